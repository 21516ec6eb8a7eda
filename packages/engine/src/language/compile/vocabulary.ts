// biome-ignore-all lint/suspicious/noThenProperty: "then" is a word of the language
import type { Ability, Filter, Instruction, InstructionKind, StaticEffect, Trigger } from "../types.ts";

/**
 * What becomes of every word of the language: the engine runs it, or it shapes the text only, or it is refused. The types
 * see to it that nothing can be added to the language without being decided here.
 */
type WordSupport = "run" | "text" | "refused";

type Keys<Union> = Union extends unknown ? keyof Union : never;
type Named<Union, Tag extends string, Name> = Union extends { readonly [K in Tag]: infer Names }
  ? Name extends Names
    ? Union
    : never
  : never;
type Words<Union, Tag extends string, Name> = Readonly<Record<Exclude<Keys<Named<Union, Tag, Name>>, Tag>, WordSupport>>;

const WHAT = { what: "run", who: "run" } as const;
const N_WHO = { n: "run", who: "run" } as const;

const INSTRUCTIONS: { readonly [Name in InstructionKind["do"]]: Words<InstructionKind, "do", Name> } = {
  weaponmaster: {},
  draw: N_WHO,
  drawIt: { what: "run" },
  give: {
    to: "run",
    might: "run",
    less: "run",
    min: "run",
    keywords: "run",
    abilities: "run",
    tags: "run",
    for: "run",
    more: "text",
    say: "text",
  },
  giveMyKeywords: { to: "run", might: "run", for: "run" },
  double: { what: "run", for: "run", keyword: "run", say: "text" },
  increaseTo: { what: "run", to: "run", for: "run" },
  setMight: { what: "run", to: "run", for: "run", say: "text" },
  becomeUnit: { what: "run", might: "run", for: "run" },
  swapMight: { what: "run", for: "run" },
  deal: { n: "run", to: "run", by: "run", bonus: "run", split: "run" },
  fight: { a: "run", b: "run" },
  heal: WHAT,
  ready: WHAT,
  exhaust: WHAT,
  kill: WHAT,
  stun: WHAT,
  buff: WHAT,
  recall: WHAT,
  banish: WHAT,
  recycle: WHAT,
  empower: WHAT,
  disempower: WHAT,
  choose: WHAT,
  reveal: WHAT,
  spendBuff: { what: "run" },
  returnToHand: { what: "run" },
  putInto: { what: "run", zone: "run" },
  putBack: { what: "run" },
  move: { what: "run", to: "run", from: "text", along: "text" },
  swapPlaces: { a: "run", b: "run" },
  discard: N_WHO,
  discardIt: { what: "run", who: "text" }, // its owner discards it
  channel: { n: "run", exhausted: "run", who: "run" },
  add: { resources: "run", times: "run", only: "run", who: "run" },
  payAnyToAdd: { pay: "run", add: "run" },
  playToken: { token: "run", n: "run", where: "run", ready: "run", exhausted: "run", who: "run", as: "run", prep: "text", say: "text" },
  playCard: { what: "run", where: "run", cost: "run", who: "run", optional: "run", then: "run", from: "run", ifUnit: "run" },
  playAgain: { who: "run", for: "run" },
  counter: { what: "run", to: "run" },
  takeControl: { what: "run", for: "run", who: "run", gain: "text", say: "text" },
  loseControl: { what: "run" },
  makeNewChoices: { what: "run" },
  attach: { what: "run", to: "run" },
  detach: { what: "run", from: "run" },
  predict: N_WHO,
  look: { n: "run", who: "run", as: "run" },
  revealTop: { n: "run", who: "run", of: "run", as: "run", runes: "run" },
  revealUntil: { filter: "run", as: "run", found: "run" },
  revealHand: { who: "run", as: "run" },
  burn: { n: "run", who: "run", as: "run" },
  gainXp: N_WHO,
  spendXp: N_WHO,
  score: { n: "run", who: "run", gain: "text" },
  winGame: {},
  takeTurn: {},
  pay: { cost: "run", who: "run" },
  prevent: { amount: "run", to: "run", from: "run", for: "run" },
  doubleDamage: { to: "run", for: "run" },
  replaceBattlefield: { what: "run", with: "run" },
  createBattlefield: { token: "run" },
  permit: { what: "run", until: "run" },
  enterThere: {},
  playIt: { extra: "run" },
  seeFacedown: { of: "run", for: "run" },
  gainNamedTag: {},
  becomeCopy: { what: "run", of: "run", for: "run" },
  name: { what: "run", among: "run" },
  activateEffects: { of: "run", effects: "run" },
  addLegend: { for: "run" },
  hideFree: {},
  choosePlayer: { who: "run" },
  custom: { id: "refused", text: "refused" },
  if: { cond: "run", then: "run", else: "run", last: "run" },
  instead: { cond: "run", then: "run", replaces: "run", level: "text" },
  may: { who: "run", then: "run" },
  payTo: { who: "run", may: "run", cost: "run", then: "run" },
  unless: { who: "run", pays: "run", lets: "run", then: "run" },
  each: { who: "run", startWithNext: "run", then: "run", simultaneous: "refused", exceptYouIf: "run" },
  forEach: { of: "run", then: "run", ordered: "run" },
  times: { n: "run", then: "run" },
  modes: { n: "run", unchosen: "run", modes: "run", by: "run", resolution: "run", basedOn: "run", about: "run", say: "text" },
  vote: { who: "run", options: "run" },
  reflexive: { if: "run", may: "run", cost: "run", then: "run", times: "run" },
  delayed: {
    when: "run",
    once: "run",
    times: "run",
    until: "run",
    may: "run",
    cost: "run",
    if: "run",
    then: "run",
    about: "run",
    say: "text",
  },
  effect: { effect: "run", for: "run", about: "run", whenPlayed: "run", gives: "run" },
  replacement: { replacement: "run", for: "run", about: "run", once: "run" },
};

