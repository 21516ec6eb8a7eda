import { memo, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { useKeys } from "../app/keys.ts";
import { useSettings } from "../app/settings.ts";
import type { Table } from "../engine/table.ts";
import { Acting } from "./acting.ts";
import { Arrow, Ghost, Rings } from "./arrow.tsx";
import { Band } from "./band.tsx";
import { Battlefield } from "./battlefield.tsx";
import styles from "./board.module.css";
import { Chain } from "./chain.tsx";
import { Console } from "./console.tsx";
import { BoardContext, LightsContext, ShownContext, useFoundLights, useFrame, useMe, useView } from "./context.ts";
import { useEffects } from "./effects.ts";
import { Curtain, Ending } from "./ending.tsx";
import { useFlights } from "./flights.ts";
import { Hand } from "./hand.tsx";
import { Inspector } from "./inspect.tsx";
import { inspect, useInspected } from "./inspecting.ts";
import { KeysHelp } from "./keys-help.tsx";
import { offersFor } from "./lights.ts";
import { Log } from "./log.tsx";
import { type Direction, toNextLit, walk } from "./moving.ts";
import overlay from "./overlay.module.css";
import { usePanels } from "./panels.ts";
import { closePile, OpenPile } from "./piles.tsx";
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

function useBoardKeys(table: Table, acting: Acting, root: React.RefObject<HTMLDivElement | null>): void {
  const change = useSettings((settings) => settings.change);
  const go = (event: KeyboardEvent): void => {
    event.preventDefault();
    if (root.current !== null) walk(root.current, event.key as Direction);
  };
  const lit = (event: KeyboardEvent): void => {
    event.preventDefault();
    if (root.current !== null) toNextLit(root.current, event.shiftKey);
  };
  const act = (at: number) => () => {
    const { held } = acting.store.getState();
    const offer = held.length === 1 ? offersFor(acting.question, held[0])[at] : undefined;
    if (offer !== undefined) acting.offer(offer);
  };
  const isAsked = (kind: string): boolean => {
    const asked = acting.question;
    return asked?.mine === true && asked.kind === kind;
  };
  const cancel = (): void => {
    if (useInspected.getState().what !== null) inspect(null);
    else if (usePanels.getState().why !== null) usePanels.setState({ why: null });
    else if (!closePile()) acting.cancel();
  };
  useKeys({
    ArrowLeft: go,
    ArrowRight: go,
    ArrowUp: go,
    ArrowDown: go,
    j: lit,
    J: lit,
    " ": (event) => {
      event.preventDefault();
      document.querySelector<HTMLButtonElement>("[data-main]")?.click();
    },
    Escape: cancel,
    z: () => table.undo(),
    m: () => change({ sound: !useSettings.getState().sound }),
    l: () => usePanels.setState(({ log }) => ({ log: !log })),
    "?": () => usePanels.setState({ keys: true }),
    n: () => (isAsked("may") ? acting.send([{ do: "no" }]) : table.pass("something")),
    t: () => table.pass("turn"),
    y: () => isAsked("may") && acting.send([{ do: "yes" }]),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), act(at)])),
  });
}
