/** One instruction as a clause: a doer, a verb and what belongs to it. */
import type { AddLimit, Amount, Instruction, Sel } from "@rulebound/engine/language";
import { NOUNS, TERMS } from "../glossary.ts";
import { amountNoun, perEach, withEach } from "./amounts.ts";
import { buffOf, costPhrase, resourceSymbols } from "./costs.ts";
import { dealText, fightText, preventText } from "./damage.ts";
import { a } from "./filters.ts";
import { durationText, giveText } from "./give.ts";
import { moveText, swapText } from "./movement.ts";
import { lookText, putText } from "./piles.ts";
import { playCardText, playTokenText } from "./play.ts";
import { isRef, isTarget, object, ownersHand, possessive, possessor } from "./selectors.ts";
import { structure } from "./structure.ts";
import { acting, does, keep, me, mention, my, type Voice } from "./voice.ts";
import { equalTo, list, words } from "./words.ts";

/** The same without "must" and without its doer, who has been said. */
function unforced({ must: _, ...instruction }: Instruction): Instruction {
  if (!("who" in instruction) || instruction.do === "vote" || instruction.do === "each") return instruction;
  const { who: __, ...others } = instruction;
  return others as Instruction;
}

export const clause = (voice: Voice, i: Instruction): string => keep(voice, i, clauseText(voice, i));

const PLAIN = {
  heal: "治疗",
  exhaust: "横置",
  kill: "摧毁",
  recall: "召回",
  banish: "放逐",
  recycle: "回收",
  empower: "强化",
  choose: "选择",
  reveal: "展示",
} as const;

