import { type DraftDeck, isDeck, readDeck } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { useLocation, useSearch } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { addressOf } from "../../app/base.ts";
import { useStrings } from "../../strings/index.ts";
import { cardsIn, counted, PARTS } from "../decks/draft.ts";
import { usePool } from "../decks/pool.ts";
import { Rows } from "../decks/rows.tsx";
import { linkTo, STARTERS, sharedEntry, TOURNAMENTS } from "../decks/source.ts";
import { useUnread } from "../decks/unread.ts";
import styles from "./embed.module.css";

/** A deck as its list: from a link, or one of the project (?open=jinx). A card opens in a window of its own. */
export function EmbeddedDeck() {
  const { links } = useStrings();
  const unread = useUnread();
  const { hash } = useLocation();
  const { open }: { readonly open?: string } = useSearch({ strict: false });
  const pool = usePool();
  if (pool === null) return null;
  const entry = open === undefined ? sharedEntry(hash) : [...STARTERS, ...TOURNAMENTS].find(({ key }) => key === open);
  const reading = readDeck(entry?.text ?? "", pool);
  if (!isDeck(reading))
    return (
      <p className={styles.problem} role="alert">
        {links.damaged} {reading.errors.map(unread).join(" ")}
      </p>
    );
  return <List draft={{ ...reading, name: entry?.name || reading.name }} pool={pool} />;
}

function List({ draft, pool }: { readonly draft: DraftDeck; readonly pool: CardPool }) {
  const { decks, links } = useStrings();
  const open = (card: number) => window.open(addressOf(`cards/${pool.cards[card].data.id}`), "_blank", "noopener");
  const { legend, champion } = draft.deck;
  const leaders = [legend, champion].flatMap((card) => (card === null ? [] : [{ card, count: 1 }]));
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1 className={styles.title}>{draft.name || decks.nameless}</h1>
        <a className="button quiet" href={linkTo(draft, pool) ?? addressOf("decks")} target="_blank" rel="noopener">
          <ExternalLink size={16} aria-hidden /> {links.open}
        </a>
      </header>
      <div className={styles.columns}>
        <Rows title={decks.legend} size="" rows={leaders} open={open} change={null} />
        {PARTS.filter((part) => cardsIn(draft, part).length > 0).map((part) => (
          <Rows
            key={part}
            title={decks.parts[part]}
            size={String(cardsIn(draft, part).length)}
            rows={counted(cardsIn(draft, part))}
            open={open}
            change={null}
          />
        ))}
      </div>
    </div>
  );
}
