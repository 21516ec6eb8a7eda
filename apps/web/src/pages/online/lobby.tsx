import { FORMATS } from "@rulebound/cards";
import { Link, useNavigate } from "@tanstack/react-router";
import { DoorOpen, Radio, Swords, Users } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { say } from "../../app/toasts.tsx";
import { connection } from "../../online/connection.ts";
import { type About, about, type ListedRoom, type LobbyCounts, lobby, rooms } from "../../online/http.ts";
import { search, stopSearch, useWatch } from "../../online/watch.ts";
import { useStrings } from "../../strings/index.ts";
import { wrongNow } from "../../strings/refusals.ts";
import { usePlayableDecks } from "../play/decks.ts";
import { Account } from "./account.tsx";
import { DeckChoice, lastDeck } from "./deck-choice.tsx";
import { NotifyMe } from "./notify.tsx";
import styles from "./online.module.css";
import { OpenTable } from "./open-table.tsx";

const LOOKS_EVERY = 5000;
const COUNTS_EVERY = 3000;

export function Lobby() {
  const { online } = useStrings();
  const [found, setFound] = useState<About | "absent" | null>(null);
  const status = useStore(connection.store, (state) => state.status);
  useEffect(() => {
    about().then(
      (said) => {
        setFound(said);
        void connection.open();
      },
      () => setFound("absent"),
    );
  }, []);
  if (found === "absent") return <Absent />;
  if (found === null || status !== "open")
    return (
      <div className="page">
        <h1>{online.title}</h1>
        <p role="status">{status === "lost" ? online.lost : online.connecting}</p>
      </div>
    );
  return (
    <div className="page">
      <header className={styles.head}>
        <h1>{online.title}</h1>
        <p className={styles.here}>
          <Radio size={16} aria-hidden /> <Counts />
        </p>
      </header>
      <GoOn />
      <div className={styles.lobby}>
        <div className={styles.column}>
          <QuickMatch />
          <OpenTable about={found} />
          <EnterCode />
        </div>
        <div className={styles.column}>
          <Tables />
          <Account />
        </div>
      </div>
    </div>
  );
}

function Absent() {
  const { online } = useStrings();
  return (
    <div className="page">
      <h1>{online.absent.title}</h1>
      <p>{online.absent.text}</p>
      <p>
        <Link to="/play/{-$at}" params={{ at: undefined }} className="button primary">
          {online.absent.solo}
        </Link>
      </p>
    </div>
  );
}

/** Matches in which one has a seat: nobody loses one by closing a window. */
function GoOn() {
  const { online } = useStrings();
  const waiting = useStore(connection.store, (state) => state.rooms);
  if (waiting.length === 0) return null;
  return (
    <div className={styles.waiting}>
      {waiting.map((room) => (
        <Link key={room} to="/online/{-$at}" params={{ at: room }} className="button primary">
          <Swords size={18} aria-hidden /> {online.goOn}
        </Link>
      ))}
    </div>
  );
}

/** Who is here, as it is now. */
function Counts() {
  const { counts } = useStrings().network;
  const [now, setNow] = useState<LobbyCounts | null>(null);
  useEffect(() => {
    const look = (): void => void lobby().then(setNow, () => {});
    look();
    const timer = setInterval(look, COUNTS_EVERY);
    return () => clearInterval(timer);
  }, []);
  if (now === null) return null;
  return (
    <span aria-live="polite">
      {counts.online(now.online)}
      {now.waiting > 0 && ` · ${counts.waiting(now.waiting)}`}
    </span>
  );
}

function QuickMatch() {
  const { online, network } = useStrings();
  const navigate = useNavigate();
  const decks = usePlayableDecks();
  const [deck, setDeck] = useState(() => lastDeck(decks));
  const [bestOf, setBestOf] = useState<1 | 3>(1);
  const isWaiting = useWatch((watch) => watch.search !== null);
  const matched = useWatch((watch) => watch.matched);
  // Strangers meet by the rules of competitions.
  const terms = { mode: bestOf === 1 ? "duel" : "match", format: FORMATS[0].name } as const;
  useEffect(() => {
    if (matched !== null) void navigate({ to: "/online/{-$at}", params: { at: matched } });
  }, [matched, navigate]);
  const find = async (): Promise<void> => {
    try {
      await search({ terms: { ...terms, bestOf }, deck: deck.text });
    } catch (error) {
      say(wrongNow(error));
    }
  };
  return (
    <section className={`panel ${styles.form}`}>
      <h2>{online.quick.title}</h2>
      <p className={styles.soft}>{online.quick.text}</p>
      <DeckChoice value={deck} onChange={setDeck} terms={terms} isFixed={isWaiting} />
      {isWaiting && <p className={styles.soft}>{network.deck.fixed}</p>}
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{online.open.bestOf}</legend>
        {([1, 3] as const).map((games) => (
          <label key={games}>
            <input type="radio" name="quick" checked={bestOf === games} disabled={isWaiting} onChange={() => setBestOf(games)} />
            {games === 1 ? online.quick.one : online.quick.three}
          </label>
        ))}
      </fieldset>
      {isWaiting ? (
        <p className={styles.pair} role="status">
          <span className={styles.pulse}>{online.quick.waiting}</span>
          <button type="button" className="button" onClick={() => void stopSearch()}>
            {online.quick.stop}
          </button>
          <NotifyMe />
        </p>
      ) : (
        <button type="button" className="button primary" onClick={() => void find()}>
          <Swords size={18} aria-hidden /> {online.quick.find}
        </button>
      )}
    </section>
  );
}

function EnterCode() {
  const { online } = useStrings();
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  return (
    <form
      className={`panel ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "") void navigate({ to: "/online/{-$at}", params: { at: code.trim().toUpperCase() } });
      }}
    >
      <h2>{online.enter.title}</h2>
      <div className={styles.pair}>
        <label className={styles.grow}>
          {online.enter.code}
          <input className="field" value={code} autoComplete="off" maxLength={32} onChange={(event) => setCode(event.target.value)} />
        </label>
        <button type="submit" className="button">
          <DoorOpen size={18} aria-hidden /> {online.enter.button}
        </button>
      </div>
    </form>
  );
}

function Tables() {
  const { online, play } = useStrings();
  const [open, setOpen] = useState<readonly ListedRoom[]>([]);
  const [live, setLive] = useState<readonly ListedRoom[]>([]);
  useEffect(() => {
    const look = (): void => {
      void rooms("open").then(setOpen, () => {});
      void rooms("live").then(setLive, () => {});
    };
    look();
    const timer = setInterval(look, LOOKS_EVERY);
    return () => clearInterval(timer);
  }, []);
  const list = (tables: readonly ListedRoom[], button: string) => (
    <ul className={styles.tables}>
      {tables.map(({ id, code, terms, players }) => (
        <li key={id}>
          <span className={styles.grow}>
            <strong>{online.terms.mode(play.modes[terms.mode].name, terms.bestOf)}</strong>
            <small>{players.map(({ name }) => name).join(", ")}</small>
          </span>
          <Link to="/online/{-$at}" params={{ at: code }} className="button">
            {button}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={`panel ${styles.form}`}>
      <h2>
        <Users size={20} aria-hidden /> {online.list.title}
      </h2>
      {open.length === 0 ? <p className={styles.soft}>{online.list.none}</p> : list(open, online.list.sit)}
      <h3>{online.list.live}</h3>
      {live.length === 0 ? <p className={styles.soft}>{online.list.noneLive}</p> : list(live, online.list.watch)}
    </section>
  );
}
