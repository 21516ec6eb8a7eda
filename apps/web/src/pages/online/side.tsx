import type { RoomView } from "@rulebound/protocol";
import { Link } from "@tanstack/react-router";
import { MessageCircle, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { usePanels } from "../../board/panels.ts";
import type { OnlineRoom } from "../../online/room.ts";
import { useStrings } from "../../strings/index.ts";
import { Clocks } from "./clocks.tsx";
import styles from "./online.module.css";
import { Talk } from "./talk.tsx";
import { AgreedTerms } from "./terms.tsx";
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
  const unread = last !== undefined && !last.isOld && last.id > read && !isOpen ? last : null;
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
          {view.you !== null && view.phase === "playing" ? (
            <button type="button" className="button" onClick={() => usePanels.setState({ leaving: "leave" })}>
              {online.room.leave}
            </button>
          ) : (
            <Link to="/online/{-$at}" params={{ at: undefined }} className="button">
              {online.room.leave}
            </Link>
          )}
        </div>
      )}
    </aside>
  );
}

/** What was seen since that answer stays seen: whoever agrees should know. */
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
      <p>{online.takeBack.asked(nameOf(view, takeBack.by))}</p>
      {takeBack.seen.map(({ count, cards }, seat) =>
        count === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
          <p key={seat} data-seen={seat}>
            {seat === you ? online.takeBack.seenYours(count, cards) : online.takeBack.seen(nameOf(view, seat), count, cards)}
          </p>
        ),
      )}
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

const nameOf = ({ seats }: RoomView, seat: number): string => seats[seat]?.person?.name ?? "";

/** This page's own time, once a second. */
export function useTicks(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
