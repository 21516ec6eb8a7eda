import { describe, expect, it } from "vitest";
import { loadPool } from "../src/internal.ts";
import {
  a,
  activated,
  all,
  and,
  andThen,
  battlefield,
  deal,
  discard,
  does,
  draw,
  equipment,
  exhaustMe,
  filter,
  gear,
  give,
  hasMight,
  type Instruction,
  iAm,
  iAttack,
  ifThen,
  iMove,
  kill,
  minus,
  move,
  passive,
  playTokens,
  plus,
  ready,
  renderCard,
  returnToHand,
  some,
  spell,
  stun,
  tagged,
  thisTurn,
  those,
  unit,
  upTo,
  when,
  whileTrueThat,
  withKeyword,
} from "../src/language/index.ts";

const textOf = (card: Parameters<typeof renderCard>[0]): string => renderCard(card).text;
const spellText = (...then: readonly Instruction[]): string => textOf(spell("Test", "SFD-000", {}, does(...then)));

describe("filters", () => {
  it("merge what is said into one filter", () => {
    expect(filter("enemy", "unit", "stunned", "here")).toEqual({ side: "enemy", kinds: ["unit"], is: ["stunned"], place: "here" });
  });

  it("refuse to say two different sides", () => {
    expect(() => filter("enemy", "friendly")).toThrow('says "side" twice');
  });

  it("are spoken in the order in which they are said", () => {
    expect(spellText(kill(a("unit", "here", withKeyword("Tank"))))).toBe("Kill a unit here with [Tank].");
    expect(spellText(kill(a("unit", withKeyword("Tank"), "here")))).toBe("Kill a unit with [Tank] here.");
  });

  it("say what is yours before or behind the noun", () => {
    expect(spellText(ready(all("yours", "unit")))).toBe("Ready your units.");
    expect(spellText(ready(all("unit", "yours")))).toBe("Ready all units you control.");
    expect(spellText(ready(a("yours", tagged("Mech"))))).toBe("Ready one of your Mechs.");
  });
});

describe("pronouns", () => {
  it("follow what was last mentioned", () => {
    expect(spellText(move(a("friendly", "unit")), and(ready("it")))).toBe("Move a friendly unit and ready it.");
    expect(spellText(stun(some(upTo(2), "unit")), returnToHand("it"))).toBe("Stun up to two units. Return them to their owners' hands.");
  });

  it("need a noun when something else came between", () => {
    const card = gear("Test", "SFD-000", {}, when(iAttack, give(a("unit"), plus(1), thisTurn), kill("me"), ready("it")));
    expect(textOf(card)).toContain("Kill this. Ready that unit.");
  });
});

describe("a card speaks of itself (053)", () => {
  it("as I on a unit, this on gear, here on a battlefield", () => {
    expect(textOf(unit("Test", "SFD-000", {}, passive(hasMight("me", 1))))).toBe("I have +1 [M].");
    expect(textOf(gear("Test", "SFD-000", {}, activated([exhaustMe], kill("me"))))).toBe("[Exhaust]: Kill this.");
    expect(textOf(battlefield("Test", "SFD-000", passive(hasMight(those("unit", "here"), 1))))).toBe("Units here have +1 [M].");
  });

  it("as its unit in the effect text of an Equipment", () => {
    const card = equipment("Test", "SFD-000", {}, [], [whileTrueThat(iAm("mighty"), hasMight("me", 1))]);
    expect(renderCard(card).attachedText).toBe("While I'm [Mighty], I have +1 [M].");
  });
});

describe("sentences", () => {
  it("are joined as their joints say", () => {
    expect(textOf(unit("Test", "SFD-000", {}, when(iMove, discard(1), andThen(draw(1)))))).toBe("When I move, discard 1, then draw 1.");
    expect(spellText(kill("it"), and(draw(1)), and(discard(1)))).toBe("Kill it, draw 1, and discard 1.");
  });

  it("do not repeat a verb after and", () => {
    expect(spellText(give(a("unit"), plus(1), thisTurn), and(give(a("another", "unit"), minus(1), thisTurn)))).toBe(
      "Give a unit +1 [M] this turn and another unit -1 [M] this turn.",
    );
  });

  it("count tokens in words and damage in figures", () => {
    expect(spellText(playTokens(2, "Gold"), deal(2, all("enemy", "unit")))).toBe("Play two Gold gear tokens. Deal 2 to all enemy units.");
  });
});

describe("a text", () => {
  it("cannot look at whether a battlefield is contested (190.3.d)", () => {
    const asking = JSON.parse(
      JSON.stringify(spell("Test", "SFD-000", {}, does(kill(a("unit", "stunned"))))).replace("stunned", "contested"),
    );
    expect(loadPool([asking]).refused).toEqual([{ card: "Test", reason: 'a text cannot ask whether something is "contested"' }]);
  });

  it("cannot leave it to a player whether a card enters exhausted (369.3)", () => {
    const entering = unit("Test", "SFD-000", {}, passive({ effect: "enter", of: "me", how: "exhausted", may: true }));
    const reason = "what may enter ready is the card itself, whatever else is true";
    expect(loadPool([entering]).refused).toEqual([{ card: "Test", reason }]);
  });

  it("asks for a keyword in its brackets", () => {
    const asking = ifThen({ is: "it", filter: filter(withKeyword("Tank")) }, draw(1));
    expect(spellText(stun(a("unit")), asking)).toBe("Stun a unit. If it has [Tank], draw 1.");
  });
});
