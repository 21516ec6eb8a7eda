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
  // 410.2.b: what is no discretionary action is done by effects, and never at will: stun (423.2.a), reveal (424.2.a), counter (425.2.a),
  // buff (426.2.a), banish (427.4.a), kill (428.3.a), add (429.4.a), channel (430.4.b), burn out (431.4.a), double (432.2.a), swap (433.2.a),
  // attach (434.2.a), detach (435.2.a), predict (436.2.a), prevent (437.6.a), replace (438.2.a), create (439.6.a), empower (441.3.a),
  // disempower (442.2.a), skip (443.3.a), pay (444.3.a).
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
