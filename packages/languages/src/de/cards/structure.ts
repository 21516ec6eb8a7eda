/** Instructions that hold instructions: "du darfst", "falls", "wähle eins", "tu dies:". */
import type { Condition, Instruction, Sel } from "@rulebound/engine/language";
import { quoted } from "./abilities.ts";
import { amountNoun, eachText } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costPhrase } from "./costs.ts";
import { eachOf } from "./filters.ts";
import { pronounOf } from "./forms.ts";
import { grantText } from "./give.ts";
import { verbOf } from "./instructions.ts";
import { replacementClause } from "./replacements.ts";
import { object, subject } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { effectClause } from "./statics.ts";
import { startOf, triggerText } from "./triggers.ts";
import { type Clause, clauseOf, fronted, inserted, modalOf, timed, VERB, type Verb } from "./verbs.ts";
import { acting, doerOf, formOfMention, keep, keepText, me, mention, type Voice } from "./voice.ts";
import { capital, list, spelled, tidy, timesWord, words } from "./words.ts";

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
  | Of<"vote">
  | Of<"reflexive">
  | Of<"delayed">
  | Of<"effect">
  | Of<"replacement">;

/** What is done, with nobody said to do it: for what a modal or "um" governs. */
const unsaid = (v: Voice): Voice => ({ ...v, doer: { ...v.doer, subject: undefined } });

/** A cost, and what it is paid for: "zahle [1], um 1 Karte zu ziehen". */
export function paidTo(cost: Clause, then: Clause): Clause {
  return (order, silent) => {
    const [first = "", ...others] = then("zu").split(/(?<=[^\d])\. /);
    return [`${cost(order, silent)}, um ${first},`, ...others].join(". ");
  };
}

/** Behind something that stands first, where the clause allows it. */
const behind =
  (text: string, inner: Clause): Clause =>
  (order) =>
    inner(order) + text;

export function structure(v: Voice, i: Structure): Clause {
  switch (i.do) {
    case "if":
      return ifClause(v, i);
    case "instead":
      return insteadClause(v, i);
    case "may": {
      const doer = acting(v, i.who);
      return may(doer, inline(unsaid(doer), i.then.map(withoutWho)));
    }
    case "payTo": {
      const doer = acting(v, i.who);
      const cost = costPhrase(unsaid(doer), i.cost);
      const whole = paidTo(cost, inline(unsaid(doer), i.then));
      return i.may ? may(doer, whole) : whole;
    }
    case "unless":
      return unlessClause(v, i);
    case "each": {
      const doer = acting(v, i.who);
      const then = inline(doer, i.then);
      const all = i.startWithNext ? timed("beginnend mit dem nächsten Spieler", then) : then;
      if (i.who !== "chosenPlayer" && i.who !== "itsOwner" && i.who !== "defender") manyByNow(v);
      if (!i.exceptYouIf) return all;
      const cond = condition(v, i.exceptYouIf);
      const verb = verbOf(i.then[0]?.do ?? "");
      return behind(`. Falls ${cond}, ${clauseOf({ verb, mid: "so keine Einheit" })("inverted")}`, all);
    }
    case "forEach":
      if (i.ordered) {
        v.memory.it = { noun: v.memory.it.noun, many: true };
        v.memory.far = false;
        return timed("jeweils", inline(v, i.then));
      }
      return timed(`für ${oneOf(v, i.of)}`, inline(v, i.then));
    case "times":
      return timed(eachText(v, i.n), inline(v, i.then));
    case "modes":
      return modesClause(v, i);
    case "vote":
      return voteClause(v, i);
    case "reflexive":
      return reflexiveClause(v, i);
    case "delayed":
      return delayedClause(v, i);
    case "effect":
      return effectFor(v, i);
    case "replacement":
      return replacementClause(v, i.replacement, i);
  }
}

