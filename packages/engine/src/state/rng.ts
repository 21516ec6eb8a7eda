import type { State } from "./records.ts";

/** Random streams, one per purpose, so that a draw for one does not shift another (property 10). */
export const Stream = { seating: 0, battlefields: 1, decks: 2, recycle: 6, chance: 10, aliases: 11 } as const;
export const STREAMS = 12;

const mix = (seed: number): number => {
  let z = seed | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
};

export function seededStreams(seed: number): number[] {
  const streams: number[] = [];
  for (let i = 0; i < STREAMS; i++) streams.push(mix(Math.imul(seed | 0, 0x9e3779b1) + Math.imul(i + 1, 0x85ebca6b)));
  return streams;
}

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
    at = (at + 0x9e3779b9) >>> 0;
    value = mix(at);
  } while (value >= limit);
  s.rng = s.rng.with(stream, at);
  return toInteger(value % below);
}

/** Fisher and Yates. */
export function shuffled(s: State, stream: number, list: readonly number[]): number[] {
  const out = list.slice();
  let at = s.rng[stream];
  for (let i = out.length - 1; i > 0; i--) {
    const limit = 0x100000000 - (0x100000000 % (i + 1));
    let value: number;
    do {
      at = (at + 0x9e3779b9) >>> 0;
      value = mix(at);
    } while (value >= limit);
    const j = toInteger(value % (i + 1));
    const swap = out[i];
    out[i] = out[j];
    out[j] = swap;
  }
  s.rng = s.rng.with(stream, at);
  return out;
}