export const VERBS: readonly string[] = Object.keys(INSTRUCTIONS);

const STATICS: { readonly [Name in StaticEffect["effect"]]: Words<StaticEffect, "effect", Name> } = {
  might: { of: "run", n: "run", min: "run", additional: "text", increase: "run", placeLast: "text", gets: "text", whileIt: "text" },
  keywords: { of: "run", keywords: "run", unlessAlready: "run", what: "run", each: "text" },
  tags: { of: "run", tags: "run" },
  abilities: { of: "run", abilities: "run" },
  exhaustAbilities: { of: "run" },
  enter: { of: "run", how: "run", may: "run", ifYouDo: "run" },
  playTo: { of: "run", place: "run", only: "refused", ambush: "run" },
  playOnlyTo: { of: "run", place: "run" },
  cost: {
    of: "run",
    who: "run",
    less: "run",
    more: "run",
    each: "run",
    min: "run",
    either: "run",
    energyBy: "run",
    ignore: "run",
    what: "run",
    choosing: "run",
    from: "run",
    first: "run",
    place: "run",
    instead: "refused", // said of the dependent keyword around it
    choosingFriendly: "run",
    say: "text",
  },
  moreMinus: { n: "run" },
  optionalCostFor: { of: "run", who: "run", cost: "run", where: "run", less: "run", oncePerTurn: "run" },
  playFor: { cost: "run", from: "run" },
  playFromTrash: {},
  mayPlay: { of: "run", cost: "run" },
  cant: { what: "run", of: "run", who: "run", place: "refused", by: "run" },
  bonusDamage: { n: "run", by: "run", to: "run", additional: "text" },
  lethal: { of: "run" },
  noCombatDamage: { of: "run" },
  noDamage: { of: "run" },
  preventDamage: { of: "run", from: "run" },
  ignore: { keyword: "run", during: "run" },
  damageLast: {},
  moreBuffs: {},
  empowerTimes: { n: "run" },
  buffsGive: { n: "run", of: "run" },
  moreTriggers: { side: "run", of: "run", place: "run" },
  noTriggers: { of: "run", place: "run" },
  holdsAreConquers: {},
  doubleMightBonus: {},
  equipmentGives: { keywords: "run" },
  victoryScore: { n: "run" },
  facedownLimit: { n: "run" },
  moveFromAnywhere: {},
  moveTax: { cost: "run", beyondFirst: "run" },
  skipPhase: { phase: "run" },
  channelOnly: { n: "run" },
  hideCost: { cost: "run" },
  copyText: {},
  goldAdds: { resources: "run" },
  deckLimit: { n: "run" },
  furtherLegends: { n: "run" },
};

