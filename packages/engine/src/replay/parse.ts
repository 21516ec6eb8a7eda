import { MODES, type ModeName } from "../modes/modes.ts";
import { answerOf, type PlainAnswer } from "../state/decision.ts";
import type { State } from "../state/records.ts";
import { ENTROPY_WORDS } from "../state/rng.ts";
import { ReplayError } from "./error.ts";
import { type Fingerprint, type NamedDeck, REPLAY_FORMAT, type Replay } from "./format.ts";

/** Reads a replay that somebody sent: everything is looked at, and what is wrong is said with its place. */
export function parseReplay(text: string): Replay {
  const root = object(parseJson(text), "the replay");
  if (root.format !== REPLAY_FORMAT) throw wrong("format", `${REPLAY_FORMAT}`, root.format);
  const mode = oneOf(
    root.mode,
    "mode",
    MODES.map(({ name }) => name),
  ) as ModeName;
  const seats = MODES.find(({ name }) => name === mode)?.players ?? 2;
  const decks = list(root.decks, "decks", deck);
  if (decks.length !== seats) throw new ReplayError(`decks: ${mode} needs ${seats} decks, but there are ${decks.length}`);
  return {
    format: REPLAY_FORMAT,
    engine: string(root.engine, "engine"),
    pool: string(root.pool, "pool"),
    mode,
    seed: integer(root.seed, "seed", Number.NEGATIVE_INFINITY),
    ...(root.entropy === undefined ? {} : { entropy: entropy(root.entropy) }),
    windows: oneOf(root.windows, "windows", ["all", "useful", "public"]) as State["windows"],
    firstPlayer: root.firstPlayer === null ? null : seat(root.firstPlayer, "firstPlayer", seats),
    decks,
    battlefields: list(root.battlefields, "battlefields", (value, place) => (value === null ? null : string(value, place))),
    answers: list(root.answers, "answers", (value, place) => answerOf(answer(value, place, seats))),
    fingerprints: fingerprints(root.fingerprints),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = /position (\d+)/.exec(reason);
    if (at === null) throw new ReplayError(`this is not JSON: ${reason}`);
    const before = text.slice(0, Number(at[1])).split("\n");
    throw new ReplayError(
      `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}: this is not JSON: ${reason.replace(/ \(line.*\)$/, "")}`,
    );
  }
}

const shown = (value: unknown): string => {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};
const wrong = (place: string, expected: string, value: unknown): ReplayError =>
  new ReplayError(`${place}: ${expected} was expected, but there is ${shown(value)}`);

function object(value: unknown, place: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(place, "an object", value);
  return value as Fields;
}

function list<Item>(value: unknown, place: string, read: (value: unknown, place: string) => Item): Item[] {
  if (!Array.isArray(value)) throw wrong(place, "a list", value);
  return value.map((item, i) => read(item, `${place}[${i}]`));
}

function string(value: unknown, place: string): string {
  if (typeof value !== "string" || value === "") throw wrong(place, "a text", value);
  return value;
}

function integer(value: unknown, place: string, least = 0): number {
  if (typeof value !== "number" || !Number.isInteger(value)) throw wrong(place, "a whole number", value);
  if (value < least) throw wrong(place, `a number of ${least} or more`, value);
  return value;
}

function seat(value: unknown, place: string, seats: number): number {
  const number = integer(value, place);
  if (number >= seats) throw wrong(place, `a seat from 0 to ${seats - 1}`, value);
  return number;
}

function oneOf(value: unknown, place: string, words: readonly string[]): string {
  if (typeof value !== "string" || !words.includes(value))
    throw wrong(place, `one of ${words.map((word) => `"${word}"`).join(", ")}`, value);
  return value;
}

function deck(value: unknown, place: string): NamedDeck {
  const fields = object(value, place);
  const names = (key: "main" | "runes" | "battlefields" | "furtherLegends"): string[] => list(fields[key], `${place}.${key}`, string);
  return {
    legend: string(fields.legend, `${place}.legend`),
    champion: string(fields.champion, `${place}.champion`),
    main: names("main"),
    runes: names("runes"),
    battlefields: names("battlefields"),
    ...(fields.furtherLegends === undefined ? {} : { furtherLegends: names("furtherLegends") }),
  };
}

function entropy(value: unknown): number[] {
  const words = list(value, "entropy", (word, place) => integer(word, place));
  if (words.length !== ENTROPY_WORDS) throw wrong("entropy", `a list of ${ENTROPY_WORDS} numbers`, value);
  return words;
}

function fingerprints(value: unknown): Fingerprint[] {
  return list(value, "fingerprints", (item, place) => {
    const fields = object(item, place);
    return { after: integer(fields.after, `${place}.after`), hash: string(fields.hash, `${place}.hash`) };
  });
}

const WORDS = [
  "pass",
  "endTurn",
  "concede",
  "play",
  "use",
  "move",
  "hide",
  "invite",
  "choose",
  "pick",
  "done",
  "yes",
  "no",
  "assign",
] as const;

function answer(value: unknown, place: string, seats: number): PlainAnswer {
  const fields = object(value, place);
  const what = oneOf(fields.do, `${place}.do`, WORDS) as (typeof WORDS)[number];
  const number = (key: string): number => integer(fields[key], `${place}.${key}`);
  const numbers = (key: string): number[] => list(fields[key], `${place}.${key}`, (item, at) => integer(item, at));
  switch (what) {
    case "concede":
    case "invite":
      return { do: what, player: seat(fields.player, `${place}.player`, seats) };
    case "play":
      return { do: what, object: number("object"), way: number("way") };
    case "use":
      return { do: what, object: number("object"), ability: number("ability") };
    case "move":
      return { do: what, units: numbers("units"), to: number("to") };
    case "hide":
      return { do: what, object: number("object"), at: number("at") };
    case "choose":
      return { do: what, picks: numbers("picks") };
    case "pick":
      return { do: what, pick: number("pick") };
    case "assign":
      return { do: what, amounts: numbers("amounts") };
    default:
      return { do: what };
  }
}
