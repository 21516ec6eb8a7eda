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
  /** The share that has been used: 1 or more, and there is no time left. */
  used(): number;
}

export function clockOf(budget: Budget): Clock {
  if ("iterations" in budget) {
    let done = 0;
    return { tick: () => done++, used: () => done / budget.iterations };
  }
  const start = performance.now();
  return { tick: () => {}, used: () => (performance.now() - start) / budget.milliseconds };
}
