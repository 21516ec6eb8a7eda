import { type Entry, GLOSSARY } from "@rulebound/rules/book";
import { useState } from "react";
import { useBookWords, useGists } from "../../strings/gists.ts";
import { useStrings } from "../../strings/index.ts";
import { RuleLink } from "./links.tsx";
import styles from "./rules.module.css";

const KINDS: readonly Entry["kind"][] = ["keyword", "action", "term"];

export function Glossary() {
  const { rules } = useStrings();
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const { terms } = useBookWords();
  const found = GLOSSARY.filter(({ term }) => [term, terms[term] ?? term].some((name) => name.toLowerCase().includes(wanted)));
  if (Object.keys(terms).length > 0) found.sort((a, b) => (terms[a.term] ?? a.term).localeCompare(terms[b.term] ?? b.term));
  return (
    <article className={styles.rule}>
      <h1>{rules.glossary}</h1>
      <input
        className="field"
        type="search"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        placeholder={rules.filterGlossary}
        aria-label={rules.filterGlossary}
      />
      {KINDS.map((kind) => {
        const entries = found.filter((entry) => entry.kind === kind);
        return entries.length === 0 ? null : (
          <section key={kind} className={styles.block}>
            <h2>
              {rules[kind]} <span className={styles.count}>{entries.length}</span>
            </h2>
            <dl className={styles.entries}>
              {entries.map((entry) => (
                <EntryLine key={entry.term} entry={entry} />
              ))}
            </dl>
          </section>
        );
      })}
    </article>
  );
}

export function EntryLine({ entry }: { entry: Entry }) {
  const { terms } = useBookWords();
  return (
    <div className={styles.entry}>
      <dt>
        {terms[entry.term] ?? entry.term} <RuleLink id={entry.rule} />
      </dt>
      <dd>{useGists()[entry.rule].text}</dd>
    </div>
  );
}
