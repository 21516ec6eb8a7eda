import { Link, useParams } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Suspense, use } from "react";
import { puzzles as allPuzzles, type PuzzleEntry } from "../../cases/puzzles.ts";
import { useStrings } from "../../strings/index.ts";
import { PuzzleView } from "./puzzle.tsx";
import styles from "./puzzles.module.css";
import { useSolved } from "./solved.ts";

/** All puzzles, or one of them on its board. */
export default function PuzzlesPage() {
  return (
    <Suspense fallback={null}>
      <Puzzles />
    </Suspense>
  );
}

function Puzzles() {
  const { puzzles } = useStrings();
  const { at } = useParams({ strict: false });
  const all = use(allPuzzles());
  const index = Number(at) - 1;
  if (at === undefined || at === "") return <Overview all={all} />;
  if (all[index] !== undefined) return <PuzzleView key={at} entry={all[index]} index={index} all={all} />;
  return (
    <div className="page">
      <p role="status">{puzzles.notThere}</p>
      <Link to="/puzzles/{-$at}" params={{ at: undefined }}>
        {puzzles.all}
      </Link>
    </div>
  );
}

const GRADES = ["easy", "medium", "hard"] as const;

function Overview({ all }: { all: readonly PuzzleEntry[] }) {
  const { app, puzzles } = useStrings();
  const solved = useSolved(({ files }) => files);
  const numbered = all.map((entry, index) => ({ entry, number: index + 1 }));
  return (
    <div className="page">
      <header>
        <h1>{app.pages.puzzles}</h1>
        <p className={styles.lead}>{puzzles.lead}</p>
      </header>
      {all.length === 0 && <p className={styles.faint}>{puzzles.none}</p>}
      {GRADES.map((grade) => {
        const own = numbered.filter(({ entry }) => entry.grade === grade);
        if (own.length === 0) return null;
        const count = own.filter(({ entry }) => solved.includes(entry.file)).length;
        return (
          <section key={grade} className={styles.grade}>
            <h2>
              {puzzles.grades[grade]} <span className={styles.faint}>{puzzles.solvedOf(count, own.length)}</span>
            </h2>
            <ul className={styles.tiles}>
              {own.map(({ entry, number }) => (
                <li key={entry.file}>
                  <Link
                    to="/puzzles/{-$at}"
                    params={{ at: String(number) }}
                    className={styles.tile}
                    data-solved={solved.includes(entry.file) || undefined}
                    aria-label={`${puzzles.title(number)}, ${puzzles.acts(entry.acts)}${solved.includes(entry.file) ? `, ${puzzles.solved}` : ""}`}
                  >
                    <span className={styles.number}>{solved.includes(entry.file) ? <Check size={20} aria-hidden /> : number}</span>
                    <span className={styles.faint}>{puzzles.acts(entry.acts)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
