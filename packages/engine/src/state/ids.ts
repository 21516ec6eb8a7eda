import type { KeywordName } from "../language/types.ts";
import type { As, Strict } from "./brand.ts";

/** The small integers of which a game's state is made. */

/** A player, 0 to 3 in turn order of the seats. -1 stands for nobody. */
export type Seat = Strict<"seat">;
export const NOBODY = -1 as Seat;
/** Where code that goes through all seats begins. */
export const FIRST_SEAT = 0 as Seat;
/** As cases and action lines call them. */
export const P1 = FIRST_SEAT;
export const P2 = 1 as Seat;
export const P3 = 2 as Seat;
export const P4 = 3 as Seat;
/** For code that counts seats in turn order, and for what comes from outside. */
export const nthSeat = (n: number): Seat => n as Seat;
/** In a game of two: the other player. */
export const otherOfTwo = (seat: Seat): Seat => (1 - seat) as Seat;
/** 126: whose deck it came from. Both are seats, but neither is the other. */
export type Owner = Seat & As<"owner">;
/** 191: who controls it now. */
export type Controller = Seat & As<"controller">;

/** Index into `State.objects`. -1 stands for no object. */
export type ObjectId = Strict<"object">;
export const NO_OBJECT = -1 as ObjectId;
/** Where code that goes through all objects begins. */
export const FIRST_OBJECT = 0 as ObjectId;
/** For what comes from outside. */
export const nthObject = (n: number): ObjectId => n as ObjectId;

/** Grows as an object changes zones (124): with the id, it says which object is meant. */
export type Incarnation = Strict<"incarnation">;
/** As an object is made. It stands beside players, places and chain items too, which have no incarnations. */
export const FIRST_INCARNATION = 0 as Incarnation;
/** Stands for no incarnation in particular. */
export const NO_INCARNATION = -1 as Incarnation;
/** What an object becomes as it changes zones (124). */
export const nextIncarnation = (incarnation: Incarnation): Incarnation => (incarnation + 1) as Incarnation;
/** From a list in which ids and incarnations alternate, or stand side by side with what was chosen. */
export const incarnationAt = (references: readonly number[], at: number): Incarnation => references[at] as Incarnation;

/** Index into `CardPool.cards`. -1 stands for no card. */
export type CardId = Strict<"card">;
export const NO_CARD = -1 as CardId;
/** For those who go through a pool by number. */
export const nthCard = (n: number): CardId => n as CardId;

/** Index into `CardPool.abilities`. -1 stands for no ability. */
export type AbilityId = Strict<"ability">;
export const NO_ABILITY = -1 as AbilityId;

/** `Ongoing.id`: counted up, never used again. */
export type OngoingId = Strict<"ongoing effect">;
/** Stands for no effect in particular. */
export const NO_ONGOING = -1 as OngoingId;
export const FIRST_ONGOING = 0 as OngoingId;
export const nthOngoing = (n: number): OngoingId => n as OngoingId;
export const nextOngoingId = (id: OngoingId): OngoingId => (id + 1) as OngoingId;

/** `ChainItem.id`: counted up, never used again. -1 stands for no item. */
export type ItemId = Strict<"chain item">;
export const NO_ITEM = -1 as ItemId;

/** 0 to 3: the bases of the seats; 4 and up: battlefield `location - 4`. -1: not on the board (197). */
export type LocationId = Strict<"location">;
export const NOWHERE = -1 as LocationId;
/** Where code that goes through all places begins. */
export const FIRST_LOCATION = 0 as LocationId;
/** For places kept in lists of numbers, and for what comes from outside. */
export const nthLocation = (n: number): LocationId => n as LocationId;
export const FIRST_BATTLEFIELD = 4;
export const baseOf = (seat: Seat): LocationId => seat as number as LocationId;
/** Whose base it is. */
export const seatOfBase = (base: LocationId): Seat => base as number as Seat;
export const isBattlefield = (location: LocationId): boolean => location >= FIRST_BATTLEFIELD;
export const isBase = (location: LocationId): boolean => location >= 0 && location < FIRST_BATTLEFIELD;
export const battlefieldLocation = (index: BattlefieldIndex): LocationId => (index + FIRST_BATTLEFIELD) as LocationId;
export const battlefieldIndex = (location: LocationId): BattlefieldIndex => (location - FIRST_BATTLEFIELD) as BattlefieldIndex;
/** Index into `State.battlefields`. -1 stands for none. */
export type BattlefieldIndex = Strict<"battlefield">;
export const NO_BATTLEFIELD = -1 as BattlefieldIndex;
/** For code that lays battlefields out in a row: the one at that position, from 0. */
export const nthBattlefield = (n: number): BattlefieldIndex => n as BattlefieldIndex;

/** Where an object is (105-108). `base` and battlefields are both `board`: which one is said by its location. */
export const Zone = {
  none: 0 as Zone, // ceased to exist
  deck: 1 as Zone,
  hand: 2 as Zone,
  board: 3 as Zone,
  trash: 4 as Zone,
  banished: 5 as Zone,
  champion: 6 as Zone,
  chain: 7 as Zone,
  facedown: 8 as Zone,
  runeDeck: 9 as Zone,
  legend: 10 as Zone,
  battlefield: 11 as Zone,
  aside: 12 as Zone, // battlefields and sideboard that are not in use
} as const;
export type Zone = Strict<"zone">;

/** 108: a change of zone to or from one of these makes a new object (124). */
export const isBoardZone = (zone: Zone): boolean =>
  zone === Zone.board || zone === Zone.facedown || zone === Zone.legend || zone === Zone.battlefield;

export const Phase = { setup: 0, awaken: 1, beginning: 2, channel: 3, draw: 4, main: 5, ending: 6, over: 7 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

/** Card types as bits, since an object may have several (177). */
export const TypeBit = { unit: 1, gear: 2, spell: 4, rune: 8, legend: 16, battlefield: 32 } as const;
/** Runes (161.1.a), battlefields (171) and legends (175) are none. */
export const PERMANENT = TypeBit.unit | TypeBit.gear;

/** Domains by number: 0 to 5; ANY_DOMAIN is universal power (163.2.b). */
export const DOMAINS = ["fury", "calm", "mind", "body", "chaos", "order"] as const;
export const ANY_DOMAIN = 6;
export const ALL_DOMAINS_MASK = 63;

/** Keywords as bits of one integer. */
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
} as const satisfies Readonly<Record<KeywordName, number>>;
/** In the order of their bits. */
export const KEYWORDS = Object.keys(Keyword) as readonly KeywordName[];

/** 464.2.c.3 */
export const Role = { none: 0, attacker: 1, defender: 2 } as const;
export type Role = (typeof Role)[keyof typeof Role];
