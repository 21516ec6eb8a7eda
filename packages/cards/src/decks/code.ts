import { inEnglish, type Reason } from "@rulebound/engine/internal";
import { Bytes, BytesError, fromBase32, numberBytes, toBase32 } from "./bytes.ts";
import { MOST_CARDS, MOST_COPIES } from "./sections.ts";

/**
 * Deck codes of Piltover Archive (format 1), as its library RiftboundDeckCodes publishes them. Versions 1 to 6 are read: 2
 * added the sideboard, 3 the Chosen Champion, 4 numbers with the prefix R, 5 any number of copies and the prefix SP, 6
 * further legends. What is written is the first of 3, 5 and 6 that can hold the deck.
 */

export interface CodedCard {
  /** A collector id: "OGN-007", with a letter for another print. */
  readonly print: string;
  readonly count: number;
}

export interface CodedDeck {
  /** Everything but the sideboard: legend, Chosen Champion, runes and battlefields too. */
  readonly cards: readonly CodedCard[];
  readonly sideboard: readonly CodedCard[];
  readonly champion: string | null;
  readonly furtherLegends: readonly string[];
}

const FORMAT = 1;
const NEWEST = 6;
const SETS = ["OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD"];
const VARIANTS = ["", "a", "s", "b"];
/** By the byte before a number: the prefix, and the digits of a number with it. */
const PREFIXES = [
  { prefix: "", digits: 3 },
  { prefix: "R", digits: 2 },
  { prefix: "SP", digits: 1 },
];
const MOST_IN_ORDER = { cards: 12, sideboard: 3 };

/** The deck, or why the code is none, in English. */
export function decodeDeck(code: string): CodedDeck | string {
  const coded = readCode(code);
  return "reason" in coded ? `${inEnglish(coded)}.` : coded;
}

export function readCode(code: string): CodedDeck | Reason {
  const bytes = fromBase32(code);
  if (bytes === null) return { reason: "codeLetters" };
  try {
    return read(new Bytes(bytes));
  } catch (error) {
    if (!(error instanceof BytesError)) throw error;
    return { reason: "badCode", given: [error.why] };
  }
}

function read(bytes: Bytes): CodedDeck {
  const first = bytes.byte();
  const version = first & 15;
  if (first >> 4 !== FORMAT || version < 1 || version > NEWEST)
    throw new BytesError({ reason: "codeVersion", given: [first >> 4, version, `${FORMAT}.1`, `${FORMAT}.${NEWEST}`] });
  const isPrefixed = version >= 5 ? bytes.byte() === 1 : version === 4;
  const part = (most: number): CodedCard[] => (version >= 5 ? listedCounts(bytes, isPrefixed) : everyCount(bytes, most, isPrefixed));
  return {
    cards: part(MOST_IN_ORDER.cards),
    sideboard: version >= 2 ? part(MOST_IN_ORDER.sideboard) : [],
    champion: version >= 3 && bytes.byte() === 1 ? print(bytes, isPrefixed) : null,
    furtherLegends: version >= 6 ? bytes.list(() => print(bytes, isPrefixed)) : [],
  };
}

function everyCount(bytes: Bytes, most: number, isPrefixed: boolean): CodedCard[] {
  return Array.from({ length: most }, (_, i) => most - i).flatMap((count) => cardsOfCount(bytes, count, isPrefixed));
}

function listedCounts(bytes: Bytes, isPrefixed: boolean): CodedCard[] {
  return bytes.list(() => cardsOfCount(bytes, bytes.number(), isPrefixed)).flat();
}

/** Cards of one count, in groups of one set and variant. */
function cardsOfCount(bytes: Bytes, count: number, isPrefixed: boolean): CodedCard[] {
  if (count > MOST_COPIES) throw new BytesError({ reason: "codeCopies", given: [count] });
  return bytes.list(() => group(bytes, count, isPrefixed)).flat();
}

