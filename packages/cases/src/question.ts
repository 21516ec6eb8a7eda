import { type Decision, isAboutPrices, priceName, type State } from "./adapter.ts";
import type { Names } from "./names.ts";

/** How a pending decision is put into words. */

/** Anything but the freedom to act or pass. */
export const isQuestion = ({ kind }: Decision): boolean => kind !== "act";

export function optionNames(decision: Decision, state: State, names: Names): string[] {
  const { kind, options } = decision;
  if (kind === "may") return [...repliesTo(decision)];
  if (kind === "mode") return options.map((mode) => `mode ${mode + 1}`);
  if (kind === "number") return options.map(String);
  return options.map((choice) => names.describeChoice(state, choice));
}

/** A cost without which a card could not be paid is not declined (355.16). */
export const repliesTo = ({ min }: Decision): readonly ("yes" | "no")[] => (min > 0 ? ["yes"] : ["yes", "no"]);

/** "P2 is asked for targets of Hextech Ray (355.5), 1 of [V3; V2]" */
export function questionText(decision: Decision, state: State, names: Names): string {
  const { player, kind, about, source, rule, min, max } = decision;
  if (kind === "act") return `P${player + 1} may act or pass`;
  const by = source >= 0 ? ` by ${names.nameOf(state, source)}` : "";
  const called = optionNames(decision, state, names);
  const options = (isAboutPrices(decision) ? called.map((mode, i) => `${mode}: ${priceName(state, decision.options[i])}`) : called).join(
    "; ",
  );
  const amount =
    decision.kind === "assign"
      ? `${decision.total} to assign to`
      : kind === "may"
        ? repliesTo(decision).join(" or ")
        : min === max
          ? `${min} of`
          : `${min} to ${max} of`;
  return `P${player + 1} is asked about ${about}${by} (${rule}): ${kind === "may" ? amount : `${amount} [${options}]`}`;
}
