import { emit } from "../../actions/emit.ts";
import type { ReplaceData } from "../../actions/replace.ts";
import { runProgram } from "../../actions/running-text.ts";
import { setUses } from "../../actions/trigger.ts";
import { instanceKey } from "../../derive/copies.ts";
import type { CompiledReplacement } from "../../language/pool.ts";
import { askMay, FINISHED, popFrame, procedure, REPLACED, saidYes } from "../../state/frames.ts";
import type { State } from "../../state/records.ts";
import { canPayCost } from "../cost/payable.ts";
import { startPayment } from "../cost/start-payment.ts";

/** 370-371: a replacement effect that may be declined or costs something, and what happens instead. */

const replacementOf = (s: State, data: ReplaceData): CompiledReplacement => {
  const { replacement } = s.pool.abilities[data.ability];
  if (replacement === null) throw new Error("an ability that replaces nothing was applied");
  return replacement;
};

const Step = { offer: 0, pay: 1, perform: 2 } as const;

export const replaceProcedure = procedure<ReplaceData, typeof Step>("370", Step, {
  offer(s, data) {
    const { data: text, cost } = replacementOf(s, data);
    if (cost !== null && !canPayCost(s, data.scope.you, cost, data.scope)) return FINISHED;
    if (text.may === true) askMay(s, data.scope.you, "371.2", data.scope.source);
    else s.answer = { do: "yes" };
    return Step.pay;
  },

  pay(s, data) {
    if (!saidYes(s)) return FINISHED;
    const { cost } = replacementOf(s, data);
    if (cost !== null) startPayment(s, data.scope.you, cost, data.scope);
    return Step.perform;
  },

  perform(s, data) {
    popFrame(s);
    const replacement = replacementOf(s, data);
    if (replacement.data.oncePerTurn === true)
      setUses(s, data.scope.source, instanceKey(s, data.ability, data.scope.source, data.scope.self), 1);
    emit(s, "replaced", "370.1.b", { source: data.scope.self });
    runProgram(s, replacement.program, data.scope);
    return REPLACED;
  },
});
