import { checkLegality, type DraftDeck, FORMATS, type Format } from "@rulebound/cards";
import type { CardPool, ModeName } from "@rulebound/engine";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useMemo } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { useStrings } from "../../strings/index.ts";
import styles from "./verdict.module.css";

/** By which format and mode decks are judged; it stays the same from deck to deck. */
interface Bench {
  readonly format: string;
  readonly mode: ModeName;
}

const useBench = create<Bench>()(persist(() => ({ format: FORMATS[0].name, mode: "duel" as ModeName }), { name: "rulebound.legality" }));

const formatNamed = (name: string): Format => FORMATS.find((one) => one.name === name) ?? FORMATS[0];
const MODES: readonly ModeName[] = ["duel", "match", "ffa3", "ffa4", "2v2"];

export function useViolations(draft: DraftDeck, pool: CardPool) {
  const { format, mode } = useBench();
  return useMemo(() => checkLegality(pool, draft, { format: formatNamed(format), mode }), [pool, draft, format, mode]);
}

/** Legal, or every reason why not, each with its rule. */
export function Verdict({ draft, pool }: { readonly draft: DraftDeck; readonly pool: CardPool }) {
  const { decks: words } = useStrings();
  const { format, mode } = useBench();
  const violations = useViolations(draft, pool);
  return (
    <section className={styles.verdict} aria-label={words.legality}>
      <div className={styles.head}>
        <p className={styles.answer} data-legal={violations.length === 0 || undefined} role="status">
          {violations.length === 0 ? <CircleCheck size={20} aria-hidden /> : <CircleAlert size={20} aria-hidden />}
          {violations.length === 0 ? words.legal : words.illegal(violations.length)}
        </p>
        <select
          className="field"
          aria-label={words.format}
          value={format}
          onChange={(event) => useBench.setState({ format: event.target.value })}
        >
          {FORMATS.map(({ name }) => (
            <option key={name} value={name}>
              {words.formats[name as keyof typeof words.formats] ?? name}
            </option>
          ))}
        </select>
        <select
          className="field"
          aria-label={words.mode}
          value={mode}
          onChange={(event) => useBench.setState({ mode: event.target.value as ModeName })}
        >
          {MODES.map((name) => (
            <option key={name} value={name}>
              {words.modes[name]}
            </option>
          ))}
        </select>
      </div>
      {violations.length > 0 && (
        <ul className={styles.reasons}>
          {violations.map(({ rule, tournamentRule, detail }) => (
            <li key={`${rule} ${detail}`}>
              <span lang="en">{detail.charAt(0).toUpperCase() + detail.slice(1)}.</span>{" "}
              <Link to="/rules/{-$at}" params={{ at: rule }}>
                {rule}
              </Link>
              {tournamentRule !== undefined && <span className={styles.tournament}> TR {tournamentRule}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
