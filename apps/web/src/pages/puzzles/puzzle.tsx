import { Link } from "@tanstack/react-router";
import { ArrowRight, LayoutGrid, RotateCcw, Scale, Undo2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { type PuzzleEntry, puzzleText } from "../../cases/puzzles.ts";
import { useStrings } from "../../strings/index.ts";
import type { Against } from "../../study/opposition.ts";
import { Stage } from "../../study/stage.tsx";
import { study } from "../../study/study.ts";
import { usePosition } from "../../study/use-position.ts";
import styles from "./puzzles.module.css";
import { solve } from "./solved.ts";

/** One puzzle: a board, a task, and a rival who defends as well as can be. */
export function PuzzleView({ entry, index, all }: { entry: PuzzleEntry; index: number; all: readonly PuzzleEntry[] }) {
  const { puzzles } = useStrings();
  const begin = useCallback(async () => {
    const text = await puzzleText(entry.file);
    return study("beginPuzzle", text ?? "", [puzzles.you, puzzles.rival], entry.against as Against, useSettings.getState().stops);
  }, [entry, puzzles.you, puzzles.rival]);
  const { table, played, isBusy, back, again } = usePosition(begin);
  const [shownAt, setShownAt] = useState(-1);
  const isShown = played !== null && shownAt === played.scene.frame.at;
  const standing = isShown ? played.standing : null;
  useEffect(() => {
    if (played?.standing === "won") solve(entry.file);
  }, [played, entry.file]);
  const isFirst = played?.canUndo !== true;
  const says =
    isBusy || (played !== null && !isShown)
      ? puzzles.thinking
      : standing === null || (isFirst && standing !== "lost")
        ? puzzles.task(entry.acts)
        : puzzles[standing];
  return (
    <div className={styles.puzzle}>
      <section className={styles.head} data-standing={isFirst ? undefined : (standing ?? undefined)}>
        <div>
          <h1>
            {puzzles.title(index + 1)} <span className={styles.faint}>{puzzles.grades[entry.grade]}</span>
          </h1>
          <p className={styles.says} aria-live="polite">
            {says}
          </p>
        </div>
        <div className={styles.buttons}>
          <Link to="/puzzles/{-$at}" params={{ at: undefined }} className="button quiet" aria-label={puzzles.all} title={puzzles.all}>
            <LayoutGrid size={18} aria-hidden />
          </Link>
          <button type="button" className="button quiet" disabled={isFirst} onClick={back} aria-label={puzzles.undo} title={puzzles.undo}>
            <Undo2 size={18} aria-hidden />
          </button>
          <button
            type="button"
            className="button quiet"
            disabled={isFirst}
            onClick={again}
            aria-label={puzzles.again}
            title={puzzles.again}
          >
            <RotateCcw size={18} aria-hidden />
          </button>
          <Link
            to="/judge/{-$at}"
            params={{ at: undefined }}
            search={{ open: `puzzles/${entry.file}`, name: entry.name }}
            className="button quiet"
            aria-label={puzzles.solution}
            title={puzzles.solution}
          >
            <Scale size={18} aria-hidden />
          </Link>
          {index + 1 < all.length && (
            <Link to="/puzzles/{-$at}" params={{ at: String(index + 2) }} className={standing === "won" ? "button primary" : "button"}>
              {puzzles.next} <ArrowRight size={16} aria-hidden />
            </Link>
          )}
        </div>
      </section>
      <Stage table={table} isLive onShown={setShownAt} />
    </div>
  );
}
