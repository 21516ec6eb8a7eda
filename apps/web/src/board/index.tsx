import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { tempo } from "../app/tempo.ts";
import type { Table } from "../engine/table.ts";
import { useBroadcast } from "../overlay/channel.ts";
import { Aiming, useAiming } from "./aiming.ts";
import { Announcer } from "./announcer.tsx";
import { Arrow, Ghost, Rings } from "./arrow.tsx";
import { Band } from "./band.tsx";
import { Battlefield } from "./battlefield.tsx";
import styles from "./board.module.css";
import { BoardInput } from "./board-input.ts";
import { useBoardKeys } from "./board-keys.ts";
import { Chain } from "./chain.tsx";
import { Console } from "./console.tsx";
import {
  BoardContext,
  type BoardThings,
  HighlightsContext,
  ShownContext,
  useFoundHighlights,
  useFrame,
  useMe,
  useView,
} from "./context.ts";
import { useEffects } from "./effects.ts";
import { Curtain, Ending } from "./ending.tsx";
import { useFlights } from "./flights.ts";
import { type Guide, GuideContext, MarkContext, useFoundMark } from "./guide.ts";
import { Pointer } from "./guiding.tsx";
import { Hand } from "./hand.tsx";
import { Inspector } from "./inspect.tsx";
import { inspect } from "./inspecting.ts";
import { useKeptFocus } from "./kept-focus.ts";
import { KeysHelp } from "./keys-help.tsx";
import { Log } from "./log.tsx";
import overlay from "./overlay.module.css";
import { usePanels } from "./panels.ts";
import { OpenPile, Piles } from "./piles.tsx";
import { useReading } from "./reading.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { Ribbon } from "./ribbon.tsx";
import { othersOf } from "./seats.ts";
import { Showing } from "./showing.ts";
import { Spoken } from "./spoken.tsx";
import { Tray } from "./tray.tsx";
import { Why } from "./why.tsx";

/** What a table has beside the game, as one of the server has: it has its own places and covers nothing that is needed. */
export interface Besides {
  /** Among the buttons about the game as a whole. */
  readonly tool?: React.ReactNode;
  /** A line below or within the ribbon. */
  readonly strip?: React.ReactNode;
  /** Over the middle, for what waits for an answer or cannot go on. */
  readonly over?: React.ReactNode;
}

interface BoardProps {
  readonly table: Table;
  readonly ending?: React.ReactNode;
  readonly besides?: Besides;
  /** A game that is being played: what others do is shown moment by moment. */
  readonly isLive?: boolean;
  /** A lesson that is being learned here. */
  readonly guide?: Guide | null;
  /** How much longer than usual moments take; must stay the same function. If it is left out, a live game has the player's own tempo. */
  readonly pace?: () => number;
  /** A frame can be seen. */
  readonly onShown?: (at: number) => void;
  /** It has been announced, too, and nothing more has arrived; must stay the same function. */
  readonly onRest?: (at: number) => void;
}

const atOnce = (): number => 0;

/**
 * A table: whatever gives it frames is drawn, and whatever is done on it goes back there. A frame is drawn in small slices
 * between which the page can do other things, and is put on the page as a whole.
 */
export function Board({
  table,
  ending,
  besides,
  isLive = false,
  guide = null,
  pace = isLive ? tempo : atOnce,
  onShown,
  onRest,
}: BoardProps) {
  const things = useMemo(() => {
    const showing = new Showing(table, pace, onRest);
    const boardInput = new BoardInput(table, showing);
    return { table, showing, boardInput, aiming: new Aiming(table, boardInput) };
  }, [table, pace, onRest]);
  useLayoutEffect(() => things.showing.open(), [things]);
  useBroadcast(things.showing.store, isLive);
  const state = useStore(things.showing.store);
  const shown = useDeferredValue(useMemo(() => ({ things, state }), [things, state]));
  const { frame } = shown.state;
  if (frame === null) return null;
  return (
    <BoardContext value={shown.things}>
      <ShownContext value={shown.state}>
        <GuideContext value={guide}>
          {frame.curtain ? <Curtain /> : <Laid things={shown.things} ending={ending} besides={besides} onShown={onShown} />}
        </GuideContext>
        <KeysHelp />
        <ReportDialog />
      </ShownContext>
    </BoardContext>
  );
}

interface LaidProps {
  readonly things: BoardThings;
  readonly ending?: React.ReactNode;
  readonly besides?: Besides;
  readonly onShown?: (at: number) => void;
}

const Laid = memo(function Laid({ things, ending = <Ending />, besides = {}, onShown }: LaidProps) {
  const { table, boardInput, aiming, showing } = things;
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const view = useView();
  const me = useMe();
  const frame = useFrame();
  const { mode, at, snapshot } = frame;
  const highlights = useFoundHighlights();
  const mark = useFoundMark();
  const isLogOpen = usePanels((panels) => panels.log);
  const others = othersOf(view, me);
  useFlights(showing.store, root, layer);
  useEffects(showing.store, root, layer);
  useBoardKeys(table, boardInput, showing, root);
  useReading(root);
  useAiming(root);
  useKeptFocus(root, frame);
  useLayoutEffect(() => {
    boardInput.show(frame);
    aiming.refresh();
  }, [boardInput, aiming, frame]);
  useLayoutEffect(() => onShown?.(at), [onShown, at]);
  useEffect(() => () => inspect(null), []);
  return (
    <HighlightsContext value={highlights}>
      <MarkContext value={mark}>
        <div
          ref={root}
          className={styles.board}
          data-table
          data-mode={mode}
          data-at={at}
          data-still={frame.still || undefined}
          data-asked={snapshot.question?.mine === true ? snapshot.question.kind : undefined}
          data-over={snapshot.question === null || undefined}
          data-combat={view.turn.showdown?.combat === true || undefined}
          data-players={view.players.length}
          data-fields={view.battlefields.length}
          data-log={isLogOpen || undefined}
          data-chain={view.chain.length > 0 || undefined}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside everything puts down what is held */}
          <div
            className={styles.laid}
            onClick={(event) => {
              if (event.target === event.currentTarget) boardInput.rest();
            }}
          >
            <div className={styles.ribbon} data-ribbon>
              <Ribbon tool={besides.tool} strip={besides.strip} />
            </div>
            <div className={styles.others}>
              {others.map((seat) => (
                <Band key={seat} player={view.players[seat]} />
              ))}
            </div>
            <div className={styles.middle}>
              {view.battlefields.map((field) => (
                <Battlefield key={field.location} field={field} />
              ))}
            </div>
            <div className={styles.mine}>
              <Band player={view.players[me]} mine />
            </div>
            <div className={styles.hand}>
              <Hand />
              <Piles player={view.players[me]} />
            </div>
            <div className={styles.side}>
              <div className={styles.rail}>
                <Chain />
                <Log />
              </div>
              <div className={styles.console}>
                <Console />
              </div>
            </div>
            <OpenPile />
            <Tray />
            <Why />
            {besides.over}
            {ending}
          </div>
          <Announcer />
          <Spoken />
        </div>
        {/* Beside the board: what is measured by the window must not be within a container. */}
        <Inspector />
        <Pointer />
      </MarkContext>
      <Arrow />
      <Rings />
      <Ghost />
      <div ref={layer} className={overlay.effects} aria-hidden="true" />
    </HighlightsContext>
  );
});
