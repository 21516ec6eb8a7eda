/** How long a bot may think about one decision. Iterations give the same game on every machine, milliseconds do not. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export const budgetName = (budget: Budget): string => ("iterations" in budget ? `${budget.iterations}` : `${budget.milliseconds}ms`);

/** "400" or "100ms"; null: it is no budget. */
export function parseBudget(text: string): Budget | null {
  const [, digits, unit] = /^(\d{1,7})(ms)?$/.exec(text) ?? [];
  const n = Number(digits);
  if (!(n > 0)) return null;
  return unit === "ms" ? { milliseconds: n } : { iterations: n };
}

/** What is left of a budget. An iteration is one answer tried on the way through an imagined game. */
export interface Clock {
  tick(): void;
  hasTime(): boolean;
}

export function clockOf(budget: Budget): Clock {
  if ("iterations" in budget) {
    let done = 0;
    return { tick: () => done++, hasTime: () => done < budget.iterations };
  }
  const end = performance.now() + budget.milliseconds;
  return { tick: () => {}, hasTime: () => performance.now() < end };
}
