import type { DeckVerdict } from "@rulebound/cards";
import type { Answer, ModeName, Refusal, Replay, Seat, Swap } from "@rulebound/engine/internal";
import type { Foresight } from "@rulebound/protocol/seat";
import { createStore } from "zustand/vanilla";
import { useSettings } from "../app/settings.ts";
import { whileSpeaking } from "../app/speaking.ts";
import { newId } from "./ids.ts";
import type { FromWorker, Rematch, TableSetup, ToWorker } from "./messages.ts";
import { EMPTY, sharedFrame, type Table, type TableState } from "./table.ts";

export interface WorkerTable extends Table {
  start(setup: TableSetup): void;
  /** Goes on with a saved game, without an id with the one that was played last; false: there is none. */
  resume(id?: string): Promise<boolean>;
  /** Begins another game with the same decks. */
  rematch(rematch: Rematch): void;
  /** Why a seat cannot make this exchange with its sideboard before the next game. */
  explainSwap(seat: Seat, swap: Swap): Promise<Refusal | null>;
  /** Whether decks may be played together, by seat. */
  judgeDecks(texts: readonly string[], format: string, mode: ModeName): Promise<readonly DeckVerdict[]>;
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

  const unspoken = whileSpeaking((language) => send({ do: "speak", language }));

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
      case "crashed":
        isBusy = false;
        return store.setState({ crashed: data.message });
    }
  };
  worker.onerror = ({ message }) => store.setState({ crashed: message });

  return {
    store,
    start: (setup) => {
      isBusy = true;
      store.setState(EMPTY);
      send({ do: "start", setup, stops: useSettings.getState().stops });
    },
    resume: (id) =>
      new Promise((resolve) => {
        isBusy = true;
        resumed = resolve;
        store.setState(EMPTY);
        send({ do: "resume", id, stops: useSettings.getState().stops });
      }),
    rematch: (rematch) => {
      isBusy = true;
      store.setState(EMPTY);
      send({ do: "rematch", rematch });
    },
    isBusy: () => isBusy,
    close: () => {
      unspoken();
      worker.terminate();
    },
    answer: (answers, queuedTargets = []) => send({ do: "answer", at: store.getState().frame?.at ?? 0, answers, queuedTargets }),
    explain: (answer: Answer) => request<Refusal | null>((ask) => ({ do: "explain", ask, answer })),
    explainSwap: (seat, swap) => request<Refusal | null>((ask) => ({ do: "explainSwap", ask, seat, swap })),
    judgeDecks: (texts, format, mode) => request<readonly DeckVerdict[]>((ask) => ({ do: "judgeDecks", ask, texts, format, mode })),
    foresee: (answer, aim) => request<Foresight | null>((ask) => ({ do: "foresee", ask, answer, aim })),
    undo: (before) => send({ do: "undo", before: before ?? null }),
    takeBack: () => send({ do: "takeBack" }),
    pass: (until) => send({ do: "pass", until }),
    stopAt: (stops) => send({ do: "stops", stops }),
    concede: () => send({ do: "concede" }),
    restart: () => send({ do: "restart", id: newId() }),
    nextGame: (firstPlayer, swaps = []) => send({ do: "nextGame", firstPlayer, swaps }),
    liftCurtain: () => send({ do: "liftCurtain" }),
    record: () => request<Replay | null>((ask) => ({ do: "record", ask })),
  };
}
