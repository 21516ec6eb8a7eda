import type { RoomView } from "@rulebound/protocol";
import { Link } from "@tanstack/react-router";
import { MessageCircle, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { usePanels } from "../../board/panels.ts";
import ribbon from "../../board/ribbon.module.css";
import type { OnlineRoom, Spoken } from "../../online/room.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./besides.module.css";
import { Talk } from "./talk.tsx";
import { AgreedTerms } from "./terms.tsx";

const STANDS_MS = 6000;

/** What was said last and has not been read. */
function useUnread(room: OnlineRoom): Spoken | null {
  const isOpen = usePanels((panels) => panels.talk);
  const last = useStore(room.store, ({ talk, muted }) => talk.findLast(({ from }) => !muted.includes(from.account)));
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (isOpen) setRead(last?.id ?? 0);
  }, [isOpen, last]);
  return last !== undefined && !last.isOld && last.id > read && !isOpen ? last : null;
}

export function TalkButton({ room }: { readonly room: OnlineRoom }) {
  const { online } = useStrings();
  const isOpen = usePanels((panels) => panels.talk);
  const unread = useUnread(room);
  useEffect(() => () => usePanels.setState({ talk: false }), []);
  return (
    <button
      type="button"
      className={`${ribbon.tool} ${styles.talk}`}
      aria-expanded={isOpen}
      aria-label={isOpen ? online.talk.close : online.talk.open}
      title={isOpen ? online.talk.close : online.talk.open}
      data-unread={unread !== null || undefined}
      onClick={() => usePanels.setState({ talk: !isOpen })}
    >
      {isOpen ? <X size={18} aria-hidden /> : <MessageCircle size={18} aria-hidden />}
    </button>
  );
}

/** What somebody says is seen without opening anything. */
export function LastWords({ room }: { readonly room: OnlineRoom }) {
  const { online } = useStrings();
  const unread = useUnread(room);
  const [stoodUntil, setStoodUntil] = useState(0);
  const id = unread?.id ?? 0;
  useEffect(() => {
    if (id === 0) return;
    const timer = setTimeout(() => setStoodUntil(id), STANDS_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (unread === null || unread.id <= stoodUntil) return null;
  return (
    <p className={styles.words} role="status" data-words>
      <strong>{unread.from.name}</strong> {unread.emote === null ? unread.text : online.talk.emotes[unread.emote]}
    </p>
  );
}

export function TalkDrawer({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online } = useStrings();
  const isOpen = usePanels((panels) => panels.talk);
  if (!isOpen) return null;
  return (
    <aside className={styles.drawer} aria-label={online.talk.open} data-overlay>
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
    </aside>
  );
}
