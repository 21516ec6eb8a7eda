/** Instructions as sentences: each one is a clause, and its joint says how it goes on from the one before. */
import type { Instruction } from "../types.ts";
import { silent, type Voice } from "./voice.ts";
import { capital, list, sentence } from "./words.ts";

interface Sentence {
  /** Clauses with the joint before each; the first has none. */
  readonly clauses: { readonly joint: Instruction["join"]; readonly text: string }[];
  readonly opening: string;
}

const continues = (instruction: Instruction): boolean =>
  instruction.join === "and" || instruction.join === "then" || instruction.join === "comma" || instruction.join === ",";

/** Clauses grouped into sentences, in reading order, so that pronouns see what was said before them. */
function grouped(v: Voice, instructions: readonly Instruction[]): Sentence[] {
  const sentences: Sentence[] = [];
  instructions.forEach((instruction, at) => {
    const current = sentences.at(-1);
    if (!current || !continues(instruction)) {
      const opening = instruction.join === "Then" ? "then " : instruction.join === "Then," ? "then, " : "";
      const voice = current && !("who" in instruction) ? silent(v) : v;
      sentences.push({ clauses: [{ joint: undefined, text: voice.say.clause(voice, instruction) }], opening });
    } else {
      const before = instructions[at - 1];
      const text = before ? v.say.elided(silent(v), before, instruction) : v.say.clause(silent(v), instruction);
      current.clauses.push({ joint: instruction.join, text });
    }
  });
  return sentences;
}

/** "a, b, and c, then d": runs of "and" become one list. */
function joined({ clauses }: Sentence): string {
  let text = "";
  let run: string[] = [];
  for (const { joint, text: next } of clauses) {
    if (joint === "then" || joint === "comma") {
      text += `${list(run)}, ${joint === "then" ? "then" : "and"} `;
      run = [next];
    } else if (joint === ",") {
      text += `${list(run)}, `;
      run = [next];
    } else run.push(next);
  }
  return text + list(run);
}

/** In the middle of a sentence: no capital, no full stop. Further sentences stand as they are. */
export function inline(v: Voice, instructions: readonly Instruction[]): string {
  const [first = "", ...others] = grouped(v, instructions).map((one) => one.opening + joined(one));
  return others.reduce((text, next) => `${text}${/[.:"]$/.test(text) ? "" : "."} ${capital(next)}`, first);
}

/** Whole sentences. */
export const sentences = (v: Voice, instructions: readonly Instruction[]): string =>
  grouped(v, instructions)
    .map((one) => sentence(one.opening + joined(one)))
    .join(" ");
