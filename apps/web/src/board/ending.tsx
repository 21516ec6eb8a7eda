import { nthSeat } from "@rulebound/engine/internal";
import { Link } from "@tanstack/react-router";
import { ChevronsUp, Clapperboard, Eye, RotateCcw, Swords, Trophy, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStrings } from "../strings/index.ts";
import { useFrame, useSeatName, useThings } from "./context.ts";
import styles from "./ending.module.css";
import { useHowItEnded } from "./how-it-ended.tsx";
import { Score } from "./score.tsx";

/** What whoever shows the board offers after the game. */
export interface AfterGame {
  /** There is something to choose before the next game of a match. */
  readonly goOn?: () => void;
  readonly rematch?: () => void;
  /** The next stronger opponent. */
  readonly nextLevel?: { readonly name: string; readonly start: () => void };
}

/** Who has won and how, and what can be done next. */
export function Ending({ goOn, rematch, nextLevel }: AfterGame) {
  const { board, ending } = useStrings();
  const { snapshot, viewer, match, moments, kept } = useFrame();
  const { table } = useThings();
  const name = useSeatName();
  const how = useHowItEnded();
  const [isAside, setAside] = useState(false);
  const { winners, players } = snapshot.view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ending is shown again
  useEffect(() => setAside(false), [winners]);
  if (snapshot.question !== null || isAside) return null;
  const isMine = winners.includes(viewer);
  const title = winners.length === 0 ? board.stopped : isMine ? board.youWin : board.wins(winners.map(name).join(board.and));
  return (
    <section className={styles.ending} data-overlay aria-label={title}>
      <Trophy size={34} aria-hidden className={styles.trophy} data-mine={isMine || undefined} />
      <h2>{title}</h2>
      {how !== null && <p data-how>{how}</p>}
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
        {match !== null && match.between !== null ? (
          <NextOfMatch goOn={goOn} />
        ) : (
          <>
            {nextLevel !== undefined && isMine && <NextLevel {...nextLevel} isFirst />}
            {rematch !== undefined && (
              <button type="button" className={nextLevel !== undefined && isMine ? "button" : "button primary"} data-nav onClick={rematch}>
                <RotateCcw size={16} aria-hidden /> {ending.rematch}
              </button>
            )}
            {nextLevel !== undefined && !isMine && <NextLevel {...nextLevel} />}
            <Link to="/play/{-$at}" params={{ at: undefined }} className={rematch === undefined ? "button primary" : "button"} data-nav>
              <Swords size={16} aria-hidden /> {board.newGame}
            </Link>
          </>
        )}
        {kept !== undefined && (
          <Link to="/replays/{-$at}" params={{ at: kept.record }} className="button" data-nav>
            <Clapperboard size={16} aria-hidden /> {ending.watch}
          </Link>
        )}
        {moments.length > 0 && (
          <button type="button" className="button" data-nav onClick={() => table.undo()}>
            <Undo2 size={16} aria-hidden /> {board.undo}
          </button>
        )}
        <button type="button" className="button quiet" data-nav onClick={() => setAside(true)}>
          <Eye size={16} aria-hidden /> {board.seeBoard}
        </button>
      </div>
    </section>
  );
}

function NextLevel({ name, start, isFirst = false }: NonNullable<AfterGame["nextLevel"]> & { readonly isFirst?: boolean }) {
  const { ending } = useStrings();
  return (
    <button type="button" className={isFirst ? "button primary" : "button"} data-nav onClick={start}>
      <ChevronsUp size={16} aria-hidden /> {ending.nextLevel(name)}
    </button>
  );
}

/** Who begins the next game, or what there is to choose before it. */
function NextOfMatch({ goOn }: Pick<AfterGame, "goOn">) {
  const { board, match: words } = useStrings();
  const between = useFrame().match?.between ?? null;
  const { table } = useThings();
  const name = useSeatName();
  if (goOn !== undefined)
    return (
      <button type="button" className="button primary" data-nav onClick={goOn}>
        <Swords size={16} aria-hidden /> {words.next}
      </button>
    );
  if (between === null) return null;
  const beginners = between.seats[between.chooser] === null ? [between.chooser] : [between.chooser, 1 - between.chooser];
  return beginners.map((seat, at) => (
    <button
      key={seat}
      type="button"
      className={at === 0 ? "button primary" : "button"}
      data-nav
      onClick={() => table.nextGame(nthSeat(seat))}
    >
      {at === 0 && <Swords size={16} aria-hidden />} {board.nextGame(name(nthSeat(seat)))}
    </button>
  ));
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
