import { X } from "lucide-react";
import { scaledPx } from "../app/looks.ts";
import { CardLarge, cardFacts, InlineText } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useWhyNot } from "../strings/refusals.ts";
import { useAway } from "./away.ts";
import { useFrame } from "./context.ts";
import styles from "./inspect.module.css";
import { inspect, useInspected } from "./inspecting.ts";
import { refusalText } from "./labels.ts";

/** The card that is looked at: large, with what its numbers are made of and why it cannot be used. */
export function Inspector() {
  const { board, app } = useStrings();
  const whyNot = useWhyNot();
  const what = useInspected((state) => state.what);
  const { snapshot } = useFrame();
  const open = useAway<HTMLElement>(what?.pinned === true, () => inspect(null), { swallows: true });
  if (what === null) return null;
  const { near, card, id, pinned } = what;
  const now = snapshot.view.board.find((thing) => thing.id === id);
  const sum = snapshot.sums[id];
  const refusal = snapshot.refusals[id];
  const [width, gap, edge] = [300, 14, 8].map(scaledPx);
  const isNarrow = innerWidth < scaledPx(700);
  const onRight = near.left < innerWidth / 2;
  const left = isNarrow ? (innerWidth - width) / 2 : onRight ? near.right + gap : near.left - width - gap;
  const top = isNarrow ? scaledPx(48) : Math.max(edge, Math.min(near.top - scaledPx(40), innerHeight - scaledPx(560)));
  return (
    <aside
      ref={open}
      className={styles.inspector}
      data-inspector
      data-pinned={pinned || undefined}
      style={{ left: Math.max(edge, Math.min(left, innerWidth - width - edge)), top, width }}
    >
      <CardLarge card={cardFacts(now !== undefined && now.copyOf >= 0 ? now.copyOf : card)} state={now ?? what.state} />
      {sum !== undefined && sum.length > 1 && now !== undefined && (
        <p className={styles.sum}>
          <strong>{board.mightIs(now.might)}</strong>{" "}
          {sum.map(({ what: kind, amount, card: source, says }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sum has its order
            <span key={at}>
              {at > 0 && ", "}
              {board.summand(amount, at === 0 ? "printed" : kind, source >= 0 && kind !== "printed" ? cardFacts(source).name : "")}
              {says !== "" && (
                <>
                  {" ("}
                  <InlineText text={says.replace(/\.$/, "")} />)
                </>
              )}
            </span>
          ))}
        </p>
      )}
      {refusal !== undefined && <p className={styles.refusal}>{refusalText(refusal, board, whyNot)}</p>}
      {pinned && (
        <button type="button" className={`button ${styles.close}`} onClick={() => inspect(null)}>
          <X size={16} aria-hidden /> {app.close}
        </button>
      )}
    </aside>
  );
}
