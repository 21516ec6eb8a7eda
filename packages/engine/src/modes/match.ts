import type { CardPool } from "../language/pool.ts";
import type { DeckList, GameSetup } from "../procedures/setup/setup.ts";
import { type CardId, FIRST_SEAT, NO_CARD, nthSeat, type Seat } from "../state/ids.ts";
import { type Refusal, refuse } from "../state/reasons.ts";
import type { State } from "../state/records.ts";
import { type RegisteredDeck, type Swap, sideboard } from "./sideboard.ts";

/** 486: a match of two players above its games, as data. Every function gives a new match, or says by which rule not. */
export interface Match {
  readonly bestOf: 3 | 5;
  readonly seed: number;
  /** In place of the seed (GameSetup.entropy). */
  readonly entropy?: readonly number[];
  /** As they are now; before each match they are what was registered. */
  readonly decks: readonly RegisteredDeck[];
  readonly games: readonly FinishedGame[];
}

export interface FinishedGame {
  /** Null: nobody won. */
  readonly winner: Seat | null;
  readonly firstPlayer: Seat;
  /** The battlefield of each seat. */
  readonly presented: readonly CardId[];
}

export interface MatchResult {
  readonly isOver: boolean;
  readonly winner: Seat | null;
  readonly wins: readonly number[];
}

const SEATS: readonly Seat[] = [FIRST_SEAT, nthSeat(1)];

export const isRefusal = (value: object): value is Refusal => "rule" in value && "detail" in value;

export function newMatch(decks: readonly RegisteredDeck[], seed: number, bestOf: 3 | 5 = 3, entropy?: readonly number[]): Match | Refusal {
  if (decks.length !== SEATS.length) return refuse("486.1", "matchPlayers", decks.length);
  const short = decks.findIndex((deck) => deck.battlefields.length !== 3);
  if (short >= 0) return refuse("486.4.a", "matchBattlefields", short + 1, decks[short].battlefields.length);
  return { bestOf, seed, ...(entropy === undefined ? {} : { entropy }), decks, games: [] };
}

/** 486.6: two game wins, or three in a best of five. */
export function matchResult(match: Match): MatchResult {
  const wins = SEATS.map((seat) => match.games.filter(({ winner }) => winner === seat).length);
  const winner = wins.findIndex((n) => n > match.bestOf / 2);
  return { isOver: winner >= 0, winner: winner < 0 ? null : nthSeat(winner), wins };
}

// ---------------------------------------------------------------------------------------------------- battlefields

const timesPresented = (match: Match, seat: Seat, card: CardId): number =>
  match.games.filter(({ presented }) => presented[seat] === card).length;

/** 486.5: removed by a game that somebody won; after a draw it may be presented again (486.5.a). */
const isRemoved = (match: Match, seat: Seat, card: CardId): boolean =>
  match.games.some(({ winner, presented }) => winner !== null && presented[seat] === card);

/** Why a player may not present this battlefield in the next game; null: they may. */
export function refusalToPresent(match: Match, seat: Seat, card: CardId): Refusal | null {
  const own = match.decks[seat].battlefields;
  if (!own.includes(card)) return refuse("486.4.a", "notPresentable");
  if (!isRemoved(match, seat, card)) return null;
  const game = match.games.length + 1;
  if (match.bestOf === 3 || game < 4) return refuse("486.5", "battlefieldRemoved");
  if (!own.every((other) => timesPresented(match, seat, other) > 0)) return refuse("486.6.a.1", "eachOnceFirst");
  // Only draws can bring it so far that nothing would be left to play on.
  const isStuck = own.every((other) => isRemoved(match, seat, other) && timesPresented(match, seat, other) >= 2);
  if (timesPresented(match, seat, card) < 2 || isStuck) return null;
  return refuse("486.6.a.2", "presentedTwice");
}

/** The battlefields that a player may present in the next game. */
export const presentable = (match: Match, seat: Seat): CardId[] =>
  match.decks[seat].battlefields.filter((card) => refusalToPresent(match, seat, card) === null);

// ------------------------------------------------------------------------------------------------------------ games

