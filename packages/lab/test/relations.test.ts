import { createRng } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { apply, loadPool, P1 } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { boardAround } from "../src/random-board.ts";
import { randomDecks } from "../src/random-deck.ts";
import { compareRelatives, emptyRelationReport, RELATIONS } from "../src/relations/relations.ts";
import { differences, Renaming, sketch } from "../src/relations/sketch.ts";

const { pool } = loadPool(CARDS);
// More of them: rulebound fuzz --relations.
const BOARDS = process.env.LONG === undefined ? 4 : 20;

describe("games that differ in nothing that a rule knows go the same way", { timeout: 600_000 }, () => {
  it.each(["duel", "ffa3", "ffa4", "2v2"] as const)("%s", (mode) => {
    const report = emptyRelationReport();
    const makeDeck = randomDecks(pool);
    for (let seed = 1; seed <= BOARDS; seed++) compareRelatives(pool, mode, seed, makeDeck, report);
    for (const relation of RELATIONS) expect(report.compared[relation], relation).toBeGreaterThan(BOARDS);
    expect(report.findings).toEqual([]);
  });

  it("and a difference is noticed", () => {
    const rng = createRng(1, 10);
    const makeDeck = randomDecks(pool);
    const setup = { pool, mode: "duel" as const, decks: [makeDeck(rng), makeDeck(rng)], seed: 1 };
    const [one, other] = [0, 1].map((further) => boardAround(setup, createRng(1, 13), further));
    const names = new Renaming(2, 1);
    const own = new Renaming(2, 0);
    expect(differences(sketch(one, names), sketch(other, own))).toEqual([]);
    expect(differences(sketch(one, own), sketch(other, own))).not.toEqual([]);
    apply(other, { do: "concede", player: P1 });
    expect(differences(sketch(one, names), sketch(other, own))).not.toEqual([]);
  });
});
