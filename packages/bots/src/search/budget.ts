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

/** Shares a budget among rounds: says before each step of a round whether there is time for it. */
export function clockOf(budget: Budget, rounds: number): (round: number) => boolean {
  if ("iterations" in budget) {
    let done = 0;
    return (round) => {
      const hasTime = done < (budget.iterations * (round + 1)) / rounds;
      if (hasTime) done++;
      return hasTime;
    };
  }
  const start = performance.now();
  let last = -1;
  return (round) => {
    const isFirst = round !== last;
    last = round;
    return isFirst || performance.now() - start < (budget.milliseconds * (round + 1)) / rounds;
  };
}
