import { expect, type Page, test } from "@playwright/test";
import { STARTER_DECKS } from "@rulebound/cards";
import { expectAccessible } from "./axe.ts";

test.use({ reducedMotion: "reduce", locale: "en-GB" });

const text = (STARTER_DECKS[0].text ?? "").replace(/^Battlefields:\n1 .*\n/m, "Battlefields:\n1 Reaver's Row\n");
const WHY = "Reaver's Row is banned since 2026-09-18. 103.4 TR 601.2.d";

const verdict = (page: Page) => page.locator("[data-verdict]");
const saysWhy = (page: Page) => page.getByRole("listitem").filter({ hasText: WHY });

test("the deck builder, a table of one's own and one online say the same of a deck", async ({ page }) => {
  await page.addInitScript((list) => {
    const decks = [{ id: "own-1", name: "Row", text: list, changed: 1 }];
    localStorage.setItem("rulebound.decks", JSON.stringify({ state: { decks }, version: 0 }));
  }, text);
  await page.goto("/decks/own-1");
  await expect(saysWhy(page)).toBeVisible();
  const said = (await verdict(page).textContent()) ?? "";

  await page.goto("/play");
  await page.getByLabel("Deck").first().selectOption("own-1");
  await expect(saysWhy(page)).toHaveCount(1);
  await expect(verdict(page).first()).toHaveText(said);
  await expect(verdict(page).last()).toHaveAttribute("data-verdict", "legal");
  await expect(page.getByRole("button", { name: "Sit down" })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel("Format").selectOption("open");
  await expect(saysWhy(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Sit down" })).toBeEnabled();
  await page.getByLabel("Format").selectOption("standard");
  await expect(saysWhy(page)).toHaveCount(1);

  await page.goto("/online");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByLabel("Your deck").selectOption("own-1");
  await expect(saysWhy(page)).toBeVisible();
  await expect(verdict(page)).toHaveText(said);
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Reaver's Row is banned since 2026-09-18" })).toBeVisible();
});

test("teammates may not share a legend, and a table says so", async ({ page }) => {
  await page.goto("/play");
  await page.getByRole("radio", { name: "Two against two" }).check();
  await page.getByLabel("Deck").nth(2).selectOption("jinx");
  await expect(page.getByRole("link", { name: "489.8.h" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Sit down" })).toBeDisabled();
  await page.getByLabel("Deck").nth(2).selectOption("sett");
  await expect(page.getByRole("button", { name: "Sit down" })).toBeEnabled();
});
