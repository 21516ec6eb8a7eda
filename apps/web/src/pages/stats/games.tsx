import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { useStrings } from "../../strings/index.ts";
import type { Outcome } from "./counting.ts";
import { MOST_OF_A_NOTE, useNotes, writeNote } from "./notes.ts";
import styles from "./stats.module.css";

const AT_FIRST = 10;

/** Every game with its result and what one wants to remember of it. */
export function Games({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { stats } = useStrings();
  const [count, setCount] = useState(AT_FIRST);
  return (
    <section className={styles.block}>
      <h2>{stats.notes}</h2>
      <ul className={styles.games}>
        {outcomes.slice(0, count).map((outcome) => (
          <Game key={outcome.id} outcome={outcome} />
        ))}
      </ul>
      {count < outcomes.length && (
        <button type="button" className="button" onClick={() => setCount(count + 5 * AT_FIRST)}>
          {stats.moreGames(outcomes.length - count)}
        </button>
      )}
    </section>
  );
}

function Game({ outcome: { id, when, result, legend, rival, points, rivalPoints } }: { outcome: Outcome }) {
  const { stats } = useStrings();
  const language = useSettings((settings) => settings.language);
  const note = useNotes(({ notes }) => notes[id] ?? "");
  const [text, setText] = useState(note);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(when);
  return (
    <li className={styles.game} data-result={result}>
      <Link to="/replays/{-$at}" params={{ at: id }}>
        {stats.result[result]} {points}:{rivalPoints}
      </Link>
      <span>
        {legend} – {rival} <span className={styles.faint}>{date}</span>
      </span>
      <textarea
        className="field"
        rows={1}
        maxLength={MOST_OF_A_NOTE}
        placeholder={stats.notePlaceholder}
        aria-label={stats.noteOn(`${legend} – ${rival}, ${date}`)}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          writeNote(id, event.target.value);
        }}
      />
    </li>
  );
}
