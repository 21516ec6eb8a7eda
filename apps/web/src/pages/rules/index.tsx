import { isRuleId } from "@rulebound/rules";
import { NEWEST_VERSION, partOf } from "@rulebound/rules/book";
import { MOST_LETTERS } from "@rulebound/rules/find";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useDeferredValue, useEffect, useRef } from "react";
import { useKeys } from "../../app/keys.ts";
import { useStrings } from "../../strings/index.ts";
import { queryOf, useBook } from "./asked.ts";
import { Contents, Overview } from "./contents.tsx";
import { Found } from "./found.tsx";
import { Glossary } from "./glossary.tsx";
import { RuleView } from "./rule.tsx";
import styles from "./rules.module.css";

export default function RulesPage() {
  const { rules } = useStrings();
  const { at } = useParams({ strict: false });
  const asked: { readonly q?: unknown } = useSearch({ strict: false });
  const text = asked.q === undefined ? "" : String(asked.q);
  const deferred = useDeferredValue(text);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const search = (q: string) =>
    void navigate({ to: "/rules/{-$at}", params: { at }, search: q === "" ? {} : { q }, replace: text !== "" && q !== "" });
  useKeys({
    "/": (event) => {
      event.preventDefault();
      field.current?.focus();
    },
  });
  const isRead = useBook();
  const query = queryOf(deferred);
  const id = at?.toLowerCase() ?? "";
  useEffect(() => {
    if (id !== "") window.scrollTo({ top: 0 });
  }, [id]);
  return (
    <div className={id === "" && query === null ? `${styles.page} ${styles.whole}` : styles.page}>
      <aside className={styles.side}>
        <search className={styles.search}>
          <Search size={18} aria-hidden />
          <input
            ref={field}
            type="search"
            value={text}
            maxLength={MOST_LETTERS}
            onChange={(event) => search(event.target.value)}
            placeholder={rules.searchHint}
            aria-label={rules.search}
          />
        </search>
        <details className={styles.fold}>
          <summary className="button">{rules.showContents}</summary>
          <Contents open={null} />
        </details>
        <div className={styles.wideContents}>
          <Contents open={id === "glossary" ? "glossary" : isRuleId(id) ? partOf(id) : null} />
        </div>
      </aside>
      <div className={styles.main}>
        {query === null ? (
          <Body id={id} />
        ) : query.kind === "words" && !isRead ? (
          <h1>{rules.loading}</h1>
        ) : (
          <Found query={query} search={search} />
        )}
      </div>
    </div>
  );
}

function Body({ id }: { id: string }) {
  const { app, rules } = useStrings();
  if (id === "glossary") return <Glossary />;
  if (isRuleId(id)) return <RuleView id={id} />;
  return (
    <article className={styles.rule}>
      <header>
        <p className={styles.faint}>{rules.version(NEWEST_VERSION)}</p>
        <h1>{app.pages.rules}</h1>
        <p className={styles.lead}>{rules.lead}</p>
      </header>
      {id !== "" && (
        <p className={styles.note} role="status">
          {rules.notARule(id)}
        </p>
      )}
      <Overview />
    </article>
  );
}
