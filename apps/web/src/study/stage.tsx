import { Board } from "../board/index.tsx";
import styles from "./stage.module.css";
import type { StudyTable } from "./table.ts";

/** A board within a page: as big as the room it is given. One that is still has no use for the main button. */
export const Stage = ({ table, isStill = false }: { table: StudyTable; isStill?: boolean }) => (
  <div className={styles.stage} data-still={isStill || undefined}>
    <Board table={table} />
  </div>
);
