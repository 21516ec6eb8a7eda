import { createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { applyInPlace, checkDeck, legal, loadPool, MODES, type ModeName, newGame, nthObject, TypeBit } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { brokenInvariants, type FuzzReport, fuzz, randomDecks } from "../src/index.ts";

/** Random games with every check, such as that each card is in exactly one zone (128.1): see fuzz.ts. A finding names its seed. */

const { pool } = loadPool(CARDS);
const starters = starterDecks(pool).map(({ deck }) => deck);
const GAMES: Readonly<Record<ModeName, number>> = { duel: 32, match: 12, ffa3: 12, ffa4: 7, "2v2": 7 };

const findings = ({ mode, findings: found }: FuzzReport): string[] =>
  found.map(({ seed, decision, problem }) => `${mode}, seed ${seed}, decision ${decision}: ${problem}`);

describe("random games over random decks of all cards", () => {
  it.each(MODES.map(({ name }) => name))("%s", (mode) => {
    const report = fuzz(pool, { games: GAMES[mode], mode, seed: 1, decks: "random" });
    expect(findings(report)).toEqual([]);
    expect(report.wins.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(report.games);
  });
});

describe("random games that begin in the middle", () => {
  it.each(MODES.map(({ name }) => name))("%s", (mode) => {
    const report = fuzz(pool, { games: GAMES[mode], mode, seed: 900, decks: "boards" });
    expect(findings(report)).toEqual([]);
  });
});

describe("random games over the starter decks", () => {
  it.each(MODES.map(({ name }) => name))("%s", (mode) => {
    const report = fuzz(pool, { games: GAMES[mode], mode, seed: 500, decks: starters });
    expect(findings(report)).toEqual([]);
    expect(report.checks.answersApply).toBeGreaterThan(50);
  });
});

describe("a random deck", () => {
  it("is legal", () => {
    const make = randomDecks(pool);
    for (let seed = 0; seed < 30; seed++) expect(checkDeck(pool, make(createRng(seed)))).toEqual([]);
  });

  it("may hold any card", () => {
    const make = randomDecks(pool);
    const seen = new Set<number>();
    for (let seed = 0; seed < 400; seed++) {
      const { legend, champion, main, battlefields } = make(createRng(seed));
      for (const card of [legend, champion, ...main, ...battlefields]) seen.add(card);
    }
    const playable = pool.cards.filter((card) => !card.token && (card.types & TypeBit.rune) === 0);
    expect(seen.size / playable.length).toBeGreaterThan(0.95);
  });
});

describe("the checks see what they look for", () => {
  const start = () => newGame({ pool, mode: "duel", decks: [starters[0], starters[1]], seed: 1 });

  it("nothing is wrong with a new game", () => {
    expect(brokenInvariants(start())).toEqual([]);
  });

  it("nothing is wrong after any answer: every card is in one zone (128.1)", () => {
    const s = start();
    for (let i = 0; i < 300 && s.winners.length === 0; i++) {
      const answers = legal(s);
      applyInPlace(s, answers[(i * 7) % answers.length]);
      expect(brokenInvariants(s)).toEqual([]);
    }
  });

  it("a card in two lists, or in none", () => {
    const s = start();
    const [first] = s.players[0].hand;
    s.players[0] = { ...s.players[0], trash: [first] };
    expect(brokenInvariants(s).join()).toContain("is in two lists");
    s.players[0] = { ...s.players[0], hand: s.players[0].hand.slice(1), trash: [] };
    expect(brokenInvariants(s).join()).toContain("is in no list");
  });

  it("an attachment that only one side knows of", () => {
    const s = start();
    s.objects[3] = { ...s.objects[3], attached: [nthObject(4)] };
    expect(brokenInvariants(s).join()).toContain("one way only");
  });

  it("a game without a decision and without a result", () => {
    const s = start();
    s.decision = null;
    expect(brokenInvariants(s)).toContain("there is neither a decision nor a result");
  });

  it("points below 0 (194.4)", () => {
    const s = start();
    s.players[1] = { ...s.players[1], points: -1 };
    expect(brokenInvariants(s)).toContain("P2 has -1 points");
  });
});
