import { useEffect, useMemo, useRef } from "react";
import { useStrings } from "../../strings/index.ts";
import type { Verdict } from "../../study/judge.ts";
import styles from "./editor.module.css";
import { run, useDesk, write } from "./store.ts";

/** The case as text, with a mark beside each step for how it went. */
export function Editor() {
  const { judge } = useStrings();
  const text = useDesk((desk) => desk.text);
  const verdict = useDesk((desk) => desk.verdict);
  const marks = useMemo(() => marksOf(verdict), [verdict]);
  const area = useRef<HTMLTextAreaElement>(null);
  const under = useRef<HTMLPreElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const follow = () => {
    const { scrollTop = 0, scrollLeft = 0 } = area.current ?? {};
    if (under.current !== null) under.current.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    if (gutter.current !== null) gutter.current.style.transform = `translateY(${-scrollTop}px)`;
  };
  useEffect(follow);
  const lines = text.split("\n");
  return (
    <div className={styles.editor}>
      <div className={styles.gutter} aria-hidden>
        <div ref={gutter}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are what stands at their place
            <span key={`${at}:${line}`} data-mark={marks.get(at + 1)}>
              {at + 1}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.page}>
        <pre ref={under} className={styles.under} aria-hidden>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are what stands at their place
            <Coloured key={`${at}:${line}`} line={line} mark={marks.get(at + 1)} />
          ))}
        </pre>
        <textarea
          ref={area}
          className={styles.area}
          value={text}
          onChange={(event) => write(event.target.value, "typed")}
          onScroll={follow}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void run();
          }}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          aria-label={judge.editor}
          aria-describedby="verdict"
          aria-invalid={verdict !== null && verdict.status !== "passed"}
        />
      </div>
    </div>
  );
}

type Mark = "good" | "bad";

function marksOf(verdict: Verdict | null): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  for (const { line, status } of verdict?.chapters ?? []) if (line > 0) marks.set(line, status === "failed" ? "bad" : "good");
  if (verdict !== null && verdict.status !== "passed") marks.set(verdict.line, "bad");
  return marks;
}

const PIECES = /(#(?:\s|$).*$)|("(?:[^"\\]|\\.)*"|'[^']*')|([\w' -]+)(?=:(?:\s|$))|([[\]{}:,-])/g;

/** Keys, quoted words and comments in tones of their own. */
function Coloured({ line, mark }: { line: string; mark: Mark | undefined }) {
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const found of line.matchAll(PIECES)) {
    if (found.index > at) parts.push(line.slice(at, found.index));
    const kind = found[1] !== undefined ? "comment" : found[2] !== undefined ? "quoted" : found[3] !== undefined ? "key" : "sign";
    parts.push(
      <span key={found.index} className={styles[kind]}>
        {found[0]}
      </span>,
    );
    at = found.index + found[0].length;
  }
  parts.push(line.slice(at));
  return (
    <span className={styles.line} data-mark={mark}>
      {parts}
      {"\n"}
    </span>
  );
}
