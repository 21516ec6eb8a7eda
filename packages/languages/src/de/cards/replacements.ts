/** "Würde X sterben, … stattdessen." */
import type { Filter, Replacement, Sel } from "@rulebound/engine/language";
import { condition } from "./conditions.ts";
import { costPhrase } from "./costs.ts";
import { a } from "./filters.ts";
import { DECK } from "./nouns.ts";
import { subject } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { may, paidTo } from "./structure.ts";
import { type Clause, fixed, fronted, inserted, type Subject } from "./verbs.ts";
import { acting, I, keep, me, mention, thisCard, type Voice, yours } from "./voice.ts";
import { list, ordinal, tidy, words } from "./words.ts";

interface ForAWhile {
  readonly once?: boolean;
  readonly about?: Sel;
}

const WOULD: Partial<Record<Replacement["event"], string>> = {
  die: "sterben",
  stun: "betäubt werden",
  damage: "Schaden erleiden",
  toTrash: "in deine Ablage gelegt werden",
  score: "punkten",
  playToken: "gespielt werden",
};

function victim(v: Voice, of: "me" | "it" | Filter): Subject {
  if (of === "me") return I(v);
  if (of === "it") return subject(v, "it");
  const text = a(v, of, "nom");
  mention(v, of.kinds?.[0] ?? (of.is?.includes("token") ? "token" : "unit"), false);
  return { text, person: "s3" };
}

const WÜRDE = { s1: "würde", s2: "würdest", s3: "würde", p2: "würdet", p3: "würden" } as const;

/** "stattdessen" stands in the first sentence of what happens: the rest follows it. */
export function replacementClause(v: Voice, r: Replacement, forAWhile?: ForAWhile): Clause {
  if (r.as) return asClause(v, r);
  if (r.event === "tie") return tieClause(v, r);
  if (r.event === "hinder") return hinderClause(v, r);
  if (r.firstTurns !== undefined) return scoreClause(v, r, r.firstTurns);
  if (r.first) {
    const before = inline(v, r.instead)("inverted").replace(/ (deines|seines) Hauptdecks/, " zuerst");
    return fixed(`würdest du Karten aus einem Deck aufdecken, ${before}. Decke dann diese Karten auf`);
  }
  const byYou = r.event === "playToken" && r.who === "you";
  const [instead] = r.instead;
  const where = instead?.do === "playToken" && instead.where === "asReplaced" ? "an einen Ort " : "";
  const who = victim(v, r.of);
  const turn = forAWhile ? "in diesem Zug" : r.from === "notDeck" ? "von anderswo als deinem Hauptdeck" : "";
  const inCombat = r.if && "is" in r.if && r.if.is === "it" && r.if.filter.is?.includes("inCombat");
  const cond = !r.if || inCombat ? "" : byYou ? `, solange ${condition(v, r.if)},` : ` und ${condition(v, r.if)},`;
  const time = words(forAWhile?.once && "das nächste Mal", turn, inCombat && "im Kampf");
  const event = byYou
    ? words("du", time, accusative(v, r.of), `${where}spielen würdest`)
    : words(who.text, time, WOULD[r.event] ?? r.event, WÜRDE[who.person]);
  const once = r.oncePerTurn ? "einmal pro Zug, " : "";
  const doer = r.who && !byYou ? acting(v, r.who) : v;
  const done = withInstead(v, r);
  if (!r.may) {
    const head = `${once}wenn ${event}${cond},`;
    return () => words(head, done.text("inverted"));
  }
  const unsaid: Voice = { ...doer, doer: { ...doer.doer, subject: undefined } };
  const cost = r.cost && costPhrase(unsaid, r.cost);
  const whole = cost ? paidTo(cost, done.bare) : done.bare;
  keep(v, r, whole);
  const offer = may(doer, whole);
  return () => `${words(`${once}wenn ${event}${cond},`, inserted(offer("inverted"), "stattdessen"))}`;
}

const accusative = (v: Voice, of: "me" | "it" | Filter): string => (of === "me" ? me(v, "acc") : of === "it" ? "sie" : a(v, of, "acc"));

/** Whatever would hold it back: stunned, weaker, or back in hand. */
function hinderClause(v: Voice, r: Replacement): Clause {
  const harms = [`${me(v, "acc")} betäuben`, `${me(v, "dat")} -[M] geben`, `${me(v, "acc")} auf die Hand zurückgeben`];
  const { text } = withInstead(v, r);
  return fixed(
    `wenn ein Zauber oder eine Fähigkeit, der oder die ${me(v, "acc")} wählt, ${list(harms, "oder")} würde, ${text("inverted")}`,
  );
}

function scoreClause(v: Voice, r: Replacement, turns: number): Clause {
  const early = list(
    Array.from({ length: turns }, (_, at) => `${ordinal(at + 1)}en`),
    "oder",
  );
  const { text } = withInstead(acting(v, "triggerPlayer"), r);
  return fixed(`wenn ein Spieler in seinem ${early} Zug durch Erobern oder Halten 1 Punkt erzielen würde, ${text("inverted")}`);
}

/** The event happens, and this with it. */
function asClause(v: Voice, r: Replacement): Clause {
  const then = keep(v, r, inline(r.may ? { ...v, doer: { ...v.doer, subject: undefined } } : v, r.instead));
  if (r.event === "attach") return fronted(`wenn ${thisCard(v, "nom")} an eine Einheit angelegt wird,`, then);
  const deck = yours(v, DECK, "dat");
  const event =
    r.event === "lookedAt"
      ? `wenn du ${me(v, "acc")} oben auf ${deck} ansiehst oder aufdeckst,`
      : `wenn ${me(v, "nom")} aus ${deck} aufgedeckt ${v.person === "I" ? "werde" : "wird"},`;
  return fronted(event, r.may ? may(v, then) : then);
}

/** Nobody is left, or both are: the attacker's side of it. */
function tieClause(v: Voice, r: Replacement): Clause {
  const then = inserted(inline(v, r.instead)("inverted").replace(/ dort$/, " auf diesem Schlachtfeld"), "stattdessen");
  return fixed(`wenn ein Kampf, in dem du der Angreifer bist, unentschieden endet und deine Einheiten zurückgerufen würden, ${then}`);
}

function withInstead(v: Voice, r: Replacement): { readonly text: Clause; readonly bare: Clause } {
  const breaks = r.instead.findIndex((instruction, at) => at > 0 && instruction.join === undefined);
  const first = inline(v, breaks < 0 ? r.instead : r.instead.slice(0, breaks));
  const rest = breaks < 0 ? "" : `. ${sentences(v, r.instead.slice(breaks)).replace(/\.$/, "")}`;
  return {
    text: (order) => tidy(inserted(first(order), "stattdessen")) + rest,
    bare: (order) => tidy(first(order)) + rest,
  };
}
