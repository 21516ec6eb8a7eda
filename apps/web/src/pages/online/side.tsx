import type { RoomView } from "@rulebound/protocol";
import { Link } from "@tanstack/react-router";
import { MessageCircle, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { OnlineRoom } from "../../online/room.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./online.module.css";
import { Talk } from "./talk.tsx";
import { AgreedTerms, duration } from "./terms.tsx";
import { trying } from "./waiting.tsx";

/** Beside the board: clocks, who is away, what somebody asks for, and the talk where one wants it. */
export function TableSide({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online } = useStrings();
  const [isOpen, setOpen] = useState(false);
  const talk = useStore(room.store, (state) => state.talk);
  const [read, setRead] = useState(0);
  const last = talk.at(-1);
  useEffect(() => {
    if (isOpen) setRead(last?.id ?? 0);
  }, [isOpen, last]);
  const unread = last !== undefined && last.id > read && !isOpen ? last : null;
  return (
    <aside className={styles.side} aria-label={online.talk.open}>
      <Clocks room={room} view={view} />
      <TakeBack room={room} view={view} />
      {unread !== null && (
        <p className={styles.bubble} role="status">
          <strong>{unread.from.name}</strong> {unread.emote === null ? unread.text : online.talk.emotes[unread.emote]}
        </p>
      )}
      <button
        type="button"
        className={`button ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-label={isOpen ? online.talk.close : online.talk.open}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <X size={18} aria-hidden /> : <MessageCircle size={18} aria-hidden />}
      </button>
      {isOpen && (
        <div className={styles.drawer}>
          <Talk room={room} view={view} />
          <AgreedTerms view={view} />
          {view.spectators > 0 && <p className={styles.soft}>{online.room.watching(view.spectators)}</p>}
          <Link to="/online/{-$at}" params={{ at: undefined }} className="button">
            {online.room.leave}
          </Link>
        </div>
      )}
    </aside>
  );
}

function Clocks({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online } = useStrings();
  const game = useStore(room.store, (state) => state.game);
  const now = useTicks();
  if (game === null || view.phase !== "playing") return null;
  const { clock, heardAt } = game;
  const passed = now - heardAt;
  return (
    <ul className={styles.clocks}>
      {view.seats.map(({ person, present, forfeitIn }, seat) => {
        const runs = clock?.running === seat;
        const left = clock === null ? null : (clock.left[seat] - (runs ? passed : 0)) / 1000;
        if (left === null && present) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
          <li key={seat} data-runs={runs || undefined} data-short={(left !== null && left < 60) || undefined}>
            <span>{seat === view.you ? online.room.you : person?.name}</span>
            {left !== null && <time>{duration(left)}</time>}
            {!present && <em>{forfeitIn === null ? online.room.away : online.room.forfeit(Math.ceil((forfeitIn - passed) / 1000))}</em>}
          </li>
        );
      })}
    </ul>
  );
}

function TakeBack({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online } = useStrings();
  const { takeBack, you } = view;
  if (takeBack === null || you === null) return null;
  if (takeBack.by === you || takeBack.consents.includes(you))
    return (
      <p className={styles.bubble} role="status">
        {online.takeBack.waiting}
      </p>
    );
  const reply = (consent: boolean): void => trying(room.say({ type: "replyTakeBack", consent }));
  return (
    <div className={styles.bubble} role="status">
      <p>{online.takeBack.asked(view.seats[takeBack.by]?.person?.name ?? "")}</p>
      <div className={styles.pair}>
        <button type="button" className="button primary" onClick={() => reply(true)}>
          {online.takeBack.yes}
        </button>
        <button type="button" className="button" onClick={() => reply(false)}>
          {online.takeBack.no}
        </button>
      </div>
    </div>
  );
}

/** This page's own time, once a second. */
export function useTicks(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
