import type { Answer } from "../state/decision.ts";

/** What an answer of each kind holds. Answers come from people, bots and wires: types alone keep nothing out. */
type FieldKind = "number" | "numbers";
const FIELDS: { readonly [Do in Answer["do"]]: { readonly [Key in Exclude<keyof Extract<Answer, { do: Do }>, "do">]: FieldKind } } = {
  pass: {},
  endTurn: {},
  concede: { player: "number" },
  play: { object: "number", way: "number" },
  use: { object: "number", ability: "number" },
  move: { units: "numbers", to: "number" },
  hide: { object: "number", at: "number" },
  invite: { player: "number" },
  choose: { picks: "numbers" },
  pick: { pick: "number" },
  done: {},
  yes: {},
  no: {},
  assign: { amounts: "numbers" },
};

/** No question has more options than that. */
const MOST_NUMBERS = 10_000;

const KINDS: ReadonlyMap<unknown, readonly (readonly [string, FieldKind])[]> = new Map(
  Object.entries(FIELDS).map(([verb, fields]) => [verb, Object.entries(fields) as [string, FieldKind][]]),
);

/** Is it an answer at all: of a known kind, with whole numbers where numbers belong? Whether it is legal is another question. */
export function isAnswer(value: unknown): value is Answer {
  if (typeof value !== "object" || value === null) return false;
  const answer = value as Readonly<Record<string, unknown>>;
  if (answer.do === "pick") return Number.isInteger(answer.pick); // by far the most common one
  const fields = KINDS.get(answer.do);
  if (fields === undefined) return false;
  for (let i = 0; i < fields.length; i++) {
    const [key, kind] = fields[i];
    const held = answer[key];
    if (kind === "number" ? !Number.isInteger(held) : !areWhole(held)) return false;
  }
  return true;
}

function areWhole(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > MOST_NUMBERS) return false;
  for (let i = 0; i < value.length; i++) if (!Number.isInteger(value[i])) return false;
  return true;
}
