import { useEffect, useMemo, useState } from "react";
import { say } from "../app/toasts.tsx";
import { stringsNow } from "../strings/index.ts";
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
      if (refusal !== null) say(stringsNow().board.cannot(refusal.detail, refusal.rule));
      table.show(next.scene);
      setPlayed(next);
    };
    const back = () => void study("back").then(take);
    const again = () => {
      table.clear();
      void study("again").then(take);
    };
    const table = studyTable({
      answer: (answers, hopes) => {
        setBusy(true);
        void study("answer", answers, hopes).then(take);
      },
      undo: back,
      restart: again,
    });
    return { table, back, again, take };
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
  return { table: here.table, played, isBusy, back: here.back, again: here.again };
}
