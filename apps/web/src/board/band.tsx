import { baseOf, LOCATION, PLAYER, type PlayerView, type Seat } from "@rulebound/engine/internal";
import { Crown, Hand as HandIcon, Sparkles } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { useStrings } from "../strings/index.ts";
import { useAway } from "./away.ts";
import styles from "./band.module.css";
import { CardRow } from "./card-row.tsx";
import { useFrame, useHighlights, useMe, useSeatName, useThings, useView } from "./context.ts";
import { useIsMarked } from "./guide.ts";
import { ObjectCard } from "./object.tsx";
import { Piles } from "./piles.tsx";
import { RuneCount, Runes } from "./runes.tsx";
import { Score } from "./score.tsx";
import { crestOf, isFriend, isUnitHere, seatHue, thingsAt } from "./seats.ts";

const EXHAUSTED = { exhausted: true } as const;

/** Everything of one seat but the hand and what is at battlefields. */
export function Band({ player, mine = false }: { readonly player: PlayerView; readonly mine?: boolean }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { board } = useStrings();
  const view = useView();
  const me = useMe();
  const name = useSeatName();
  const highlights = useHighlights();
  const { snapshot } = useFrame();
  const isActive = snapshot.question?.player === player.seat;
  const { seat } = player;
  const isAmongMany = !mine && view.players.length > 2;
  const isReached = isAmongMany && thingsAt(view, seat).some(({ id }) => highlights.objects.get(id) === "goal");
  const band = useAway(isAmongMany && isUnfolded, () => setUnfolded(false));
  return (
    <section
      ref={band}
      className={styles.band}
      data-mine={mine || undefined}
      data-among={isAmongMany || undefined}
      data-folded={(isAmongMany && !isUnfolded) || undefined}
      data-unfolded={isUnfolded || undefined}
      data-reached={isReached || undefined}
      data-active={isActive || undefined}
      data-lost={player.lost || undefined}
      data-friend={(!mine && isFriend(view, seat, me)) || undefined}
      aria-label={board.seatOf(name(seat))}
      style={{ "--hue": seatHue(view, me, seat) } as React.CSSProperties}
    >
      <Head player={player} mine={mine} unfold={() => setUnfolded(!isUnfolded)} />
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
      {!mine && <Piles player={player} />}
      {mine && (
        <div className={styles.runes}>
          <Runes player={player} />
        </div>
      )}
    </section>
  );
}

function Base({ player: { seat: owner } }: { readonly player: PlayerView }) {
  const { board, tutorial } = useStrings();
  const view = useView();
  const name = useSeatName();
  const highlights = useHighlights();
  const { boardInput } = useThings();
  const isMarked = useIsMarked(LOCATION + owner);
  const here = thingsAt(view, owner);
  const units = here.filter(isUnitHere);
  const gear = here.filter((thing) => !isUnitHere(thing));
  const highlight = highlights.places.get(baseOf(owner));
  const where = board.baseOf(name(owner));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name inside is the button for keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the whole base is a large target for the pointer only
    <div
      className={styles.base}
      data-place={owner}
      data-light={highlight}
      data-used={here.length > 0 || undefined}
      data-full={here.length > 6 || undefined}
      onClick={() => boardInput.place(baseOf(owner))}
    >
      <button
        type="button"
        className={styles.baseName}
        data-nav
        data-light={highlight}
        data-marked={isMarked || undefined}
        aria-label={[where, highlight === undefined ? "" : board.highlights[highlight], isMarked ? tutorial.marked : ""]
          .filter((part) => part !== "")
          .join("; ")}
      >
        {board.base}
      </button>
      <CardRow things={units} where={where} className={styles.units} />
      {gear.length > 0 && <CardRow things={gear} where={where} className={styles.gear} />}
    </div>
  );
}

/** Who it is, points, hand, and what is to be known of the others' runes. Nothing in it moves when a sign comes or goes. */
function Head({ player, mine, unfold }: { readonly player: PlayerView; readonly mine: boolean; readonly unfold: () => void }) {
  const { board } = useStrings();
  const name = useSeatName();
  const { viewer } = useFrame();
  const { seat } = player;
  return (
    <header className={styles.head}>
      <Who seat={seat} unfold={mine ? null : unfold} />
      <Sign player={player} mine={mine} />
      <Score player={player} />
      <span className={styles.counts}>
        {player.xp > 0 && (
          <span className={styles.count} title={board.xp}>
            <Sparkles size={13} aria-hidden /> {player.xp}
          </span>
        )}
        {(!mine || viewer < 0) && (
          <span className={styles.count} data-hand-of={seat} role="img" aria-label={board.handOf(name(seat), player.hand.count)}>
            <HandIcon size={15} aria-hidden /> {player.hand.count}
          </span>
        )}
      </span>
      {!mine && <RuneCount player={player} />}
    </header>
  );
}

/** The one thing that matters most about a seat now, in a place that is always there. */
function Sign({ player, mine }: { readonly player: PlayerView; readonly mine: boolean }) {
  const { board } = useStrings();
  const view = useView();
  const me = useMe();
  const { turn, players } = view;
  const { seat } = player;
  const says = player.lost
    ? board.lost
    : turn.focus === seat
      ? board.focus
      : turn.priority === seat
        ? board.priority
        : turn.player === seat && turn.number > 0
          ? board.turnSign
          : "";
  const hasTeams = new Set(players.map(({ team }) => team)).size < players.length;
  return (
    <span className={styles.signs}>
      {hasTeams && !mine && (
        <span className={styles.team} data-friend={isFriend(view, seat, me) || undefined}>
          {isFriend(view, seat, me) ? board.ally : board.opponent}
        </span>
      )}
      {says !== "" && <span className={styles.sign}>{says}</span>}
    </span>
  );
}

/** A seat by its name: it can be pointed at, and shows that it thinks. */
function Who({ seat, unfold }: { readonly seat: Seat; readonly unfold: (() => void) | null }) {
  const { board } = useStrings();
  const isMarked = useIsMarked(PLAYER + seat);
  const { seats } = useFrame();
  const { boardInput, table } = useThings();
  const name = useSeatName();
  const crest = crestOf(
    seats.map((one) => one.name),
    seat,
  );
  const isThinking = useStore(table.store, (state) => state.thinking === seat);
  const highlight = useHighlights().players.get(seat);
  return (
    <button
      type="button"
      className={styles.who}
      data-nav
      data-player={seat}
      data-light={highlight}
      data-marked={isMarked || undefined}
      data-thinking={isThinking || undefined}
      aria-label={highlight === undefined ? name(seat) : `${name(seat)}; ${board.highlights[highlight]}`}
      onClick={() => (highlight === undefined ? unfold?.() : boardInput.player(seat))}
    >
      <span className={styles.crest} data-letters={crest.length} aria-hidden>
        {crest}
      </span>
      <span className={styles.name}>{name(seat)}</span>
    </button>
  );
}