/** "du darfst …". */
export const may = (v: Voice, inner: Clause): Clause => modalOf(VERB.dürfen, v.doer.subject ?? v.doer.you, inner);

/** The doer has been said before "may". */
function withoutWho(instruction: Instruction): Instruction {
  if (instruction.do !== "playAgain") return instruction;
  return { ...instruction, who: "you" };
}

/** Only the number of tokens differs. */
const sameToken = ({ replaces: [one], then: [other] }: Of<"instead">): number | undefined =>
  one?.do === "playToken" && other?.do === "playToken" && one.token === other.token && typeof other.n === "number" ? other.n : undefined;

function insteadClause(v: Voice, i: Of<"instead">): Clause {
  const first = inline(v, i.replaces);
  const cond = condition(v, i.cond).replace(/betäubt ist$/, "schon betäubt ist");
  const n = sameToken(i);
  const other = inline(v, i.then);
  const then = n === undefined ? other("inverted").replace(/^wählst du eine /, "wählst du eine beliebige ") : `spielst du ${spelled(n)}`;
  return (order) => `${tidy(first(order))}. Falls ${cond}, ${inserted(then, "stattdessen")}`;
}

/** What each of several players chose is a group for what follows. */
function manyByNow(v: Voice): void {
  v.memory.it = { noun: v.memory.it.noun, many: true };
  v.memory.far = true;
}

/** Behind "für": one of them, which `it` means from here on. */
function oneOf(v: Voice, of: Sel): string {
  if (typeof of === "object" && "ref" in of && of.ref === "spent") return "jede ausgegebene Stärkung";
  if (typeof of !== "object" || !("all" in of)) return object(v, of, "acc", { bare: true });
  const text = eachOf(v, of.all);
  mention(v, of.all.kinds?.[0] ?? "card", false, of.as);
  return text;
}

const LABELS: Readonly<Record<string, string>> = { Cards: "Karten", Runes: "Runen", spell: "Zauber", gear: "Ausrüstung", unit: "Einheit" };
const labelText = (label = ""): string => LABELS[label] ?? label;

/** A vote: who chooses what, and what each choice brings both of you. */
function voteClause(v: Voice, i: Of<"vote">): Clause {
  const labels = i.options.map(({ label }) => labelText(label));
  const brings = i.options.map((option) => {
    const both = acting(v, "youAndChosen");
    return `Für jeden Spieler, der ${labelText(option.label)} wählt, ${keep(v, option, inline(both, option.then))("inverted")}`;
  });
  const vote = clauseOf({ subject: doerOf(v, i.who).subject, verb: VERB.wählen, mid: list(labels, "oder") });
  return (order) => [vote(order), ...brings].join(". ");
}

function ifClause(v: Voice, i: Of<"if">): Clause {
  if (i.last) {
    const body = inline(v, i.then);
    const cond = condition(v, i.cond);
    return (order, silent) => `${body(order, silent)}, falls ${cond},`;
  }
  const head = "did" in i.cond || "didNot" in i.cond ? `wenn ${condition(v, i.cond)},` : `falls ${condition(v, i.cond)},`;
  const then = inline(v, i.then);
  const whole = fronted(head, then);
  if (!i.else) return whole;
  const other = inline(v, i.else);
  return (order) => `${tidy(whole(order))}. Sonst ${other("inverted")}`;
}

/** "Kontere einen Zauber, es sei denn, sein Beherrscher zahlt [2]." */
function unlessClause(v: Voice, i: Of<"unless">): Clause {
  const body = inline(v, i.then);
  const doer = doerOf(v, i.who);
  const pays = i.pays
    ? costPhrase({ ...v, doer }, i.pays)("first")
    : `${doer.subject?.text ?? "du"} lässt dich ${inline(unsaid(v), i.lets ?? [])("infinitive")}`;
  return (order) => `${body(order)}, es sei denn, ${pays}`;
}

