import {
  a,
  action,
  and,
  andThen,
  type CardData,
  discard,
  does,
  draw,
  iMove,
  mightAtMost,
  move,
  reaction,
  ready,
  returnToHand,
  spell,
  unit,
  when,
} from "@rulebound/engine/language";

export const CHAOS: readonly CardData[] = [
  spell("Gust", "OGN-169", { domains: ["chaos"], energy: 1 }, reaction, does(returnToHand(a("unit", "atBattlefield", mightAtMost(3))))),
  spell(
    "Ride the Wind",
    "OGN-173",
    { domains: ["chaos"], energy: 2, power: 1 },
    action,
    does(move(a("friendly", "unit")), and(ready("it"))),
  ),
  unit(
    "Traveling Merchant",
    "OGN-185",
    { domains: ["chaos"], energy: 2, might: 2, tags: ["Bilgewater"] },
    when(iMove, discard(1), andThen(draw(1))),
  ),
];
