import type { CardId, CardPool, DeckList } from "@rulebound/engine/internal";
import { decodeDeck } from "./code.ts";
import { type DeckError, type DraftDeck, draftOf, sortOut } from "./draft.ts";
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
const unreadable = (reason: string, site?: string): Unreadable => ({
  errors: [{ line: 0, reason, ...(site === undefined ? {} : { site }) }],
});

/** The deck as far as it is there: it may lack a legend, a champion, or anything else. */
export function readDeck(text: string, pool: CardPool): DraftReading {
  if (text.length > MOST_DECK_LETTERS)
    return unreadable(`This is no deck: it has ${text.length} characters, and a deck has at most ${MOST_DECK_LETTERS}.`);
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
  if (legend === null) errors.push({ line: 0, reason: 'A deck has one card under "Legend:"; this one has 0.' });
  if (champion === null) {
    const able = [...new Set(main)].filter((card) => pool.cards[card].champion).map((card) => pool.cards[card].data.name);
    const hint = able.length === 0 ? "" : ` Take one of these out of the main deck: ${able.join("; ")}.`;
    errors.push({ line: 0, reason: `A deck has one card under "Champion:"; this one has 0.${hint}` });
  }
  return legend === null || champion === null ? { errors } : { ...reading, deck: { ...reading.deck, legend, champion } };
}

function fromLink(pool: CardPool, linked: Linked): DraftReading {
  if (linked.kind === "elsewhere")
    return unreadable(
      `This address does not carry the deck: ${linked.site} keeps it. Open it there, copy the deck as text or as a deck code, and paste that.`,
      linked.site,
    );
  const reading = fromCode(pool, linked.code);
  return isDeck(reading) && linked.name !== "" ? { ...reading, name: linked.name } : reading;
}

function fromPrints(pool: CardPool, prints: readonly string[]): DraftReading {
  if (prints.length > MOST_CARDS) return unreadable(tooMany(prints.length));
  const cards = prints.map((print) => cardOfPrint(pool, print));
  const unknown = prints.filter((_, i) => cards[i] === null);
  if (unknown.length > 0) return unreadable(`There is no card ${[...new Set(unknown)].join(", ")}.`);
  const parts = emptySections();
  sortOut(
    pool,
    cards.filter((card) => card !== null),
    parts,
  );
  return draftOf(pool, "", parts);
}

function fromCode(pool: CardPool, code: string): DraftReading {
  const coded = decodeDeck(code);
  if (typeof coded === "string") return unreadable(`${coded.charAt(0).toUpperCase()}${coded.slice(1)}`);
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
  if (unknown.length > 0) return unreadable(`There is no card ${[...new Set(unknown)].join(", ")}.`);
  sortOut(pool, cards, parts, champion);
  return draftOf(pool, "", parts);
}
