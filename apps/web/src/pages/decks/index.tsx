import { type DeckError, isDeck, readDeck } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { Link, useLocation, useParams, useSearch } from "@tanstack/react-router";
import { Undo2 } from "lucide-react";
import { useStrings } from "../../strings/index.ts";
import { Browse } from "./browse.tsx";
import { Deck } from "./deck.tsx";
import styles from "./index.module.css";
import { useOwnDecks } from "./own.ts";
import { usePool } from "./pool.ts";
import { codedEntry, type DeckEntry, ownEntry, SHARED, STARTERS, sharedEntry, TOURNAMENTS } from "./source.ts";
import { bringBack, useGone } from "./undo.ts";
import { useUnread } from "./unread.ts";

/** /decks: all of them; /decks/jinx: one; /decks/shared#CODE/NAME or /decks?code=CODE&name=NAME: one that somebody has sent. */
export default function DecksPage() {
  const { at } = useParams({ strict: false });
  const asked: { readonly code?: unknown; readonly name?: unknown } = useSearch({ strict: false });
  const pool = usePool();
  const coded = at === undefined && asked.code !== undefined ? codedEntry(String(asked.code), String(asked.name ?? "")) : null;
  return (
    <>
      {at === undefined && coded === null ? <Browse pool={pool} /> : <One at={at ?? ""} coded={coded} pool={pool} />}
      <Gone />
    </>
  );
}

function One({ at, coded, pool }: { readonly at: string; readonly coded: DeckEntry | null; readonly pool: CardPool | null }) {
  const { hash } = useLocation();
  const own = useOwnDecks(({ decks }) => decks);
  if (pool === null) return <Waiting />;
  const entry = coded ?? entryAt(at, hash, own.map(ownEntry));
  if (entry === null) return <Missing />;
  const reading = readDeck(entry.text, pool);
  if (!isDeck(reading)) return <Missing errors={reading.errors} />;
  return (
    <Deck
      key={entry.key + hash + (coded?.text ?? "")}
      entry={entry}
      first={entry.name === "" ? reading : { ...reading, name: entry.name }}
      pool={pool}
    />
  );
}

const entryAt = (at: string, hash: string, own: readonly DeckEntry[]): DeckEntry | null =>
  at === SHARED ? sharedEntry(hash) : ([...own, ...STARTERS, ...TOURNAMENTS].find(({ key }) => key === at) ?? null);

function Waiting() {
  const { decks: words } = useStrings();
  return (
    <div className="page">
      <h1>{words.shuffling}</h1>
    </div>
  );
}

function Missing({ errors = [] }: { readonly errors?: readonly DeckError[] }) {
  const unread = useUnread();
  const { decks: words } = useStrings();
  return (
    <div className="page">
      <h1>{words.noSuchDeck}</h1>
      {errors.length > 0 && <p>{errors.map(unread).join(" ")}</p>}
      <p>
        <Link to="/decks/{-$at}" params={{ at: undefined }}>
          {words.back}
        </Link>
      </p>
    </div>
  );
}

/** A deck that was deleted can be had back for a while. */
function Gone() {
  const { decks: words } = useStrings();
  const deck = useGone((state) => state.deck);
  if (deck === null) return null;
  return (
    <div className={styles.gone} role="status">
      <span>{words.deleted(deck.name || words.nameless)}</span>
      <button type="button" className="button" onClick={bringBack}>
        <Undo2 size={18} aria-hidden /> {words.undo}
      </button>
    </div>
  );
}
