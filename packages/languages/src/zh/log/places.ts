import type { LogPlace } from "../../log.ts";
import { TERMS } from "../glossary.ts";

/** Places in a line of the log: where, where from, where to. */

const ZONES: Readonly<Record<number, string>> = {
  1: TERMS.mainDeck,
  2: TERMS.hand,
  3: TERMS.board,
  4: TERMS.trash,
  5: TERMS.banishment,
  6: TERMS.championZone,
  7: "结算链",
  8: "牌面朝下状态",
  9: TERMS.runeDeck,
  10: TERMS.legendZone,
};

const named = (place: LogPlace): string => {
  if ("zone" in place) return ZONES[place.zone] ?? "";
  if ("battlefield" in place) return place.battlefield;
  return place.base.isYou ? "你的基地" : `${place.base.name}的基地`;
};

/** "在Zaun Warrens"; "" if nothing is known of it. */
export const where = (place: LogPlace | null): string => (place === null || "zone" in place ? "" : `在${named(place)}`);

const behind = (preposition: string, place: LogPlace | null): string => {
  const name = place === null ? "" : named(place);
  return name === "" ? "" : preposition + name;
};

export const whereFrom = (place: LogPlace | null): string => behind("从", place);
export const whereTo = (place: LogPlace | null): string => behind("到", place);

/** The place by its name alone. */
export const placeName = (place: LogPlace | null): string => (place === null || "zone" in place ? "一处战场" : named(place));
