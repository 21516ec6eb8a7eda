import type { AdditionalCost } from "../pool.ts";

/** "If you do, I cost [2] less", "ignore this spell's cost" */
export const makesCheaper = (cost: AdditionalCost): boolean => cost.optional && takesOff(cost);

/** Does paying it take something off the rest? */
export const takesOff = ({ data }: AdditionalCost): boolean =>
  data.less !== undefined || data.lessEach !== undefined || data.ignoreCost === true || data.lessByItsCost === true;
