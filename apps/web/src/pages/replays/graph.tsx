import { useMemo } from "react";
import { useStrings } from "../../strings/index.ts";
import type { Watching } from "../../study/replay.ts";
import type { Point } from "./judging.ts";
import styles from "./replays.module.css";

const HEIGHT = 100;

interface Props {
  readonly watching: Watching;
  readonly points: readonly Point[];
  readonly names: readonly string[];
  readonly at: number;
  readonly go: (to: number) => void;
}

/** How likely the first seat is to win over the game; a slider runs along it. */
export function Graph({ watching: { stops, seats }, points, names, at, go }: Props) {
  const { replays } = useStrings();
  const width = Math.max(1, stops.length - 1);
  const lines = useMemo(
    () =>
      Array.from({ length: seats === 2 ? 1 : seats }, (_, seat) =>
        stops.map(({ chances }, i) => `${i},${((1 - chances[seat]) * HEIGHT).toFixed(1)}`).join(" "),
      ),
    [stops, seats],
  );
  const turns = useMemo(() => stops.flatMap(({ turn }, i) => (i > 0 && stops[i - 1].turn !== turn ? [{ turn, at: i }] : [])), [stops]);
  const percent = (stop: number) => `${(stop / width) * 100}%`;
  return (
    <div className={styles.graph}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={replays.graphLabel(names[0] ?? "P1")}>
        {turns.map((one, i) => (
          <rect
            key={one.at}
            className={styles.band}
            data-odd={i % 2 === 0 || undefined}
            x={one.at}
            width={(turns[i + 1]?.at ?? width) - one.at}
            y={0}
            height={HEIGHT}
          />
        ))}
        {seats === 2 && <polygon className={styles.area} points={`0,${HEIGHT / 2} ${lines[0]} ${width},${HEIGHT / 2}`} />}
        <line className={styles.even} x1={0} x2={width} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {lines.map((points, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <polyline key={seat} className={styles.curve} data-seat={seat} points={points} />
        ))}
      </svg>
      {points.map(({ stop, seat }) => (
        <span
          key={stop}
          className={styles.point}
          data-seat={seat}
          style={{ left: percent(stop), top: `${(1 - stops[stop].chances[seats === 2 ? 0 : seat]) * 100}%` }}
          aria-hidden
        />
      ))}
      <span className={styles.head2} style={{ left: percent(at) }} aria-hidden />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={stops.length - 1}
        value={at}
        onChange={(event) => go(Number(event.target.value))}
        aria-label={replays.position}
        aria-valuetext={replays.turn(stops[at].turn)}
      />
    </div>
  );
}
