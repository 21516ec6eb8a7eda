import { useStore } from "zustand";
import { Board } from "../board/index.tsx";
import { useStrings } from "../strings/index.ts";
import styles from "./stage.module.css";
import type { StudyTable } from "./table.ts";

/** A board within a page: as big as the room it is given. One that is still has no use for the main button. */
export function Stage({ table, isStill = false }: { table: StudyTable; isStill?: boolean }) {
  const { play } = useStrings();
  const isLaid = useStore(table.store, ({ frame }) => frame !== null);
  return (
    <div className={styles.stage} data-still={isStill || undefined}>
      {isLaid ? (
        <Board table={table} />
      ) : (
        <p className={styles.laying} role="status">
          {play.laying}
        </p>
      )}
    </div>
  );
}
