import { DONE, type Program, type Step } from "../run/program.ts";
import type { Ability, CardData } from "../types.ts";
import { compileCondition } from "./conditions.ts";
import { compileBlock, finishProgram } from "./effects/context.ts";
import { both, conditionOf } from "./gates.ts";
import type { Cond, Names } from "./terms.ts";

/** A spell's paragraphs are one text, executed from top to bottom (158.1). */
export function compileSpell(data: CardData, names: Names): Program {
  const { builder } = names;
  const steps: Step[] = [];
  const id = builder.blocks.length;
  builder.blocks.push(steps);
  for (const ability of data.abilities) steps.push(...spellSteps(ability, names, null, steps));
  return finishProgram(id, names, 0, builder.programs);
}

/** 803: in the order of the text. */
function spellSteps(ability: Ability, names: Names, gate: Cond | null, before: Step[]): Step[] {
  if (ability.kind === "spell") {
    const block = names.builder.blocks[compileBlock(ability.then, names)];
    return gate === null ? block : block.map((step) => gated(step, gate));
  }
  if (ability.kind !== "dependent") return [];
  const condition = both(gate, compileCondition(conditionOf(ability.on), names));
  if (condition === null) return [];
  // "... instead": while this is active, the paragraph before it is not. Passive paragraphs: see cards.ts.
  if (ability.instead === true && ability.ability.kind === "spell")
    for (let i = 0; i < before.length; i++) {
      const step = before[i];
      before[i] = gated(step, (s, scope) => !condition(s, scope));
    }
  const outer = names.gate;
  if (ability.instead !== true) names.gate = condition;
  const steps = spellSteps(ability.ability, names, condition, before);
  names.gate = outer;
  return steps;
}

const gated = (step: Step, gate: Cond): Step => ({
  ...step,
  run: (s, scope, at) => (at > 0 || gate(s, scope) ? step.run(s, scope, at) : DONE),
});
