import { useStrings } from "../strings/index.ts";
import { useFrame, useHighlights, useView } from "./context.ts";
import styles from "./hand.module.css";
import { ObjectCard } from "./object.tsx";

/** One's own cards, fanned at the edge of the table; the one under the pointer comes forward. */
export function Hand() {
  const { board } = useStrings();
  const { viewer } = useFrame();
  const view = useView();
  const highlights = useHighlights();
  if (viewer < 0) return null;
  const { cards } = view.players[viewer].hand;
  const middle = (cards.length - 1) / 2;
  return (
    <section className={styles.hand} data-hand data-stack data-hand-of={viewer} aria-label={board.yourHand(cards.length)}>
      {cards.map((card, at) => (
        <div
          key={card.id}
          className={styles.card}
          data-held={highlights.objects.get(card.id) === "held" || undefined}
          style={{ "--at": at - middle, "--off": Math.abs(at - middle) } as React.CSSProperties}
        >
          <ObjectCard thing={card} size="medium" where={board.hand} rules />
        </div>
      ))}
      {cards.length === 0 && <p className={styles.none}>{board.noHand}</p>}
    </section>
  );
}
