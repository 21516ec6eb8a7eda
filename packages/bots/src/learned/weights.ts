import type { CardPool } from "@rulebound/engine/internal";
import { DENSE_ROWS, FEATURES_VERSION, PLACES } from "./layout.ts";
import { Network } from "./network.ts";

/** A network in a file: whole numbers of 16 bits, and of the cards only those that were met, by their ids. */
export interface Weights {
  readonly version: number;
  readonly hidden: number;
  /** What a weight of 1 is written as. */
  readonly scale: number;
  /** Cards whose rows follow the others, in this order. */
  readonly cards: readonly string[];
  /** Base 64, the low byte first: the rows, then the last weights. */
  readonly numbers: string;
}

const SCALE = 2048;
const MOST = 32767;

export function packed({ hidden, first, last }: Network, pool: CardPool, isMet: (card: number) => boolean): Weights {
  const met = pool.cards.filter(({ index }) => isMet(index));
  const places = placesOf(
    hidden,
    met.map(({ index }) => index),
  );
  const numbers = [...places.map((place) => first[place]), ...last].map(whole);
  const bytes = numbers.flatMap((n) => [n & 0xff, (n >> 8) & 0xff]);
  return { version: FEATURES_VERSION, hidden, scale: SCALE, cards: met.map(({ data }) => data.id), numbers: toBase64(bytes) };
}

/** Cards that the pool no longer has are left out; cards that nobody had met count nothing. */
export function unpacked({ version, hidden, scale, cards, numbers }: Weights, pool: CardPool): Network {
  if (version !== FEATURES_VERSION)
    throw new Error(`these weights are of version ${version}; the positions are of version ${FEATURES_VERSION}`);
  const network = Network.empty(hidden, pool.cards.length);
  const indices = new Map(pool.cards.map(({ data, index }) => [data.id, index]));
  const places = placesOf(
    hidden,
    cards.map((id) => indices.get(id) ?? -1),
  );
  const bytes = fromBase64(numbers);
  const expected = 2 * (places.length + hidden);
  if (bytes.length !== expected) throw new Error(`these weights are ${bytes.length} bytes; ${expected} were expected`);
  const at = (i: number): number => (((bytes[2 * i] | (bytes[2 * i + 1] << 8)) << 16) >> 16) / scale;
  places.forEach((place, i) => {
    if (place >= 0) network.first[place] = at(i);
  });
  for (let k = 0; k < hidden; k++) network.last[k] = at(places.length + k);
  return network;
}

/** Where the weights stand that are written: all of a row, and of a card those that go straight to the end. Below 0: nowhere. */
function placesOf(hidden: number, cards: readonly number[]): number[] {
  const width = hidden + 1;
  const rows = Array.from({ length: DENSE_ROWS * width }, (_, i) => i);
  return [...rows, ...cards.flatMap((card) => rowsOf(card).map((row) => (row < 0 ? -1 : row * width + hidden)))];
}

const rowsOf = (card: number): number[] =>
  Array.from({ length: PLACES }, (_, place) => (card < 0 ? -1 : DENSE_ROWS + card * PLACES + place));

const whole = (weight: number): number => Math.max(-MOST, Math.min(MOST, Math.round(weight * SCALE)));

const CHUNK = 0x2000;

function toBase64(bytes: readonly number[]): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.slice(i, i + CHUNK));
  return btoa(text);
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
