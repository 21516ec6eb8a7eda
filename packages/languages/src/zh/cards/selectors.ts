/** What is acted upon, and whose something is; what is mentioned is remembered for the pronouns. */
import type { Count, Filter, Sel } from "@rulebound/engine/language";
import { NOUNS, TERMS } from "../glossary.ts";
import { amountNoun } from "./amounts.ts";
import { a, amongMeasure, describe, isOnlyAmong, type NounOptions, phrase, these } from "./filters.ts";
import { spokenName } from "./names.ts";
import { nounFor } from "./nouns.ts";
import { me, mention, thisCard, type Voice } from "./voice.ts";
import { counted, list } from "./words.ts";

export interface ObjectOptions extends NounOptions {
  /** One of a longer list: "2名单位、2件装备……" */
  readonly oneOfMany?: boolean;
}

export const isTarget = (sel: Sel): boolean => typeof sel === "object" && "a" in sel;
export const isRef = (sel: Sel): boolean => typeof sel === "object" && "ref" in sel;

export function object(v: Voice, sel: Sel, options: ObjectOptions = {}): string {
  if (typeof sel === "string") return wordFor(v, sel);
  if ("ref" in sel) return refText(v, sel.ref);
  if ("a" in sel && sel.say === "bare") {
    mention(v, nounFor(sel.a), true, sel.as);
    return phrase(describe(v, sel.a, { ...options, conjunction: "和" }), v.asked === sel.a ? "哪些" : "");
  }
  if ("a" in sel) return chosen(v, sel.a, sel.n, sel.as, options);
  if ("pick" in sel) return chosen(v, sel.pick, sel.n, sel.as, options);
  if ("all" in sel) return found(v, sel, options);
  if ("top" in sel) {
    mention(v, NOUNS.card, sel.top !== 1);
    return topCards(v, amountNoun(v, sel.top), sel.of === undefined ? v.doer.your : "该玩家的");
  }
  if ("both" in sel) {
    const text = list(sel.both.map((one) => object(v, one, { ...options, oneOfMany: sel.both.length > 2 })));
    const [first] = sel.both;
    if (typeof first === "object" && "a" in first && first.a.kinds?.[0] === "battlefield") v.memory.far = true;
    else v.memory.it = { ...v.memory.it, many: true };
    return text;
  }
  return restText(v, sel);
}

function found(v: Voice, sel: Extract<Sel, { readonly all: Filter }>, options: ObjectOptions): string {
  const { all, say, as } = sel;
  if (say === "rest") return all.kinds?.length === 1 ? `其余${nounFor(all).noun}` : "其余的";
  if (say === "it") return "它";
  if (say === "one") {
    mention(v, NOUNS.card, false, as);
    return "被放逐的牌";
  }
  if (all.among !== undefined && all.owner !== undefined) {
    mention(v, NOUNS.card, true, as);
    return "这些牌";
  }
  const text = all.or ? these(v, all, options) : phrase(describe(v, all, { conjunction: "和", ...options }), everyWord(v, sel));
  mention(v, nounFor(all), true, as);
  return text;
}

const everyWord = (v: Voice, { all, say }: Extract<Sel, { readonly all: Filter }>): string =>
  say === "each" ? `每${describe(v, all).measure}` : "所有";

/** "你主牌堆顶的3张牌" */
export const topCards = (_v: Voice, n: string, whose: string): string => `${whose.replace(/的$/, "")}主牌堆顶的${n === "1" ? "一" : n}张牌`;

function wordFor(v: Voice, sel: Extract<Sel, string>): string {
  switch (sel) {
    case "me":
      v.memory.far = true;
      return me(v);
    case "this":
      v.memory.far = true;
      return thisCard(v);
    case "it":
    case "triggered":
      return pronoun(v);
    case "equipped":
      mention(v, NOUNS.unit, false);
      return "被装配的单位";
    case "hand":
      return `${v.doer.your}${TERMS.hand}`;
    case "runes":
      return `${v.doer.your}所有符文`;
    case "legend":
      return `${v.doer.your}传奇`;
  }
}

/** "它", "它们", or "该单位" when something else was mentioned since. */
function pronoun(v: Voice): string {
  const { it, far } = v.memory;
  v.memory.far = false;
  if (far) return it.many ? `这些${it.noun}` : `该${it.noun}`;
  return it.many ? "它们" : "它";
}

function refText(v: Voice, name: string): string {
  const known = v.memory.named.get(name) ?? { ...NOUNS.unit, many: false };
  const isIt = v.memory.it === known && !v.memory.far;
  v.memory.it = known;
  v.memory.far = false;
  if (known.many) return "它们";
  const { as } = spokenName(name);
  if (isIt && !as) return "它";
  return as?.(known.noun) ?? `该${known.noun}`;
}

