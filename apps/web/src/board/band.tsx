import type { PlayerView, Seat } from "@rulebound/engine";
import { Crown, Hand as HandIcon, Hexagon, Sparkles } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { CardBack } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import styles from "./band.module.css";
import { useFrame, useLights, useMe, useSeatName, useThings, useView } from "./context.ts";
import { ObjectCard, Permanent } from "./object.tsx";
import { Piles } from "./piles.tsx";
import { Runes } from "./runes.tsx";
import { Score } from "./score.tsx";
import { isFriend, isUnitHere, seatHue, thingsAt } from "./seats.ts";

const EXHAUSTED = { exhausted: true } as const;

/** Everything of one seat but the hand and what is at battlefields. */
export function Band({ player, mine = false }: { readonly player: PlayerView; readonly mine?: boolean }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { board } = useStrings();
  const view = useView();
  const me = useMe();
  const name = useSeatName();
  const { snapshot } = useFrame();
  const isActive = snapshot.question?.player === player.seat;
  const { seat } = player;
  return (
    <section
      className={styles.band}
      data-mine={mine || undefined}
      data-folded={(!mine && view.players.length > 2 && !isUnfolded) || undefined}
      data-unfolded={isUnfolded || undefined}
      data-active={isActive || undefined}
      data-lost={player.lost || undefined}
      data-friend={(!mine && isFriend(view, seat, me)) || undefined}
      aria-label={board.seatOf(name(seat))}
      style={{ "--hue": seatHue(view, me, seat) } as React.CSSProperties}
    >
      <Head player={player} mine={mine} unfold={() => setUnfolded(!isUnfolded)} />
      <div className={styles.body}>
        <div className={styles.leaders}>
          {player.legends.map((legend) => (
            <ObjectCard
              key={legend.id}
              thing={legend}
              state={legend.exhausted ? EXHAUSTED : undefined}
              where={board.legendZone}
              controller={seat}
            />
          ))}
          {player.champion.map((champion) => (
            <ObjectCard key={champion.id} thing={champion} where={board.championZone} controller={seat} />
          ))}
          {player.champion.length === 0 && (
            <span className={styles.empty} title={board.championZone}>
              <Crown size={18} aria-hidden />
            </span>
          )}
        </div>
        <Base player={player} />
        <Piles player={player} />
      </div>
    </section>
  );
}

function Base({ player: { seat: owner } }: { readonly player: PlayerView }) {
  const { board } = useStrings();
  const view = useView();
  const name = useSeatName();
  const lights = useLights();
  const { acting } = useThings();
  const here = thingsAt(view, owner);
  const units = here.filter(isUnitHere);
  const gear = here.filter((thing) => !isUnitHere(thing));
  const light = lights.places.get(owner);
  const where = board.baseOf(name(owner));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name inside is the button for keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the whole base is a large target for the pointer only
    <div
      className={styles.base}
      data-place={owner}
      data-light={light}
      data-used={here.length > 0 || undefined}
      onClick={() => acting.place(owner)}
    >
      <button
        type="button"
        className={styles.baseName}
        data-nav
        aria-label={light === undefined ? where : `${where}; ${board.lights[light]}`}
      >
        {board.base}
      </button>
      <div className={styles.units}>
        {units.map((thing) => (
          <Permanent key={thing.id} thing={thing} all={view.board} where={where} />
        ))}
      </div>
      {gear.length > 0 && (
        <div className={styles.gear}>
          {gear.map((thing) => (
            <Permanent key={thing.id} thing={thing} all={view.board} where={where} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Name, points, runes, hand: one line. */
function Head({ player, mine, unfold }: { readonly player: PlayerView; readonly mine: boolean; readonly unfold: () => void }) {
  const { board } = useStrings();
  const name = useSeatName();
  const { snapshot, viewer } = useFrame();
  const { turn } = snapshot.view;
  const { seat } = player;
  return (
    <header className={styles.head}>
      <Who seat={seat} unfold={mine ? null : unfold} />
      <span className={styles.signs}>
        {turn.player === seat && turn.number > 0 && <span className={styles.sign}>{board.turnSign}</span>}
        {turn.priority === seat && <span className={styles.sign}>{board.priority}</span>}
        {turn.focus === seat && <span className={styles.sign}>{board.focus}</span>}
        {player.lost && <span className={styles.sign}>{board.lost}</span>}
      </span>
      <Score player={player} />
      {player.xp > 0 && (
        <span className={styles.xp} title={board.xp}>
          <Sparkles size={13} aria-hidden /> {player.xp}
        </span>
      )}
      <Runes player={player} />
      <span className={styles.runeCount} aria-hidden="true">
        {player.runes.filter(({ exhausted }) => !exhausted).length}/{player.runes.length}
        <Hexagon size={13} />
      </span>
      {!mine && (
        <span className={styles.hand} data-hand-of={seat} role="img" aria-label={board.handOf(name(seat), player.hand.count)}>
          <HandIcon size={15} aria-hidden /> {player.hand.count}
          <span className={styles.backs} aria-hidden>
            {Array.from({ length: Math.min(7, player.hand.count) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
              <CardBack key={at} />
            ))}
          </span>
        </span>
      )}
      {viewer < 0 && mine && (
        <span className={styles.hand} data-hand-of={seat}>
          <HandIcon size={15} aria-hidden /> {player.hand.count}
        </span>
      )}
    </header>
  );
}

/** A seat by its name: it can be pointed at, and shows that it thinks. */
function Who({ seat, unfold }: { readonly seat: Seat; readonly unfold: (() => void) | null }) {
  const { board } = useStrings();
  const { seats } = useFrame();
  const { acting, table } = useThings();
  const name = useSeatName();
  const isThinking = useStore(table.store, (state) => state.thinking === seat);
  const light = useLights().players.get(seat);
  return (
    <button
      type="button"
      className={styles.who}
      data-nav
      data-player={seat}
      data-light={light}
      data-thinking={isThinking || undefined}
      aria-label={light === undefined ? name(seat) : `${name(seat)}; ${board.lights[light]}`}
      onClick={() => (light === undefined ? unfold?.() : acting.player(seat))}
    >
      <span className={styles.crest} aria-hidden>
        {(seats[seat]?.name ?? "?").slice(0, 1)}
      </span>
      <span className={styles.name}>{name(seat)}</span>
    </button>
  );
}
