import { type DraftDeck, writeDraft } from "@rulebound/cards";
import type { CardId, CardPool } from "@rulebound/engine/internal";
import { useNavigate } from "@tanstack/react-router";
import { ArrowLeft, CopyPlus, Fish, FlaskConical, Link2, Minus, Plus, Share, Swords, Trash2, Undo2 } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { say } from "../../app/toasts.tsx";
import { CardGrid } from "../../card/grid.tsx";
import { CardLarge, cardFacts } from "../../card/index.ts";
import { Peek } from "../../card/peek.tsx";
import { newId } from "../../engine/ids.ts";
import { randomSeed, startSolo } from "../../engine/solo.ts";
import { useStrings } from "../../strings/index.ts";
import { useToTable } from "../play/to-table.ts";
import { Builder, Count } from "./builder.tsx";
import styles from "./deck.module.css";
import { Sheet } from "./dialog.tsx";
import { cardsIn, counted, countOf, PARTS, playedCards, withCard, withoutCard } from "./draft.ts";
import { Export } from "./exchange.tsx";
import { keepAsOwn } from "./keeping.ts";
import { dropDeck } from "./own.ts";
import { Panel } from "./panel.tsx";
import { usePlan } from "./plans.ts";
import { type DeckEntry, linkTo, STARTERS } from "./source.ts";
import { gone } from "./undo.ts";
import { useViolations } from "./verdict.tsx";

const Trying = lazy(() => import("./trying.tsx"));

export interface DeckProps {
  readonly entry: DeckEntry;
  readonly first: DraftDeck;
  readonly pool: CardPool;
}

const MOST_PAST = 100;

