import { Hourglass, WifiOff } from "lucide-react";
import { useStore } from "zustand";
import { connection } from "../../online/connection.ts";
import type { OnlineRoom } from "../../online/room.ts";
import { forfeitIn, ownTime, useNow } from "../../online/time-left.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./lost.module.css";
import { duration } from "./terms.tsx";

/** The connection is lost, here or over there: what is being done, and how long there is for it. Above a page without a board. */
export function Lost({ room }: { readonly room: OnlineRoom }) {
  return (
    <div className={styles.above}>
      <LostLine room={room} />
    </div>
  );
}

export function LostLine({ room }: { readonly room: OnlineRoom }) {
  const isLost = useStore(connection.store, (state) => state.lost !== null);
  const isHeld = useStore(room.store, (state) => state.held);
  if (isLost) return <OwnLost room={room} />;
  return isHeld ? <Held /> : <OthersLost room={room} />;
}

/** The server is there, and cannot keep what is answered just now. */
function Held() {
  const { online } = useStrings();
  return (
    <div className={styles.other} role="alert" data-lost="server">
      <Hourglass size={18} aria-hidden />
      <p>
        <strong>{online.held}</strong>
      </p>
    </div>
  );
}

function OwnLost({ room }: { readonly room: OnlineRoom }) {
  const { network } = useStrings();
  const lost = useStore(connection.store, (state) => state.lost);
  const { view, game } = useStore(room.store);
  const now = useNow();
  if (lost === null) return null;
  const playing = view?.you != null && (view.phase === "playing" || view.phase === "between") ? view : null;
  const own = playing?.phase === "playing" ? ownTime(game, now) : null;
  const away = playing?.terms.away ?? null;
  const wait = Math.ceil((lost.nextAt - now) / 1000);
  const words = network.lost;
  return (
    <div className={styles.lost} role="alert" data-lost="here">
      <WifiOff size={20} aria-hidden />
      <p>
        <strong>
          {navigator.onLine ? words.title : words.offline} {words.since(Math.max(1, Math.round((now - lost.since) / 1000)))}
        </strong>{" "}
        {words.trying(lost.tries)}
        {wait > 0 && `, ${words.next(wait)}`}. {own !== null && `${words.clock(duration(own.endsIn / 1000))}. `}
        {away !== null && <span data-forfeit>{words.forfeit(duration(Math.max(0, away - (now - lost.since) / 1000)))} </span>}
        {playing === null && view?.you != null && words.safe}
      </p>
      <button type="button" className="button" onClick={() => connection.retry()}>
        {words.now}
      </button>
    </div>
  );
}

function OthersLost({ room }: { readonly room: OnlineRoom }) {
  const { network } = useStrings();
  const { view, viewAt } = useStore(room.store);
  const now = useNow();
  if (view === null || (view.phase !== "playing" && view.phase !== "between")) return null;
  const gone = view.seats.flatMap(({ person, present }, seat) =>
    present || person === null || seat === view.you ? [] : [{ person, seat }],
  );
  if (gone.length === 0) return null;
  return (
    <div className={styles.other} role="status" data-lost="there">
      <WifiOff size={18} aria-hidden />
      {gone.map(({ person, seat }) => {
        const left = forfeitIn({ view, viewAt }, seat, now);
        return (
          <p key={seat}>
            <strong>{network.other.title(person.name)}.</strong>{" "}
            {left === null ? network.other.waits : network.other.forfeit(duration(left / 1000))}
          </p>
        );
      })}
    </div>
  );
}
