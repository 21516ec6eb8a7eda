import { ArrowRight, Trash2, Undo2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { dropGame, keepGame, openGames } from "../../app/open-games.ts";
import type { CurrentGame } from "../../app/saved.ts";
import { useSettings } from "../../app/settings.ts";
import { clearTable } from "../../engine/solo.ts";
import { useStrings } from "../../strings/index.ts";
import styles from "./open-games.module.css";
import { useToTable } from "./to-table.ts";

interface Open {
  /** Newest first. */
  readonly games: readonly CurrentGame[];
  /** The one that was deleted last can be had back. */
  readonly removed: CurrentGame | null;
  readonly remove: (game: CurrentGame) => void;
  readonly bringBack: () => void;
}

/** The games that wait to be gone on with, and how they are deleted. */
export function useOpenGames(): Open {
  const [games, setGames] = useState<readonly CurrentGame[]>([]);
  const [removed, setRemoved] = useState<CurrentGame | null>(null);
  const look = useCallback(async () => setGames(await openGames().catch(() => [])), []);
  useEffect(() => void look(), [look]);
  return {
    games,
    removed,
    remove: (game) => {
      clearTable(game.setup.id);
      setRemoved(game);
      void dropGame(game.setup.id).then(look);
    },
    bringBack: () => {
      if (removed === null) return;
      setRemoved(null);
      void keepGame(removed).then(look);
    },
  };
}

/** A list of them: mode, who with which deck, how it stands, since when. */
export function OpenGames({ games, removed, remove, bringBack }: Open) {
  const { games: words } = useStrings();
  if (games.length === 0 && removed === null) return null;
  return (
    <section className={styles.open} aria-label={words.title}>
      <h2>{words.title}</h2>
      {games.length > 0 && (
        <ul>
          {games.map((game) => (
            <Row key={game.setup.id} game={game} remove={() => remove(game)} />
          ))}
        </ul>
      )}
      {removed !== null && (
        <p className={styles.removed} role="status">
          {words.removed}{" "}
          <button type="button" className="button quiet" onClick={bringBack}>
            <Undo2 size={16} aria-hidden /> {words.keep}
          </button>
        </p>
      )}
    </section>
  );
}

function Row({ game: { setup, standing, startedAt }, remove }: { readonly game: CurrentGame; readonly remove: () => void }) {
  const { games: words, play } = useStrings();
  const language = useSettings((settings) => settings.language);
  const toTable = useToTable();
  const decks = setup.seats.map(({ deckName, name }) => deckName || name).join(words.against);
  const turn = standing === undefined ? words.unknownTurn : words.turn(standing.turn);
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(standing?.changedAt ?? startedAt);
  const facts = [
    play.modes[setup.mode].name,
    ...(standing?.wins ? [words.matchScore(standing.wins)] : []),
    turn,
    ...(standing === undefined ? [] : [words.score(standing.points)]),
  ];
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>{decks}</strong>
        <span className={styles.facts}>{facts.join(" · ")}</span>
        <span className={styles.when}>
          {setup.seats.map(({ name }) => name).join(", ")} · {when}
        </span>
      </span>
      <button type="button" className="button" aria-label={words.goOnWith(decks, turn)} onClick={() => toTable(setup.id)}>
        <ArrowRight size={16} aria-hidden /> {words.goOn}
      </button>
      <button type="button" className="button quiet" aria-label={words.removeOne(decks, turn)} title={words.remove} onClick={remove}>
        <Trash2 size={16} aria-hidden />
      </button>
    </li>
  );
}
