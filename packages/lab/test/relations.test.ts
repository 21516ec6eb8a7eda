import { createRng } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { apply, type GameSetup, loadPool, type ModeName, P1 } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { boardAround } from "../src/random-board.ts";
import { randomDecks } from "../src/random-deck.ts";
import { emptyRelationReport, RELATIONS, type RelationReport } from "../src/relations/both.ts";
import { compareBystander } from "../src/relations/bystander.ts";
import { comparePermanents } from "../src/relations/permanents.ts";
import { compareRelatives } from "../src/relations/relations.ts";
import { type CardData, compareRepeats, doubledText } from "../src/relations/repeats.ts";
import { differences, Renaming, sketch } from "../src/relations/sketch.ts";

const { pool } = loadPool(CARDS);
// More of them: rulebound fuzz --relations.
const BOARDS = process.env.LONG === undefined ? 3 : 20;

describe("games that differ in nothing that a rule knows go the same way", { timeout: 600_000 }, () => {
  it.each(["duel", "ffa3", "ffa4", "2v2"] as const)("%s", (mode) => {
    const report = emptyRelationReport();
    const makeDeck = randomDecks(pool);
    for (let seed = 1; seed <= BOARDS; seed++) compareRelatives(pool, mode, seed, makeDeck, report);
    for (const relation of RELATIONS)
      if (relation !== "bystander" || mode === "duel") expect(report.compared[relation], relation).toBeGreaterThan(BOARDS);
    expect(report.findings).toEqual([]);
  });

  describe("and a fault is noticed", () => {
    const setups = (mode: ModeName): GameSetup[] =>
      Array.from({ length: 6 }, (_, seed) => {
        const rng = createRng(seed + 1, 10);
        const makeDeck = randomDecks(pool);
        return { pool, mode, decks: [makeDeck(rng), makeDeck(rng)], seed: seed + 1 };
      });
    const found = (compare: (setup: GameSetup, report: RelationReport) => void): number => {
      const report = emptyRelationReport();
      for (const setup of setups("duel")) compare(setup, report);
      return report.findings.length;
    };

    it("in gear that is not idle", () => {
      expect(found((setup, report) => comparePermanents(setup, report, "ephemeral ward"))).toBeGreaterThan(0);
    });

    it("in a bystander who is a teammate, too", () => {
      expect(found((setup, report) => compareBystander(setup, report, "2v2"))).toBeGreaterThan(0);
    });

    it("in a text that says everything too often, or that takes nothing for it", () => {
      const often = (data: CardData): CardData => doubledText(doubledText(data));
      expect(found((setup, report) => compareRepeats(setup, report, often))).toBeGreaterThan(0);
      const free = (data: CardData): CardData => {
        const twice = doubledText(data);
        return { ...twice, abilities: twice.abilities.filter(({ kind }) => kind !== "additionalCost") };
      };
      expect(found((setup, report) => compareRepeats(setup, report, free))).toBeGreaterThan(0);
    });
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
