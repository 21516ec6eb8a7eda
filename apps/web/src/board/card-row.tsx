import type { PermanentView } from "@rulebound/engine/internal";
import styles from "./card-row.module.css";
import { useView } from "./context.ts";
import { Permanent } from "./object.tsx";

interface Props {
  readonly things: readonly PermanentView[];
  readonly where: string;
  readonly className?: string;
  readonly mine?: boolean;
}

/** What a strip of equipment takes, in px (object.module.css); from the second one on there may be two beside each other. */
const stripOf = (attached: number): number => (attached === 0 ? 0 : attached < 2 ? 26 : 52);
/** And in widths of a card, where it is about how many have room. */
const STRIP_PX_OF_CARD = 65;

/** More lie in two rows where the row is short. */
const MANY = 6;

/** Permanents beside each other, as large as there is room for all of them; too many of them fan out, with cost and Might free. */
export function CardRow({ things, where, className = "", mine = false }: Props) {
  const { board } = useView();
  const attached = (id: number): number => board.filter(({ attachedTo }) => attachedTo === id).length;
  const strips = things.map(({ id }) => stripOf(attached(id)));
  const stripped = strips.filter((px) => px > 0).length;
  const strip = strips.reduce((sum, px) => sum + px, 0);
  const widths = things.length + strip / STRIP_PX_OF_CARD;
  return (
    <div
      className={`${styles.row} ${className}`}
      data-stack
      data-mine={mine || undefined}
      data-many={widths > MANY || undefined}
      style={
        {
          "--count": Math.max(1, things.length),
          "--strips": strip,
          // Whatever carries equipment is never covered by its neighbour, and neither is the last one.
          "--whole": Math.max(1, stripped + (strips.at(-1) === 0 ? 1 : 0)),
        } as React.CSSProperties
      }
    >
      {things.map((thing) => (
        <Permanent key={thing.id} thing={thing} all={board} where={where} />
      ))}
    </div>
  );
}
