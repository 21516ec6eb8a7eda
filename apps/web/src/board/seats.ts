import { nthSeat, type PermanentView, type Seat, type View } from "@rulebound/engine/internal";

/** Who sits where, and what belongs to them. */

type Shown = Omit<View, "decision">;

/** The others in turn order after me. */
export const othersOf = ({ players }: Shown, me: Seat): readonly Seat[] =>
  players.slice(1).map((_, n) => nthSeat((me + n + 1) % players.length));

export const isFriend = ({ players }: Shown, a: Seat, b: Seat): boolean => players[a]?.team === players[b]?.team;

export const isUnitHere = ({ types, attachedTo }: PermanentView): boolean => types.includes("unit") && attachedTo < 0;

/** What lies at a place, without what is attached to something. */
export const thingsAt = ({ board }: Shown, place: number): readonly PermanentView[] =>
  board.filter(({ location, attachedTo, types }) => location === place && attachedTo < 0 && !types.includes("rune"));

/** Colours of seats as they sit around the viewer: 0 is oneself. */
export const seatHue = ({ players }: Shown, me: Seat, seat: Seat): string =>
  seat < 0 ? "var(--ink-faint)" : `var(--seat-${(seat - me + players.length) % players.length})`;

/** A letter by which somebody is told from the others, or two. */
export function crestOf(names: readonly string[], seat: Seat): string {
  const name = names[seat] ?? "?";
  const [first] = name;
  if (!names.some((other, at) => at !== seat && other.startsWith(first ?? "?"))) return first ?? "?";
  const words = name.split(" ");
  return words.length > 1 ? `${first}${words.at(-1)?.slice(0, 1)}` : name.slice(0, 2);
}

/** The card of something that can be seen, by its alias; -1: there is none. */
export function cardOf(view: Shown, id: number): number {
  const zones = view.players.flatMap(({ hand, champion, legends, trash, banished, runes }) => [
    ...hand.cards,
    ...champion,
    ...legends,
    ...trash,
    ...banished,
    ...runes,
  ]);
  const facedown = view.battlefields.flatMap((field) => field.facedown);
  return [...view.board, ...view.battlefields, ...facedown, ...zones].find((thing) => thing.id === id)?.card ?? -1;
}
