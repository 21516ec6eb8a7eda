import { reportText } from "@rulebound/cases/report";
import { ENGINE_VERSION, type EventView, playerName, type Replay } from "@rulebound/engine/internal";
import { PROTOCOL_VERSION } from "@rulebound/protocol";
import { Copy, Download } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { say } from "../app/toasts.tsx";
import { cardFacts } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useEvents, useFrame, useThings } from "./context.ts";
import styles from "./report.module.css";

const LAST_EVENTS = 40;
const MOST_WORDS = 2000;

/** A problem as a text, made of what this seat sees; of a game on this device also the recording. */
export default function Report() {
  const { board } = useStrings();
  const { table } = useThings();
  const events = useEvents();
  const { snapshot, online = false } = useFrame();
  const [words, setWords] = useState("");
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => void table.record?.().then(setReplay), [table]);
  const text = useMemo(
    () =>
      reportText({
        version: `engine ${ENGINE_VERSION}, protocol ${PROTOCOL_VERSION}`,
        where: online ? "online" : location.pathname,
        words: words.trim(),
        view: snapshot.view,
        question: snapshot.question?.mine === true ? `${snapshot.question.words} (${snapshot.question.rule})` : null,
        events: events.slice(-LAST_EVENTS).map(eventLine),
        replay,
        cardName: (card) => cardFacts(card).name,
      }),
    [words, snapshot, events, replay, online],
  );
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(board.report.copied),
      () => say(board.report.noClipboard),
    );
  return (
    <div className={styles.report}>
      <p>{online ? board.report.saysOnline : board.report.says}</p>
      <label>
        {board.report.words}
        <textarea className="field" rows={3} maxLength={MOST_WORDS} value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => save(text)}>
          <Download size={18} aria-hidden /> {board.report.save}
        </button>
        <button type="button" className="button primary" onClick={() => void copy()}>
          <Copy size={18} aria-hidden /> {board.report.copy}
        </button>
      </div>
      <label>
        {board.report.text}
        <textarea className={styles.text} rows={10} readOnly spellCheck={false} value={text} />
      </label>
    </div>
  );
}

function eventLine({ type, player, card, amount, rule }: EventView): string {
  const who = player < 0 ? "" : ` ${playerName(player)}`;
  return `${type}${who}${card < 0 ? "" : ` ${cardFacts(card).name}`}${amount > 0 ? ` ${amount}` : ""} (${rule})`;
}

function save(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/yaml" }));
  link.download = "rulebound-problem.yaml";
  link.click();
  URL.revokeObjectURL(link.href);
}
