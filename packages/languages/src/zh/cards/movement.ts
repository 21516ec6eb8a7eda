/** Moving units, and where to. */
import type { Destination, Instruction } from "@rulebound/engine/language";
import { a } from "./filters.ts";
import { spokenName } from "./names.ts";
import { isRef, isTarget, locationOf, object, possessive, possessor } from "./selectors.ts";
import { does, me, type Voice } from "./voice.ts";

export function moveText(v: Voice, i: Extract<Instruction, { readonly do: "move" }>): string {
  const what = object(v, i.what, { conjunction: "和" });
  if (typeof i.what === "object" && "all" in i.what) v.memory.it = { ...v.memory.it, many: true };
  const its = i.what === "me" ? me(v) : v.memory.it.many ? "它们" : "其";
  const to = destinationText(v, i.to, its);
  if (to === "") return does(v, `移动${what}`);
  if (typeof i.to === "object" && "toOrFrom" in i.to) return does(v, `将${what}移入或移出${to}`);
  return does(v, `将${what}移动到${to}`);
}

function destinationText(v: Voice, to: Destination, its: string): string {
  switch (to) {
    case "any":
      return "";
    case "base":
      return "基地";
    case "itsBase":
      return its === "其" ? "其基地" : `${its}的基地`;
    case "yourBase":
      return "你的基地";
    case "here":
      return "此处";
    case "thisBattlefield":
      return "此战场";
    case "battlefield":
      return "一处战场";
    case "myBattlefield":
      return "我所在的战场";
    case "there":
      return "该处";
    case "anotherBattlefield":
      return "另一处战场";
    case "single":
      return "同一个位置";
  }
  if ("filter" in to) return a(v, to.filter);
  if ("sharedWith" in to) return "有其控制者的另一名单位的位置";
  if ("toOrFrom" in to) return its === "其" ? "其基地" : `${its}的基地`;
  if (to.of === "triggered" && v.trigger?.on === "moved" && v.trigger.subject === "me") return "同一处战场";
  if (to.of === "triggered" && (v.trigger?.on === "stunned" || v.trigger?.on === "played")) return "该战场";
  const said = typeof to.of === "object" && "ref" in to.of ? spokenName(to.of.ref).place : undefined;
  if (said) {
    v.memory.far = false;
    return said;
  }
  return locationOf(v, to.of).replace(/(战场|基地|位置)[上中]$/, "$1");
}

/** Both change places; the first one's old place is its "原来的位置". */
export function swapText(v: Voice, i: Extract<Instruction, { readonly do: "swapPlaces" }>): string {
  if (isRef(i.a) && isRef(i.b)) return does(v, "将它们各自移动到对方的位置");
  if (isTarget(i.b)) return does(v, `将${object(v, i.a)}和${object(v, i.b)}各自移动到对方的位置`);
  const one = object(v, i.a);
  v.memory.far = false;
  return does(v, `将${one}移动到${possessive(v, i.b)}位置，并将${object(v, i.b)}移动到${possessor(v, i.a)}原来的位置`);
}
