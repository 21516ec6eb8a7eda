import { useMemo } from "react";
import { useStrings } from "../strings/index.ts";
import { useEvents, useSeatName } from "./context.ts";
import { useReader } from "./log.tsx";
import { linesOf } from "./log-lines.ts";

/** So many events are looked at, and so many lines are kept: what is added to them is said. */
const EVENTS = 60;
const LINES = 8;

/** What has just happened, for those who hear it: the lines of the log as they come, and whose turn begins. */
export function Spoken() {
  const { board } = useStrings();
  const events = useEvents();
  const name = useSeatName();
  const reader = useReader();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words for events change with them alone
  const lines = useMemo(() => {
    const from = Math.max(0, events.length - EVENTS);
    const turns = events.flatMap(({ type, player, amount }, at) =>
      at >= from && type === "turnBegan" ? [{ at, text: board.turn(amount, name(player)) }] : [],
    );
    const said = linesOf(events, from, events.length, reader).map(({ at, text }) => ({ at, text }));
    return [...turns, ...said].sort((a, b) => a.at - b.at).slice(-LINES);
  }, [events, board]);
  return (
    <div className="visually-hidden" role="log" aria-label={board.newLines}>
      {lines.map(({ at, text }) => (
        <p key={`${at} ${text}`}>{text}</p>
      ))}
    </div>
  );
}
