import { Link } from "@tanstack/react-router";
import { ArrowRight, BookOpen, Check, LayoutGrid, RotateCcw, Undo2 } from "lucide-react";
import { useCallback, useEffect } from "react";
import { useStrings } from "../../strings/index.ts";
import { Stage } from "../../study/stage.tsx";
import { study } from "../../study/study.ts";
import { usePosition } from "../../study/use-position.ts";
import { LESSONS, type Lesson } from "./lessons.ts";
import { finish } from "./progress.ts";
import styles from "./tutorial.module.css";

/** One step: a few words above a real board. */
export function LessonView({ lesson, index }: { lesson: Lesson; index: number }) {
  const { tutorial } = useStrings();
  const begin = useCallback(
    () => study("begin", lesson.board, 0, [tutorial.you, tutorial.other], lesson.goals),
    [lesson, tutorial.you, tutorial.other],
  );
  const { table, played, back, again } = usePosition(begin);
  const words = tutorial.lessons[lesson.id];
  const reached = played?.reached ?? lesson.goals.map(() => false);
  const isDone = reached.at(-1) === true;
  useEffect(() => {
    if (isDone) finish(lesson.id);
  }, [isDone, lesson.id]);
  return (
    <div className={styles.lesson}>
      <section className={styles.coach} aria-labelledby="lesson" data-begun={played?.canUndo || undefined}>
        <div className={styles.words}>
          <p className={styles.count}>
            <Link
              to="/tutorial/{-$at}"
              params={{ at: undefined }}
              className={styles.all}
              aria-label={tutorial.overview}
              title={tutorial.overview}
            >
              <LayoutGrid size={16} aria-hidden />
            </Link>
            {tutorial.step(index + 1, LESSONS.length)}
          </p>
          <h1 id="lesson">{words.title}</h1>
          <p className={styles.say}>{words.say}</p>
        </div>
        <div className={styles.doing}>
          <ul className={styles.goals} aria-live="polite">
            {words.goals.map((goal, i) => (
              <li key={goal} data-reached={reached[i] || undefined}>
                <span className={styles.tick} aria-hidden>
                  {reached[i] && <Check size={14} />}
                </span>
                {goal}
                {reached[i] && <span className="visually-hidden">{tutorial.done}</span>}
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <button
              type="button"
              className="button quiet"
              disabled={!played?.canUndo}
              onClick={back}
              aria-label={tutorial.undo}
              title={tutorial.undo}
            >
              <Undo2 size={18} aria-hidden />
            </button>
            <button type="button" className="button quiet" onClick={again} aria-label={tutorial.retry} title={tutorial.retry}>
              <RotateCcw size={18} aria-hidden />
            </button>
            <Link
              to="/rules/{-$at}"
              params={{ at: words.rule }}
              className="button quiet"
              aria-label={tutorial.readMore}
              title={tutorial.readMore}
            >
              <BookOpen size={18} aria-hidden />
            </Link>
            <Onward index={index} isDone={isDone} />
          </div>
        </div>
      </section>
      <Stage table={table} />
    </div>
  );
}

function Onward({ index, isDone }: { index: number; isDone: boolean }) {
  const { tutorial } = useStrings();
  const className = isDone ? `button primary ${styles.glow}` : "button";
  if (index === LESSONS.length - 1)
    return (
      <Link to="/play/{-$at}" params={{ at: undefined }} className={className}>
        {tutorial.finish} <ArrowRight size={16} aria-hidden />
      </Link>
    );
  return (
    <Link to="/tutorial/{-$at}" params={{ at: String(index + 2) }} className={className}>
      {tutorial.next} <ArrowRight size={16} aria-hidden />
    </Link>
  );
}
