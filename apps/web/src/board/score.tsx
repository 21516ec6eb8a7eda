import type { PlayerView } from "@rulebound/engine/internal";
import { Trophy } from "lucide-react";
import { useStrings } from "../strings/index.ts";
import { useMe, useSeatName, useView } from "./context.ts";
import styles from "./score.module.css";
import { seatHue } from "./seats.ts";

/** More have no room beside a legend: they are a number. */
const MOST_PLACES = 8;

/** Points as places that fill; the last says what it needs. */
export function Score({ player }: { readonly player: PlayerView }) {
  const { board } = useStrings();
  const view = useView();
  const me = useMe();
  const name = useSeatName();
  const { victoryScore } = view;
  return (
    <div
      className={styles.score}
      role="img"
      aria-label={board.points(name(player.seat), player.points, victoryScore)}
      title={board.finalPoint}
      data-score={player.seat}
      data-many={victoryScore > MOST_PLACES || undefined}
      style={{ "--hue": seatHue(view, me, player.seat) } as React.CSSProperties}
    >
      {Array.from({ length: victoryScore }, (_, at) => at).map((at) => (
        <span
          key={at}
          className={styles.place}
          data-full={at < player.points || undefined}
          data-last={at === victoryScore - 1 || undefined}
        >
          {at === victoryScore - 1 && <Trophy size="0.72em" aria-hidden />}
        </span>
      ))}
      <span className={styles.number}>
        {player.points}
        <small>/{victoryScore}</small>
      </span>
    </div>
  );
}
