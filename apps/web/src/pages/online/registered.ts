import type { RoomView } from "@rulebound/protocol";
import { useEffect, useState } from "react";
import { say } from "../../app/toasts.tsx";
import type { OnlineRoom } from "../../online/room.ts";
import { wrongNow } from "../../strings/refusals.ts";
import type { PlayableDeck } from "../play/decks.ts";
import { lastDeck } from "./deck-choice.tsx";

/** The deck that is shown is the one that the server has: another choice, or another list under the same name, is registered anew. */

const KEY = "rulebound.online.registered";

interface Registered {
  readonly room: string;
  readonly deck: string;
  readonly text: string;
}

function registeredIn(room: string): Registered | null {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Registered | null;
  return kept?.room === room ? kept : null;
}

export async function sitDown(room: OnlineRoom, seat: number, deck: PlayableDeck): Promise<void> {
  await room.say({ type: "sit", seat, deck: deck.text });
  const { view } = room.store.getState();
  if (view !== null) sessionStorage.setItem(KEY, JSON.stringify({ room: view.id, deck: deck.id, text: deck.text } satisfies Registered));
}

export function useRegisteredDeck(
  room: OnlineRoom,
  view: RoomView,
  decks: readonly PlayableDeck[],
): { readonly deck: PlayableDeck | null; readonly choose: (deck: PlayableDeck) => void } {
  // Who has sat down elsewhere plays what was brought there, until another is chosen here.
  const [deck, setDeck] = useState<PlayableDeck | null>(() => {
    const known = registeredIn(view.id);
    return known === null && view.you !== null ? null : (decks.find(({ id }) => id === known?.deck) ?? lastDeck(decks));
  });
  const { you } = view;
  const isReady = you !== null && view.seats[you].ready;
  const current = decks.find(({ id }) => id === deck?.id) ?? deck;
  const register = async (chosen: PlayableDeck): Promise<void> => {
    if (you === null) return;
    try {
      await sitDown(room, you, chosen);
      // Sitting down anew is not being ready: whoever was is so with the other deck.
      if (isReady) await room.say({ type: "ready", ready: true });
    } catch (error) {
      // The server has the one before.
      setDeck(decks.find(({ id }) => id === registeredIn(view.id)?.deck) ?? null);
      say(wrongNow(error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or another seat, and nothing else
  useEffect(() => {
    if (you !== null && current !== null && registeredIn(view.id)?.text !== current.text) void register(current);
  }, [you, current?.text]);
  return { deck: current, choose: setDeck };
}
