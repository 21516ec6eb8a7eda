import { useSearch } from "@tanstack/react-router";
import { ExternalLink, StepBack, StepForward } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { addressOf } from "../../app/base.ts";
import { caseText } from "../../cases/library.ts";
import { useStrings } from "../../strings/index.ts";
import type { Verdict } from "../../study/judge.ts";
import { Stage } from "../../study/stage.tsx";
import { study } from "../../study/study.ts";
import { studyTable } from "../../study/table.ts";
import { linkTo, textOfLink } from "../judge/link.ts";
import styles from "./embed.module.css";

interface Opened {
  readonly verdict: Verdict;
  readonly link: string;
}

/** A case to step through: from a link, or one of the project (?open=FILE&name=NAME). */
export function EmbeddedCase() {
  const { links } = useStrings();
  const { open, name }: { readonly open?: string; readonly name?: string } = useSearch({ strict: false });
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const read = async () => {
      const text = open === undefined ? await textOfLink(location.hash) : await caseText(open, String(name ?? ""));
      if (text === null) throw new Error(`${open}?`);
      setOpened({ verdict: await study("judge", text), link: await linkTo(text).catch(() => addressOf("judge")) });
    };
    read().catch((error: Error) => setProblem(error.message));
  }, [open, name]);
  if (problem !== null)
    return (
      <p className={styles.problem} role="alert">
        {links.damaged} <span lang="en">{problem}</span>
      </p>
    );
  return opened === null ? null : <Steps {...opened} />;
}

function Steps({ verdict, link }: Opened) {
  const { judge, links } = useStrings();
  const last = verdict.chapters.length - 1;
  const [at, setAt] = useState(0);
  const table = useMemo(() => studyTable({}), []);
  useEffect(() => {
    let isWanted = true;
    void study("boardAt", at, null).then((scene) => {
      if (isWanted && scene !== null) table.show(scene);
    });
    return () => {
      isWanted = false;
    };
  }, [at, table]);
  const chapter = verdict.chapters[at];
  const says = verdict.status === "passed" ? judge.passes : verdict.message;
  return (
    <div className={styles.embed}>
      <h1 className={styles.title}>{verdict.name}</h1>
      <Stage table={table} isStill />
      <footer className={styles.foot}>
        <button type="button" className="button" aria-label={links.back} disabled={at <= 0} onClick={() => setAt(at - 1)}>
          <StepBack size={18} aria-hidden />
        </button>
        <p className={styles.said} aria-live="polite">
          <strong>{at === 0 ? links.start : links.step(at, last)}</strong>
          <span>{at === last && last > 0 ? `${chapter?.text ?? ""} · ${says}` : (chapter?.text ?? "")}</span>
        </p>
        <button type="button" className="button" aria-label={links.on} disabled={at >= last} onClick={() => setAt(at + 1)}>
          <StepForward size={18} aria-hidden />
        </button>
        <a className="button quiet" href={link} target="_blank" rel="noopener" aria-label={links.open} title={links.open}>
          <ExternalLink size={18} aria-hidden />
        </a>
      </footer>
    </div>
  );
}
