import type { CardView, PermanentView } from "@rulebound/engine";
import { memo } from "react";
import { CardFace, type CardSize, type CardState, cardFacts, cardLabel } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useFrame, useLights, useMe, useView } from "./context.ts";
import { useGestures } from "./gestures.ts";
import styles from "./object.module.css";
import { seatHue } from "./seats.ts";

interface Props {
  readonly thing: CardView;
  readonly state?: CardState;
  readonly size?: CardSize;
  /** A word about where it is, for those who hear it. */
  readonly where?: string;
  readonly controller?: number;
}

/** Every frame brings new objects that say the same: a face is drawn anew only if something on it has changed. */
const Face = memo(
  CardFace,
  (a, b) => a.card === b.card && a.size === b.size && (a.state === b.state || JSON.stringify(a.state) === JSON.stringify(b.state)),
);

/** A card that can be pointed at, wherever it lies. */
export const ObjectCard = memo(function ObjectCard({ thing, state, size = "small", where = "", controller }: Props) {
  const { board, card: words } = useStrings();
  const lights = useLights();
  const { snapshot } = useFrame();
  const light = lights.objects.get(thing.id);
  const refusal = snapshot.refusals[thing.id];
  const facts = cardFacts(thing.card);
  const view = useView();
  const me = useMe();
  const gestures = useGestures({ id: thing.id, card: thing.card, state });
  const says = light === undefined ? (refusal === undefined ? "" : board.cannot(refusal.detail, refusal.rule)) : board.lights[light];
  return (
    <button
      type="button"
      className={styles.object}
      data-nav
      data-object={thing.id}
      data-light={light}
      data-dim={(lights.isPointing && light === undefined) || undefined}
      data-seat={controller}
      style={controller === undefined ? undefined : ({ "--hue": seatHue(view, me, controller) } as React.CSSProperties)}
      data-role={state?.role ?? undefined}
      aria-label={[cardLabel(facts, state ?? {}, words), where, says].filter((part) => part !== "").join("; ")}
      aria-pressed={light === "held" || light === "picked" ? true : undefined}
      {...gestures}
    >
      <Face card={facts} size={size} state={state} />
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
  const unit = <ObjectCard thing={card} state={thing} where={where} controller={thing.controller} />;
  if (attached.length === 0) return unit;
  return (
    <div className={styles.bundle}>
      {unit}
      <div className={styles.attached}>
        {attached.map((gear) => (
          <ObjectCard key={gear.id} thing={gear} state={gear} where={where} controller={gear.controller} />
        ))}
      </div>
    </div>
  );
}
