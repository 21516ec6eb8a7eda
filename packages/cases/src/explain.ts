import type { GameEvent, State } from "./adapter.ts";
import { isLocationEvent, type Zone, zoneWord } from "./adapter.ts";
import type { Names } from "./names.ts";

/** What happened, in words, each event under what caused it and with the rule it rests on. */

/** Lines for the events from `since` on, indented by cause. */
export function explainEvents(events: readonly GameEvent[], since: number, state: State, names: Names): string[] {
  const depth: number[] = [];
  return events.flatMap((event, index) => {
    depth[index] = event.cause >= 0 && event.cause < index ? depth[event.cause] + 1 : 0;
    return index < since ? [] : [`${"  ".repeat(depth[index])}${eventText(event, state, names)}  [${event.rule}]`];
  });
}

type Verb = string | ((event: GameEvent) => string);

/** `{P}` player, `{O}` object, `{S}` source, `{N}` amount, `{at}`, `{from}` and `{to}`; a part in [ ] falls away where a field is empty. */
const PHRASES: Readonly<Record<GameEvent["type"], Verb>> = {
  played: "[{P} ]played {O}[ from {from}]",
  finalized: "{O} is finalized on the chain",
  resolved: "{O} resolves",
  countered: "{O} is countered[ by {S}]",
  triggered: "[{P}'s ]ability of {S|O} triggers",
  activated: "[{P} ]uses an ability of {S|O}",
  entered: "{O} enters[ at {at}][ from {from}]",
  moved: "{O} moves[ from {from}][ to {to}]",
  recalled: "{O} is recalled[ from {from}][ to {to}]",
  died: "{O} dies[ at {at}]",
  killed: "{O} is killed[ by {S}]",
  banished: "{O} is banished",
  discarded: "{P} discards {O}",
  drew: "{P} draws {O}",
  burned: "{P} burns {O}",
  recycled: "{O} is recycled",
  returned: "{O} returns[ from {from}][ to {to}]",
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
  added: "{P} adds {N} to the rune pool[ with {S|O}]",
  channelled: "{P} channels {O}",
  burnedOut: "{P} burns out",
  attached: "{O} is attached[ to {S}]",
  detached: "{O} is detached[ from {S}]",
  empowered: "{O} is empowered",
  disempowered: "{O} is disempowered",
  gainedXp: "{P} gains {N} XP",
  spentXp: "{P} spends {N} XP",
  gainedPoints: "{P} gains {N} points",
  conquer: "{P} conquers {at}",
  hold: "{P} holds {at}",
  contested: "{P} contests {at}",
  controlChanged: "control of {O|at} goes to {P}",
  showdownBegan: "a showdown begins at {at}",
  showdownEnded: "the showdown at {at} ends",
  combatBegan: "a combat begins at {at}",
  combatResult: ({ result }) => `the combat at {at} has the result: ${result}`,
  combatEnded: "the combat at {at} ends",
  designated: ({ result }) => `{O} is designated${result === "" ? "" : ` ${result}`}`,
  tokenCreated: "{O} is created",
  replaced: "the event is replaced[ by {S|O}]",
  skipped: ({ result }) => `skipped${result === "" ? "" : `: ${result}`}`,
  turnBegan: "{P}'s turn begins",
  phaseBegan: ({ result }) => `the ${result === "" ? "next" : result} phase begins`,
  conceded: "{P} concedes",
  won: "{P} wins",
  gaveMight: "{O} gets {N} Might",
  gaveKeyword: ({ result }) => `{O} gets ${result === "" ? "a keyword" : result}`,
  spentBuff: "{O}'s buff is spent",
  paid: "{P} pays[ for {O}]",
  chose: "{P} chooses {O}",
  looked: "{P} looks at {N} cards",
  shuffled: "{P} shuffles",
  passed: "{P} passes",
  removed: "{O} is removed from the chain",
  cancelled: "{O} is cancelled",
  named: ({ result }) => `{P} names ${result}`,
  copied: "{O} becomes a copy[ of {S}]",
};

export function eventText(event: GameEvent, state: State, names: Names): string {
  const phrase = PHRASES[event.type];
  const template = typeof phrase === "string" ? phrase : phrase(event);
  const object = (id: number) => (id < 0 ? null : names.nameOf(state, id));
  const end = (value: number) =>
    value < 0 ? null : isLocationEvent(event.type) ? names.locationName(value) : `zone ${zoneWord(value as Zone)}`;
  const fields: Readonly<Record<string, string | null>> = {
    P: event.player < 0 ? null : `P${event.player + 1}`,
    O: object(event.object),
    S: object(event.source),
    N: String(event.amount),
    at: event.at < 0 ? null : names.locationName(event.at),
    from: end(event.from),
    to: end(event.to),
  };
  const value = (keys: string) =>
    keys
      .split("|")
      .map((key) => fields[key])
      .find((found) => found !== null) ?? null;
  const withOptional = template.replace(/\[([^\]]*)\]/g, (_, part: string) => {
    const keys = [...part.matchAll(/\{([^}]+)\}/g)].map(([, key]) => key);
    return keys.every((key) => value(key) !== null) ? part : "";
  });
  return withOptional.replace(/\{([^}]+)\}/g, (_, keys: string) => value(keys) ?? "something");
}
