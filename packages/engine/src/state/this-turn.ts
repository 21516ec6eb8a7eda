import type { Writable } from "./field-groups.ts";
import type { CardId, ObjectId } from "./ids.ts";

/**
 * What a player has done this turn, in as much detail as texts ask for: a card that arrives later finds all of it.
 * Actions write it, `beginAnew` forgets it, language/compile/histories.ts and ordinals.ts read it.
 */
export interface ThisTurn {
  readonly finalized: readonly ObjectId[]; //     cards finalized (419.4.b): object ids
  readonly finalizedCards: readonly CardId[]; //  and their cards
  readonly playedCards: readonly CardId[]; //     cards played to the end (419.4.a), in order
  readonly gearAbilities: number; //              activated abilities of gear that were played
  readonly drawn: number;
  readonly discarded: number;
  readonly unitsLost: number;
  readonly unitsLostInBeginning: number; //       in any player's Beginning Phase
  readonly gearLost: number;
  readonly spentPower: number;
  readonly spentOnSpell: number; //               most Energy spent on one spell
  readonly xpGained: number;
  readonly chosenEnemies: readonly number[]; //   one entry each time an enemy unit or gear was chosen: bits of Chose
  readonly pointsHeld: number; //                 points gained from holding
  readonly playedToBattlefield: number;
}

/** What was chosen, and with what. */
export const Chose = { unit: 1, gear: 2, bySpell: 4, byUnit: 8 } as const;

export function beginAnew(p: Writable<ThisTurn>): void {
  p.finalized = NONE;
  p.finalizedCards = NONE;
  p.playedCards = NONE;
  p.gearAbilities = 0;
  p.drawn = 0;
  p.discarded = 0;
  p.unitsLost = 0;
  p.unitsLostInBeginning = 0;
  p.gearLost = 0;
  p.spentPower = 0;
  p.spentOnSpell = 0;
  p.xpGained = 0;
  p.chosenEnemies = NONE;
  p.pointsHeld = 0;
  p.playedToBattlefield = 0;
}

const NONE: readonly never[] = [];
