import type { Answer, Choice, Replay } from "@rulebound/engine/internal";
import { createStore } from "zustand/vanilla";
import { lendCards } from "../card/index.ts";
import { EMPTY, type Stops, type Table, type TableState } from "../engine/table.ts";
import type { Scene } from "./scene.ts";
import { study } from "./study.ts";

/** What somebody who shows boards does with what is done on them; what is left out does nothing. */
export interface Doings {
  readonly answer?: (answers: readonly Answer[], queuedTargets: readonly Choice[]) => void;
  readonly undo?: (before?: number) => void;
  readonly takeBack?: () => void;
  readonly stopAt?: (stops: Stops) => void;
  readonly restart?: () => void;
  readonly concede?: () => void;
  readonly record?: () => Promise<Replay | null>;
}

/** A table on which scenes are shown. */
export interface StudyTable extends Table {
  show(scene: Scene): void;
  clear(): void;
}

const nothing = (): void => {};

export function studyTable({
  answer = nothing,
  undo = nothing,
  takeBack = undo,
  stopAt = nothing,
  restart = nothing,
  concede = nothing,
  record,
}: Doings = {}): StudyTable {
  const store = createStore<TableState>(() => EMPTY);
  return {
    store,
    show: ({ frame, events, cards }) => {
      lendCards(cards);
      const before = store.getState().events.length;
      store.setState({ frame, events, fresh: Math.max(0, events.length - before) });
    },
    clear: () => store.setState(EMPTY),
    answer: (answers, queuedTargets = []) => answer(answers, queuedTargets),
    explain: (one) => study("explainShown", one),
    foresee: (one, aim) => study("foreseeShown", one, aim),
    undo,
    takeBack: () => takeBack(),
    pass: (until) => {
      if (until === null) return;
      const offers = store.getState().frame?.snapshot.question;
      const pass = offers?.mine === true ? offers.offers.find((one) => one.answer.do === "pass" || one.answer.do === "endTurn") : undefined;
      if (pass !== undefined) answer([pass.answer], []);
    },
    stopAt,
    concede,
    restart,
    nextGame: nothing,
    liftCurtain: nothing,
    record,
  };
}
