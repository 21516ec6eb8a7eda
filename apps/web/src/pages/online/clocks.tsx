import type { RoomView } from "@rulebound/protocol";
import { useStore } from "zustand";
import type { OnlineRoom } from "../../online/room.ts";
import { gameLeft, ownTime, useNow } from "../../online/time-left.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./clocks.module.css";
import { duration } from "./terms.tsx";

const SHORT_MS = 60_000;

/** Whose time runs, and the time that can end the game: where a decision ends it sooner than the game's clock, that one is large. */
export function Clocks({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online, network } = useStrings();
  const game = useStore(room.store, (state) => state.game);
  const now = useNow();
  if (game === null || view.phase !== "playing") return null;
  const { clock, heardAt } = game;
  const own = ownTime(game, now);
  if (clock === null) return null;
  return (
    <div className={styles.line} data-warned={own?.isWarned || undefined}>
      <ul className={styles.clocks}>
        {view.seats.map(({ person }, seat) => {
          const left = gameLeft(clock, seat, now - heardAt);
          const runs = clock.running === seat;
          const decides = runs && seat === view.you && own !== null ? own : null;
          const first = decides?.endsIn ?? left;
          const name = seat === view.you ? online.room.you : (person?.name ?? "");
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
              key={seat}
              data-runs={runs || undefined}
              data-own={seat === view.you || undefined}
              style={{ "--hue": hueOf(view, seat) } as React.CSSProperties}
            >
              <span className={styles.crest} aria-hidden>
                {(person?.name ?? "?").slice(0, 1)}
              </span>
              <span className={styles.name}>{name}</span>
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
            </li>
          );
        })}
      </ul>
      {own?.isWarned === true && (
        <p className={styles.warning} role="alert" data-warning>
          {network.clock.ends(duration(own.endsIn / 1000))}
        </p>
      )}
    </div>
  );
}

/** As on the board: colours go around from whoever looks on. */
const hueOf = ({ seats, you }: RoomView, seat: number): string => `var(--seat-${(seat - (you ?? 0) + seats.length) % seats.length})`;
