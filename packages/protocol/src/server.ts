import type { Refusal } from "@rulebound/engine/internal";
import { z } from "zod";
import { emoteSchema } from "./client.ts";
import type { Why } from "./server-reasons.ts";
import { termsSchema } from "./terms.ts";
import { PROTOCOL_VERSION } from "./version.ts";

/**
 * What the server says. Messages of a room bear `seq`, counted from 1 upwards since the client entered: whoever misses
 * one asks for `resync` and gets a `room` and a `game` message with `reset`.
 */

export const ERROR_CODES = [
  "malformed", //    not a message of this protocol
  "version", //      another version of it
  "unauthorised", // no such session, or none yet
  "notFound", //     no such room, seat, bot
  "notAllowed", //   somebody else may, or at another time
  "illegal", //      against the rules of the game: `rule` says which
  "stale", //        the game has moved on since
  "tooMuch", //      too many or too large
  "unavailable", //  the server cannot just now; try again
] as const;
export const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

const seat = z.int();
const ms = z.number();

export const personSchema = z.object({
  account: z.string(),
  name: z.string(),
  kind: z.enum(["guest", "member", "bot"]),
  /** In the mode of the room; null: not rated yet. */
  rating: z.number().nullable(),
});
export type Person = z.infer<typeof personSchema>;

export const clockViewSchema = z.object({
  /** Milliseconds that each seat has left for the game, when this was sent. */
  left: z.array(ms),
  /** Whose time runs. */
  running: seat.nullable(),
  /** One's own open decision; null: it is somebody else's, or nobody's time is counted. */
  decision: z
    .object({
      /** What is left of `limit`, the longest that a decision may take. */
      left: ms,
      limit: ms,
      /** So soon the game is lost, if nothing is answered: what ends first, `left` of this or of the game. */
      endsIn: ms,
      /** So soon a `warning` comes; 0: it ends so soon that one should be warned by now. */
      warnsIn: ms,
    })
    .nullable(),
});
export type ClockView = z.infer<typeof clockViewSchema>;

export const roomViewSchema = z.object({
  id: z.string(),
  code: z.string(),
  terms: termsSchema,
  host: z.string(),
  phase: z.enum(["open", "playing", "between", "over"]),
  seats: z.array(
    z.object({
      person: personSchema.nullable(),
      ready: z.boolean(),
      present: z.boolean(),
      /** For how long nobody has been heard of who sits there, by the server's time; null: somebody is there. */
      awayFor: ms.nullable(),
      /** When whoever is away will have lost, in milliseconds from when this was sent; null: nothing is counted. */
      forfeitIn: ms.nullable(),
      wantsRematch: z.boolean(),
    }),
  ),
  you: seat.nullable(),
  spectators: z.int(),
  /** Games won by each seat in this match, and the number of the current game, from 1. */
  wins: z.array(z.int()),
  game: z.int(),
  /** Winners of the last game and how it ended. */
  lastResult: z.object({ winners: z.array(seat), reason: z.enum(["played", "conceded", "timeout", "abandoned", "drawn"]) }).nullable(),
  matchWinners: z.array(seat).nullable(),
  /** `seen`, by seat: cards that were seen since that answer, and stay seen: how many, and those of them that one knows oneself. */
  takeBack: z
    .object({ by: seat, consents: z.array(seat), seen: z.array(z.object({ count: z.int(), cards: z.array(z.string()) })) })
    .nullable(),
  /** Between games: who says who begins, and what they said. */
  first: z.object({ chooser: seat, first: seat }).nullable(),
  betweenLeft: ms.nullable(),
  /** One's own cards between games. `champions`: those of them that could be the Chosen Champion. */
  sideboard: z
    .object({
      champion: z.string(),
      main: z.array(z.string()),
      sideboard: z.array(z.string()),
      champions: z.array(z.string()),
    })
    .nullable(),
  /** One's own deck before the game: what was registered when one sat down. */
  deck: z.object({ name: z.string(), legend: z.string() }).nullable(),
  /** Why the room was closed without a result, in English and as data; null: it was not. */
  closed: z.string().nullable(),
  closedWhy: z.custom<Why>().nullable(),
  /** Told before the first card is drawn; the seed and salt that belong to it when the match is over (docs/PROTOCOL.md). */
  commitment: z.string().nullable(),
  reveal: z.object({ seed: z.array(z.int()), salt: z.string() }).nullable(),
  /** Where the finished games can be fetched and verified. */
  records: z.array(z.string()),
});
export type RoomView = z.infer<typeof roomViewSchema>;

