import { type Given, REASONS, type ReasonKey } from "@rulebound/engine/internal";
import { SERVER_REASONS, type Why, whySaid } from "@rulebound/protocol/server-reasons";
import { gameWordsNow, type Strings, stringsNow, useGameWords, useStrings } from "./index.ts";

/** What the engine or a server refuses, with its reason as data where it has one; `detail` is the same in English. */
export interface Refused {
  readonly detail: string;
  readonly reason?: ReasonKey;
  readonly given?: readonly Given[];
}

/** What a server says. A rule stands beside it if it is one of the game. */
export interface Told {
  readonly detail: string;
  readonly why?: Why | undefined;
  readonly rule?: string | undefined;
}

/** The server's no, or the page's own where there is none to say it. */
export class ToldError extends Error implements Told {
  constructor(
    readonly detail: string,
    readonly why: Why | undefined,
    readonly rule?: string | undefined,
  ) {
    super(detail);
  }
}

type Said = (refused: Refused) => string;
type Refusal = ReturnType<typeof gameWordsNow>["refusal"];

/** A server may know reasons that this page does not. */
const saidBy =
  (refusal: Refusal): Said =>
  ({ detail, reason, given }) =>
    reason !== undefined && Object.hasOwn(REASONS, reason) ? refusal({ reason, given }) : detail;

const toldBy =
  (server: Strings["server"], refusal: Refusal) =>
  ({ detail, why }: Told): string =>
    why !== undefined && (Object.hasOwn(REASONS, why.reason) || Object.hasOwn(SERVER_REASONS, why.reason))
      ? whySaid(server, refusal)(why)
      : detail;

/** A clause by itself: it begins and ends as sentences do. */
export function asSentence(clause: string): string {
  const end = /[.?!。？！…]$/.test(clause) ? "" : /\p{Script=Han}/u.test(clause) ? "。" : ".";
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${end}`;
}

/** Why not, in the language of the settings. */
export const useWhyNot = (): Said => saidBy(useGameWords().refusal);

/** What a server says, in the language of the settings. */
export const useTold = (): ((told: Told) => string) => toldBy(useStrings().server, useGameWords().refusal);

/** The same outside of components, as a whole sentence with its rule. */
export const cannotNow = (refused: Refused & { readonly rule: string }): string =>
  stringsNow().board.cannot(saidBy(gameWordsNow().refusal)(refused), refused.rule);

/** Whatever went wrong, as a sentence: what a server refuses with its rule, if it is one of the game. */
export function wrongNow(error: unknown): string {
  if (!(error instanceof ToldError)) return error instanceof Error ? error.message : String(error);
  const said = toldBy(stringsNow().server, gameWordsNow().refusal)(error);
  return error.rule === undefined ? asSentence(said) : stringsNow().board.cannot(said, error.rule);
}
