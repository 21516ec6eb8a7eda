/** How much or how many. */
import type { Amount, Filter, History, KeywordName, Sel, Who } from "../types.ts";
import { filter, type Said } from "./filters.ts";

export const mightOf = (of: Sel): Amount => ({ might: of });
export const myMight: Amount = { might: "me" };
/** "than that unit had" */
export const hadMight = (of: Sel): Amount => ({ hadMight: of });
export const itsMight: Amount = { might: "it" };
export const damageOn = (on: Sel): Amount => ({ damageOn: on });
export const energyOf = (of: Sel): Amount => ({ energyOf: of });
export const powerOf = (of: Sel): Amount => ({ powerOf: of });
export const keywordOf = (keyword: KeywordName, sel: Sel): Amount => ({ keywordOf: keyword, sel });
/** How many there are. */
export const count = (...said: readonly Said[]): Amount => ({ count: filter(...said) });
/** "that many" */
export const asManyAs = (group: Sel): Amount => ({ size: group, say: "many" });
export const sizeOf = (group: Sel): Amount => ({ size: group });
export const tagsAmong = (tags: readonly string[], of: Filter): Amount => ({ tagsAmong: tags, of });
export const highestMight = (...said: readonly Said[]): Amount => ({ highestMight: filter(...said) });
export const totalMight = (...said: readonly Said[]): Amount => ({ totalMight: filter(...said) });
export const pointsOf = (who: Who): Amount => ({ points: who });
export const xpOf = (who: Who): Amount => ({ xp: who });
export const handSizeOf = (who: Who): Amount => ({ handSize: who });
export const runesOf = (who: Who): Amount => ({ runesOf: who });
/** What was paid by "any amount". */
export const paidAmount: Amount = { paidAmount: true };
export const excessDamage: Amount = { excessDamage: true };
export const triggerAmount: Amount = { triggerAmount: true };
export const timesThisTurn = (history: History, who?: Who, of?: Filter): Amount => ({
  timesThisTurn: history,
  ...(who ? { who } : {}),
  ...(of ? { filter: of } : {}),
});
export const empoweredTimes = (of: Sel): Amount => ({ empoweredTimes: of });
export const buffsOn = (on: Sel): Amount => ({ buffs: on });
export const sum = (...amounts: readonly Amount[]): Amount => ({ plus: amounts });
/** That much for each: `nTimes(2, count("friendly", "gear"))`. */
export const nTimes = (n: number, each: Amount): Amount => ({ times: [n, each] });
export const forEachOf = (...said: readonly Said[]): Amount => ({ times: [1, { count: filter(...said) }] });
export const cappedAt = (amount: Amount, n: number): Amount => ({ atMost: [amount, n] });
