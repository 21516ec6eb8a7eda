import type { RoomView } from "@rulebound/protocol";
import { useStore } from "zustand";
import type { OnlineRoom } from "../../online/room.ts";
import { forfeitIn, gameLeft, ownTime, useNow } from "../../online/time-left.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./clocks.module.css";
import { duration } from "./terms.tsx";

const SHORT_MS = 60_000;

/** Whose time runs, and the time that can end the game: where a decision ends it sooner than the game's clock, that one is large. */
export function Clocks({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online, network } = useStrings();
  const { game, viewAt } = useStore(room.store);
  const now = useNow();
  if (game === null || view.phase !== "playing") return null;
  const { clock, heardAt } = game;
  const own = ownTime(game, now);
  return (
    <>
      {own?.isWarned === true && (
        <p className={styles.warning} role="alert" data-warning>
          {network.clock.ends(duration(own.endsIn / 1000))}
        </p>
      )}
      <ul className={styles.clocks}>
        {view.seats.map(({ person, present }, seat) => {
          const left = gameLeft(clock, seat, now - heardAt);
          if (left === null && present) return null;
          const runs = clock?.running === seat;
          const decides = runs && seat === view.you && own !== null ? own : null;
          const first = decides?.endsIn ?? left;
          const away = forfeitIn({ view, viewAt }, seat, now);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
            <li key={seat} data-runs={runs || undefined} data-own={seat === view.you || undefined}>
              <span>{seat === view.you ? online.room.you : person?.name}</span>
              {first !== null && (
                <time data-ends data-hurries={decides?.isWarned || undefined} data-short={first < SHORT_MS || undefined}>
                  {duration(first / 1000)}
                </time>
              )}
              {decides !== null && left !== null && (
                <small>
                  {decides.by === "decision"
                    ? `${network.clock.decision} · ${duration(left / 1000)} ${network.clock.game}`
                    : network.clock.game}
                </small>
              )}
              {!present && <em>{away === null ? online.room.away : online.room.forfeit(Math.ceil(away / 1000))}</em>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
