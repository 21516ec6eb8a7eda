import { nthSeat, type Seat, type Swap } from "@rulebound/engine/internal";
import { Swords, Undo2 } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { cardFacts } from "../../card/index.ts";
import type { BetweenGames, OwnCards } from "../../engine/between.ts";
import type { Frame, MatchInfo } from "../../engine/table.ts";
import type { WorkerTable } from "../../engine/worker-table.ts";
import { useStrings } from "../../strings/index.ts";
import { WhoBegins } from "../match/first.tsx";
import styles from "../match/match.module.css";
import { MatchScore } from "../match/score.tsx";
import { Refused, Sideboard } from "../match/sideboard.tsx";
import { isNothing, useRefusal, useSwapping } from "../match/swapping.ts";

export interface BetweenProps {
  readonly table: WorkerTable;
  readonly frame: Frame;
  readonly match: MatchInfo;
  readonly between: BetweenGames;
  readonly back: () => void;
}

/** Between two games of a match: how it stands, who begins, and the sideboards of those who sit here, one after the other. */
export function Between({ table, frame, match, between, back }: BetweenProps) {
  const { match: words, board } = useStrings();
  const isAlone = between.seats.filter((cards) => cards !== null).length === 1;
  const people = between.seats.flatMap((cards, seat) =>
    cards !== null && (cards.sideboard.length > 0 || seat === between.chooser) ? [{ seat, cards }] : [],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [turn, setTurn] = useState(0);
  const [swaps, setSwaps] = useState<readonly (Swap | null)[]>(between.seats.map(() => null));
  const [first, setFirst] = useState(between.chooser);
  const names = frame.seats.map(({ name }, seat) => (isAlone && between.seats[seat] !== null ? board.you : name));
  const { seat, cards } = people[turn];
  const next = people[turn + 1];
  const done = (swap: Swap): void => {
    const all = swaps.with(seat, isNothing(swap) ? null : swap);
    setSwaps(all);
    if (next === undefined) table.nextGame(first, all);
    else setTurn(turn + 1);
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {words.after(match.game)}
          </h1>
          <p className={styles.soft}>
            {words.bestOf(match.bestOf)}
            {!isAlone && ` · ${words.deckOf(names[seat])}`}
          </p>
        </div>
        <MatchScore names={names} wins={match.wins} bestOf={match.bestOf} />
        <button type="button" className="button quiet" onClick={back}>
          <Undo2 size={16} aria-hidden /> {words.seeBoard}
        </button>
      </header>
      <div className={styles.choices}>
        <WhoBegins names={names} first={first} choose={between.chooser === seat ? setFirst : null} />
        <Battlefields cards={cards} />
      </div>
      <Exchange
        key={seat}
        table={table}
        seat={nthSeat(seat)}
        cards={cards}
        label={next === undefined ? words.play : words.handOn(names[next.seat])}
        done={done}
      />
    </div>
  );
}

interface ExchangeProps {
  readonly table: WorkerTable;
  readonly seat: Seat;
  readonly cards: OwnCards;
  readonly label: string;
  readonly done: (swap: Swap) => void;
}

function Exchange({ table, seat, cards, label, done }: ExchangeProps) {
  const swapping = useSwapping(cards);
  const explain = useCallback((swap: Swap) => table.explainSwap(seat, swap), [table, seat]);
  const refusal = useRefusal(swapping.swap, explain);
  const go = (
    <button type="button" className={`button primary ${styles.go}`} disabled={refusal !== null} onClick={() => done(swapping.swap)}>
      <Swords size={18} aria-hidden /> {label}
    </button>
  );
  if (cards.sideboard.length === 0 || cards.closed !== null)
    return (
      <div className={styles.bar}>
        <div className={styles.says}>{cards.sideboard.length > 0 && cards.closed !== null && <Refused {...cards.closed} />}</div>
        {go}
      </div>
    );
  return (
    <Sideboard swapping={swapping} champions={cards.champions} refusal={refusal}>
      {go}
    </Sideboard>
  );
}

/** What is left to bring, and what was used up (486.5). Which one is asked when the game is set up. */
function Battlefields({ cards: { battlefields } }: { readonly cards: OwnCards }) {
  const { match } = useStrings();
  const isChoice = battlefields.filter(({ isLeft }) => isLeft).length > 1;
  return (
    <section className={styles.part}>
      <h2>{match.battlefields}</h2>
      <ul className={styles.fields}>
        {battlefields.map(({ card, isLeft }) => (
          <li key={card} data-used={!isLeft || undefined}>
            {cardFacts(card).name} <span className="visually-hidden">{isLeft ? match.left : match.used}</span>
          </li>
        ))}
      </ul>
      {isChoice && <p className={styles.soft}>{match.chosenLater}</p>}
    </section>
  );
}
