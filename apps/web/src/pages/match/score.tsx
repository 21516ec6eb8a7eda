import { useStrings } from "../../strings/index.ts";
import styles from "./match.module.css";

/** How a match stands: who has won how many of the games that are needed. */
export function MatchScore({ names, wins, bestOf }: { names: readonly string[]; wins: readonly number[]; bestOf: number }) {
  const { match } = useStrings();
  const needed = Math.floor(bestOf / 2) + 1;
  return (
    <ul className={styles.score}>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
        <li key={seat} data-ahead={wins[seat] > Math.min(...wins) || undefined}>
          <span className="visually-hidden">{match.won(name, wins[seat])}</span>
          <span className={styles.player} aria-hidden="true">
            {name}
          </span>
          <span className={styles.pips} aria-hidden="true">
            {Array.from({ length: needed }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
              <i key={at} data-full={at < wins[seat] || undefined} />
            ))}
          </span>
          <strong aria-hidden="true">{wins[seat]}</strong>
        </li>
      ))}
    </ul>
  );
}
