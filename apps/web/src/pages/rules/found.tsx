import type { RuleId } from "@rulebound/rules";
import { GLOSSARY, knownWords } from "@rulebound/rules/book";
import { Suspense, use, useMemo } from "react";
import { listedCases } from "../../cases/library.ts";
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
  return query.kind === "numbers" ? <Numbers asked={query.asked} search={search} /> : <Words words={query.words} search={search} />;
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

function Words({ words, search }: { words: string; search: (text: string) => void }) {
  const { rules } = useStrings();
  const found = useMemo(() => rulesAbout(words), [words]);
  const wanted = words.toLowerCase().split(/\s+/);
  const terms =
    found.entries.length > 0 ? found.entries : GLOSSARY.filter(({ term }) => wanted.every((w) => term.toLowerCase().includes(w)));
  return (
    <article className={styles.rule}>
      <header>
        <h1>“{words}”</h1>
        <p className={styles.faint} role="status">
          {rules.results(found.rules.length)}
        </p>
      </header>
      {terms.length > 0 && (
        <section className={styles.block}>
          <h2>{rules.words}</h2>
          <dl className={styles.entries}>
            {terms.map((entry) => (
              <EntryLine key={entry.term} entry={entry} />
            ))}
          </dl>
        </section>
      )}
      {found.rules.length > 0 && (
        <section className={styles.block}>
          <h2>{rules.rules}</h2>
          <ul className={styles.lines}>
            {found.rules.slice(0, MOST).map((id) => (
              <RuleLine key={id} id={id} />
            ))}
          </ul>
        </section>
      )}
      <Suspense fallback={null}>
        <FoundCases wanted={wanted} />
      </Suspense>
      {found.rules.length === 0 && terms.length === 0 && <Nothing words={words} search={search} />}
    </article>
  );
}

function FoundCases({ wanted }: { wanted: readonly string[] }) {
  const { rules } = useStrings();
  const found = use(listedCases()).filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)));
  return <CaseList title={rules.foundCases} cases={found} />;
}

/** The known word that begins the same way is most often what was meant. */
function Nothing({ words, search }: { words: string; search: (text: string) => void }) {
  const { rules } = useStrings();
  const near = useMemo(() => {
    const start = words.toLowerCase().slice(0, 4);
    return [...knownWords()].filter((word) => word.startsWith(start)).slice(0, 5);
  }, [words]);
  return (
    <p className={styles.hints}>
      {near.length === 0 ? rules.nothing : rules.didYouMean}
      {near.map((word) => (
        <button key={word} type="button" className="button" onClick={() => search(word)}>
          {word}
        </button>
      ))}
    </p>
  );
}
