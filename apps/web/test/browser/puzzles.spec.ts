import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { movesOf, perform } from "./solving.ts";
import type { Touch } from "./table.ts";
import { finger, keys } from "./touches.ts";

const PUZZLES = [1, 2, 3];

async function solveThree(page: Page, touch: Touch): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("rulebound.pace", "0"));
  for (const number of PUZZLES) {
    await page.goto(`/puzzles/${number}`);
    for (const move of movesOf(number)) await perform(page, touch, move);
    await expect(page.getByText("Solved!")).toBeVisible();
  }
  await page.goto("/puzzles");
  await expect(page.getByRole("link", { name: /^Puzzle \d+,.*Solved$/ })).toHaveCount(PUZZLES.length);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce", locale: "en-GB" });
  test("three puzzles are solved with a finger @long", ({ page }) => solveThree(page, finger(page)));
});

test.describe("at a desk", () => {
  test.use({ reducedMotion: "reduce", locale: "en-GB" });
  test("three puzzles are solved by keys alone @long", ({ page }) => solveThree(page, keys(page)));
});

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
