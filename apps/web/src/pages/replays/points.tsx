import { useStrings } from "../../strings/index.ts";
import type { Stop } from "../../study/replay.ts";
import type { Judging } from "./judging.ts";
import styles from "./replays.module.css";

interface Props extends Judging {
  readonly stops: readonly Stop[];
  readonly names: readonly string[];
  readonly at: number;
  readonly go: (to: number) => void;
}

/** Where the game turned, to jump there; and how far it has been looked through for better moves. */
export function Points({ points, done, stops, names, at, go }: Props) {
  const { replays } = useStrings();
  return (
    <div className={styles.turning}>
      {points.length > 0 && (
        <ol className={styles.points3} aria-label={replays.turningPoints}>
          {points.map(({ stop, seat, change, judged }, i) => {
            const name = names[seat] ?? `P${seat + 1}`;
            const words = judged === null ? replays.turningPoint : replays.mistake;
            const says = words(stops[stop].turn, name, Math.round(change * 100));
            return (
              <li key={stop}>
                <button
                  type="button"
                  data-seat={seat}
                  data-mistake={judged !== null || undefined}
                  aria-current={stop === at ? "step" : undefined}
                  aria-label={says}
                  title={says}
                  onClick={() => go(stop)}
                >
                  {i + 1}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <p role="status" className={styles.looking}>
        {done < 1 ? replays.looking(Math.floor(done * 10) * 10) : points.length === 0 ? replays.noTurningPoints : ""}
      </p>
    </div>
  );
}
