import { nthSeat } from "@rulebound/engine/internal";
import { useCallback, useEffect, useRef } from "react";
import { tempo } from "../../app/tempo.ts";
import { study } from "../../study/study.ts";
import type { StudyTable } from "../../study/table.ts";

interface Wanted {
  readonly at: number;
  readonly seat: number;
  readonly isOpen: boolean;
  readonly names: readonly string[];
  readonly speed: number;
}

/** For the board on which it is shown. */
export interface Film {
  readonly pace: () => number;
  readonly onRest: (frame: number) => void;
}

/**
 * Shows a stop of a game on a table. From the stop before, with that one seen to its end, everything is shown moment by moment
 * as in a game that is played; whoever jumps, or does not wait, sees the stop at once.
 */
export function useFilm(table: StudyTable, { at, seat, isOpen, names, speed }: Wanted, onSeen: (stop: number) => void): Film {
  const shown = useRef({ stop: -1, frame: -1, isSeen: true });
  const factor = useRef(0);
  const faster = useRef(speed);
  faster.current = speed;
  useEffect(() => {
    let isWanted = true;
    const { stop, isSeen } = shown.current;
    const way = isSeen && stop >= 0 && at === stop + 1 && tempo() > 0 ? "step" : "jump";
    shown.current = { stop: at, frame: -1, isSeen: false };
    void study("replayScene", at, nthSeat(seat), isOpen, names, way).then((footage) => {
      if (!isWanted || footage === null) return;
      const { beats, scene } = footage;
      const { events, cards } = scene;
      shown.current = { stop: at, frame: scene.frame.at, isSeen: false };
      factor.current = way === "step" ? 1 : 0;
      for (const beat of beats) table.show({ frame: beat.frame, events: events.slice(0, beat.events), cards });
      table.show(scene);
    });
    return () => {
      isWanted = false;
    };
  }, [at, seat, isOpen, names, table]);
  const pace = useCallback(() => (factor.current * tempo()) / faster.current, []);
  const onRest = useCallback(
    (frame: number) => {
      const { stop, frame: last } = shown.current;
      if (frame !== last) return;
      shown.current = { stop, frame: last, isSeen: true };
      onSeen(stop);
    },
    [onSeen],
  );
  return { pace, onRest };
}
