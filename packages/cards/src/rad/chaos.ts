// biome-ignore format: a word a line would be longer than the cards
import {
  a, accelerate, action, activated, aNamed, andThen, becomesExhausted, type CardData, champion, choose, chooseOne, choosePlayer, deploy,
  disarm, discard, does, draw, drawIt, exhausting, exhaustMe, ganking, gear, give, hadMight, having, hidden, iBecomeExhausted, iEnterReady,
  ifThen, ignoringCost, iHold, iMove, lowestRevealed, may, mightLessThan, mode, move, not, notYourTurn, oncePerTurn, passiveIf, pay, payTo,
  pick, playCard, playToken, plus, provided, reaction, ready, recycle, rest, returnToHand, revealTop, score, setMight, spell, the,
  thereAre, thereIs, thisTurn, unit, when, whencePlayed, whereIs, youHoldHere, youMay, youPlayMe, yourBeginningPhase,
} from "@rulebound/engine/language";

export const CHAOS: readonly CardData[] = [
  unit(
    "Disposal Expert",
    "RAD-093",
    { domains: ["chaos"], energy: 4, might: 3 },
    passiveIf(not(thereIs("another", "yours", "unit")), iEnterReady),
    disarm(2),
  ),
  unit(
    "Momentary Companion",
    "RAD-095",
    { domains: ["chaos"], energy: 4, might: 4, tags: ["Shadow Isles", "Demon"] },
    hidden,
    when(youPlayMe, provided(notYourTurn), give("me", having("Temporary"))),
  ),
  spell(
    "Satchel Charge",
    "RAD-096",
    { domains: ["chaos"], energy: 3, power: 1 },
    action,
    does(move(a("friendly", "unit")), andThen(playToken("Bomb", { where: "aBattlefield" }))),
  ),
  unit("Siren of the Shallows", "RAD-097", { domains: ["chaos"], energy: 2, might: 1 }, disarm(), ganking),
  spell("Siren's Song", "RAD-098", { domains: ["chaos"], energy: 2 }, reaction, does(move(a("enemy", "unit", "movedThisTurn")))),
  unit(
    "Reckless Innovator",
    "RAD-105",
    { domains: ["chaos"], energy: 3, might: 3, tags: ["Piltover"] },
    accelerate,
    when(iBecomeExhausted, chooseOne(mode(playToken("Gold", { exhausted: true })), mode(payTo([pay("chaos")], draw(1))))),
  ),
  gear(
    "The Good Stuff",
    "RAD-106",
    { domains: ["chaos"], energy: 3, power: 1, tags: ["Device"] },
    deploy,
    when(youPlayMe, discard(1), andThen(draw(3))),
    when(youHoldHere, returnToHand("me")),
  ),
  unit(
    "Bedeviling Stranger",
    "RAD-107",
    { domains: ["chaos"], energy: 2, might: 2, tags: ["Shadow Isles", "Demon"] },
    hidden,
    when(
      youPlayMe,
      choose(aNamed("field", "battlefield")),
      ifThen(thereAre({ atLeast: 4 }, "unit", whereIs(the("field"))), may(returnToHand(a("enemy", "unit", whereIs(the("field")))))),
    ),
  ),
  champion(
    "Evelynn, In Control",
    "RAD-109",
    { domains: ["chaos"], energy: 4, power: 1, might: 4, tags: ["Evelynn", "Demon"] },
    disarm(),
    when(iHold, provided(thereIs("yours", "facedown", "here")), score(1)),
  ),
  champion(
    "Riven, Deserter",
    "RAD-114",
    { domains: ["chaos"], energy: 5, power: 1, might: 5, tags: ["Riven", "Noxus"] },
    when(becomesExhausted("another", "friendly", "unit"), give("me", plus(1), thisTurn)),
    activated([exhausting(pick("friendly", "unit"))], oncePerTurn, ready(a("unit"))),
  ),
  unit(
    "Suave Negotiator",
    "RAD-099",
    { domains: ["chaos"], energy: 3, might: 3, tags: ["Bilgewater", "Demon"] },
    when(youPlayMe, choosePlayer(), draw(1, "youAndChosen")),
  ),
  champion(
    "Lulu, Whimsical",
    "RAD-110",
    { domains: ["chaos"], energy: 3, might: 3, tags: ["Lulu", "Bandle City", "Yordle"] },
    when(iMove, youMay, setMight(a("another", "unit"), 4, { for: "turn", say: "have" })),
  ),
  gear(
    "Mechanical Bandit",
    "RAD-111",
    { domains: ["chaos"], energy: 4, power: 1 },
    when(
      yourBeginningPhase,
      revealTop(1, "revealed", "eachPlayer"),
      ifThen(lowestRevealed(), drawIt({ all: { among: "revealed", owner: "you" }, say: "it" })),
      recycle(rest("revealed")),
    ),
  ),
  unit(
    "Transpositionist",
    "RAD-115",
    { domains: ["chaos"], energy: 6, might: 4, tags: ["Bilgewater"] },
    activated(
      [pay("chaos"), exhaustMe],
      returnToHand(a("friendly", "unit")),
      may(playCard(pick("unit", whencePlayed, mightLessThan(hadMight("it"))), { cost: ignoringCost })),
    ),
  ),
];
