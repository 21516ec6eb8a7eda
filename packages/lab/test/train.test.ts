import { emptyParameters, InstinctNetwork, PART_NAMES } from "@rulebound/bots";
import { CARDS, starterDecks, tournamentDecks } from "@rulebound/cards";
import { loadPool } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { partOf, Trainer, type TrainingState } from "../src/index.ts";
import { Experience } from "../src/train/experience.ts";
import { Gradient } from "../src/train/gradient.ts";
import { begin, Learner } from "../src/train/learner.ts";
import { playToLearn } from "../src/train/self-play.ts";

const { pool } = loadPool(CARDS);
const decks = tournamentDecks(pool).map(({ deck }) => deck);
const cards = new Set<number>(decks.flatMap(({ legend, champion, main, runes }) => [legend, champion, ...main, ...runes]));

function beginner(seed: number): InstinctNetwork {
  const parameters = emptyParameters(pool.cards.length);
  begin(parameters, seed);
  return new InstinctNetwork(pool, parameters);
}

function experienceOf(network: InstinctNetwork, games: number): Experience {
  const experience = new Experience();
  for (let seed = 1; seed <= games; seed++)
    playToLearn({ pool, mode: "duel", decks: decks.slice(seed, seed + 2), seed, players: [null, null], model: null }, network, experience);
  return experience;
}

describe("a lesson", () => {
  const network = beginner(3);
  const experience = experienceOf(network, 1);
  const gradient = new Gradient(network);

  it("shows again what was seen and chosen", () => {
    for (const lesson of experience.lessons.slice(0, 40)) {
      gradient.look(experience, lesson);
      expect(1 / (1 + Math.exp(-gradient.odds))).toBeCloseTo(lesson.chance, 4);
      expect(Math.log(gradient.chances[lesson.chosen])).toBeCloseTo(lesson.likelihood, 3);
    }
  });

  it("has slopes that agree with what small changes do", () => {
    const lesson = experience.lessons[experience.lessons.length >> 1];
    const measure = (): number => {
      network.refresh();
      gradient.look(experience, lesson);
      return -Math.log(gradient.chances[lesson.chosen]) + gradient.odds;
    };
    measure();
    const byLogit = gradient.chances.map((chance, a) => chance - (a === lesson.chosen ? 1 : 0));
    gradient.add(experience, lesson, byLogit, 1);
    gradient.settle();
    for (const name of PART_NAMES) {
      const slopes = gradient.sums[name];
      const at = slopes.reduce((best, slope, i) => (Math.abs(slope) > Math.abs(slopes[best]) ? i : best), 0);
      const values = network.parameters[name];
      const before = values[at];
      const little = 1e-3;
      values[at] = before + little;
      const above = measure();
      values[at] = before - little;
      const below = measure();
      values[at] = before;
      expect((above - below) / (2 * little) / slopes[at], name).toBeCloseTo(1, 1);
    }
  });
});

describe("learning", () => {
  it("makes what is imitated likelier, and the chance to win truer", { timeout: 120_000 }, () => {
    const network = beginner(4);
    const experience = experienceOf(network, 1);
    for (const lesson of experience.lessons) lesson.target = lesson.target > 0.5 ? 1 : 0;
    const learner = new Learner(network, cards);
    const lot = { how: "imitate", rate: 2e-3, openness: 0, looks: 1 } as const;
    const before = learner.learn(experience, lot, 1);
    for (let look = 0; look < 25; look++) learner.learn(experience, lot, look);
    expect(learner.learn(experience, lot, 99)).toBeLessThan(before / 1.5);
    const gradient = new Gradient(network);
    const likelier = experience.lessons.filter((lesson) => {
      gradient.look(experience, lesson);
      return Math.log(gradient.chances[lesson.chosen]) > lesson.likelihood;
    });
    expect(likelier.length / experience.lessons.length).toBeGreaterThan(0.7);
  });
});

describe("training", () => {
  it("divides decks by their cards, whatever they are called and however they are ordered", () => {
    const all = [...decks, ...starterDecks(pool).map(({ deck }) => deck)];
    for (const deck of all) expect(partOf(pool, { ...deck, main: [...deck.main].reverse() })).toBe(partOf(pool, deck));
    expect(new Set(all.map((deck) => partOf(pool, deck))).size).toBe(3);
  });

  const options = {
    learning: decks.slice(0, 3),
    gate: decks.slice(3, 5),
    seed: 9,
    firstGames: 2,
    gamesPerGeneration: 3,
    gateGames: 2,
    games: 8,
  };

  it("comes to the same twice, and goes on where it was", { timeout: 120_000 }, () => {
    const once = new Trainer(pool, options, null);
    const first = once.generation();
    expect(first).toMatchObject({ number: 1, games: 2, kept: true });
    const state = JSON.parse(JSON.stringify(once.state)) as TrainingState;
    const again = new Trainer(pool, options, state);
    expect(again.generation()).toMatchObject({ number: 2, games: 5 });
    again.generation();
    once.generation();
    once.generation();
    expect(again.state.parameters).toEqual(once.state.parameters);
    expect(once.state.kept).toMatchObject({ seed: 9, decks: 3 });
  });
});