function modesClause(v: Voice, i: Of<"modes">): Clause {
  const unchosen =
    i.unchosen === "turn"
      ? ", das in diesem Zug noch nicht gewählt wurde"
      : i.unchosen === "ever"
        ? ", das du noch nicht gewählt hast"
        : "";
  const n = typeof i.n === "number" && i.n > 1 ? spelled(i.n) : "eins";
  const choose = (rest: string): Clause => clauseOf({ subject: v.doer.subject, verb: VERB.wählen, mid: n, tail: rest });
  if (i.say === "give") {
    const grants = i.modes.map((mode) => {
      const [grant] = mode.then;
      return grant?.do === "give" ? `• ${keepText(v, mode, grantText(v, { ...grant, for: undefined }).grant)}` : "";
    });
    return choose(`, das ${me(v, "nom")} in diesem Zug ${v.person === "I" ? "erhalte" : "erhält"}:\n${grants.join("\n")}`);
  }
  if (i.say === "verbs" && i.about !== undefined) {
    const what = object(v, i.about, "acc");
    const clauses = i.modes.map((mode) =>
      keep(v, mode, clauseOf({ subject: v.doer.subject, verb: verbOf(mode.then[0]?.do ?? ""), mid: what })),
    );
    const pronoun = pronounOf(formOfMention(v.memory.it), "acc");
    const second = i.modes.map((mode) => clauseOf({ subject: v.doer.subject, verb: verbOf(mode.then[0]?.do ?? ""), mid: pronoun }));
    return (order, silent) =>
      [clauses[0], ...second.slice(1)].map((one, at) => one?.(order, silent === true || at > 0) ?? "").join(" oder ");
  }
  if (i.say === "or") {
    const all = i.modes.map((mode) => keep(v, mode, inline(v, mode.then)));
    return (order, silent) => all.map((one, at) => one(order, silent === true || at > 0)).join(" oder ");
  }
  if (i.basedOn) return basedOnClause(v, i, i.basedOn);
  const bullet = typeof i.n === "number" ? "-" : "•";
  const lines = i.modes.map((mode) => {
    const text = sentences(v, mode.then);
    keepText(v, mode, text);
    return `${bullet} ${mode.label ? `${labelText(mode.label)}: ` : ""}${text}`;
  });
  return choose(`${unchosen}:\n${lines.join("\n")}`);
}

/** What it is decides, by the label of each mode. */
function basedOnClause(v: Voice, i: Of<"modes">, basedOn: "domain" | "type"): Clause {
  const label = (word = ""): string => (basedOn === "domain" ? `[${word.charAt(0).toUpperCase()}${word.slice(1)}]` : labelText(word));
  const lines = i.modes.map((mode) => `• ${label(mode.label)}: ${sentences(v, mode.then)}`);
  const of = basedOn === "domain" ? "ihrer Domäne" : "dem Typ der abgeworfenen Karte";
  return clauseOf({ subject: v.doer.subject, verb: VERB.tun, mid: `je nach ${of} Folgendes`, tail: `:\n${lines.join("\n")}` });
}

const isBurned = (c: Condition): boolean => "is" in c && typeof c.is === "object" && "ref" in c.is && c.is.ref === "burned";

/** "tu dies: Ziehe 1 Karte." */
function reflexiveClause(v: Voice, i: Of<"reflexive">): Clause {
  const cond = i.if && `${isBurned(i.if) ? "wenn" : "falls"} ${condition(v, i.if)},`;
  const times =
    i.times !== undefined &&
    (typeof i.times === "object" && "killedByThis" in i.times
      ? "für jede so getötete Einheit"
      : `für jede ${amountNoun(v, i.times, "nom")}`);
  const body = i.cost ? paidTo(costPhrase(v, i.cost), inline(v, i.then)) : inline(v, i.then);
  const all = i.cost && i.may ? may(v, body) : body;
  const verb =
    i.may && !i.cost
      ? may(v, clauseOf({ subject: v.doer.subject, verb: VERB.tun, mid: "Folgendes" }))
      : clauseOf({ subject: { text: "Folgendes", person: "s3" }, own: true, verb: HAPPENS });
  const front = words(cond, times);
  const head: Clause = front === "" ? verb : times ? timed(front, verb) : fronted(front, verb);
  return (order, silent) => `${head(order, silent)}: ${capital(all("command"))}`;
}