function clauseText(voice: Voice, i: Instruction): string {
  const v =
    "who" in i && i.do !== "may" && i.do !== "payTo" && i.do !== "unless" && i.do !== "each" && i.do !== "vote" && i.do !== "choosePlayer"
      ? acting(voice, i.who)
      : voice;
  if (i.must) return clause({ ...v, doer: { ...v.doer, subject: `${v.doer.subject || "你"}必须` } }, unforced(i));
  switch (i.do) {
    case "draw":
      return cards(v, "抽", i.n ?? 1);
    case "drawIt":
      return does(v, `抽取${v.set === "RAD" ? object(v, i.what).replace("其中一张", "其中1张") : object(v, i.what)}`);
    case "give":
      return giveText(v, i);
    case "giveMyKeywords": {
      const might = i.might === undefined ? "" : `和${equalTo(amountNoun(v, i.might))}的+[M]`;
      return does(v, words("使", object(v, i.to), durationText(v, i.for), "获得", my(v), "所有关键词", might));
    }
    case "double":
      return i.keyword
        ? does(v, words("使", object(v, i.what), "的[", i.keyword, "]", durationText(v, i.for), "翻倍"))
        : does(v, words("使", possessive(v, i.what), "战力", durationText(v, i.for), "翻倍"));
    case "increaseTo":
      return does(v, words("使", possessive(v, i.what), "战力", durationText(v, i.for), "提升至与", increasedTo(v, i.to), "相同"));
    case "setMight":
      return does(
        v,
        words(
          v.doer.subject || i.say === "have" ? "使" : "",
          possessive(v, i.what),
          "基础战力",
          durationText(v, i.for),
          "变为",
          becomeText(v, i),
        ),
      );
    case "addLegend":
      return does(v, `选择这些传奇中的一名，在${me(v)}留在场上期间将其加入${v.doer.your}${TERMS.legendZone}`);
    case "becomeUnit": {
      const { noun } = v.memory.it;
      return `${object(v, i.what)}成为战力${equalTo(amountNoun(v, i.might))}的单位${noun}，直到你用${me(v)}选择另一件${noun}为止`;
    }
    case "swapMight":
      return does(v, words(durationText(v, i.for), "交换", object(v, i.what), "的战力"));
    case "deal":
      return dealText(v, i);
    case "fight":
      return fightText(i.a === "me");
    case "stun":
      return does(v, `${v.bracketed ? "[Stun]" : "眩晕"}${object(v, i.what)}`);
    case "buff":
      return does(v, v.bracketed ? `[Buff]${object(v, i.what)}` : `增益${object(v, i.what)}`);
    case "ready":
      return does(v, `使${object(v, i.what, { conjunction: "和" })}变为活跃状态`);
    case "disempower":
      return does(v, `解除${object(v, i.what)}的强化`);
    case "heal":
    case "exhaust":
    case "kill":
    case "recall":
    case "banish":
    case "recycle":
    case "empower":
    case "choose":
    case "reveal":
      if (i.do === "banish" && isHandAndTrash(i.what)) return does(v, `放逐${v.doer.your}${TERMS.hand}和${TERMS.trash}`);
      if (i.do === "recall" && i.what === "it" && v.card.type === "gear") v.memory.far = false;
      return does(v, `${PLAIN[i.do]}${object(v, i.what)}`);
    case "spendBuff":
      return does(v, `消耗${buffOf(v, i.what)}`);
    case "returnToHand": {
      if (i.what === "me" && v.inTrash) return does(v, `将${object(v, "me")}从${v.doer.your}${TERMS.trash}返回${v.doer.your}${TERMS.hand}`);
      const what = object(v, i.what);
      return does(v, `将${what}返回${ownersHand(v, i.what)}`);
    }
    case "putInto":
      return putText(v, i);
    case "putBack":
      return does(v, `将${object(v, i.what)}以任意顺序放回`);
    case "move":
      return moveText(v, i);
    case "swapPlaces":
      return swapText(v, i);
    case "discard":
      return i.n === "hand" ? does(v, `弃掉${v.doer.your}所有${TERMS.hand}`) : cards(v, "弃", i.n);
    case "discardIt":
      if (v.memory.it.noun === NOUNS.card.noun) v.memory.far = true;
      return does(v, `弃掉${object(v, i.what)}`);
    case "channel": {
      const { n, each } = perEach(v, i.n);
      return withEach(each, does(v, `召出${n}张${i.exhausted ? "休眠的" : ""}符文`));
    }
    case "add":
      return addText(v, i);
    case "payAnyToAdd": {
      const [pay, add] = i.pay === "power" ? ["[A]", "法力"] : ["法力", "[A]"];
      return `支付任意数量的${pay}，以[Add]等量的${add}`;
    }
    case "playToken":
      return playTokenText(v, i);
    case "playCard":
      return playCardText(v, i);
    case "permit":
      v.memory.far = true;
      return `在你的下一个结束阶段之前，你可以打出${object(v, i.what)}`;
    case "enterThere":
      return "我在该处进场";
    case "playIt":
      return i.extra === 0 ? "打出该指示物" : `打出该指示物和它的${i.extra === 1 ? "一" : i.extra}个额外复制品`;
    case "seeFacedown":
      return "你在本回合内可以查看该玩家牌面朝下的牌";
    case "gainNamedTag":
      return "我获得该标签";
    case "playAgain":
      return does(i.who === "you" ? voice : v, `以${resourceSymbols(i.for)}的费用再次打出此法术`);
    case "counter":
      return does(v, `反制${object(v, i.what)}`) + (i.to === "hand" ? counteredToHand(v) : "");
    case "loseControl":
      v.memory.far = true;
      return does(v, `失去对${object(v, i.what)}的控制权`);
    case "takeControl":
      return does(v, words(durationText(v, i.for), "获得对", object(v, i.what), "的控制权"));
    case "makeNewChoices":
      return does(v, `为${object(v, i.what)}重新选择`);
    case "attach": {
      const what = object(v, i.what);
      return does(v, `将${what}贴附于${isTarget(i.what) && isRef(i.to) ? "它" : object(v, i.to)}`);
    }
    case "detach":
      if (i.from === undefined) return does(v, `卸下${object(v, i.what)}`);
      return does(v, detachedText(v, i.what, i.from));
    case "predict": {
      const n = i.n ?? 1;
      return does(v, typeof n === "number" ? (n === 1 ? "[Predict]" : `[Predict ${n}]`) : `[Predict]，数值${equalTo(amountNoun(v, n))}`);
    }
    case "look":
      return lookText(v, "查看", i.n, i.as);
    case "revealTop":
      return i.runes ? does(v, `展示${v.doer.your}${TERMS.runeDeck}顶的一张符文`) : lookText(v, "展示", i.n, i.as, i.of);
    case "revealUntil":
      return does(
        v,
        `从${v.doer.your}${TERMS.mainDeck}顶依次展示牌，直到展示出${a(v, { ...i.filter, zone: "deck" }).replace(/^.*中的/, "")}`,
      );
    case "revealHand":
      mention(v, { noun: TERMS.hand, measure: "张" }, false, i.as);
      return does(v, `展示${v.doer.your}${TERMS.hand}`);
    case "burn":
      if (i.as) mention(v, NOUNS.card, false, i.as);
      return does(v, `[Burn ${amountNoun(v, i.n)}]`);
    case "gainXp":
    case "spendXp": {
      const { n, each } = perEach(v, i.n);
      return withEach(each, does(v, `${i.do === "gainXp" ? "获得" : "消耗"}${/^\d+$/.test(n) ? `${n}点` : "等量"}经验`));
    }
    case "score":
      return does(v, `获得${amountNoun(v, i.n)}分`);
    case "winGame":
      return "你赢得游戏";
    case "takeTurn":
      return "在本回合之后再进行一个回合";
    case "pay":
      return does(v, costPhrase(v, i.cost));
    case "prevent":
      return preventText(v, i);
    case "doubleDamage":
      return words(durationText(v, i.for), "，将对", object(v, i.to), "造成的所有伤害翻倍");
    case "replaceBattlefield":
      return does(
        v,
        `将${typeof i.what === "object" && "all" in i.what ? "该战场" : object(v, i.what)}替换为${i.with === "original" ? "被它替换的战场" : `一处${i.with}战场指示物`}`,
      );
    case "createBattlefield":
      return `如果场上没有${i.token}战场指示物，则将其加入场上`;
    case "becomeCopy": {
      const copy = object(v, i.what);
      const before = v.memory.it;
      const text = words(copy, durationText(v, i.for), "变为", object(v, i.of), "的复制品");
      v.memory.it = before;
      v.memory.far = false;
      return text;
    }
    case "name":
      return does(v, i.among ? `选择${list(i.among, "或")}` : `指定一个${{ spell: "法术", tag: "标签", card: "牌名" }[i.what]}`);
    case "activateEffects":
      if (i.of === "me") return `再次执行${my(v)}${EFFECTS[i.effects]}效果`;
      return does(v, `触发${object(v, i.of)}的${EFFECTS[i.effects]}效果`);
    case "hideFree":
      return "你在本回合内可以无视费用藏匿牌";
    case "choosePlayer":
      return does(v, `选择一名${i.who === "opponent" ? "对手" : "玩家"}`);
    case "weaponmaster":
      return ""; // stands in no text
    case "custom":
      return i.text;
    default:
      return structure(v, i);
  }
}

