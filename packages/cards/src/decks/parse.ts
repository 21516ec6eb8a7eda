import type { CardPool, DeckList } from "@rulebound/engine";
import { fold, nearestName } from "./nearest.ts";

/**
 * Reads a deck as people write it: sections, and under each lines of a count and a name. A collector id in brackets may
 * follow a name and is not looked at; lines that begin with # are remarks, of which `# Deck: NAME` names the deck.
 *
 *     Legend:
 *     1 Jinx, Loose Cannon (OGN-251)
 *     MainDeck:
 *     3 Get Excited!
 */

/** What cannot be read: the line, from 1 (0: the deck as a whole), and the reason, for a person. */
export interface DeckError {
  readonly line: number;
  readonly reason: string;
}

export interface ParsedDeck {
  readonly name: string;
  readonly deck: DeckList;
  readonly sideboard: readonly number[];
}

export type DeckReading = ParsedDeck | { readonly errors: readonly DeckError[] };

export const isDeck = (reading: DeckReading): reading is ParsedDeck => "deck" in reading;

const SECTIONS = ["Legend", "Champion", "MainDeck", "Battlefields", "Runes", "Sideboard"] as const;
type Section = (typeof SECTIONS)[number];

const MOST_COPIES = 100;

/** "main deck" and "MainDeck" are the same heading. */
const sectionNamed = (heading: string): Section | undefined =>
  SECTIONS.find((section) => section.toLowerCase() === heading.toLowerCase().replace(/\s+/g, ""));

export function parseDeck(text: string, pool: CardPool): DeckReading {
  const errors: DeckError[] = [];
  const sections = new Map<Section, number[]>(SECTIONS.map((section) => [section, []]));
  let section: Section | null = null;
  let name = "";
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const words = raw.trim();
    if (words === "") return;
    if (words.startsWith("#")) {
      name ||= /^#\s*Deck:\s*(.+)$/i.exec(words)?.[1] ?? "";
      return;
    }
    const heading = /^([A-Za-z ]+):$/.exec(words)?.[1];
    if (heading !== undefined) {
      section = sectionNamed(heading) ?? null;
      if (section === null) errors.push({ line, reason: `"${heading}" is no part of a deck; the parts are ${SECTIONS.join(", ")}.` });
      return;
    }
    const cards = section === null ? undefined : sections.get(section);
    if (cards === undefined) {
      if (errors.length === 0) errors.push({ line, reason: `"${words}" stands before the first heading, such as "Legend:".` });
      return;
    }
    const entry = readEntry(words, pool);
    if (typeof entry === "string") errors.push({ line, reason: entry });
    else for (let i = 0; i < entry.count; i++) cards.push(entry.card);
  });
  const cardsOf = (wanted: Section): readonly number[] => sections.get(wanted) ?? [];
  for (const single of ["Legend", "Champion"] as const) {
    const { length } = cardsOf(single);
    if (length === 1 || errors.length > 0) continue;
    const champions = [...new Set(cardsOf("MainDeck"))]
      .filter((card) => pool.cards[card].champion)
      .map((card) => pool.cards[card].data.name);
    const hint =
      single === "Champion" && length === 0 && champions.length > 0
        ? ` Take one of these out of the main deck: ${champions.join("; ")}.`
        : "";
    errors.push({ line: 0, reason: `A deck has one card under "${single}:"; this one has ${length}.${hint}` });
  }
  if (errors.length > 0) return { errors };
  const [legend] = cardsOf("Legend");
  const [champion] = cardsOf("Champion");
  return {
    name: name || pool.cards[legend].data.name,
    deck: { legend, champion, main: cardsOf("MainDeck"), runes: cardsOf("Runes"), battlefields: cardsOf("Battlefields") },
    sideboard: cardsOf("Sideboard"),
  };
}

/** "3 Name (SET-123)": the count may be followed by an x, and is 1 where it is left out. */
function readEntry(words: string, pool: CardPool): { readonly count: number; readonly card: number } | string {
  const found = /^(?:(\d+)x?\s+)?(.*?)(?:\s*\(([A-Z]{3}-[^)]+)\))?$/i.exec(words);
  const count = Number(found?.[1] ?? 1);
  const name = found?.[2] ?? words;
  if (count < 1 || count > MOST_COPIES) return `"${words}": a count from 1 to ${MOST_COPIES} was expected.`;
  const card = pool.byName.get(fold(name));
  if (card !== undefined) return { count, card };
  const near = nearestName(
    name,
    pool.cards.map((known) => known.data.name),
  );
  return `"${name}" is not a card.${near === null ? "" : ` Did you mean "${near}"?`}`;
}

/** The other way: a list from which `parseDeck` reads the same deck, in the same order. */
export function writeDeck({ name, deck, sideboard }: ParsedDeck, pool: CardPool): string {
  const part = (section: Section, cards: readonly number[]): string[] => {
    const lines = runs(cards).map(({ card, count }) => `${count} ${pool.cards[card].data.name} (${pool.cards[card].data.id})`);
    return lines.length === 0 ? [] : ["", `${section}:`, ...lines];
  };
  return [
    `# Deck: ${name}`,
    ...part("Legend", [deck.legend]),
    ...part("Champion", [deck.champion]),
    ...part("MainDeck", deck.main),
    ...part("Battlefields", deck.battlefields),
    ...part("Runes", deck.runes),
    ...part("Sideboard", sideboard),
    "",
  ].join("\n");
}

/** Equal cards that follow each other. */
function runs(cards: readonly number[]): { readonly card: number; readonly count: number }[] {
  const out: { card: number; count: number }[] = [];
  for (const card of cards) {
    const last = out[out.length - 1];
    if (last?.card === card) last.count++;
    else out.push({ card, count: 1 });
  }
  return out;
}
