import { z } from "zod";
import { answerSchema } from "./answers.ts";
import { readAnswer } from "./read-answer.ts";
import { termsSchema } from "./terms.ts";
import { PROTOCOL_VERSION } from "./version.ts";

/** What a client says. `n` counts its messages upwards; the reply (`done` or `error`) bears the same number. */

export const LONGEST_MESSAGE = 32 * 1024;
export const LONGEST_DECK = 12 * 1024;

export const EMOTES = ["hello", "wellPlayed", "thanks", "oops", "thinking", "wow", "goodLuck", "goodGame"] as const;
export const emoteSchema = z.enum(EMOTES);
export type Emote = z.infer<typeof emoteSchema>;

const roomId = z.string().regex(/^[A-Za-z0-9]{4,32}$/);
const seat = z.int().min(0).max(3);
const deck = z.string().min(1).max(LONGEST_DECK);
const cards = z.array(z.string().min(1).max(80)).max(60);

const base = { v: z.literal(PROTOCOL_VERSION), n: z.int().min(1).max(Number.MAX_SAFE_INTEGER) };
const message = <const Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  z.strictObject({ ...base, type: z.literal(type), ...fields });
const inRoom = <const Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) =>
  message(type, { room: roomId, ...fields });

export const clientMessageSchema = z.discriminatedUnion("type", [
  /** First of all. Without a token one becomes a guest; cards speak and ask in the language ("de"), or else in English. */
  message("hello", { token: z.string().max(200).optional(), language: z.string().max(10).optional() }),
  message("ping", {}),

  message("open", { terms: termsSchema }),
  /** By id or by code: to play, if a seat is theirs or free, or else to watch. */
  inRoom("enter", {}),
  inRoom("leave", {}),
  /** Everything anew: after a gap in the sequence numbers. */
  inRoom("resync", {}),

  /** A deck as a list, a deck code, or the id of a starter deck. */
  inRoom("sit", { seat: seat.optional(), deck }),
  inRoom("stand", {}),
  inRoom("ready", { ready: z.boolean() }),
  /** Whoever opened the room fills empty seats. */
  inRoom("addBot", { seat: seat.optional(), bot: z.string().min(1).max(40), deck: deck.optional() }),
  inRoom("removeBot", { seat }),

  /** `at` is that of the game message which it answers. */
  inRoom("answer", { at: z.int().min(0), answer: answerSchema }),
  /** What would follow from an act, before it is done; with `aim`, if that is what it is used on. */
  inRoom("foresee", { at: z.int().min(0), answer: answerSchema, aim: z.int().min(0).max(0x7fffffff).optional() }),
  /** Why an answer would be refused, without giving it. */
  inRoom("explain", { at: z.int().min(0), answer: answerSchema }),
  inRoom("concede", {}),
  inRoom("askTakeBack", {}),
  inRoom("replyTakeBack", { consent: z.boolean() }),

  /** Between the games of a match. */
  inRoom("sideboard", { out: cards, in: cards, champion: z.string().min(1).max(80).optional() }),
  inRoom("goFirst", { seat }),
  inRoom("rematch", { wanted: z.boolean() }),

  inRoom("chat", { text: z.string().min(1).max(300) }),
  inRoom("emote", { emote: emoteSchema }),
  /** Somebody whose words one does not want to read any more. */
  inRoom("mute", { account: z.string().min(1).max(40), muted: z.boolean() }),

  message("queue", {
    mode: z.enum(["duel", "match"]),
    format: z.string().min(1).max(40),
    bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
    deck,
  }),
  message("unqueue", {}),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;
export type ClientMessageType = ClientMessage["type"];
export type RoomMessage = Extract<ClientMessage, { readonly room: string }>;
export type MessageOf<Type extends ClientMessageType> = Extract<ClientMessage, { readonly type: Type }>;

/** What was wrong with a message, for whoever wrote the client. */
export interface Unreadable {
  readonly n: number | null;
  readonly detail: string;
}

export const isUnreadable = (read: ClientMessage | Unreadable): read is Unreadable => !("type" in read);

export function readClientMessage(text: string): ClientMessage | Unreadable {
  if (text.length > LONGEST_MESSAGE) return { n: null, detail: `a message has at most ${LONGEST_MESSAGE} characters` };
  const value = parsed(text);
  if (value === undefined) return { n: null, detail: "this is not JSON" };
  const answer = readAnswer(value);
  if (answer !== null) return answer;
  const read = clientMessageSchema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue.path.length === 0 ? "the message" : issue.path.join(".");
  return { n: numberOf(value), detail: `${place}: ${issue.message}`.slice(0, 300) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const numberOf = (value: unknown): number | null => {
  const n = typeof value === "object" && value !== null ? (value as { n?: unknown }).n : undefined;
  return typeof n === "number" && Number.isSafeInteger(n) ? n : null;
};
