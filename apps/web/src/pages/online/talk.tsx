import type { Emote, RoomView } from "@rulebound/protocol";
import { SendHorizontal, Volume2, VolumeX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { OnlineRoom } from "../../online/room.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./online.module.css";
import { trying } from "./waiting.tsx";

/** Words and emotes. What people write is text, and shown as text. */
export function Talk({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online } = useStrings();
  const { talk, muted } = useStore(room.store);
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest words are to be seen
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [talk]);
  const others = view.seats.flatMap(({ person }, seat) => (person !== null && person.kind !== "bot" && seat !== view.you ? [person] : []));
  const emotes = Object.entries(online.talk.emotes) as [Emote, string][];
  return (
    <section className={`panel ${styles.form}`}>
      <h2>{online.talk.title}</h2>
      <ol ref={list} className={styles.talk} aria-live="polite">
        {talk
          .filter(({ from }) => !muted.includes(from.account))
          .map(({ id, from, text: words, emote }) => (
            <li key={id}>
              <strong>{from.name}</strong> {emote === null ? words : <em>{online.talk.emotes[emote]}</em>}
            </li>
          ))}
      </ol>
      <div className={styles.emotes}>
        {emotes.map(([emote, words]) => (
          <button key={emote} type="button" className="button" onClick={() => trying(room.say({ type: "emote", emote }))}>
            {words}
          </button>
        ))}
      </div>
      <form
        className={styles.pair}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === "") return;
          trying(room.say({ type: "chat", text: text.trim() }));
          setText("");
        }}
      >
        <input
          className={`field ${styles.grow}`}
          value={text}
          maxLength={300}
          placeholder={online.talk.say}
          aria-label={online.talk.say}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button" aria-label={online.talk.send}>
          <SendHorizontal size={18} aria-hidden />
        </button>
      </form>
      {others.map(({ account, name }) => {
        const isMuted = muted.includes(account);
        return (
          <button key={account} type="button" className="button quiet" onClick={() => room.mute(account, !isMuted)}>
            {isMuted ? <Volume2 size={16} aria-hidden /> : <VolumeX size={16} aria-hidden />}
            {isMuted ? online.talk.unmute(name) : online.talk.mute(name)}
          </button>
        );
      })}
    </section>
  );
}
