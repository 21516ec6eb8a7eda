/** The keywords, and how one is given to an object that does not have it printed. */
import type { Amount } from "./amounts.ts";
import type { Cost } from "./costs.ts";

/** The keywords of section 800 (and Radiance's three, by their reminder text). */
export type KeywordName =
  | "Accelerate"
  | "Action"
  | "Ambush"
  | "Assault"
  | "Backline"
  | "Deathknell"
  | "Deflect"
  | "Empower"
  | "Empowered"
  | "Equip"
  | "Flow"
  | "Ganking"
  | "Hidden"
  | "Hunt"
  | "Legion"
  | "Level"
  | "Quick-Draw"
  | "Reaction"
  | "Repeat"
  | "Shield"
  | "Tank"
  | "Temporary"
  | "Unique"
  | "Vision"
  | "Weaponmaster"
  | "Deploy"
  | "Disarm"
  | "Show Off";

export interface GrantedKeyword {
  readonly keyword: KeywordName;
  readonly value?: Amount;
  readonly cost?: Cost | "itsCost" | "itsBaseCost"; // Repeat, Flow, Equip
}
