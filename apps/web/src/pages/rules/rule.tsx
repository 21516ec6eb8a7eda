import { isWithin, parentOf, RULE_IDS, type RuleId } from "@rulebound/rules";
import { GISTS, partOf, ruleAt } from "@rulebound/rules/book";
import { ChevronLeft, ChevronRight, Link2 } from "lucide-react";
import { Suspense } from "react";
import { say } from "../../app/toasts.tsx";
import { useBookWords, useGists } from "../../strings/gists.ts";
import { useStrings } from "../../strings/index.ts";
import { RuleLine, RuleLink } from "./links.tsx";
import styles from "./rules.module.css";
import { Showing } from "./showing.tsx";

/** Everything about one rule. */
export function RuleView({ id }: { id: RuleId }) {
  const { rules } = useStrings();
  const rule = ruleAt(id);
  const gists = useGists();
  const { changes } = useBookWords();
  const isHeading = rule.kind === "heading";
  const below = RULE_IDS.filter((one) => one !== id && (isWithin(one, id) || (isHeading && partOf(id) === id && partOf(one) === id)));
  return (
    <article className={styles.rule} aria-labelledby="rule-title">
      <Trail id={id} />
      <header className={styles.head}>
        <span className={styles.big}>{id}</span>
        <h1 id="rule-title">{titleIn(gists, id)}</h1>
        <span className={styles.kind} data-kind={rule.kind} title={rules.kindHints[rule.kind]}>
          {rules.kinds[rule.kind]}
        </span>
      </header>
      {!isHeading && <p className={styles.gist}>{gists[id].text}</p>}
      <Lines title={rules.below} ids={below} under={id} />
      <div className={styles.pair}>
        <Lines title={rules.refersTo} ids={rule.refersTo} />
        <Lines title={rules.referredToBy} ids={rule.referredToBy} />
      </div>
      {(rule.changes.length > 0 || rule.formerly.length > 0) && (
        <section className={styles.block}>
          <h2>{rules.history}</h2>
          <ul className={styles.history}>
            {rule.changes.map(({ since, says }) => (
              <li key={since + says}>
                <strong>{rules.changedIn(since)}</strong> {changes[says] ?? says}
              </li>
            ))}
            {rule.formerly.map(({ version, numbers }) => (
              <li key={version}>{rules.formerly(version, numbers.join(", "))}</li>
            ))}
          </ul>
        </section>
      )}
      <Suspense fallback={null}>
        <Showing key={id} id={id} />
      </Suspense>
      <Steps id={id} />
    </article>
  );
}

/** Its own name, or that of the nearest rule above it that has one. */
function titleIn(gists: ReturnType<typeof useGists>, id: RuleId): string {
  const own = gists[id].title ?? (GISTS[id].kind === "heading" ? gists[id].text : null);
  if (own !== null) return own;
  const parent = parentOf(id);
  return parent === null ? gists[partOf(id)].text : titleIn(gists, parent);
}

/** Part, section, and every rule above. */
function Trail({ id }: { id: RuleId }) {
  const { rules } = useStrings();
  const gists = useGists();
  const above: RuleId[] = [];
  for (let one = parentOf(id); one !== null; one = parentOf(one)) above.unshift(one);
  const part = partOf(id);
  const trail = part === id || above[0] === part ? above : [part, ...above];
  const copy = () => {
    void navigator.clipboard.writeText(location.href).then(() => say(rules.copied));
  };
  return (
    <div className={styles.trail}>
      <nav aria-label={rules.book}>
        <RuleLink id="" className={styles.crumb}>
          {rules.book}
        </RuleLink>
        {trail.map((one) => (
          <RuleLink key={one} id={one} className={styles.crumb}>
            {one} {one === part || gists[one].title !== undefined ? (gists[one].title ?? gists[one].text) : ""}
          </RuleLink>
        ))}
      </nav>
      <button type="button" className="button quiet" onClick={copy} aria-label={rules.copyLink} title={rules.copyLink}>
        <Link2 size={18} aria-hidden />
      </button>
    </div>
  );
}

function Lines({ title, ids, under }: { title: string; ids: readonly RuleId[]; under?: RuleId }) {
  if (ids.length === 0) return null;
  const top = under === undefined ? 0 : under.split(".").length + (ids.some((id) => id.startsWith(`${under}.`)) ? 1 : 0);
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      <ul className={styles.lines}>
        {ids.map((id) => (
          <RuleLine key={id} id={id} depth={under === undefined ? 0 : Math.max(0, id.split(".").length - Math.max(1, top))} />
        ))}
      </ul>
    </section>
  );
}

/** To the rules beside it in the book. */
function Steps({ id }: { id: RuleId }) {
  const { rules } = useStrings();
  const at = RULE_IDS.indexOf(id);
  const [before, after] = [RULE_IDS[at - 1], RULE_IDS[at + 1]];
  return (
    <nav className={styles.steps} aria-label={`${rules.previous}, ${rules.next}`}>
      {before !== undefined && (
        <RuleLink id={before} className="button quiet">
          <ChevronLeft size={18} aria-hidden /> {before}
        </RuleLink>
      )}
      {after !== undefined && (
        <RuleLink id={after} className="button quiet">
          {after} <ChevronRight size={18} aria-hidden />
        </RuleLink>
      )}
    </nav>
  );
}
