import { BOTS, type Bot, botNamed } from "@rulebound/bots";

/** Reading requests: whatever is wrong with one is said with its place. */

/** What a request asks for that cannot be given. */
export class RequestError extends Error {}

export type Fields = Readonly<Record<string, unknown>>;

export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new RequestError(`this is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 80)}...` : text;
};

export function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new RequestError(`${what}: an object was expected, but there is ${shown(value)}`);
  return value as Fields;
}

export function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new RequestError(`${what}: a list was expected, but there is ${shown(value)}`);
  return value;
}

export function integer(value: unknown, what: string, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  const bounds = `${least > Number.NEGATIVE_INFINITY ? ` of ${least} or more` : ""}${most < Number.POSITIVE_INFINITY ? ` up to ${most}` : ""}`;
  throw new RequestError(`${what}: a whole number${bounds} was expected, but there is ${shown(value)}`);
}

export function word(value: unknown, what: string): string {
  if (typeof value !== "string") throw new RequestError(`${what}: a text was expected, but there is ${shown(value)}`);
  return value;
}

export function oneOf<Word extends string>(value: unknown, words: readonly Word[], what: string): Word {
  const found = words.find((one) => one === value);
  if (found === undefined) throw new RequestError(`${what}: one of ${words.join(", ")} was expected`);
  return found;
}

/** Who plays: a bot, or null for the learner. */
export function seatsOf(given: unknown, seats: number): (Bot | null)[] {
  if (given === undefined) return Array.from({ length: seats }, () => null);
  const names = list(given, "seats").map((name) => word(name, "seats"));
  if (names.length !== seats) throw new RequestError(`seats: ${seats} were expected, but there are ${names.length}`);
  return names.map((name) => {
    if (name === "learner") return null;
    const bot = botNamed(name);
    if (bot === null) throw new RequestError(`seats: "${name}" is neither "learner" nor a bot (${Object.keys(BOTS).join(", ")})`);
    return bot;
  });
}
