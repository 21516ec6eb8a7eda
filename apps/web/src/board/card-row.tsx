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

/** What a strip of equipment takes, in widths of a card; from the second one on there may be two beside each other. */
const STRIP = 0.4;
const stripOf = (attached: number): number => (attached === 0 ? 0 : attached < 2 ? STRIP : 2 * STRIP);

/** More lie in two rows where the row is short. */
const MANY = 6;

/** Permanents beside each other, as large as there is room for all of them; too many of them fan out, with cost and Might free. */
export function CardRow({ things, where, className = "", mine = false }: Props) {
  const { board } = useView();
  const attached = (id: number): number => board.filter(({ attachedTo }) => attachedTo === id).length;
  const widths = things.reduce((sum, { id }) => sum + 1 + stripOf(attached(id)), 0);
  return (
    <div
      className={`${styles.row} ${className}`}
      data-stack
      data-mine={mine || undefined}
      data-many={widths > MANY || undefined}
      style={{ "--count": Math.max(1, widths) } as React.CSSProperties}
    >
      {things.map((thing) => (
        <Permanent key={thing.id} thing={thing} all={board} where={where} />
      ))}
    </div>
  );
}
