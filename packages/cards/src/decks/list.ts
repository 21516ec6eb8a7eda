import type { CardId, CardPool, Reason } from "@rulebound/engine/internal";
import { type DeckError, type DraftDeck, draftOf, sortOut, unread } from "./draft.ts";
import { findCard } from "./names.ts";
import { emptySections, MOST_CARDS, MOST_COPIES, SECTIONS, type Section, sectionNamed, tooMany } from "./sections.ts";

/**
 * Reads a deck as people write it: sections, and under each lines of a count and a name, or such lines alone. Lines that
 * begin with # or // are remarks, of which `# Deck: NAME` names the deck.
 *
 *     Legend:
 *     1 Jinx, Loose Cannon (OGN-251)
 *     Main Deck (39)
 *     3x Get Excited!
 *     Runes: 7 Fury Rune 5 Chaos Rune
 */

type Line =
  | { readonly kind: "nothing" }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "heading"; readonly section: Section; readonly entries: readonly string[] }
  | { readonly kind: "unknown heading"; readonly heading: string }
  | { readonly kind: "entry"; readonly text: string };

/** Longer than any line of a list, so that no line takes long to understand. */
const LONGEST_LINE = 200;
/** So many mistakes are told, and of the first ones which name was meant: looking for it takes its time. */
const MOST_ERRORS = 20;
const MOST_HELP = 5;

export function readList(text: string, pool: CardPool): DraftDeck | { readonly errors: readonly DeckError[] } {
  const errors: DeckError[] = [];
  const parts = emptySections();
  const loose: CardId[] = [];
  let cards = loose;
  let name = "";
  let size = 0;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    if (errors.length >= MOST_ERRORS) {
      errors.push(unread(line, { reason: "restUnread", given: [errors.length] }));
      break;
    }
    if (raw.length > LONGEST_LINE) {
      errors.push(unread(line, { reason: "lineTooLong", given: [raw.length, LONGEST_LINE] }));
      continue;
    }
    const read = (words: string): void => {
      const entry = readEntry(words, pool, errors.length < MOST_HELP ? "near names" : "no help");
      if ("reason" in entry) {
        errors.push(unread(line, entry));
        return;
      }
      size += entry.count;
      if (size <= MOST_CARDS) for (let i = 0; i < entry.count; i++) cards.push(entry.card);
    };
    const said = understand(raw.replace(/^\uFEFF/, "").trim());
    switch (said.kind) {
      case "name":
        name ||= said.name;
        break;
      case "heading":
        cards = parts[said.section];
        said.entries.forEach(read);
        break;
      case "unknown heading":
        cards = [];
        errors.push(unread(line, { reason: "noDeckPart", given: [said.heading, SECTIONS.join(", ")] }));
        break;
      case "entry":
        read(said.text);
    }
  }
  if (errors.length > 0) return { errors };
  if (size > MOST_CARDS) return { errors: [unread(0, tooMany(size))] };
  if (loose.length > 0) sortOut(pool, loose, parts);
  return draftOf(pool, name, parts);
}

function understand(words: string): Line {
  if (words === "") return { kind: "nothing" };
  if (/^(#|\/\/)/.test(words)) {
    const name = /^(?:#|\/\/)\s*Deck:\s*(.+)$/i.exec(words)?.[1];
    return name === undefined ? { kind: "nothing" } : { kind: "name", name };
  }
  const [, heading, colon, rest] = /^([A-Za-z ]+?)(?:\s*\(\d+\))?\s*(:|$)\s*(.*)$/.exec(words) ?? [];
  const section = heading === undefined ? null : sectionNamed(heading);
  if (section !== null) return { kind: "heading", section, entries: rest === "" ? [] : rest.split(/\s+(?=\d+x?\s+\D)/) };
  if (heading !== undefined && colon === ":" && rest === "") return { kind: "unknown heading", heading };
  return { kind: "entry", text: words };
}

/** "3 Name (SET-123)": an x may go with the count, which may follow the name, and is 1 where it is left out. */
function readEntry(
  words: string,
  pool: CardPool,
  help: "near names" | "no help",
): { readonly count: number; readonly card: CardId } | Reason {
  const bare = words.replace(/^[-*•]\s+/, "");
  const first = /^(?:x?(\d+)x?\s+)?(.*)$/i.exec(bare);
  const last = first?.[1] === undefined ? /^(.*?)\s+(?:x(\d+)|(\d+)x)$/i.exec(bare) : null;
  const count = Number(first?.[1] ?? last?.[2] ?? last?.[3] ?? 1);
  if (count < 1 || count > MOST_COPIES) return { reason: "badCount", given: [words, MOST_COPIES] };
  const [, name, print] =
    /^(.*?)(?:\s*[([]?\b([A-Z]{2,3}-[A-Z]*\d+[a-z*]?)(?:\/\d+)?[)\]]?)?$/i.exec(last?.[1] ?? first?.[2] ?? bare) ?? [];
  const card = name === "" || name === undefined ? findCard(pool, print ?? bare, null, help) : findCard(pool, name, print ?? null, help);
  return typeof card === "object" ? card : { count, card };
}
