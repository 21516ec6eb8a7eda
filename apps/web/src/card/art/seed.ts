/** Numbers from 0 up to 1, always the same for the same word: a card looks today as it looked yesterday. */
export type Chance = () => number;

export function chanceOf(word: string): Chance {
  let a = 0x9e3779b9;
  for (let i = 0; i < word.length; i++) a = Math.imul(a ^ word.charCodeAt(i), 0x85ebca6b) ^ (a >>> 13);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (chance: Chance, least: number, most: number): number => least + (most - least) * chance();
export const oneOf = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)];
/** Short numbers keep the pictures small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
