import type { CardData } from "@rulebound/engine/language";

/** Which words of the card language the cards use. The words themselves are those of language/types. */

export const CATEGORIES = [
  "abilities",
  "verbs",
  "triggers",
  "conditions",
  "statics",
  "replacements",
  "costs",
  "filters",
  "keywords",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** For each word the cards that say it, in the order of the cards. */
export type Usage = Readonly<Record<Category, ReadonlyMap<string, readonly CardData[]>>>;

/** A condition is called by the one of these words that it says. */
export const CONDITIONS = [
  "is",
  "there",
  "amount",
  "paid",
  "thisKilled",
  "damagedThisTurn",
  "showdownHere",
  "showedOff",
  "chooses",
  "playedTo",
  "did",
  "didNot",
  "didFewer",
  "history",
  "scoreWithin",
  "turn",
  "phase",
  "playedFrom",
  "spent",
  "legion",
  "level",
  "empowered",
  "controlsHere",
  "afterAttack",
  "diedAlone",
  "wasStatus",
  "runeDeckEmpty",
  "fewerRunesThanOpponent",
  "lowestRevealed",
  "not",
  "every",
  "some",
] as const;

/** So is a part of a cost. */
export const COSTS = [
  "pay",
  "payEither",
  "anyAmount",
  "exhaust",
  "kill",
  "banish",
  "return",
  "recycle",
  "discard",
  "spendXp",
  "spendBuff",
  "disempower",
  "burn",
] as const;
const COST_AT = new Set(["cost", "costs", "pays"]);

/** Where the language has conditions, and where it has filters whatever stands around them. */
const CONDITION_AT = new Set(["if", "cond", "while", "only", "condition", "exceptYouIf"]);
const COMPOUND = new Set(["not", "every", "some"]);
const FILTER_AT = new Set([
  "all",
  "pick",
  "filter",
  "there",
  "count",
  "highestMight",
  "totalMight",
  "subject",
  "withUnits",
  "inCombatWith",
  "chosenBy",
  "choosing",
  "chooses",
  "or",
]);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Every part of a card's text, the outer before the inner. */
export function* partsOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* partsOf(one);
  if (!isNode(value)) return;
  yield value;
  for (const part of Object.values(value)) yield* partsOf(part);
}

export function usageOf(cards: readonly CardData[]): Usage {
  const found = Object.fromEntries(CATEGORIES.map((category) => [category, new Map<string, CardData[]>()])) as Record<
    Category,
    Map<string, CardData[]>
  >;
  for (const card of cards) {
    const say = (category: Category, word: unknown): void => {
      if (typeof word !== "string") return;
      const users = found[category].get(word);
      if (users === undefined) found[category].set(word, [card]);
      else if (users[users.length - 1] !== card) users.push(card);
    };
    walk({ abilities: card.abilities, effectText: card.effectText }, "", null, say);
  }
  return found;
}

function walk(value: unknown, at: string, owner: Node | null, say: (category: Category, word: unknown) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, at, owner, say);
  if (!isNode(value)) return;
  const condition = isCondition(at, owner);
  if (condition)
    say(
      "conditions",
      CONDITIONS.find((word) => word in value),
    );
  else if (COST_AT.has(at))
    say(
      "costs",
      COSTS.find((word) => word in value),
    );
  else if (isFilter(at, owner, value)) for (const word of Object.keys(value)) say("filters", word);
  else {
    say("abilities", value.kind);
    say("verbs", value.do);
    say("triggers", "kind" in value ? undefined : value.on);
    say("statics", value.effect);
    say("replacements", value.event);
  }
  say("keywords", value.keyword);
  for (const [key, part] of Object.entries(value)) walk(part, condition && COMPOUND.has(key) ? "condition" : key, value, say);
}

/** `when` of a mode is a condition; `when` of an ability is what triggers it. */
const isCondition = (at: string, owner: Node | null): boolean =>
  CONDITION_AT.has(at) || (at === "when" && owner !== null && !("kind" in owner) && !("do" in owner));

function isFilter(at: string, owner: Node | null, value: Node): boolean {
  if (FILTER_AT.has(at)) return true;
  if (owner === null) return false;
  if (at === "a") return !("do" in owner); // `fight` and `swapPlaces` have two sides, a and b
  if (at === "to") return owner.effect === "bonusDamage";
  return at === "of" && ("effect" in owner || "event" in owner || "tagsAmong" in owner || owner.kind === "showOff") && !("ref" in value);
}
