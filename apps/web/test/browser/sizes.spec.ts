import { type Browser, expect, type Page, test } from "@playwright/test";
import type { ModeName } from "@rulebound/engine/internal";
import type { CurrentGame } from "../../src/app/saved.ts";
import { ANSWERS_IN_COMBAT, ANSWERS_TO_OTHERS, boardAt, MOMENTS, STANDS } from "./boards.ts";
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

type Moment = keyof typeof MOMENTS;
type Many = Parameters<typeof boardAt>[2];

interface Board {
  readonly name: string;
  /** Null: the end of a game. */
  readonly moment: Moment | null;
  readonly mode?: ModeName;
  readonly many?: Many;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A moment of a duel, by its own name. */
const at = (moment: Moment, many?: Many): Board => ({ name: moment, moment, many });

const BOARDS: readonly Board[] = [
  at("mulligan"),
  { name: "mulligan of long texts", moment: "mulligan", many: "wordy" },
  { name: "hand of long texts", moment: "early turn", many: "wordy" },
  at("main phase"),
  { name: "a held card", moment: "main phase", prepare: holdDearest },
  { name: "paying by hand", moment: "main phase", prepare: payByHand },
  at("target"),
  at("damage"),
  at("chain", ANSWERS_TO_OTHERS),
  at("showdown"),
  at("combat", ANSWERS_IN_COMBAT),
  at("order"),
  at("yes or no"),
  at("one of several texts", { card: "Disposal Order", deck: "sett" }),
  at("a place"),
  at("cards of a pile"),
  at("cards to discard"),
  at("a split", { card: "Scorched Earth", deck: "jinx" }),
  at("a number", { card: "Ancient Henge", deck: "sett" }),
  at("a name", { card: "Fallen Feline", deck: "sett" }),
  { name: "a battlefield", moment: "a battlefield", mode: "match" },
  { name: "a player", moment: "a player", mode: "ffa4", many: { card: "Sabotage", deck: "sett" } },
  at("a full base"),
  at("a full base with equipment", { card: "Doran's Blade", deck: "sett" }),
  at("three equipments", { card: "Doran's Blade", deck: "sett" }),
  { name: "end", moment: null },
  { name: "four, main phase", moment: "main phase", mode: "ffa4" },
  { name: "four, damage", moment: "damage", mode: "ffa4" },
  { name: "two against two, main phase", moment: "main phase", mode: "2v2" },
  { name: "two against two, showdown", moment: "showdown", mode: "2v2" },
];

async function open(browser: Browser, game: CurrentGame, stands: string, touch: boolean, looks: typeof LOOKS): Promise<Page> {
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
  await page.locator(`[data-table]${stands}`).waitFor();
  return page;
}

const walk = (title: string, looks: typeof LOOKS, { name, moment, mode = "duel", many, prepare }: Board): void =>
  test(`${title}: ${name}`, async ({ browser }) => {
    const game = boardAt(mode, moment === null ? null : MOMENTS[moment], many);
    const stands = moment === null ? "[data-over]" : STANDS[moment];
    const found: string[] = [];
    for (const touch of [false, true]) {
      const page = await open(browser, game, stands, touch, looks);
      await prepare?.(page);
      for (const size of SIZES) if (size.touch === touch) found.push(...(await faultsAt(page, size, name)));
      await page.context().close();
    }
    expect(found).toEqual([]);
  });

/** Looked at in every run; the others are @long. */
const EVERYDAY = ["main phase", "chain", "combat"];

for (const board of BOARDS) walk(`everything fits${EVERYDAY.includes(board.name) ? "" : " @long"}`, LOOKS, board);
for (const board of BOARDS.filter(({ name }) => ["target", "chain"].includes(name)))
  walk("everything fits at 150%, light @long", LARGE, board);