function restText(v: Voice, { rest, say }: Extract<Sel, { readonly rest: string }>): string {
  v.memory.it = v.memory.named.get(rest) ?? v.memory.it;
  const { noun } = v.memory.it;
  return {
    rest: `其余的${noun}`,
    unpicked: `其余的${noun}`,
    unbanished: `未放逐的${noun}`,
    other: "另一张",
    remaining: `剩余的${noun}`,
    revealed: `展示的${noun}`,
  }[say ?? "rest"];
}

function chosen(v: Voice, f: Filter, n: Count = 1, name: string | undefined, options: ObjectOptions): string {
  const many = n !== 1 && !(typeof n === "object" && "upTo" in n && n.upTo === 1);
  const text = chosenText(v, f, n, options);
  const fromHand = f.among !== undefined && v.memory.named.get(f.among)?.noun === TERMS.hand;
  mention(v, nounFor(f), many, name);
  if (fromHand && !f.thisWay) v.memory.far = true;
  return text;
}

function chosenText(v: Voice, f: Filter, n: Count, options: ObjectOptions): string {
  const asked = v.asked === f;
  if (n === 1 && !asked) return a(v, f, options);
  if (f.or) return `${asked ? "哪一个：" : ""}${a(v, f, options)}`;
  const several: NounOptions = {
    ...options,
    oneBattlefield: n !== 1,
    ...(f.kinds && f.kinds.length > 1 && n !== 1 ? { conjunction: "和/或" as const } : {}),
  };
  const noun = describe(v, f, several);
  if (f.group?.oneEachLocation) return `每个位置上${asked ? "哪" : "至多"}一${phrase({ ...noun, place: "" }, noun.measure)}`;
  const measure = isOnlyAmong(f) ? amongMeasure(v, f) : noun.measure;
  if (isOnlyAmong(f) && f.among === "looked" && typeof n === "object" && "upTo" in n && n.upTo === 2 && !asked) return "其中的一张或全部";
  const { quantity, limit } = quantityOf(v, n, measure, asked);
  const text = isOnlyAmong(f)
    ? `其中${quantity}`.replace(/的$/, measure)
    : phrase(options.oneOfMany ? { ...noun, owner: "" } : noun, quantity);
  return text + limit;
}

/** "2名", "至多2名", "任意数量的"; as a question "哪一名", "哪些……（至多2名）". */
function quantityOf(v: Voice, n: Count, measure: string, asked: boolean): { readonly quantity: string; readonly limit: string } {
  const which = (quantity: string, limit = ""): { readonly quantity: string; readonly limit: string } => ({ quantity, limit });
  if (asked) {
    if (n === 1 || (typeof n === "object" && "upTo" in n && n.upTo === 1)) return which(`哪一${measure}`);
    if (typeof n === "number") return which(`哪${counted(n, measure)}`);
    if (n === "any") return which("哪些", "（任意数量）");
    return "exactly" in n ? which("哪些", "（等量）") : which("哪些", `（至多${amountNoun(v, n.upTo)}${measure}）`);
  }
  if (n === "any") return which("任意数量的");
  if (typeof n === "number") return which(counted(n, measure));
  if ("exactly" in n) return which("等量的");
  return which(`至多${typeof n.upTo === "number" ? counted(n.upTo, measure) : `${amountNoun(v, n.upTo)}${measure}`}`);
}

/** Whose: "我", "它", "该单位"; what it has follows with 的. */
export function possessor(v: Voice, sel: Sel): string {
  if (sel === "me") return me(v);
  if (typeof sel === "object" && "ref" in sel && sel.ref === "shown")
    return `所亮出${v.memory.named.get("shown")?.noun ?? NOUNS.card.noun}`;
  const text = object(v, sel);
  if (typeof sel === "object" && "ref" in sel) v.memory.far = true;
  return text;
}
export const possessive = (v: Voice, sel: Sel): string => `${possessor(v, sel)}的`;

/** "该处", "战场上", "它所在的位置". */
export function locationOf(v: Voice, sel: Sel): string {
  if (sel === "me") return v.person === "I" ? "我所在的战场上" : "此处";
  if (sel === "it" || sel === "triggered") return v.memory.it.noun === NOUNS.battlefield.noun ? "该处" : "它所在位置";
  if (typeof sel === "object" && "ref" in sel) {
    const { place } = spokenName(sel.ref);
    if (v.memory.named.get(sel.ref)?.noun === NOUNS.battlefield.noun) return "该处";
    return place ?? "它所在位置";
  }
  const text = object(v, sel);
  return v.memory.it.noun === NOUNS.battlefield.noun ? `${text}上` : text;
}

/** "其所有者的手牌", or "你的手牌" for what is in your trash. */
export function ownersHand(v: Voice, sel: Sel): string {
  if (typeof sel === "object" && ("a" in sel || "pick" in sel)) {
    const f = "a" in sel ? sel.a : sel.pick;
    const zone = typeof f.zone === "string" ? f.zone : undefined;
    if (zone && zone !== "board" && f.of === undefined) return `${v.doer.your}${TERMS.hand}`;
  }
  return v.memory.it.many && sel !== "me" ? `各自所有者的${TERMS.hand}` : `所有者的${TERMS.hand}`;
}
