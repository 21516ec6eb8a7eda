import type { RuleId } from "@rulebound/rules";
import { GISTS } from "@rulebound/rules/book";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Marked } from "../../card/marked.tsx";
import type { ListedCase } from "../../cases/library.ts";
import { useGists } from "../../strings/gists.ts";
import styles from "./rules.module.css";

export const RuleLink = ({ id, children, className }: { id: string; children?: ReactNode; className?: string }) => (
  <Link to="/rules/{-$at}" params={{ at: id === "" ? undefined : id }} search={{}} className={className ?? styles.number}>
    {children ?? id}
  </Link>
);

const NONE: ReadonlySet<string> = new Set();

/** A rule in a line: its number, its name if it has one, what it says; the words by which it was found are marked. */
export function RuleLine({ id, depth = 0, stems = NONE }: { id: RuleId; depth?: number; stems?: ReadonlySet<string> }) {
  const { kind } = GISTS[id];
  const { text, title } = useGists()[id];
  return (
    <li className={styles.line} data-kind={kind} style={{ "--depth": depth } as React.CSSProperties}>
      <RuleLink id={id} />
      <span className={styles.says}>
        {title !== undefined && (
          <strong>
            <Marked text={title} stems={stems} />.{" "}
          </strong>
        )}
        <Marked text={text} stems={stems} />
      </span>
    </li>
  );
}

export const CaseLink = ({
  file,
  name,
  children,
  className,
}: Pick<ListedCase, "file" | "name"> & { children: ReactNode; className?: string }) => (
  <Link to="/judge/{-$at}" params={{ at: undefined }} search={{ open: file, name }} className={className}>
    {children}
  </Link>
);
