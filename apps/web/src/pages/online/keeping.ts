import { nthSeat } from "@rulebound/engine/internal";
import type { RoomView } from "@rulebound/protocol";
import { useEffect, useState } from "react";
import { take } from "../../app/shelves.ts";
import { keepOnlineGame, keyOfOnline } from "../replays/online.ts";

/** A record is published a moment after the end. */
const TRIES = 8;
const AGAIN_MS = 700;

async function kept(id: string, view: RoomView, me: number): Promise<string | null> {
  if ((await take("replays", keyOfOnline(id))) !== undefined) return keyOfOnline(id);
  const bots = view.seats.map(({ person }) => (person?.kind === "bot" ? person.name : null));
  for (let tries = 0; tries < TRIES; tries++) {
    const key = await keepOnlineGame({ id, me: nthSeat(me), bots }).catch(() => null);
    if (key !== null) return key;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  return null;
}

/** Puts the games of a match that is over on the shelf; their keys there. */
export function useKeptGames(view: RoomView): readonly string[] {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const ids = view.records.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each match
  useEffect(() => {
    const { you } = view;
    let isCurrent = true;
    setKeys([]);
    if (you === null || ids === "") return;
    void Promise.all(ids.split(" ").map((id) => kept(id, view, you))).then((found) => {
      if (isCurrent) setKeys(found.filter((key) => key !== null));
    });
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return keys;
}
