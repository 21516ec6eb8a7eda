import {
  createRng,
  emptyParameters,
  type InstinctNetwork,
  PART_NAMES,
  type Parameters,
  type Part,
  type Rng,
  STATE,
  WIDTH,
} from "@rulebound/bots";
import { Adam } from "./adam.ts";
import type { Experience, Lesson } from "./experience.ts";
import { Gradient } from "./gradient.ts";

/** How one lot of lessons is learned from. */
export interface Lot {
  /** Choices are imitated as they are, or made likelier as far as things went well after them. */
  readonly how: "imitate" | "improve";
  readonly rate: number;
  /** What it is worth to stay open to several answers. */
  readonly openness: number;
  /** How often each lesson is looked at. */
  readonly looks: number;
}

/** So many lessons make a step. */
const STEP = 2048;
/** A choice becomes so much likelier or less likely by one lot, and no more. */
const CLIP = 0.2;
/** What the chance to win counts beside the choice. */
const CHANCE = 0.6;
/** What one step counts in the mean of them all. */
const NEWEST = 1 / 300;
const LEARN_STREAM = 40;

/** Changes a network by what it has seen: policy gradient in bounded steps (Schulman and others), the chance to win by its log loss. */
export class Learner {
  readonly adam: Adam;
  /** The mean of the last few hundred steps, which plays better than where the last one has led. */
  readonly average: Parameters;
  private readonly gradient: Gradient;
  private readonly byLogit = new Float32Array(64);

  constructor(
    private readonly network: InstinctNetwork,
    /** Cards that games are played with. */
    private readonly cards: ReadonlySet<number>,
  ) {
    this.adam = new Adam(network.parameters, network.pool.cards.length);
    this.average = emptyParameters(network.pool.cards.length);
    for (const name of PART_NAMES) this.average[name].set(network.parameters[name]);
    this.gradient = new Gradient(network);
  }

  /** The mean log loss of the chance to win. */
  learn(experience: Experience, { how, rate, openness, looks }: Lot, seed: number): number {
    const { lessons } = experience;
    if (how === "improve") even(lessons);
    const rng = createRng(seed, LEARN_STREAM);
    const order = Int32Array.from(lessons.keys());
    let loss = 0;
    for (let look = 0; look < looks; look++) {
      shuffle(order, rng);
      for (let from = 0; from < order.length; from += STEP) {
        const lot = order.subarray(from, from + STEP);
        for (const i of lot) loss += this.one(experience, lessons[i], how, openness);
        this.gradient.settle();
        this.adam.step(this.gradient.sums, lot.length, rate);
        this.addToAverage();
        this.network.refresh(this.cards);
      }
    }
    return loss / Math.max(1, order.length * looks);
  }

  private addToAverage(): void {
    for (const name of PART_NAMES) {
      const [average, values] = [this.average[name], this.network.parameters[name]];
      for (let i = 0; i < values.length; i++) average[i] += (values[i] - average[i]) * NEWEST;
    }
  }

  private one(experience: Experience, lesson: Lesson, how: Lot["how"], openness: number): number {
    const { gradient, byLogit } = this;
    gradient.look(experience, lesson);
    const { chances, odds } = gradient;
    const { answers, chosen, target } = lesson;
    const push = how === "imitate" ? 1 : pushOf(lesson, chances[chosen]);
    let order = 0;
    if (openness > 0) for (let a = 0; a < answers; a++) order += chances[a] * Math.log(chances[a] + 1e-9);
    for (let a = 0; a < answers; a++) {
      byLogit[a] = push * (chances[a] - (a === chosen ? 1 : 0));
      if (openness > 0) byLogit[a] += openness * chances[a] * (Math.log(chances[a] + 1e-9) - order);
    }
    const chance = 1 / (1 + Math.exp(-odds));
    gradient.add(experience, lesson, byLogit, CHANCE * (chance - target));
    return -(target * Math.log(chance + 1e-6) + (1 - target) * Math.log(1 - chance + 1e-6));
  }
}

function pushOf({ advantage, likelihood }: Lesson, chance: number): number {
  const ratio = chance / Math.exp(likelihood);
  if (advantage > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP) return 0;
  return advantage * Math.min(ratio, 10);
}

/** Advantages to a mean of 0 and a spread of 1. */
function even(lessons: readonly Lesson[]): void {
  let sum = 0;
  let squares = 0;
  for (const { advantage } of lessons) {
    sum += advantage;
    squares += advantage * advantage;
  }
  const mean = sum / lessons.length;
  const spread = Math.sqrt(squares / lessons.length - mean * mean) + 1e-6;
  for (const lesson of lessons) lesson.advantage = (lesson.advantage - mean) / spread;
}

function shuffle(list: Int32Array, rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** How many numbers each sum of a part adds up, and so how small they begin. */
const SPREADS: Readonly<Record<Part, number>> = {
  words: 0.3,
  rows: 0.15,
  places: 0.06,
  middle: Math.sqrt(2 / WIDTH.position),
  middleBias: 0,
  value: 0.1,
  valueBias: 0,
  answerRows: 0.25,
  parts: 0.12,
  link: 0.8 * Math.sqrt(2 / WIDTH.middle),
  logit: 0.15,
};

/** Small numbers by chance, so that no two sums are alike. */
export function begin(parameters: Parameters, seed: number): void {
  const rng = createRng(seed, LEARN_STREAM + 1);
  for (const name of PART_NAMES) {
    const values = parameters[name];
    for (let i = 0; i < values.length; i++) values[i] = (rng.below(2001) / 1000 - 1) * SPREADS[name];
  }
  parameters.rows.fill(0.05, STATE.from.bias * WIDTH.position, (STATE.from.bias + 1) * WIDTH.position);
}
