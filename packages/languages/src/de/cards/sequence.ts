/** Instructions as sentences: each one is a clause, and its joint says how it goes on from the one before. */
import type { Instruction } from "@rulebound/engine/language";
import { clause, elided } from "./instructions.ts";
import { afterwards, type Clause, type Order } from "./verbs.ts";
import { acting, type Voice } from "./voice.ts";
import { capital, list, sentence, tidy } from "./words.ts";

interface Sentence {
  /** Clauses with the joint before each; the first has none. */
  readonly clauses: { readonly joint: Instruction["join"]; readonly clause: Clause }[];
  /** It begins with "dann". */
  readonly later: boolean;
}

const continues = (instruction: Instruction): boolean =>
  instruction.join === "and" || instruction.join === "then" || instruction.join === "comma" || instruction.join === ",";

/** Who acts has been named in the sentence before: "er" from here on. */
const namedBefore = (v: Voice): Voice => (v.doer.subject === undefined ? v : { ...v, doer: { ...v.doer, subject: v.doer.you } });

/** Whoever was named goes on acting: "dieser Spieler übernimmt sie und ruft sie zurück". */
function goingOn(v: Voice, before: Instruction | undefined, instruction: Instruction): Voice {
  if (before === undefined || !("who" in before) || before.do === "choosePlayer" || before.who === undefined) return v;
  return "who" in instruction && instruction.who !== undefined ? v : acting(v, before.who);
}

/** Clauses grouped into sentences, in reading order, so that pronouns see what was said before them. */
function grouped(v: Voice, instructions: readonly Instruction[]): Sentence[] {
  const sentences: Sentence[] = [];
  instructions.forEach((instruction, at) => {
    const current = sentences.at(-1);
    if (!current || !continues(instruction)) {
      const voice = current && !("who" in instruction) ? namedBefore(v) : v;
      const later = instruction.join === "Then" || instruction.join === "Then,";
      sentences.push({ clauses: [{ joint: undefined, clause: clause(voice, instruction) }], later });
    } else {
      const before = instructions[at - 1];
      const voice = goingOn(v, before, instruction);
      current.clauses.push({ joint: instruction.join, clause: before ? elided(voice, before, instruction) : clause(voice, instruction) });
    }
  });
  return sentences;
}

/** "a, b und c, dann d": runs of "und" become one list. */
function joined({ clauses, later }: Sentence, wanted: Order, silent = false): string {
  const order = later && wanted === "command" ? "inverted" : wanted;
  let text = "";
  let run: string[] = [];
  clauses.forEach(({ joint, clause }, at) => {
    const next = (one: Clause): string => one(order, silent || at > 0);
    if (joint === "then") run.push(next(afterwards(clause)));
    else if (joint === "," || joint === "comma") {
      text += `${list(run)}${joint === "," ? ", " : " und "}`;
      run = [next(clause)];
    } else run.push(next(clause));
  });
  const whole = text + list(run);
  return later ? `dann ${whole}` : whole;
}

/** As part of a sentence, in its order; further sentences stand as they are. */
export function inline(v: Voice, instructions: readonly Instruction[]): Clause {
  const all = grouped(v, instructions);
  return (order, silent) => {
    const [first = "", ...others] = all.map((one, at) => joined(one, at === 0 ? order : "command", at === 0 && silent));
    return others.reduce((text, next) => `${tidy(text)}${/[.:“]$/.test(tidy(text)) ? "" : "."} ${capital(next)}`, first);
  };
}

/** Whole sentences. */
export const sentences = (v: Voice, instructions: readonly Instruction[]): string =>
  grouped(v, instructions)
    .map((one) => sentence(joined(one, "command")))
    .join(" ");
