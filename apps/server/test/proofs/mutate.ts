import type { Rng } from "@rulebound/bots";
import { type ClientMessage, clientMessageSchema, DEFAULT_TERMS, LONGEST_MESSAGE } from "@rulebound/protocol";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";

/** Messages that nobody should send, made from those that the schemas allow. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** One of every kind, as right as it can be without being allowed. */
export function templates(room: string, account: string): Json[] {
  const inRoom = { v: PROTOCOL_VERSION, n: 1, room };
  const all = [
    { v: PROTOCOL_VERSION, n: 1, type: "hello", token: "x".repeat(43) },
    { v: PROTOCOL_VERSION, n: 1, type: "open", terms: DEFAULT_TERMS },
    { ...inRoom, type: "enter" },
    { ...inRoom, type: "leave" },
    { ...inRoom, type: "resync" },
    { ...inRoom, type: "sit", seat: 0, deck: "jinx" },
    { ...inRoom, type: "stand" },
    { ...inRoom, type: "ready", ready: true },
    { ...inRoom, type: "addBot", seat: 1, bot: "random", deck: "ahri" },
    { ...inRoom, type: "removeBot", seat: 1 },
    { ...inRoom, type: "answer", at: 1, answer: { do: "pass" } },
    { ...inRoom, type: "answer", at: 1, answer: { do: "concede", player: 0 } },
    { ...inRoom, type: "answer", at: 1, answer: { do: "move", units: [1, 2, 3], to: 4 } },
    { ...inRoom, type: "answer", at: 1, answer: { do: "choose", picks: [1] } },
    { ...inRoom, type: "answer", at: 1, answer: { do: "assign", amounts: [1, 2] } },
    { ...inRoom, type: "explain", at: 1, answer: { do: "assign", amounts: [1, 2] } },
    { ...inRoom, type: "foresee", at: 1, answer: { do: "play", object: 12, way: 0 } },
    { ...inRoom, type: "concede" },
    { ...inRoom, type: "askTakeBack" },
    { ...inRoom, type: "replyTakeBack", consent: true },
    { ...inRoom, type: "sideboard", out: ["Gust"], in: ["Gust"], champion: "Jinx, Rebel" },
    { ...inRoom, type: "goFirst", seat: 0 },
    { ...inRoom, type: "rematch", wanted: true },
    { ...inRoom, type: "chat", text: "hello" },
    { ...inRoom, type: "emote", emote: "wow" },
    { ...inRoom, type: "mute", account, muted: true },
    { v: PROTOCOL_VERSION, n: 1, type: "queue", mode: "duel", format: "open", bestOf: 1, deck: "jinx" },
    { v: PROTOCOL_VERSION, n: 1, type: "unqueue" },
  ];
  return all as unknown as Json[];
}

const JUNK: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  4_294_967_296,
  "",
  "\u0000",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "' or 1=1 --",
  "\ud800",
  "x".repeat(5000),
  [],
  {},
  [[[[]]]],
  { do: "pass", extra: 1 },
];

const any = <T>(rng: Rng, from: readonly T[]): T => from[rng.below(from.length)];
const isBranch = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Something in it is missing, of another kind, or too much. */
export function bent(value: Json, rng: Rng): Json {
  if (!isBranch(value) || rng.below(12) === 0) return any(rng, JUNK);
  const keys = Object.keys(value);
  const key = any(rng, keys);
  switch (rng.below(5)) {
    case 0:
      return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    case 1:
      return { ...value, [any(rng, ["extra", "__proto__x", "toString", "seat", "token"])]: any(rng, JUNK) };
    case 2:
      return { ...value, [key]: bent(value[key], rng) };
    default:
      return { ...value, [key]: any(rng, JUNK) };
  }
}

/** No JSON any more, or not the same. */
export function torn(text: string, rng: Rng): string {
  const at = rng.below(text.length);
  switch (rng.below(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text.slice(0, at)}${any(rng, ['"', "{", "]", "\\", "\u0000", "🃏", "NaN", ","])}${text.slice(at)}`;
    case 2:
      return `${"[".repeat(1 + rng.below(8000))}${text}`;
    default:
      return text.slice(at) + text.slice(0, at);
  }
}

export const swollen = (text: string, rng: Rng): string => text + " ".repeat(LONGEST_MESSAGE + rng.below(2 * LONGEST_MESSAGE));

/** Whether a server might rightly do what it says for anybody: such a message proves nothing. */
export function isHarmless(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  const read = clientMessageSchema.safeParse(value);
  if (!read.success) return false;
  const free: readonly ClientMessage["type"][] = ["open", "queue", "unqueue", "ping"];
  return free.includes(read.data.type) || (read.data.type === "hello" && read.data.token === undefined);
}
