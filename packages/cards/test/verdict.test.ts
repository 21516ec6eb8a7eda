import { loadPool, MODES } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { CARDS, FORMATS, judgeDeck, judgeDecks, problemsOf, STARTER_DECKS, TOURNAMENT_DECKS } from "../src/index.ts";

const { pool } = loadPool(CARDS);
const [standard] = FORMATS;
const textOf = (id: string): string => STARTER_DECKS.find((deck) => deck.id === id)?.text ?? "";

describe("a verdict", () => {
  it("is about one deck: no two decks of the project have the same id", () => {
    const ids = [...STARTER_DECKS, ...TOURNAMENT_DECKS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is that starter decks are legal in every format and mode", () => {
    for (const { id, text } of STARTER_DECKS)
      for (const format of FORMATS)
        for (const { name: mode } of MODES)
          expect(problemsOf(judgeDeck(pool, text, { format, mode })), `${id}, ${format.name}, ${mode}`).toEqual([]);
  });

  it("is that tournament decks are legal for two players", () => {
    for (const { id, text } of TOURNAMENT_DECKS)
      for (const mode of ["duel", "match"] as const) expect(problemsOf(judgeDeck(pool, text, { format: standard, mode })), id).toEqual([]);
  });

  it("tells what cannot be read from what is not legal", () => {
    expect(judgeDeck(pool, textOf("jinx").replace("MainDeck:\n", "MainDeck:\n1 Jinx, Loose Canon\n"), { format: standard })).toMatchObject({
      kind: "unreadable",
      violations: [],
      errors: [{ line: expect.any(Number), reason: expect.stringContaining("Jinx, Loose Canon") }],
    });
    expect(
      problemsOf(
        judgeDeck(pool, textOf("jinx").replace(/^Battlefields:\n1 .*\n/m, "Battlefields:\n1 Reaver's Row\n"), { format: standard }),
      ),
    ).toEqual(["Reaver's Row is banned since 2026-09-18 (103.4, Tournament Rules 601.2.d)"]);
  });

  it("on a table is also about what teammates share", () => {
    const texts = ["jinx", "ahri", "jinx", "darius"].map(textOf);
    const legality = { format: standard, mode: "2v2" } as const;
    const kinds = judgeDecks(pool, texts, legality).map(({ kind }) => kind);
    expect(kinds).toEqual(["illegal", "legal", "illegal", "legal"]);
    expect(problemsOf(judgeDecks(pool, texts, legality)[0])[0]).toContain("489.8.h");
    expect(judgeDecks(pool, ["jinx", "ahri", "sett", "darius"].map(textOf), legality).map(problemsOf)).toEqual([[], [], [], []]);
    expect(judgeDecks(pool, texts.slice(0, 2), { format: standard }).map(problemsOf)).toEqual([[], []]);
  });
});
