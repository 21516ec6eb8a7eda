/** The steps of chain.ts. */
export const ChainStep = { next: 0, execute: 1, pass: 2, ordered: 3 } as const;
