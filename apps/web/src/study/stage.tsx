import { Board } from "../board/index.tsx";
import styles from "./stage.module.css";
import type { StudyTable } from "./table.ts";

/** A board within a page: as big as the room it is given. */
export const Stage = ({ table }: { table: StudyTable }) => (
  <div className={styles.stage}>
    <Board table={table} />
  </div>
);
