import type { Answer, Refusal, Seat, Swap } from "@rulebound/engine";
import type { Foresight } from "@rulebound/protocol/seat";
import { createStore } from "zustand/vanilla";
import { useSettings } from "../app/settings.ts";
import type { FromWorker, TableSetup, ToWorker } from "./messages.ts";
import { EMPTY, sharedFrame, type Table, type TableState } from "./table.ts";

export interface WorkerTable extends Table {
  start(setup: TableSetup): void;
  /** Goes on with the saved game; false: there is none. */
  resume(): Promise<boolean>;
  /** Why a seat cannot make this exchange with its sideboard before the next game. */
  explainSwap(seat: Seat, swap: Swap): Promise<Refusal | null>;
  /** A game has been asked for and is not there yet. */
  isBusy(): boolean;
  close(): void;
}

/** A table in a web worker of this page. `refused` hears why an answer was not taken. */
export function openWorkerTable(refused: (refusal: Refusal) => void): WorkerTable {
  const worker = new Worker(new URL("./game.worker.ts", import.meta.url), { type: "module" });
  const store = createStore<TableState>(() => EMPTY);
  const replies = new Map<number, (value: never) => void>();
  let asks = 0;
  let isBusy = false;
  let resumed: ((found: boolean) => void) | null = null;

  const send = (message: ToWorker): void => worker.postMessage(message);
  const request = <T>(message: (ask: number) => ToWorker): Promise<T> =>
    new Promise((resolve) => {
      const ask = ++asks;
      replies.set(ask, resolve as (value: never) => void);
      send(message(ask));
    });

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    switch (data.say) {
      case "frame": {
        const { events, frame } = store.getState();
        store.setState({
          frame: frame === null ? data.frame : sharedFrame(frame, data.frame),
          events: data.since === 0 ? data.events : [...events.slice(0, data.since), ...data.events],
          fresh: data.events.length,
        });
        isBusy = false;
        resumed?.(true);
        return;
      }
      case "thinking":
        return store.setState({ thinking: data.seat });
      case "refused":
        return refused(data.refusal);
      case "reply":
        replies.get(data.ask)?.(data.value as never);
        replies.delete(data.ask);
        return;
      case "nothing":
        isBusy = false;
        resumed?.(false);
        return;
      case "fallen":
        isBusy = false;
        return store.setState({ fallen: data.message });
    }
  };
  worker.onerror = ({ message }) => store.setState({ fallen: message });

  return {
    store,
    start: (setup) => {
      isBusy = true;
      store.setState(EMPTY);
      send({ do: "start", setup, stops: useSettings.getState().stops });
    },
    resume: () =>
      new Promise((resolve) => {
        isBusy = true;
        resumed = resolve;
        send({ do: "resume", stops: useSettings.getState().stops });
      }),
    isBusy: () => isBusy,
    close: () => worker.terminate(),
    answer: (answers, hopes = []) => send({ do: "answer", at: store.getState().frame?.at ?? 0, answers, hopes }),
    explain: (answer: Answer) => request<Refusal | null>((ask) => ({ do: "explain", ask, answer })),
    explainSwap: (seat, swap) => request<Refusal | null>((ask) => ({ do: "explainSwap", ask, seat, swap })),
    foresee: (answer: Answer) => request<Foresight | null>((ask) => ({ do: "foresee", ask, answer })),
    undo: (before) => send({ do: "undo", before: before ?? null }),
    takeBack: () => send({ do: "takeBack" }),
    pass: (until) => send({ do: "pass", until }),
    stopAt: (stops) => send({ do: "stops", stops }),
    concede: () => send({ do: "concede" }),
    restart: () => send({ do: "restart" }),
    nextGame: (firstPlayer, swaps = []) => send({ do: "nextGame", firstPlayer, swaps }),
    liftCurtain: () => send({ do: "liftCurtain" }),
  };
}
