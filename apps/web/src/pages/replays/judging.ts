import type { Seat } from "@rulebound/engine/internal";
import { useEffect, useMemo, useState } from "react";
import type { Judged } from "../../study/judging.ts";
import type { Watching } from "../../study/replay.ts";
import { study } from "../../study/study.ts";

/** Where a game turned: by a move that something would have been better than, or by what nobody could help. */
export interface Point {
  /** Where one looks at it: before the move, or after what happened. */
  readonly stop: number;
  /** Who made the move, or who gained by what happened. */
  readonly seat: Seat;
  /** By how much chances changed. */
  readonly change: number;
  readonly judged: Judged | null;
}

export interface Judging {
  readonly points: readonly Point[];
  /** From 0 to 1. */
  readonly done: number;
}

/** What costs less is not worth a look. */
const COSTLY = 0.05;
const MOST = 8;

/** Looks for better moves at one stop after the other while the game is watched, and says what has been found so far. */
export function useJudging(watching: Watching): Judging {
  const [found, setFound] = useState<readonly Judged[]>([]);
  const [looked, setLooked] = useState(0);
  const { stops } = watching;
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      for (let stop = 0; stop < stops.length && isWanted; stop++) {
        const judged = await study("judgeStop", stop);
        if (!isWanted) return;
        if (judged !== null && judged.cost >= COSTLY) setFound((before) => [...before, judged]);
        setLooked(stop + 1);
      }
    };
    setFound([]);
    setLooked(0);
    void look();
    return () => {
      isWanted = false;
    };
  }, [stops]);
  const points = useMemo(() => pointsOf(watching, found), [watching, found]);
  return { points, done: stops.length === 0 ? 1 : looked / stops.length };
}

/** The costliest moves, and the turning points that none of them explains; in the order of the game. */
export function pointsOf({ turningPoints }: Pick<Watching, "turningPoints">, found: readonly Judged[]): Point[] {
  const costly = found.toSorted((a, b) => b.cost - a.cost).slice(0, MOST);
  const mistakes = costly.map((judged): Point => ({ stop: judged.stop, seat: judged.seat, change: judged.cost, judged }));
  const others = turningPoints
    .filter(({ from, stop }) => !costly.some((judged) => judged.stop >= from && judged.stop < stop))
    .map(({ stop, seat, change }): Point => ({ stop, seat, change, judged: null }));
  return [...mistakes, ...others]
    .sort((a, b) => b.change - a.change)
    .slice(0, MOST)
    .sort((a, b) => a.stop - b.stop);
}
