/** Instructions as sentences: each one is a clause, and its joint says how it goes on from the one before. */
import type { Instruction } from "@rulebound/engine/language";
import { clause } from "./instructions.ts";
import { silent, type Voice } from "./voice.ts";
import { hasSubject, sentence } from "./words.ts";

const continues = (instruction: Instruction): boolean =>
  instruction.join === "and" || instruction.join === "then" || instruction.join === "comma" || instruction.join === ",";

interface Clause {
  readonly join: Instruction["join"];
  readonly text: string;
}

/** Clauses grouped into sentences, in reading order, so that pronouns see what was said before them. */
function grouped(v: Voice, instructions: readonly Instruction[]): string[] {
  const sentences: Clause[][] = [];
  for (const instruction of instructions) {
    const current = sentences.at(-1);
    const { join } = instruction;
    if (current === undefined || !continues(instruction)) {
      const voice = current !== undefined && !("who" in instruction) ? silent(v) : v;
      const text = clause(voice, instruction);
      sentences.push([{ join, text: join?.startsWith("Then") ? `然后${hasSubject(text) ? "，" : ""}${text}` : text }]);
    } else current.push({ join, text: clause(silent(v), instruction) });
  }
  return sentences.map(joined);
}

/** "甲，乙，并丙": of several the last one has the 并; a subject is said once. */
const joined = (clauses: readonly Clause[]): string =>
  clauses.reduce((text, { join, text: next }, at) => {
    if (at === 0) return next;
    if (join === "then" || text.includes("直到")) return `${text}，然后${next}`;
    const again = text.startsWith("该玩家") && next.startsWith("该玩家");
    const last = clauses[at + 1]?.join !== "and";
    const plain = join === "," || (hasSubject(next) && !again) || next.startsWith("将") || (!last && !again);
    return `${text}，${plain ? "" : "并"}${again ? next.slice("该玩家".length) : next}`;
  }, "");

/** In the middle of a sentence: no full stop at the end. */
export function inline(v: Voice, instructions: readonly Instruction[]): string {
  const [first = "", ...others] = grouped(v, instructions);
  return others.reduce((text, next) => `${text}${/[。：”]$/.test(text) ? "" : "。"}${next}`, first);
}

/** Whole sentences. */
export const sentences = (v: Voice, instructions: readonly Instruction[]): string => grouped(v, instructions).map(sentence).join("");
