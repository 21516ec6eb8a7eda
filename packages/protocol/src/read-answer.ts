import type { MessageOf } from "./client.ts";
import { PROTOCOL_VERSION } from "./version.ts";

/**
 * Most messages are answers, and most of those are as they should be: they are recognised here, at a tenth of what the schema
 * (client.ts) takes. Whatever is not is left to the schema, which says what is wrong.
 */
export function readAnswer(value: unknown): MessageOf<"answer"> | null {
  if (!isRecord(value) || value.type !== "answer" || value.v !== PROTOCOL_VERSION) return null;
  const { n, room, at, answer } = value;
  if (!isWhole(n, 1, Number.MAX_SAFE_INTEGER) || !isWhole(at, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (typeof room !== "string" || !ROOM.test(room)) return null;
  if (fieldsOf(value) !== ANSWER_FIELDS || !isRecord(answer) || !isAnswer(answer)) return null;
  return value as unknown as MessageOf<"answer">;
}

/** v, n, type, room, at, answer. */
const ANSWER_FIELDS = 6;
const ROOM = /^[A-Za-z0-9]{4,32}$/;
const MOST = 0x7fffffff;
const LONGEST_LIST = 200;

function isAnswer(answer: Readonly<Record<string, unknown>>): boolean {
  switch (answer.do) {
    case "pass":
    case "endTurn":
    case "done":
    case "yes":
    case "no":
      return fieldsOf(answer) === 1;
    case "play":
      return fieldsOf(answer) === 3 && isNumber(answer.object) && isNumber(answer.way);
    case "use":
      return fieldsOf(answer) === 3 && isNumber(answer.object) && isNumber(answer.ability);
    case "hide":
      return fieldsOf(answer) === 3 && isNumber(answer.object) && isNumber(answer.at);
    case "move":
      return fieldsOf(answer) === 3 && isList(answer.units) && isNumber(answer.to);
    case "pick":
      return fieldsOf(answer) === 2 && isNumber(answer.pick);
    case "choose":
      return fieldsOf(answer) === 2 && isList(answer.picks);
    case "assign":
      return fieldsOf(answer) === 2 && isList(answer.amounts);
    default:
      return false;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Of what was read from JSON: all of its keys are its own. */
function fieldsOf(value: object): number {
  let count = 0;
  for (const _ in value) count++;
  return count;
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

const isNumber = (value: unknown): boolean => isWhole(value, 0, MOST);

const isList = (value: unknown): boolean => Array.isArray(value) && value.length <= LONGEST_LIST && value.every(isNumber);
