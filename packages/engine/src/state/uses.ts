/** The count kept for an ability (or another key) in an object's `used` pairs. */
export const usesOf = (used: readonly number[], key: number): number => {
  for (let i = 0; i < used.length; i += 2) if (used[i] === key) return used[i + 1];
  return 0;
};
