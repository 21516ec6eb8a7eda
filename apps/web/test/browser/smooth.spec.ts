import { expect, test } from "@playwright/test";
import { sitDown, untilAsked } from "./table.ts";

/** A task of the renderer's main thread, as the browser's trace tells it: `tdur` is the time that the thread was at work. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const LONGEST_MS = 50;

test("no task of the page is longer than 50 ms while a bot thinks and cards move", async ({ page, browser }) => {
  await sitDown(page, { bot: "strong", seed: 21, pace: 300 });
  await page.keyboard.press(" "); // keep the hand
  await untilAsked(page);
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  const at = Number(await page.locator("[data-table]").getAttribute("data-at"));
  for (let turn = 0; turn < 3; turn++) {
    const able = page.locator('[data-table] [data-nav][data-light="able"]');
    if ((await able.count()) > 0) {
      await able.first().focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press(" ");
      await page.waitForTimeout(400);
    }
    await page.keyboard.press("Escape");
    await untilAsked(page);
    await page.keyboard.press("t"); // pass until my turn, while the other one thinks and acts
    await page.waitForTimeout(600);
    await untilAsked(page);
  }
  const trace = await browser.stopTracing();
  if (process.env.TRACE) (await import("node:fs")).writeFileSync(process.env.TRACE, trace);
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  expect(Number(await page.locator("[data-table]").getAttribute("data-at"))).toBeGreaterThan(at + 6);
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => name.endsWith("RunTask") && ph === "X" && mains.has(`${pid}/${tid}`));
  expect(tasks.length).toBeGreaterThan(100);
  const worst = tasks.map(({ dur = 0, tdur = dur }) => Math.min(dur, tdur) / 1000).sort((a, b) => b - a);
  console.log(
    `longest tasks: ${worst
      .slice(0, 5)
      .map((ms) => `${ms.toFixed(1)} ms`)
      .join(", ")} of ${tasks.length}`,
  );
  expect(worst[0]).toBeLessThan(LONGEST_MS);
});
