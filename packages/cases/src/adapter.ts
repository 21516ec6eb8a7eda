/**
 * The one file of this package that touches the engine. What the runner asks of it beyond the public API is written here
 * in the words of the case notation.
 */
import {
  activatedAbilities,
  type ChainItem,
  type Choice,
  checkDeck,
  ITEM,
  idAt,
  isItemChoice,
  KEYWORDS,
  Keyword,
  keywords as keywordBits,
  keywordValue,
  modeOf,
  optionalCostAsked as nameOfCostAsked,
  type ObjectId,
  type Phase,
  Phase as Phases,
  type Seat,
  type State,
  type Violation,
  type Zone,
  Zone as Zones,
} from "@rulebound/engine/internal";
import type { CardData } from "@rulebound/engine/language";
import type { KeywordSetup, PhaseName, TurnState, ZoneWord } from "./case.ts";

export {
  type Answer,
  addBattlefield,
  addCard,
  addPermanent,
  addRune,
  alternativeCostName,
  apply,
  attachAt,
  type BattlefieldIndex,
  battlefieldLocation,
  type CardPool,
  type ChainItem,
  type Choice,
  chosenBy,
  type Decision,
  decision,
  EVENT_TYPES,
  type EventType,
  emptyGame,
  endOf,
  eventWords,
  explain,
  extendPool,
  FIRST_BATTLEFIELD,
  FIRST_SEAT,
  type FlatEvent,
  flatEvent,
  fork,
  type GameObject,
  hash,
  hideAt,
  idsOf,
  isAboutPrices,
  isBase,
  isBattlefield,
  isLocationChoice,
  isPlayerChoice,
  isUnaffordableChoice,
  isUnit,
  isWordChoice,
  itemChoice,
  LOCATION,
  type Loaded,
  type LocationId,
  legal,
  load,
  loadPool,
  locationChoice,
  NOBODY,
  nthBattlefield,
  nthSeat,
  type ObjectId,
  objectOfChoice,
  objectsOfChoices,
  PLAYER,
  PoolError,
  playCost,
  playerChoice,
  priceName,
  pricesAsked,
  type Reason,
  type Refusal,
  Role,
  replaceCard,
  type Seat,
  type State,
  save,
  seatOfChoice,
  setContested,
  setControl,
  setPlayer,
  startAt,
  startRecording,
  tags as tagsOf,
  trueMight,
  victoryScore,
  WORD,
  wordChoice,
  Zone,
} from "@rulebound/engine/internal";

/** The optional cost that is being offered, as `with` calls it: by its keyword, or `cost` where it has none. */
export function optionalCostAsked(state: State): string | null {
  const name = nameOfCostAsked(state);
  if (name === null) return null;
  return KEYWORDS.some((keyword) => keyword.toLowerCase() === name.toLowerCase()) ? name : "cost";
}

/** What is printed on the object itself: a copy keeps its own name. */
export const cardOf = (state: State, id: ObjectId): CardData => state.pool.cards[state.objects[id].card].data;

/** Its Might before anything is added: printed, copied, or what it has become (477.1.a.1). */
export function baseMight(state: State, id: ObjectId): number {
  const { card, copyOf, incarnation } = state.objects[id];
  const set = state.ongoing.findLast(
    ({ effect, about }) =>
      MIGHT_IS_SET.has(state.pool.ongoing[effect].kind) &&
      about.some((_, i) => i % 2 === 0 && idAt(about, i) === id && (about[i + 1] as number) === incarnation),
  );
  return set === undefined ? state.pool.cards[copyOf >= 0 ? copyOf : card].might : set.amount;
}
const MIGHT_IS_SET: ReadonlySet<string> = new Set(["setMight", "becomesUnit"]);

export function keywordsOf(state: State, id: ObjectId): KeywordSetup[] {
  const bits = keywordBits(state, id);
  // Off the board there are no sums: a keyword counts once there.
  const least = state.objects[id].zone === Zones.board ? 0 : 1;
  return KEYWORDS.filter((keyword) => (bits & Keyword[keyword]) !== 0).map((keyword) => ({
    keyword,
    value: Math.max(least, keywordValue(state, id, Keyword[keyword])),
  }));
}

