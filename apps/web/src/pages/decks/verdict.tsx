import { type DeckVerdict, type DraftDeck, type FormatViolation, verdictOn } from "@rulebound/cards";
import type { CardPool, ModeName } from "@rulebound/engine/internal";
import { useMemo } from "react";
import { useStrings } from "../../strings/index.ts";
import { formatNamed, useBench } from "./bench.ts";
import { Answer, FormatChoice, Reasons } from "./deck-verdict.tsx";
import styles from "./verdict.module.css";

const MODES: readonly ModeName[] = ["duel", "match", "ffa3", "ffa4", "2v2"];

function useVerdict(draft: DraftDeck, pool: CardPool): DeckVerdict {
  const { format, mode } = useBench();
  return useMemo(() => verdictOn(pool, draft, { format: formatNamed(format), mode }), [pool, draft, format, mode]);
}

export const useViolations = (draft: DraftDeck, pool: CardPool): readonly FormatViolation[] => useVerdict(draft, pool).violations;

/** Legal, or every reason why not, each with its rule; by which format and mode can be chosen. */
export function Verdict({ draft, pool }: { readonly draft: DraftDeck; readonly pool: CardPool }) {
  const { decks: words } = useStrings();
  const { mode } = useBench();
  const verdict = useVerdict(draft, pool);
  return (
    <section className={styles.verdict} aria-label={words.legality}>
      <div className={styles.head}>
        <Answer verdict={verdict} />
        <FormatChoice />
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
      <Reasons verdict={verdict} />
    </section>
  );
}
