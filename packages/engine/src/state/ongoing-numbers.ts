/** Numbers of the pool's built-in ongoing effects. */
export const ONGOING = {
  control: 0,
  copy: 1,
  doubleDamage: 2,
  preventAll: 3,
  setMight: 4,
  hideFree: 5,
  repeat: 6,
  flow: 7,
  preventNext: 8,
  preventAmount: 9,
  permit: 10,
  seeFacedown: 11,
  becomesUnit: 12,
  addedLegend: 13,
  might: 14,
  copiedText: 15,
} as const;
