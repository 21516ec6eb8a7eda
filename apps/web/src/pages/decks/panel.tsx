import type { DraftDeck } from "@rulebound/cards";
import type { CardId, CardPool } from "@rulebound/engine/internal";
import type { Domain } from "@rulebound/engine/language";
import { Crown, Scale, Star, X } from "lucide-react";
import { NO_CARD } from "../../card/facts.ts";
import { CardFace, cardFacts, factsNamed } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { Curve, Domains } from "./charts.tsx";
import { cardsIn, counted, PARTS, type Part, playedCards, withChampion, withCopy, withLegend, withoutCopy, withRunes } from "./draft.ts";
import styles from "./panel.module.css";
import { Rows } from "./rows.tsx";
import { useViolations, Verdict } from "./verdict.tsx";

export interface PanelProps {
  readonly draft: DraftDeck;
  readonly pool: CardPool;
  readonly open: (card: CardId) => void;
  /** Null: the deck is only looked at. */
  readonly change: ((draft: DraftDeck) => void) | null;
}

const SIZES: Readonly<Record<Part, number | null>> = { main: 40, battlefields: 3, runes: 12, sideboard: null };
const RUNE_NAMES: Readonly<Record<Domain, string>> = {
  fury: "Fury Rune",
  calm: "Calm Rune",
  mind: "Mind Rune",
  body: "Body Rune",
  chaos: "Chaos Rune",
  order: "Order Rune",
};
const runeOf = (domain: Domain): CardId => factsNamed(RUNE_NAMES[domain])?.number ?? NO_CARD;

/** The deck itself: is it legal, what is in it, and how does it spread over costs and domains. */
export function Panel({ draft, pool, open, change }: PanelProps) {
  const { decks: words } = useStrings();
  const wrong = new Set(useViolations(draft, pool).flatMap(({ card }) => card ?? []));
  const size = (part: Part): string => {
    const count = part === "main" ? playedCards(draft).length : cardsIn(draft, part).length;
    const needed = SIZES[part];
    return needed === null ? words.cardsIn(count) : words.of(count, needed);
  };
  return (
    <div className={styles.panel}>
      <Verdict draft={draft} pool={pool} />
      <Heads draft={draft} pool={pool} open={open} change={change} />
      {PARTS.filter((part) => part !== "runes" || change === null).map((part) => (
        <Rows
          key={part}
          title={words.parts[part]}
          size={size(part)}
          rows={counted(cardsIn(draft, part))}
          open={open}
          wrong={wrong}
          change={
            change === null
              ? null
              : { more: (card) => change(withCopy(draft, part, card)), less: (card) => change(withoutCopy(draft, part, card)) }
          }
        />
      ))}
      {change !== null && <Runes draft={draft} change={change} open={open} size={size("runes")} wrong={wrong} />}
      <Curve draft={draft} />
      <Domains draft={draft} />
    </div>
  );
}

/** Legend and Chosen Champion, face to face. */
function Heads({ draft, pool, open, change }: PanelProps) {
  const { decks: words } = useStrings();
  const { legend, champion } = draft.deck;
  const places = [
    { card: legend, name: words.legend, icon: <Crown size={18} aria-hidden />, without: () => withLegend(draft, null, pool) },
    { card: champion, name: words.champion, icon: <Star size={18} aria-hidden />, without: () => withChampion(draft, null) },
  ];
  return (
    <div className={styles.heads}>
      {places.map(({ card, name, icon, without }) => (
        <div key={name} className={styles.place}>
          <h2>
            {icon} {name}
          </h2>
          {card === null ? (
            <p className={styles.missing}>{words.missing}</p>
          ) : (
            <div className={styles.taken}>
              <button type="button" className={styles.card} onClick={() => open(card)}>
                <CardFace card={cardFacts(card)} size="small" />
              </button>
              {change !== null && (
                <button
                  type="button"
                  className={styles.out}
                  aria-label={words.takeOut(cardFacts(card).name)}
                  onClick={() => change(without())}
                >
                  <X size={16} aria-hidden />
                </button>
              )}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

interface RunesProps {
  readonly draft: DraftDeck;
  readonly change: (draft: DraftDeck) => void;
  readonly open: (card: CardId) => void;
  readonly size: string;
  readonly wrong: ReadonlySet<number>;
}

/** Runes of the legend's domains can be stepped up from none. */
function Runes({ draft, change, open, size, wrong }: RunesProps) {
  const { decks: words } = useStrings();
  const { legend, runes } = draft.deck;
  const offered = legend === null ? [] : cardFacts(legend).domains.map(runeOf);
  const there = counted(runes);
  const rows = [...there, ...offered.filter((rune) => !runes.includes(rune)).map((card) => ({ card, count: 0 }))];
  return (
    <Rows
      title={words.parts.runes}
      size={size}
      rows={rows}
      open={open}
      wrong={wrong}
      change={{ more: (card) => change(withCopy(draft, "runes", card)), less: (card) => change(withoutCopy(draft, "runes", card)) }}
    >
      {legend !== null && (
        <button type="button" className="button quiet" onClick={() => change(withRunes(draft, runeOf))}>
          <Scale size={16} aria-hidden /> {words.split}
        </button>
      )}
    </Rows>
  );
}
