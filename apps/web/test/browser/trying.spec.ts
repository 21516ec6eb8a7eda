import { expect as soon, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";

/** A thousand cards are compiled before a deck is read, and machines that test are busy. */
const expect = soon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

test("a sample hand is drawn, two cards are replaced, and turns go on @long", async ({ page }) => {
  await page.goto("/decks/jinx");
  await page.getByRole("button", { name: "Try out" }).click();
  const hand = page.getByRole("region", { name: "A sample hand" });
  const cards = hand.getByRole("listitem");
  await expect(cards).toHaveCount(4);
  await cards.nth(0).getByRole("button").click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await cards.nth(2).getByRole("button").click();
  await expect(hand.getByRole("button", { pressed: true })).toHaveCount(2);
  const kept = await cards.nth(3).getByRole("img").first().getAttribute("aria-label");
  await expectAccessible(page);
  await hand.getByRole("button", { name: "Replace 2 cards" }).click();
  await expect(cards).toHaveCount(4);
  await expect(cards.nth(1).getByRole("img").first()).toHaveAttribute("aria-label", kept ?? "");
  await hand.getByRole("button", { name: "Draw for the turn" }).click();
  await expect(cards).toHaveCount(5);
  await expect(hand.getByRole("status")).toContainText("turn 1");
  await hand.getByRole("button", { name: "Another hand" }).click();
  await expect(cards).toHaveCount(4);
});

test("draw odds are exact, by turn and by who begins", async ({ page }) => {
  await page.goto("/decks/jinx");
  await page.getByRole("button", { name: "Try out" }).click();
  const odds = page.getByRole("region", { name: "Chance to have a card" });
  const three = odds.getByRole("row", { name: /^3×/ }).first().getByRole("cell");
  // Of 39 cards seven are seen by turn 3, nine with the mulligan: 1 - C(36,7)/C(39,7) and 1 - C(36,9)/C(39,9).
  await expect(three).toHaveText(["45.7%", "55.6%"]);
  await expect(odds).toContainText("Runes channelled by then: 6.");
  await odds.getByLabel("Who begins").selectOption("last");
  await expect(odds).toContainText("Runes channelled by then: 7.");
  await expect(three).toHaveText(["45.7%", "55.6%"]);
  await odds.getByLabel("Players").selectOption("more");
  await odds.getByLabel("Who begins").selectOption("first");
  await expect(three.first()).toHaveText("40.3%");
});

test("a deck is played alone, on the real board, against somebody who only passes", async ({ page }) => {
  await page.goto("/decks/jinx");
  await page.getByRole("button", { name: "Try out" }).click();
  await page.getByRole("button", { name: "Play alone" }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator("[data-table]")).toContainText("Passive opponent");
  await expect(page.locator("[data-table] section[data-mine] [data-object]").first()).toBeVisible();
});

test("a deck is shared by one press, and opens from the link and from ?code= @long", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/decks/jinx");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, code] = /\/decks\/shared#([A-Z2-7]+)\//.exec(link) ?? [];
  expect(code).toBeDefined();
  await page.goto(`/decks?code=${code}&name=${encodeURIComponent("From a friend & me")}`);
  await expect(page.getByRole("heading", { name: "From a friend & me", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Legality" })).toContainText("Legal");
  await page.goto("/decks?code=AAAA");
  await expect(page.getByRole("heading", { name: "There is no such deck" })).toBeVisible();

  await page.goto("/decks");
  await page.getByRole("button", { name: "Import" }).click();
  const text = page.getByLabel("The deck as text");
  await text.fill(`https://piltoverarchive.com/deckbuilder?code=${code}`);
  await expect(page.getByRole("button", { name: /^Import “/ })).toBeEnabled();
  await text.fill("https://piltoverarchive.com/decks/view/00000000-0000-0000-0000-000000000001");
  await expect(page.getByRole("alert")).toContainText("piltoverarchive.com keeps it");
  await text.fill("3 Get Excited!\n".repeat(2_000));
  await expect(page.getByRole("alert")).toHaveText(/longer than 20000 characters/);
  await expect(page.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
});