/** One deck: looked at, or built if it is one's own. */
export function Deck({ entry, first, pool }: DeckProps) {
  const { decks: words, play: table } = useStrings();
  const planOf = usePlan();
  const navigate = useNavigate();
  const toTable = useToTable();
  const [draft, setDraft] = useState(first);
  const [past, setPast] = useState<readonly DraftDeck[]>([]);
  const [looked, setLooked] = useState<CardId | null>(null);
  const [isExporting, setExporting] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [side, setSide] = useState<"cards" | "deck">("cards");
  const isOwn = entry.kind === "own";
  const saved = useRef(writeDraft(first, pool));
  const violations = useViolations(draft, pool);

  useEffect(() => {
    if (!isOwn || writeDraft(draft, pool) === saved.current) return;
    saved.current = writeDraft(draft, pool);
    keepAsOwn(draft, pool, entry.key);
  }, [draft, pool, isOwn, entry.key]);

  const change = useCallback(
    (next: DraftDeck) => {
      if (next === draft) return;
      setPast((old) => [...old.slice(-MOST_PAST), draft]);
      setDraft(next);
    },
    [draft],
  );
  const undo = () => {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    setDraft(last);
  };
  const back = () => navigate({ to: "/decks/{-$at}", params: { at: undefined } });
  const duplicate = () => {
    const id = keepAsOwn({ ...draft, name: isOwn ? words.copyOf(draft.name) : draft.name }, pool);
    navigate({ to: "/decks/{-$at}", params: { at: id } });
  };
  /** A deck that somebody has sent is kept: a table can only be laid with decks that are here. */
  const play = () => {
    const deck = entry.kind === "shared" ? keepAsOwn(draft, pool) : entry.key;
    navigate({ to: "/play/{-$at}", params: { at: undefined }, hash: deck });
  };
  /** On the real board, against somebody who does nothing. */
  const goldfish = () => {
    const id = newId();
    startSolo({
      id,
      mode: "duel",
      seed: randomSeed(),
      fullControl: false,
      seats: [
        { name: table.you, bot: null, deck: writeDraft(draft, pool), deckName: draft.name || words.nameless },
        { name: words.passiveName, bot: "passive", deck: STARTERS[0].text, deckName: STARTERS[0].name },
      ],
    });
    toTable(id);
  };
  const link = useMemo(() => linkTo(draft, pool), [draft, pool]);
  const share = () => {
    if (link === null) return;
    navigator.clipboard.writeText(link).then(
      () => say(words.linkCopied),
      () => setExporting(true),
    );
  };
  const remove = () => {
    dropDeck(entry.key);
    gone({ id: entry.key, name: draft.name, text: saved.current, changed: Date.now() });
    back();
  };

  return (
    <div className={styles.page} data-side={side}>
      <div className={styles.head}>
        <button type="button" className="button quiet" onClick={back} aria-label={words.back}>
          <ArrowLeft size={20} aria-hidden />
        </button>
        {isOwn ? (
          <>
            <h1 className="visually-hidden">{draft.name || words.nameless}</h1>
            <input
              className={styles.name}
              aria-label={words.name}
              placeholder={words.nameless}
              value={draft.name}
              onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            />
          </>
        ) : (
          <h1 className={styles.title}>{draft.name || words.nameless}</h1>
        )}
        <div className={styles.actions}>
          {isOwn && (
            <button type="button" className="button quiet" disabled={past.length === 0} onClick={undo}>
              <Undo2 size={18} aria-hidden /> <span>{words.undo}</span>
            </button>
          )}
          <button
            type="button"
            className="button primary"
            disabled={violations.length > 0}
            title={violations.length > 0 ? words.illegal(violations.length) : undefined}
            onClick={play}
          >
            <Swords size={18} aria-hidden /> <span>{words.play}</span>
          </button>
          <button type="button" className={isOwn ? "button quiet" : "button"} onClick={duplicate}>
            <CopyPlus size={18} aria-hidden /> <span>{isOwn ? words.duplicate : words.makeOwn}</span>
          </button>
          <button type="button" className="button" onClick={() => setTrying(true)}>
            <FlaskConical size={18} aria-hidden /> <span>{words.tryOut}</span>
          </button>
          <button type="button" className="button" disabled={link === null} onClick={share}>
            <Link2 size={18} aria-hidden /> <span>{words.shareLink}</span>
          </button>
          <button type="button" className="button" onClick={() => setExporting(true)}>
            <Share size={18} aria-hidden /> <span>{words.export}</span>
          </button>
          {isOwn && (
            <button type="button" className="button quiet" onClick={remove}>
              <Trash2 size={18} aria-hidden /> <span>{words.delete}</span>
            </button>
          )}
        </div>
      </div>
      {entry.says !== "" && <p className={styles.says}>{planOf(entry.key, entry.says)}</p>}
      <div className={styles.switch} role="tablist" aria-label={words.view}>
        <button type="button" role="tab" aria-selected={side === "cards"} onClick={() => setSide("cards")}>
          {words.viewCards}
        </button>
        <button type="button" role="tab" aria-selected={side === "deck"} onClick={() => setSide("deck")}>
          {words.viewDeck(playedCards(draft).length)}
        </button>
      </div>
      <Peek className={styles.columns}>
        <div className={styles.left}>
          {isOwn ? <Builder draft={draft} pool={pool} change={change} open={setLooked} /> : <Spread draft={draft} open={setLooked} />}
        </div>
        <aside className={styles.right} aria-label={words.viewDeck(playedCards(draft).length)}>
          <Panel draft={draft} pool={pool} open={setLooked} change={isOwn ? change : null} />
        </aside>
      </Peek>
      <Sheet title={looked === null ? "" : cardFacts(looked).name} isOpen={looked !== null} close={() => setLooked(null)} bare>
        {looked !== null && (
          <>
            <CardLarge card={cardFacts(looked)} />
            {isOwn && (
              <div className={styles.take}>
                <button
                  type="button"
                  className="button"
                  aria-label={words.less(cardFacts(looked).name)}
                  onClick={() => change(withoutCard(draft, looked))}
                >
                  <Minus size={18} aria-hidden />
                </button>
                <span role="status">{words.inDeck(countOf(draft, looked))}</span>
                <button
                  type="button"
                  className="button"
                  aria-label={words.more(cardFacts(looked).name)}
                  onClick={() => change(withCard(draft, looked, pool))}
                >
                  <Plus size={18} aria-hidden />
                </button>
              </div>
            )}
          </>
        )}
      </Sheet>
      <Sheet title={words.tryOut} isOpen={isTrying} close={() => setTrying(false)}>
        <button type="button" className="button" disabled={violations.length > 0} title={words.goldfishSays} onClick={goldfish}>
          <Fish size={18} aria-hidden /> {words.goldfish}
        </button>
        <Suspense fallback={words.shuffling}>
          <Trying draft={draft} />
        </Suspense>
      </Sheet>
      <Export draft={draft} pool={pool} isOpen={isExporting} close={() => setExporting(false)} />
    </div>
  );
}

/** A deck laid out: each of its cards once, with its count. */
function Spread({ draft, open }: { readonly draft: DraftDeck; readonly open: (card: CardId) => void }) {
  const { decks: words } = useStrings();
  const { legend, champion } = draft.deck;
  const heads = [legend, champion].filter((card) => card !== null);
  const rest = PARTS.flatMap((part) => counted(cardsIn(draft, part))).map(({ card }) => card);
  const cards = [...new Set([...heads, ...rest])].map(cardFacts);
  return (
    <CardGrid
      cards={cards}
      label={words.inIt}
      pick={({ number }) => open(number)}
      least={116}
      says={({ number }) => words.inDeck(countOf(draft, number))}
      over={({ number }) => <Count count={countOf(draft, number) > 1 ? countOf(draft, number) : 0} />}
    />
  );
}
