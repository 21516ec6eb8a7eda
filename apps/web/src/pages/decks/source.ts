import { type DraftDeck, isDeck, readDeck, STARTER_DECKS, TOURNAMENT_DECKS, writeDeck } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { addressOf } from "../../app/base.ts";
import type { OwnDeck } from "./own.ts";

/** A deck that can be looked at, wherever it comes from. */
export interface DeckEntry {
  /** What follows /decks/ in its address. */
  readonly key: string;
  readonly kind: "own" | "starter" | "tournament" | "shared";
  readonly name: string;
  /** What it wants, or what it has won. */
  readonly says: string;
  readonly text: string;
}

export const STARTERS: readonly DeckEntry[] = STARTER_DECKS.map(({ id, name, plan, text }) => ({
  key: id,
  kind: "starter",
  name,
  says: plan,
  text,
}));

export const TOURNAMENTS: readonly DeckEntry[] = TOURNAMENT_DECKS.map(({ id, name, result, text }) => ({
  key: id,
  kind: "tournament",
  name,
  says: result,
  text,
}));

export const ownEntry = ({ id, name, text }: OwnDeck): DeckEntry => ({ key: id, kind: "own", name, says: "", text });

const read = new Map<string, DraftDeck | null>();

/** The deck of a text; null if it is none. Texts of decks that are kept can always be read. */
export function draftFrom(text: string, pool: CardPool): DraftDeck | null {
  let draft = read.get(text);
  if (draft === undefined) {
    const reading = readDeck(text, pool);
    draft = isDeck(reading) ? reading : null;
    if (read.size > 200) read.clear();
    read.set(text, draft);
  }
  return draft;
}

/** A deck in the fragment of an address, which no server sees: its code, and its name. */
export const SHARED = "shared";

export function linkTo(draft: DraftDeck, pool: CardPool): string | null {
  const { legend, champion } = draft.deck;
  if (legend === null || champion === null) return null;
  const code = writeDeck({ ...draft, deck: { ...draft.deck, legend, champion } }, pool, "code").trim();
  return addressOf(`decks/${SHARED}#${code}/${encodeURIComponent(draft.name)}`);
}

/** The same as /decks?code=CODE&name=NAME, for whoever writes such links by hand or by program. */
export const codedEntry = (code: string, name: string): DeckEntry => ({ key: SHARED, kind: "shared", name, says: "", text: code });

export function sharedEntry(fragment: string): DeckEntry {
  const [code, name = ""] = fragment.replace(/^#/, "").split("/");
  return { key: SHARED, kind: "shared", name: decoded(name), says: "", text: code };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
