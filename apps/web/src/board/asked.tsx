import type { OwnQuestion } from "@rulebound/protocol/seat";
import { InlineText } from "../card/index.ts";
import { useStrings } from "../strings/index.ts";
import { questionText } from "./labels.ts";

/** What is asked: in the words of the card that asks, or in ours where a rule does. */
export function Asked({ question }: { readonly question: OwnQuestion }) {
  const { board } = useStrings();
  return question.clause === "" ? questionText(question, board) : <InlineText text={question.clause} />;
}
