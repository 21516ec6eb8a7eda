import {
  type CardId,
  type CardPool,
  championsOf,
  isRefusal,
  type Match,
  nthSeat,
  otherOfTwo,
  type Refusal,
  refusalToPresent,
  type Seat,
  type Swap,
  sideboardIn,
} from "@rulebound/engine/internal";

/** Between two games of a match: what each person has to choose from, and what comes of what they choose. */

export interface OwnCards {
  readonly champion: CardId;
  readonly main: readonly CardId[];
  readonly sideboard: readonly CardId[];
  /** Those of them that could be the Chosen Champion. */
  readonly champions: readonly CardId[];
  readonly battlefields: readonly { readonly card: CardId; readonly isLeft: boolean }[];
  /** Why nothing can be exchanged, whatever it is. */
  readonly closed: Refusal | null;
}

export interface BetweenGames {
  /** Who says who begins: whoever has lost, or whoever began if nobody won. */
  readonly chooser: Seat;
  /** By seat; null: a bot, which keeps its deck. */
  readonly seats: readonly (OwnCards | null)[];
}

const NOTHING: Swap = { out: [], in: [] };

/** `match`: with the game that has just ended. */
export function betweenGames(match: Match, pool: CardPool, isPerson: (seat: Seat) => boolean): BetweenGames | null {
  const last = match.games.at(-1);
  if (last === undefined) return null;
  return {
    chooser: last.winner === null ? last.firstPlayer : otherOfTwo(last.winner),
    seats: match.decks.map((_, seat) => (isPerson(nthSeat(seat)) ? ownCards(match, pool, nthSeat(seat)) : null)),
  };
}

function ownCards(match: Match, pool: CardPool, seat: Seat): OwnCards {
  const deck = match.decks[seat];
  const { champion, main, sideboard, battlefields } = deck;
  return {
    champion,
    main,
    sideboard,
    champions: championsOf(pool, deck),
    battlefields: battlefields.map((card) => ({ card, isLeft: refusalToPresent(match, seat, card) === null })),
    closed: refusalOf(match, pool, seat, NOTHING),
  };
}

export function refusalOf(match: Match, pool: CardPool, seat: Seat, swap: Swap): Refusal | null {
  const after = sideboardIn(match, pool, seat, swap);
  return isRefusal(after) ? after : null;
}

/** The match with the decks as people have changed them. */
export function withSwaps(match: Match, pool: CardPool, swaps: readonly (Swap | null)[]): Match | Refusal {
  let after = match;
  for (const [seat, swap] of swaps.entries()) {
    if (swap === null) continue;
    const changed = sideboardIn(after, pool, nthSeat(seat), swap);
    if (isRefusal(changed)) return changed;
    after = changed;
  }
  return after;
}