export interface NextGame {
  /** Needed from the second game on; the first is begun by whom the seed says (115). */
  readonly firstPlayer?: number;
  /** By seat; left out: the players are asked when the game is set up. */
  readonly battlefields?: readonly (CardId | undefined)[];
  readonly windows?: State["windows"];
  readonly record?: boolean;
}

/** The setup of the next game. */
export function nextGame(match: Match, pool: CardPool, options: NextGame = {}): GameSetup | Refusal {
  if (matchResult(match).isOver) return refuse("486.6", "matchOver");
  const { firstPlayer, battlefields = [], ...rest } = options;
  if (match.games.length > 0 && firstPlayer === undefined) return refuse("115", "firstPlayerUnsaid");
  if (firstPlayer !== undefined && !SEATS.includes(nthSeat(firstPlayer))) return refuse("486.1", "noSeat", firstPlayer);
  for (const seat of SEATS) {
    const wanted = battlefields[seat];
    const why = wanted === undefined ? null : refusalToPresent(match, seat, wanted);
    if (wanted !== undefined && why !== null)
      return refuse(why.rule, "cannotPresent", seat + 1, nameOf(pool, wanted), { reason: why.reason });
  }
  return {
    ...rest,
    pool,
    mode: "match",
    seed: seedOfGame(match),
    ...(match.entropy === undefined ? {} : { entropy: entropyOfGame(match.entropy, match.games.length) }),
    ...(firstPlayer === undefined ? {} : { firstPlayer }),
    decks: match.decks.map((deck, seat) => deckToPlay(deck, presentable(match, nthSeat(seat)))),
    battlefields,
  };
}

/** The sideboard stays out of the game. */
function deckToPlay({ sideboard: _, ...deck }: RegisteredDeck, battlefields: readonly CardId[]): DeckList {
  return { ...deck, battlefields };
}

const nameOf = (pool: CardPool, card: CardId): string => pool.cards[card]?.data.name ?? `card ${card}`;

/** Each game has chances of its own. */
const seedOfGame = (match: Match): number => (match.seed + Math.imul(match.games.length + 1, 0x9e3779b1)) | 0;

const entropyOfGame = (entropy: readonly number[], game: number): readonly number[] => entropy.with(0, (entropy[0] + game) >>> 0);

/** What a game that has ended says about the match. */
export function finishedGame(s: State): FinishedGame {
  const presented = SEATS.map(
    (seat) => s.objects.find((o) => o.owner === seat && !o.token && isBattlefieldCard(s, o.card))?.card ?? NO_CARD,
  );
  return { winner: s.winners.length === 1 ? s.winners[0] : null, firstPlayer: s.firstPlayer, presented };
}

const isBattlefieldCard = (s: State, card: CardId): boolean => s.pool.cards[card].data.type === "battlefield";

/** The match after a game: game wins count, battlefields are removed. */
export function addGame(match: Match, game: FinishedGame): Match | Refusal {
  if (matchResult(match).isOver) return refuse("486.6", "matchOver");
  if (game.winner !== null && !SEATS.includes(game.winner)) return refuse("486.1", "noSeat", game.winner);
  for (const seat of SEATS) {
    const why = refusalToPresent(match, seat, game.presented[seat]);
    if (why !== null) return refuse(why.rule, "presentedWrongly", seat + 1, { reason: why.reason });
  }
  return { ...match, games: [...match.games, game] };
}

/** Between games a player may exchange cards with the sideboard, though not after a draw (Tournament Rules 403). */
export function sideboardIn(match: Match, pool: CardPool, seat: Seat, swap: Swap): Match | Refusal {
  if (matchResult(match).isOver) return refuse("486.6", "matchOver");
  const last = match.games.at(-1);
  if (last === undefined) return refuse("486.6", "sideboardFirstGame");
  if (last.winner === null) return refuse("486.6", "sideboardAfterDraw");
  const deck = sideboard(pool, match.decks[seat], swap);
  return isRefusal(deck) ? deck : { ...match, decks: match.decks.with(seat, deck) };
}
