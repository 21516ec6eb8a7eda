import type { CardPool } from "@rulebound/engine/internal";

/** What a card is for, by the verbs of its text: roughly, and without trying it. */
export const Intent = { unknown: 0, harm: 1, help: 2, counter: 3 } as const;
export type Intent = (typeof Intent)[keyof typeof Intent];

const HARM = new Set([
  "deal",
  "kill",
  "stun",
  "banish",
  "exhaust",
  "fight",
  "takeControl",
  "returnToHand",
  "recycle",
  "detach",
  "move",
  "discardIt",
]);
const HELP = new Set(["buff", "ready", "heal", "prevent", "attach", "double", "increaseTo", "empower", "giveMyKeywords", "setMight"]);

/** What a card's text does, and how much of it: damage that it deals, Might that it gives. */
interface Purpose {
  readonly intent: Intent;
  readonly amount: number;
}

const known = new WeakMap<CardPool, readonly Purpose[]>();
const NONE: Purpose = { intent: Intent.unknown, amount: 0 };

/** By card of the pool: of the first verb that tells. */
export function purposes(pool: CardPool): readonly Purpose[] {
  let table = known.get(pool);
  if (table === undefined) {
    table = pool.cards.map(({ data }) => purposeIn(data.abilities));
    known.set(pool, table);
  }
  return table;
}

interface Said {
  readonly do?: unknown;
  readonly less?: unknown;
  readonly what?: unknown;
  readonly n?: unknown;
  readonly might?: unknown;
}

function purposeIn(value: unknown): Purpose {
  if (Array.isArray(value)) return first(value);
  if (typeof value !== "object" || value === null) return NONE;
  const said = value as Said;
  const intent = typeof said.do === "string" ? intentOf(said.do, said) : Intent.unknown;
  if (intent === Intent.unknown) return first(Object.values(value));
  const amount = said.do === "deal" ? said.n : said.might;
  return { intent, amount: typeof amount === "number" ? amount : 0 };
}

const first = (values: readonly unknown[]): Purpose =>
  values.reduce<Purpose>((found, value) => (found.intent === Intent.unknown ? purposeIn(value) : found), NONE);

/** Whether what is acted upon is said to be friendly, wherever in its description. */
function isOfFriends(what: unknown): boolean {
  if (typeof what !== "object" || what === null) return false;
  return ("side" in what && what.side === "friendly") || Object.values(what).some(isOfFriends);
}

function intentOf(verb: string, { less, what }: Said): Intent {
  if (verb === "counter") return Intent.counter;
  if (verb === "give") return less === undefined ? Intent.help : Intent.harm;
  if (HELP.has(verb)) return Intent.help;
  if (!HARM.has(verb)) return Intent.unknown;
  return isOfFriends(what) ? Intent.help : Intent.harm;
}
