import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Page, expect as soon, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";

/** A thousand cards are compiled before a deck is read, and machines that test are busy. */
const expect = soon.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

const SHARED = fileURLToPath(new URL("../../../../../shared/decks/", import.meta.url));
const isShared = existsSync(SHARED);

const JINX = `# Deck: Powder Keg
Legend:
1 Jinx, Loose Canon
Champion:
1 Jinx, Rebel
MainDeck:
2 Jinx, Demolitionist
3 Chemtech Enforcer
3 Flame Chompers
2 Legion Rearguard
3 Traveling Merchant
3 Raging Soul
2 Evershade Stalker
2 Corrupt Enforcer
2 Undercover Agent
1 Rhasa the Sunderer
3 Get Excited!
2 Hextech Ray
2 Void Seeker
2 Ruthless Strike
2 Ride the Wind
2 Lunar Boon
3 Super Mega Death Rocket!
Battlefields:
1 Zaun Warrens
1 Windswept Hillock
1 Void Gate
Runes: 7 Fury Rune 5 Chaos Rune
`;

const legality = (page: Page) => page.getByRole("region", { name: "Legality" });

async function importText(page: Page, text: string): Promise<void> {
  await page.goto("/decks");
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByLabel("The deck as text").fill(text);
}

test("a list with a slip is mended, imported, made illegal and told why, and exported @long", async ({ page }) => {
  await importText(page, JINX);
  await expect(page.getByRole("alert")).toContainText('Line 3: "Jinx, Loose Canon" is not a card. Did you mean "Jinx, Loose Cannon"?');
  await page.getByRole("button", { name: "Use “Jinx, Loose Cannon”" }).click();
  await page.getByRole("button", { name: "Import “Powder Keg”" }).click();
  await expect(page.getByLabel("Name of the deck")).toHaveValue("Powder Keg");
  await expect(legality(page)).toContainText("Legal");

  await page.getByRole("button", { name: "One Get Excited! more" }).click();
  await expect(legality(page)).toContainText("4 copies of Get Excited!; at most 3");
  await expect(legality(page).getByRole("link", { name: "103.2.b" })).toHaveAttribute("href", "/rules/103.2.b");
  await expect(legality(page)).toContainText("exactly 40 are allowed");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(legality(page)).toContainText("Legal");

  await page.getByRole("button", { name: "Export" }).click();
  const text = page.getByLabel("The deck as text");
  await expect(text).toHaveValue(/3 Get Excited! \(OGN-008\)/);
  await page.getByText("Tabletop Simulator").click();
  await expect(text).toHaveValue(/^OGN-251-1 OGN-202-1 /);
  await page.getByText("Plain list").click();
  await expect(text).toHaveValue(/^1 Jinx, Loose Cannon\n\n1 Jinx, Rebel\n/);
  await page.getByText("Deck code").click();
  await expect(text).toHaveValue(/^[A-Z2-7]{40,}\s*$/);
  const code = (await text.inputValue()).trim();

  await page.goto(`/decks/shared#${code}/${encodeURIComponent("From a friend")}`);
  await expect(page.getByRole("heading", { name: "From a friend", level: 1 })).toBeVisible();
  await expect(legality(page)).toContainText("Legal");
  await page.getByRole("button", { name: "Make it my own" }).click();
  await expect(page.getByLabel("Name of the deck")).toHaveValue("From a friend");
});

