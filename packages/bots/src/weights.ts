/** Has the weights of `instinct` at hand, for programs that need not save on what they load. */
import { useWeights } from "./instinct/instinct.ts";
import { WEIGHTS } from "./instinct/weights.ts";

useWeights(WEIGHTS);