export const EFFECTS = { conquer: "征服", hold: "据守", play: "打出" } as const;

const increasedTo = (v: Voice, to: Amount): string =>
  typeof to === "object" && "might" in to ? possessor(v, to.might) : amountNoun(v, to);

/** A number, or "等同于该牌法力费用的数值". */
function becomeText(v: Voice, i: Extract<Instruction, { readonly do: "setMight" }>): string {
  if (typeof i.to === "number") return String(i.to);
  if (i.what === "me") v.memory.far = true;
  return `${equalTo(amountNoun(v, i.to))}的数值`;
}

const isHandAndTrash = (sel: Sel): boolean => typeof sel === "object" && "both" in sel && sel.both[0] === "hand";

/** What it is taken off is said first. */
function detachedText(v: Voice, what: Sel, from: Sel): string {
  if (isTarget(what)) return `卸下${object(v, what)}`;
  v.memory.far = true;
  const bearer = object(v, from);
  return `从${bearer}上卸下${object(v, what)}`;
}

function counteredToHand(v: Voice): string {
  return `。${keep(v, { do: "returnToHand" }, "将它返回所有者的手牌，而不是置入废牌堆")}`;
}

/** "抽1张牌", "你每有一名[Mighty]单位，便抽1张牌". */
function cards(v: Voice, verb: string, amount: Amount): string {
  const { n, each } = perEach(v, amount);
  return withEach(each, does(v, `${verb}${/^\d+$/.test(n) ? `${n}张` : "等量的"}牌`));
}

/** What added resources may be spent on. */
const SPENDABLE: Readonly<Record<AddLimit, string>> = {
  spells: "只能用于打出法术",
  gear: "只能用于打出装备或使用装备的技能",
  units: "只能用于打出单位或使用单位的主动技能",
  permanents: "只能用于打出单位或装备",
  showdowns: "只能在法术对决中使用",
};

function addText(v: Voice, i: Extract<Instruction, { readonly do: "add" }>): string {
  const what = does(v, `[Add]${resourceSymbols(i.resources)}`);
  if (!i.only) return what;
  return `${what}。此${i.resources.energy !== undefined ? "法力" : "符能"}${SPENDABLE[i.only]}`;
}
