import type { RuleId } from "@rulebound/rules";
import { parseAction, type Vocabulary } from "../actions/parse.ts";
import { nthSeat, type Seat } from "../adapter.ts";
import type { Step } from "../case.ts";
import { suggestion } from "../words.ts";
import { understand } from "./context.ts";
import type { Part } from "./document.ts";
import { expectations } from "./expectations.ts";
import { rule, SEAT_NAMES, text } from "./values.ts";

export const EVERYBODY = ["all pass", "settle", "next turn"] as const;

export function steps(part: Part, vocabulary: Vocabulary): Step[] {
  return part.items("steps").map((item) => step(item, vocabulary));
}

const FORMS = `"P1: ACTION", "P1 cannot: ACTION", "all pass", "settle", "next turn" or "expect: {...}"`;

function step(part: Part, vocabulary: Vocabulary): Step {
  if (!part.isMap()) {
    const words = text(part, "a step");
    const found = EVERYBODY.find((known) => known === words);
    if (found === undefined) return part.refuse(`"${words}" is not a step; expected ${FORMS}.${suggestion(words, EVERYBODY)}`);
    return { kind: found, line: part.line };
  }
  const { line } = part;
  const entries = part.entries("a step");
  const reason = entries.find(([key]) => key === "because");
  const [first, ...others] = entries.filter((entry) => entry !== reason);
  if (first === undefined) return part.refuse(`a step that says nothing; expected ${FORMS}.`);
  if (others.length > 0)
    return others[0][1].refuse(`a step with "${first[0]}" and "${others[0][0]}"; expected one step for each, begun with "-".`);
  const [key, keyPart, value] = first;
  if (key === "expect") {
    if (reason !== undefined) return reason[1].refuse(`"because" belongs to a "cannot" step; expected it nowhere else.`);
    return { kind: "expect", line, expectations: expectations(value, vocabulary) };
  }
  const { player, cannot } = actor(key, keyPart, vocabulary.seats);
  if (!cannot && reason !== undefined) return reason[1].refuse(`"because" belongs to a "cannot" step; expected it nowhere else.`);
  const action = understand(value, vocabulary, parseAction, "an action");
  const words = { line, text: `${SEAT_NAMES[player]}: ${text(value, "an action")}`, player, action };
  const because: RuleId | null = reason === undefined ? null : rule(reason[2]);
  return cannot ? { kind: "cannot", ...words, because } : { kind: "act", ...words };
}

function actor(key: string, part: Part, seats: number): { readonly player: Seat; readonly cannot: boolean } {
  const found = /^P(\d)( cannot)?$/.exec(key);
  if (found === null) return part.refuse(`"${key}" is not a step; expected ${FORMS}.`);
  const player = nthSeat(Number(found[1]) - 1);
  if (player < 0 || player >= seats) return part.refuse(`P${found[1]} is not a player of this mode; expected P1 to P${seats}.`);
  return { player, cannot: found[2] !== undefined };
}
