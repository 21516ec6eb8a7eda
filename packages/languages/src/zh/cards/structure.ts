/** Instructions that hold instructions: "你可以", "如果", "选择一项". */
import type { Condition, Instruction, Sel } from "@rulebound/engine/language";
import { NOUNS } from "../glossary.ts";
import { quoted } from "./abilities.ts";
import { amountNoun } from "./amounts.ts";
import { condition, myAdditionalCost } from "./conditions.ts";
import { costPhrase, toDo } from "./costs.ts";
import { forEachOf } from "./filters.ts";
import { grantText } from "./give.ts";
import { nounFor } from "./nouns.ts";
import { replacementText } from "./replacements.ts";
import { object } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { effectText } from "./statics.ts";
import { triggerText } from "./triggers.ts";
import { acting, doerOf, keep, me, mention, saysMay, silent, type Voice } from "./voice.ts";
import { instead, list, soDo, words } from "./words.ts";

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
      return mayDo(saysMay(doer), inline(silent(doer), i.then.map(withoutWho)));
    }
    case "payTo": {
      const doer = acting(v, i.who);
      return words(i.may && saysMay(doer), toDo(costPhrase(v, i.cost), inline(silent(doer), i.then)));
    }
    case "unless":
      return unlessText(v, i);
    case "each": {
      const text = words(i.startWithNext && "从下一名玩家开始，", inline(acting(v, i.who), i.then));
      if (i.who !== "chosenPlayer" && i.who !== "itsOwner" && i.who !== "defender") manyByNow(v);
      return i.exceptYouIf ? `${text}。如果${myAdditionalCost(v)}，则你不会以此法摧毁单位` : text;
    }
    case "forEach":
      if (i.ordered) {
        v.memory.it = { ...v.memory.it, many: false };
        v.memory.far = true;
        return `对于其中每一名，${inline(v, i.then)}`;
      }
      return `${oneOf(v, i.of)}，${isSpent(i.of) ? soDo(inline(v, i.then)) : inline(v, i.then)}`;
    case "times":
      if (typeof i.n === "object" && "whoDid" in i.n) return `每有一名对手这样做，${soDo(inline(v, i.then))}`;
      return `${inline(v, i.then)}，次数等同于${amountNoun(v, i.n)}`;
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

/** A condition stands before "可以". */
export const mayDo = (may: string, doing: string): string => {
  const cond = /^如果[^，]*，则/.exec(doing)?.[0] ?? "";
  return `${cond}${may}${doing.slice(cond.length)}`;
};

/** The doer has been said before "可以". */
function withoutWho(instruction: Instruction): Instruction {
  if (instruction.do !== "playAgain") return instruction;
  return { ...instruction, who: "you" };
}

function insteadText(v: Voice, i: Of<"instead">): string {
  const first = inline(v, i.replaces);
  const cond = condition(v, i.cond);
  return `${first}。如果${cond}，则${instead(sameToken(i) ? inline(v, i.then).replace(/[^名件]*$/, "") : inline(v, i.then))}`;
}

/** Only the number of tokens differs. */
const sameToken = ({ replaces: [one], then: [other] }: Of<"instead">): boolean =>
  one?.do === "playToken" && other?.do === "playToken" && one.token === other.token;

/** What each of several players chose is a group for what follows. */
function manyByNow(v: Voice): void {
  v.memory.it = { ...v.memory.it, many: true };
  v.memory.far = true;
}

const isSpent = (of: Sel): boolean => typeof of === "object" && "ref" in of && of.ref === "spent";

/** "每有一名友方单位"; `it` is that one from here on. */
function oneOf(v: Voice, of: Sel): string {
  if (isSpent(of)) return "每消耗一个增益";
  if (typeof of !== "object" || !("all" in of)) return `对于${object(v, of)}中的每一个`;
  const text = forEachOf(v, of.all).replace("每有一", "对于每");
  mention(v, nounFor(of.all), false, of.as);
  return text;
}

const LABELS: Readonly<Record<string, string>> = { Cards: "卡牌", Runes: "符文", spell: "法术", gear: "装备", unit: "单位" };

/** A vote: who chooses what, and what each choice brings both of you. */
function voteText(v: Voice, i: Of<"vote">): string {
  const labels = i.options.map(({ label = "" }) => `“${LABELS[label] ?? label}”`);
  const brings = i.options.map((option, at) => `每有一名玩家选择${labels[at]}，你和该玩家各${keep(v, option, inline(v, option.then))}`);
  return [`${doerOf(v, i.who).subject}选择${list(labels, "或")}`, ...brings].join("。");
}

/** What is moved or countered is named before it is asked about. */
const comesFirst = ({ last, then: [first] }: Of<"if">): boolean => last === true && (first?.do === "move" || first?.do === "counter");

function ifText(v: Voice, i: Of<"if">): string {
  if (comesFirst(i)) {
    const body = inline(v, i.then);
    return `${body}，前提是${condition(v, i.cond)}`;
  }
  const head = `如果${condition(v, i.cond)}，则${inline(v, i.then).replace(isAtBattlefield(i.cond) ? /^(增益|\[Buff\])此处/ : /$^/, "$1该处")}`;
  return i.else ? `${head}。否则，${inline(silent(v), i.else)}` : head;
}

const isAtBattlefield = (c: Condition): boolean => "is" in c && c.is === "me" && c.filter.place === "battlefield";

