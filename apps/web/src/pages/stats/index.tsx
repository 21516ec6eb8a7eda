import { Link } from "@tanstack/react-router";
import { Download, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { SavedGame } from "../../app/saved.ts";
import { useSettings } from "../../app/settings.ts";
import { drop, everything } from "../../app/shelves.ts";
import { say } from "../../app/toasts.tsx";
import { useStrings } from "../../strings/index.ts";
import { bringOnlineGames, noteDropped } from "../replays/online.ts";
import { csvOf, mean, type Outcome, outcomesOf, type Tally, tallied } from "./counting.ts";
import { Games } from "./games.tsx";
import { Matchups } from "./matrix.tsx";
import { forgetNotes, useNotes } from "./notes.ts";
import { Share, useRange } from "./share.tsx";
import styles from "./stats.module.css";
import { Trend } from "./trend.tsx";

const games = async (): Promise<readonly SavedGame[]> => (await everything<SavedGame>("replays")).map(([, game]) => game);

/** One's own games in numbers. */
export default function StatsPage() {
  const { app, stats } = useStrings();
  const [saved, setSaved] = useState<readonly SavedGame[] | null>(null);
  useEffect(() => {
    void games().then(setSaved);
    void bringOnlineGames().then(
      async (brought) => brought > 0 && setSaved(await games()),
      () => {},
    );
  }, []);
  if (saved === null) return null;
  const outcomes = outcomesOf(saved).sort((a, b) => b.when - a.when);
  return (
    <div className="page">
      <header className={styles.top}>
        <div>
          <h1>{app.pages.stats}</h1>
          <p className={styles.lead}>{outcomes.length === 0 ? stats.none : stats.lead}</p>
        </div>
        {saved.length > 0 && <Tools saved={saved} outcomes={outcomes} removed={() => setSaved([])} />}
      </header>
      {outcomes.length > 0 && <Numbers outcomes={outcomes} />}
    </div>
  );
}

function Numbers({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { stats, judge } = useStrings();
  const won = outcomes.filter(({ result }) => result === "won").length;
  const range = useRange();
  const rounded = (n: number) => (Math.round(n * 10) / 10).toString();
  const modeName = (mode: string) => (mode in judge.setup.modes ? judge.setup.modes[mode as keyof typeof judge.setup.modes] : mode);
  return (
    <>
      <dl className={styles.figures}>
        <Figure name={stats.games} value={String(outcomes.length)} />
        <Figure name={stats.won} value={String(won)} />
        <Figure
          name={stats.rate}
          value={`${Math.round((won / outcomes.length) * 100)}%`}
          note={stats.surely(range({ won, played: outcomes.length }))}
        />
        <Figure name={stats.turns} value={rounded(mean(outcomes.map(({ turns }) => turns)))} />
        <Figure
          name={stats.points}
          value={`${rounded(mean(outcomes.map(({ points }) => points)))} : ${rounded(mean(outcomes.map(({ rivalPoints }) => rivalPoints)))}`}
        />
        <Figure name={stats.time} value={stats.minutes(Math.round(mean(outcomes.map(({ minutes }) => minutes))))} />
      </dl>
      <Recent outcomes={outcomes} />
      <Trend outcomes={outcomes} />
      <Matchups outcomes={outcomes} />
      <div className={styles.tables}>
        <Table title={stats.by.deck} name={stats.names.deck} tallies={tallied(outcomes, ({ deck }) => deck)} />
        <Table title={stats.by.bot} name={stats.names.bot} tallies={tallied(outcomes, ({ bot }) => bot || stats.people)} />
        <Table title={stats.by.rival} name={stats.names.rival} tallies={tallied(outcomes, ({ rival }) => rival)} />
        <Table title={stats.by.legend} name={stats.names.legend} tallies={tallied(outcomes, ({ legend }) => legend)} />
        <Table title={stats.by.mode} name={stats.names.mode} tallies={tallied(outcomes, ({ mode }) => modeName(mode))} />
        <Table
          title={stats.by.first}
          name={stats.names.first}
          tallies={tallied(outcomes, ({ first }) => (first === null ? null : first ? stats.first.yes : stats.first.no))}
        />
      </div>
      <Games outcomes={outcomes} />
    </>
  );
}

const Figure = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd>
      {value}
      {note !== undefined && <span className={styles.sure}>{note}</span>}
    </dd>
  </div>
);

const LATEST = 30;

/** The latest games as a row of marks, newest last; each leads to its replay. */
function Recent({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { stats } = useStrings();
  const language = useSettings((settings) => settings.language);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
  return (
    <section className={styles.recent}>
      <h2>{stats.recent}</h2>
      <ol>
        {outcomes
          .slice(0, LATEST)
          .reverse()
          .map(({ id, result, rival, when, points, rivalPoints }) => {
            const says = `${date.format(when)}: ${stats.result[result]}, ${points}:${rivalPoints}, ${rival}`;
            return (
              <li key={id}>
                <Link to="/replays/{-$at}" params={{ at: id }} className={styles.mark} data-result={result} title={says} aria-label={says}>
                  {points}
                </Link>
              </li>
            );
          })}
      </ol>
    </section>
  );
}

function Table({ title, name, tallies }: { title: string; name: string; tallies: readonly Tally[] }) {
  const { stats } = useStrings();
  if (tallies.length === 0) return null;
  return (
    <section className={styles.table}>
      <h2>{title}</h2>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{stats.rate}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map((tally) => (
            <tr key={tally.name}>
              <th scope="row">{tally.name}</th>
              <td>
                <span className={styles.bar} aria-hidden>
                  <span style={{ width: `${(tally.won / tally.games) * 100}%` }} />
                </span>
                <Share won={tally.won} played={tally.games} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Tools({ saved, outcomes, removed }: { saved: readonly SavedGame[]; outcomes: readonly Outcome[]; removed: () => void }) {
  const { stats } = useStrings();
  const [isSure, setSure] = useState(false);
  const remove = async () => {
    for (const { id } of saved) {
      await drop("replays", id);
      noteDropped(id);
    }
    forgetNotes();
    removed();
    say(stats.removed);
  };
  if (isSure)
    return (
      <div className={styles.tools} role="alert">
        <span>{stats.removeSure}</span>
        <button type="button" className="button primary" onClick={() => void remove()}>
          {stats.removeYes}
        </button>
        <button type="button" className="button" onClick={() => setSure(false)}>
          {stats.removeNo}
        </button>
      </div>
    );
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className="button"
        onClick={() => download("rulebound-games.json", JSON.stringify(withNotes(saved), null, 1), "application/json")}
      >
        <Download size={16} aria-hidden /> {stats.exportJson}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => download("rulebound-games.csv", csvOf(outcomes, useNotes.getState().notes), "text/csv")}
      >
        <Download size={16} aria-hidden /> {stats.exportCsv}
      </button>
      <button type="button" className="button quiet" onClick={() => setSure(true)}>
        <Trash2 size={16} aria-hidden /> {stats.remove}
      </button>
    </div>
  );
}

const withNotes = (saved: readonly SavedGame[]) => {
  const { notes } = useNotes.getState();
  return saved.map((game) => (notes[game.id] === undefined ? game : { ...game, note: notes[game.id] }));
};

function download(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
