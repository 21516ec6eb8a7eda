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

/** Says before each iteration whether there is time for it. */
export function clockOf(budget: Budget): (iteration: number) => boolean {
  if ("iterations" in budget) return (iteration) => iteration < budget.iterations;
  const end = performance.now() + budget.milliseconds;
  return (iteration) => iteration === 0 || performance.now() < end;
}
