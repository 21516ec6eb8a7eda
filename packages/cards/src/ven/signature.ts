// biome-ignore format: a word a line would be longer than the cards
import {
  a, action, activated, all, among, amountIs, aNamed, and, andThen, burn, type CardData, channelExhausted, choose, costAtMost, counter,
  deal, delayed, does, drawIt, flow, gainControl, give, ifElse, ifThen, insteadIf, itsMight, kill, look, may, mightLessThan, move, on, pay,
  payNow, pick, playToken, plus, putInto, reaction, ready, rest, runesOf, some, spell, thereAre, thisTurn, those, upTo, whereThereAre,
  youDo,
} from "@rulebound/engine/language";

export const SIGNATURE: readonly CardData[] = [
  spell(
    "Shuriken Flip",
    "VEN-140",
    { domains: ["fury", "calm"], energy: 1, power: 1, tags: ["Akali"], signature: true },
    does(deal(2, some(upTo(1), "enemy", "unit", "atBattlefield")), andThen(move(a("friendly", "unit")))),
    flow(pay(3, "any")),
  ),
  spell(
    "Dominus",
    "VEN-142",
    { domains: ["fury", "body"], energy: 4, tags: ["Renekton"], signature: true },
    action,
    does(
      { do: "double", what: a("unit"), for: "turn", say: "lead" },
      and(give("it", { abilities: [activated([pay("any", "any")], ready("me"))] }, thisTurn, { say: "quiet" })),
    ),
  ),
  spell(
    "Death Mark",
    "VEN-144",
    { domains: ["fury", "chaos"], energy: 2, power: 1, tags: ["Zed"], signature: true },
    does(burn(3)),
    does(playToken("Shadow Clone")),
    flow(pay(1, "any", "any")),
  ),
  spell(
    "Siphoning Strike",
    "VEN-146",
    { domains: ["calm", "mind"], energy: 4, tags: ["Nasus"], signature: true },
    does(
      insteadIf(amountIs(runesOf("you"), { atLeast: 7 }), [deal(4, a("unit", "atBattlefield"))], [deal(7, "it")]),
      delayed(on("dies"), { once: true, until: "turn", about: "it" }, channelExhausted(1)),
    ),
  ),
  spell(
    "Shadow Dash",
    "VEN-148",
    { domains: ["calm", "order"], energy: 2, power: 1, tags: ["Shen"], signature: true },
    does(
      move(aNamed("pulled", "enemy", "unit"), { filter: those("battlefield", whereThereAre("yours", "unit")) }),
      ifThen(thereAre({ exactly: 2 }, "yours", "unit", "there"), give(all("yours", "unit", "there"), plus(1), thisTurn, { say: "gets" })),
    ),
    flow(pay(5, "any", "any")),
  ),
  spell(
    "Acceleration Gate",
    "VEN-150",
    { domains: ["mind", "body"], energy: 3, power: 1, tags: ["Jayce"], signature: true },
    does(ready(some(upTo(4), "unit", "gear", "rune"))),
  ),
  spell(
    "Rebuttal",
    "VEN-152",
    { domains: ["mind", "chaos"], energy: 1, power: 1, tags: ["Mel"], signature: true },
    reaction,
    does(
      choose(a("spell", costAtMost(4))),
      may(payNow([pay("any")])),
      ifElse(youDo, [gainControl("it"), and(may({ do: "makeNewChoices", what: "it" }))], [counter("it")]),
    ),
  ),
  spell(
    "Public Execution",
    "VEN-154",
    { domains: ["body", "order"], energy: 2, power: 1, tags: ["Ambessa"], signature: true },
    does(choose(a("friendly", "unit")), kill(a("enemy", "unit", mightLessThan(itsMight)))),
    flow(pay(5, "any", "any")),
  ),
  spell(
    "Lightning Rush",
    "VEN-156",
    { domains: ["order", "chaos"], energy: 1, tags: ["Kennen"], signature: true },
    does(look(3), may(choose(pick("card", among("looked"))), and(drawIt())), putInto("trash", rest("looked"))),
    flow(pay(2, "any")),
  ),
];
