import { type Choice, LOCATION, type ObjectId } from "@rulebound/engine/internal";
import type { Foresight, OwnQuestion } from "@rulebound/protocol/seat";
import { createContext, useContext, useMemo } from "react";
import type { Next } from "../study/script.ts";
import { useDraft } from "./answering.ts";
import { useBoardInput, useFrame, useQuestion } from "./context.ts";
import { mustBePointedAt } from "./highlights.ts";

/** A lesson at the board: what it points out, what it says to something else that was done, and how it goes on. */
export interface Guide {
  /** The frame that it speaks of: before that one can be seen, it says nothing. */
  readonly at: number;
  readonly next: Next | null;
  /** Why what was done is not it. */
  readonly objection: string | null;
  /** The goal is reached: what was learned, and what the main button does now. */
  readonly done: { readonly says: string; readonly label: string; readonly goOn: () => void } | null;
}

export const GuideContext = createContext<Guide | null>(null);

export function useGuide(): Guide | null {
  const guide = useContext(GuideContext);
  const { at } = useFrame();
  return guide?.at === at ? guide : null;
}

/** The one thing to press now. */
export type Mark =
  /** Something on the board: a card, an item, a player, a place. */
  | { readonly kind: "choice"; readonly choice: Choice; readonly why: "take" | "aim" }
  /** Something to read. */
  | { readonly kind: "read"; readonly choice: Choice }
  /** Something among what is asked beside the board. */
  | { readonly kind: "option"; readonly option: Choice }
  | { readonly kind: "main" }
  /** What is held is not what is wanted. */
  | { readonly kind: "cancel" };

export interface Pointing {
  readonly question: OwnQuestion;
  readonly held: readonly ObjectId[];
  readonly foresight: Foresight | null;
  /** Cards that are to go back, as far as they have been chosen. */
  readonly picks: readonly Choice[];
}

export function markOf(next: Next, { question, held, foresight, picks }: Pointing): Mark {
  const take = (choice: Choice): Mark => (held.length > 0 ? { kind: "cancel" } : { kind: "choice", choice, why: "take" });
  const aim = (choice: Choice): Mark => ({ kind: "choice", choice, why: "aim" });
  if (next.do === "read") return held.length > 0 ? { kind: "cancel" } : { kind: "read", choice: next.object };
  const { answer } = next;
  switch (answer.do) {
    case "move": {
      const missing = answer.units.find((id) => !held.includes(id));
      if (held.some((id) => !answer.units.includes(id))) return { kind: "cancel" };
      return missing === undefined ? aim(LOCATION + answer.to) : { kind: "choice", choice: missing, why: "take" };
    }
    case "hide":
      return isHeld(answer.object) ? aim(LOCATION + answer.at) : take(answer.object);
    case "play":
    case "use": {
      if (!isHeld(answer.object)) return take(answer.object);
      if (next.aim !== null) return aim(next.aim);
      const own = mustBePointedAt(foresight) ? foresight?.forced[0] : foresight?.forced.find((choice) => choice < LOCATION);
      return own === undefined ? { kind: "main" } : aim(own);
    }
    case "pick":
      return question.kind === "choose" ? aim(answer.pick) : { kind: "option", option: answer.pick };
    case "choose": {
      const other = picks.find((pick) => !answer.picks.includes(pick)) ?? answer.picks.find((pick) => !picks.includes(pick));
      return other === undefined ? { kind: "main" } : { kind: "option", option: other };
    }
    default:
      return held.length > 0 ? { kind: "cancel" } : { kind: "main" };
  }

  function isHeld(id: number): boolean {
    return held.length === 1 && held[0] === id;
  }
}

/** Found once for the whole board. */
export function useFoundMark(): Mark | null {
  const guide = useGuide();
  const question = useQuestion();
  const { held, foresight } = useBoardInput();
  const draft = useDraft();
  const picks = draft.question === question ? draft.picks : NONE;
  const next = guide?.next ?? null;
  return useMemo(
    () => (next === null || question === null ? null : markOf(next, { question, held, foresight, picks })),
    [next, question, held, foresight, picks],
  );
}
const NONE: readonly Choice[] = [];

export const MarkContext = createContext<Mark | null>(null);
export const useMark = (): Mark | null => useContext(MarkContext);

/** Whether this thing on the board is the one to press. */
export function useIsMarked(choice: Choice): boolean {
  const mark = useMark();
  return mark !== null && (mark.kind === "choice" || mark.kind === "read") && mark.choice === choice;
}
