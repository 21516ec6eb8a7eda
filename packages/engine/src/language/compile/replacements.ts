import type { CompiledReplacement } from "../pool.ts";
import type { Instruction, Replacement } from "../types.ts";
import { newNames } from "./builder.ts";
import { compileCondition } from "./conditions.ts";
import { type CompiledCost, compileCost } from "./costs.ts";
import { compileBlock, finishProgram } from "./effects/context.ts";
import { compileFilter } from "./filters.ts";
import { nothingLookedAt } from "./looks.ts";
import type { Names } from "./terms.ts";

/** 367: what replaces events, or happens as they happen. */

type ReplacementField = Exclude<keyof Replacement, "event" | "of" | "instead" | "text">;

/** Which events can be replaced, and what can be said of each. */
const REPLACEABLE: Readonly<Partial<Record<Replacement["event"], readonly ReplacementField[]>>> = {
  die: ["if", "who", "may", "cost", "oncePerTurn"],
  hinder: [],
  lookedAt: ["as", "may"],
  reveal: ["as", "first", "who"],
  attach: ["as"],
  score: ["who", "firstTurns"],
  tie: [],
  toTrash: ["from"],
  playToken: ["if", "who", "may", "oncePerTurn"],
};

function refuseUnknownReplacement(replacement: Replacement): void {
  const { event, of, instead, text, ...said } = replacement;
  const known: readonly string[] | undefined = REPLACEABLE[event];
  if (known === undefined) throw new Error(`replacing "${event}" is not in the language yet`);
  const unknown = Object.keys(said).find((field) => !known.includes(field));
  if (unknown !== undefined) throw new Error(`"${unknown}" cannot be said of replacing "${event}" yet`);
  if ((event === "hinder" || event === "attach" || event === "lookedAt") && of !== "me")
    throw new Error(`replacing "${event}" can be said of the card itself only`);
  const only = (verb: Instruction["do"]): boolean => instead.length === 1 && instead[0].do === verb;
  if (event === "toTrash" && !only("banish")) throw new Error("what would go to a trash can be banished instead, and nothing else yet");
  if (event === "playToken" && !canReplaceToken(instead))
    throw new Error(
      "in place of a token, copies and other tokens can be played as it would be, or simple things done without tokens, and nothing else yet",
    );
}

/** How and where it is played is said of the token that it takes the place of. */
const isPlainToken = (i: Instruction): boolean =>
  i.do === "playToken" && i.where === "asReplaced" && Object.keys(i).every((word) => word === "do" || word === "token" || word === "where");

/** 370.2: what is done instead plays no tokens that would be replaced in turn. */
function canReplaceToken([first, ...further]: readonly Instruction[]): boolean {
  if (first === undefined) return false;
  if (first.do === "playIt") return further.every(isPlainToken);
  if (first.do === "playToken") return isPlainToken(first) && further.length === 0;
  return [first, ...further].every((i) => i.do !== "playToken" && i.do !== "playIt" && !("then" in i));
}

const isPlayedAsToken = ({ event, instead }: Replacement): boolean =>
  event === "playToken" && (instead[0].do === "playIt" || instead[0].do === "playToken");

export function compileReplacement(replacement: Replacement, outer: Names, delayed: boolean): CompiledReplacement {
  refuseUnknownReplacement(replacement);
  // The object of the event is choice number 0, and "it".
  const names: Names = {
    ...newNames(outer.builder),
    looks: nothingLookedAt(0, outer.looks),
    neverTargets: true,
    deckOfIt: replacement.event === "reveal" && replacement.first === true,
  };
  names.count = 1;
  names.last = 0;
  names.numbers.set("it", 0);
  const of = typeof replacement.of === "string" ? replacement.of : compileFilter(replacement.of, names);
  names.last = 0;
  const condition = replacement.if === undefined ? null : compileCondition(replacement.if, names);
  names.last = 0;
  const cost: CompiledCost | null = replacement.cost === undefined ? null : compileCost(replacement.cost, names);
  names.last = 0;
  names.there = 0;
  // "Play that token and an additional copy" or "another token" is done by what plays the token (language/compile/effects/play.ts).
  const block = compileBlock(isPlayedAsToken(replacement) ? [] : replacement.instead, names);
  const program = finishProgram(block, names, 1, outer.builder.programs);
  const single =
    delayed ||
    replacement.oncePerTurn === true ||
    replacement.cost !== undefined ||
    replacement.instead.some((i) => (i.do === "kill" || i.do === "banish" || i.do === "recycle") && (i.what === "me" || i.what === "this"));
  return { event: replacement.event, data: replacement, of, condition, cost, program, single };
}
