import type { EventType } from "../state/events.ts";
import { DOMAINS } from "../state/ids.ts";

/** What happened, in words: a log's line, without the rule. The caller supplies the names of things. */

/** The fields of an event as they are called; null: the event has none, or it is not to be seen. */
export interface EventNames {
  readonly player: string | null;
  readonly object: string | null;
  readonly source: string | null;
  readonly at: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface WordedEvent {
  readonly type: EventType;
  readonly amount: number;
  readonly result: string;
}

type Phrase = string | ((event: WordedEvent, names: EventNames) => string);

const PHASES = ["setup", "Awaken", "Beginning", "Channel", "Draw", "Main", "Ending", "last"] as const;
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Energy, and the domains of the Power by number: "2 Energy and 1 fury Power". */
function resources(energy: number, power: string): string {
  const domains = power === "" ? [] : power.split(",").map((domain) => DOMAINS[Number(domain)] ?? "universal");
  const powers = [...new Set(domains)].map((domain) => `${domains.filter((other) => other === domain).length} ${domain} Power`);
  return [...(energy > 0 ? [`${energy} Energy`] : []), ...powers].join(" and ");
}

/** `{P}` player, `{O}` object, `{S}` source, `{N}` amount, `{at}`, `{from}`, `{to}`; a part in [ ] falls away where a field is empty. */
const PHRASES: Readonly<Record<EventType, Phrase>> = {
  played: "[{P} ]played {O}[ from {from}]",
  finalized: "{O} is finalized on the chain",
  resolved: "{O} resolves",
  countered: "{O} is countered[ by {S}]",
  triggered: "[{P}'s ]ability of {S|O} triggers",
  activated: "[{P} ]uses an ability of {S|O}",
  entered: "{O} enters[ at {at}][ from {from}]",
  moved: "{O} moves[ from {from}][ to {to}]",
  recalled: "{O} is recalled[ by {S}][ from {from}][ to {to}]",
  died: "{O} dies[ at {at}]",
  killed: "{O} is killed[ by {S}]",
  banished: "{O} is banished",
  discarded: "{P} discards {O}",
  drew: "{P} draws {O}",
  burned: "{P} burns {O}",
  recycled: "{O} is recycled",
  returned: "{O} returns[ from {from}][ to {to}]",
  put: "{O} is put[ from {from}][ into {to}]",
  revealed: "[{P} ]reveals {O}",
  predicted: "{P} predicts[ {N}]",
  hidden: "{P} hides a card[ at {at}]",
  dealt: "{N} damage is dealt to {O}[ by {S}]",
  prevented: "{N} damage to {O} is prevented",
  healed: "{O} is healed",
  stunned: "{O} is stunned",
  buffed: "{O} is buffed",
  exhausted: "{O} is exhausted",
  readied: "{O} is readied",
  added: ({ amount, result }) => `{P} adds ${resources(amount, result)} to the rune pool[ with {S|O}]`,
  channelled: "{P} channels {O}",
  burnedOut: "{P} burns out",
  attached: "{O} is attached[ to {S}]",
  detached: "{O} is detached[ from {S}]",
  empowered: "{O} is empowered",
  disempowered: "{O} is disempowered",
  gainedXp: "{P} gains {N} XP",
  spentXp: "{P} spends {N} XP",
  gainedPoints: ({ amount }) => `{P} gains ${plural(amount, "point")}`,
  conquer: "{P} conquers {at}",
  hold: "{P} holds {at}",
  contested: "{P} contests {at}",
  controlChanged: "control of {O|at} goes to {P}",
  showdownBegan: "a showdown begins at {at}",
  showdownEnded: "the showdown at {at} ends",
  combatBegan: "a combat begins at {at}",
  combatResult: ({ result }) => (result === "none" ? "nobody wins the combat at {at}" : "{P} wins the combat at {at}"),
  combatEnded: "the combat at {at} ends",
  designated: ({ result }) => `{O} is designated${result === "" ? "" : ` ${result}`}`,
  tokenCreated: "{O} is created",
  // A battlefield that is replaced (438) is told with its place, an event (370.1) without.
  replaced: (_event, { at }) => (at === null ? "the event is replaced[ by {S|O}]" : "{O} is replaced by {S}"),
  skipped: ({ result }) => `skipped${result === "" ? "" : `: ${result}`}`,
  turnBegan: "{P}'s turn begins",
  phaseBegan: ({ amount }) => `the ${PHASES[amount] ?? "next"} Phase begins`,
  conceded: "{P} concedes",
  won: "{P} wins",
  gaveMight: ({ amount }) => `{O} gets ${amount < 0 ? "" : "+"}${amount} Might`,
  gaveKeyword: ({ result }) => `{O} gets ${result === "" ? "a keyword" : result}`,
  spentBuff: "{O}'s buff is spent",
  paid: "{P} pays[ for {O}]",
  chose: "{P} chooses {O}",
  looked: ({ amount }) => `{P} looks at ${plural(amount, "card")}`,
  shuffled: "{P} shuffles",
  passed: "{P} passes",
  removed: "[{O|S} ]is removed from the chain",
  cancelled: "{O} is cancelled",
  named: ({ result }) => `{P} names ${result}`,
  copied: "{O} becomes a copy[ of {S}]",
};

export function eventWords(event: WordedEvent, names: EventNames): string {
  const phrase = PHRASES[event.type];
  const template = typeof phrase === "string" ? phrase : phrase(event, names);
  const fields: Readonly<Record<string, string | null>> = {
    P: names.player,
    O: names.object,
    S: names.source,
    N: String(event.amount),
    at: names.at,
    from: names.from,
    to: names.to,
  };
  const value = (keys: string): string | null =>
    keys
      .split("|")
      .map((key) => fields[key])
      .find((found) => found !== null) ?? null;
  const withOptional = template.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const keys = [...part.matchAll(/\{([^}]+)\}/g)].map(([, key]) => key);
    return keys.every((key) => value(key) !== null) ? part : "";
  });
  return withOptional.replace(/\{([^}]+)\}/g, (_, keys: string) => value(keys) ?? (keys === "P" ? "nobody" : "a card"));
}

/** Steps of the machinery that nobody misses in a log, and that need no time to be looked at. */
const QUIET: ReadonlySet<EventType> = new Set([
  "finalized",
  "exhausted",
  "readied",
  "added",
  "chose",
  "looked",
  "shuffled",
  "passed",
  "designated",
  "phaseBegan",
  "paid",
  "contested",
  "entered",
  "showdownEnded",
  "combatEnded",
  "killed",
  "controlChanged",
  "skipped",
  "removed",
  "resolved",
]);

export const isWorthSeeing = ({ type }: { readonly type: EventType }): boolean => !QUIET.has(type);
