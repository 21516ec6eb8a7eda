import { type CardView, nthSeat, type PlayerView } from "@rulebound/engine/internal";
import { X } from "lucide-react";
import { create } from "zustand";
import { artOf, CardBack, cardFacts } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { useAway } from "./away.ts";
import { useSeatName, useView } from "./context.ts";
import { ObjectCard } from "./object.tsx";
import styles from "./piles.module.css";

export type PileName = "deck" | "runeDeck" | "trash" | "banished";

/** The pile that lies open, if any. */
const useOpened = create<{ readonly seat: number; readonly pile: PileName | null }>(() => ({ seat: -1, pile: null }));

/** False: none was open. */
export function closePile(): boolean {
  const wasOpen = useOpened.getState().pile !== null;
  useOpened.setState({ pile: null });
  return wasOpen;
}

export function Piles({ player }: { readonly player: PlayerView }) {
  return (
    <div className={styles.piles} data-piles>
      <Pile player={player} pile="deck" count={player.deck.count} />
      <Pile player={player} pile="trash" count={player.trash.length} top={player.trash.at(-1)} />
      {player.banished.length > 0 && <Pile player={player} pile="banished" count={player.banished.length} top={player.banished.at(-1)} />}
      <Pile player={player} pile="runeDeck" count={player.runeDeck.count} />
    </div>
  );
}

interface PileProps {
  readonly player: PlayerView;
  readonly pile: PileName;
  readonly count: number;
  readonly top?: CardView;
}

function Pile({ player, pile, count, top }: PileProps) {
  const { board } = useStrings();
  const name = useSeatName();
  return (
    <button
      type="button"
      className={styles.pile}
      data-nav
      data-kind={pile}
      data-pile={`${pile}-${player.seat}`}
      aria-label={board.pileOf(board.piles[pile], name(player.seat), count)}
      title={board.piles[pile]}
      onClick={() => useOpened.setState({ seat: player.seat, pile })}
    >
      <span className={styles.top} data-object={top?.id}>
        {top !== undefined ? (
          <img src={artOf(cardFacts(top.card))} alt="" draggable={false} />
        ) : count > 0 && (pile === "deck" || pile === "runeDeck") ? (
          <CardBack />
        ) : null}
      </span>
      <span className={styles.count}>{count}</span>
      <span className={styles.what}>{board.pilesShort[pile]}</span>
    </button>
  );
}

/** A pile laid out to be read. It leaves the question and the main button free. */
export function OpenPile() {
  const { board, app } = useStrings();
  const name = useSeatName();
  const view = useView();
  const { seat, pile } = useOpened();
  const open = useAway<HTMLElement>(pile !== null, closePile);
  const player = view.players[seat];
  if (pile === null || player === undefined) return null;
  const isPublic = pile === "trash" || pile === "banished";
  const cards: readonly CardView[] = isPublic ? player[pile].toReversed() : player[pile].known;
  const count = isPublic ? cards.length : player[pile].count;
  return (
    <section ref={open} className={styles.open} data-overlay aria-label={board.pileOf(board.piles[pile], name(nthSeat(seat)), count)}>
      <header>
        <h2>
          {board.piles[pile]} <small>{name(nthSeat(seat))}</small>
        </h2>
        <button type="button" className="button quiet" onClick={closePile} aria-label={app.close}>
          <X size={18} aria-hidden />
        </button>
      </header>
      <p className={styles.says}>{isPublic ? board.newestFirst(count) : board.knownOf(cards.length, count)}</p>
      <div className={styles.cards}>
        {cards.map((card) => (
          <ObjectCard key={card.id} thing={card} where={board.piles[pile]} />
        ))}
      </div>
    </section>
  );
}
