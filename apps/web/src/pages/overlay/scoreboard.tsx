import type { CSSProperties } from "react";
import { artOf, cardFacts } from "../../card/index.ts";
import type { Scene } from "../../overlay/scene.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./overlay.module.css";

/** Names and points above, what was played last below; between them there is nothing, so that the game can be seen. */
export function Scoreboard({ scene }: { readonly scene: Scene }) {
  const { overlay } = useStrings();
  const { seats, victoryScore, turn, active, last, winners } = scene;
  const nameOf = (seat: number): string => seats[seat]?.name || `P${seat + 1}`;
  const hue = (seat: number): CSSProperties => ({ "--hue": `var(--seat-${seat})` }) as CSSProperties;
  return (
    <div className={styles.overlay}>
      <ol className={styles.seats} aria-label={overlay.scores}>
        {seats.map(({ points, wins, legend, hand }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={styles.seat} data-active={active === seat || undefined} style={hue(seat)}>
            {legend >= 0 && <img className={styles.legend} src={artOf(cardFacts(legend))} alt={cardFacts(legend).shortName} />}
            <span className={styles.who}>
              <strong className={styles.name}>{nameOf(seat)}</strong>
              <span className={styles.more}>
                {overlay.hand(hand)}
                {wins !== null && ` · ${overlay.wins(wins)}`}
              </span>
            </span>
            <span className={styles.points}>
              {points}
              <small>/{victoryScore}</small>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.news} aria-live="polite">
        {winners.length > 0 ? (
          <p className={styles.line}>
            <strong>{overlay.won(winners.map(nameOf))}</strong>
          </p>
        ) : (
          <>
            <p className={styles.turn}>{overlay.turn(turn, nameOf(active))}</p>
            {last !== null && (
              <p className={styles.line} style={hue(last.player)} key={`${last.player} ${last.card}`} data-last>
                <img className={styles.played} src={artOf(cardFacts(last.card))} alt="" />
                {overlay[last.how](nameOf(last.player))} <strong>{cardFacts(last.card).name}</strong>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
