import { describe, expect, it } from "vitest";
import { Lexicon } from "../src/actions/lexicon.ts";
import { parseAction, type Vocabulary } from "../src/actions/parse.ts";
import { fold } from "../src/words.ts";
import { CATALOGUE } from "./names-known-here.ts";

const places = ["BF-A", "BF-B", "Altar to Unity"];
const vocabulary: Vocabulary = {
  lexicon: new Lexicon(["V1", "V2", "V3", "V3 a", "V3 b", "G", "the thief", ...places, ...CATALOGUE.names(), "fury", "mind"]),
  battlefields: new Set(places.map(fold)),
  seats: 4,
  costs: new Set(["accelerate", "repeat", "cost"]),
};
const parse = (text: string) => parseAction(text, vocabulary);
const named = (name: string, more: object = {}) => expect.objectContaining({ kind: "named", name, ...more });

describe("every kind of action line", () => {
  it("move, of one or several units, to a battlefield or a base", () => {
    expect(parse("move V2 to BF-A")).toEqual({ do: "move", units: [named("V2")], to: { kind: "battlefield", name: "BF-A" } });
    expect(parse("move V3 a, V3 b to base")).toEqual({
      do: "move",
      units: [named("V3 a"), named("V3 b")],
      to: { kind: "base", owner: null },
    });
    expect(parse("move P2's V3 to P2's base")).toMatchObject({ units: [{ name: "V3", owner: 1 }], to: { kind: "base", owner: 1 } });
  });

  it("play, with all its clauses, in any order", () => {
    expect(parse("play Hextech Ray on Stalwart Poro")).toEqual({
      do: "play",
      card: named("Hextech Ray"),
      from: null,
      to: null,
      on: [named("Stalwart Poro")],
      modes: null,
      with: [],
      paying: null,
    });
    expect(parse("play V1 from trash to BF-A, P2's base on V2, P3 mode 2 with accelerate, repeat paying Gold, fury")).toMatchObject({
      from: "trash",
      to: [
        { kind: "battlefield", name: "BF-A" },
        { kind: "base", owner: 1 },
      ],
      on: [{ name: "V2" }, { kind: "player", seat: 2 }],
      modes: [2],
      with: ["accelerate", "repeat"],
      paying: [{ name: "Gold" }, { name: "fury" }],
    });
    expect(parse("play V1 paying manually with cost on none")).toMatchObject({ on: [], with: ["cost"], paying: "manually" });
    for (const source of ["hand", "champion", "hidden", "trash", "deck", "banished"]) {
      expect(parse(`play V1 from ${source}`)).toMatchObject({ from: source });
    }
  });

  it("use, with the number of an ability", () => {
    expect(parse("use the thief #2 on V3 at BF-A to base with repeat paying V1")).toMatchObject({
      do: "use",
      object: { name: "the thief", number: 2 },
      ability: null,
      on: [{ name: "V3", at: { kind: "battlefield", name: "BF-A" } }],
    });
    expect(parse("use Mech #2 #1")).toMatchObject({ object: { name: "Mech", number: 2 }, ability: 1 });
    expect(parse("use fury #2")).toMatchObject({ object: { name: "fury", number: 2 } });
  });

  it("hide, invite, and the lines of one or two words", () => {
    expect(parse("hide Hextech Ray at BF-A")).toEqual({
      do: "hide",
      card: named("Hextech Ray"),
      at: { kind: "battlefield", name: "BF-A" },
      paying: null,
    });
    expect(parse("hide Hextech Ray at BF-A paying manually")).toMatchObject({ do: "hide", paying: "manually" });
    expect(parse("invite P3")).toEqual({ do: "invite", player: 2 });
    for (const words of ["pass", "end turn", "concede", "yes", "no"]) expect(parse(words)).toEqual({ do: words });
  });

  it("choose: objects, players, places, numbers, modes, nothing", () => {
    expect(parse("choose V1, P2, base, BF-A")).toMatchObject({
      things: [{ name: "V1" }, { kind: "player", seat: 1 }, { kind: "base" }, { name: "BF-A" }],
    });
    expect(parse("choose none")).toEqual({ do: "choose", things: [] });
    expect(parse("choose mode 2")).toEqual({ do: "choose mode", modes: [2] });
    expect(parse("choose 3")).toEqual({ do: "choose", things: [{ kind: "number", text: "3", n: 3 }] });
  });

  it("order, assign, pay, name", () => {
    expect(parse("order Mech #2, Mech (V3 a), V1")).toMatchObject({
      things: [{ name: "Mech", number: 2 }, { name: "Mech", cause: { name: "V3 a" } }, { name: "V1" }],
    });
    expect(parse("order any")).toEqual({ do: "order", things: "any" });
    expect(parse("assign 3 to V3 a, 2 to P2's V1")).toMatchObject({
      amounts: [
        { amount: 3, to: { name: "V3 a" } },
        { amount: 2, to: { name: "V1", owner: 1 } },
      ],
    });
    expect(parse("pay exhaust mind, recycle fury")).toMatchObject({
      payments: [
        { how: "exhaust", what: { name: "mind" } },
        { how: "recycle", what: { name: "fury" } },
      ],
    });
    expect(parse("name Kayn, Unleashed")).toEqual({ do: "name", words: "Kayn, Unleashed" });
  });
});

describe("the longest known name wins", () => {
  it("where a name holds a comma or a clause word", () => {
    expect(parse("move Ivern, Friend to All, LeBlanc, Everywhere at Once to Altar to Unity")).toMatchObject({
      units: [{ name: "Ivern, Friend to All" }, { name: "LeBlanc, Everywhere at Once" }],
      to: { name: "Altar to Unity" },
    });
    expect(parse("play Death from Below from hidden on Kayn, Unleashed, V1")).toMatchObject({
      card: { name: "Death from Below" },
      from: "hidden",
      on: [{ name: "Kayn, Unleashed" }, { name: "V1" }],
    });
    expect(parse("play Command: Attack")).toMatchObject({ card: { name: "Command: Attack" } });
  });

  it("whatever its case and its apostrophes", () => {
    expect(parse("use zhonya’s hourglass")).toMatchObject({ object: { name: "Zhonya's Hourglass" } });
    expect(parse("move P2’s V1 to base")).toMatchObject({ units: [{ name: "V1", owner: 1 }] });
  });
});

describe("what is refused, and why", () => {
  it.each([
    ["attack V3", "expected an action"],
    ["move V2", 'expected "to", but found the end of the line'],
    ["move V2 to V3", '"V3" is not a location'],
    ["play Hextec Ray on V3", '"Hextec Ray" is not a name known here; expected a card. Did you mean "Hextech Ray"?'],
    ["play V1 from sideboard", "expected hand, champion, hidden, trash, deck, banished"],
    ["play V1 on V2 on V3", '"on" is said twice'],
    ["play V1 with gusto", '"gusto" is not an optional cost'],
    ["play V1 quickly", "expected from, to, on, mode, with or paying"],
    ["invite V3", "expected a player"],
    ["invite P5", "P5 is not a player of this mode; expected P1 to P4"],
    ["assign V3 to 3", "expected an amount, a number"],
    ["choose mode two", "expected the number of a mode"],
    ["pass now", "expected nothing more"],
    ["name", "expected what is named"],
  ])("%s", (text, reason) => {
    expect(() => parse(text)).toThrow(reason);
  });
});
