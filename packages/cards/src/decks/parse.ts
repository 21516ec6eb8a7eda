import type { CardId, CardPool, DeckList, Reason } from "@rulebound/engine/internal";
import { readCode } from "./code.ts";
import { type DeckError, type DraftDeck, draftOf, sortOut, unread } from "./draft.ts";
import { listInLink, printsIn, printsInPixelborn } from "./exports.ts";
import { deckInLink, type Linked } from "./links.ts";
import { readList } from "./list.ts";
import { cardOfPrint } from "./names.ts";
import { emptySections, MOST_CARDS, tooMany } from "./sections.ts";

/** Reads a deck in whatever form it comes: a list (list.ts), a deck code (code.ts), what programs export (exports.ts). */

/** A deck that has a legend and a Chosen Champion. */
export interface ParsedDeck extends DraftDeck {
  readonly deck: DeckList;
}

type Unreadable = { readonly errors: readonly DeckError[] };
export type DraftReading = DraftDeck | Unreadable;
export type DeckReading = ParsedDeck | Unreadable;

export const isDeck = <Deck extends DraftDeck>(reading: Deck | Unreadable): reading is Deck => "deck" in reading;

const SHORTEST_CODE = 16;
/** Many times the longest deck that can be written; what is longer is no deck, and is not looked at. */
export const MOST_DECK_LETTERS = 20_000;
const unreadable = (why: Reason): Unreadable => ({ errors: [unread(0, why)] });

/** The deck as far as it is there: it may lack a legend, a champion, or anything else. */
export function readDeck(text: string, pool: CardPool): DraftReading {
  if (text.length > MOST_DECK_LETTERS) return unreadable({ reason: "textTooLong", given: [text.length, MOST_DECK_LETTERS] });
  if (/[\0\uFFFD]/.test(text)) return unreadable({ reason: "notText" });
  const whole = text.trim();
  const link = listInLink(whole);
  if (link !== null) return readList(link, pool);
  const linked = deckInLink(whole);
  if (linked !== null) return fromLink(pool, linked);
  const prints = whole === "" ? null : (printsIn(whole) ?? (/\s/.test(whole) ? null : printsInPixelborn(whole)));
  if (prints !== null) return fromPrints(pool, prints);
  if (whole.length >= SHORTEST_CODE && /^[A-Z2-7]+$/i.test(whole)) return fromCode(pool, whole);
  return readList(text, pool);
}

/** A deck that can be played; what it lacks for that is an error. */
export function parseDeck(text: string, pool: CardPool): DeckReading {
  const reading = readDeck(text, pool);
  if (!isDeck(reading)) return reading;
  const { legend, champion, main } = reading.deck;
  const errors: DeckError[] = [];
  if (legend === null) errors.push(unread(0, { reason: "oneCardUnder", given: ["Legend", 0] }));
  if (champion === null) {
    const able = [...new Set(main)].filter((card) => pool.cards[card].champion).map((card) => pool.cards[card].data.name);
    const given = ["Champion", 0];
    errors.push(
      unread(0, able.length === 0 ? { reason: "oneCardUnder", given } : { reason: "oneCardUnderTake", given: [...given, able.join("; ")] }),
    );
  }
  return legend === null || champion === null ? { errors } : { ...reading, deck: { ...reading.deck, legend, champion } };
}

function fromLink(pool: CardPool, linked: Linked): DraftReading {
  if (linked.kind === "elsewhere")
    return { errors: [{ ...unread(0, { reason: "keptElsewhere", given: [linked.site] }), site: linked.site }] };
  const reading = fromCode(pool, linked.code);
  return isDeck(reading) && linked.name !== "" ? { ...reading, name: linked.name } : reading;
}

function fromPrints(pool: CardPool, prints: readonly string[]): DraftReading {
  if (prints.length > MOST_CARDS) return unreadable(tooMany(prints.length));
  const cards = prints.map((print) => cardOfPrint(pool, print));
  const unknown = prints.filter((_, i) => cards[i] === null);
  if (unknown.length > 0) return unreadable({ reason: "noSuchPrints", given: [[...new Set(unknown)].join(", ")] });
  const parts = emptySections();
  sortOut(
    pool,
    cards.filter((card) => card !== null),
    parts,
  );
  return draftOf(pool, "", parts);
}

function fromCode(pool: CardPool, code: string): DraftReading {
  const coded = readCode(code);
  if ("reason" in coded) return unreadable(coded);
  const size = [...coded.cards, ...coded.sideboard].reduce((sum, { count }) => sum + count, coded.furtherLegends.length);
  if (size > MOST_CARDS) return unreadable(tooMany(size));
  const unknown: string[] = [];
  const card = (print: string): CardId[] => {
    const found = cardOfPrint(pool, print);
    if (found === null) unknown.push(print);
    return found === null ? [] : [found];
  };
  const copies = (list: typeof coded.cards): CardId[] =>
    list.flatMap(({ print, count }) => card(print).flatMap((one) => Array.from({ length: count }, () => one)));
  const cards = copies(coded.cards);
  const parts = emptySections();
  parts.Sideboard.push(...copies(coded.sideboard));
  parts.FurtherLegends.push(...coded.furtherLegends.flatMap(card));
  const [champion = null] = coded.champion === null ? [] : card(coded.champion);
  if (unknown.length > 0) return unreadable({ reason: "noSuchPrints", given: [[...new Set(unknown)].join(", ")] });
  sortOut(pool, cards, parts, champion);
  return draftOf(pool, "", parts);
}
