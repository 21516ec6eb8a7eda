/**
 * Cases as texts: everything of this package that needs no files, so that a browser can read, run and explain them.
 */

import { CARDS } from "@rulebound/cards";
import { parseAction, type Vocabulary } from "./actions/parse.ts";
import type { Seat } from "./adapter.ts";
import { makesSenseAmongMore } from "./bystanders.ts";
import { Catalogue } from "./catalogue.ts";
import { isUnreadable, readDocuments, readQuestions, type UnreadableCase } from "./read/case.ts";
import type { Game, Refused } from "./run/game.ts";
import { perform } from "./run/perform.ts";
import { type Result, type RunOptions, runCase } from "./run.ts";
import { type Why, why } from "./why.ts";

export { BIGGER_MODES, type BiggerMode } from "./bystanders.ts";
export * from "./case.ts";
export { Catalogue } from "./catalogue.ts";
export type { Told, ToldEvent } from "./explain.ts";
export { casesIn, type ListedCase, textOfCase } from "./listing.ts";
export { actionOf, type Offer, type OfferedLine, type OfferedOption, offersOf } from "./offers.ts";
export { readCases, readWithWords, type WordedCase } from "./read/case.ts";
export { CaseError } from "./read/refusal.ts";
export type { Game, Refused } from "./run/game.ts";
export { TABLES, type Table } from "./run/table.ts";
export { gameAfter, type Moment, type Result, type RunOptions, runCase } from "./run.ts";
export { type Board, setUp } from "./setup.ts";
export { countBySource, SOURCES, type Source, sourceOf } from "./source.ts";
export { truthsOf } from "./truths.ts";
export type { Why } from "./why.ts";

/** Does what an action line says, on the game itself. Gives the reason if it is illegal; throws a StepFailure if it means nothing. */
export const act = (game: Game, vocabulary: Vocabulary, player: Seat, action: string): Refused | null =>
  perform(game, player, parseAction(action, vocabulary));

let catalogue: Catalogue | null = null;
export const everyCard = (): Catalogue => {
  catalogue ??= new Catalogue(CARDS);
  return catalogue;
};

export interface TextOptions extends RunOptions {
  /** Runs only cases whose name holds these words. */
  readonly only?: string;
}

/** The cases of a text; one that cannot be read is a result too. */
export function runCaseText(file: string, text: string, options: TextOptions = {}): Result[] {
  const wanted = options.only?.toLowerCase() ?? "";
  return readDocuments(file, text, everyCard()).flatMap((one) => {
    if (!(isUnreadable(one) ? one.name : one.from.name).toLowerCase().includes(wanted)) return [];
    if (isUnreadable(one)) return [unreadable(one, file)];
    return options.among === undefined || makesSenseAmongMore(one.from) ? [runCase(one.from, CARDS, options)] : [];
  });
}

const unreadable = ({ name, error }: UnreadableCase, file: string): Result => ({
  file,
  name: name || "a case without a name",
  status: "failed",
  line: error.line,
  message: error.reason,
  warnings: [],
  trace: [],
});

export interface WhyOptions {
  readonly only?: string;
  /** Before this step; 1 is the first. */
  readonly step?: number;
}

/** Whether an action is legal in the cases of a text before a step, or at their end, and why. Throws a CaseError for what cannot be read or done. */
export const whyInText = (file: string, text: string, action: string, { only = "", step }: WhyOptions = {}): Why[] =>
  readQuestions(file, text, everyCard(), action, only).map((question) => why(question, CARDS, step ?? null));