test("a deck is taken to the table", async ({ page }) => {
  await page.goto("/decks/sett");
  await page.getByRole("button", { name: "Play this deck" }).click();
  await expect(page).toHaveURL(/\/play#sett$/);
  await expect(page.getByRole("combobox", { name: /^Deck/ }).first()).toHaveValue("sett");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(
    page.locator("[data-table] section[data-mine] [data-object]", { has: page.getByRole("img", { name: /^Sett/ }) }).first(),
  ).toBeVisible();
});

/** Files of decks whose remarks say so. */
const sharedDecks = (says: RegExp): string[] =>
  (isShared ? readdirSync(SHARED) : [])
    .filter((name) => name.endsWith(".txt"))
    .map((name) => join(SHARED, name))
    .filter((file) => says.test(readFileSync(file, "utf8")));

async function importFile(page: Page, file: string): Promise<void> {
  await page.goto("/decks");
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByLabel("Open a file").setInputFiles(file);
  await page.getByRole("button", { name: /^Import “/ }).click();
  await expect(page.getByLabel("Name of the deck")).toBeVisible();
}

test(`decks of tournaments are opened from their files${isShared ? "" : " (skipped: ../shared/decks is not here)"}`, async ({ page }) => {
  test.skip(!isShared, "../shared/decks is not here");
  const [whole] = sharedDecks(/^# Legal under 2026-09-18 ban list: yes(?![\s\S]*# PARTIAL)/m);
  await importFile(page, whole);
  await expect(page.getByRole("heading", { name: "Main Deck" })).toContainText("40 of 40");
  await expect(legality(page)).toContainText("Legal");
  const [partial] = sharedDecks(/^# PARTIAL: .*chosen champion/m);
  await importFile(page, partial);
  await expect(legality(page)).toContainText("There is no Chosen Champion. 103.2.a");
});

test("a deck is built from nothing by keyboard alone", async ({ page }) => {
  await page.goto("/decks");
  await page.getByRole("button", { name: "New deck" }).press("Enter");
  const cell = (name: string) => page.getByRole("toolbar").getByRole("button", { name: new RegExp(`^${name}`) });
  await page.getByRole("searchbox").fill("loose cannon");
  await cell("Jinx, Loose Cannon").press("Enter");
  await expect(page.getByLabel("Name of the deck")).toHaveValue("Jinx, Loose Cannon");
  await page.getByRole("searchbox").fill("rebel");
  await cell("Jinx, Rebel").press("Enter");
  await page.getByRole("searchbox").fill("get excited");
  await cell("Get Excited!").press("Enter");
  await cell("Get Excited!").press("+");
  await expect(cell("Get Excited!")).toHaveAccessibleName(/2 in the deck$/);
  await cell("Get Excited!").press("-");
  await expect(cell("Get Excited!")).toHaveAccessibleName(/1 in the deck$/);
  await cell("Get Excited!").press("i");
  await expect(page.getByRole("dialog", { name: "Get Excited!" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Split runes by what the cards cost" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Rune Deck" })).toContainText("12 of 12");
  await expect(legality(page)).toContainText("the Main Deck has 2 cards; it needs 40", { ignoreCase: true });
});

test("one's own decks stay, are doubled, and come back when they were deleted by mistake @long", async ({ page }) => {
  await page.goto("/decks/jinx");
  await page.getByRole("button", { name: "Make it my own" }).click();
  await page.getByLabel("Name of the deck").fill("Mine");
  await page.getByRole("button", { name: "Duplicate" }).click();
  await expect(page.getByLabel("Name of the deck")).toHaveValue("Mine (copy)");
  await page.goto("/decks");
  await expect(page.getByRole("link", { name: /Mine \(copy\)/ })).toBeVisible();
  await page.getByRole("link", { name: /Mine \(copy\)/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: /Mine \(copy\)/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /Mine \(copy\)/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /Mine \(copy\)/ })).toBeVisible();
});

test("what cannot be read says so", async ({ page }) => {
  await page.goto("/decks/shared#AAAAAAAAAAAAAAAAAAAA/x");
  await expect(page.getByRole("heading", { name: "There is no such deck" })).toBeVisible();
  await expect(page.getByText("deck code cannot be read")).toBeVisible();
  await importText(page, "Sorcery:\n3 Cleave");
  await expect(page.getByRole("alert")).toContainText('"Sorcery" is no part of a deck');
  await expect(page.getByRole("button", { name: "Import", exact: true }).last()).toBeDisabled();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("cards and deck are two sides of one screen, and nothing is wider than it", async ({ page }) => {
    await page.goto("/decks/ahri");
    await page.getByRole("button", { name: "Make it my own" }).tap();
    await page.getByRole("tab", { name: "Deck (40)" }).tap();
    await expect(legality(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole("tab", { name: "Cards" }).first().tap();
    await page.getByRole("toolbar").getByRole("button").first().tap();
    await expect(page.getByRole("tab", { name: "Deck (41)" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

for (const path of ["/decks", "/decks/jinx"])
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/40 of 40|40 cards/).first()).toBeVisible();
    await expectAccessible(page);
  });

test("the builder and its sheets are accessible @long", async ({ page }) => {
  await page.goto("/decks/jinx");
  await page.getByRole("button", { name: "Make it my own" }).click();
  await page
    .getByRole("button", { name: "One Cleave more" })
    .or(page.getByRole("button", { name: "One Get Excited! more" }))
    .click();
  await expect(legality(page)).toContainText("to mend");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByLabel("The deck as text")).toBeVisible();
  await expectAccessible(page);
});
