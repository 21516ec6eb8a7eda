import type { CardPool } from "@rulebound/engine";

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

const known = new WeakMap<CardPool, Uint8Array>();

/** By card of the pool: of the first verb that tells. */
export function intents(pool: CardPool): Uint8Array {
  let table = known.get(pool);
  if (table === undefined) {
    table = Uint8Array.from(pool.cards, ({ data }) => intentIn(data.abilities));
    known.set(pool, table);
  }
  return table;
}

function intentIn(value: unknown): Intent {
  if (Array.isArray(value)) return first(value);
  if (typeof value !== "object" || value === null) return Intent.unknown;
  const { do: verb } = value as { readonly do?: unknown };
  const own = typeof verb === "string" ? intentOf(verb, value as { readonly less?: unknown; readonly what?: unknown }) : Intent.unknown;
  return own !== Intent.unknown ? own : first(Object.values(value));
}

function first(values: readonly unknown[]): Intent {
  for (const value of values) {
    const intent = intentIn(value);
    if (intent !== Intent.unknown) return intent;
  }
  return Intent.unknown;
}

function intentOf(verb: string, instruction: { readonly less?: unknown; readonly what?: unknown }): Intent {
  if (verb === "counter") return Intent.counter;
  if (verb === "give") return instruction.less === undefined ? Intent.help : Intent.harm;
  if (HELP.has(verb)) return Intent.help;
  if (!HARM.has(verb)) return Intent.unknown;
  return JSON.stringify(instruction.what ?? "").includes('"side":"friendly"') ? Intent.help : Intent.harm;
}
