/** The share of some of all in percent, with the interval (Wilson) that holds the true share in 95 of 100 such samples. */
export function shareOf(some, all) {
  if (all === 0) return { percent: 0, low: 0, high: 100 };
  const [z, p] = [1.96, some / all];
  const middle = (p + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const around = (z * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all);
  return { percent: 100 * p, low: 100 * Math.max(0, middle - around), high: 100 * Math.min(1, middle + around) };
}
