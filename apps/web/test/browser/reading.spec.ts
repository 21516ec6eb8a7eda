import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { large, lay, tray } from "./desk.ts";
import { sitDown, untilAsked } from "./table.ts";

/** Wherever a card appears it can be read: under the mouse, with the keys, by a long press. */

async function readByMouse(page: Page, what: Locator, name: string | RegExp): Promise<void> {
  await page.mouse.move(2, 2);
  await expect(large(page)).toHaveCount(0);
  await what.hover();
  await expect(large(page)).toContainText(name);
}

async function readByKeys(page: Page, what: Locator, name: string | RegExp): Promise<void> {
  await page.mouse.move(2, 2);
  await what.focus();
  await page.keyboard.press("v");
  await expect(large(page)).toContainText(name);
  await page.keyboard.press("Escape");
  await expect(large(page)).toHaveCount(0);
}

const nameOf = async (what: Locator): Promise<string> => ((await what.getAttribute("aria-label")) ?? "").replace(/[:;,].*$/s, "");

test("a card of the mulligan is read by mouse and keys, and has its text on its face", async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await sitDown(page);
  for (let n = 0; n < 4 && (await untilAsked(page)).asked !== "mulligan"; n++) await tray(page).locator("[data-nav]").first().click();
  const first = tray(page).locator("[data-nav]").first();
  const name = await nameOf(first);
  await readByMouse(page, first, name);
  await readByKeys(page, first, name);
  const shown = tray(page).locator("[data-nav] [data-rules] [aria-hidden]").first();
  await expect(shown).toBeVisible();
  expect((await shown.boundingBox())?.height).toBeGreaterThan(20);
});

test("a battlefield to bring is read before it is chosen", async ({ page }) => {
  await sitDown(page, { mode: "Match" });
  await untilAsked(page);
  await expect(page.locator('[data-tray][data-kind="battlefield"]')).toBeVisible();
  const first = tray(page).locator("[data-nav]").first();
  await first.hover();
  await expect(large(page)).toBeVisible();
  await readByKeys(page, first, /Battlefield/);
  await expectAccessible(page);
});

const DESK = `name: reading
players:
  P1:
    runes: {fury: 3, calm: 3, mind: 3, chaos: 3}
    base: [V1]
    hand: [Stacked Deck, Hextech Ray]
    deck: [Charm, Chemtech Enforcer, Mesmerize]
    trash: [Pickpocket]
  P2:
    base: [V4]
battlefields:
  - BF-A: {units: {P2: [V2, V5]}}
  - BF-B: {controller: P1, units: {P1: [V3]}}
`;

test("cards to choose from are read, and so is the card that asks", async ({ page }) => {
  await lay(page, `${DESK}steps:\n  - P1: play Stacked Deck\n  - all pass\n`);
  await readByMouse(page, tray(page).locator("[data-nav]", { hasText: "Charm" }), "Charm");
  await readByMouse(page, tray(page).getByRole("button", { name: "Stacked Deck" }), "Stacked Deck");
});

test("what is on the chain and in a trash is read", async ({ page }) => {
  await lay(page, `${DESK}steps:\n  - P1: play Hextech Ray on V5\n`);
  await readByMouse(page, page.locator("[data-item]").first(), "Hextech Ray");
  await page.mouse.move(2, 2);
  await page.getByRole("button", { name: /^Trash, (P1|You)/ }).click();
  await readByMouse(page, page.locator("section [data-nav]", { hasText: "Pickpocket" }).last(), "Pickpocket");
});

test("what resolves under the mouse is not read any longer", async ({ page }) => {
  await lay(page, `${DESK}steps:\n  - P1: play Hextech Ray on V5\n`);
  const item = page.locator("[data-item]").first();
  await item.hover();
  await expect(large(page)).toContainText("Hextech Ray");
  await expect(async () => {
    await page.locator("[data-main]").press("Enter", { timeout: 500 });
    await expect(item).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(large(page)).toHaveCount(0);
});

test("a line of the log shows its card", async ({ page }) => {
  await lay(page, `${DESK}steps:\n  - P1: play Hextech Ray on V5\n  - all pass\n`);
  const line = page.locator("[data-line]", { hasText: "Hextech Ray" }).first();
  await readByMouse(page, line.locator("[data-read]").first(), "Hextech Ray");
  await readByKeys(page, line, "Hextech Ray");
});

const ORDERED = `name: an order
turn: P2
players:
  P1: {base: [{card: Piltovan Guidebot, as: one}, {card: Piltovan Guidebot, as: two}, V1]}
  P2: {base: [V5]}
battlefields:
  - BF-A: {units: {P1: [V2]}, facedown: {P1: Elnuk Herd}}
  - BF-B
steps:
  - P2: move V5 to BF-A
  - P2: pass
  - P1: play Elnuk Herd from hidden
`;

test("triggers that are put in an order say what they do, alike ones are one, and their cards are read", async ({ page }) => {
  await lay(page, ORDERED);
  const rows = tray(page).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Piltovan Guidebot ×2" })).toContainText("become equal to that card's");
  await expect(rows.filter({ hasText: "Elnuk Herd" })).toContainText("When you play me");
  await readByMouse(page, rows.filter({ hasText: "Elnuk Herd" }), "Elnuk Herd");
});

test("a finger reads by a long press, and chooses nothing by it", async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 400, height: 800 } });
  await sitDown(page);
  for (let n = 0; n < 4 && (await untilAsked(page)).asked !== "mulligan"; n++) await tray(page).locator("[data-nav]").first().tap();
  const first = tray(page).locator("[data-nav]").first();
  const box = await first.boundingBox();
  if (box === null) throw new Error("there is no card");
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(large(page)).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(large(page)).toBeVisible();
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await page.close();
});
