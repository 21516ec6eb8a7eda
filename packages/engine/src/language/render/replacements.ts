/** "If X would die, ... instead." */
import type { Filter, Replacement, Sel } from "../types.ts";
import { condition } from "./conditions.ts";
import { costPhrase } from "./costs.ts";
import { a } from "./filters.ts";
import { subject } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { acting, aside, attachedTo, I, Im, keep, me, mention, saysMay, type Voice } from "./voice.ts";
import { list, ordinal, words } from "./words.ts";

interface ForAWhile {
  readonly once?: boolean;
  readonly about?: Sel;
}

const WOULD: Partial<Record<Replacement["event"], string>> = {
  die: "would die",
  stun: "would be stunned",
  damage: "would be dealt damage",
  toTrash: "would go to your trash",
  score: "would score",
  playToken: "would be played",
};

function victim(v: Voice, of: "me" | "it" | Filter): string {
  if (of === "me") return I(v);
  if (of === "it") return subject(v, "it");
  const text = a(v, of);
  mention(v, of.kinds?.[0] ?? "unit", false);
  return text;
}

/**
 * "instead" stands behind the first sentence of what happens: the rest follows it. A card attached to a unit calls itself
 * by its name (053.4), since "this" could be the unit.
 */
export function replacementText(v: Voice, r: Replacement, forAWhile?: ForAWhile): string {
  if (r.as) return asText(v, r);
  if (r.event === "tie") return tieText(v, r);
  if (r.event === "hinder") return hinderText(v, r);
  if (r.firstTurns !== undefined) return scoreText(v, r, r.firstTurns);
  if (r.first) {
    const before = inline(v, r.instead).replace(/ of \w+ Main Deck/, " first");
    return `if ${v.doer.you} would reveal cards from a deck, ${before}. Then reveal those cards`;
  }
  const would = r.event === "playToken" && r.who === "you";
  const [instead] = r.instead;
  const where = instead?.do === "playToken" && instead.where === "asReplaced" ? " to a location" : "";
  const event = would ? `you would play ${victim(v, r.of)}${where}` : `${victim(v, r.of)} ${WOULD[r.event] ?? r.event}`;
  const turn = forAWhile ? " this turn" : r.from === "notDeck" ? ` from anywhere other than ${v.doer.your} Main Deck` : "";
  const inCombat = r.if && "is" in r.if && r.if.is === "it" && r.if.filter.is?.includes("inCombat");
  const condText = !r.if
    ? ""
    : inCombat
      ? " during combat"
      : would
        ? ` while ${condition(v, r.if, "while")}`
        : `, if ${condition(v, r.if)}`;
  const head = forAWhile?.once
    ? `the next time ${event}${turn}`
    : `${r.oncePerTurn ? "once each turn, " : ""}if ${event}${turn}${condText}`;
  const doer = r.who && !would ? acting(v, r.who) : v;
  const may = r.may ? words(saysMay(doer), r.cost && `${costPhrase(v, r.cost)} to`) : "";
  if (r.text === "insteadFirst") return `${head}, instead ${inline(v, r.instead)}`;
  const doing = withInstead(v, r);
  if (r.may) keep(v, r, words(r.cost && `${costPhrase(aside(v), r.cost)} to`, doing));
  return `${head}, ${words(may, doing)}`;
}

/** Whatever would hold it back: stunned, weaker, or back in hand. */
function hinderText(v: Voice, r: Replacement): string {
  const harms = [`stun ${me(v)}`, `give ${me(v)} -[M]`, `return ${me(v)} to hand`];
  return `if a spell or ability that chooses ${me(v)} would ${list(harms, "or")}, ${withInstead(v, r)}`;
}

function scoreText(v: Voice, r: Replacement, turns: number): string {
  const early = list(
    Array.from({ length: turns }, (_, at) => ordinal(at + 1)),
    "or",
  );
  const scoring = `would score 1 point from ${list(["conquering", "holding"], "or")}`;
  return `if a player ${scoring} during their ${early} turn, ${withInstead(v, r)}`;
}

/** The event happens, and this with it. */
function asText(v: Voice, r: Replacement): string {
  if (r.event === "attach") return `as ${attachedTo("a unit")}, ${inline(v, r.instead)}`;
  const event =
    r.event === "lookedAt"
      ? `you look at or reveal ${me(v)} from the top of ${v.doer.your} deck`
      : `${Im(v)} revealed from ${v.doer.your} deck`;
  return `as ${event}, ${words(r.may && saysMay(v), keep(v, r, inline(v, r.instead)))}`;
}

/** Nobody is left, or both are: the attacker's side of it. */
function tieText(v: Voice, r: Replacement): string {
  const event = `a combat where ${v.doer.you} are the attacker ends in a tie`;
  const saved = `${inline(v, r.instead).replace(/ there$/, " at that battlefield")} instead`;
  return words("if", event, "that would recall any of", `${v.doer.your} units,`, saved);
}

function withInstead(v: Voice, r: Replacement): string {
  const breaks = r.instead.findIndex((instruction, at) => at > 0 && instruction.join === undefined);
  const first = breaks < 0 ? r.instead : r.instead.slice(0, breaks);
  const text = `${inline(v, first).replace(v.attached ? / this$/ : /$^/, ` ${v.card.name}`)} instead`;
  return breaks < 0 ? text : `${text}. ${sentences(v, r.instead.slice(breaks)).replace(/\.$/, "")}`;
}
