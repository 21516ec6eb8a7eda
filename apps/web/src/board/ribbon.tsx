import { Link } from "@tanstack/react-router";
import { Bug, Flag, History, Home, Keyboard, ListTree, Menu as MenuIcon, RotateCcw, Undo2, Volume2, VolumeX } from "lucide-react";
import { Popover } from "radix-ui";
import { useStore } from "zustand";
import { useSettings } from "../app/settings.ts";
import { SettingsForm } from "../app/settings-menu.tsx";
import { useStrings } from "../strings/index.ts";
import { useFrame, useSeatName, useThings, useView } from "./context.ts";
import type { Besides } from "./index.tsx";
import { usePanels } from "./panels.ts";
import styles from "./ribbon.module.css";

/** Turn, phase, state, and whose move it is; and the few things that are about the game as a whole. */
export function Ribbon({ tool, strip }: Pick<Besides, "tool" | "strip">) {
  const { board } = useStrings();
  const { snapshot, moments, match, still = false, online = false } = useFrame();
  const { table, showing } = useThings();
  const canRepeat = useStore(showing.moment, (state) => state.canRepeat);
  const { turn } = useView();
  const name = useSeatName();
  const sound = useSettings((settings) => settings.sound);
  const change = useSettings((settings) => settings.change);
  const { question } = snapshot;
  const isPassing = question?.mine === false && question.player === snapshot.view.viewer;
  const whose =
    question === null || still || isPassing ? "" : question.mine ? board.yourMove : board.theirMove(name(question.player), question.asked);
  return (
    <header className={styles.ribbon}>
      <GameMenu />
      <p className={styles.now}>
        <span className={styles.turn}>{turn.number === 0 ? board.phases[0] : board.turn(turn.number, name(turn.player))}</span>
        {turn.number > 0 && <span className={styles.phase}>{board.phases[turn.phase]}</span>}
        {turn.number > 0 && <span className={styles.state}>{board.states[turn.state as keyof typeof board.states] ?? turn.state}</span>}
        {match !== null && <span className={styles.state}>{board.matchScore(match.game, match.wins)}</span>}
      </p>
      {strip !== undefined && (
        <div className={styles.strip} data-strip>
          {strip}
        </div>
      )}
      <p className={styles.whose} data-mine={question?.mine || undefined} role="status">
        {whose}
      </p>
      <div className={styles.tools} data-more={tool !== undefined || undefined}>
        {tool}
        <button
          type="button"
          className={styles.tool}
          data-key="z"
          disabled={moments.length === 0 && !online}
          onClick={() => table.undo()}
          title={`${board.undo} (Z)`}
          aria-label={board.undo}
        >
          <Undo2 size={18} aria-hidden />
        </button>
        <button
          type="button"
          className={`${styles.tool} ${styles.wideOnly}`}
          disabled={!canRepeat}
          onClick={() => showing.again()}
          title={`${board.again} (R)`}
          aria-label={board.again}
        >
          <History size={18} aria-hidden />
        </button>
        <button
          type="button"
          className={`${styles.tool} ${styles.sound}`}
          onClick={() => change({ sound: !sound })}
          title={`${sound ? board.soundOff : board.soundOn} (M)`}
          aria-label={sound ? board.soundOff : board.soundOn}
        >
          {sound ? <Volume2 size={18} aria-hidden /> : <VolumeX size={18} aria-hidden />}
        </button>
        <button
          type="button"
          className={styles.tool}
          onClick={() => usePanels.setState(({ log }) => ({ log: !log }))}
          title={`${board.log} (L)`}
          aria-label={board.log}
        >
          <ListTree size={18} aria-hidden />
        </button>
        <button
          type="button"
          className={`${styles.tool} ${styles.wideOnly}`}
          onClick={() => usePanels.setState({ keys: true })}
          title={`${board.keys.title} (?)`}
          aria-label={board.keys.title}
        >
          <Keyboard size={18} aria-hidden />
        </button>
      </div>
    </header>
  );
}

function GameMenu() {
  const { board } = useStrings();
  const { table, showing } = useThings();
  const canRepeat = useStore(showing.moment, (state) => state.canRepeat);
  const { snapshot, seed, viewer, online = false } = useFrame();
  const isOver = snapshot.view.winners.length > 0;
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.tool} aria-label={board.menu} title={board.menu}>
        <MenuIcon size={18} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className={styles.menu} sideOffset={8} align="start" collisionPadding={8} aria-label={board.menu}>
          {online && viewer >= 0 && !isOver ? (
            <Popover.Close className="button quiet" onClick={() => usePanels.setState({ leaving: "leave" })}>
              <Home size={16} aria-hidden /> {board.leave}
            </Popover.Close>
          ) : (
            <Link to="/" className="button quiet">
              <Home size={16} aria-hidden /> {board.leave}
            </Link>
          )}
          {!online && (
            <Popover.Close className="button quiet" onClick={() => table.restart()}>
              <RotateCcw size={16} aria-hidden /> {board.restart(seed)}
            </Popover.Close>
          )}
          {canRepeat && (
            <Popover.Close className="button quiet" onClick={() => showing.again()}>
              <History size={16} aria-hidden /> {board.again}
            </Popover.Close>
          )}
          {!isOver && viewer >= 0 && (
            <Popover.Close
              className={`button quiet ${online ? styles.apart : ""}`}
              onClick={() => (online ? usePanels.setState({ leaving: "concede" }) : table.concede())}
            >
              <Flag size={16} aria-hidden /> {board.concede}
            </Popover.Close>
          )}
          <Popover.Close className="button quiet" onClick={() => usePanels.setState({ report: true })}>
            <Bug size={16} aria-hidden /> {board.report.title}
          </Popover.Close>
          <hr />
          <SettingsForm />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
