import type { DraftDeck } from "@rulebound/cards";
import type { CardId } from "@rulebound/engine/internal";
import { useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { CardFace, cardFacts } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { counted } from "./draft.ts";
import { chance, drawn, type Hand, MOST_ASIDE, mulligan, OPENING, opening } from "./hands.ts";
import { oddsOf, runesBy, type Seating } from "./odds.ts";
import styles from "./trying.module.css";

/** A deck tried without an opponent: hands as they come, and what to expect of them. */
export default function Trying({ draft }: { readonly draft: DraftDeck }) {
  const { decks: words } = useStrings();
  const { main } = draft.deck;
  if (main.length < OPENING) return <p className={styles.none}>{words.try.tooFew(OPENING)}</p>;
  return (
    <>
      <Sample main={main} />
      <Chances main={main} runes={draft.deck.runes.length} />
    </>
  );
}

function Sample({ main }: { readonly main: readonly CardId[] }) {
  const { decks } = useStrings();
  const words = decks.try;
  const [hand, setHand] = useState<Hand>(() => opening(main, chance));
  const [aside, setAside] = useState<readonly number[]>([]);
  const anew = () => {
    setHand(opening(main, chance));
    setAside([]);
  };
  const turn = hand.hand.length - OPENING;
  const toggle = (at: number) =>
    setAside((old) => (old.includes(at) ? old.filter((one) => one !== at) : old.length < MOST_ASIDE ? [...old, at] : old));
  return (
    <section className={styles.part} aria-label={words.hand}>
      <h3>{words.hand}</h3>
      <p className={styles.says} role="status">
        {hand.isKept ? words.afterTurns(turn) : words.mulliganSays(aside.length)}
      </p>
      <ul className={styles.hand}>
        {hand.hand.map((card, at) => {
          const facts = cardFacts(card);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of a hand is its place
            <li key={at} data-aside={aside.includes(at) || undefined} data-new={(hand.isKept && at >= OPENING) || undefined}>
              <button
                type="button"
                className={styles.card}
                disabled={hand.isKept}
                aria-pressed={hand.isKept ? undefined : aside.includes(at)}
                onClick={() => toggle(at)}
              >
                <CardFace card={facts} size="medium" />
                {aside.includes(at) && <span className={styles.badge}>{words.aside}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        {hand.isKept ? (
          <button type="button" className="button primary" disabled={hand.deck.length === 0} onClick={() => setHand(drawn(hand))}>
            {words.draw}
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            onClick={() => {
              setHand(mulligan(hand, aside, chance));
              setAside([]);
            }}
          >
            {aside.length === 0 ? words.keep : words.replace(aside.length)}
          </button>
        )}
        <button type="button" className="button" onClick={anew}>
          {words.again}
        </button>
      </div>
    </section>
  );
}

const LAST_TURN = 12;

function Chances({ main, runes }: { readonly main: readonly CardId[]; readonly runes: number }) {
  const { decks } = useStrings();
  const words = decks.try;
  const language = useSettings((settings) => settings.language);
  const [turn, setTurn] = useState(3);
  const [seating, setSeating] = useState<Seating>({ players: "two", isFirst: true });
  const percent = new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <section className={styles.part} aria-label={words.odds}>
      <h3>{words.odds}</h3>
      <div className={styles.choices}>
        <label>
          {words.turn}{" "}
          <select className="field" value={turn} onChange={(event) => setTurn(Number(event.target.value))}>
            {Array.from({ length: LAST_TURN }, (_, i) => i + 1).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">{words.place}</span>
          <select
            className="field"
            value={seating.isFirst ? "first" : "last"}
            onChange={(event) => setSeating({ ...seating, isFirst: event.target.value === "first" })}
          >
            <option value="first">{words.first}</option>
            <option value="last">{words.last}</option>
          </select>
        </label>
        <label>
          <span className="visually-hidden">{words.players}</span>
          <select
            className="field"
            value={seating.players}
            onChange={(event) => setSeating({ ...seating, players: event.target.value === "more" ? "more" : "two" })}
          >
            <option value="two">{words.two}</option>
            <option value="more">{words.moreThanTwo}</option>
          </select>
        </label>
      </div>
      <p className={styles.says}>{words.runes(runesBy(turn, seating, runes))}</p>
      <table className={styles.odds}>
        <thead>
          <tr>
            <th scope="col">{words.card}</th>
            <th scope="col">{words.kept}</th>
            <th scope="col">{words.sought}</th>
          </tr>
        </thead>
        <tbody>
          {counted(main).map(({ card, count }) => {
            const { kept, sought } = oddsOf(main.length, count, turn, seating);
            return (
              <tr key={card}>
                <th scope="row">
                  {count}× {cardFacts(card).name}
                </th>
                <td>{percent.format(kept)}</td>
                <td>{percent.format(sought)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.says}>{words.oddsSay}</p>
    </section>
  );
}
