import { type Answer, type Choice, proposedAmounts } from "@rulebound/engine/internal";
import type { OwnQuestion } from "@rulebound/protocol/seat";
import { useEffect, useMemo, useState } from "react";
import { create } from "zustand";
import { useStrings } from "../strings/index.ts";
import { useThings } from "./context.ts";

/** Answers that are put together before they are given: orders, shares of damage, cards to exchange. */

interface Draft {
  /** The question it belongs to. */
  readonly question: OwnQuestion | null;
  readonly order: readonly Choice[];
  readonly amounts: readonly number[];
  readonly picks: readonly Choice[];
}

export const useDraft = create<Draft>(() => ({ question: null, order: [], amounts: [], picks: [] }));

const draftOf = (question: OwnQuestion): Draft => ({
  question,
  order: question.options.map(({ option }) => option),
  amounts: question.kind === "assign" ? proposedAmounts(question) : [],
  picks: [],
});

export interface Answering {
  readonly draft: Draft;
  /** What the main button does with it; null: it has to be pointed at. */
  readonly main: { readonly label: string; readonly act: () => void } | null;
}

export function useAnswering(question: OwnQuestion | null): Answering {
  const { board } = useStrings();
  const { boardInput, table } = useThings();
  const kept = useDraft();
  const [isLegal, setLegal] = useState(true);
  const draft = useMemo(() => (question === null || kept.question === question ? kept : draftOf(question)), [kept, question]);
  useEffect(() => {
    if (question !== null && useDraft.getState().question !== question) useDraft.setState(draftOf(question));
  }, [question]);
  useEffect(() => {
    if (question?.kind !== "assign") return;
    let isCurrent = true;
    void table.explain({ do: "assign", amounts: draft.amounts }).then((refusal) => isCurrent && setLegal(refusal === null));
    return () => {
      isCurrent = false;
    };
  }, [question, draft.amounts, table]);

  if (question === null) return { draft, main: null };
  const gives = (label: string, answer: Answer) => ({ draft, main: { label, act: () => boardInput.send([answer]) } });
  switch (question.kind) {
    case "mulligan":
      return gives(draft.picks.length === 0 ? board.keepHand : board.replace(draft.picks.length), { do: "choose", picks: draft.picks });
    case "order":
      return gives(board.thisOrder, { do: "choose", picks: draft.order });
    case "assign":
      return isLegal ? gives(board.dealDamage(question.total), { do: "assign", amounts: draft.amounts }) : { draft, main: null };
    default: {
      const done = question.offers.find(({ answer }) => answer.do === "done");
      if (done === undefined) return { draft, main: null };
      return gives(question.picked.length === 0 ? board.chooseNone : board.done(question.picked.length), done.answer);
    }
  }
}
