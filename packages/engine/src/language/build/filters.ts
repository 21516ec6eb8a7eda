/** Which objects: filters are said word by word, `a("enemy", "unit", "here")`, and the words merge. */
import type { Amount, Count, Domain, Filter, KeywordName, Kind, Place, Range, Sel, Status, Who, ZoneName } from "../types.ts";

const KINDS = [
  "unit",
  "gear",
  "spell",
  "rune",
  "legend",
  "battlefield",
  "card",
  "permanent",
  "equipment",
  "ability",
  "something",
  "facedown",
] as const satisfies readonly Kind[];

const STATUSES = [
  "ready",
  "exhausted",
  "stunned",
  "buffed",
  "damaged",
  "mighty",
  "empowered",
  "equipped",
  "attached",
  "detached",
  "attacking",
  "defending",
  "inShowdown",
  "alone",
  "onlyYours",
  "token",
  "champion",
  "open",
  "occupied",
  "uncontrolled",
  "chosenChampion",
  "movedThisTurn",
  "playedThisTurn",
  "conqueredThisTurn",
] as const satisfies readonly Status[];

const SIDES = ["friendly", "enemy", "yours", "opponents"] as const;

const PLACES = {
  here: "here",
  there: "there",
  atBattlefield: "battlefield",
  inBase: "base",
  inYourBase: "yourBase",
  atMyBattlefield: "myBattlefield",
  elsewhere: "elsewhere",
  atOtherBattlefield: "otherBattlefield",
  sameAsIt: "sameAsIt",
  notAsIt: "notAsIt",
  inCombat: "inCombat",
} as const satisfies Record<string, Place>;

/** A word about an object. "another" is `other`. */
export type Word =
  | (typeof KINDS)[number]
  | (typeof STATUSES)[number]
  | (typeof SIDES)[number]
  | keyof typeof PLACES
  | "another"
  | `non-${(typeof STATUSES)[number]}`;

/** A word, or a filter that says something with a number, a name or a tag in it. */
export type Said = Word | Filter;

const has = <T extends string>(list: readonly T[], word: string): word is T => (list as readonly string[]).includes(word);

function meaning(word: Word): Filter {
  if (has(KINDS, word)) return { kinds: [word] };
  if (has(STATUSES, word)) return { is: [word] };
  if (has(SIDES, word)) return { side: word };
  if (word === "another") return { other: true };
  if (word in PLACES) return { place: PLACES[word as keyof typeof PLACES] };
  return { not: [word.slice("non-".length) as Status] };
}

/** All that is said, as one filter: lists are joined, the rest must not be said twice. */
export function filter(...said: readonly Said[]): Filter {
  const merged: Record<string, unknown> = {};
  for (const one of said)
    for (const [key, value] of Object.entries(typeof one === "string" ? meaning(one) : one)) {
      const before = merged[key];
      if (before !== undefined && !Array.isArray(before)) throw new Error(`a filter says "${key}" twice: ${JSON.stringify(said)}`);
      merged[key] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
    }
  return merged;
}

// ------------------------------------------------------------------------------------------------ words with a value

