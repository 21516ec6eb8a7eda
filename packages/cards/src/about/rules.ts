import type { Ability, CardData, CardType, InstructionKind, TriggerName } from "@rulebound/engine/language";
import { compareRules, type RuleId } from "@rulebound/rules";
import { usageOf } from "../vocabulary.ts";
import { MEANINGS } from "./meanings.ts";
import { keywordsOf } from "./reminders.ts";

/** Where the book has what a card says: the sections that its parts rest on. */
export interface Rest {
  readonly rule: RuleId;
  readonly what: string;
}

const TYPES: Readonly<Record<CardType, RuleId>> = {
  unit: "140",
  gear: "147",
  spell: "153",
  rune: "160",
  battlefield: "169",
  legend: "173",
};

const ABILITIES: Readonly<Partial<Record<Ability["kind"], RuleId>>> = {
  triggered: "382",
  activated: "376",
  static: "363",
  replacement: "367",
  additionalCost: "356",
  dependent: "726",
  asYouPlay: "355",
};

const VERBS: Readonly<Partial<Record<InstructionKind["do"], RuleId>>> = {
  draw: "413",
  exhaust: "414",
  ready: "415",
  recycle: "416",
  deal: "417",
  fight: "417",
  heal: "418",
  playCard: "419",
  playToken: "179",
  move: "420",
  discard: "422",
  discardIt: "422",
  stun: "423",
  reveal: "424",
  revealTop: "424",
  revealHand: "424",
  revealUntil: "424",
  counter: "425",
  buff: "426",
  spendBuff: "701",
  banish: "427",
  kill: "428",
  add: "429",
  channel: "430",
  double: "432",
  swapMight: "433",
  swapPlaces: "433",
  attach: "434",
  detach: "435",
  predict: "436",
  prevent: "437",
  replaceBattlefield: "438",
  createBattlefield: "439",
  burn: "440",
  empower: "441",
  disempower: "442",
  pay: "444",
  recall: "454",
  gainXp: "728",
  spendXp: "728",
  score: "467",
  winGame: "193",
  takeTurn: "734",
  takeControl: "188",
  makeNewChoices: "750",
  name: "759",
  reflexive: "386",
  delayed: "389",
  effect: "389",
  replacement: "367",
};

/** What is done to pay. */
const COSTS: Readonly<Record<string, RuleId>> = {
  pay: "444",
  payEither: "444",
  anyAmount: "444",
  exhaust: "414",
  kill: "428",
  banish: "427",
  recycle: "416",
  discard: "422",
  spendXp: "728",
  spendBuff: "701",
  disempower: "442",
  burn: "440",
};

const TRIGGERS: Readonly<Partial<Record<TriggerName, RuleId>>> = {
  moved: "445",
  attacks: "464",
  defends: "464",
  conquers: "467",
  holds: "467",
  scores: "467",
  dies: "428",
  winsCombat: "466",
  beginningPhase: "315",
  mainPhase: "316",
  endOfTurn: "317",
  showdownBegins: "341",
};

/** `a` is what is chosen as the card is played or the ability put on the chain (355.10). */
const TARGET = /"a":\{/;

const spoken = (word: string): string => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function rulesOf(card: CardData): Rest[] {
  const usage = usageOf([card]);
  const found = new Map<RuleId, string[]>();
  const rest = (rule: RuleId | null | undefined, what: string): void => {
    if (rule === null || rule === undefined) return;
    const whats = found.get(rule) ?? [];
    if (!whats.includes(what)) found.set(rule, [...whats, what]);
  };
  const all = <Word extends string>(rules: Readonly<Partial<Record<Word, RuleId>>>, words: Iterable<string>, suffix = ""): void => {
    for (const word of words) rest((rules as Readonly<Record<string, RuleId | undefined>>)[word], `${spoken(word)}${suffix}`);
  };
  for (const type of card.types ?? [card.type]) rest(TYPES[type], type);
  if (card.supertypes?.includes("token")) rest("179", "token");
  if (card.tags?.includes("Equipment")) rest("716", "attachment");
  if (TARGET.test(JSON.stringify([card.abilities, card.effectText ?? []]))) rest("355", "targets");
  all(ABILITIES, usage.abilities.keys(), " ability");
  all(VERBS, usage.verbs.keys());
  all(COSTS, usage.costs.keys(), " as a cost");
  all(TRIGGERS, usage.triggers.keys());
  for (const keyword of keywordsOf(card)) rest(MEANINGS[keyword].rule, keyword);
  return [...found].map(([rule, whats]) => ({ rule, what: whats.join(", ") })).sort((a, b) => compareRules(a.rule, b.rule));
}
