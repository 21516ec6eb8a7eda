import type { RuleId } from "@rulebound/rules";
import { DOMAINS } from "./ids.ts";

/**
 * Why something is refused, as data: a key, and what the sentence speaks of. Languages say each key in their own words; these
 * are the English ones. `{0}` is the first thing given, and so on.
 */
export const REASONS = {
  // answers
  gameOver: "the game is over",
  notAsked: "another player is to decide",
  otherQuestion: "this does not answer what is asked",
  malformed: "this is not an answer that the game knows",
  endless: "nothing that follows from it ever comes to an end",
  notAnOption: "this is not among the legal choices",
  notAnOptionThere: "this is not among the legal choices at the battlefield where it was hidden",
  noLocationForIt: "this is no location for it",
  unknownObject: "there is no such object, or it is no longer where you saw it",
  chosenTwice: "the same was chosen twice",
  tooFew: "too few were chosen",
  tooMany: "too many were chosen",
  badGroup: "the choices do not meet the demands on the group",
  choiceTooDear: "its cost could not be paid with this choice",
  costNeeded: "without this additional cost it could not be paid",
  badAssignment: "damage cannot be assigned like this",
  badSplit: "the damage cannot be split like this",
  cannotEndTurn: "a turn is ended by the turn player in a Neutral Open State of the Main Phase",
  nothingToPass: "there is no priority or focus to pass",
  notATeammate: "only a teammate can be invited, in one's own Main Phase",
  notYourRune: "only one's own runes on the board are used, with priority or to pay",
  runeExhausted: "the rune is exhausted",
  // timing
  notYourPriority: "another player has priority",
  needsReaction: "a chain exists: only Reactions can be played",
  needsAction: "a showdown is going on: only Actions and Reactions can be played",
  notYourTurn: "outside of showdowns and chains only the turn player acts",
  notMainPhase: "it is not the Main Phase",
  // playing cards and using abilities
  notFromThere: "it cannot be played from where it is",
  notYoursToPlay: "it is not yours to play",
  justHidden: "it was hidden this turn: it can be played beginning on the next turn",
  noPlace: "there is no location where it could be played",
  noTarget: "there are no legal choices for all of its targets",
  noHiddenTarget: "there are no legal choices at the battlefield where it was hidden",
  tooDear: "its cost cannot be paid",
  costImpossible: "a part of its cost cannot be paid",
  forbidden: "a card forbids it",
  noAbility: "it has no such activated ability",
  abilityInactive: "the ability is inactive",
  conditionNotMet: "the ability's own condition for using it is not met",
  abilityUsed: "the ability has been used this turn",
  onlySpells: "an invited teammate plays spells and activates abilities",
  notPlayable: "only Main Deck cards are played",
  // moving
  moveNotMain: "a standard move is made in one's own Main Phase",
  moveChain: "there is a chain",
  moveShowdown: "a showdown or combat is going on",
  notAUnit: "only one's own units on the board make standard moves",
  exhausted: "it is exhausted",
  samePlace: "it is there already",
  notBetween: "without Ganking a unit does not move from battlefield to battlefield",
  othersBase: "a unit moves to its own base only",
  cannotBeThere: "it cannot be at that location",
  moveForbidden: "a card forbids the move",
  moveTaxed: "the cost of moving there cannot be paid",
  nobodyMoves: "no unit was named",
  // hiding
  hideNotNow: "cards are hidden on one's own turn in an Open State",
  notHideable: "only a card with Hidden in hand or the Champion Zone can be hidden",
  battlefieldNotYours: "the battlefield is not yours",
  facedownFull: "there is a facedown card already",
  hideTooDear: "the cost of hiding cannot be paid",
  // decks
  notInMainDeck: "{0} does not belong in a Main Deck",
  noLegend: "there is no legend",
  notALegend: "{0} is not a legend",
  furtherLegends: "{0} legends beside the first; the cards of the Main Deck ask for {1}",
  legendTwice: "the legend {0} is there more than once",
  mainDeckSize: "the Main Deck has {0} cards; it needs {1} with the Chosen Champion",
  mainDeckExact: "the Main Deck has {0} cards; exactly {1} are allowed",
  sideboardSize: "the sideboard has {0} cards; at most {1}",
  withSideboard: "with the sideboard: {0}",
  noChampion: "there is no Chosen Champion",
  signatureChampion: "{0} is a Signature card and cannot be the Chosen Champion",
  notAChampion: "{0} is not a champion unit",
  championLacksTag: "{0} lacks the tag {1} of {2}",
  copies: "{0} copies of {1}; at most {2}",
  outsideIdentity: "{0} ({1}) is outside the Domain Identity {2}",
  signatures: "{0} Signature cards; at most {1}",
  foreignSignature: "{0} is a Signature card of another champion than {1}",
  runeDeckSize: "the Rune Deck has {0} cards; it needs {1}",
  notARune: "{0} is not a rune",
  battlefieldCount: "{0} battlefields; {1} are to be provided",
  notABattlefield: "{0} is not a battlefield card",
  battlefieldTwice: "{0} is there more than once",
  teammateLegend: "a teammate has the legend {0} too",
  teammateBattlefield: "a teammate has the battlefield {0} too",
  notOfFormat: "{0} is of {1}, no set of {2}",
  banned: "{0} is banned since {1}",
  // reading decks
  notACard: '"{0}" is not a card',
  notACardNear: '"{0}" is not a card. Did you mean "{1}"?',
  noSuchPrints: "there is no card {0}",
  badCount: '"{0}": a count from 1 to {1} was expected',
  noDeckPart: '"{0}" is no part of a deck; the parts are {1}',
  lineTooLong: "this line has {0} characters; a line of a deck has at most {1}",
  restUnread: "the rest was not read: {0} lines before it are not understood",
  notText: "this is no text file",
  textTooLong: "this is no deck: it has {0} characters, and a deck has at most {1}",
  tooManyCards: "this is no deck: it has {0} cards, and a deck has at most {1}",
  oneCardUnder: 'a deck has one card under "{0}:"; this one has {1}',
  oneCardUnderTake: 'a deck has one card under "{0}:"; this one has {1}. Take one of these out of the main deck: {2}',
  keptElsewhere:
    "this address does not carry the deck: {0} keeps it. Open it there, copy the deck as text or as a deck code, and paste that",
  codeLetters: "a deck code has letters from A to Z and digits from 2 to 7 only",
  badCode: "this deck code cannot be read: {0}",
  codeVersion: "it is of format {0}, version {1}; formats and versions from {2} to {3} are known",
  codeEnds: "it ends too early",
  codeNumber: "a number in it is too large",
  codeList: "it speaks of {0} things and ends too early",
  codeCopies: "a card in it is there {0} times",
  codeGroup: "{0} different cards in it are there {1} times",
  codeSet: "a card in it is of a set with the number {0}, which is not known",
  codePrint: "a card in it is of a print that is not known",
  // setting up
  unknownMode: "there is no mode of play {0}",
  noPool: "it needs a pool of cards, which loadPool makes",
  noDeck: "a deck is an object, which starterDecks and parseDeck make; that of P{0} is: {1}",
  deckCount: "the mode {1} is played with {2} decks, not with {0}",
  badSeed: "the seed has to be a whole number",
  badEntropy: "entropy has to be eight whole numbers",
  badWindows: "{0} is no choice of windows",
  noSuchCard: "P{0}'s deck names the card {1}, which is not in the pool",
  cardMisplaced: "P{0}'s deck: {1} does not belong in {2}",
  deckTooSmall: "P{0}'s Main Deck has {1} cards; at least {2} are drawn at the start",
  noRunes: "P{0}'s Rune Deck is empty",
  noBattlefield: "P{0}'s deck has no battlefield",
  notOwnBattlefield: "P{0} does not bring the battlefield {1}",
  // matches and sideboards
  matchPlayers: "a match has 2 players, but there are {0} decks",
  matchBattlefields: "P{0} brings {1} battlefields instead of 3",
  notPresentable: "it is not one of the three battlefields of the deck",
  battlefieldRemoved: "it was used in a game that somebody won, and is removed for the rest of the match",
  eachOnceFirst: "a removed battlefield is used again only after each of the three was presented",
  presentedTwice: "no battlefield is used again that was presented twice in the match",
  matchOver: "the match is over",
  firstPlayerUnsaid: "who goes first is not drawn by lot after the first game: it has to be said",
  noSeat: "there is no seat {0}",
  cannotPresent: "P{0} cannot present {1}: {2}",
  presentedWrongly: "P{0} presented a battlefield that was not to be had: {1}",
  sideboardFirstGame: "the sideboard is not used in the first game of a match (Tournament Rules 403.5)",
  sideboardAfterDraw: "the sideboard is not used after a game that nobody won (Tournament Rules 403.10)",
  oneForOne: "cards are exchanged one for one: {0} go out and {1} come in (Tournament Rules 403.4)",
  notInDeckToGo: "{0} is not in the Main Deck as often as it should go out",
  notInSideboardToCome: "{0} is not in the sideboard as often as it should come in",
  championNotInDeck: "{0} is not in the Main Deck and cannot be the Chosen Champion",
} as const;

