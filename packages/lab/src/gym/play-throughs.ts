import { ROWS } from "@rulebound/bots";
import {
  applyInPlace,
  type CardPool,
  checkDecks,
  type DeckList,
  hash,
  legal,
  MODES,
  type ModeName,
  newGame,
} from "@rulebound/engine/internal";

/**
 * Games by chance that any program can play again: the choice at each decision is a number made of the seed and of how many
 * decisions there were, so a learner that drives the gym has to come to the same end. These are played without the gym.
 */
export interface PlayThrough {
  readonly seed: number;
  /** By seat. */
  readonly decks: readonly string[];
  readonly decisions: number;
  readonly hash: string;
}

/** Which of `count` answers is given; those beyond the rows of an encoding never are. */
export function choiceAt(seed: number, decision: number, count: number): number {
  let x = (Math.imul(seed, 0x9e3779b1) + Math.imul(decision, 0x85ebca6b)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return ((x ^ (x >>> 15)) >>> 0) % Math.min(count, ROWS.answers);
}

export interface NamedList {
  readonly id: string;
  readonly deck: DeckList;
}

/** By seat: the next deck, from one that the seed says, that fits the others (489.8.i: teammates have different battlefields). */
export function decksAt(pool: CardPool, mode: ModeName, seed: number, decks: readonly NamedList[]): NamedList[] {
  const players = MODES.find(({ name }) => name === mode)?.players ?? 2;
  for (let shift = 0; shift < decks.length; shift++) {
    const chosen = Array.from({ length: players }, (_, seat) => decks[(seed + (3 + shift) * seat) % decks.length]);
    const lists = chosen.map(({ deck }) => deck);
    if (checkDecks(pool, lists, mode).every((violations) => violations.length === 0)) return chosen;
  }
  throw new Error(`${mode}: no such decks fit each other`);
}

const MOST_DECISIONS = 5_000;

export function playThrough(pool: CardPool, mode: ModeName, seed: number, known: readonly NamedList[]): PlayThrough {
  const decks = decksAt(pool, mode, seed, known);
  const s = newGame({ pool, mode, seed, decks: decks.map(({ deck }) => deck), windows: "useful" });
  let decisions = 0;
  for (; s.decision !== null && decisions < MOST_DECISIONS; decisions++) {
    const answers = legal(s);
    const refusal = applyInPlace(s, answers[choiceAt(seed, decisions, answers.length)]);
    if (refusal !== null) throw new Error(`a legal answer is refused (${refusal.rule}): ${refusal.detail}`);
  }
  return { seed, decks: decks.map(({ id }) => id), decisions, hash: hash(s) };
}
