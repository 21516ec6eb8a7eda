import type { RuleId } from "@rulebound/rules";
import { MOST_LETTERS, Names } from "@rulebound/rules/find";
import { Link } from "@tanstack/react-router";
import { Suspense, use, useMemo } from "react";
import { useSettings } from "../../app/settings.ts";
import { type ListedCase, listedCases } from "../../cases/library.ts";
import { useStrings } from "../../strings/index.ts";
import { type Query, rulesAbout } from "./asked.ts";
import { EntryLine } from "./glossary.tsx";
import { RuleLine } from "./links.tsx";
import { RuleView } from "./rule.tsx";
import styles from "./rules.module.css";
import { CaseList } from "./showing.tsx";

const MOST = 60;

/** What a search comes to. */
export function Found({ query, search }: { query: Query; search: (text: string) => void }) {
  return query.kind === "numbers" ? <Numbers asked={query.asked} search={search} /> : <Words words={query.words} />;
}

function Numbers({ asked, search }: { asked: Extract<Query, { kind: "numbers" }>["asked"]; search: (text: string) => void }) {
  const { rules } = useStrings();
  if (asked.problem !== null)
    return (
      <article className={styles.rule}>
        <h1>{asked.text}</h1>
        <p className={styles.gist} role="status">
          {asked.problem}
        </p>
        {asked.elsewhere.length > 0 && (
          <p className={styles.hints}>
            {rules.hadBy(asked.elsewhere.join(", "))}
            {asked.elsewhere.map((version) => (
              <button key={version} type="button" className="button" onClick={() => search(`${asked.text} in ${version}`)}>
                {rules.lookInVersion(asked.text, version)}
              </button>
            ))}
          </p>
        )}
      </article>
    );
  return (
    <>
      {asked.note !== null && (
        <p className={styles.note} role="status">
          {asked.note}
        </p>
      )}
      {asked.rules.length === 1 ? <RuleView id={asked.rules[0]} /> : <List title={asked.text} ids={asked.rules} />}
    </>
  );
}

function List({ title, ids }: { title: string; ids: readonly RuleId[] }) {
  return (
    <article className={styles.rule}>
      <h1>{title}</h1>
      <ul className={styles.lines}>
        {ids.map((id) => (
          <RuleLine key={id} id={id} depth={id.split(".").length - 1} />
        ))}
      </ul>
    </article>
  );
}

const MOST_CARDS = 4;

function Words({ words }: { words: string }) {
  const { rules } = useStrings();
  const language = useSettings((settings) => settings.language);
  const found = useMemo(() => rulesAbout(words, language), [words, language]);
  return (
    <article className={styles.rule}>
      <header>
        <h1>“{words.slice(0, MOST_LETTERS)}”</h1>
        <p className={styles.faint} role="status">
          {rules.results(found.rules.length)}
        </p>
      </header>
      {found.entries.length > 0 && (
        <section className={styles.block}>
          <h2>{rules.words}</h2>
          <dl className={styles.entries}>
            {found.entries.map((entry) => (
              <EntryLine key={`${entry.kind} ${entry.term}`} entry={entry} />
            ))}
          </dl>
        </section>
      )}
      {found.cards.slice(0, MOST_CARDS).map((one) => (
        <Touched key={one.card.id} {...one} />
      ))}
      {found.rules.length > 0 && (
        <section className={styles.block}>
          <h2>{rules.rules}</h2>
          <ul className={styles.lines}>
            {found.rules.slice(0, MOST).map((id) => (
              <RuleLine key={id} id={id} stems={found.stems} />
            ))}
          </ul>
        </section>
      )}
      <Suspense fallback={null}>
        <FoundCases words={words} />
      </Suspense>
      {found.rules.length === 0 && found.entries.length === 0 && found.cards.length === 0 && (
        <p className={styles.hints}>{rules.nothing}</p>
      )}
    </article>
  );
}

/** A card of that name, and where the book has what it says. */
function Touched({ card, rests }: ReturnType<typeof rulesAbout>["cards"][number]) {
  const { rules } = useStrings();
  return (
    <section className={styles.block}>
      <h2>
        {rules.touches(card.name)}{" "}
        <Link to="/cards/{-$at}" params={{ at: card.id }} className={styles.number}>
          {card.id}
        </Link>
      </h2>
      <ul className={styles.lines}>
        {rests.map(({ rule }) => (
          <RuleLine key={rule} id={rule} />
        ))}
      </ul>
    </section>
  );
}

let caseNames: { readonly cases: readonly ListedCase[]; readonly names: Names } | null = null;

function casesAbout(cases: readonly ListedCase[], words: string, language: string): readonly ListedCase[] {
  if (caseNames?.cases !== cases) caseNames = { cases, names: new Names(cases.map(({ name }) => name)) };
  return caseNames.names.find(words, language).at.map((at) => cases[at]);
}

function FoundCases({ words }: { words: string }) {
  const { rules } = useStrings();
  const language = useSettings((settings) => settings.language);
  return <CaseList title={rules.foundCases} cases={casesAbout(use(listedCases()), words, language)} />;
}
