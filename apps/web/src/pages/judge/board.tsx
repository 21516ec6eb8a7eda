import { withFirstSteps, withStep } from "@rulebound/cases/edit";
import { nthSeat, P1, type Seat } from "@rulebound/engine/internal";
import { useEffect, useMemo, useState } from "react";
import { say } from "../../app/toasts.tsx";
import { useStrings } from "../../strings/index.ts";
import { cannotNow } from "../../strings/refusals.ts";
import { Stage } from "../../study/stage.tsx";
import { study } from "../../study/study.ts";
import { studyTable } from "../../study/table.ts";
import styles from "./judge.module.css";
import { change, useDesk } from "./store.ts";

/** The board after the step that is being looked at. What is done on it becomes a step; steps behind it go. */
export function Board({ isShown }: { isShown: boolean }) {
  const { judge } = useStrings();
  const verdict = useDesk((desk) => desk.verdict);
  const chosen = useDesk((desk) => desk.chapter);
  const [seat, setSeat] = useState<Seat | null>(null);
  const [choosing, setChoosing] = useState(0);
  const last = (verdict?.chapters.length ?? 0) - 1;
  const chapter = chosen ?? last;
  const table = useMemo(
    () =>
      studyTable({
        answer: async (answers, queuedTargets) => {
          const { frame } = table.store.getState();
          const { verdict: now, chapter: at } = useDesk.getState();
          const after = at ?? (now?.chapters.length ?? 1) - 1;
          const { steps, refusal } = await study("answerAfter", after, frame?.viewer ?? P1, answers, queuedTargets);
          if (refusal !== null) say(cannotNow(refusal));
          if (steps.length === 0) return setChoosing((n) => n + 1);
          change((text) => steps.reduce((so, { player, action }) => withStep(so, player, action), withFirstSteps(text, after)));
        },
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: picks of a choice change the board, too
  useEffect(() => {
    if (!isShown || verdict === null || last < 0) return;
    let isWanted = true;
    void study("boardAt", chapter, seat).then((scene) => {
      if (isWanted && scene !== null) table.show(scene);
    });
    return () => {
      isWanted = false;
    };
  }, [isShown, verdict, chapter, seat, last, table, choosing]);
  if (!isShown) return null;
  if (last < 0) return <p className={styles.empty}>{judge.setup.broken}</p>;
  return (
    <div className={styles.board}>
      <div className={styles.seats}>
        <span>{judge.board.from}</span>
        {[null, ...Array.from({ length: verdict?.seats ?? 2 }, (_, i) => nthSeat(i))].map((one) => (
          <button key={one} type="button" aria-pressed={seat === one} onClick={() => setSeat(one)}>
            {one === null ? judge.board.asked : `P${one + 1}`}
          </button>
        ))}
      </div>
      <Stage table={table} />
    </div>
  );
}
