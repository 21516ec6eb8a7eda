import type { CardPool } from "@rulebound/engine/internal";
import { INSTINCT_VERSION } from "./layout.ts";
import { emptyParameters, InstinctNetwork, PART_NAMES, type Parameters, type Part, WIDTH } from "./network.ts";

/** A network in a file: whole numbers of 16 bits. */
export interface InstinctWeights {
  readonly version: number;
  /** What the greatest number of each part stands for. */
  readonly scales: Readonly<Record<Part, number>>;
  /** The words that were learned are of these cards, in this order. */
  readonly cards: readonly string[];
  /** Base 64, the low byte first, part by part. */
  readonly numbers: string;
}

const MOST = 32767;

export function packInstinct({ pool, parameters }: InstinctNetwork, isMet: (card: number) => boolean): InstinctWeights {
  const met = pool.cards.filter(({ index }) => isMet(index));
  const scales = {} as Record<Part, number>;
  const lists: Uint8Array[] = [];
  for (const name of PART_NAMES) {
    const values =
      name === "words"
        ? wordsOf(
            parameters,
            met.map(({ index }) => index),
          )
        : parameters[name];
    const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
    scales[name] = scale;
    const bytes = new Uint8Array(2 * values.length);
    values.forEach((value, i) => {
      const n = Math.round((value / scale) * MOST);
      bytes[2 * i] = n & 0xff;
      bytes[2 * i + 1] = (n >> 8) & 0xff;
    });
    lists.push(bytes);
  }
  return { version: INSTINCT_VERSION, scales, cards: met.map(({ data }) => data.id), numbers: toBase64(lists) };
}

/** Cards that the pool no longer has are left out; of cards that nobody had met only what is printed counts. */
export function unpackInstinct({ version, scales, cards, numbers }: InstinctWeights, pool: CardPool): InstinctNetwork {
  if (version !== INSTINCT_VERSION)
    throw new Error(`these weights are of version ${version}; the positions are of version ${INSTINCT_VERSION}`);
  const parameters = emptyParameters(pool.cards.length);
  const indices = new Map(pool.cards.map(({ data, index }) => [data.id, index as number]));
  const bytes = fromBase64(numbers);
  const expected = 2 * PART_NAMES.reduce((sum, name) => sum + (name === "words" ? cards.length * WIDTH.word : parameters[name].length), 0);
  if (bytes.length !== expected) throw new Error(`these weights are ${bytes.length} bytes; ${expected} were expected`);
  let at = 0;
  const next = (scale: number): number => {
    const n = ((bytes[at] | (bytes[at + 1] << 8)) << 16) >> 16;
    at += 2;
    return (n / MOST) * scale;
  };
  for (const name of PART_NAMES) {
    const values = parameters[name];
    if (name !== "words") for (let i = 0; i < values.length; i++) values[i] = next(scales[name]);
    else
      for (const id of cards) {
        const card = indices.get(id) ?? -1;
        for (let w = 0; w < WIDTH.word; w++) {
          const value = next(scales[name]);
          if (card >= 0) values[card * WIDTH.word + w] = value;
        }
      }
  }
  return new InstinctNetwork(pool, parameters);
}

const wordsOf = ({ words }: Parameters, cards: readonly number[]): Float32Array =>
  Float32Array.from(cards.flatMap((card) => [...words.subarray(card * WIDTH.word, (card + 1) * WIDTH.word)]));

const CHUNK = 0x2000;

export function toBase64(lists: readonly Uint8Array[]): string {
  const texts: string[] = [];
  for (const bytes of lists) for (let i = 0; i < bytes.length; i += CHUNK) texts.push(String.fromCharCode(...bytes.subarray(i, i + CHUNK)));
  return btoa(texts.join(""));
}

export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
