import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { look, playOn, sitDown, untilAsked } from "./table.ts";
import { finger, keys, middleOf, mouse } from "./touches.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

test("a whole game against a bot by mouse", async ({ page }) => {
  await sitDown(page, { seed: 11 });
  const { isOver } = await playOn(page, mouse(page));
  expect(isOver).toBe(true);
  await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
});

test("a whole game against a bot by keys alone @long", async ({ page }) => {
  await sitDown(page, { seed: 12 });
  await playOn(page, keys(page));
  await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
});

test.describe("a phone held upright", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a whole game by touch, without scrolling the page", async ({ page }) => {
    await sitDown(page, { seed: 13 });
    await playOn(page, finger(page));
    await expect(page.getByRole("heading", { name: /win/ })).toBeVisible();
    const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    expect(size).toEqual([360, 740]);
  });
});

test("goes on where it was after a reload in mid-game", async ({ page }) => {
  await sitDown(page, { seed: 14 });
  await playOn(page, mouse(page), ({ at }) => at > 14);
  const before = await untilAsked(page);
  const hand = await page.locator("[data-hand] [data-object]").count();
  await page.reload();
  const after = await untilAsked(page);
  expect(after.at).toBe(before.at);
  expect(await page.locator("[data-hand] [data-object]").count()).toBe(hand);
  await page.goto("/");
  await page.getByRole("button", { name: "Go on with your game" }).click();
  expect((await untilAsked(page)).at).toBe(before.at);
});

test("takes back to an earlier decision, and concedes", async ({ page }) => {
  await sitDown(page, { seed: 15 });
  await playOn(page, mouse(page), ({ at }) => at > 8);
  const { at } = await look(page);
  await page.keyboard.press("z");
  await expect.poll(async () => (await look(page)).at).toBeLessThan(at);
  await page.getByRole("button", { name: "Game menu" }).click();
  await page.getByRole("button", { name: "Concede" }).click();
  await expect(page.getByRole("heading", { name: /wins/ })).toBeVisible();
});

test("plays a card by dragging it onto the table", async ({ page }) => {
  await sitDown(page, { seed: 16 });
  const playable = '[data-hand] [data-light="able"]';
  await playOn(page, mouse(page), (sight) => sight.asked === "act" && sight.able.length > 0);
  for (let n = 0; n < 12 && (await page.locator(playable).count()) === 0; n++) {
    await page.locator("[data-main]").click();
    await untilAsked(page);
  }
  const { at } = await look(page);
  const from = await middleOf(page, playable);
  const to = await middleOf(page, "[data-place]");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(at);
});

test("says why a card cannot be played", async ({ page }) => {
  await sitDown(page, { seed: 17 });
  await playOn(page, mouse(page), (sight) => sight.asked === "act");
  const dull = page.locator("[data-hand] [data-object]:not([data-light])").first();
  await dull.click();
  await expect(page.getByText(/^Not now: .+ \(\d{3}[\d.a-z]*\)\.$/).first()).toBeVisible();
});

test("tells the causes of what happened", async ({ page }) => {
  await sitDown(page, { seed: 18 });
  await playOn(page, mouse(page), ({ at }) => at > 6);
  await page
    .getByRole("region", { name: "What happened" })
    .getByRole("button", { name: /draw|channel|played/ })
    .last()
    .click();
  const why = page.getByRole("region", { name: "Why?" });
  await expect(why.getByRole("link").first()).toHaveText(/^\d{3}/);
  await expect(why.getByRole("listitem").first()).toContainText(/\w{4,}/);
});

for (const [mode, seats] of [
  ["Skirmish", 3],
  ["War", 4],
  ["Two against two", 4],
] as const)
  test(`a table for ${seats}: ${mode}`, async ({ page }) => {
    await sitDown(page, { mode, seed: 19 });
    await playOn(page, mouse(page), ({ at }) => at > 45);
    await expect(page.getByRole("region", { name: /^Seat:/ })).toHaveCount(seats);
    await expect(page.locator("section[data-place]")).toHaveCount(3);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll("[data-table] section")].every((part) => part.getBoundingClientRect().right <= innerWidth + 1),
    );
    expect(wide).toBe(true);
    // Bands, battlefields and hand share the height: whoever takes too much of it cuts off the others.
    expect(await cutOff(page)).toEqual([]);
  });

/** Units that reach out of their battlefield, which hides what does not fit; a card lying aside may do so by its corners. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("section[data-place] [data-object]")].flatMap((card) => {
      const inner = card.getBoundingClientRect();
      const outer = (card.closest("section") as HTMLElement).getBoundingClientRect();
      const corners = 8;
      return inner.top >= outer.top - corners && inner.bottom <= outer.bottom + corners ? [] : [card.getAttribute("aria-label") ?? "?"];
    }),
  );

test("start and table have no accessibility violations @long", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/play");
  await expectAccessible(page);
  await sitDown(page, { seed: 20 });
  await expectAccessible(page);
  await playOn(page, mouse(page), ({ at }) => at > 12);
  await untilAsked(page);
  await expectAccessible(page);
});
