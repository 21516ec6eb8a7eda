import { type CompiledCard, Keyword, TypeBit } from "@rulebound/engine/internal";
import type { Ability, Filter, Kind, Range } from "@rulebound/engine/language";

/** What a text asks of the board it is to be at work on, read off its data. Not all of it need be enough, nor needed. */
interface Wishes {
  /** Objects like these, so many of each. */
  readonly objects: readonly { readonly filter: Filter; readonly times: number }[];
  /** Cards like these have been played this turn. */
  readonly played: readonly Filter[];
  /** It has moved so often this turn. */
  readonly moves: number;
  /** How many cards in hand, and runes; null: any number. */
  readonly hand: number | null;
  readonly runes: number | null;
}

type Data = Readonly<Record<string, unknown>>;

export function wishesOf(text: Ability | undefined): Wishes {
  const wishes = { objects: [] as { filter: Filter; times: number }[], played: [] as Filter[], moves: 0, hand: null, runes: null };
  if (text !== undefined) gather(text, wishes);
  return wishes;
}

type Gathered = { -readonly [W in keyof Wishes]: Wishes[W] extends readonly (infer T)[] ? T[] : Wishes[W] };

function gather(data: unknown, to: Gathered): void {
  if (Array.isArray(data)) for (const one of data) gather(one, to);
  if (!isData(data)) return;
  const times = numberIn(data);
  if (isData(data.there)) to.objects.push({ filter: data.there, times });
  else if (isData(data.amount)) {
    if ("handSize" in data.amount) to.hand = times;
    if ("runesOf" in data.amount) to.runes = times;
    if (isData(data.amount.count)) to.objects.push({ filter: data.amount.count, times });
    else gather(data.amount, to);
  } else if (Array.isArray(data.tagsAmong)) {
    for (const tag of data.tagsAmong) to.objects.push({ filter: { kinds: ["unit"], side: "yours", tags: [String(tag)] }, times: 1 });
  } else if (typeof data.history === "string") {
    const kind = PLAYED[data.history];
    if (kind !== undefined) to.played.push({ kinds: [kind], ...(isData(data.filter) ? data.filter : {}) });
  } else if (Array.isArray(data.kinds)) to.objects.push({ filter: data, times: 1 });
  else {
    if (typeof data.nth === "number" && data.on === "moved") to.moves = data.nth - 1;
    for (const one of Object.values(data)) gather(one, to);
  }
}

const isData = (data: unknown): data is Data => typeof data === "object" && data !== null && !Array.isArray(data);

/** The number that a condition asks for: as many are enough, or not too many. */
const numberIn = ({ exactly, atLeast, atMost }: Data): number => [exactly, atLeast, atMost].find((n) => typeof n === "number") ?? 1;

const PLAYED: Readonly<Record<string, Kind>> = {
  playedCard: "card",
  playedSpell: "spell",
  playedUnit: "unit",
  playedGear: "gear",
  playedEquipment: "equipment",
};

/** Could a card be one of these, by what is printed on it? */
export function fits(card: CompiledCard, { kinds, notKinds, tags, keyword, energy, might, is, not, or }: Filter): boolean {
  if (or !== undefined && !or.some((one) => fits(card, one))) return false;
  if (kinds !== undefined && !kinds.some((kind) => isOfKind(card, kind))) return false;
  if (notKinds?.some((kind) => isOfKind(card, kind)) === true) return false;
  if (tags !== undefined && !tags.some((tag) => card.tags.includes(tag))) return false;
  if (keyword !== undefined && !card.data.abilities.some((ability) => "keyword" in ability && ability.keyword === keyword)) return false;
  if (is?.includes("champion") === true && !card.champion) return false;
  if (card.token ? not?.includes("token") === true : is?.includes("token") === true) return false;
  return isWithin(card.energy, energy) && isWithin(card.might, might);
}

function isOfKind(card: CompiledCard, kind: Kind): boolean {
  switch (kind) {
    case "equipment":
      return card.equip !== null;
    case "permanent":
      return (card.types & (TypeBit.unit | TypeBit.gear)) !== 0;
    case "card":
    case "something":
      return (card.types & (TypeBit.unit | TypeBit.gear | TypeBit.spell)) !== 0;
    case "facedown":
      return (card.keywords & Keyword.Hidden) !== 0;
    case "ability":
      return false;
    default:
      return (card.types & TypeBit[kind]) !== 0;
  }
}

const isWithin = (n: number, range: Range | undefined): boolean =>
  (typeof range?.atLeast !== "number" || n >= range.atLeast) && (typeof range?.atMost !== "number" || n <= range.atMost);