const ZONE_WORDS: Readonly<Record<Zone, ZoneWord>> = {
  [Zones.none]: "none",
  [Zones.deck]: "deck",
  [Zones.hand]: "hand",
  [Zones.board]: "board",
  [Zones.trash]: "trash",
  [Zones.banished]: "banished",
  [Zones.champion]: "champion",
  [Zones.chain]: "chain",
  [Zones.facedown]: "facedown",
  [Zones.runeDeck]: "runeDeck",
  [Zones.legend]: "legend",
  [Zones.battlefield]: "board",
  [Zones.aside]: "none",
};
export const zoneWord = (zone: Zone): ZoneWord => ZONE_WORDS[zone];

const PHASE_WORDS: Readonly<Record<Phase, PhaseName | null>> = {
  [Phases.setup]: null,
  [Phases.awaken]: "awaken",
  [Phases.beginning]: "beginning",
  [Phases.channel]: "channel",
  [Phases.draw]: "draw",
  [Phases.main]: "main",
  [Phases.ending]: "ending",
  [Phases.over]: null,
};
export const phaseWord = (phase: Phase): PhaseName | null => PHASE_WORDS[phase];
export const phaseOf = (word: PhaseName): Phase => Phases[word];

/** 307: open without a chain, closed with one; a showdown or none. */
export function turnState({ showdownAt, chain }: State): TurnState {
  const open = chain.length === 0 ? "open" : "closed";
  return showdownAt >= 0 ? `showdown ${open}` : `neutral ${open}`;
}

/** The item on the chain that a choice means. */
export const itemOf = ({ chain }: State, choice: Choice): ChainItem | null =>
  isItemChoice(choice) ? (chain.find(({ id }) => id === choice - ITEM) ?? null) : null;

/** Which triggered ability of its card's text an item is, from 1; 0 for a card, or where the text is not its own. */
export function triggerNumber({ pool }: State, { ability, triggered }: ChainItem): number {
  if (!triggered || ability < 0) return 0;
  const { card } = pool.abilities[ability];
  if (card < 0) return 0; // a keyword's
  const { abilities, effectText } = pool.cards[card];
  return [...abilities, ...effectText].filter(({ kind }) => kind === "triggered").findIndex(({ id }) => id === ability) + 1;
}

/** A basic rune's two abilities are its rules, not its text: exhaust, recycle. */
const RUNE_ABILITIES = 2;

export const activatedCount = (state: State, id: ObjectId): number =>
  cardOf(state, id).type === "rune" ? RUNE_ABILITIES : activatedAbilities(state, id).length;

/** What is wrong with all that a player owns, but for the cards of one name, taken as a deck (103). */
export function deckViolations(state: State, seat: Seat, leftOut: string): Violation[] {
  const { legends, furtherLegends, chosen } = state.players[seat];
  const isOfType =
    (...types: readonly string[]) =>
    (card: number) =>
      types.includes(state.pool.cards[card].data.type);
  const owned = state.objects.filter(({ owner, token }) => owner === seat && !token).map(({ card }) => card);
  const cardsOf = (ids: readonly ObjectId[]) => ids.map((id) => state.objects[id].card);
  const main = owned.filter(isOfType("unit", "gear", "spell")).filter((card) => state.pool.cards[card].data.name !== leftOut);
  const champion = main.indexOf(chosen);
  const deck = {
    legend: cardsOf(legends.filter((id) => !furtherLegends.includes(id))).at(0) ?? null,
    furtherLegends: cardsOf(furtherLegends),
    champion: champion < 0 ? null : chosen,
    main: main.filter((_, i) => i !== champion),
    runes: owned.filter(isOfType("rune")),
    battlefields: owned.filter(isOfType("battlefield")),
  };
  return checkDeck(state.pool, deck, modeOf(state).name);
}
