import { expect, type Page, test } from "@playwright/test";
import { noteCards, notes, playedByOthers } from "./shown-cards.ts";
import { look, playOn, sitDown, untilAsked } from "./table.ts";
import { middleOf, mouse } from "./touches.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

const main = (page: Page) => page.locator("[data-main]");
const turnNow = async (page: Page): Promise<number> =>
  Number(/Turn (\d+)/.exec((await page.locator("[data-table] header p span").first().textContent({ timeout: 5000 })) ?? "")?.[1] ?? 0);

/** Keeps the hand, and waits for one's own first main phase. */
async function toOwnTurn(page: Page): Promise<void> {
  await playOn(page, mouse(page), ({ asked, main: label }) => asked === "act" && label === "End turn", 0);
}

test("a turn ends when the player ends it, also when nothing else can be done", async ({ page }) => {
  await sitDown(page, { seed: 42 });
  await toOwnTurn(page);
  const turn = await turnNow(page);
  for (let n = 0; n < 20; n++) {
    const { goals, able, held, main: label } = await untilAsked(page);
    if (goals.length > 0) await mouse(page).point(goals[0]);
    else if (held) await main(page).click();
    else if (able.length > 0) await mouse(page).point(able[0]);
    else if (label === "End turn") break;
    else await main(page).click();
    await page.waitForTimeout(250);
    expect(await turnNow(page), "the turn has ended by itself").toBe(turn);
  }
  await page.waitForTimeout(1500);
  expect(await turnNow(page)).toBe(turn);
  await expect(main(page)).toHaveText("End turn");
  await main(page).click();
  await expect.poll(() => turnNow(page)).toBeGreaterThan(turn);
});

for (const [pace, name] of [
  [1000, "normal"],
  [500, "fast"],
] as const)
  test(`each card that a bot plays can be seen for the time that is set: ${name}`, async ({ page }) => {
    await noteCards(page);
    await sitDown(page, { seed: 43, pace });
    for (let turns = 0; turns < 4; turns++) {
      await toOwnTurn(page);
      await main(page).click();
      await page.waitForTimeout(300);
    }
    await toOwnTurn(page);
    const played = await playedByOthers(page);
    const shown = await notes(page);
    expect(played.length).toBeGreaterThan(1);
    for (const card of new Set(played)) {
      const times = shown.filter((one) => one.card === card && one.ms > 0.9 * pace);
      expect(times.length, `${card} was played ${played.filter((one) => one === card).length} times`).toBeGreaterThanOrEqual(
        played.filter((one) => one === card).length,
      );
    }
    for (const { ms } of shown) expect(ms).toBeLessThan(2 * pace + 300);
  });

test("who begins, turns and points are announced, and the last turn can be shown again @long", async ({ page }) => {
  await sitDown(page, { seed: 44, pace: 600 });
  await expect(page.locator('[data-moment="begins"]')).toHaveText(/begins?$/);
  await toOwnTurn(page);
  await main(page).click();
  await expect(page.locator('[data-moment="turn"]')).toHaveText(/'s turn/);
  await toOwnTurn(page);
  const { at } = await look(page);
  await page.getByRole("button", { name: "Show the last turn again" }).click();
  await expect(page.getByText("The last turn, again")).toBeVisible();
  await expect(page.getByText("The last turn, again")).toHaveCount(0);
  await expect.poll(async () => (await look(page)).at).toBe(at);
  await expect(main(page)).toHaveText("End turn");
});

test("a turn ends by itself if that is set, which can be seen and held", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("rulebound.settings", JSON.stringify({ state: { autoEnd: true, language: "en" }, version: 0 })),
  );
  await sitDown(page, { seed: 42 });
  await toOwnTurn(page);
  const turn = await turnNow(page);
  for (let n = 0; n < 20; n++) {
    const { goals, able, held } = await untilAsked(page);
    if (goals.length > 0) await mouse(page).point(goals[0]);
    else if (held) await main(page).click();
    else if (able.length > 0) await mouse(page).point(able[0]);
    else break;
    await page.waitForTimeout(250);
  }
  const wait = page.getByRole("button", { name: "Wait" });
  await expect(wait).toBeVisible();
  await wait.click();
  await page.waitForTimeout(3500);
  expect(await turnNow(page)).toBe(turn);
});

test("the speed can be changed in play", async ({ page }) => {
  await sitDown(page, { seed: 45 });
  await page.evaluate(() => sessionStorage.removeItem("rulebound.pace"));
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByLabel("Speed of the others").selectOption("slow");
  await page.keyboard.press("Escape");
  await toOwnTurn(page);
  await main(page).click();
  await expect(page.locator('[data-moment="turn"]')).toBeVisible();
  expect(await middleOf(page, "[data-moment]")).toBeTruthy();
});
