import type { RoomView } from "@rulebound/protocol";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Bot, Check, Copy, UserPlus } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { addressOf } from "../../app/base.ts";
import { say } from "../../app/toasts.tsx";
import { connection } from "../../online/connection.ts";
import type { OnlineRoom } from "../../online/room.ts";
import { useStrings } from "../../strings/index.ts";
import { wrongNow } from "../../strings/refusals.ts";
import { LEVEL_NAMES } from "../play/bots.ts";
import { usePlayableDecks } from "../play/decks.ts";
import { Opponent } from "../play/opponent.tsx";
import { DeckChoice, lastDeck } from "./deck-choice.tsx";
import { NotifyMe } from "./notify.tsx";
import styles from "./online.module.css";
import { sitDown, useRegisteredDeck } from "./registered.ts";
import { Talk } from "./talk.tsx";
import { AgreedTerms } from "./terms.tsx";

/** What is said when the server does not do it. */
export const trying = (work: Promise<unknown>): void => void work.catch((error: unknown) => say(wrongNow(error)));

/** Before the game: who sits where, what is agreed, who is ready. */
export function WaitingRoom({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online, play, network } = useStrings();
  const me = useStore(connection.store, (state) => state.person?.account);
  const decks = usePlayableDecks();
  const { deck, choose } = useRegisteredDeck(room, view, decks);
  const [bot, setBot] = useState(LEVEL_NAMES[0]);
  const isHost = view.host === me;
  const mine = view.you === null ? null : view.seats[view.you];
  const copy = (): void => trying(navigator.clipboard.writeText(addressOf(`online/${view.code}`)).then(() => say(online.room.copied)));
  return (
    <div className="page">
      <header className={styles.head}>
        <Link to="/online/{-$at}" params={{ at: undefined }} className="button quiet" aria-label={online.room.back}>
          <ArrowLeft size={18} aria-hidden />
        </Link>
        <h1>{online.room.title(view.code)}</h1>
        <button type="button" className="button" onClick={copy}>
          <Copy size={16} aria-hidden /> {online.room.invite}
        </button>
      </header>
      <div className={styles.lobby}>
        <div className={styles.column}>
          <section className={`panel ${styles.form}`}>
            <DeckChoice value={deck} onChange={choose} terms={view.terms} />
            {view.deck !== null && (
              <p className={styles.plays} data-registered>
                {network.deck.plays(`${view.deck.name || deck?.name || ""} (${view.deck.legend})`)}
              </p>
            )}
            <ol className={styles.seats}>
              {view.seats.map(({ person, ready, present }, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats have their places
                <li key={seat} data-mine={view.you === seat || undefined}>
                  <span className={styles.grow}>
                    <strong>
                      {person?.name ?? online.room.empty}
                      {view.you === seat && ` (${online.room.you})`}
                    </strong>
                    <small>
                      {online.room.seat(seat + 1)}
                      {person !== null && ` · ${ready ? online.room.ready : online.room.notReady}`}
                      {person !== null && !present && ` · ${online.room.away}`}
                      {person?.rating != null && ` · ${Math.round(person.rating)}`}
                    </small>
                  </span>
                  {person === null && view.you === null && (
                    <button type="button" className="button" onClick={() => trying(sitDown(room, seat, deck ?? lastDeck(decks)))}>
                      <UserPlus size={16} aria-hidden /> {online.room.sit}
                    </button>
                  )}
                  {person === null && isHost && (
                    <button type="button" className="button" onClick={() => trying(room.say({ type: "addBot", seat, bot }))}>
                      <Bot size={16} aria-hidden /> {online.room.addBot}
                    </button>
                  )}
                  {person?.kind === "bot" && isHost && (
                    <button type="button" className="button quiet" onClick={() => trying(room.say({ type: "removeBot", seat }))}>
                      {online.room.removeBot}
                    </button>
                  )}
                  {view.you === seat && (
                    <button type="button" className="button quiet" onClick={() => trying(room.say({ type: "stand" }))}>
                      {online.room.stand}
                    </button>
                  )}
                </li>
              ))}
            </ol>
            {isHost && view.seats.some(({ person }) => person === null) && (
              <>
                <label>
                  {play.levels}
                  <select className="field" value={bot} onChange={({ target }) => setBot(target.value)}>
                    {LEVEL_NAMES.map((name) => (
                      <option key={name} value={name}>
                        {play.bots[name as keyof typeof play.bots] ?? name}
                      </option>
                    ))}
                  </select>
                </label>
                <Opponent bot={bot} />
              </>
            )}
            {mine !== null && (
              <button
                type="button"
                className={mine.ready ? "button" : "button primary"}
                onClick={() => trying(room.say({ type: "ready", ready: !mine.ready }))}
              >
                <Check size={18} aria-hidden /> {mine.ready ? online.room.beUnready : online.room.beReady}
              </button>
            )}
            <p className={styles.soft}>{online.room.begins}</p>
            <NotifyMe />
          </section>
        </div>
        <div className={styles.column}>
          <AgreedTerms view={view} />
          <Talk room={room} view={view} />
        </div>
      </div>
    </div>
  );
}
