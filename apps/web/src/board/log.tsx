import { CircleHelp, Undo2, X } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useStrings } from "../strings/index.ts";
import { useEvents, useFrame, useSeatName, useThings, useView } from "./context.ts";
import styles from "./log.module.css";
import { type Line, type Names, turnsOf } from "./log-lines.ts";
import { usePanels } from "./panels.ts";

export function useNames(): Names {
  const name = useSeatName();
  const { battlefields } = useView();
  const { board } = useStrings();
  return {
    player: name,
    place: (location) => battlefields.find((field) => field.location === location)?.name ?? board.baseOf(name(location)),
  };
}

/** What has happened, folded by turn; each line can say why. */
export function Log() {
  const { board, app } = useStrings();
  const events = useEvents();
  const names = useNames();
  const { moments } = useFrame();
  const { table } = useThings();
  const turnsList = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow from the frame, and the frame from the events
  const turns = useMemo(() => turnsOf(events, names, board), [events, board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves when events come
  useEffect(() => {
    if (turnsList.current !== null) turnsList.current.scrollTop = turnsList.current.scrollHeight;
  }, [events]);
  return (
    <section className={styles.log} aria-label={board.log}>
      <h2 className={styles.title}>
        {board.log}
        <button type="button" className={styles.close} onClick={() => usePanels.setState({ log: false })} aria-label={app.close}>
          <X size={16} aria-hidden />
        </button>
      </h2>
      <div ref={turnsList} className={styles.turns}>
        {turns.map(({ turn, player, from, lines }, at) => (
          <div key={from} className={styles.turn}>
            <details open={at >= turns.length - 2}>
              <summary>{turn === 0 ? board.phases[0] : board.turn(turn, names.player(player))}</summary>
              {lines.map((line) => (
                <LogLine key={line.at} line={line} />
              ))}
            </details>
            {moments.some((moment) => moment.turn === turn) && (
              <button
                type="button"
                className={styles.back}
                title={board.backToTurn(turn)}
                aria-label={board.backToTurn(turn)}
                onClick={() => table.undo(moments.find((moment) => moment.turn === turn)?.events ?? from)}
              >
                <Undo2 size={13} aria-hidden />
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function LogLine({ line }: { readonly line: Line }) {
  const { board } = useStrings();
  return (
    <button
      type="button"
      className={styles.line}
      onClick={() => usePanels.setState({ why: line.at })}
      onPointerEnter={() => usePanels.setState({ shown: line.objects })}
      onPointerLeave={() => usePanels.setState({ shown: [] })}
      title={board.why}
    >
      <span>
        {line.text}
        {line.times > 1 && ` ×${line.times}`}
      </span>
      <span className={styles.rule}>
        {line.rule} <CircleHelp size={12} aria-hidden />
      </span>
    </button>
  );
}
