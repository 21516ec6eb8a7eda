import { compileAbilities } from "./abilities.ts";
import { compileAmount } from "./amounts.ts";
import { compileInstruction } from "./effects/instructions.ts";
import { compileFilter } from "./filters.ts";
import { compileSel } from "./selectors.ts";
import type { Compilers } from "./terms.ts";

/** The parts of the compiler that need each other, in one record that goes with everything that is compiled. */
export const COMPILERS: Compilers = {
  amount: compileAmount,
  filter: compileFilter,
  selector: compileSel,
  instruction: compileInstruction,
  abilities: compileAbilities,
};
