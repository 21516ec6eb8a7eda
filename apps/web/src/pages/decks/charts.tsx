import type { DraftDeck } from "@rulebound/cards";
import { DOMAINS } from "@rulebound/engine/internal";
import type { CSSProperties } from "react";
import { cardFacts, DomainIcon } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./charts.module.css";
import { playedCards } from "./draft.ts";

const TYPES = ["unit", "spell", "gear"] as const;
const LAST = 7;

/** How many cards cost how much Energy, units, spells and gear in each bar. */
export function Curve({ draft }: { readonly draft: DraftDeck }) {
  const { decks: words, card } = useStrings();
  const cards = playedCards(draft).map(cardFacts);
  const costs = Array.from({ length: LAST + 1 }, (_, cost) =>
    TYPES.map((type) => cards.filter((one) => one.type === type && Math.min(LAST, one.energy ?? 0) === cost).length),
  );
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
  const most = Math.max(1, ...costs.map(sum));
  const average = cards.length === 0 ? 0 : cards.reduce((total, { energy }) => total + (energy ?? 0), 0) / cards.length;
  return (
    <figure className={styles.figure}>
      <figcaption>
        {words.curve} <span className={styles.soft}>{words.average(average.toFixed(1))}</span>
      </figcaption>
      <div
        className={styles.bars}
        role="img"
        aria-label={costs.map((counts, cost) => words.atCost(sum(counts), costName(cost))).join(", ")}
      >
        {costs.map((counts, cost) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its cost
          <div key={cost} className={styles.bar}>
            <span className={styles.count}>{sum(counts) || ""}</span>
            <div className={styles.stack} style={{ height: `${(sum(counts) / most) * 4}rem` }}>
              {TYPES.map((type, i) => counts[i] > 0 && <span key={type} data-type={type} style={{ flexGrow: counts[i] }} />)}
            </div>
            <span className={styles.cost}>{costName(cost)}</span>
          </div>
        ))}
      </div>
      <p className={styles.key}>
        {TYPES.map((type) => (
          <span key={type}>
            <i data-type={type} /> {card.types[type]} {cards.filter((one) => one.type === type).length}
          </span>
        ))}
      </p>
    </figure>
  );
}

const costName = (cost: number): string => (cost === LAST ? `${LAST}+` : String(cost));

/** By domain: the Power that cards cost, and the runes that can pay it. */
export function Domains({ draft }: { readonly draft: DraftDeck }) {
  const { decks: words, card } = useStrings();
  const cards = playedCards(draft).map(cardFacts);
  const runes = draft.deck.runes.map(cardFacts);
  const rows = DOMAINS.map((domain) => ({
    domain,
    cards: cards.filter(({ domains }) => domains.includes(domain)).length,
    power: cards.reduce((sum, { domains, power }) => (domains.includes(domain) ? sum + power : sum), 0),
    runes: runes.filter(({ domains }) => domains.includes(domain)).length,
  })).filter((row) => row.cards + row.power + row.runes > 0);
  if (rows.length === 0) return null;
  const most = Math.max(12, ...rows.map(({ power }) => power));
  return (
    <figure className={styles.figure}>
      <figcaption>{words.domains}</figcaption>
      <table className={styles.domains}>
        <thead className="visually-hidden">
          <tr>
            <th>{words.domain}</th>
            <th>{words.runes}</th>
            <th>{card.power}</th>
            <th>{words.cardsOf}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ domain, ...row }) => (
            <tr key={domain} style={{ "--hue": `var(--${domain})` } as CSSProperties}>
              <th scope="row">
                <DomainIcon domain={domain} /> {card.domains[domain]}
              </th>
              <td>
                <span className={styles.track}>
                  <span style={{ width: `${(row.runes / most) * 100}%` }} />
                </span>
                {words.runesOf(row.runes)}
              </td>
              <td>
                <span className={styles.track} data-kind="power">
                  <span style={{ width: `${(row.power / most) * 100}%` }} />
                </span>
                {words.powerOf(row.power)}
              </td>
              <td className={styles.soft}>{words.cardsIn(row.cards)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
