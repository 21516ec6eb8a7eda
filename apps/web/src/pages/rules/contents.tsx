import { RULE_IDS, type RuleId } from "@rulebound/rules";
import { PARTS, partOf } from "@rulebound/rules/book";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useGists } from "../../strings/gists.ts";
import { useStrings } from "../../strings/index.ts";
import { RuleLink } from "./links.tsx";
import styles from "./rules.module.css";

const SIZES: ReadonlyMap<RuleId, number> = RULE_IDS.reduce((sizes, id) => {
  const part = partOf(id);
  return sizes.set(part, (sizes.get(part) ?? 0) + 1);
}, new Map<RuleId, number>());

/** The parts of the book, the open one marked and in sight. */
export function Contents({ open }: { open: RuleId | "glossary" | null }) {
  const { rules } = useStrings();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open !== null) list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <nav className={styles.contents} aria-label={rules.contents} ref={list} tabIndex={0}>
      <Link
        to="/rules/{-$at}"
        params={{ at: "glossary" }}
        search={{}}
        className={styles.part}
        aria-current={open === "glossary" ? "page" : undefined}
      >
        <span className={styles.partNumber}>A–Z</span>
        <span>{rules.glossary}</span>
      </Link>
      {PARTS.map((id) => (
        <PartLink key={id} id={id} isOpen={id === open} />
      ))}
    </nav>
  );
}

const PartLink = ({ id, isOpen }: { id: RuleId; isOpen: boolean }) => (
  <Link to="/rules/{-$at}" params={{ at: id }} search={{}} className={styles.part} aria-current={isOpen ? "page" : undefined}>
    <span className={styles.partNumber}>{id}</span>
    <span>{useGists()[id].text}</span>
  </Link>
);

/** The first digit's worth of the book together: 100 to 199 are about the game's things, and so on. */
export function Overview() {
  const { rules } = useStrings();
  const gists = useGists();
  const groups = Map.groupBy(PARTS, (id) => id[0]);
  return (
    <div className={styles.overview}>
      {[...groups].map(([digit, parts]) => (
        <section key={digit} className={styles.group}>
          <h2 className={styles.hundred}>{digit}00</h2>
          <ul>
            {parts.map((id) => (
              <li key={id}>
                <RuleLink id={id} className={styles.tile}>
                  <span className={styles.partNumber}>{id}</span>
                  <span className={styles.tileName}>{gists[id].text}</span>
                  <span className={styles.count}>{rules.rulesIn(SIZES.get(id) ?? 0)}</span>
                </RuleLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
