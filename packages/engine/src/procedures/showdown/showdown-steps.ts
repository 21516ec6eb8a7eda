/** The steps of showdown.ts. */
export const ShowdownStep = { settle: 0, act: 1, answered: 2 } as const;
