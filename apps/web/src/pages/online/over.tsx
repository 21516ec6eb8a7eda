import type { RoomView } from "@rulebound/protocol";
import { Link } from "@tanstack/react-router";
import { Clapperboard, RotateCcw, Trophy } from "lucide-react";
import endings from "../../board/ending.module.css";
import { useHowItEnded } from "../../board/how-it-ended.tsx";
import type { OnlineRoom } from "../../online/room.ts";
import { type Strings, useStrings } from "../../strings/index.ts";
import { Closed } from "./closed.tsx";
import { useKeptGames } from "./keeping.ts";
import styles from "./online.module.css";
import { trying } from "./waiting.tsx";

/** Over the board, when the match is over: who has won and how, again, and what proves that chance was fair. */
export function Over({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online, network } = useStrings();
  const how = useHowItEnded();
  const kept = useKeptGames(view);
  if (view.phase !== "over") return null;
  if (view.closed !== null) return <Closed {...view} />;
  const winners = view.matchWinners ?? [];
  const isMine = view.you !== null && winners.includes(view.you);
  const names = winners.map((seat) => view.seats[seat]?.person?.name ?? "").join(", ");
  const title = winners.length === 0 ? online.over.drawn : isMine ? online.over.won : online.over.lost(names);
  const wants = view.you !== null && view.seats[view.you].wantsRematch;
  return (
    <section className={endings.ending} data-overlay aria-label={title}>
      <Trophy size={34} aria-hidden className={endings.trophy} data-mine={isMine || undefined} />
      <h2>{title}</h2>
      {view.lastResult !== null && <p data-how>{howItEnded(view, how, network.ended) ?? online.over.reasons[view.lastResult.reason]}</p>}
      {view.terms.bestOf > 1 && (
        <p className={endings.match}>
          {online.between.score}: {view.wins.join(" : ")}
        </p>
      )}
      <div className={endings.buttons}>
        {view.you !== null && (
          <button type="button" className="button primary" data-nav onClick={() => trying(room.say({ type: "rematch", wanted: !wants }))}>
            <RotateCcw size={16} aria-hidden /> {wants ? online.over.waits : online.over.rematch}
          </button>
        )}
        {kept.length > 0 && (
          <Link to="/replays/{-$at}" params={{ at: kept[kept.length - 1] }} className="button" data-nav>
            <Clapperboard size={16} aria-hidden /> {network.watch}
          </Link>
        )}
        <Link to="/online/{-$at}" params={{ at: undefined }} className="button" data-nav>
          {online.room.back}
        </Link>
      </div>
      {kept.length > 0 && <p className={styles.soft}>{network.kept}</p>}
      {view.records.length > 0 && (
        <p className={styles.soft}>
          {online.over.records}:{" "}
          {view.records.map((id, at) => (
            <a key={id} href={`/api/games/${id}`} download={`rulebound-${id}.json`} className={styles.record}>
              {online.over.record(at + 1)}
            </a>
          ))}
        </p>
      )}
      {view.commitment !== null && (
        <p className={styles.hash}>
          {online.over.commitment}: <code>{view.commitment}</code>
        </p>
      )}
    </section>
  );
}

/** Who ran out of time or stayed away is not told by the game itself, which knows only that somebody gave up; null: nothing is known. */
function howItEnded({ lastResult, seats, you }: RoomView, how: string | null, words: Strings["network"]["ended"]): string | null {
  const reason = lastResult?.reason;
  if (reason !== "timeout" && reason !== "abandoned") return how;
  const losers = seats.flatMap(({ person }, seat) =>
    lastResult?.winners.includes(seat) === true ? [] : [{ seat, name: person?.name ?? "" }],
  );
  if (losers.length !== 1) return null;
  const [{ seat, name }] = losers;
  return seat === you ? words[`${reason}Yours`] : words[reason](name);
}
