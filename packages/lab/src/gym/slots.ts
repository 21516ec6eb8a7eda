import { FIRST_BATTLEFIELD, isBattlefield, type LocationId, type PermanentView, type Seat, type View } from "@rulebound/engine";

/**
 * A seat's view in rows of fixed numbers: what stands in which row of the tensor, and which row an action is about. All of it
 * is relative to the seat that looks: it is player 0, its base is location 0, the others follow in turn order.
 */
export const ROWS = {
  players: 4,
  battlefields: 8,
  board: 40,
  hand: 20,
  trash: 20, // of each player, the newest first
  chain: 8,
  options: 64,
} as const;

export const LOCATIONS = ROWS.players + ROWS.battlefields;

/** 0: oneself, then in turn order; -1 stays nobody. */
export const relative = (view: View, seat: Seat): number =>
  seat < 0 ? -1 : (seat - Math.max(0, view.viewer) + view.players.length) % view.players.length;

/** Bases by player, then battlefields; -1 stays nowhere. */
export const locationRow = (view: View, location: LocationId): number =>
  location < 0 ? -1 : isBattlefield(location) ? ROWS.players + location - FIRST_BATTLEFIELD : relative(view, location);

/** What stands in which row: aliases of objects. */
export interface Slots {
  readonly board: readonly PermanentView[];
  readonly boardRow: ReadonlyMap<number, number>;
  /** Cards that may be played: hand, champion, facedown by battlefield, trash, and what an effect lets one play. */
  readonly playRow: ReadonlyMap<number, number>;
  /** Legends and battlefields, whose abilities are used beside those of the board. */
  readonly sourceRow: ReadonlyMap<number, number>;
}

/** Where the kinds of cards begin that may be played. */
export const PLAYED_FROM = { hand: 0, champion: 20, facedown: 22, trash: 30, elsewhere: 50 } as const;
export const PLAY_ROWS = 60;
/** Rows of sources: the board, then legends, then battlefields. */
export const SOURCE = { legends: ROWS.board, battlefields: ROWS.board + 4 } as const;
export const SOURCE_ROWS = ROWS.board + 4 + ROWS.battlefields;

export function slotsOf(view: View): Slots {
  const own = view.players[view.viewer];
  const board = [...view.board].sort((a, b) => locationRow(view, a.location) - locationRow(view, b.location));
  const boardRow = new Map(board.map(({ id }, row) => [id, row]));
  const playRow = new Map<number, number>();
  const put = (ids: readonly number[], from: number, to: number): void =>
    ids.forEach((id, i) => {
      if (from + i < to) playRow.set(id, from + i);
    });
  const idsOf = (cards: readonly { readonly id: number }[]): number[] => cards.map(({ id }) => id);
  put(idsOf(own.hand.cards), PLAYED_FROM.hand, PLAYED_FROM.champion);
  put(idsOf(own.champion), PLAYED_FROM.champion, PLAYED_FROM.facedown);
  view.battlefields.forEach((b, i) => {
    const hidden = b.facedown.find(({ controller }) => controller === view.viewer);
    if (hidden !== undefined) put([hidden.id], PLAYED_FROM.facedown + i, PLAYED_FROM.trash);
  });
  put(idsOf(own.trash).reverse(), PLAYED_FROM.trash, PLAYED_FROM.elsewhere);
  put([...idsOf(own.banished), ...idsOf(own.deck.known)], PLAYED_FROM.elsewhere, PLAY_ROWS);
  const sourceRow = new Map<number, number>();
  own.legends.slice(0, 4).forEach(({ id }, i) => void sourceRow.set(id, SOURCE.legends + i));
  view.battlefields.slice(0, ROWS.battlefields).forEach(({ id }, i) => void sourceRow.set(id, SOURCE.battlefields + i));
  for (const [id, row] of boardRow) if (row < ROWS.board) sourceRow.set(id, row);
  return { board, boardRow, playRow, sourceRow };
}