/** Of one set and variant: how many, both, and their numbers. */
function group(bytes: Bytes, count: number, isPrefixed: boolean): CodedCard[] {
  const size = bytes.number();
  const set = bytes.byte();
  const variant = bytes.byte();
  if (size > MOST_CARDS) throw new BytesError({ reason: "codeGroup", given: [size, count] });
  return Array.from({ length: size }, () => ({ print: numbered(bytes, set, variant, isPrefixed), count }));
}

const print = (bytes: Bytes, isPrefixed: boolean): string => numbered(bytes, bytes.byte(), bytes.byte(), isPrefixed);

function numbered(bytes: Bytes, set: number, variant: number, isPrefixed: boolean): string {
  const kind = PREFIXES[isPrefixed ? bytes.byte() : 0];
  const number = bytes.number();
  if (SETS[set] === undefined) throw new BytesError({ reason: "codeSet", given: [set] });
  if (VARIANTS[variant] === undefined || kind === undefined) throw new BytesError({ reason: "codePrint" });
  return `${SETS[set]}-${kind.prefix}${String(number).padStart(kind.digits, "0")}${VARIANTS[variant]}`;
}

/** The code of a deck of cards without prefixes and variants, as every card's own id is; or which of them has no code. */
export function encodeDeck({ cards, sideboard, champion, furtherLegends }: CodedDeck): { readonly code: string } | string {
  const odd = [...cards, ...sideboard]
    .map(({ print }) => print)
    .concat(furtherLegends)
    .find((print) => partsOf(print) === null);
  if (odd !== undefined) return `${odd} has no place in a deck code.`;
  const isMany = cards.some(({ count }) => count > MOST_IN_ORDER.cards) || sideboard.some(({ count }) => count > MOST_IN_ORDER.sideboard);
  const version = furtherLegends.length > 0 ? 6 : isMany ? 5 : 3;
  const part = (list: readonly CodedCard[], most: number): number[] => (version === 3 ? writeEvery(list, most) : writeListed(list));
  return {
    code: toBase32([
      (FORMAT << 4) | version,
      ...(version === 3 ? [] : [0]), // no prefixes
      ...part(cards, MOST_IN_ORDER.cards),
      ...part(sideboard, MOST_IN_ORDER.sideboard),
      ...(champion === null ? [0] : [1, ...writePrint(champion)]),
      ...(version < 6 ? [] : [...numberBytes(furtherLegends.length), ...furtherLegends.flatMap(writePrint)]),
    ]),
  };
}

function writePrint(id: string): number[] {
  const parts = partsOf(id);
  return parts === null ? [] : [parts.set, 0, ...numberBytes(parts.number)];
}

function partsOf(id: string): { readonly set: number; readonly number: number } | null {
  const found = /^([A-Z]{3})-(\d+)$/.exec(id);
  const set = SETS.indexOf(found?.[1] ?? "");
  return found === null || set < 0 ? null : { set, number: Number(found[2]) };
}

const writeEvery = (list: readonly CodedCard[], most: number): number[] =>
  Array.from({ length: most }, (_, i) => most - i).flatMap((count) => writeCount(list.filter((card) => card.count === count)));

function writeListed(list: readonly CodedCard[]): number[] {
  const counts = [...new Set(list.map(({ count }) => count))].sort((a, b) => b - a);
  return [
    ...numberBytes(counts.length),
    ...counts.flatMap((count) => [...numberBytes(count), ...writeCount(list.filter((card) => card.count === count))]),
  ];
}

function writeCount(list: readonly CodedCard[]): number[] {
  const numbers = SETS.map((_, set) =>
    list
      .flatMap((card) => partsOf(card.print) ?? [])
      .filter((parts) => parts.set === set)
      .map(({ number }) => number)
      .sort((a, b) => a - b),
  );
  const groups = numbers.flatMap((own, set) =>
    own.length === 0 ? [] : [[...numberBytes(own.length), set, 0, ...own.flatMap(numberBytes)]],
  );
  return [...numberBytes(groups.length), ...groups.flat()];
}
