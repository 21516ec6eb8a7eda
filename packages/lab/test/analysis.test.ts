import { busy, greedy, random } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { loadPool, type Replay, replay } from "@rulebound/engine/internal";
import { beforeAll, describe, expect, it } from "vitest";
import { type Analysis, analyse, analysisPage, recordGame, sparkline } from "../src/index.ts";

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool).map(({ deck }) => deck);
let game: Replay;
let analysis: Analysis;

beforeAll(() => {
  game = recordGame({ pool, mode: "duel", decks: [decks[0], decks[1]], seed: 5 }, [random, greedy]);
  analysis = analyse(pool, game, { bot: greedy, seed: 1, worlds: 2 });
});

describe("the analysis of a game", () => {
  it("judges each answer, with everybody's chances", () => {
    expect(analysis.moments).toHaveLength(game.answers.length);
    for (const { chances, cost, choices, line } of analysis.moments) {
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
      expect(cost).toBeGreaterThanOrEqual(0);
      if (choices < 2) expect({ cost, line }).toEqual({ cost: 0, line: [] });
    }
  });

  it("finds more to mend in random answers than in the bot's own", () => {
    const costs = (player: number) => analysis.moments.filter((m) => m.player === player).reduce((sum, { cost }) => sum + cost, 0);
    expect(costs(0)).toBeGreaterThan(costs(1));
  });

  it("ends with who won, and says where the game turned: since then the winner was ahead", () => {
    expect(analysis.winners).toEqual(replay(pool, game).winners);
    const [winner] = analysis.winners;
    expect(analysis.last[winner]).toBe(1);
    const since = analysis.turned?.answer ?? 0;
    for (const { chances } of analysis.moments.slice(since)) expect(chances[winner]).toBeGreaterThanOrEqual(0.5);
    if (analysis.turned !== null) expect(analysis.turned.chances[winner]).toBeLessThan(0.5);
  });

  it("names what was better, how much it was worth, and why", () => {
    expect(analysis.costly.length).toBeGreaterThan(0);
    for (const { cost, better, why, move } of analysis.costly) {
      expect(better?.move).not.toBe(move);
      expect((better?.chances.better ?? 0) - (better?.chances.played ?? 0)).toBeCloseTo(cost);
      expect(cost).toBeGreaterThanOrEqual(0.03);
      expect(why.length).toBeGreaterThan(0);
      expect(why.join()).not.toMatch(/undefined|NaN|-1/);
    }
    const page = analysisPage(analysis, "Why");
    expect(page).toContain(`${Math.round((analysis.costly[0].better?.chances.better ?? 0) * 100)}% instead of`);
  });

  it("is the same for the same seed", () => {
    const short = { ...game, answers: game.answers.slice(0, 20), fingerprints: game.fingerprints.filter(({ after }) => after <= 20) };
    const again = () => analyse(pool, short, { bot: busy, seed: 3, worlds: 2 });
    expect(again()).toEqual(again());
  });

  it("draws the course of the game", () => {
    expect(sparkline(analysis, 0, 40)).toMatch(/^[▁-█]{40}$/);
    const page = analysisPage(analysis, "A <game>");
    expect(page).toContain("A &lt;game&gt;");
    expect(page.match(/<polyline/g)).toHaveLength(2);
    expect(page).not.toMatch(/<script|<link|\bhttps?:\/\/(?!www\.w3\.org)/);
  });
});
