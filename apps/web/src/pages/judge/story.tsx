import { withFirstSteps } from "@rulebound/cases/edit";
import type { Told } from "@rulebound/cases/judging";
import { Link } from "@tanstack/react-router";
import { Check, Undo2, X } from "lucide-react";
import { useGist } from "../../strings/gists.ts";
import { useStrings } from "../../strings/index.ts";
import type { Chapter } from "../../study/judge.ts";
import { Next } from "./next.tsx";
import { change, show, useDesk } from "./store.ts";
import styles from "./story.module.css";
import { useToldWords } from "./told.ts";

/** What happened, step by step, each event under what caused it; and what could come next. */
export function Story() {
  const verdict = useDesk((desk) => desk.verdict);
  const chapter = useDesk((desk) => desk.chapter);
  if (verdict === null) return null;
  const shown = chapter ?? verdict.chapters.length - 1;
  return (
    <div className={styles.story}>
      {verdict.status === "unreadable" && <p className={styles.problem}>{verdict.message}</p>}
      <ol className={styles.chapters}>
        {verdict.chapters.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters are what stands at their place
          <ChapterView key={at} chapter={one} at={at} isShown={at === shown} message={one.status === "failed" ? verdict.message : null} />
        ))}
      </ol>
      {verdict.status !== "unreadable" && <Next verdict={verdict} />}
    </div>
  );
}

function ChapterView({ chapter, at, isShown, message }: { chapter: Chapter; at: number; isShown: boolean; message: string | null }) {
  const { judge } = useStrings();
  const title = useTitle(chapter);
  return (
    <li className={styles.chapter} data-status={chapter.status} data-kind={chapter.kind ?? "board"}>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden>
          {chapter.status === "failed" ? <X size={14} /> : <Check size={14} />}
        </span>
        <button type="button" className={styles.title} aria-pressed={isShown} title={judge.story.showBoard} onClick={() => show(at)}>
          {title}
        </button>
        {chapter.line > 0 && <span className={styles.where}>{judge.story.line(chapter.line)}</span>}
        {at > 0 && (
          <button
            type="button"
            className={styles.back}
            title={judge.story.goBack}
            aria-label={`${judge.story.goBack}: ${title}`}
            onClick={() => change((text) => withFirstSteps(text, at))}
          >
            <Undo2 size={14} aria-hidden />
          </button>
        )}
      </div>
      {message !== null && <p className={styles.problem}>{message}</p>}
      {chapter.lines.length > 0 && (
        <ul className={styles.lines}>
          {chapter.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are what happened at their place
            <EventLine key={index} line={line} />
          ))}
        </ul>
      )}
    </li>
  );
}

function EventLine({ line }: { line: Told }) {
  const { depth, rule } = line;
  const words = useToldWords()(line);
  const gist = useGist()(rule);
  return (
    <li className={styles.event} style={{ "--depth": Math.min(depth, 6) } as React.CSSProperties}>
      <span className={styles.words}>{words}</span>
      <Link to="/rules/{-$at}" params={{ at: rule }} className={styles.rule} title={gist}>
        {rule}
      </Link>
      <span className={styles.gist}>{gist}</span>
    </li>
  );
}

function useTitle({ kind, text }: Chapter): string {
  const { story } = useStrings().judge;
  switch (kind) {
    case null:
      return story.board;
    case "all pass":
      return story.allPass;
    case "settle":
      return story.settle;
    case "next turn":
      return story.nextTurn;
    case "expect":
      return story.expected;
    case "cannot":
      return `${story.refused}: ${text}`;
    case "act":
      return text;
  }
}
