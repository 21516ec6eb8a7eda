/** Real tournament lists, where the shared folder of them is at hand: all are read, what is wrong is said, and they play. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import {
  CARDS,
  checkLegality,
  DECK_FORMS,
  type DeckForm,
  FORMATS,
  isDeck,
  type ParsedDeck,
  parseDeck,
  readDeck,
  tournamentDecks,
  writeDeck,
} from "@rulebound/cards";
import { loadPool } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { playDecks } from "../src/index.ts";

const { pool } = loadPool(CARDS);
const [standard] = FORMATS;
const FOLDER = new URL("../../../../shared/decks/", import.meta.url);
const present = existsSync(FOLDER);
const GAMES = 1; // `rulebound deck play FOLDER --games 100` plays more

describe("the tournament decks of the project", () => {
  it("play their games to the end", () => {
    const decks = tournamentDecks(pool).map(({ deck }) => deck);
    const records = playDecks(pool, decks, { games: 10, seed: 1 });
    expect(records.map(({ finished, failures }) => ({ finished, failures }))).toEqual(decks.map(() => ({ finished: 10, failures: [] })));
  });
});

describe.skipIf(!present)(`the lists of ../shared/decks${present ? "" : " (skipped: the folder is not here)"}`, () => {
  const files = present ? readdirSync(FOLDER).filter((name) => name.endsWith(".txt")) : [];
  const lists = files.map((file) => {
    const text = readFileSync(new URL(file, FOLDER), "utf8");
    return { file, text, reading: readDeck(text, pool) };
  });
  const decks = lists.flatMap(({ reading, ...list }) => (isDeck(reading) ? [{ ...list, draft: reading }] : []));
  const violations = (file: string) =>
    decks.filter((one) => one.file === file).flatMap(({ draft }) => checkLegality(pool, draft, { format: standard }));

  it("are all read", () => {
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter(({ reading }) => !isDeck(reading)).map(({ file, reading }) => ({ file, reading }))).toEqual([]);
  });

  it("are told what they lack, and nothing else but bans", () => {
    for (const { file, text } of decks) {
      const lacks = violations(file).filter(({ tournamentRule }) => tournamentRule !== "601.2.d");
      const expected = text.includes("# PARTIAL")
        ? ["103.2", "103.2.a", "485.4.a"]
        : text.includes("# Checks: main deck 1+38")
          ? ["103.2"]
          : [];
      expect(
        lacks.map(({ rule }) => rule),
        file,
      ).toEqual(expected);
    }
  });

  it("are told which of their cards are banned, as their files say", () => {
    const told = decks.flatMap(({ file, text }) => {
      const line = /^# Legal under 2026-09-18 ban list: (?:yes|no \((.*)\))$/m.exec(text);
      return line === null ? [] : [{ file, said: line[1] ?? "" }];
    });
    expect(told.length).toBeGreaterThan(100);
    for (const { file, said } of told) {
      const banned = violations(file).flatMap(({ tournamentRule, card }) =>
        tournamentRule === "601.2.d" && card !== undefined ? [pool.cards[card].data.name] : [],
      );
      expect(banned.toSorted().join(", "), file).toBe(said);
    }
  });

  const complete = decks.flatMap(({ draft }): ParsedDeck[] => {
    const { legend, champion } = draft.deck;
    return legend === null || champion === null ? [] : [{ ...draft, deck: { ...draft.deck, legend, champion } }];
  });

  it("are the same decks when they are written and read again, in every form", () => {
    const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
    const contents = ({ deck, sideboard }: ParsedDeck, form: DeckForm) => ({
      leaders: [deck.legend, deck.champion],
      parts: [deck.main, deck.runes, deck.battlefields, form === "tts" ? [] : sideboard].map(sorted),
    });
    for (const form of DECK_FORMS)
      for (const deck of complete) {
        const again = parseDeck(writeDeck(deck, pool, form), pool);
        expect(isDeck(again) ? contents(again, form) : again).toEqual(contents(deck, form));
      }
  });

  it("play their games to the end, those that are complete", () => {
    const records = playDecks(
      pool,
      complete.map(({ deck }) => deck),
      { games: GAMES, seed: 1 },
    );
    expect(records.flatMap(({ failures }) => failures)).toEqual([]);
    expect(records.every(({ finished }) => finished === GAMES)).toBe(true);
  });
});
