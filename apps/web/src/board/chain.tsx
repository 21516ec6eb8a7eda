import type { ItemView } from "@rulebound/engine/internal";
import { ITEM } from "@rulebound/engine/internal";
import { Layers } from "lucide-react";
import { useEffect } from "react";
import { artOf, cardFacts } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import styles from "./chain.module.css";
import { useChoiceNames } from "./choice-names.ts";
import { useHighlights, useMe, useSeatName, useThings, useView } from "./context.ts";
import { FateTag } from "./fate.tsx";
import { useGestures } from "./gestures.ts";
import { useIsMarked } from "./guide.ts";
import { usePanels } from "./panels.ts";
import { seatHue } from "./seats.ts";

/** The chain, newest on top: what resolves next. */
export function Chain() {
  const { board } = useStrings();
  const { chain } = useView();
  return (
    <section className={styles.chain} aria-label={board.chain} data-empty={chain.length === 0 || undefined}>
      <h2 className={styles.title}>
        <Layers size={14} aria-hidden /> {board.chain}
      </h2>
      {chain.length === 0 ? (
        <p className={styles.none}>{board.chainEmpty}</p>
      ) : (
        <ol className={styles.items}>
          {chain.toReversed().map((item, at) => (
            <li key={item.id}>
              <Item item={item} isNext={at === 0} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Item({ item, isNext }: { readonly item: ItemView; readonly isNext: boolean }) {
  const { board, tutorial } = useStrings();
  const isMarked = useIsMarked(ITEM + item.id);
  const view = useView();
  const me = useMe();
  const name = useSeatName();
  const highlights = useHighlights();
  const { boardInput } = useThings();
  // What resolves under the mouse is not left by it.
  useEffect(() => () => usePanels.setState({ shown: [] }), []);
  const highlight = highlights.items.get(item.id);
  const targets = item.targets.flat();
  const { onClick: _, ...gestures } = useGestures({ id: item.object, card: item.card });
  const called = targets.map(useChoiceNames()).filter((word) => word !== "");
  const kind = item.finalized || item.kind !== "card" ? board.itemKinds[item.kind] : board.beingPlayed;
  return (
    <button
      type="button"
      className={styles.item}
      data-nav
      data-item={item.id}
      data-light={highlight}
      data-marked={isMarked || undefined}
      data-next={isNext || undefined}
      data-object={item.kind === "card" && item.object >= 0 ? item.object : undefined}
      style={{ "--hue": seatHue(view, me, item.controller) } as React.CSSProperties}
      aria-label={[
        item.name,
        kind,
        name(item.controller),
        called.length > 0 ? board.aimsAt(called.join(", ")) : "",
        highlight === undefined ? "" : board.highlights[highlight],
        isMarked ? tutorial.marked : "",
      ]
        .filter((part) => part !== "")
        .join("; ")}
      {...gestures}
      onPointerOver={() => usePanels.setState({ shown: targets.filter((choice) => choice >= 0 && choice < ITEM) })}
      onPointerOut={() => usePanels.setState({ shown: [] })}
      onClick={() => boardInput.item(item.id)}
    >
      <span className={styles.face}>
        <img src={artOf(cardFacts(item.card))} alt="" draggable={false} />
      </span>
      <span className={styles.words}>
        <strong>{item.name}</strong>
        <span>
          {name(item.controller)} · {kind}
        </span>
        {called.length > 0 && <span className={styles.aim}>→ {called.join(", ")}</span>}
      </span>
      <FateTag of={ITEM + item.id} />
    </button>
  );
}
