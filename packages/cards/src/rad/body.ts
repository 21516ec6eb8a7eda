import {
  a,
  andThen,
  buff,
  type CardData,
  deploy,
  gear,
  give,
  hidden,
  ifLast,
  playedFrom,
  plus,
  recycle,
  thisTurn,
  unit,
  when,
  youConquerHere,
  youPlayMe,
} from "@rulebound/engine/language";

export const BODY: readonly CardData[] = [
  gear(
    "Pillaged Armory",
    "RAD-073",
    { domains: ["body"], energy: 1 },
    deploy,
    when([youPlayMe, youConquerHere], buff(a("friendly", "unit"))),
  ),
  unit(
    "Elnuk Herd",
    "RAD-081",
    { domains: ["body"], energy: 6, might: 5, tags: ["Freljord"] },
    hidden,
    when(youPlayMe, give(a("another", "friendly", "unit"), plus(3), thisTurn), andThen(ifLast(playedFrom("facedown"), recycle("me")))),
  ),
];
