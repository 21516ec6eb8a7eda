import { chachaBlock, chachaWord } from "./chacha.ts";
import type { State } from "./records.ts";

/** Random streams, one per purpose, so that a draw for one does not shift another (property 10). */
export const Stream = { seating: 0, battlefields: 1, decks: 2, recycle: 6, chance: 10, aliases: 11 } as const;
const STREAMS = 12;

/**
 * 32 bits of a seed can be searched through by somebody who has seen a few cards. Where that matters a game is given
 * entropy, eight words from a generator that nobody can predict: then `State.rng` holds how far each stream has come, the
 * key of the streams (ChaCha), and another one for the aliases, which outlives a change of all chance to come.
 */
export const ENTROPY_WORDS = 8;
const ALIAS_KEY = STREAMS + ENTROPY_WORDS;
const isKeyed = (rng: readonly number[]): boolean => rng.length > STREAMS;

/** The key of the aliases in a game with entropy; null: there is none. */
export const aliasKeyFor = (rng: readonly number[], viewer: number): readonly number[] | null =>
  isKeyed(rng) ? chachaBlock(rng, ALIAS_KEY, 0, [viewer + 2, 0, 0]) : null;

/** Whether that number of `State.rng` is for the aliases and not for chance. */
export const isForAliases = (at: number): boolean => at === Stream.aliases || at >= ALIAS_KEY;

const mix = (seed: number): number => {
  let z = seed | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
};

export function seededStreams(seed: number, entropy?: readonly number[]): number[] {
  if (entropy !== undefined) return keyedStreams(entropy);
  const streams: number[] = [];
  for (let i = 0; i < STREAMS; i++) streams.push(mix(Math.imul(seed | 0, 0x9e3779b1) + Math.imul(i + 1, 0x85ebca6b)));
  return streams;
}

function keyedStreams(entropy: readonly number[]): number[] {
  if (entropy.length !== ENTROPY_WORDS) throw new Error(`entropy is ${ENTROPY_WORDS} words of 32 bits, not ${entropy.length}`);
  const key = entropy.map((word) => word >>> 0);
  return [...Array<number>(STREAMS).fill(0), ...key, ...chachaBlock(key, 0, 0, [Stream.aliases, 0, 0]).slice(0, ENTROPY_WORDS)];
}

const GOLDEN = 0x9e3779b9;
const stepped = (rng: readonly number[], at: number): number => (isKeyed(rng) ? at + 1 : (at + GOLDEN) >>> 0);
const valueAt = (rng: readonly number[], stream: number, at: number): number =>
  isKeyed(rng) ? chachaWord(rng, STREAMS, stream, at) : mix(at);

/**
 * A remainder of a large number is an integer that the machine keeps as a fraction, and every field that it is copied to
 * with it: seats and places would be ten times slower to read.
 */
const toInteger = (value: number): number => value | 0;

/** An integer from 0 to `below - 1`, without bias. */
export function random(s: State, stream: number, below: number): number {
  let at = s.rng[stream];
  const limit = 0x100000000 - (0x100000000 % below);
  let value: number;
  do {
    at = stepped(s.rng, at);
    value = valueAt(s.rng, stream, at);
  } while (value >= limit);
  s.rng = s.rng.with(stream, at);
  return toInteger(value % below);
}

/** Fisher and Yates. */
export function shuffled<N extends number>(s: State, stream: number, list: readonly N[]): N[] {
  const out = list.slice();
  let at = s.rng[stream];
  for (let i = out.length - 1; i > 0; i--) {
    const limit = 0x100000000 - (0x100000000 % (i + 1));
    let value: number;
    do {
      at = stepped(s.rng, at);
      value = valueAt(s.rng, stream, at);
    } while (value >= limit);
    const j = toInteger(value % (i + 1));
    const swap = out[i];
    out[i] = out[j];
    out[j] = swap;
  }
  s.rng = s.rng.with(stream, at);
  return out;
}

/** Chance from outside of the game: an integer from 0 to `n - 1`. */
export interface Chance {
  below(n: number): number;
}
