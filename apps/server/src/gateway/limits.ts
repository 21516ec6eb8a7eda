import type { ClientMessage } from "@rulebound/protocol";
import type { Rate } from "./budget.ts";

/**
 * What clients may make the server do. Work is counted in units of about a tenth of a millisecond of the main thread; every
 * message is charged what its kind costs, and what it took beyond that.
 */
export interface WorkLimits {
  readonly connection: Rate;
  readonly account: Rate;
  readonly address: Rate;
  /** Bytes that are read. */
  readonly reading: Rate;
  readonly readingOfAddress: Rate;
  /** Rooms that were asked for and are nowhere, by one account; of one address, twice as many. */
  readonly guesses: Rate;
  /** Passwords that are tried from one address. */
  readonly passwords: Rate;
  /** Bytes that are kept because of one address: guests, decks, rooms, words. */
  readonly storing: Rate;
}

export const WORK: WorkLimits = {
  connection: { burst: 400, perSecond: 250 },
  account: { burst: 500, perSecond: 300 },
  address: { burst: 1000, perSecond: 1000 },
  reading: { burst: 256 * 1024, perSecond: 64 * 1024 },
  readingOfAddress: { burst: 1024 * 1024, perSecond: 512 * 1024 },
  guesses: { burst: 10, perSecond: 0.1 },
  passwords: { burst: 10, perSecond: 1 / 6 },
  storing: { burst: 8 * 1024 * 1024, perSecond: 4096 },
};

/** For tests and proofs in which everybody comes from one address. */
export const UNBOUNDED: Rate = { burst: 1e9, perSecond: 1e9 };
export const NO_BOUNDS: WorkLimits = {
  connection: UNBOUNDED,
  account: UNBOUNDED,
  address: UNBOUNDED,
  reading: UNBOUNDED,
  readingOfAddress: UNBOUNDED,
  guesses: UNBOUNDED,
  passwords: UNBOUNDED,
  storing: UNBOUNDED,
};

const COSTS: Readonly<Record<ClientMessage["type"], number>> = {
  hello: 5,
  ping: 1,
  open: 20,
  enter: 6,
  leave: 2,
  resync: 6,
  sit: 20,
  stand: 10,
  ready: 10,
  addBot: 20,
  removeBot: 10,
  answer: 8,
  foresee: 10,
  explain: 8,
  concede: 10,
  askTakeBack: 20,
  replyTakeBack: 20,
  sideboard: 10,
  goFirst: 10,
  rematch: 10,
  chat: 2,
  emote: 2,
  mute: 1,
  queue: 20,
  unqueue: 5,
};

/** Everybody in the room is told of these. */
const TOLD_TO_ALL: ReadonlySet<ClientMessage["type"]> = new Set([
  "enter",
  "leave",
  "sit",
  "stand",
  "ready",
  "addBot",
  "removeBot",
  "chat",
  "emote",
]);
const PER_LISTENER = 0.3;
const PER_KILOBYTE = 0.5;

/** What a message costs, in a room of so many. */
export const costOf = (type: ClientMessage["type"], letters: number, members: number): number =>
  COSTS[type] + (letters / 1024) * PER_KILOBYTE + (TOLD_TO_ALL.has(type) ? members * PER_LISTENER : 0);

/** So many bytes of the database a message takes, about; of answers, those that stay in the game's record. */
const STORED: Readonly<Partial<Record<ClientMessage["type"], number>>> = {
  open: 1024,
  sit: 4096,
  addBot: 4096,
  queue: 4096,
  stand: 128,
  ready: 128,
  removeBot: 128,
  sideboard: 1024,
  goFirst: 128,
  rematch: 8192,
  answer: 64,
  chat: 512,
};
/** A guest: account and session. */
export const GUEST_BYTES = 512;
export const storedBy = (type: ClientMessage["type"]): number => STORED[type] ?? 0;

/** Who plays a game may end it, whatever else is kept of their address. */
export const MAY_ALWAYS_BE_STORED: ReadonlySet<ClientMessage["type"]> = new Set(["answer", "sideboard", "goFirst"]);

/** Other things that cost. */
export const COST = {
  /** A connection that is made. */
  connection: 5,
  /** A room that has to be loaded and played again. */
  loading: 100,
  /** And each entry of it. */
  entry: 0.5,
  /** Being sent away for too many mistakes: coming back at once does not pay. */
  sentAway: 200,
  page: 3,
  request: 10,
} as const;

export const unitsIn = (milliseconds: number): number => milliseconds * 10;
/** Nobody pays for more of a pause, which may not be theirs. */
export const MOST_SURPLUS = 200;
/** Whoever has overdrawn by more than so many milliseconds is refused unheard. */
export const LONGEST_WAIT = 5000;
