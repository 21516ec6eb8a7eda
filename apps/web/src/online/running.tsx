import { useLocation, useNavigate } from "@tanstack/react-router";
import { DoorOpen, Search, Swords, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { rememberSeat } from "../app/wanted.ts";
import { duration } from "../pages/online/terms.tsx";
import { useStrings } from "../strings/index.ts";
import { notify, useSoundOn, useTitle, warningStep } from "./alarm.ts";
import { connection } from "./connection.ts";
import type { OnlineRoom } from "./room.ts";
import styles from "./running.module.css";
import { type Situation, situationOf } from "./situation.ts";
import { useNow } from "./time-left.ts";
import { findSeat, forget, hasSeat, stopSearch, useWatch } from "./watch.ts";

/** On every page: the match that runs, begins or is being looked for. It is seen, heard, and stands in the title. */
export default function Running({ isBoard }: { readonly isBoard: boolean }) {
  const { room, search } = useWatch();
  useEffect(() => void findSeat().catch(() => {}), []);
  if (room !== null) return <RunningMatch key={room.key} room={room} isBoard={isBoard} />;
  return search === null ? null : <Searching isBoard={isBoard} />;
}

function Searching({ isBoard }: { readonly isBoard: boolean }) {
  const { network } = useStrings();
  const { pathname } = useLocation();
  useTitle(network.titles.waiting);
  // The lobby says it itself.
  if (/^\/online\/?$/.test(pathname)) return null;
  return (
    <aside className={styles.bar} data-board={isBoard || undefined} aria-label={network.running.label}>
      <Search size={18} aria-hidden className={styles.sign} />
      <p className={styles.words} role="status">
        <strong>{network.running.waiting}</strong>
      </p>
      <button type="button" className="button" onClick={() => void stopSearch()}>
        {network.running.stop}
      </button>
    </aside>
  );
}

function RunningMatch({ room, isBoard }: { readonly room: OnlineRoom; readonly isBoard: boolean }) {
  const { view, game, gone } = useStore(room.store);
  const { isHere, matched } = useWatch();
  const { network } = useStrings();
  const { titles, running } = network;
  const now = useNow();
  const navigate = useNavigate();
  const isLost = useStore(connection.store, (state) => state.lost !== null);
  const situation = situationOf({ view, game }, now);
  const [dismissed, dismiss] = useState<string | null>(null);
  const wasPlaying = useRef(false);
  const { kind } = situation;
  const isMine = kind === "playing" && situation.isMine;
  const isAsked = kind === "open" && situation.isAsked;
  const time = kind === "playing" ? situation.time : null;
  const hurries = time?.isWarned === true ? time : null;

  useEffect(() => {
    if (view !== null) rememberSeat(hasSeat(view) ? view.id : null);
    if (view?.phase === "playing") wasPlaying.current = true;
  }, [view]);
  useEffect(() => {
    if (gone === null || isHere) return;
    rememberSeat(null);
    forget();
  }, [gone, isHere]);

  const title = (): string | null => {
    if (isLost) return titles.lost;
    if (hurries !== null) return titles.hurry(duration(hurries.endsIn / 1000));
    if (kind === "playing") return matched !== null ? titles.begins : isMine ? titles.yours : titles.theirs(situation.decides);
    if (kind === "between") return titles.between;
    return isAsked ? titles.asked : null;
  };
  useTitle(title());

  const open = (): void => {
    if (view !== null) void navigate({ to: "/online/{-$at}", params: { at: view.code } });
  };
  const calls = kind === "playing" && view !== null ? `${view.commitment}/${view.game}` : isAsked ? "asked" : null;
  useSoundOn(calls, "call");
  useSoundOn(isMine && (!isHere || document.hidden) ? (game?.at ?? null) : null, "turn");
  useSoundOn(hurries === null ? null : warningStep(hurries.endsIn), "hurry");
  const news = useRef(calls);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each match that begins, each move and each warning
  useEffect(() => {
    const names = "names" in situation ? situation.names : "";
    if (calls !== null && calls !== news.current) notify(isAsked ? running.ready(names) : running.begins(names), "Rulebound", open);
    else if (hurries !== null) notify(titles.hurry(duration(hurries.endsIn / 1000)), running.against(names), open);
    else if (isMine) notify(titles.yours, running.against(names), open);
    news.current = calls;
  }, [calls, isMine, hurries !== null]);

  const seen = `${view?.phase} ${view?.commitment}`;
  if (isHere || view === null || kind === "none" || dismissed === seen) return null;
  if (kind === "over" && !wasPlaying.current) return null;
  return (
    <aside
      className={styles.bar}
      data-board={isBoard || undefined}
      data-urgent={isMine || isAsked || undefined}
      data-hurries={hurries !== null || undefined}
      aria-label={running.label}
    >
      <Swords size={18} aria-hidden className={styles.sign} />
      <p className={styles.words} role="status">
        <Words situation={situation} code={view.code} isNew={matched !== null} />
      </p>
      {time !== null && (
        <time className={styles.time} data-hurries={hurries !== null || undefined}>
          {duration(time.endsIn / 1000)}
        </time>
      )}
      {isAsked ? (
        <button
          type="button"
          className="button primary"
          onClick={() => {
            open();
            void room.say({ type: "ready", ready: true }).catch(() => {});
          }}
        >
          <Swords size={16} aria-hidden /> {running.begin}
        </button>
      ) : (
        <button type="button" className="button primary" onClick={open}>
          <DoorOpen size={16} aria-hidden /> {running.go}
        </button>
      )}
      {(kind === "over" || kind === "open") && (
        <button
          type="button"
          className="button quiet"
          aria-label={running.dismiss}
          title={running.dismiss}
          onClick={() => (kind === "over" ? forget() : dismiss(seen))}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </aside>
  );
}

function Words({ situation, code, isNew }: { readonly situation: Situation; readonly code: string; readonly isNew: boolean }) {
  const { running } = useStrings().network;
  switch (situation.kind) {
    case "none":
      return null;
    case "open": {
      const { names, isAsked } = situation;
      return (
        <>
          <strong>{running.table(code)}</strong> {isAsked ? running.ready(names) : names === "" ? running.alone : running.sat(names)}
        </>
      );
    }
    case "playing": {
      const { names, isMine, decides } = situation;
      return (
        <>
          <strong>{isNew ? running.begins(names) : running.against(names)}</strong>{" "}
          {isMine ? running.yours : decides !== "" && running.theirs(decides)}
        </>
      );
    }
    case "between":
      return (
        <>
          <strong>{running.against(situation.names)}</strong> {running.between}
        </>
      );
    case "over":
      return <strong>{running.over(situation.names)}</strong>;
  }
}
