import { expect, type Page, test } from "@playwright/test";
import { asked, lay, play, tray } from "./desk.ts";
import { gameWithDamage, goOnFrom } from "./positions.ts";
import { look, playOn, sitDown, untilAsked } from "./table.ts";
import { mouse } from "./touches.ts";

/** Questions say what the answer does, with its price, and nothing else of the card. */

interface Laid {
  readonly hand: string;
  readonly deck?: string;
  readonly theirs?: string;
  readonly steps?: string;
}

const position = (name: string, { hand, deck = "[]", theirs = "V4", steps = "" }: Laid): string => `name: ${name}
players:
  P1:
    runes: {fury: 3, calm: 3, mind: 3, chaos: 3}
    base: [V1]
    hand: [${hand}]
    deck: ${deck}
  P2:
    base: [${theirs}]
battlefields:
  - BF-A: {units: {P2: [V2, V5]}}
  - BF-B: {controller: P1, units: {P1: [V3]}}
${steps === "" ? "" : `steps:\n  - ${steps.split("; ").join("\n  - ")}\n`}`;

const asks = (page: Page, words: string): Promise<void> => expect(asked(page)).toContainText(words);

test("a target: what will be done to it", async ({ page }) => {
  await lay(page, position("a target", { hand: "Hextech Ray" }));
  await play(page, "Hextech Ray");
  await asks(page, "Deal 3 to which unit at a battlefield?");
});

test("a may: the clause, and not the whole card", async ({ page }) => {
  await lay(page, position("a may", { hand: "Pickpocket", theirs: "V4, Gold", steps: "P1: play Pickpocket to base; all pass" }));
  await asks(page, "Kill a gear with Energy cost");
  await expect(tray(page)).not.toContainText("When you play me");
});

test("a mode: each says what it does", async ({ page }) => {
  await lay(page, position("modes", { hand: "Encore" }));
  await play(page, "Encore");
  await expect(tray(page).getByRole("button", { name: /Play two 1/ })).toBeVisible();
  await lay(page, position("a mode", { hand: "Mesmerize" }));
  await play(page, "Mesmerize");
  await expect(tray(page).getByRole("button", { name: /Return a friendly unit to its owner's hand/ })).toBeVisible();
  await expect(tray(page).getByRole("button", { name: /Give an enemy unit -2/ })).toBeVisible();
});

test("a destination: what goes there", async ({ page }) => {
  await lay(page, position("a destination", { hand: "Charm" }));
  await play(page, "Charm");
  await asks(page, "Move which enemy unit?");
  await page.locator('[data-object][data-light="goal"]').first().click();
  await asks(page, "Move an enemy unit: where to?");
});

test("a discard: that it is one", async ({ page }) => {
  await lay(
    page,
    position("a discard", { hand: "Chemtech Enforcer, Hextech Ray, Charm", steps: "P1: play Chemtech Enforcer to base; all pass" }),
  );
  await asks(page, "Discard which card?");
});

test("a card of several: where it goes", async ({ page }) => {
  await lay(
    page,
    position("several cards", { hand: "Stacked Deck", deck: "[Charm, Hextech Ray, Mesmerize]", steps: "P1: play Stacked Deck; all pass" }),
  );
  await asks(page, "Put which one into your hand?");
});

test("a place: which card is played there", async ({ page }) => {
  await lay(page, position("a place", { hand: "Legion Rearguard" }));
  await play(page, "Legion Rearguard");
  await asks(page, "Where do you play Legion Rearguard?");
});

test("what is given up: what happens to it", async ({ page }) => {
  await lay(page, position("a price", { hand: "Cruel Patron" }));
  await play(page, "Cruel Patron");
  await page.locator('section[data-place][data-light="goal"]').first().click();
  await asks(page, "Kill which friendly unit?");
});

test("in a game, an additional cost says its price and what it brings", async ({ page }) => {
  const words = async (): Promise<string> => ((await asked(page).textContent()) ?? "").replace(/\s+/g, " ");
  let heard = "";
  // Whether such a card is drawn in time depends on the decks: a few games are tried.
  for (let seed = 3; seed < 10 && heard === ""; seed++) {
    await sitDown(page, { deck: "jinx", seed });
    for (;;) {
      const sight = await playOn(page, mouse(page), (now) => now.asked === "may", 400);
      if (sight.isOver) break;
      const said = await words();
      expect(said).not.toContain("Use this effect?");
      expect(said).not.toContain("Pay the additional cost?");
      if (said.includes("so that it enters ready?")) {
        heard = said;
        break;
      }
      await page.keyboard.press("y");
      await expect.poll(async () => (await look(page)).at).not.toBe(sight.at);
    }
  }
  expect(heard).toMatch(/Pay.*1 Energy.*Power.* so that it enters ready\?/);
});

test("damage that kills everything is not asked about, and goes on when it is taken back", async ({ page }) => {
  await goOnFrom(page, gameWithDamage(["jinx", "ahri"], true).replay);
  const { asked: kind, isOver } = await untilAsked(page);
  expect(isOver || kind !== "assign").toBe(true);
  await expect(page.locator('[data-tray][data-kind="assign"]')).toHaveCount(0);
  await page.keyboard.press("z");
  await page.waitForTimeout(500);
  await expect(page.locator('[data-tray][data-kind="assign"]')).toHaveCount(0);
});

test("damage that does not kill everything is asked about, with a legal split ready", async ({ page }) => {
  await goOnFrom(page, gameWithDamage(["jinx", "ahri"], false).replay);
  await untilAsked(page);
  await expect(page.locator('[data-tray][data-kind="assign"]')).toBeVisible();
  await page.locator("[data-main]", { hasText: "Deal" }).click();
  await expect(page.locator('[data-tray][data-kind="assign"]')).toHaveCount(0);
});
