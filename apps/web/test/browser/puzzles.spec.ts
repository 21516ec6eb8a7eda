import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";

test("a puzzle is lost when the win slips away, and taken back", async ({ page }) => {
  await page.goto("/puzzles");
  await page.getByRole("link", { name: /^Puzzle 1,/ }).click();
  await expect(page.getByText(/^Win this turn/)).toBeVisible();
  await page.locator("[data-main]", { hasText: "End turn" }).click({ timeout: 30_000 });
  await expect(page.getByText("That win has slipped away")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Take back" }).first().click();
  await expect(page.getByText(/^Win this turn/)).toBeVisible();
});

test("axe finds nothing on the list and on a puzzle", async ({ page }) => {
  await page.goto("/puzzles");
  await page.getByRole("link", { name: /^Puzzle 1,/ }).waitFor();
  await expectAccessible(page);
  await page.goto("/puzzles/1");
  await page.locator("[data-table]").waitFor({ timeout: 30_000 });
  await expectAccessible(page);
});
