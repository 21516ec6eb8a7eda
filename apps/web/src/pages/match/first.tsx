import { nthSeat, type Seat } from "@rulebound/engine/internal";
import { useStrings } from "../../strings/index.ts";
import styles from "./match.module.css";

export interface WhoBeginsProps {
  readonly names: readonly string[];
  readonly first: Seat;
  /** Null: somebody else says it. */
  readonly choose: ((seat: Seat) => void) | null;
}

export function WhoBegins({ names, first, choose }: WhoBeginsProps) {
  const { match } = useStrings();
  return (
    <section className={styles.part}>
      <h2>{match.first}</h2>
      {choose === null ? (
        <p>{match.begins(names[first])}</p>
      ) : (
        <div className={styles.pair}>
          {names.map((name, seat) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
              key={seat}
              type="button"
              className={styles.option}
              aria-pressed={first === seat}
              onClick={() => choose(nthSeat(seat))}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
