import { useStore } from "zustand";
import type { Guide } from "../board/guide.ts";
import { Board } from "../board/index.tsx";
import { useStrings } from "../strings/index.ts";
import styles from "./stage.module.css";
import type { StudyTable } from "./table.ts";

interface StageProps {
  readonly table: StudyTable;
  /** There is no use for the main button. */
  readonly isStill?: boolean;
  /** It is played on: what others do is shown moment by moment. */
  readonly isLive?: boolean;
  readonly guide?: Guide | null;
  readonly pace?: () => number;
  readonly onShown?: (at: number) => void;
  readonly onRest?: (at: number) => void;
}

/** A board within a page: as big as the room it is given. It is there before the first frame, so that none is missed. */
export function Stage({ table, isStill = false, isLive = false, guide, pace, onShown, onRest }: StageProps) {
  const { play } = useStrings();
  const isLaid = useStore(table.store, ({ frame }) => frame !== null);
  return (
    <div className={styles.stage} data-still={isStill || undefined}>
      <Board table={table} isLive={isLive} guide={guide} pace={pace} onShown={onShown} onRest={onRest} />
      {!isLaid && (
        <p className={styles.laying} role="status">
          {play.laying}
        </p>
      )}
    </div>
  );
}
