import { type Piece, type Slot, withPiece } from "@rulebound/cases/edit";
import { Plus } from "lucide-react";
import { Popover } from "radix-ui";
import { useState } from "react";
import { useStrings } from "../../strings/index.ts";
import { CardSearch } from "./card-search.tsx";
import { dropOn, useDragged } from "./dragging.ts";
import { PieceView } from "./piece.tsx";
import { factsOf, fits, keyOfSlot, typesFor } from "./pieces.ts";
import styles from "./setup.module.css";
import { change } from "./store.ts";

interface Props {
  readonly slot: Slot;
  readonly pieces: readonly Piece[];
  /** The battlefield that it is at. */
  readonly place?: string;
  /** Only one card fits. */
  readonly single?: boolean;
}

/** A place for cards: what lies there, a button to add to it, and somewhere to drop. */
export function Zone({ slot, pieces, place, single = false }: Props) {
  const { judge } = useStrings();
  const dragged = useDragged((state) => state.dragged);
  const facts = dragged === null ? null : factsOf(dragged.piece);
  const takes = dragged !== null && (facts === null || fits(facts, slot));
  const name = judge.setup.zones[slot.zone];
  const whole = judge.setup.of(`P${slot.seat + 1}`, place === undefined ? name : `${name}, ${place}`);
  return (
    <section
      className={styles.zone}
      aria-label={whole}
      data-zone={slot.zone}
      data-takes={takes || undefined}
      data-testid={keyOfSlot(slot)}
      onDragOver={(event) => {
        if (takes) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        dropOn(slot);
      }}
    >
      <span className={styles.zoneName}>{name}</span>
      <div className={styles.pieces}>
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are what stands at their place
          <PieceView key={`${index} ${piece.card}`} piece={piece} slot={slot} index={index} />
        ))}
        {!(single && pieces.length > 0) && <Add slot={slot} label={judge.setup.addTo(whole)} />}
      </div>
    </section>
  );
}

function Add({ slot, label }: { slot: Slot; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={styles.add} aria-label={label} title={label}>
        <Plus size={16} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.popover} sideOffset={6} collisionPadding={12} aria-label={label}>
          <CardSearch types={typesFor(slot)} choose={(card) => change((text) => withPiece(text, slot, { card, facts: {} }))} autoFocus />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
