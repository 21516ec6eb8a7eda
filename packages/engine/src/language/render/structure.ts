/** Instructions that hold instructions: "you may", "if", "choose one", "do this:". */
import type { Condition, Instruction, Sel } from "../types.ts";
import { quoted } from "./abilities.ts";
import { amountNoun } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costPhrase } from "./costs.ts";
import { eachOf } from "./filters.ts";
import { grantText } from "./give.ts";
import { replacementText } from "./replacements.ts";
import { object, subject } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { effectText } from "./statics.ts";
import { triggerText } from "./triggers.ts";
import { acting, doerOf, infinitive, keep, me, mention, saysMay, silent, type Voice } from "./voice.ts";
import { capital, list, spelled, timesWord, words } from "./words.ts";

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

export function structure(v: Voice, i: Structure): string {
  switch (i.do) {
    case "if":
      return ifText(v, i);
    case "instead":
      return insteadText(v, i);
    case "may": {
      const doer = acting(v, i.who);
      return `${saysMay(doer)} ${inline(infinitive(doer), i.then.map(withoutWho))}`;
    }
    case "payTo": {
      const doer = acting(v, i.who);
      return words(
        i.may && saysMay(doer),
        costPhrase(v, i.cost).replace(/^spend(?= \d+ XP)/, "pay"),
        "to",
        inline(infinitive(doer), i.then),
      );
    }
    case "unless":
      return unlessText(v, i);
    case "each": {
      const doer = acting(v, i.who);
      const text = words(i.startWithNext && "starting with the next player,", inline(doer, i.then));
      if (i.who !== "chosenPlayer" && i.who !== "itsOwner" && i.who !== "defender") manyByNow(v);
      return i.exceptYouIf ? `${text}. If ${condition(v, i.exceptYouIf).replace("the", "my")}, ${leftOut(i)}` : text;
    }
    case "forEach":
      if (i.ordered) {
        v.memory.it = { noun: v.memory.it.noun, many: false };
        v.memory.far = true;
        return `for each, ${inline(v, i.then)}`;
      }
      return `for each ${oneOf(v, i.of)}, ${inline(v, i.then)}`;
    case "times":
      if (typeof i.n === "object" && "whoDid" in i.n) return `for each ${amountNoun(v, i.n)}, ${inline(v, i.then)}`;
      return `${inline(v, i.then)} for each ${amountNoun(v, i.n)}`;
    case "modes":
      return modesText(v, i);
    case "vote":
      return voteText(v, i);
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

/** "you don't kill a unit this way" */
const leftOut = (i: Of<"each">): string => `you don't ${i.then[0]?.do ?? ""} a unit this way`;

/** The doer has been said before "may". */
function withoutWho(instruction: Instruction): Instruction {
  if (instruction.do !== "playAgain") return instruction;
  return { ...instruction, who: "you" };
}

/** Only the number of tokens differs. */
const sameToken = ({ replaces: [one], then: [other] }: Of<"instead">): boolean =>
  one?.do === "playToken" && other?.do === "playToken" && one.token === other.token;

function insteadText(v: Voice, i: Of<"instead">): string {
  const first = inline(v, i.replaces);
  const bare = i.replaces[0]?.do === "deal" && v.trigger?.on === "moved" ? / to it$/ : /$^/;
  const cond = condition(v, i.cond).replace(/^it's stunned$/, "it's already stunned");
  return `${first}. If ${cond}, ${inline(v, i.then)
    .replace(/^choose an? /, "choose any ")
    .replace(bare, "")
    .replace(sameToken(i) ? /(?<=play \w+) .* tokens/ : /$^/, "")} instead`;
}

/** What each of several players chose is a group for what follows. */
function manyByNow(v: Voice): void {
  v.memory.it = { noun: v.memory.it.noun, many: true };
  v.memory.far = true;
}

/** After "for each": one of them, which `it` means from here on. */
function oneOf(v: Voice, of: Sel): string {
  if (typeof of === "object" && "ref" in of && of.ref === "spent") return "buff spent";
  if (typeof of !== "object" || !("all" in of)) return object(v, of, { bare: true });
  mention(v, of.all.kinds?.[0] ?? "card", false, of.as);
  return eachOf(v, of.all);
}

/** A vote: who chooses what, and what each choice brings both of you. */
function voteText(v: Voice, i: Of<"vote">): string {
  const labels = i.options.map(({ label }) => label ?? "");
  const brings = i.options.map(
    (option) => `For each player that chooses ${option.label}, you and that player each ${keep(v, option, inline(v, option.then))}`,
  );
  return [`${doerOf(v, i.who).subject} chooses ${list(labels, "or")}`, ...brings].join(". ");
}

/** Origins writes out what later sets contract. */
const ifWord = (v: Voice, i: Of<"if">): string => {
  const text = condition(v, i.cond);
  return v.set === "OGN" ? text.replace(/^(I)'m\b/, "$1 am").replace(/^it's\b/, "it is") : text;
};

function ifText(v: Voice, i: Of<"if">): string {
  if (i.last) {
    const body = inline(v, i.then);
    return `${body} if ${condition(v, i.cond)}`;
  }
  const then = "did" in i.cond && i.then[0]?.do === "reflexive" ? "then " : "";
  const head = `if ${ifWord(v, i)}, ${then}${inline(v, i.then).replace(isAtBattlefield(i.cond) ? / here$/ : /$^/, " there")}`;
  if (!i.else) return head;
  return `${head}. Otherwise, ${inline(silent(v), i.else)}`;
}

const isAtBattlefield = (c: Condition): boolean => "is" in c && c.is === "me" && c.filter.place === "battlefield";

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
  if (i.say === "give") {
    const grants = i.modes.map((mode) => {
      const [grant] = mode.then;
      return grant?.do === "give" ? `• ${keep(v, mode, grantText(v, { ...grant, for: undefined }))}` : "";
    });
    return `choose one to give ${me(v)} this turn —\n${grants.join("\n")}`;
  }
  if (i.say === "verbs" && i.about !== undefined) {
    const verbs = i.modes.map(({ then }) => then[0]?.do ?? "");
    const what = object(v, i.about);
    for (const [at, mode] of i.modes.entries()) keep(v, mode, `${verbs[at]} ${what}`);
    return `${list(verbs, "or")} ${what}`;
  }
  if (i.say === "or") return i.modes.map((mode) => keep(v, mode, inline(v, mode.then))).join(" or ");
  if (i.basedOn) return basedOnText(v, i, i.basedOn);
  const bullet = typeof i.n === "number" ? "-" : "•";
  const lines = i.modes.map((mode) => `${bullet} ${mode.label ? `${mode.label} — ` : ""}${keep(v, mode, sentences(v, mode.then))}`);
  return `choose ${n}${unchosen} —\n${lines.join("\n")}`;
}

/** What it is decides, by the label of each mode. */
function basedOnText(v: Voice, i: Of<"modes">, basedOn: "domain" | "type"): string {
  const label = (word = ""): string => (basedOn === "domain" ? `[${capital(word)}]` : capital(word));
  const lines = i.modes.map((mode) => `• ${label(mode.label)} — ${sentences(v, mode.then)}`);
  const [how, of] = basedOn === "domain" ? ["one of the following", "its"] : ["the following", "the discarded card's"];
  const head = `do ${how} based on ${of} ${basedOn}`;
  return `${head}:\n${lines.join("\n")}`;
}

const isBurned = (c: Condition): boolean => "is" in c && typeof c.is === "object" && "ref" in c.is && c.is.ref === "burned";

/** "do this: Draw 1." */
function reflexiveText(v: Voice, i: Of<"reflexive">): string {
  const body = i.cost ? words(i.may && "you may", costPhrase(v, i.cost), "to", inline(v, i.then)) : inline(v, i.then);
  const head = words(
    i.if && `${isBurned(i.if) ? "when" : "if"} ${condition(v, i.if)},`,
    i.times !== undefined &&
      `for each ${typeof i.times === "object" && "killedByThis" in i.times ? "unit this kills" : amountNoun(v, i.times)},`,
    i.may && !i.cost && "you may",
    "do this:",
  );
  return `${head} ${capital(body)}`;
}

function delayedText(v: Voice, i: Of<"delayed">): string {
  const turn = i.until === "turn" && i.when.on !== "endOfTurn" ? " this turn" : "";
  const trigger = triggerText({ ...v, trigger: i.when }, [i.when]);
  const may = i.cost ? words(i.may && "you may", costPhrase(v, i.cost), "to") : i.may ? "you may" : "";
  const next = i.until === "nextMain";
  const body = words(i.if && `if ${condition(v, i.if)},`, may, inline(v, i.then));
  if (i.when.on === "endOfTurn" && i.say === "first") return `${trigger}, ${body}`;
  if (i.when.on === "endOfTurn") return `${body} ${i.say === "this" ? "at the end of this turn" : trigger}`;
  if (next) {
    const time = trigger.replace("your", "your next");
    return i.say === "last" ? `${body} ${time}` : `${time}, ${body}`;
  }
  if (i.about !== undefined && i.when.on !== "dealtDamage")
    return `when ${subject(v, i.about)} ${i.when.on === "dies" ? "dies" : "wins a combat"}${turn}, ${body}`;
  if (i.when.who === "chosenPlayer") return `when they hold, ${body.replace("its owner's", "their")}`;
  if ((i.once || i.times !== undefined) && i.about === undefined)
    return `${trigger.replace(/^when /, i.times === undefined ? "the next time " : `the next ${timesWord(i.times)} `)}${turn}, ${body}`;
  if (i.about !== undefined && i.when.on === "dealtDamage") return `${body} the next time ${subject(v, i.about)} takes damage${turn}`;
  return `${trigger}${turn}, ${body}`;
}

/** A passive effect that an instruction makes: "opponents can't play cards this turn". */
function effectForText(v: Voice, i: Of<"effect">): string {
  const duration = i.for === "combat" ? "this combat" : "this turn";
  const text = effectText(v, i.effect, { duration, ...(i.about ? { about: i.about } : {}), ...(i.for === "next" ? { next: true } : {}) });
  if (i.gives) return `${text} and give it ${list(i.gives.map((one) => quoted(v, one)))}`;
  if (!i.whenPlayed) return text;
  mention(v, "unit", false);
  return `${text}. When you play it, ${inline(v, i.whenPlayed)}`;
}
