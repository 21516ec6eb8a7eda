import type { Seat } from "@rulebound/engine";
import { useEffect, useMemo, useState } from "react";
import { say } from "../app/toasts.tsx";
import { stringsNow } from "../strings/index.ts";
import type { Goal, Played } from "./position.ts";
import { study } from "./study.ts";
import { type StudyTable, studyTable } from "./table.ts";

export interface PositionHere {
  readonly table: StudyTable;
  readonly played: Played | null;
  back(): void;
  again(): void;
}

interface Options {
  readonly board: string;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly goals: readonly Goal[];
}

/** A board that one plays from: shown on a table, and what has come of it. The options must stay the same ones. */
export function usePosition({ board, seat, names, goals }: Options): PositionHere {
  const [played, setPlayed] = useState<Played | null>(null);
  const here = useMemo(() => {
    const take = (next: Played | null): void => {
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
      answer: (answers, hopes) => void study("answer", answers, hopes).then(take),
      undo: back,
      restart: again,
    });
    return { table, back, again, take };
  }, []);
  useEffect(() => {
    let isWanted = true;
    here.table.clear();
    setPlayed(null);
    void study("begin", board, seat, names, goals).then((next) => isWanted && here.take(next));
    return () => {
      isWanted = false;
    };
  }, [here, board, seat, names, goals]);
  return { table: here.table, played, back: here.back, again: here.again };
}
