import { expect, test } from "@playwright/test";
import { playOn, sitDown } from "./table.ts";
import { mouse } from "./touches.ts";

test.use({ serviceWorkers: "allow", reducedMotion: "reduce", locale: "en-GB" });

test("after one visit a game against a bot can be played without a network", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  expect(await page.evaluate(() => fetch("/health", { cache: "no-store" }).catch(() => null))).toBeNull();
  await sitDown(page, { seed: 23 });
  const { at } = await playOn(page, mouse(page), (sight) => sight.at > 8);
  expect(at).toBeGreaterThan(8);
});
