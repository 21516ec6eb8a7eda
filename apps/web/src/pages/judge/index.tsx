import { useNavigate, useSearch } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, Copy, FilePlus2, FolderOpen, LoaderCircle, Play, Redo2, Share2, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { say } from "../../app/toasts.tsx";
import { caseText } from "../../cases/library.ts";
import { stringsNow, useStrings } from "../../strings/index.ts";
import { Board } from "./board.tsx";
import { Editor } from "./editor.tsx";
import styles from "./judge.module.css";
import { Library } from "./library.tsx";
import { isCaseLink, linkTo, textOfLink } from "./link.ts";
import { Setup } from "./setup.tsx";
import { NEW_CASE, redo, run, undo, useDesk, write } from "./store.ts";
import { Story } from "./story.tsx";

const LEFT = ["setup", "board"] as const;
const RIGHT = ["text", "story"] as const;
type View = (typeof LEFT)[number] | (typeof RIGHT)[number];

/** The judge's desk: a board to set up, the same as text, and what the rules make of it. */
export default function JudgePage() {
  const { judge } = useStrings();
  const [left, setLeft] = useState<(typeof LEFT)[number]>("setup");
  const [right, setRight] = useState<(typeof RIGHT)[number]>("text");
  const [latest, setLatest] = useState<View>("setup");
  useOpening();
  const tools = useRef<HTMLDivElement>(null);
  // On a phone: what stands above the tabs goes up, so that all of the board is there.
  useEffect(() => {
    if (latest === "board") scrollTo({ top: tools.current?.offsetHeight ?? 0 });
  }, [latest]);
  return (
    <div className={styles.desk} data-left={left} data-right={right} data-latest={latest}>
      <h1 className="visually-hidden">{judge.title}</h1>
      <div ref={tools} className={styles.tools}>
        <Verdict />
        <Tools />
      </div>
      <div className={styles.bar}>
        <Tabs views={LEFT} open={left} latest={latest} choose={setLeft} look={setLatest} />
        <Tabs views={RIGHT} open={right} latest={latest} choose={setRight} look={setLatest} />
      </div>
      <Panel view="setup">
        <Setup />
      </Panel>
      <Panel view="board">
        <Board isShown={left === "board"} />
      </Panel>
      <Panel view="text">
        <Editor />
      </Panel>
      <Panel view="story">
        <Story />
      </Panel>
    </div>
  );
}

interface TabsProps<V extends View> {
  readonly views: readonly V[];
  readonly open: V;
  /** On a small screen only what was chosen last can be seen. */
  readonly latest: View;
  readonly choose: (view: V) => void;
  readonly look: (view: View) => void;
}

function Tabs<V extends View>({ views, open, latest, choose, look }: TabsProps<V>) {
  const { judge } = useStrings();
  return (
    <div className={styles.tabs} role="tablist" aria-label={judge.viewsLabel}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          role="tab"
          id={`tab-${view}`}
          aria-controls={`panel-${view}`}
          aria-selected={view === open}
          data-latest={view === latest || undefined}
          onClick={() => {
            choose(view);
            look(view);
          }}
        >
          {judge.views[view]}
        </button>
      ))}
    </div>
  );
}

const Panel = ({ view, children }: { view: View; children: React.ReactNode }) => (
  <div id={`panel-${view}`} role="tabpanel" aria-labelledby={`tab-${view}`} className={styles.panel} data-panel={view}>
    {children}
  </div>
);

/** A case that the address names, or that a link holds, is opened; else the one that was here before. */
function useOpening(): void {
  const { open, name }: { readonly open?: string; readonly name?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    const { judge } = stringsNow();
    const hash = location.hash;
    const opening = async (): Promise<void> => {
      if (open !== undefined) {
        const text = await caseText(open, String(name ?? ""));
        if (text === null) say(judge.notThere);
        else write(text);
        await navigate({ to: "/judge/{-$at}", params: { at: undefined }, search: {}, replace: true });
      } else if (isCaseLink(hash)) {
        await textOfLink(hash).then(
          (text) => write(text),
          () => say(judge.linkBroken),
        );
        history.replaceState(history.state, "", location.pathname);
      }
      await run();
    };
    void opening();
  }, [open, name, navigate]);
}

function Tools() {
  const { judge } = useStrings();
  const text = useDesk((desk) => desk.text);
  const canUndo = useDesk((desk) => desk.past.length > 0);
  const canRedo = useDesk((desk) => desk.future.length > 0);
  const copy = (what: string, said: string) => void navigator.clipboard.writeText(what).then(() => say(said));
  const open = ({ file, name }: { readonly file: string; readonly name: string }) =>
    void caseText(file, name).then((found) => {
      if (found !== null) write(found);
    });
  return (
    <div className={styles.buttons}>
      <button type="button" className="button primary" onClick={() => void run()}>
        <Play size={16} aria-hidden /> {judge.run}
      </button>
      <Library open={open}>
        <button type="button" className="button" title={judge.openCase} aria-label={judge.openCase}>
          <FolderOpen size={16} aria-hidden /> <span className={styles.word}>{judge.openCase}</span>
        </button>
      </Library>
      <button type="button" className="button" title={judge.newCase} aria-label={judge.newCase} onClick={() => write(NEW_CASE)}>
        <FilePlus2 size={16} aria-hidden /> <span className={styles.word}>{judge.newCase}</span>
      </button>
      <button type="button" className="button quiet" title={judge.undo} aria-label={judge.undo} disabled={!canUndo} onClick={undo}>
        <Undo2 size={18} aria-hidden />
      </button>
      <button type="button" className="button quiet" title={judge.redo} aria-label={judge.redo} disabled={!canRedo} onClick={redo}>
        <Redo2 size={18} aria-hidden />
      </button>
      <button type="button" className="button quiet" title={judge.copy} aria-label={judge.copy} onClick={() => copy(text, judge.copied)}>
        <Copy size={18} aria-hidden />
      </button>
      <button
        type="button"
        className="button quiet"
        title={judge.share}
        aria-label={judge.share}
        onClick={() =>
          void linkTo(text).then(
            (link) => copy(link, judge.shared),
            (error: Error) => say(error.message),
          )
        }
      >
        <Share2 size={18} aria-hidden />
      </button>
    </div>
  );
}

/** Whether the case holds, in one line. */
function Verdict() {
  const { judge } = useStrings();
  const verdict = useDesk((desk) => desk.verdict);
  const isRunning = useDesk((desk) => desk.isRunning);
  if (verdict === null)
    return (
      <p id="verdict" className={styles.verdict} role="status">
        <LoaderCircle size={18} aria-hidden className={styles.turning} /> {judge.running}
      </p>
    );
  const { status, line, message, name, chapters, others } = verdict;
  const says = status === "passed" ? judge.passes : status === "failed" ? judge.fails(line) : judge.unreadable(line);
  return (
    <p id="verdict" className={styles.verdict} data-status={status} data-running={isRunning || undefined} role="status">
      {status === "passed" ? <CircleCheck size={18} aria-hidden /> : <CircleAlert size={18} aria-hidden />}
      <strong>{says}</strong>
      <span className={styles.about}>{status === "passed" ? `${name} · ${judge.passesHint(chapters.length - 1)}` : message}</span>
      {others > 0 && <span className={styles.about}>{judge.others(others)}</span>}
    </p>
  );
}