const ABILITIES: { readonly [Name in Ability["kind"]]: Words<Ability, "kind", Name> } = {
  keyword: { keyword: "run", value: "run", cost: "run", costs: "run", costLess: "run" },
  triggered: { when: "run", if: "run", may: "run", by: "run", cost: "run", then: "run", deathknell: "run", zone: "run", hold: "refused" },
  activated: {
    cost: "run",
    timing: "run",
    only: "run",
    oncePerTurn: "run",
    by: "run",
    costLess: "run",
    then: "run",
    keyword: "run",
    oldTiming: "text",
  },
  static: { while: "run", effects: "run", conditionLast: "text", unless: "text", instead: "run" },
  replacement: { replacement: "run", while: "run", zone: "run" },
  additionalCost: {
    name: "run",
    optional: "run",
    cost: "run",
    if: "run",
    less: "run",
    lessEach: "run",
    ignoreCost: "run",
    entersReady: "run",
    asYouPlay: "text",
    costFirst: "text",
    perObject: "refused",
    lessByItsCost: "run",
    ambushThere: "run", // its place is chosen while the unit that it costs is there, and is not looked at again (822.3)
  },
  showOff: { of: "run" },
  asYouPlay: { then: "run" },
  dependent: { on: "run", ability: "run", instead: "run" },
  spell: { then: "run" },
};

const TRIGGER: Readonly<Record<keyof Trigger, WordSupport>> = {
  on: "run",
  who: "run",
  subject: "run",
  here: "run",
  to: "run",
  from: "run",
  playedFrom: "run",
  nth: "run",
  oncePerTurn: "run",
  eachPlayersFirst: "run",
  alone: "run",
  oneOnOne: "run",
  inCombat: "run",
  withUnits: "run",
  amount: "run",
  with: "run",
  batch: "run",
  condition: "run",
  opponentsTurn: "run",
  othersInHand: "run",
  forEachPlayer: "text", // `who` and `nth` say it
  last: "text",
  bare: "text",
};

const FILTER: Readonly<Record<keyof Filter, WordSupport>> = {
  kinds: "run",
  notKinds: "run",
  side: "run",
  other: "run",
  notChosen: "run",
  notController: "run",
  thereAre: "run",
  inCombatWith: "run",
  chosenBy: "run",
  thisWay: "text",
  sameControllerAs: "run",
  attachedTo: "run",
  banishedWith: "run",
  place: "run",
  zone: "run",
  among: "run",
  of: "run",
  is: "run",
  not: "run",
  tags: "run",
  notTags: "run",
  domain: "run",
  named: "run",
  keyword: "run",
  lacks: "run",
  might: "run",
  energy: "run",
  power: "run",
  choosing: "run",
  choosesOnly: "run",
  owner: "run",
  playedFrom: "run",
  group: "run",
  or: "run",
};

function check(words: Readonly<Record<string, WordSupport>> | undefined, said: object, what: string): void {
  if (words === undefined) throw new Error(`${what} is not in the language`);
  for (const [word, value] of Object.entries(said)) {
    const fate = words[word];
    if (fate === "run" || fate === "text" || value === undefined) continue;
    throw new Error(`"${word}" of ${what} is not in the language${fate === "refused" ? " yet" : ""}`);
  }
}

export function checkInstruction(instruction: Instruction): void {
  const { do: verb, join: _join, must: _must, ...said } = instruction;
  check(INSTRUCTIONS[verb], said, `"${verb}"`);
}

export function checkStatic({ effect, ...said }: StaticEffect): void {
  check(STATICS[effect], said, `the static effect "${effect}"`);
}

export function checkAbility({ kind, ...said }: Ability): void {
  check(ABILITIES[kind], said, `the ability "${kind}"`);
}

export const checkTrigger = (trigger: Trigger): void => check(TRIGGER, trigger, "a trigger");
export const checkFilter = (filter: Filter): void => check(FILTER, filter, "a filter");
