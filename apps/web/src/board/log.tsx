import { type EventView, nthLocation, type Seat, seatOfBase } from "@rulebound/engine/internal";
import { Undo2, X } from "lucide-react";
import { memo, useMemo, useState } from "react";
import { useGameWords, useStrings } from "../strings/index.ts";
import { useEvents, useFrame, useSeatName, useThings, useView } from "./context.ts";
import styles from "./log.module.css";
import { type Line, type LinePart, linesOf, type Names, type Reader, turnsOf } from "./log-lines.ts";
import { usePanels } from "./panels.ts";

export function useNames(): Names {
  const name = useSeatName();
  const { battlefields } = useView();
  const { board } = useStrings();
  return {
    player: name,
    place: (location) =>
      battlefields.find((field) => field.location === location)?.name ?? board.baseOf(name(seatOfBase(nthLocation(location)))),
  };
}

export function useReader(): Reader {
  const names = useNames();
  const { battlefields } = useView();
  const { viewer } = useFrame();
  const { board } = useStrings();
  const language = useGameWords();
  return {
    ...names,
    viewer,
    battlefield: (location) => battlefields.find((field) => field.location === location)?.name ?? null,
    words: board,
    language,
  };
}

/** What has happened, folded by turn; each line can say why. */
export function Log() {
  const { board, app } = useStrings();
  const events = useEvents();
  const { moments, viewer } = useFrame();
  const name = useSeatName();
  const turns = useMemo(() => turnsOf(events), [events]);
  return (
    <section className={styles.log} aria-label={board.log}>
      <h2 className={styles.title}>
        {board.log}
        <button type="button" className={styles.close} onClick={() => usePanels.setState({ log: false })} aria-label={app.close}>
          <X size={16} aria-hidden />
        </button>
      </h2>
      <div className={styles.turns}>
        <div className={styles.story}>
          {turns.map(({ turn, player, from, to }, at) => (
            <Turn
              key={from}
              turn={turn}
              title={turn === 0 ? board.phases[0] : board.turn(turn, name(player))}
              viewer={viewer}
              events={events}
              from={from}
              to={to}
              isRecent={at >= turns.length - 2}
              back={moments.find((moment) => moment.turn === turn)?.events ?? -1}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

interface TurnProps {
  readonly turn: number;
  readonly title: string;
  readonly viewer: Seat;
  readonly events: readonly EventView[];
  readonly from: number;
  readonly to: number;
  /** Open unless it has been folded; older ones are folded unless they have been opened. */
  readonly isRecent: boolean;
  /** How many events there were at the first own decision of the turn; -1: there was none. */
  readonly back: number;
}

/** A turn that is over does not change any more. */
const isSameTurn = (a: TurnProps, b: TurnProps): boolean =>
  a.turn === b.turn &&
  a.title === b.title &&
  a.viewer === b.viewer &&
  a.from === b.from &&
  a.to === b.to &&
  a.isRecent === b.isRecent &&
  a.back === b.back &&
  a.events[a.to - 1] === b.events[b.to - 1];

const Turn = memo(function Turn({ turn, title, events, from, to, isRecent, back }: TurnProps) {
  const { board } = useStrings();
  const { table } = useThings();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? isRecent;
  return (
    <div className={styles.turn}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) setWanted(currentTarget.open);
        }}
      >
        <summary>{title}</summary>
        {isOpen && <Lines events={events} from={from} to={to} />}
      </details>
      {back >= 0 && (
        <button
          type="button"
          className={styles.back}
          title={board.backToTurn(turn)}
          aria-label={board.backToTurn(turn)}
          onClick={() => table.undo(back)}
        >
          <Undo2 size={13} aria-hidden />
        </button>
      )}
    </div>
  );
}, isSameTurn);

function Lines({ events, from, to }: Pick<TurnProps, "events" | "from" | "to">) {
  const reader = useReader();
  return linesOf(events, from, to, reader).map((line) => <LogLine key={line.at} {...line} />);
}

const LogLine = memo(
  function LogLine({ at, parts, rule, times, objects }: Line) {
    const { board } = useStrings();
    const named = parts.find((part) => typeof part !== "string");
    return (
      <button
        type="button"
        className={styles.line}
        data-line
        data-read={named?.card}
        onClick={() => usePanels.setState({ why: at })}
        onPointerEnter={() => usePanels.setState({ shown: objects })}
        onPointerLeave={() => usePanels.setState({ shown: [] })}
        title={board.why}
      >
        <span>
          {parts.map((part, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line stay where they are
            <LinePiece key={k} part={part} />
          ))}
          {times > 1 && ` ×${times}`}
        </span>
        <span className={styles.rule}>{rule}</span>
      </button>
    );
  },
  (a, b) => a.at === b.at && a.text === b.text && a.times === b.times && a.rule === b.rule,
);

/** A card's name in a line can be read by itself. */
export function LinePiece({ part }: { readonly part: LinePart }) {
  if (typeof part === "string") return part;
  return (
    <span className={styles.card} data-read={part.card}>
      {part.name}
    </span>
  );
}
