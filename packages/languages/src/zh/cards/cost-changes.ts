/** What cards cost more or less. */
import type { Resources } from "@rulebound/engine/language";
import { amountNoun, eachText } from "./amounts.ts";
import { resourceSymbols } from "./costs.ts";
import { a, describe, phrase, these } from "./filters.ts";
import { type EffectOptions, nextPlayed, type Of, type Saying } from "./saying.ts";
import { me, my, type Voice } from "./voice.ts";
import { equalTo, list, words } from "./words.ts";

export function costSaying(v: Voice, e: Of<"cost">, options: EffectOptions): Saying | string {
  if (e.energyBy !== undefined) return `${my(v)}法力费用减少，数值${equalTo(amountNoun(v, e.energyBy))}`;
  if (e.choosing === "me" && typeof e.of === "object" && e.less)
    return `${these(v, e.of)}选择${me(v)}时，其费用减少${costWord(e.less, e.either)}`;
  if (e.choosingFriendly && e.choosing !== undefined && e.choosing !== "me" && typeof e.of === "object" && e.less)
    return `如果${a(v, e.of)}选择${describe(v, e.choosing).place}一名或更多对其友方的单位，则其费用减少${costWord(e.less)}`;
  const change = e.less ? `减少${costWord(e.less, e.either)}` : e.more ? `增加${costWord(e.more)}` : "";
  const minimum = e.min === undefined ? "" : `（最低为[${e.min}]）`;
  const each = e.each === undefined ? "" : eachText(v, e.each);
  const duration = !options.next && e.of !== "next" ? (options.duration ?? "") : "";
  const subject = costSubject(v, e, options);
  const kind = e.say === "energy" ? "法力费用" : "费用";
  const isShort = /^(你|对手)的\p{Script=Han}+$/u.test(subject); // "你的法术费用": one 的 is enough
  const predicate = words(subject.endsWith("费用") ? "" : `${isShort ? "" : "的"}${kind}`, duration, change, minimum);
  return each === "" ? { subject, predicate } : `${each}，${subject}${predicate.replace(change, `便${change}`)}`;
}

const costWord = (resources: Resources, either?: boolean): string =>
  either
    ? list(
        [resources.energy === undefined ? "" : `[${resources.energy}]`, ...(resources.power ?? []).map(() => "[A]")].filter(Boolean),
        "或",
      )
    : resourceSymbols(resources);

function costSubject(v: Voice, e: Of<"cost">, options: EffectOptions): string {
  if (e.of === "me") return e.from === "elsewhere" ? `从手牌以外的区域打出${me(v)}时，${me(v)}` : me(v);
  if (e.of === "next" || options.next) return nextPlayed(v, e.of === "next" ? {} : e.of);
  const noun = describe(v, e.of, { ownerless: true });
  const bare = phrase({ ...noun, place: "" }, "");
  if (e.what === "empower") return `${these(v, e.of)}的[Empower]费用`;
  if (e.from === "trash") return `你从废牌堆打出的${bare}`;
  if (e.first && e.what === "abilities") return `每回合使用的第一个${bare}主动技能`;
  if (e.first && e.place === "here") return `每名玩家在其回合中于此处打出的第一${noun.measure}${bare}`;
  if (e.first) return `每回合打出的第一${noun.measure}${bare}`;
  if (e.what === "repeat") return "友方的[Repeat]费用";
  if (e.what === "optional") return "你支付的可选额外费用";
  return e.say === "energy" && e.of.side === "yours" && !these(v, e.of).startsWith("你的") ? `你打出的${bare}` : these(v, e.of);
}
