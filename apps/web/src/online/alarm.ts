import { useEffect, useRef } from "react";
import { fileAt } from "../app/base.ts";
import { play, type Sound } from "../app/sound.ts";
import { setAlarm } from "../app/titles.ts";

/** What must not be missed: in the title, as a sound, and as a notification where that is allowed and nobody looks. */

/** The title of the window, for as long as there is something to say. */
export function useTitle(words: string | null): void {
  useEffect(() => {
    setAlarm(words);
    return () => setAlarm(null);
  }, [words]);
}

export const canNotify = (): boolean => typeof Notification !== "undefined";

export function notify(title: string, body: string, onOpen: () => void): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const note = new Notification(title, { body, tag: "rulebound", icon: fileAt("icon.svg") });
  note.onclick = () => {
    window.focus();
    onOpen();
    note.close();
  };
}

/** Sounds when something becomes another thing, but not for what was there from the start. */
export function useSoundOn(what: string | number | null, sound: Sound): void {
  const before = useRef(what);
  useEffect(() => {
    if (what !== before.current && what !== null) play(sound);
    before.current = what;
  }, [what, sound]);
}

/** The last half minute, the last ten seconds and then each of the last five are heard; null: there is no hurry. */
export function warningStep(endsInMs: number): number {
  const seconds = Math.ceil(endsInMs / 1000);
  if (seconds <= 5) return seconds;
  return seconds <= 10 ? 10 : 30;
}
