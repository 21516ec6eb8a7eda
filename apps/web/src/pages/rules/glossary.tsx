import { type Entry, GLOSSARY } from "@rulebound/rules/book";
import { useState } from "react";
import { useStrings } from "../../strings/index.ts";
import { RuleLink } from "./links.tsx";
import styles from "./rules.module.css";

const KINDS: readonly Entry["kind"][] = ["keyword", "action", "term"];

export function Glossary() {
  const { rules } = useStrings();
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const found = GLOSSARY.filter(({ term }) => term.toLowerCase().includes(wanted));
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

export const EntryLine = ({ entry }: { entry: Entry }) => (
  <div className={styles.entry}>
    <dt>
      {entry.term} <RuleLink id={entry.rule} />
    </dt>
    <dd>{entry.says}</dd>
  </div>
);
