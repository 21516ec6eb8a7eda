import type { PermanentView } from "@rulebound/engine";
import styles from "./card-row.module.css";
import { useView } from "./context.ts";
import { Permanent } from "./object.tsx";

interface Props {
  readonly things: readonly PermanentView[];
  readonly where: string;
  readonly className?: string;
  readonly mine?: boolean;
}

/** What a strip of equipment takes, in widths of a card. */
const STRIP = 0.4;

/** Permanents beside each other, as large as there is room for all of them; too many of them fan out, with cost and Might free. */
export function CardRow({ things, where, className = "", mine = false }: Props) {
  const { board } = useView();
  const carriers = new Set(board.flatMap(({ attachedTo }) => (attachedTo >= 0 ? [attachedTo] : [])));
  const widths = things.reduce((sum, { id }) => sum + (carriers.has(id) ? 1 + STRIP : 1), 0);
  return (
    <div
      className={`${styles.row} ${className}`}
      data-stack
      data-mine={mine || undefined}
      style={{ "--count": Math.max(1, widths) } as React.CSSProperties}
    >
      {things.map((thing) => (
        <Permanent key={thing.id} thing={thing} all={board} where={where} />
      ))}
    </div>
  );
}
