import { expect, test } from "@playwright/test";
import { boardAt } from "./boards.ts";
import { goOnWith } from "./positions.ts";
import { look, untilAsked } from "./table.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

test("what is optional can be done always from now on, and asked about again", async ({ page }) => {
  // Triggers ask by themselves; the price of a card that is played is asked each time.
  const board = boardAt("duel", ({ decision }) => decision?.kind === "may" && decision.label === "" && decision.min === 0);
  await goOnWith(page, board);
  const { at, asked } = await untilAsked(page);
  expect(asked).toBe("may");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}habit.png` });
  await page.getByRole("button", { name: "Always do it" }).click();
  await expect.poll(async () => (await look(page)).at).toBeGreaterThan(at);
  await page.reload();
  await untilAsked(page);
  await page.getByRole("button", { name: "More ways to pass" }).click();
  const habits = page.getByRole("group", { name: "Single cards" });
  const habit = habits.getByRole("combobox").filter({ has: page.locator('option:text-is("Always do it")') });
  await expect(habit.first()).toHaveValue("always");
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}habit-menu.png` });
  await habit.first().selectOption("ask");
  await expect(habit).toHaveCount(0);
});