const lineSchema = z.object({
  from: personSchema,
  seat: seat.nullable(),
  text: z.string().optional(),
  emote: emoteSchema.optional(),
});

const base = { v: z.literal(PROTOCOL_VERSION) };
const message = <const Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.object({ ...base, type: z.literal(type), ...fields });
const ofRoom = <const Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  message(type, { room: z.string(), seq: z.int(), ...fields });

export const serverMessageSchema = z.discriminatedUnion("type", [
  /** The token is given once, to a new guest. `rooms`: where the account has a seat in a match that is not over. */
  message("welcome", { n: z.int(), person: personSchema, token: z.string().optional(), rooms: z.array(z.string()) }),
  message("pong", { n: z.int() }),
  message("done", { n: z.int(), room: z.string().optional(), code: z.string().optional() }),
  /** `why`: the same as data (server-reasons.ts; `Reason` of the engine, where the rules of the game refuse it). */
  message("error", {
    n: z.int().nullable(),
    code: errorCodeSchema,
    detail: z.string(),
    rule: z.string().optional(),
    why: z.custom<Why>(),
  }),
  message("queued", { n: z.int() }),
  message("matched", { room: z.string() }),
  ofRoom("room", { view: roomViewSchema, reset: z.boolean().optional() }),
  /**
   * `snapshot` is a SeatSnapshot (seat.ts), or `changes` what has become of the last one (following.ts); `events` what
   * happened since, as this viewer may know it.
   */
  ofRoom("game", {
    at: z.int(),
    game: z.int(),
    snapshot: z.unknown().optional(),
    changes: z.unknown().optional(),
    /** The number of the first of `events` in the game: causes are such numbers. */
    since: z.int(),
    events: z.array(z.unknown()),
    clock: clockViewSchema.nullable(),
    reset: z.boolean().optional(),
  }),
  /** To whoever decides: it ends soon (`clock.decision.endsIn`). No decision that began with more time ends without it. */
  ofRoom("warning", { clock: clockViewSchema }),
  /** A Foresight (foresight.ts), or null if it cannot be told. */
  message("foresight", { n: z.int(), room: z.string(), foresight: z.unknown() }),
  /** Null: the answer would be taken. */
  message("explained", { n: z.int(), room: z.string(), refusal: z.custom<Refusal>().nullable() }),
  ofRoom("chat", { from: personSchema, seat: seat.nullable(), text: z.string() }),
  ofRoom("emote", { from: personSchema, seat: seat.nullable(), emote: emoteSchema }),
  /** What was said before, to whoever enters. */
  ofRoom("talk", { lines: z.array(lineSchema) }),
  /**
   * The server cannot write, or cannot reach the process that leads the room: the game waits and goes on by itself. Without a
   * room: whoever looks for an opponent waits longer. `held: false`: it is over.
   */
  message("held", { room: z.string().nullable(), held: z.boolean() }),
  /** The client is no longer in that room. `moving`: the room goes on elsewhere; enter it again, or wait to be shown it. */
  message("left", { room: z.string(), reason: z.string(), why: z.custom<Why>(), moving: z.boolean() }),
]);

export type ServerMessage = z.infer<typeof serverMessageSchema>;
export type ServerMessageOf<Type extends ServerMessage["type"]> = Extract<ServerMessage, { readonly type: Type }>;
