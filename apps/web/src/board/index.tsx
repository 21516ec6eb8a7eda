import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { Table } from "../engine/table.ts";
import { Acting } from "./acting.ts";
import { Arrow, Ghost, Rings } from "./arrow.tsx";
import { Band } from "./band.tsx";
import { Battlefield } from "./battlefield.tsx";
import styles from "./board.module.css";
import { useBoardKeys } from "./board-keys.ts";
import { Chain } from "./chain.tsx";
import { Console } from "./console.tsx";
import { BoardContext, LightsContext, ShownContext, useFoundLights, useFrame, useMe, useView } from "./context.ts";
import { useEffects } from "./effects.ts";
import { Curtain, Ending } from "./ending.tsx";
import { useFlights } from "./flights.ts";
import { Hand } from "./hand.tsx";
import { Inspector } from "./inspect.tsx";
import { inspect } from "./inspecting.ts";
import { KeysHelp } from "./keys-help.tsx";
import { Log } from "./log.tsx";
import overlay from "./overlay.module.css";
import { usePanels } from "./panels.ts";
import { OpenPile } from "./piles.tsx";
import { useReading } from "./reading.ts";
import { Ribbon } from "./ribbon.tsx";
import { othersOf } from "./seats.ts";
import { Tray } from "./tray.tsx";
import { Why } from "./why.tsx";

/**
 * A table: whatever gives it frames is drawn, and whatever is done on it goes back there. A frame is drawn in small slices
 * between which the page can do other things, and is put on the page as a whole.
 */
export function Board({ table, ending }: { readonly table: Table; readonly ending?: React.ReactNode }) {
  const things = useMemo(() => ({ table, acting: new Acting(table) }), [table]);
  const state = useStore(table.store);
  const shown = useDeferredValue(useMemo(() => ({ things, state }), [things, state]));
  const { frame } = shown.state;
  if (frame === null) return null;
  return (
    <BoardContext value={shown.things}>
      <ShownContext value={shown.state}>
        {frame.curtain ? <Curtain /> : <Laid table={shown.things.table} acting={shown.things.acting} ending={ending} />}
        <KeysHelp />
      </ShownContext>
    </BoardContext>
  );
}

interface LaidProps {
  readonly table: Table;
  readonly acting: Acting;
  readonly ending?: React.ReactNode;
}

const Laid = memo(function Laid({ table, acting, ending = <Ending /> }: LaidProps) {
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const view = useView();
  const me = useMe();
  const frame = useFrame();
  const { mode, at, snapshot } = frame;
  const lights = useFoundLights();
  const isLogOpen = usePanels((panels) => panels.log);
  const others = othersOf(view, me);
  useFlights(table, root, layer);
  useEffects(table, root, layer);
  useBoardKeys(table, acting, root);
  useReading(root);
  useLayoutEffect(() => acting.show(frame), [acting, frame]);
  useEffect(() => () => inspect(null), []);
  return (
    <LightsContext value={lights}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside everything puts down what is held */}
      <div
        ref={root}
        className={styles.board}
        data-table
        data-mode={mode}
        data-at={at}
        data-asked={snapshot.question?.mine === true ? snapshot.question.kind : undefined}
        data-over={snapshot.question === null || undefined}
        data-combat={view.turn.showdown?.combat === true || undefined}
        data-players={view.players.length}
        data-fields={view.battlefields.length}
        data-log={isLogOpen || undefined}
        data-chain={view.chain.length > 0 || undefined}
        onClick={(event) => {
          if (event.target === event.currentTarget) acting.rest();
        }}
      >
        <div className={styles.ribbon}>
          <Ribbon />
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
        {ending}
        <Inspector />
        <Arrow />
        <Rings />
        <Ghost />
        <div ref={layer} className={overlay.effects} aria-hidden="true" />
      </div>
    </LightsContext>
  );
});
