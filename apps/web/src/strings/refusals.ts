import { type Given, REASONS, type Reason, type ReasonKey } from "@rulebound/engine/internal";
import { gameWordsNow, stringsNow, useGameWords } from "./index.ts";

/** What the engine or a server refuses, with its reason as data where it has one; `detail` is the same in English. */
export interface Refused {
  readonly detail: string;
  readonly reason?: ReasonKey;
  readonly given?: readonly Given[];
}

type Said = (refused: Refused) => string;

/** A server may know reasons that this page does not. */
const saidBy =
  (refusal: ReturnType<typeof gameWordsNow>["refusal"]): Said =>
  ({ detail, reason, given }) =>
    reason !== undefined && Object.hasOwn(REASONS, reason) ? refusal({ reason, given }) : detail;

/** Why not, in the language of the settings. */
export const useWhyNot = (): Said => saidBy(useGameWords().refusal);

/** The same outside of components, as a whole sentence with its rule. */
export const cannotNow = (refused: Refused & { readonly rule: string }): string =>
  stringsNow().board.cannot(saidBy(gameWordsNow().refusal)(refused), refused.rule);

/** What a server refuses: with its rule, if it is one of the game. */
export const refusedNow = ({ message, rule, why }: { message: string; rule: string | undefined; why?: Reason }): string =>
  rule === undefined ? message : cannotNow({ detail: message, rule, ...why });
