import { type Browser, expect, type Page, test } from "@playwright/test";
import type { CurrentGame } from "../../src/app/saved.ts";
import { boardAt, MOMENTS } from "./boards.ts";
import { faultsAt, SIZES } from "./fits.ts";
import { payByHand } from "./paying-by-hand.ts";
import { goOnWith } from "./positions.ts";

/**
 * Every kind of question and board, at every size: nothing is cut off, covered, across each other or too small to touch.
 * THEME=contrast TEXT=150 look at all of them in other colours and at another size of text; here that is done for some.
 */

/** A card with a price of Energy and Power, and the longest words that go with it. */
async function holdDearest(page: Page): Promise<void> {
  await page
    .locator('[data-hand] [data-light="able"]')
    .last()
    .click({ position: { x: 8, y: 20 } });
  await page.locator("[data-hand] [data-held]").waitFor();
}

const LOOKS = { theme: process.env.THEME ?? "dark", textSize: Number(process.env.TEXT ?? 100) };
const LARGE = { theme: "light", textSize: 150 };

const BOARDS: readonly (readonly [name: string, make: () => CurrentGame, prepare?: (page: Page) => Promise<void>])[] = [
  ["mulligan", () => boardAt("duel", MOMENTS.mulligan)],
  ["mulligan of long texts", () => boardAt("duel", MOMENTS.mulligan, "wordy")],
  ["hand of long texts", () => boardAt("duel", ({ turnNumber, decision }) => turnNumber > 2 && decision?.kind === "act", "wordy")],
  ["main phase", () => boardAt("duel", MOMENTS["main phase"])],
  ["a held card", () => boardAt("duel", MOMENTS["main phase"]), holdDearest],
  ["paying by hand", () => boardAt("duel", MOMENTS["main phase"]), payByHand],
  ["target", () => boardAt("duel", MOMENTS.target)],
  ["damage", () => boardAt("duel", MOMENTS.damage)],
  ["chain", () => boardAt("duel", MOMENTS.chain)],
  ["showdown", () => boardAt("duel", MOMENTS.showdown)],
  ["order", () => boardAt("duel", MOMENTS.order)],
  ["yes or no", () => boardAt("duel", MOMENTS["yes or no"])],
  ["one of several texts", () => boardAt("duel", MOMENTS["one of several texts"], { card: "Disposal Order", deck: "sett" })],
  ["a place", () => boardAt("duel", MOMENTS["a place"])],
  ["cards of a pile", () => boardAt("duel", MOMENTS["cards of a pile"])],
  ["cards to discard", () => boardAt("duel", MOMENTS["cards to discard"])],
  ["a split", () => boardAt("duel", MOMENTS["a split"], { card: "Scorched Earth", deck: "jinx" })],
  ["a number", () => boardAt("duel", MOMENTS["a number"], { card: "Ancient Henge", deck: "sett" })],
  ["a name", () => boardAt("duel", MOMENTS["a name"], { card: "Fallen Feline", deck: "sett" })],
  ["a battlefield", () => boardAt("match", MOMENTS["a battlefield"])],
  ["a player", () => boardAt("ffa4", MOMENTS["a player"], { card: "Sabotage", deck: "sett" })],
  ["a full base", () => boardAt("duel", MOMENTS["a full base"])],
  ["three equipments", () => boardAt("duel", MOMENTS["three equipments"], { card: "Doran's Blade", deck: "sett" })],
  ["end", () => boardAt("duel", null)],
  ["four, main phase", () => boardAt("ffa4", MOMENTS["main phase"])],
  ["four, damage", () => boardAt("ffa4", MOMENTS.damage)],
  ["two against two, main phase", () => boardAt("2v2", MOMENTS["main phase"])],
  ["two against two, showdown", () => boardAt("2v2", MOMENTS.showdown)],
];

async function open(browser: Browser, game: CurrentGame, touch: boolean, looks: typeof LOOKS): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.addInitScript((state) => localStorage.setItem("rulebound.settings", JSON.stringify({ state, version: 0 })), looks);
  await goOnWith(page, game);
  await page.locator("[data-table]:is([data-asked], [data-over])").waitFor();
  return page;
}

const walk = (title: string, looks: typeof LOOKS, [name, make, prepare]: (typeof BOARDS)[number]): void =>
  test(`${title}: ${name}`, async ({ browser }) => {
    const game = make();
    const found: string[] = [];
    for (const touch of [false, true]) {
      const page = await open(browser, game, touch, looks);
      await prepare?.(page);
      for (const size of SIZES) if (size.touch === touch) found.push(...(await faultsAt(page, size, name)));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });

/** Looked at in every run; the others are @long. */
const EVERYDAY = [
  "mulligan",
  "mulligan of long texts",
  "main phase",
  "target",
  "damage",
  "chain",
  "three equipments",
  "end",
  "four, main phase",
];

for (const board of BOARDS) walk(`everything fits${EVERYDAY.includes(board[0]) ? "" : " @long"}`, LOOKS, board);
for (const board of BOARDS.filter(([name]) => ["target", "chain"].includes(name)))
  walk("everything fits at 150%, light @long", LARGE, board);
