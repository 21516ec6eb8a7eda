import type { RoomView, Terms } from "@rulebound/protocol";
import { create } from "zustand";
import { useWanted } from "../app/wanted.ts";
import { connection } from "./connection.ts";
import { OnlineRoom } from "./room.ts";

/** The table at which this person sits, and the line in which they wait, on whatever page they are. */

export interface Search {
  readonly terms: Pick<Terms, "format"> & { readonly mode: "duel" | "match"; readonly bestOf: 1 | 3 };
  readonly deck: string;
}

interface Watch {
  readonly room: OnlineRoom | null;
  /** The page of that table is open. */
  readonly isHere: boolean;
  readonly search: Search | null;
  /** A quick match that has just been found. */
  readonly matched: string | null;
}

export const useWatch = create<Watch>(() => ({ room: null, isHere: false, search: null, matched: null }));

export const hasSeat = ({ you, phase }: RoomView): boolean => you !== null && phase !== "over";

/** The room of that id or code, for its page: the one that is watched already, or another. */
export function roomFor(key: string): OnlineRoom {
  const { room } = useWatch.getState();
  return room?.is(key) === true ? room : new OnlineRoom(key);
}

/** Its page is open. */
export function arrive(room: OnlineRoom): void {
  const { room: before } = useWatch.getState();
  if (before !== null && before !== room) before.close();
  useWanted.setState({ isWanted: true });
  useWatch.setState({ room, isHere: true, matched: null });
}

/** Its page is left: a seat is watched from elsewhere, and no game begins there without being asked for. */
export function depart(room: OnlineRoom): void {
  const { view } = room.store.getState();
  if (useWatch.getState().room !== room) {
    room.close();
    return;
  }
  if (view === null || !hasSeat(view)) {
    room.close();
    useWatch.setState({ room: null, isHere: false });
    return;
  }
  useWatch.setState({ isHere: false });
  if (view.phase === "open" && view.you !== null && view.seats[view.you].ready)
    void room.say({ type: "ready", ready: false }).catch(() => {});
}

/** Nothing more is to be seen of it. */
export function forget(): void {
  useWatch.getState().room?.close();
  useWatch.setState({ room: null, isHere: false });
}

/** After a reload: the match that was running, wherever one is now. */
export async function findSeat(): Promise<void> {
  await connection.open();
  const [running] = connection.store.getState().rooms;
  if (running !== undefined && useWatch.getState().room === null) useWatch.setState({ room: new OnlineRoom(running) });
}

export async function search(wish: Search): Promise<void> {
  await connection.ask({ type: "queue", ...wish.terms, deck: wish.deck });
  useWanted.setState({ isWanted: true });
  useWatch.setState({ search: wish, matched: null });
}

export async function stopSearch(): Promise<void> {
  useWatch.setState({ search: null });
  await connection.ask({ type: "unqueue" }).catch(() => {});
}

connection.matched = (key) => {
  forget();
  useWatch.setState({ room: new OnlineRoom(key), search: null, matched: key });
};

// Whoever signs in may have begun a match on another device.
connection.store.subscribe(({ rooms }, before) => {
  if (rooms === before.rooms || rooms.length === 0) return;
  useWanted.setState({ isWanted: true });
  void findSeat().catch(() => {});
});

// Whoever lost the connection has lost the place in the line.
connection.store.subscribe((now, before) => {
  const { search: wish } = useWatch.getState();
  if (wish !== null && now.status === "open" && before.status !== "open")
    void search(wish).catch(() => useWatch.setState({ search: null }));
});
