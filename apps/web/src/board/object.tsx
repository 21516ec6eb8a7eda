import { type CardView, nthSeat, type ObjectId, type PermanentView, type Seat } from "@rulebound/engine/internal";
import type { SeatRefusal } from "@rulebound/protocol/seat";
import { memo } from "react";
import { artOf, CardFace, type CardFacts, type CardSize, type CardState, cardFacts, cardLabel } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useWhyNot } from "../strings/refusals.ts";
import { useFrame, useHighlights } from "./context.ts";
import { FateTag } from "./fate.tsx";
import { useGestures } from "./gestures.ts";
import { useIsMarked } from "./guide.ts";
import type { Highlight } from "./highlights.ts";
import { refusalText } from "./labels.ts";
import styles from "./object.module.css";
import { seatHue } from "./seats.ts";

interface Props {
  readonly thing: CardView;
  readonly state?: CardState;
  readonly size?: CardSize;
  /** Its text on its face, where there is room. */
  readonly rules?: boolean;
  /** A word about where it is, for those who hear it. */
  readonly where?: string;
  readonly controller?: Seat;
  /** Whose deck it is from: where it goes when it leaves. */
  readonly owner?: number;
}

/** A card that can be pointed at, wherever it lies. */
export function ObjectCard({ thing, state, size = "small", rules = false, where = "", controller, owner }: Props) {
  const highlights = useHighlights();
  const { snapshot, viewer } = useFrame();
  const highlight = highlights.objects.get(thing.id);
  const isMarked = useIsMarked(thing.id);
  return (
    <Pointable
      id={thing.id}
      card={thing.card}
      facts={cardFacts(thing.card)}
      state={state}
      size={size}
      rules={rules}
      where={where}
      controller={controller}
      owner={owner}
      hue={controller === undefined ? undefined : seatHue(snapshot.view, nthSeat(Math.max(0, viewer)), controller)}
      highlight={highlight}
      isDim={highlights.isPointing && highlight === undefined}
      isMarked={isMarked}
      refusal={highlight === undefined ? snapshot.refusals[thing.id] : undefined}
    />
  );
}

interface PointableProps extends Omit<Required<Props>, "thing" | "state" | "controller" | "owner"> {
  readonly id: ObjectId;
  readonly card: number;
  readonly facts: CardFacts;
  readonly state: CardState | undefined;
  readonly controller: number | undefined;
  readonly owner: number | undefined;
  readonly hue: string | undefined;
  readonly highlight: Highlight | undefined;
  readonly isDim: boolean;
  readonly isMarked: boolean;
  readonly refusal: SeatRefusal | undefined;
}

/** Drawn anew only if something about it has changed: most frames change few cards. */
const Pointable = memo(function Pointable({
  id,
  card,
  facts,
  state,
  size,
  rules,
  where,
  controller,
  owner,
  hue,
  highlight,
  isDim,
  isMarked,
  refusal,
}: PointableProps) {
  const { board, card: words, tutorial } = useStrings();
  const whyNot = useWhyNot();
  const gestures = useGestures({ id, card, state });
  const says = highlight === undefined ? (refusal === undefined ? "" : refusalText(refusal, board, whyNot)) : board.highlights[highlight];
  return (
    <button
      type="button"
      className={styles.object}
      data-nav
      data-object={id}
      data-light={highlight}
      data-dim={isDim || undefined}
      data-marked={isMarked || undefined}
      data-seat={controller}
      data-owner={owner}
      style={hue === undefined ? undefined : ({ "--hue": hue } as React.CSSProperties)}
      data-role={state?.role ?? undefined}
      aria-label={[cardLabel(facts, state ?? {}, words), where, says, isMarked ? tutorial.marked : ""]
        .filter((part) => part !== "")
        .join("; ")}
      aria-pressed={highlight === "held" || highlight === "picked" ? true : undefined}
      {...gestures}
    >
      <CardFace card={facts} size={size} state={state} rules={rules} />
      <FateTag of={id} />
    </button>
  );
});

/** A permanent with what is attached to it. */
export function Permanent({
  thing,
  all,
  where,
}: {
  readonly thing: PermanentView;
  readonly all: readonly PermanentView[];
  readonly where: string;
}) {
  const attached = all.filter((other) => other.attachedTo === thing.id);
  const card = thing.copyOf >= 0 ? { ...thing, card: thing.copyOf } : thing;
  const unit = <ObjectCard thing={card} state={thing} where={where} controller={thing.controller} owner={thing.owner} />;
  if (attached.length === 0) return unit;
  return (
    <div className={styles.bundle} data-many={attached.length > 1 || undefined}>
      {unit}
      <div className={styles.strip}>
        {attached.map((gear) => (
          <Strap key={gear.id} gear={gear} where={where} />
        ))}
      </div>
    </div>
  );
}

/** Equipment, as it shows from behind the unit that carries it: what it is, and what it gives. */
function Strap({ gear, where }: { readonly gear: PermanentView; readonly where: string }) {
  const { board, card: words, tutorial } = useStrings();
  const highlights = useHighlights();
  const isMarked = useIsMarked(gear.id);
  const facts = cardFacts(gear.card);
  const highlight = highlights.objects.get(gear.id);
  const gestures = useGestures({ id: gear.id, card: gear.card, state: gear });
  return (
    <button
      type="button"
      className={styles.strap}
      data-nav
      data-object={gear.id}
      data-light={highlight}
      data-dim={(highlights.isPointing && highlight === undefined) || undefined}
      data-marked={isMarked || undefined}
      data-exhausted={gear.exhausted || undefined}
      data-owner={gear.owner}
      aria-label={[
        cardLabel(facts, gear, words),
        where,
        highlight === undefined ? "" : board.highlights[highlight],
        isMarked ? tutorial.marked : "",
      ]
        .filter((part) => part !== "")
        .join("; ")}
      style={{ backgroundImage: `url("${artOf(facts)}")`, borderColor: `var(--${facts.domains[0] ?? "colorless"})` }}
      {...gestures}
    >
      {facts.mightBonus !== null && <span>+{facts.mightBonus}</span>}
    </button>
  );
}
