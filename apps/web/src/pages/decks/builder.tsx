import type { DraftDeck } from "@rulebound/cards";
import type { CardId, CardPool } from "@rulebound/engine/internal";
import { useDeferredValue, useMemo, useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { CardGrid } from "../../card/grid.tsx";
import type { CardFacts } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { Filters } from "../cards/filters.tsx";
import { cardsFor, NOTHING_WANTED, useTexts, type Wanted } from "../cards/search.ts";
import styles from "./builder.module.css";
import { candidates, STEPS, type Step } from "./candidates.ts";
import { countOf, withCard, withChampion, withoutCard } from "./draft.ts";

export interface BuilderProps {
  readonly draft: DraftDeck;
  readonly pool: CardPool;
  readonly change: (draft: DraftDeck) => void;
  readonly open: (card: CardId) => void;
}

const firstStep = ({ deck }: DraftDeck): Step => (deck.legend === null ? "legend" : deck.champion === null ? "champion" : "cards");

/** Cards to take, step by step: legend, champion, cards, battlefields. A press takes one; minus puts one back. */
export function Builder({ draft, pool, change, open }: BuilderProps) {
  const { decks: words } = useStrings();
  const [step, setStep] = useState<Step>(() => firstStep(draft));
  const [wanted, setWanted] = useState<Wanted>(NOTHING_WANTED);
  const [isFitting, setFitting] = useState(true);
  const [isBeside, setBeside] = useState(false);
  const { legend } = draft.deck;
  const key = useDeferredValue(JSON.stringify(wanted));
  const among = useMemo(() => candidates(step, legend, pool, isFitting), [step, legend, pool, isFitting]);
  const language = useSettings((settings) => settings.language);
  const isRead = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once all texts are read there is more to find
  const { cards: found } = useMemo(() => cardsFor(JSON.parse(key), language, among), [key, language, among, isRead]);
  const take = ({ number }: CardFacts) => {
    if (step === "champion") {
      change(withChampion(draft, number));
      setStep("cards");
      return;
    }
    change(withCard(draft, number, pool, isBeside));
    if (step === "legend") setStep("champion");
  };
  return (
    <div className={styles.builder}>
      <div className={styles.steps} role="tablist" aria-label={words.steps}>
        {STEPS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === step} className={styles.step} onClick={() => setStep(one)}>
            {words.stepNames[one]}
          </button>
        ))}
      </div>
      <Filters wanted={wanted} want={(more) => setWanted((old) => ({ ...old, ...more }))} />
      <div className={styles.options}>
        {step === "cards" && (
          <>
            {legend !== null && (
              <label>
                <input type="checkbox" checked={isFitting} onChange={(event) => setFitting(event.target.checked)} /> {words.fitting}
              </label>
            )}
            <label>
              <input type="checkbox" checked={isBeside} onChange={(event) => setBeside(event.target.checked)} /> {words.beside}
            </label>
          </>
        )}
        <span className={styles.hint}>{words.hint}</span>
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>{words.noCard}</p>
      ) : (
        <CardGrid
          cards={found}
          label={words.toTake}
          pick={take}
          least={116}
          says={({ number }) => words.inDeck(countOf(draft, number))}
          over={({ number }) => <Count count={countOf(draft, number)} />}
          onKey={({ number }, event) => {
            if (event.key === "-" || event.key === "Backspace" || event.key === "Delete") change(withoutCard(draft, number));
            else if (event.key === "+") change(withCard(draft, number, pool, isBeside));
            else if (event.key === "i") open(number);
            else return;
            event.preventDefault();
          }}
          onLook={({ number }) => open(number)}
        />
      )}
    </div>
  );
}

export const Count = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <span className={styles.count} aria-hidden="true">
      ×{count}
    </span>
  );
