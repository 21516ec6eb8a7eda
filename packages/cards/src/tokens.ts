/** The tokens of rule 187. */
import {
  a,
  activated,
  add,
  all,
  and,
  asReaction,
  banish,
  type CardData,
  deal,
  deathknell,
  deflect,
  deploy,
  exhaustMe,
  give,
  hasMight,
  having,
  iAttack,
  ifThen,
  inTrash,
  kill,
  killing,
  named,
  passive,
  tagged,
  temporary,
  thisTurn,
  those,
  token,
  when,
  youDo,
  youMay,
} from "@rulebound/engine/language";

export const TOKENS: readonly CardData[] = [
  token("unit", "Recruit", "OGN-271", { might: 1, tags: ["Recruit"] }), // 187.1
  token("unit", "Sprite", "OGN-274", { might: 3, tags: ["Fae"] }, temporary), // 187.2
  token("unit", "Mech", "SFD-T01", { might: 3, tags: ["Mech"] }), // 187.4
  token("unit", "Sand Soldier", "SFD-T02", { might: 2, tags: ["Shurima"] }), // 187.3
  token("gear", "Gold", "SFD-T03", {}, activated([killing("me"), exhaustMe], asReaction, add("any"))), // 187.5
  token("battlefield", "Baron Pit", "UNL-T01", {}, passive({ effect: "moveFromAnywhere" })), // 187.9
  token("unit", "Bird", "UNL-T02", { might: 1, tags: ["Bird"] }, deflect()), // 187.7
  // 187.8
  token(
    "battlefield",
    "Brush",
    "UNL-T03",
    {},
    passive(hasMight(those("unit", "here", tagged("Bird", "Cat", "Dog", "Poro", "Ivern")), 1)),
    when({ on: "scores", who: "you", here: true }, youMay, { do: "replaceBattlefield", what: "me", with: "original" }),
  ),
  token("unit", "Reflection", "UNL-T06", { might: 0 }), // 187.6
  // 187.11
  token(
    "unit",
    "Shadow Clone",
    "VEN-T-SHADOWCLONE",
    { might: 0 },
    when(iAttack, youMay, banish(a("unit", inTrash)), ifThen(youDo, give("me", having("Assault", 4), thisTurn))),
  ),
  token("unit", "Tentacle", "VEN-T-TENTACLE", { might: 1, tags: ["Bilgewater"] }), // 187.10
  token(
    "gear",
    "Bomb",
    "RAD-T02",
    {},
    deploy,
    deathknell(deal(2, a("enemy", "unit", "here")), and(kill(all("another", named({ name: "Bomb" }), "yours", "here")))),
  ),
];