export const tagged = (...tags: readonly string[]): Filter => ({ tags });
export const notTagged = (...tags: readonly string[]): Filter => ({ notTags: tags });
export const ofDomain = (domain: Domain): Filter => ({ domain });
export const withKeyword = (keyword: KeywordName): Filter => ({ keyword });
export const without = (keyword: KeywordName): Filter => ({ lacks: keyword });
export const might = (range: Range): Filter => ({ might: range });
export const energyCost = (range: Range): Filter => ({ energy: range });
export const powerCost = (range: Range): Filter => ({ power: range });
export const mightAtMost = (n: Amount): Filter => ({ might: { atMost: n } });
/** More Might than each of these, itself not counted. */
export const mostMightAmong = (...said: readonly Said[]): Filter => ({ might: { moreThanOthers: filter(...said) } });
export const mightLessThan = (n: Amount): Filter => ({ might: { lessThan: n } });
/** At most that much Energy and, if given, that many Power pips. */
export const costAtMost = (energy: Amount, power?: Amount): Filter => ({
  energy: { atMost: energy },
  ...(power === undefined ? {} : { power: { atMost: power } }),
});
export const at = (place: Place): Filter => ({ place });
export const controlledBy = (who: "you" | "enemy" | "none"): Filter => ({ place: { controlledBy: who } });
export const whereIs = (of: Sel): Filter => ({ place: { of } });
export const inZone = (zone: ZoneName | readonly ZoneName[], of?: Filter["of"]): Filter => ({ zone, ...(of ? { of } : {}) });
export const inTrash: Filter = { zone: "trash" };
export const inHand: Filter = { zone: "hand" };
/** Whence cards are played where no text says otherwise (419.1.a); it goes without saying. */
export const whencePlayed: Filter = { zone: ["hand", "champion"] };
export const inTrashes: Filter = { zone: "trash", of: "any" };
/** One of the cards looked at or revealed: "from among them". */
export const among = (group: string): Filter => ({ among: group });
export const playedFromElsewhere: Filter = { playedFrom: "elsewhere" };
export const named = (name: "mine" | "named" | { readonly name: string }): Filter => ({ named: name });
export const ownedBy = (owner: "you" | "opponent"): Filter => ({ owner });
/** Of a spell or ability: what it chooses. */
export const choosing = (...said: readonly Said[]): Filter => ({ choosing: filter(...said) });
export const group = (demand: NonNullable<Filter["group"]>): Filter => ({ group: demand });
/** A battlefield where units like these are. */
export const whereThereAre = (...said: readonly Said[]): Filter => ({ thereAre: { filter: filter(...said) } });
export const withExactly = (n: number, ...said: readonly Said[]): Filter => ({ thereAre: { filter: filter(...said), exactly: n } });
export const inCombatNow: Filter = { is: ["inCombat"] };
export const sameControllerAs = (name: string): Filter => ({ sameControllerAs: name });
export const attachedTo = (what: Sel): Filter => ({ attachedTo: what });
export const banishedWith = (what: "me" | "this"): Filter => ({ banishedWith: what });
/** In whatever zone: "your Equipment everywhere". */
export const everywhere: Filter = {
  zone: ["board", "hand", "deck", "trash", "banished", "champion", "chain", "facedown"],
};
export const anywhere: Filter = { place: "anywhere" };
export const differentFrom = (name: string): Filter => ({ notChosen: name });
export const either = (...alternatives: readonly Filter[]): Filter => ({ or: alternatives });

// ----------------------------------------------------------------------------------------------------------- selectors

export const me = "me";
/** The card itself; in effect text the attached card, while `me` is the unit. */
export const itself = "this";
export const it = "it";
export const triggered = "triggered";
/** The choice or outcome of that name. */
export const the = (ref: string): Sel => ({ ref });
/** One, chosen while it is played: a target. */
export const a = (...said: readonly Said[]): Sel => ({ a: filter(...said) });
export const an = a;
/** That many targets; `upTo(2)`, "any" number. */
export const some = (n: Count, ...said: readonly Said[]): Sel => ({ a: filter(...said), n });
/** That many, an amount that is known when they are chosen. */
export const exactly = (n: Amount): Count => ({ exactly: n });
export const upTo = (n: Amount): Count => ({ upTo: n });
/** The number in words where the set writes digits. */
export const upToInWords = (n: number): Count => ({ upTo: n, digits: false });
/** A target with a name. */
export const aNamed = (name: string, ...said: readonly Said[]): Sel => ({ a: filter(...said), as: name });
/** Found on execution, no target. */
export const all = (...said: readonly Said[]): Sel => ({ all: filter(...said) });
/** Chosen on execution, no target. */
export const pick = (...said: readonly Said[]): Sel => ({ pick: filter(...said) });
export const pickSome = (n: Count, ...said: readonly Said[]): Sel => ({ pick: filter(...said), n });
export const pickedBy = (by: Who, ...said: readonly Said[]): Sel => ({ pick: filter(...said), by });
export const top = (n: Amount, of?: Who): Sel => ({ top: n, ...(of ? { of } : {}) });
export const both = (...sels: readonly Sel[]): Sel => ({ both: sels });
/** What is left of a group: "the rest", "the remaining cards", "the other". */
export const rest = (name: string, say?: "remaining" | "other" | "revealed" | "unpicked" | "unbanished"): Sel => ({
  rest: name,
  ...(say ? { say } : {}),
});
