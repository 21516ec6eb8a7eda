import type { CardId } from "@rulebound/engine/internal";
import { Minus, Plus } from "lucide-react";
import type { CSSProperties } from "react";
import { artOf } from "../../card/art.ts";
import { cardFacts, DomainIcon, Energy, Pip } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import type { Counted } from "./draft.ts";
import styles from "./rows.module.css";

export interface RowsProps {
  readonly title: string;
  /** "39 of 40". */
  readonly size: string;
  readonly rows: readonly Counted[];
  readonly open: (card: CardId) => void;
  /** Null: nothing can be changed. */
  readonly change: { readonly more: (card: CardId) => void; readonly less: (card: CardId) => void } | null;
  /** What stands at the end of a row in place of plus and minus. */
  readonly end?: (card: CardId) => React.ReactNode;
  /** What stands after a card's name. */
  readonly mark?: (card: CardId) => React.ReactNode;
  /** Cards that something is wrong with. */
  readonly wrong?: ReadonlySet<number>;
  readonly children?: React.ReactNode;
}

/** A part of a deck: its cards with their counts. */
export function Rows({ title, size, rows, open, change, end, mark, wrong, children }: RowsProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        {title} <span>{size}</span>
      </h2>
      {children}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(({ card, count }) => (
            <Row
              key={card}
              card={card}
              count={count}
              open={open}
              change={change}
              end={end}
              mark={mark}
              isWrong={wrong?.has(card) === true}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps extends Counted {
  readonly open: (card: CardId) => void;
  readonly change: RowsProps["change"];
  readonly end: RowsProps["end"];
  readonly mark: RowsProps["mark"];
  readonly isWrong: boolean;
}

function Row({ card, count, open, change, end, mark, isWrong }: RowProps) {
  const { decks: words } = useStrings();
  const facts = cardFacts(card);
  const [hue = "colorless"] = facts.domains;
  return (
    <li
      className={styles.row}
      data-wrong={isWrong || undefined}
      data-none={count === 0 || undefined}
      style={{ "--hue": `var(--${hue})` } as CSSProperties}
    >
      <span className={styles.count}>
        <span className="visually-hidden">{words.copies(count)} </span>
        <span aria-hidden="true">{count}</span>
      </span>
      <button
        type="button"
        className={styles.name}
        data-card={card}
        onClick={() => open(card)}
        style={{ "--art": `url("${artOf(facts)}")` } as CSSProperties}
      >
        {facts.energy !== null && (
          <span className={styles.domains} aria-hidden="true">
            {facts.domains.map((domain) => (
              <DomainIcon key={domain} domain={domain} />
            ))}
          </span>
        )}
        <span className={styles.words}>{facts.name}</span>
        {mark !== undefined && <span className={styles.marks}>{mark(card)}</span>}
        <span className={styles.cost} aria-hidden="true">
          {facts.energy !== null && <Energy amount={facts.energy} />}
          {Array.from({ length: facts.power }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
            <Pip key={i} domains={facts.domains} />
          ))}
          {facts.energy === null && facts.domains.map((domain) => <DomainIcon key={domain} domain={domain} />)}
        </span>
      </button>
      {change !== null && (
        <span className={styles.steps}>
          <button type="button" aria-label={words.less(facts.name)} onClick={() => change.less(card)}>
            <Minus size={16} aria-hidden />
          </button>
          <button type="button" aria-label={words.more(facts.name)} onClick={() => change.more(card)}>
            <Plus size={16} aria-hidden />
          </button>
        </span>
      )}
      {end?.(card)}
    </li>
  );
}
