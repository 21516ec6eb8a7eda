import { nthSeat } from "@rulebound/engine/internal";
import { Link, useNavigate } from "@tanstack/react-router";
import { Bot, FolderOpen, Trash2, User } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SavedGame } from "../../app/saved.ts";
import { useSettings } from "../../app/settings.ts";
import { drop } from "../../app/shelves.ts";
import { say } from "../../app/toasts.tsx";
import { CardFace, factsNamed } from "../../card/index.ts";
import { useStrings } from "../../strings/index.ts";
import { botsPlay, bringFile, savedGames } from "./keeping.ts";
import { bringOnlineGames, noteDropped } from "./online.ts";
import styles from "./replays.module.css";

/** The games that are kept, newest first. */
export function Shelf() {
  const { app, replays } = useStrings();
  const [games, setGames] = useState<readonly SavedGame[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    void savedGames().then(setGames);
    void bringOnlineGames().then(
      async (brought) => brought > 0 && setGames(await savedGames()),
      () => {},
    );
  }, []);
  const open = (id: string) => navigate({ to: "/replays/{-$at}", params: { at: id } });
  const attempt = async (bring: () => Promise<string>) => {
    setBusy(true);
    try {
      await open(await bring());
    } catch (error) {
      say(`${replays.cannot} ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setBusy(false);
    }
  };
  const remove = async (id: string) => {
    await drop("replays", id);
    noteDropped(id);
    setGames(await savedGames());
    say(replays.removed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same
    <div
      className="page"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped !== undefined) void attempt(() => bringFile(dropped));
      }}
    >
      <header className={styles.head}>
        <h1>{app.pages.replays}</h1>
        <p className={styles.lead}>{replays.lead}</p>
        <div className={styles.actions}>
          <button type="button" className="button" onClick={() => file.current?.click()}>
            <FolderOpen size={16} aria-hidden /> {replays.openFile}
          </button>
          <button type="button" className="button" disabled={isBusy} onClick={() => void attempt(botsPlay)}>
            <Bot size={16} aria-hidden /> {isBusy ? replays.botsPlaying : replays.bots}
          </button>
          <span className={styles.faint}>{replays.dropHint}</span>
        </div>
        <input
          ref={file}
          type="file"
          accept=".json,.yaml,application/json"
          hidden
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) void attempt(() => bringFile(chosen));
          }}
        />
      </header>
      <section aria-labelledby="yours" className={styles.games}>
        <h2 id="yours">{replays.yours}</h2>
        {games !== null && games.length === 0 && <p className={styles.faint}>{replays.none}</p>}
        <ul>
          {games?.map((game) => (
            <Row key={game.id} game={game} remove={() => void remove(game.id)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Row({ game, remove }: { game: SavedGame; remove: () => void }) {
  const { replays } = useStrings();
  const language = useSettings((settings) => settings.language);
  const winner = game.winners[0];
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(game.when);
  return (
    <li className={styles.row}>
      <Link to="/replays/{-$at}" params={{ at: game.id }} className={styles.game}>
        <span className={styles.faces} aria-hidden>
          {game.seats.map(({ legend }, seat) => {
            const facts = factsNamed(legend);
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            return facts === null ? null : <CardFace key={seat} card={facts} size="small" />;
          })}
        </span>
        <span className={styles.who}>
          {game.seats.map(({ name, bot, deck }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <span key={seat} className={styles.seat} data-won={game.winners.includes(nthSeat(seat)) || undefined}>
              {bot === null ? <User size={14} aria-hidden /> : <Bot size={14} aria-hidden />}
              <strong>{name}</strong> <span className={styles.faint}>{deck}</span>
              <span className={styles.points}>{game.points[seat]}</span>
            </span>
          ))}
        </span>
        <span className={styles.facts}>
          <span>{winner === undefined ? replays.draw : replays.wins(game.seats[winner]?.name ?? `P${winner + 1}`)}</span>
          <span className={styles.faint}>
            {replays.turns(game.turns)} · {when}
          </span>
        </span>
      </Link>
      <button type="button" className="button quiet" aria-label={`${replays.remove}: ${when}`} title={replays.remove} onClick={remove}>
        <Trash2 size={16} aria-hidden />
      </button>
    </li>
  );
}
