/** Where objects are: "战场上", "你的废牌堆中". What belongs to it follows with 的. */
import type { Filter, Place } from "@rulebound/engine/language";
import { TERMS } from "../glossary.ts";
import type { NounOptions } from "./filters.ts";
import { locationOf } from "./selectors.ts";
import { me, type Voice } from "./voice.ts";
import { list } from "./words.ts";

export function placeText(v: Voice, place: Place, options: NounOptions = {}): string {
  if (typeof place === "object") {
    if ("of" in place) return locationOf(v, place.of);
    return { you: "你控制的战场上", enemy: "敌方战场上", none: "无人控制的战场上" }[place.controlledBy];
  }
  switch (place) {
    case "here":
      return "此处";
    case "there":
    case "destination":
      return "该处";
    case "battlefield":
      return options.oneBattlefield ? "一处战场上" : "战场上";
    case "base":
      return "基地中";
    case "yourBase":
      return "你基地中";
    case "myBattlefield":
      return `${me(v)}所在战场上`;
    case "elsewhere":
      return "其他位置上";
    case "movedToOrFrom":
      return `${me(v)}移入或移出的战场上`;
    case "whereItWas":
      return "该战场上";
    case "otherBattlefield":
      return v.person === "I" ? "我所在战场以外的战场上" : "其他战场上";
    case "anywhere":
      return "任意位置上";
    case "sameAsIt":
      return "同一处战场上";
    case "notAsIt":
      return "另一位置上";
    case "inCombat":
      return "战斗中";
  }
}

const ZONES: Readonly<Record<string, string>> = {
  hand: TERMS.hand,
  deck: TERMS.mainDeck,
  trash: TERMS.trash,
  champion: TERMS.championZone,
  runeDeck: TERMS.runeDeck,
  banished: TERMS.banishment,
};

export function zoneText(v: Voice, f: Filter): string {
  const zones = typeof f.zone === "string" ? [f.zone] : (f.zone ?? []);
  if (zones.length > 4) return "任何区域中";
  if (zones.length === 2 && zones[0] === "hand" && zones[1] === "champion") return ""; // 419.1.a
  const whose = {
    any: "任意",
    opponents: "对手的",
    opponent: "一名对手的",
    chosenPlayer: "该玩家的",
    itsController: "该玩家的",
    you: v.doer.your,
  }[f.of ?? "you"];
  const names = zones.map((zone, at) =>
    zone === "board" ? TERMS.board : `${at === 0 ? whose.replace(/的$/, "") : ""}${ZONES[zone] ?? zone}`,
  );
  return `${list(names, "或")}${zones.at(-1) === "board" ? "" : "中"}`;
}
