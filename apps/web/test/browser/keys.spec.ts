import { expect, test } from "@playwright/test";
import { gameWithNeededCost } from "./needed-cost.ts";
import { goOnWith } from "./positions.ts";
import { look, sitDown, untilAsked } from "./table.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

test("N says no only where no is an answer, and Y yes only while the question can be seen", async ({ page }) => {
  const replay = gameWithNeededCost();
  const seats = [null, "skilled"].map((bot, seat) => ({ name: `P${seat + 1}`, bot, deck: "", deckName: "" }));
  const setup = { id: "needed", mode: "duel", seats, seed: replay.seed, fullControl: false } as const;
  await goOnWith(page, { setup, replay, startedAt: 0, match: null });
  const { asked, at } = await untilAsked(page);
  expect(asked).toBe("may");
  await expect(page.getByRole("button", { name: "Yes" })).toBeVisible();
  await expect(page.getByRole("button", { name: "No", exact: true })).toHaveCount(0);
  await page.keyboard.press("n");
  await page.getByRole("button", { name: "Look at the board" }).click();
  await expect(page.getByText(/^Not now: /)).toHaveCount(0);
  await page.keyboard.press("y");
  expect((await look(page)).at).toBe(at);
  await page.getByRole("button", { name: "Back to the question" }).click();
  await page.keyboard.press("y");
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(at);
});

test("in a menu keys are the menu's", async ({ page }) => {
  await sitDown(page, { seed: 21 });
  expect((await untilAsked(page)).asked).toBe("mulligan");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help).toBeVisible();
  await page.keyboard.press(" ");
  await expect(help).toHaveCount(0);
  expect((await look(page)).asked).toBe("mulligan");
  await page.keyboard.press(" ");
  await expect.poll(async () => (await look(page)).asked).not.toBe("mulligan");
});
