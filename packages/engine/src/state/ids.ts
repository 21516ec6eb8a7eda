/** The small integers of which a game's state is made. */

/** A player, 0 to 3 in turn order of the seats. -1 stands for nobody. */
export type Seat = number;
export const NOBODY = -1;

/** Index into `State.objects`. -1 stands for no object. */
export type ObjectId = number;
export const NO_OBJECT = -1;

/** 0 to 3: the bases of the seats; 4 and up: battlefield `location - 4`. -1: not on the board (197). */
export type LocationId = number;
export const NOWHERE = -1;
export const FIRST_BATTLEFIELD = 4;
export const isBattlefield = (location: LocationId): boolean => location >= FIRST_BATTLEFIELD;
export const isBase = (location: LocationId): boolean => location >= 0 && location < FIRST_BATTLEFIELD;
export const battlefieldLocation = (index: number): LocationId => index + FIRST_BATTLEFIELD;

/** Where an object is (105-108). `base` and battlefields are both `board`: which one is said by its location. */
export const Zone = {
  none: 0, // ceased to exist
  deck: 1,
  hand: 2,
  board: 3,
  trash: 4,
  banished: 5,
  champion: 6,
  chain: 7,
  facedown: 8,
  runeDeck: 9,
  legend: 10,
  battlefield: 11,
  aside: 12, // battlefields and sideboard that are not in use
} as const;
export type Zone = (typeof Zone)[keyof typeof Zone];

/** 108: a change of zone to or from one of these makes a new object (124). */
export const isBoardZone = (zone: Zone): boolean =>
  zone === Zone.board || zone === Zone.facedown || zone === Zone.legend || zone === Zone.battlefield;

export const Phase = { setup: 0, awaken: 1, beginning: 2, channel: 3, draw: 4, main: 5, ending: 6, over: 7 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** Card types as bits, since an object may have several (177). */
export const TypeBit = { unit: 1, gear: 2, spell: 4, rune: 8, legend: 16, battlefield: 32 } as const;
export const PERMANENT = TypeBit.unit | TypeBit.gear;

/** Domains by number: 0 to 5; ANY_DOMAIN is universal power (163.2.b). */
export const DOMAINS = ["fury", "calm", "mind", "body", "chaos", "order"] as const;
export const ANY_DOMAIN = 6;
export const ALL_DOMAINS_MASK = 63;

/** Keywords as bits of one integer. */
export const KEYWORDS = [
  "Accelerate",
  "Action",
  "Ambush",
  "Assault",
  "Backline",
  "Deathknell",
  "Deflect",
  "Empower",
  "Empowered",
  "Equip",
  "Flow",
  "Ganking",
  "Hidden",
  "Hunt",
  "Legion",
  "Level",
  "Quick-Draw",
  "Reaction",
  "Repeat",
  "Shield",
  "Tank",
  "Temporary",
  "Unique",
  "Vision",
  "Weaponmaster",
  "Deploy",
  "Disarm",
  "Show Off",
] as const;
export const Keyword = {
  Accelerate: 1 << 0,
  Action: 1 << 1,
  Ambush: 1 << 2,
  Assault: 1 << 3,
  Backline: 1 << 4,
  Deathknell: 1 << 5,
  Deflect: 1 << 6,
  Empower: 1 << 7,
  Empowered: 1 << 8,
  Equip: 1 << 9,
  Flow: 1 << 10,
  Ganking: 1 << 11,
  Hidden: 1 << 12,
  Hunt: 1 << 13,
  Legion: 1 << 14,
  Level: 1 << 15,
  "Quick-Draw": 1 << 16,
  Reaction: 1 << 17,
  Repeat: 1 << 18,
  Shield: 1 << 19,
  Tank: 1 << 20,
  Temporary: 1 << 21,
  Unique: 1 << 22,
  Vision: 1 << 23,
  Weaponmaster: 1 << 24,
  Deploy: 1 << 25,
  Disarm: 1 << 26,
  "Show Off": 1 << 27,
} as const;

/** 464.2.c.3 */
export const Role = { none: 0, attacker: 1, defender: 2 } as const;
export type Role = (typeof Role)[keyof typeof Role];
