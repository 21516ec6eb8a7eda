/** Numbers that are worked out when they are needed: printed ones, and those read off the game or its past. */
import type { Filter } from "./filters.ts";
import type { KeywordName } from "./keywords.ts";
import type { Sel, Who } from "./selectors.ts";

export type Amount =
  | number
  | { readonly might: Sel } //                           its current Might; null if it is not there (359.3.e.12)
  | { readonly hadMight: Sel } //                        its Might when it was last on the board
  | { readonly damageOn: Sel }
  | { readonly damageOnTarget: true } //                 damage marked on what this instruction deals to
  | { readonly energyOf: Sel }
  | { readonly powerOf: Sel }
  | { readonly keywordOf: KeywordName; readonly sel: Sel }
  | { readonly count: Filter } //                        how many there are
  | { readonly size: Sel; readonly say?: "many" } //                            how many of a group (outcome)
  | { readonly tagsAmong: readonly string[]; readonly of: Filter } // how many of these tags occur among them
  | { readonly highestMight: Filter }
  | { readonly totalMight: Filter }
  | { readonly points: Who }
  | { readonly xp: Who }
  | { readonly handSize: Who }
  | { readonly runesOf: Who }
  | { readonly paidAmount: true } //                      what was paid by "any amount"
  | { readonly excessDamage: true }
  | { readonly triggerAmount: true } //                   the number of the trigger (damage dealt, cards, ...)
  | { readonly timesThisTurn: History; readonly who?: Who; readonly filter?: Filter }
  | { readonly killedByThis: true } //                    how many units this spell or ability has killed so far
  | { readonly whoDid: "opponents" } //                   how many of them did what the `each` before offered
  | { readonly empoweredTimes: Sel }
  | { readonly buffs: Sel }
  | { readonly plus: readonly Amount[] }
  | { readonly times: readonly [number, Amount] }
  | { readonly atMost: readonly [Amount, number] };

/** What has happened this turn (or in all, where said). */
export type History =
  | "playedCard"
  | "playedSpell"
  | "playedUnit"
  | "playedGear"
  | "playedEquipment"
  | "discarded"
  | "unitDied"
  | "moved"
  | "drew"
  | "spentPower"
  | "spentEnergyOnSpell"
  | "gainedXp"
  | "choseEnemy"
  | "heldPoints"
  | "conquered"
  | "turnsTaken"
  | "dealtDamageByThis"
  | "attachedToMe"
  | "beginningPhaseDeaths"
  | "playedToBattlefield";