export type ReasonKey = keyof typeof REASONS;

/** A key and what its sentence speaks of. */
export interface Reason {
  readonly reason: ReasonKey;
  readonly given?: readonly Given[];
}

/** Names and numbers stand as they are; domains are given by mask, since each language has its own words for them. */
export type Given = string | number | Reason | { readonly domains: number } | { readonly anyOf: readonly string[] };

/** Why not: a value, never an exception. `detail` names what stands in the way, for a person, in English. */
export interface Refusal extends Reason {
  readonly rule: RuleId;
  readonly detail: string;
}

export const refuse = (rule: RuleId, reason: ReasonKey, ...given: readonly Given[]): Refusal =>
  given.length === 0 ? { rule, detail: REASONS[reason], reason } : { rule, detail: inEnglish({ reason, given }), reason, given };

export const domainsOf = (mask: number): readonly (typeof DOMAINS)[number][] => DOMAINS.filter((_, i) => (mask & (1 << i)) !== 0);

export const inEnglish = ({ reason, given = [] }: Reason): string =>
  REASONS[reason].replace(/\{(\d)\}/g, (_, at: string) => englishOf(given[Number(at)]));

function englishOf(given: Given): string {
  if (typeof given !== "object") return String(given);
  if ("reason" in given) return inEnglish(given);
  return "anyOf" in given ? given.anyOf.join(" or ") : domainsOf(given.domains).join("/") || "no domain";
}
