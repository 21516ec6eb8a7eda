import { Link } from "@tanstack/react-router";
import { Eye, RotateCcw, Swords, Trophy, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStrings } from "../strings/index.ts";
import { useFrame, useSeatName, useThings } from "./context.ts";
import styles from "./ending.module.css";
import { Score } from "./score.tsx";

/** Who has won, and what can be done next. `goOn`: there is something to choose before the next game of a match. */
export function Ending({ goOn }: { readonly goOn?: () => void }) {
  const { board, match: words } = useStrings();
  const { snapshot, viewer, match, moments, seed } = useFrame();
  const { table } = useThings();
  const name = useSeatName();
  const [isAside, setAside] = useState(false);
  const { winners, players, turn } = snapshot.view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ending is shown again
  useEffect(() => setAside(false), [winners]);
  if (snapshot.question !== null || isAside) return null;
  const isMine = winners.includes(viewer);
  const title = winners.length === 0 ? board.stopped : isMine ? board.youWin : board.wins(winners.map(name).join(board.and));
  const between = match?.between ?? null;
  const beginners =
    between === null ? [] : between.seats[between.chooser] === null ? [between.chooser] : [between.chooser, 1 - between.chooser];
  return (
    <section className={styles.ending} data-overlay aria-label={title}>
      <Trophy size={34} aria-hidden className={styles.trophy} data-mine={isMine || undefined} />
      <h2>{title}</h2>
      <p>{board.afterTurns(turn.number)}</p>
      <ul className={styles.scores}>
        {players.map((player) => (
          <li key={player.seat}>
            <span>{name(player.seat)}</span>
            <Score player={player} />
          </li>
        ))}
      </ul>
      {match !== null && <p className={styles.match}>{board.matchScore(match.game, match.wins)}</p>}
      <div className={styles.buttons}>
        {between !== null ? (
          goOn === undefined ? (
            beginners.map((seat, at) => (
              <button
                key={seat}
                type="button"
                className={at === 0 ? "button primary" : "button"}
                data-nav
                onClick={() => table.nextGame(seat)}
              >
                {at === 0 && <Swords size={16} aria-hidden />} {board.nextGame(name(seat))}
              </button>
            ))
          ) : (
            <button type="button" className="button primary" data-nav onClick={goOn}>
              <Swords size={16} aria-hidden /> {words.next}
            </button>
          )
        ) : (
          <Link to="/play/{-$at}" params={{ at: undefined }} className="button primary" data-nav>
            <Swords size={16} aria-hidden /> {board.newGame}
          </Link>
        )}
        <button type="button" className="button" data-nav onClick={() => table.restart()} title={board.restart(seed)}>
          <RotateCcw size={16} aria-hidden /> {board.sameAgain}
        </button>
        {moments.length > 0 && (
          <button type="button" className="button" data-nav onClick={() => table.undo()}>
            <Undo2 size={16} aria-hidden /> {board.undo}
          </button>
        )}
        <Link to="/replays/{-$at}" params={{ at: undefined }} className="button" data-nav>
          {board.watchAgain}
        </Link>
        <button type="button" className="button quiet" data-nav onClick={() => setAside(true)}>
          <Eye size={16} aria-hidden /> {board.seeBoard}
        </button>
      </div>
    </section>
  );
}

/** Between two people who share a screen: nothing is to be seen until the next one says so. */
export function Curtain() {
  const { board } = useStrings();
  const { viewer, seats } = useFrame();
  const { table } = useThings();
  const who = seats[viewer]?.name ?? "";
  return (
    <div className={styles.curtain}>
      <h1>{board.curtainTitle(who)}</h1>
      <p>{board.curtainText}</p>
      <button type="button" className="button primary" data-main onClick={() => table.liftCurtain()}>
        {board.curtainButton(who)}
      </button>
    </div>
  );
}