const HAPPENS: Verb = { ...VERB.sein, s3: "geschieht", infinitive: "geschehen" };

/** Where something stands first already, it begins anew: "Wenn ich halte: Wenn …". */
const opening =
  (front: string, inner: Clause): Clause =>
  (order, silent) =>
    order === "inverted" ? words(front, inner("inverted")) : fronted(front, inner)(order, silent);

function delayedClause(v: Voice, i: Of<"delayed">): Clause {
  const turn = i.until === "turn" && i.when.on !== "endOfTurn" ? "in diesem Zug" : "";
  const heard: Voice = { ...v, trigger: i.when };
  const trigger = i.about === undefined ? startOf(heard, [i.when]) : "";
  const about = i.about === undefined ? undefined : subject(v, i.about);
  const cost = i.cost && costPhrase(unsaid(v), i.cost);
  const then = inline(i.cost || i.may ? unsaid(v) : v, i.then);
  const done = cost ? paidTo(cost, then) : then;
  const offered = i.may ? may(v, done) : done;
  const body = i.if ? fronted(`falls ${condition(v, i.if)},`, offered) : offered;
  if (i.when.on === "endOfTurn") return timed(i.say === "this" ? "am Ende dieses Zuges" : triggerText(heard, [i.when]), body);
  if (i.until === "nextMain") return timed(trigger.replace("deiner", "deiner nächsten"), body);
  const again = i.times !== undefined ? `die nächsten ${timesWord(i.times).replace(/mal$/, " Male")}` : i.once ? "das nächste Mal" : "";
  if (about !== undefined) {
    const verb =
      i.when.on === "dies"
        ? { verb: VERB.sterben, mid: turn }
        : i.when.on === "dealtDamage"
          ? { verb: VERB.erleiden, mid: words(turn, "das nächste Mal Schaden") }
          : { verb: VERB.gewinnen, mid: words(turn, "einen Kampf") };
    return opening(`wenn ${clauseOf({ subject: about, ...verb })("final")},`, body);
  }
  if (i.when.who === "chosenPlayer") return opening("wenn dieser Spieler hält,", body);
  if (i.times !== undefined) return opening(`${again}, wenn ${delayedEvent(trigger.replace(/^wenn /, "").replace(/,$/, ""), turn)},`, body);
  return opening(`wenn ${delayedEvent(trigger.replace(/^wenn /, "").replace(/,$/, ""), words(turn, again))},`, body);
}

/** The time behind a pronoun, before any other subject. */
const delayedEvent = (event: string, time: string): string => {
  const [, who = "", rest = event] = /^((?:ich|du|er|sie|es)(?: mich| dich| sich)?|sich) (.*)$/s.exec(event) ?? [];
  return words(who, time, rest);
};

/** A passive effect that an instruction makes: "Gegner können in diesem Zug keine Karten spielen". */
function effectFor(v: Voice, i: Of<"effect">): Clause {
  const duration = i.for === "combat" ? "in diesem Kampf" : "in diesem Zug";
  const said = effectClause(v, i.effect, { duration, ...(i.about ? { about: i.about } : {}), ...(i.for === "next" ? { next: true } : {}) });
  if (i.gives) {
    const grant = list(i.gives.map((one) => quoted(v, one)));
    return (order) => `${said(order)} und gib ihr ${grant}`;
  }
  if (!i.whenPlayed) return said;
  mention(v, "unit", false);
  const played = inline(v, i.whenPlayed);
  return (order) => `${said(order)}. Wenn du sie spielst, ${played("inverted")}`;
}
