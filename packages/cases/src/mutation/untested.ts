import { type CardData, renderParagraphs } from "@rulebound/engine/language";
import { type CardPool, loadPool, PoolError, replaceCard } from "../adapter.ts";
import type { Case } from "../case.ts";
import { runCase } from "../run.ts";
import { fold } from "../words.ts";
import { casesByCard } from "./named.ts";
import { type Part, partsOf } from "./parts.ts";

/**
 * Which texts of which cards no case has seen at work: a text is shown when a case that has the card in it fails once the
 * text is taken out.
 */
export interface Untested {
  readonly card: string;
  readonly set: string;
  readonly paragraph: number;
  /** Null: the whole ability; else which part of it. */
  readonly detail: string | null;
  readonly text: string;
  readonly reason: string;
  /** The ability that it is part of is untested as a whole. */
  readonly isPartOfUntested: boolean;
}

export interface Tally {
  readonly abilities: number;
  readonly shown: number;
  readonly details: number;
  readonly detailsShown: number;
}

export interface Report {
  readonly untested: readonly Untested[];
  /** By set, in the order of the cards. */
  readonly sets: ReadonlyMap<string, Tally>;
  readonly total: Tally;
  /** Cases with these cards that fail as things are, and so show nothing. */
  readonly failing: readonly Case[];
}

export interface MutationOptions {
  /** Told before each card: how many are done, and of how many. */
  readonly progress?: (done: number, all: number) => void;
  /** Which cards are looked at; all of them by default. */
  readonly only?: (card: CardData) => boolean;
}

const setOf = ({ id }: CardData): string => id.split("-")[0];

export function untested(cards: readonly CardData[], cases: readonly Case[], options: MutationOptions = {}): Report {
  const { progress = () => {}, only = () => true } = options;
  const looked = cards.filter((card) => only(card) && partsOf(card).length > 0);
  const byCard = casesByCard(cards, cases);
  const withThem = new Set(looked.flatMap(({ name }) => byCard.get(fold(name)) ?? []));
  const failing = new Set([...withThem].filter((one) => runCase(one, cards).status === "failed"));
  const loaded: Loaded = { cards, pool: loadPool(cards).pool };
  const found: Untested[] = [];
  const sets = new Map<string, Tally>();
  for (const [done, card] of looked.entries()) {
    progress(done, looked.length);
    const sound = (byCard.get(fold(card.name)) ?? []).filter((one) => !failing.has(one));
    const missing = untestedOf(card, loaded, sound);
    found.push(...missing);
    sets.set(setOf(card), tally(sets.get(setOf(card)) ?? NONE, card, missing));
  }
  progress(looked.length, looked.length);
  const total = [...sets.values()].reduce(plus, NONE);
  return { untested: found, sets, total, failing: [...failing] };
}

interface Loaded {
  readonly cards: readonly CardData[];
  readonly pool: CardPool;
}

function untestedOf(card: CardData, loaded: Loaded, cases: readonly Case[]): Untested[] {
  const texts = renderParagraphs(card);
  const missing: Untested[] = [];
  // A part of what no case has seen has not been seen either.
  const unseen = new Set<number>();
  for (const part of partsOf(card)) {
    const { paragraph, detail } = part;
    const isPartOfUntested = unseen.has(paragraph);
    const reason = isPartOfUntested ? "the whole ability is untested" : reasonOf(part, loaded, cases);
    if (reason === null) continue;
    if (detail === null) unseen.add(paragraph);
    missing.push({ card: card.name, set: setOf(card), paragraph, detail, text: texts[paragraph - 1], reason, isPartOfUntested });
  }
  return missing;
}

/** Why nothing shows this part; null if some case does. */
function reasonOf({ without }: Part, { cards, pool }: Loaded, cases: readonly Case[]): string | null {
  if (cases.length === 0) return "no case has this card in it";
  const change = replacing(without);
  try {
    change(pool);
  } catch (error) {
    if (error instanceof PoolError) return `it cannot be taken out: ${error.reason}`;
    throw error;
  }
  if (cases.some((one) => runCase(one, cards, { change }).status === "failed")) return null;
  return cases.length === 1 ? `the case with this card passes without it` : `all ${cases.length} cases with this card pass without it`;
}

/** Cases share their pools, and so share what becomes of them. */
function replacing(data: CardData): (pool: CardPool) => CardPool {
  const made = new Map<CardPool, CardPool>();
  return (pool) => {
    const known = made.get(pool);
    if (known !== undefined) return known;
    const changed = replaceCard(pool, data);
    made.set(pool, changed);
    return changed;
  };
}

const NONE: Tally = { abilities: 0, shown: 0, details: 0, detailsShown: 0 };

const plus = (a: Tally, b: Tally): Tally => ({
  abilities: a.abilities + b.abilities,
  shown: a.shown + b.shown,
  details: a.details + b.details,
  detailsShown: a.detailsShown + b.detailsShown,
});

function tally(before: Tally, card: CardData, missing: readonly Untested[]): Tally {
  const parts = partsOf(card);
  const abilities = parts.filter(({ detail }) => detail === null).length;
  const details = parts.length - abilities;
  const wholes = missing.filter(({ detail }) => detail === null).length;
  return plus(before, { abilities, shown: abilities - wholes, details, detailsShown: details - (missing.length - wholes) });
}
