/** Instructions that hold instructions: "you may", "if", "choose one", "do this:". */
import type { Instruction } from "../types.ts";
import { amountNoun } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costPhrase } from "./costs.ts";
import { replacementText } from "./replacements.ts";
import { object } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { effectText } from "./statics.ts";
import { triggerText } from "./triggers.ts";
import { acting, doerOf, infinitive, saysMay, silent, type Voice } from "./voice.ts";
import { capital, spelled, words } from "./words.ts";

type Of<D extends Instruction["do"]> = Extract<Instruction, { readonly do: D }>;
type Structure =
  | Of<"if">
  | Of<"instead">
  | Of<"may">
  | Of<"payTo">
  | Of<"unless">
  | Of<"each">
  | Of<"forEach">
  | Of<"times">
  | Of<"modes">
  | Of<"reflexive">
  | Of<"delayed">
  | Of<"effect">
  | Of<"replacement">;

export function structure(v: Voice, i: Structure): string {
  switch (i.do) {
    case "if":
      return ifText(v, i);
    case "instead":
      return `${inline(v, i.replaces)}. If ${condition(v, i.cond)}, ${inline(v, i.then)} instead`;
    case "may": {
      const doer = acting(v, i.who);
      return `${saysMay(doer)} ${inline(infinitive(doer), i.then)}`;
    }
    case "payTo": {
      const doer = acting(v, i.who);
      return words(i.may && saysMay(doer), costPhrase(v, i.cost), "to", inline(infinitive(doer), i.then));
    }
    case "unless":
      return unlessText(v, i);
    case "each": {
      const doer = acting(v, i.who);
      return words(i.startWithNext && "starting with the next player,", inline(doer, i.then));
    }
    case "forEach":
      return `for each ${object(v, i.of, { bare: true })}, ${inline(v, i.then)}`;
    case "times":
      return `${inline(v, i.then)} for each ${amountNoun(v, i.n)}`;
    case "modes":
      return modesText(v, i);
    case "reflexive":
      return reflexiveText(v, i);
    case "delayed":
      return delayedText(v, i);
    case "effect":
      return effectForText(v, i);
    case "replacement":
      return replacementText(v, i.replacement, i);
  }
}

function ifText(v: Voice, i: Of<"if">): string {
  if (i.last) {
    const body = inline(v, i.then);
    return `${body} if ${condition(v, i.cond)}`;
  }
  const head = `if ${condition(v, i.cond)}, ${inline(v, i.then)}`;
  if (!i.else) return head;
  return `${head}. Otherwise, ${inline(silent(v), i.else)}`;
}

/** "Counter a spell unless its controller pays [2]." */
function unlessText(v: Voice, i: Of<"unless">): string {
  const body = inline(v, i.then);
  const { subject } = doerOf(v, i.who);
  return i.pays
    ? `${body} unless ${subject} ${costPhrase(v, i.pays).replace(/^pay/, "pays")}`
    : `${body} unless ${subject} has you ${inline(v, i.lets ?? [])}`;
}

function modesText(v: Voice, i: Of<"modes">): string {
  const unchosen =
    i.unchosen === "turn"
      ? v.card.type === "unit" && v.set === "OGN"
        ? " you've not chosen this turn"
        : " that hasn't been chosen this turn"
      : i.unchosen === "ever"
        ? " you haven't already chosen"
        : "";
  const n = typeof i.n === "number" ? spelled(i.n) : "one";
  const lines = i.modes.map((mode) => `• ${mode.label ? `${mode.label} — ` : ""}${sentences(v, mode.then)}`);
  return `choose ${n}${unchosen} —\n${lines.join("\n")}`;
}

/** "do this: Draw 1." */
function reflexiveText(v: Voice, i: Of<"reflexive">): string {
  const body = i.cost ? words(i.may && "you may", costPhrase(v, i.cost), "to", inline(v, i.then)) : inline(v, i.then);
  const head = words(
    i.if && `if ${condition(v, i.if)},`,
    i.times !== undefined && `for each ${amountNoun(v, i.times)},`,
    i.may && !i.cost && "you may",
    "do this:",
  );
  return `${head} ${capital(body)}`;
}

function delayedText(v: Voice, i: Of<"delayed">): string {
  const turn = i.until === "turn" && i.when.on !== "endOfTurn" ? " this turn" : "";
  const trigger = triggerText({ ...v, trigger: i.when }, [i.when]);
  const may = i.cost ? words(i.may && "you may", costPhrase(v, i.cost), "to") : i.may ? "you may" : "";
  const body = words(i.if && `if ${condition(v, i.if)},`, may, inline(v, i.then));
  return i.when.on === "endOfTurn" ? `${body} ${trigger}` : `${trigger}${turn}, ${body}`;
}

/** A passive effect that an instruction makes: "opponents can't play cards this turn". */
function effectForText(v: Voice, i: Of<"effect">): string {
  const duration = i.for === "combat" ? "this combat" : "this turn";
  return effectText(v, i.effect, { duration, ...(i.about ? { about: i.about } : {}), ...(i.for === "next" ? { next: true } : {}) });
}
