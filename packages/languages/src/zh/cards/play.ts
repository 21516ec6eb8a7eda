/** Playing tokens and cards, and where they go. */
import { type CostChange, type Instruction, type PlayPlace, type Sel, TOKEN_FACTS } from "@rulebound/engine/language";
import { NOUNS } from "../glossary.ts";
import { amountNoun, perEach, withEach } from "./amounts.ts";
import { costList, resourceSymbols } from "./costs.ts";
import { spokenName } from "./names.ts";
import { locationOf, object } from "./selectors.ts";
import { does, me, mention, type Voice } from "./voice.ts";
import { counted, words } from "./words.ts";

type PlayToken = Extract<Instruction, { readonly do: "playToken" }>;
type PlayCard = Extract<Instruction, { readonly do: "playCard" }>;

/** Where it goes, as a place: "此处", "你的基地"; none where it goes as usual. */
function placeOfPlay(v: Voice, where: PlayPlace | undefined): string {
  switch (where) {
    case undefined:
      return "";
    case "here":
      return "此处";
    case "there":
      return "该处";
    case "base":
      return `${v.doer.your}基地`;
    case "sameLocation":
      return "原来的位置";
    case "anyBattlefield":
      return "任意战场";
    case "aBattlefield":
      return "一处战场";
    case "singleBattlefield":
      return "同一处战场";
    case "sameLocationOrBase":
      return `原来的位置或${v.doer.your}基地`;
    case "asReplaced":
      return "同一位置";
    case "battlefieldYouControl":
      return `${v.doer.you}控制的一处战场`;
    default:
      if (typeof where.of === "object" && "ref" in where.of && spokenName(where.of.ref).place) return spokenName(where.of.ref).place ?? "";
      return locationOf(v, where.of).replace(/(战场|基地|位置)[上中]$/, "$1");
  }
}

/** "一名3[M]的Mech单位指示物", "2件休眠的Gold装备指示物". */
export function playTokenText(v: Voice, token: PlayToken): string {
  const facts = TOKEN_FACTS[token.token] ?? { type: "unit" as const };
  const asMany = typeof token.n === "object" && "size" in token.n && token.n.say === "many";
  const { n, each } = asMany ? { n: "", each: "" } : perEach(v, token.n ?? 1);
  const { noun: type, measure } = NOUNS[facts.type];
  const clauses = [
    facts.might !== undefined && `${facts.might}[M]`,
    facts.keyword && `具有[${facts.keyword}]`,
    facts.from && `来自${facts.from}`,
  ];
  const said = clauses.filter(Boolean);
  const state = token.ready ? "活跃" : token.exhausted ? "休眠" : "";
  const many = each !== "" || n !== "1";
  const noun = words(
    asMany ? "等量的" : /^\d+$/.test(n) ? counted(Number(n), measure) : `${n}${measure}`,
    said.length > 0 && `${said.join("且")}的`,
    state && `${state}${said.length > 0 ? "" : "的"}`,
    token.token,
    token.say !== "bare" && type,
    NOUNS.token.noun,
  );
  mention(v, { noun: NOUNS.token.noun, measure }, many, token.as);
  const where = placeOfPlay(v, token.where);
  return withEach(each, does(v, words(where && `在${where}`, "打出", noun)));
}

/** "其", "它们的" or "我的" before "费用". */
const costOwner = (v: Voice, card: PlayCard): string => (card.what === "me" ? `${me(v)}的` : v.memory.it.many ? "它们的" : "其");

function costChange(v: Voice, card: PlayCard, change: CostChange): string {
  const whose = costOwner(v, card);
  if (change.say === "sentence" && change.lessEnergy !== undefined) {
    const might = typeof change.lessEnergy === "object" && "might" in change.lessEnergy;
    return `。${whose}法力费用减少，数值等同于${might ? "被回收单位的战力" : amountNoun(v, change.lessEnergy)}`;
  }
  if (isOneEach(card.what) && change.ignore === "energy") return "，无视法力费用";
  switch (change.ignore) {
    case "cost":
      return `，无视${whose}费用`;
    case "energy":
      return change.say === "without" ? `，且无需支付${whose}法力费用` : `，无视${whose}法力费用`;
    case "power":
      return `，无视${whose}符能费用`;
    case "all":
      return "，无视任何费用";
  }
  if (change.less) {
    const kind = change.less.energy !== undefined && change.onlyEnergy ? "法力费用" : "费用";
    return `，${whose}${kind}减少${resourceSymbols(change.less)}`;
  }
  if (change.lessEnergy !== undefined) return `，${whose}法力费用减少${amountNoun(v, change.lessEnergy)}`;
  return "";
}

/** Cards of a group, to each player their own. */
const isOneEach = (what: Sel): boolean => typeof what === "object" && "all" in what && what.all.among !== undefined;

/** A unit has its own place. */
function unitPlace(v: Voice, { ifUnit }: PlayCard): string {
  if (!ifUnit) return "";
  return `。如果它是单位，则${ifUnit.may ? "你可以" : ""}将其打出到${placeOfPlay(v, ifUnit.where)}`;
}

/** What is played, from where, to where, and for how much. */
export function playCardText(v: Voice, card: PlayCard): string {
  const price =
    card.cost?.for === undefined
      ? ""
      : `以${"length" in card.cost.for ? costList(v, card.cost.for) : resourceSymbols(card.cost.for)}的费用`;
  const from = card.from === "trash" ? `从${v.doer.your}废牌堆` : "";
  const what = object(v, card.what);
  const where = placeOfPlay(v, card.where);
  const head = where === "" ? words(price, from, "打出", what) : words(price, from, "将", what, "打出到", where);
  const tail = card.then === "recycle" ? "。然后回收它" : card.then === "banish" ? "。然后放逐它" : "";
  return does(v, head) + (card.cost ? costChange(v, card, card.cost) : "") + unitPlace(v, card) + tail;
}
