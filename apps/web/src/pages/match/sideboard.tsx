import type { CardId } from "@rulebound/engine/internal";
import { ArrowLeft, ArrowRight, CircleAlert, RotateCcw, Star, Undo2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useKeys } from "../../app/keys.ts";
import { type Direction, walk } from "../../board/moving.ts";
import { CardLarge, cardFacts } from "../../card/index.ts";
import { Peek } from "../../card/peek.tsx";
import { useStrings } from "../../strings/index.ts";
import { type Refused as Said, useWhyNot } from "../../strings/refusals.ts";
import { Sheet } from "../decks/dialog.tsx";
import { counted } from "../decks/draft.ts";
import { Rows } from "../decks/rows.tsx";
import styles from "./match.module.css";
import { isNothing, type Pile, rowsOf, type Swapping } from "./swapping.ts";

export interface Reason extends Said {
  readonly rule?: string;
}

export interface SideboardProps {
  readonly swapping: Swapping;
  /** Cards that could be the Chosen Champion. */
  readonly champions?: readonly CardId[];
  /** Why it cannot be done like this. */
  readonly refusal: Reason | null | undefined;
  /** What to do with it: the button at the end of the bar. */
  readonly children: ReactNode;
}

const PILES: readonly Pile[] = ["deck", "sideboard"];
const DIRECTIONS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** The Main Deck and the sideboard side by side: a press sends a copy across. */
export function Sideboard({ swapping, champions = [], refusal, children }: SideboardProps) {
  const { match, decks } = useStrings();
  const { before, after, steps } = swapping;
  const [shown, setShown] = useState<Pile>("deck");
  const [read, setRead] = useState<CardId | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const last = steps.at(-1);
  // The row of the last copy goes with it; who used keys goes on from where the copy is now.
  useEffect(() => {
    if (last === undefined || "champion" in last || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`[data-move="${last.card}"]`)?.focus();
  }, [last]);
  useKeys({ z: () => steps.length > 0 && read === null && swapping.undo() });
  const go = (event: KeyboardEvent): void => {
    if (!DIRECTIONS.includes(event.key) || root.current === null) return;
    event.preventDefault();
    walk(root.current, event.key as Direction);
  };
  const names: Readonly<Record<Pile, string>> = { deck: decks.parts.main, sideboard: decks.parts.sideboard };
  const eligible = champions.filter((card) => after.deck.includes(card) || card === after.champion);
  return (
    <div className={styles.exchange}>
      <p className={styles.soft}>
        {match.says} <span className={styles.keys}>{match.keys}</span>
      </p>
      <fieldset className={styles.switch} aria-label={match.show}>
        {PILES.map((pile) => (
          <button key={pile} type="button" aria-pressed={shown === pile} onClick={() => setShown(pile)}>
            {names[pile]} <span>{after[pile].length}</span>
          </button>
        ))}
      </fieldset>
      <Peek>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk between the buttons in it */}
        <div ref={root} className={styles.lists} data-shown={shown} onKeyDown={go}>
          {PILES.map((pile) => (
            <div key={pile} className={styles[pile]}>
              <Rows
                title={names[pile]}
                size={decks.cardsIn(after[pile].length)}
                rows={rowsOf(before[pile], after[pile])}
                open={setRead}
                change={null}
                mark={(card) => <Marks pile={pile} card={card} swapping={swapping} />}
                end={(card) => <Move pile={pile} card={card} swapping={swapping} />}
              />
            </div>
          ))}
        </div>
      </Peek>
      {eligible.length > 1 && (
        <label className={styles.champion}>
          <Star size={16} aria-hidden /> {decks.champion}
          <select
            className="field"
            value={after.champion}
            onChange={(event) => swapping.take({ champion: Number(event.target.value) as CardId })}
          >
            {eligible.map((card) => (
              <option key={card} value={card}>
                {cardFacts(card).name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={styles.bar}>
        <div className={styles.steps}>
          <button
            type="button"
            className="button quiet"
            disabled={steps.length === 0}
            onClick={swapping.undo}
            title={`${match.undo} (Z)`}
            aria-label={match.undo}
          >
            <Undo2 size={18} aria-hidden /> <span>{match.undo}</span>
          </button>
          <button type="button" className="button quiet" disabled={steps.length === 0} onClick={swapping.reset} aria-label={match.reset}>
            <RotateCcw size={18} aria-hidden /> <span>{match.reset}</span>
          </button>
        </div>
        <div className={styles.says} role="status">
          <Summary swapping={swapping} />
          {refusal !== null && refusal !== undefined && <Refused {...refusal} />}
        </div>
        {children}
      </div>
      <Sheet title={read === null ? "" : cardFacts(read).name} isOpen={read !== null} close={() => setRead(null)} bare>
        {read !== null && <CardLarge card={cardFacts(read)} />}
      </Sheet>
    </div>
  );
}

interface OfCard {
  readonly pile: Pile;
  readonly card: CardId;
  readonly swapping: Swapping;
}

const copies = (cards: readonly CardId[], card: CardId): number => cards.filter((other) => other === card).length;

/** The Chosen Champion, and how many there are more or fewer than before. */
function Marks({ pile, card, swapping: { before, after } }: OfCard) {
  const { match } = useStrings();
  const change = copies(after[pile], card) - copies(before[pile], card);
  return (
    <>
      {pile === "deck" && card === after.champion && (
        <span className={styles.star} title={match.isChampion}>
          <Star size={13} aria-hidden />
          <span className="visually-hidden">{match.isChampion}</span>
        </span>
      )}
      {change !== 0 && (
        <span className={styles.change} data-more={change > 0 || undefined}>
          <span aria-hidden="true">{change > 0 ? `+${change}` : `−${-change}`}</span>
          <span className="visually-hidden">{change > 0 ? match.more(change) : match.fewer(-change)}</span>
        </span>
      )}
    </>
  );
}

function Move({ pile, card, swapping }: OfCard) {
  const { match } = useStrings();
  const { name } = cardFacts(card);
  const label = pile === "deck" ? match.out(name) : match.in(name);
  return (
    <button
      type="button"
      className={styles.move}
      data-nav
      data-move={card}
      aria-disabled={!swapping.after[pile].includes(card)}
      aria-label={label}
      title={label}
      onClick={() => swapping.after[pile].includes(card) && swapping.take({ card, to: pile === "deck" ? "sideboard" : "deck" })}
    >
      {pile === "deck" ? <ArrowRight size={18} aria-hidden /> : <ArrowLeft size={18} aria-hidden />}
    </button>
  );
}

function Summary({ swapping: { swap } }: { readonly swapping: Swapping }) {
  const { match, decks } = useStrings();
  if (isNothing(swap)) return null;
  const list = (cards: readonly CardId[]): string =>
    cards.length === 0
      ? "–"
      : counted(cards)
          .map(({ card, count }) => `${count} ${cardFacts(card).name}`)
          .join(", ");
  return (
    <p className={styles.summary}>
      <b>{match.goesOut}</b> {list(swap.out)} <b>{match.comesIn}</b> {list(swap.in)}
      {swap.champion !== undefined && (
        <>
          {" "}
          <b>{decks.champion}</b> {cardFacts(swap.champion).name}
        </>
      )}
    </p>
  );
}

export function Refused({ rule, ...refused }: Reason) {
  const said = useWhyNot()(refused);
  return (
    <p className={styles.refused}>
      <CircleAlert size={16} aria-hidden />
      <span>
        {said.charAt(0).toUpperCase() + said.slice(1)}
        {rule !== undefined && (
          <>
            {" "}
            (
            <a href={`/rules/${rule}`} target="_blank" rel="noreferrer">
              {rule}
            </a>
            )
          </>
        )}
      </span>
    </p>
  );
}