/** "除非其控制者支付[2]，否则反制一个法术": what it is about is said first. */
function unlessText(v: Voice, i: Of<"unless">): string {
  const body = inline(v, i.then);
  const { subject } = doerOf(v, i.who);
  return `${body}，除非${subject}${i.pays ? costPhrase(v, i.pays) : `让你${inline(v, i.lets ?? [])}`}`;
}

function modesText(v: Voice, i: Of<"modes">): string {
  const unchosen = i.unchosen === "turn" ? "本回合尚未选择过的" : i.unchosen === "ever" ? "你尚未选择过的" : "";
  if (i.say === "give") {
    const grants = i.modes.map((mode) => {
      const [grant] = mode.then;
      return grant?.do === "give" ? `• ${keep(v, mode, grantText(v, { ...grant, for: undefined }).grant)}` : "";
    });
    return `选择一项赋予${me(v)}，持续本回合——\n${grants.join("\n")}`;
  }
  if (i.say === "verbs" && i.about !== undefined) {
    const what = object(v, i.about);
    const texts = i.modes.map((mode) => keep(v, mode, mode.then[0]?.do === "ready" ? `使${what}变为活跃状态` : `横置${what}`));
    const [ready = "", ...others] = texts;
    return `${ready}或${others
      .map((text) => text.replace(what, "将其"))
      .join("或")
      .replace(/^横置将其$/, "将其横置")}`;
  }
  if (i.say === "or") return i.modes.map((mode) => keep(v, mode, inline(v, mode.then))).join("，或");
  if (i.basedOn) return basedOnText(v, i, i.basedOn);
  const bullet = typeof i.n === "number" ? "-" : "•";
  const lines = i.modes.map((mode) => `${bullet} ${mode.label ? `${mode.label}——` : ""}${keep(v, mode, sentences(v, mode.then))}`);
  return `选择${typeof i.n === "number" ? i.n : "一"}项${unchosen}——\n${lines.join("\n")}`.replace(
    /(.项)(本回合尚未选择过的|你尚未选择过的)/,
    "$1$2效果",
  );
}

/** What it is decides, by the label of each mode. */
function basedOnText(v: Voice, i: Of<"modes">, basedOn: "domain" | "type"): string {
  const label = (word = ""): string =>
    basedOn === "domain" ? `[${word.charAt(0).toUpperCase()}${word.slice(1)}]` : (LABELS[word] ?? word);
  const lines = i.modes.map((mode) => `• ${label(mode.label)}——${sentences(v, mode.then)}`);
  return `根据${basedOn === "domain" ? "其符文特性" : "所弃牌的类型"}执行下列一项：\n${lines.join("\n")}`;
}

const isBurned = (c: Condition): boolean => "is" in c && typeof c.is === "object" && "ref" in c.is && c.is.ref === "burned";

/** "执行以下行动：抽1张牌" */
function reflexiveText(v: Voice, i: Of<"reflexive">): string {
  const cond = i.if && condition(v, i.if);
  const head = words(
    cond && i.if && (isBurned(i.if) ? `当${cond}时，` : `如果${cond}，则`),
    i.times !== undefined &&
      (typeof i.times === "object" && "killedByThis" in i.times ? "每以此法摧毁一名单位，" : `${amountNoun(v, i.times)}次，`),
    i.may && !i.cost && "你可以",
    "执行以下行动：",
  );
  const body = i.cost ? words(i.may && "你可以", toDo(costPhrase(v, i.cost), inline(v, i.then))) : inline(v, i.then);
  return head + body;
}

function delayedText(v: Voice, i: Of<"delayed">): string {
  const turn = i.until === "turn" && i.when.on !== "endOfTurn";
  const trigger = triggerText({ ...v, trigger: i.when }, [i.when]);
  if (i.about !== undefined && i.when.on === "dealtDamage") {
    const whom = object(v, i.about);
    return `${whom}本回合下一次受到伤害时，${inline(v, i.then)}`;
  }
  const may = i.cost ? words(i.may && "你可以", costPhrase(v, i.cost), "来") : i.may ? "你可以" : "";
  const body = (): string => words(i.if && `如果${condition(v, i.if)}，则`, may, inline(v, i.then));
  if (i.when.on === "endOfTurn") return `${i.say === "this" ? "在本回合结束时" : trigger}，${body()}`;
  if (i.until === "nextMain") return `${trigger.replace("你的", "你的下一个")}，${body()}`;
  if (i.about !== undefined) {
    const whom = object(v, i.about);
    return `当${whom}${turn ? "在本回合" : ""}${i.when.on === "dies" ? "阵亡" : "赢得战斗"}时，${body()}`;
  }
  if (i.when.who === "chosenPlayer") return `当该玩家据守时，${body().replace("所有者的", "其")}`;
  if (i.once || i.times !== undefined)
    return `你${turn ? "本回合" : ""}${i.times === undefined ? "下一次" : `接下来${i.times}次`}${trigger.replace(/^当你?/, "")}，${body()}`;
  return `${turn ? "本回合内，" : ""}${trigger}，${body()}`;
}

/** A passive effect that an instruction makes: "对手在本回合内不能打出牌". */
function effectForText(v: Voice, i: Of<"effect">): string {
  const duration = i.for === "combat" ? "在本次战斗中" : "在本回合内";
  const text = effectText(v, i.effect, { duration, ...(i.about ? { about: i.about } : {}), ...(i.for === "next" ? { next: true } : {}) });
  if (i.gives) return `${text}，并使其获得${list(i.gives.map((one) => quoted(v, one)))}`;
  if (!i.whenPlayed) return text;
  mention(v, NOUNS.unit, false);
  return `${text}。当你打出它时，${inline(v, i.whenPlayed)}`;
}
