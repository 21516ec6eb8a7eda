/** What our own packages use of the engine, with the state laid open. Others use `@rulebound/engine`: this changes with every version. */

export { alternativeCostName, decision, newGame, optionalCostAsked, playCost, startRecording } from "./api.ts";
export { brokenConsistency } from "./border/consistency.ts";
export { load } from "./border/load.ts";
export { SetupError } from "./border/setup-check.ts";
export { refusal as explain } from "./decisions/answer.ts";
export { anyLegal, legal } from "./decisions/legal.ts";
export { activatedAbilities } from "./derive/ability-index.ts";
export { passivesInForce } from "./derive/in-force.ts";
export { type MightGiven, mightGiven } from "./derive/might-given.ts";
export {
  areFriendly,
  areOpponents,
  cardOf,
  hasKeyword,
  isGear,
  isUnit,
  keywords,
  keywordValue,
  referencedMight,
  tags,
  trueMight,
  types,
} from "./derive/read.ts";
export { deriveReference } from "./derive/reference.ts";
export type { Traits } from "./derive/reference-effects.ts";
export { victoryScore } from "./derive/victory-score.ts";
export { chosenBy } from "./language/chosen.ts";
export { createPool, extendPool, type Loaded, loadPool, replaceCard } from "./language/compile/pool.ts";
export { PoolError } from "./language/compile/terms.ts";
export type { CardPool, CompiledCard } from "./language/pool.ts";
export { checkDeck, checkDecks, type DeckDraft, furtherLegendsFor, isChampionOf, type Violation } from "./modes/deck-check.ts";
export {
  addGame,
  type FinishedGame,
  finishedGame,
  isRefusal,
  type Match,
  type MatchResult,
  matchResult,
  type NextGame,
  newMatch,
  nextGame,
  presentable,
  refusalToPresent,
  sideboardIn,
} from "./modes/match.ts";
export { MODES, type Mode, type ModeName, modeOf } from "./modes/modes.ts";
export { championsOf, type RegisteredDeck, type Swap, sideboard } from "./modes/sideboard.ts";
export { isEnoughForAll, proposedAmounts } from "./procedures/combat/assignment.ts";
export { availableResources } from "./procedures/cost/available-resources.ts";
export { isUnaffordableChoice } from "./procedures/play/finalize-options.ts";
export { apply, applyInPlace, run } from "./procedures/run.ts";
export * from "./procedures/setup/board.ts";
export { type DeckList, type GameSetup, setUp } from "./procedures/setup/setup.ts";
export { describeState } from "./procedures/turn/timing.ts";
export { ReplayError } from "./replay/error.ts";
export { type Fingerprint, type NamedDeck, REPLAY_FORMAT, type Replay } from "./replay/format.ts";
export { parseReplay } from "./replay/parse.ts";
export { Recorder, type ReplayOptions, record, replay, replayOf, replayStates, setupOf } from "./replay/replay.ts";
export * from "./state/decision.ts";
export { EVENT_TYPES, type EventType, endOf, type FlatEvent, flatEvent, type GameEvent } from "./state/events.ts";
export { fork } from "./state/fork.ts";
export type { Frame } from "./state/frame-data.ts";
export type { Game } from "./state/game.ts";
export * from "./state/ids.ts";
export { idAt, idsOf } from "./state/object-refs.ts";
export { domainsOf, type Given, inEnglish, REASONS, type Reason, type ReasonKey, refuse } from "./state/reasons.ts";
export type { BattlefieldRecord, ChainItem, GameObject, LastKnownInfo, Ongoing, PlayerRecord, State } from "./state/records.ts";
export { type Chance, Stream } from "./state/rng.ts";
export { hash, SaveError, save } from "./state/save.ts";
export { EVERYBODY, isAmong, seenBy } from "./state/sight.ts";
export { inTurnOrder, nextSeat } from "./state/turn-order.ts";
export { ENGINE_VERSION } from "./version.ts";
export { aliasOf, fromAliases, objectBehind, toAliases } from "./view/aliases.ts";
export { applyShown, type Shown } from "./view/beats.ts";
export { type Clause, clauseAsked } from "./view/clause.ts";
export { type ClauseWords, ENGLISH_SPEECH, type Speech } from "./view/clause-words.ts";
export { describe, optionName } from "./view/describe.ts";
export { becomeCard, determinize, withCards } from "./view/determinize.ts";
export { type EventNames, eventWords, isWorthSeeing, type WordedEvent } from "./view/event-words.ts";
export { Memory } from "./view/memory.ts";
export { choiceName, itemName, objectName, placeName, playerName, printedName } from "./view/names.ts";
export { observe, observeTable } from "./view/observe.ts";
export { isAboutPrices, priceName, pricesAsked } from "./view/price-words.ts";
export { askedView } from "./view/question.ts";
export { redact } from "./view/redact.ts";
export { type RuneUse, type RuneUses, runeUses } from "./view/rune-uses.ts";
export type * from "./view/view.ts";
