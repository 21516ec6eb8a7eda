import { verdictOn } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { Link, useNavigate } from "@tanstack/react-router";
import { CircleAlert, CircleCheck, Import as ImportIcon, Plus } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { artOf } from "../../card/art.ts";
import { CardFace, cardFacts, DomainIcon } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { formatNamed, useBench } from "./bench.ts";
import styles from "./browse.module.css";
import { emptyDraft, playedCards } from "./draft.ts";
import { Import } from "./exchange.tsx";
import { keepAsOwn } from "./keeping.ts";
import { useOwnDecks } from "./own.ts";
import { usePlan } from "./plans.ts";
import { type DeckEntry, draftFrom, ownEntry, STARTERS, TOURNAMENTS } from "./source.ts";

/** All decks: one's own, those to begin with, and those that have won something. */
export function Browse({ pool }: { readonly pool: CardPool | null }) {
  const { decks: words, app } = useStrings();
  const navigate = useNavigate();
  const own = useOwnDecks(({ decks }) => decks);
  const [isImporting, setImporting] = useState(false);
  const open = (key: string) => navigate({ to: "/decks/{-$at}", params: { at: key } });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{app.pages.decks}</h1>
        <div className={styles.actions}>
          <button type="button" className="button" disabled={pool === null} onClick={() => setImporting(true)}>
            <ImportIcon size={18} aria-hidden /> {words.import}
          </button>
          <button
            type="button"
            className="button primary"
            disabled={pool === null}
            onClick={() => pool !== null && open(keepAsOwn(emptyDraft(""), pool))}
          >
            <Plus size={18} aria-hidden /> {words.newDeck}
          </button>
        </div>
      </div>
      <Shelf title={words.own} entries={own.map(ownEntry)} pool={pool} none={words.noOwn} />
      <Shelf title={words.starters} entries={STARTERS} pool={pool} />
      <Shelf title={words.tournaments} entries={TOURNAMENTS} pool={pool} />
      {pool !== null && (
        <Import
          pool={pool}
          isOpen={isImporting}
          close={() => setImporting(false)}
          take={(draft) => {
            setImporting(false);
            open(keepAsOwn(draft, pool));
          }}
        />
      )}
    </div>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly entries: readonly DeckEntry[];
  readonly pool: CardPool | null;
  readonly none?: string;
}

function Shelf({ title, entries, pool, none = "" }: ShelfProps) {
  return (
    <section className={styles.shelf}>
      <h2>{title}</h2>
      {entries.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.tiles}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Tile entry={entry} pool={pool} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A deck at a glance: its legend, its domains, whether it is legal. */
function Tile({ entry, pool }: { readonly entry: DeckEntry; readonly pool: CardPool | null }) {
  const { decks: words, card } = useStrings();
  const planOf = usePlan();
  const draft = pool === null ? null : draftFrom(entry.text, pool);
  const legend = draft === null || draft.deck.legend === null ? null : cardFacts(draft.deck.legend);
  const { format, mode } = useBench();
  const isLegal = pool !== null && draft !== null && verdictOn(pool, draft, { format: formatNamed(format), mode }).kind === "legal";
  const [hue = "colorless"] = legend?.domains ?? [];
  return (
    <Link
      to="/decks/{-$at}"
      params={{ at: entry.key }}
      className={styles.tile}
      style={{ "--hue": `var(--${hue})`, ...(legend === null ? {} : { "--art": `url("${artOf(legend)}")` }) } as CSSProperties}
    >
      <span className={styles.legend}>{legend === null ? <span className={styles.empty} /> : <CardFace card={legend} size="small" />}</span>
      <span className={styles.about}>
        <span className={styles.name}>{entry.name || words.nameless}</span>
        {legend !== null && legend.name !== entry.name && <span className={styles.who}>{legend.name}</span>}
        {entry.says !== "" && <span className={styles.says}>{planOf(entry.key, entry.says)}</span>}
        {draft !== null && (
          <span className={styles.facts}>
            {legend?.domains.map((domain) => (
              <span key={domain} role="img" aria-label={card.domains[domain]}>
                <DomainIcon domain={domain} />
              </span>
            ))}
            <span>{words.cardsIn(playedCards(draft).length)}</span>
            <span className={styles.legal} data-legal={isLegal || undefined}>
              {isLegal ? <CircleCheck size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
              {isLegal ? words.legalShort : words.illegalShort}
            </span>
          </span>
        )}
      </span>
    </Link>
  );
}
