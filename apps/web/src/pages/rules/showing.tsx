import { isRuleId, isWithin, type RuleId } from "@rulebound/rules";
import { partOf } from "@rulebound/rules/book";
import { Scale } from "lucide-react";
import { use, useState } from "react";
import { type ListedCase, listedCases } from "../../cases/library.ts";
import { useStrings } from "../../strings/index.ts";
import { CaseLink } from "./links.tsx";
import styles from "./rules.module.css";

const FIRST = 8;

/** The corners that nobody asks about, written to attack the rules. */
const isAudit = ({ file }: ListedCase): boolean => file.includes("/audit/");

/** The cases that name a rule or one below it; those that name the rule itself come first, and corners after what is plain. */
export function Showing({ id }: { id: RuleId }) {
  const { rules } = useStrings();
  const all = use(listedCases());
  const isHeading = partOf(id) === id;
  const names = (one: ListedCase) => one.rules.some((rule) => isRuleId(rule) && (isWithin(rule, id) || (isHeading && partOf(rule) === id)));
  const found = all.filter(names);
  const rank = (one: ListedCase): number => (one.rules.includes(id) ? 0 : 2) + (isAudit(one) ? 1 : 0);
  const sorted = found.toSorted((a, b) => rank(a) - rank(b));
  const isQuestion = ({ source }: ListedCase) => source === "rulings" || source === "FAQ";
  if (found.length === 0) return <p className={styles.faint}>{rules.noCases}</p>;
  return (
    <>
      <CaseList title={rules.cases} cases={sorted.filter((one) => !isQuestion(one))} />
      <CaseList title={rules.questions} cases={sorted.filter(isQuestion)} />
    </>
  );
}

export function CaseList({ title, cases }: { title: string; cases: readonly ListedCase[] }) {
  const { rules } = useStrings();
  const [isWhole, setWhole] = useState(false);
  if (cases.length === 0) return null;
  const shown = isWhole ? cases : cases.slice(0, FIRST);
  return (
    <section className={styles.block}>
      <h2>
        {title} <span className={styles.count}>{cases.length}</span>
      </h2>
      <ul className={styles.cases}>
        {shown.map((one) => (
          <li key={`${one.file}:${one.line}`}>
            <CaseLink file={one.file} name={one.name} className={styles.case}>
              <Scale size={16} aria-hidden />
              <span>{one.name}</span>
            </CaseLink>
          </li>
        ))}
      </ul>
      {shown.length < cases.length && (
        <button type="button" className="button quiet" onClick={() => setWhole(true)}>
          {rules.moreCases(cases.length - shown.length)}
        </button>
      )}
    </section>
  );
}
