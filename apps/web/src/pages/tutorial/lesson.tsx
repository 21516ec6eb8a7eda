import { P1 } from "@rulebound/engine/internal";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, BookOpen, Check, LayoutGrid, RotateCcw, Target, Undo2 } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Guide } from "../../board/guide.ts";
import { useInspected } from "../../board/inspecting.ts";
import { useStrings } from "../../strings/index.ts";
import type { Played } from "../../study/position.ts";
import { Stage } from "../../study/stage.tsx";
import { study } from "../../study/study.ts";
import { usePosition } from "../../study/use-position.ts";
import { startFirstGame } from "../play/first-game.ts";
import { LESSONS, type Lesson } from "./lessons.ts";
import { finish } from "./progress.ts";
import styles from "./tutorial.module.css";

/** One step: an idea and a goal above a real board, on which the next thing to press is marked. */
export function LessonView({ lesson, index }: { lesson: Lesson; index: number }) {
  const { tutorial } = useStrings();
  const begin = useCallback(
    () => study("begin", lesson.board, P1, [tutorial.you, tutorial.other], lesson),
    [lesson, tutorial.you, tutorial.other],
  );
  const { table, played, back, again, read } = usePosition(begin);
  const [shownAt, setShownAt] = useState(-1);
  const words = tutorial.lessons[lesson.id];
  const isDone = played?.isDone === true && shownAt === played.scene.frame.at;
  const goOn = useOnward(index);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (played?.isDone) finish(lesson.id);
  }, [played, lesson.id]);
  useReadCard(played, read);
  const guide = useGuideOf(played, words.wrong, words.done, goOn);
  return (
    <div className={styles.lesson}>
      <section className={styles.coach} aria-labelledby="lesson" data-begun={played?.canUndo || undefined} data-done={isDone || undefined}>
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
          <h1 id="lesson" ref={title} tabIndex={-1}>
            {words.title}
          </h1>
          <p className={styles.say}>{words.say}</p>
        </div>
        <div className={styles.doing}>
          <p className={styles.goal} data-reached={isDone || undefined}>
            <span className={styles.tick} aria-hidden>
              {isDone ? <Check size={14} /> : <Target size={14} />}
            </span>
            <strong>{isDone ? tutorial.done : `${tutorial.goal}:`}</strong> {words.goal}
          </p>
          <div className={styles.buttons}>
            {index > 0 && (
              <Link
                to="/tutorial/{-$at}"
                params={{ at: String(index) }}
                className="button quiet"
                aria-label={tutorial.previous}
                title={tutorial.previous}
              >
                <ArrowLeft size={18} aria-hidden />
              </Link>
            )}
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
            <button type="button" className={isDone ? "button primary" : "button"} onClick={goOn.act}>
              {isDone ? goOn.short : tutorial.skip} <ArrowRight size={16} aria-hidden />
            </button>
          </div>
        </div>
      </section>
      <Stage table={table} isLive guide={guide} onShown={setShownAt} />
    </div>
  );
}

interface Onward {
  /** For the large button and the small one. */
  readonly label: string;
  readonly short: string;
  readonly act: () => void;
}

/** To the next step, and from the last one to a game. */
function useOnward(index: number): Onward {
  const { tutorial, play } = useStrings();
  const navigate = useNavigate();
  const next = LESSONS[index + 1];
  return useMemo(() => {
    if (next === undefined)
      return {
        label: tutorial.finish,
        short: tutorial.finish,
        act: () => {
          startFirstGame(play);
          void navigate({ to: "/play/{-$at}", params: { at: "table" } });
        },
      };
    return {
      label: tutorial.nextIs(tutorial.lessons[next.id].title),
      short: tutorial.next,
      act: () => void navigate({ to: "/tutorial/{-$at}", params: { at: String(index + 2) } }),
    };
  }, [next, index, tutorial, play, navigate]);
}

/** Opening the card that is to be read is the step. */
function useReadCard(played: Played | null, read: (card: number) => void): void {
  const open = useInspected(({ what }) => what?.card ?? null);
  const wanted = played?.next?.do === "read" ? played.next.card : null;
  useEffect(() => {
    if (wanted !== null && open === wanted) read(wanted);
  }, [open, wanted, read]);
}

function useGuideOf(played: Played | null, wrong: readonly string[], says: string, { label, act }: Onward): Guide | null {
  const { tutorial } = useStrings();
  return useMemo(() => {
    if (played === null) return null;
    const { instead, at, next, isDone, scene } = played;
    return {
      at: scene.frame.at,
      next,
      objection: instead === null ? null : `${tutorial.instead[instead]} ${wrong[at] ?? ""}`,
      done: isDone ? { says, label, goOn: act } : null,
    };
  }, [played, wrong, says, label, act, tutorial]);
}
