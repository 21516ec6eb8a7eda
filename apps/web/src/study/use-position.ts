import { useEffect, useMemo, useState } from "react";
import { say } from "../app/toasts.tsx";
import { cannotNow } from "../strings/refusals.ts";
import type { Played } from "./position.ts";
import { study } from "./study.ts";
import { type StudyTable, studyTable } from "./table.ts";

export interface PositionHere {
  readonly table: StudyTable;
  readonly played: Played | null;
  /** An answer is being thought about. */
  readonly isBusy: boolean;
  back(): void;
  again(): void;
  /** Somebody has opened a card. */
  read(card: number): void;
}

/** A board that one plays from, shown on a table, and what has come of it. `begin` must stay the same one. */
export function usePosition(begin: () => Promise<Played>): PositionHere {
  const [played, setPlayed] = useState<Played | null>(null);
  const [isBusy, setBusy] = useState(false);
  const here = useMemo(() => {
    const take = (next: Played | null): void => {
      setBusy(false);
      if (next === null) return;
      const { refusal } = next;
      if (refusal !== null) say(cannotNow(refusal));
      const { events, cards } = next.scene;
      for (const beat of next.beats) table.show({ frame: beat.frame, events: events.slice(0, beat.events), cards });
      table.show(next.scene);
      setPlayed(next);
    };
    const back = () => void study("back").then(take);
    const again = () => void study("again").then(take);
    const read = (card: number) => void study("hasRead", card).then(take);
    const table = studyTable({
      answer: (answers, queuedTargets) => {
        setBusy(true);
        void study("answer", answers, queuedTargets).then(take);
      },
      undo: back,
      takeBack: () => void study("takeBack").then(take),
      stopAt: (stops) => void study("stopAt", stops).then(take),
      restart: again,
    });
    return { table, back, again, read, take };
  }, []);
  useEffect(() => {
    let isWanted = true;
    here.table.clear();
    setPlayed(null);
    void begin().then((next) => isWanted && here.take(next));
    return () => {
      isWanted = false;
    };
  }, [here, begin]);
  return { table: here.table, played, isBusy, back: here.back, again: here.again, read: here.read };
}
