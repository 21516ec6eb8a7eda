import { describe, expect, it } from "vitest";
import { readCases } from "../src/read/case.ts";
import { CATALOGUE } from "./names-known-here.ts";

const read = (text: string) => readCases("a.yaml", text, CATALOGUE);
const readOne = (text: string) => read(text)[0];
/** A case with these lines after its name, which is line 1. */
const withLines = (...lines: string[]) => ["name: A case", ...lines].join("\n");

const EXAMPLE = `name: A showdown outlives its last defender
rules: ["346", "348", "465.1", "466.5.d"]      # numbers of the newest core rules
players:
  P1:
    hand: [Hextech Ray]
    runes: {fury: 1}
    base: [V2]
  P2:
    deck: [V1, V2]
battlefields:
  - BF-A: {controller: P2, units: {P2: [Stalwart Poro]}}
  - BF-B
steps:
  - P1: move V2 to BF-A
  - expect: {focus: P1, state: showdown open, Stalwart Poro: {might: 3, defender: true}}
  - P1: play Hextech Ray on Stalwart Poro
  - all pass
  - expect: {Stalwart Poro: {zone: trash}, focus: P2, showdown: BF-A}
  - P2: pass
  - P1: pass
  - expect: {P1: {points: 1}, BF-A: {controller: P1}, state: neutral open}
`;

describe("a case that is as it should be", () => {
  it("is read whole", () => {
    const found = readOne(EXAMPLE);
    expect(found).toMatchObject({ name: "A showdown outlives its last defender", mode: "duel", seats: 2, seed: 1, turn: 0, phase: "main" });
    expect(found.turnNumber).toBe(5);
    expect(found.players[0].hand.map(({ card }) => card)).toEqual(["Hextech Ray"]);
    expect(found.players[1]).toMatchObject({ filled: true, deck: [{ card: "V1" }, { card: "V2" }], runeDeck: null });
    expect(found.battlefields[0]).toMatchObject({ name: "BF-A", controller: 1, units: [[], [{ card: "Stalwart Poro" }]] });
    expect(found.steps.map(({ kind }) => kind)).toEqual(["act", "expect", "act", "all pass", "expect", "act", "act", "expect"]);
    expect(found.steps.map(({ line }) => line)).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
    expect(found.cards.map(({ name }) => name).sort()).toEqual(["BF-A", "BF-B", "V1", "V2"]);
  });

  it("may be one of several in a file", () => {
    expect(read("name: one\n---\nname: two\n").map(({ name, line }) => [name, line])).toEqual([
      ["one", 1],
      ["two", 3],
    ]);
  });

  it("may use every key of the set-up", () => {
    const found = readOne(
      withLines(
        "mode: 2v2",
        "seed: 7",
        "turn: P2",
        "phase: beginning",
        "turnNumber: 3",
        "scored: {P1: [BF-A]}",
        'moved: {"Kayn, Unleashed": 2}',
        "played: {P1: [V1]}",
        "players:",
        "  P1:",
        '    legend: "Rumble, Mechanized Menace"',
        "    champion: {card: Stalwart Poro, as: hero}",
        "    points: 3",
        "    xp: 2",
        "    deck: {exactly: [V1, Filler]}",
        "    trash: [S2]",
        "    banished: [G]",
        "    runes: {fury: 3, mind: {ready: 1, exhausted: 2}}",
        "    runeDeck: []",
        "    pool: {energy: 1, fury: 1, any: 1}",
        "    base:",
        '      - {card: "Kayn, Unleashed", exhausted: true, damage: 2, buffed: true, stunned: true, empowered: true, might: +2, keywords: [Tank, Shield 2], granted: [Temporary], tags: [Yordle], attached: [Long Sword], copyOf: V3, controller: P2, owner: P1}',
        "      - V3 a",
        "      - V3 b",
        "  P3: {chosen: Stalwart Poro}",
        "battlefields:",
        "  - BF-A: {facedown: {P1: Hextech Ray}, contested: P1}",
        "  - Home: {card: Altar to Unity, units: {P1: [Recruit], P2: [Mech, Mech]}}",
        "  - Baron Pit",
      ),
    );
    expect(found.seats).toBe(4);
    expect(found.scored[0]).toEqual(["BF-A"]);
    expect(found.moved[0]).toMatchObject({ unit: { name: "Kayn, Unleashed" }, times: 2 });
    expect(found.players[0].base[0]).toMatchObject({
      card: "Kayn, Unleashed",
      exhausted: true,
      damage: 2,
      buffs: 1,
      stunned: true,
      empowered: 1,
      might: 2,
      keywords: [
        { keyword: "Tank", value: 1 },
        { keyword: "Shield", value: 2 },
      ],
      granted: [{ keyword: "Temporary", value: 1 }],
      tags: ["Yordle"],
      attached: [{ card: "Long Sword" }],
      copyOf: "V3",
      controller: 1,
      owner: 0,
    });
    expect(found.players[0].base[1]).toMatchObject({ card: "V3", alias: "V3 a" });
    expect(found.players[0]).toMatchObject({ filled: false, runeDeck: [], pool: { energy: 1, fury: 1, any: 1 } });
    expect(found.players[0].runes).toEqual([
      { domain: "fury", ready: 3, exhausted: 0 },
      { domain: "mind", ready: 1, exhausted: 2 },
    ]);
    expect(found.battlefields[1]).toMatchObject({ name: "Home", card: "Altar to Unity" });
    expect(found.players[2].chosen).toBe("Stalwart Poro");
  });

  it("may expect everything that can be expected", () => {
    const found = readOne(
      withLines(
        "players: {P1: {hand: [V1, V2]}}",
        "battlefields: [BF-A, BF-B]",
        "steps:",
        "  - P1 cannot: play V1 on V2",
        '    because: "309.1.a"',
        "  - settle",
        "  - next turn",
        "  - expect:",
        "      P1: {points: 1, xp: 0, hand: 2, deck: [V1], trash: [V1, V1], banished: [], base: [V2], runes: 2, readyRunes: 1, runeDeck: 9, pool: {energy: 0}, lost: true}",
        '      P2: {hand: [V1], deck: {contains: [V2]}, keeps: ["103.2.b"], breaks: ["103.2"]}',
        "      V1: {zone: board, at: P1's base, exhausted: true, damage: 1, might: -1, base might: 1, buffed: true, stunned: false, empowered: 2, attacker: true, defender: false}",
        "      P2's V2: {keywords: [Tank, Shield 2], lacks: [Ganking], tags: [Yordle], controller: P1, owner: P2, attachedTo: V1, attached: [Long Sword], cost: {energy: 1, power: 1}, printed cost: {energy: 2}}",
        '      "Mech #2": {at: BF-A}',
        "      BF-A: {controller: none, contested: P1, showdown: true, combat: staged, facedown: [V1], units: [V1, P2's V2]}",
        "      state: neutral closed",
        "      turn: P1",
        "      phase: main",
        "      priority: P1",
        "      focus: none",
        "      showdown: none",
        "      winner: [P1]",
        "      victoryScore: 8",
        "      chain: [V1, Hextech Ray]",
        "      question: {player: P2, about: targets, options: [V1, P2, base, 2], includes: [V1], excludes: [V2 at BF-A]}",
        "      can: {P1: [pass, play V1 on V2]}",
        "      cannot: {P2: [pass]}",
        "      events: [{type: conquer, player: P1, at: BF-A}, {type: moved, object: V1, from: P1's base, to: BF-A}, {type: combatResult, result: attacker}]",
        "      no events: [{type: triggered, source: V1}]",
        "  - expect: {question: none, winner: none}",
      ),
    );
    const expected = found.steps[3];
    expect(expected.kind === "expect" && expected.expectations.map(({ what }) => what)).toEqual([
      "player",
      "player",
      "object",
      "object",
      "object",
      "battlefield",
      "state",
      "turn",
      "phase",
      "priority",
      "focus",
      "showdown",
      "winner",
      "victoryScore",
      "chain",
      "question",
      "can",
      "cannot",
      "events",
      "no events",
    ]);
    expect(found.steps[0]).toMatchObject({ kind: "cannot", because: "309.1.a", text: "P1: play V1 on V2" });
  });

  it("may number things without quotes, although YAML sees a comment there", () => {
    const found = readOne(
      withLines(
        "players: {P1: {base: [Mech, Mech]}}",
        "battlefields: [BF-A]",
        "steps:",
        "  - P1: move Mech #2 to BF-A",
        "  - P1: pass # not this",
      ),
    );
    expect(found.steps[0]).toMatchObject({ action: { do: "move", units: [{ name: "Mech", number: 2 }] } });
    expect(found.steps[1]).toMatchObject({ action: { do: "pass" } });
  });

  it("may give rule numbers without quotes", () => {
    expect(readOne(withLines("rules: [346, 465.1]")).rules).toEqual(["346", "465.1"]);
  });

  it("may bring cards of its own, in the card language", () => {
    const found = readOne(
      withLines(
        "cards:",
        "  Bolt:",
        "    type: spell",
        "    energy: 1",
        "    domain: [fury, mind]",
        "    keywords: [Action, Assault 2]",
        "    abilities:",
        "      - {kind: spell, then: [{do: deal, n: 3, to: {a: {kinds: [unit]}}}]}",
        "  Guard: {type: unit, might: 2, power: 1, mightBonus: 1, tags: [Yordle]}",
        "players: {P1: {hand: [Bolt, Guard]}}",
        "steps: [P1: play Bolt on Guard]",
      ),
    );
    expect(found.cards.find(({ name }) => name === "Bolt")).toMatchObject({
      type: "spell",
      domains: ["fury", "mind"],
      abilities: [
        { kind: "keyword", keyword: "Action" },
        { kind: "keyword", keyword: "Assault", value: 2 },
        expect.objectContaining({ kind: "spell" }),
      ],
    });
  });
});

describe("a case that is not is refused with file, line and what was expected", () => {
  it.each([
    [
      "a reason against more players where there are more",
      withLines("mode: ffa3", "duelOnly: a reason"),
      "a.yaml:3: duelOnly says why a duel makes no sense among more players; this is a ffa3.",
    ],
    ["no name", "rules: []", "a.yaml:1: the case has no name"],
    ["an unknown key", withLines("player: {}"), 'a.yaml:2: "player" is not a key of a case;'],
    ["the nearest key", withLines("battlefield: []"), 'Did you mean "battlefields"?'],
    [
      "a name with a comma as a key in braces",
      withLines("moved: {Kayn, Unleashed: 2}"),
      'a.yaml:2: "Kayn" has no value; expected "Kayn: ...". If "Kayn, Unleashed" is one name, put it in quotes',
    ],
    [
      "a name with a comma in a list",
      withLines("players:", "  P1:", "    hand: [Kayn, Unleashed]"),
      'a.yaml:4: "Kayn" is not a card. "Kayn, Unleashed" is one: a name with a comma needs quotes',
    ],
    [
      "an unknown card",
      withLines("players: {P1: {hand: [Hextec Ray]}}"),
      'a.yaml:2: "Hextec Ray" is not a card. Did you mean "Hextech Ray"?',
    ],
    ["a player too many", withLines("players: {P3: {}}"), 'a.yaml:2: "P3" is not a player of this mode; expected P1 or P2.'],
    ["an unknown mode", withLines("mode: solo"), 'a.yaml:2: "solo" is not a mode; expected duel, match, ffa3, ffa4 or 2v2.'],
    ["a rule that does not exist", withLines('rules: ["466.99"]'), "a.yaml:2: 466.99 is not a number of the rule book"],
    [
      "a card in the wrong place",
      withLines("players: {P1: {base: [Hextech Ray]}}"),
      'a.yaml:2: "Hextech Ray" is a spell; expected a unit or gear.',
    ],
    ["a name given twice", withLines("battlefields: [BF-A, BF-A]"), 'a.yaml:2: the name "BF-A" is given twice'],
    ["an unknown battlefield", withLines("battlefields: [Altar of Unity]"), 'Did you mean "Altar to Unity"?'],
    [
      "a keyword that does not exist",
      withLines("players: {P1: {base: [{card: V1, keywords: [Tanks]}]}}"),
      'a.yaml:2: "Tanks" is not a keyword; expected one such as Tank or "Shield 2". Did you mean "Tank"?',
    ],
    ["an object without a card", withLines("players: {P1: {base: [{damage: 1}]}}"), "a.yaml:2: an object without a card"],
    [
      "a list that is none",
      withLines("players: {P1: {hand: Hextech Ray}}"),
      'a.yaml:2: "Hextech Ray" stands where a hand is expected, in the form of a list',
    ],
    [
      "a number that is none",
      withLines("players: {P1: {points: many}}"),
      'a.yaml:2: "many" stands where points, a whole number, is expected.',
    ],
    ["a step that is none", withLines("steps: [everybody passes]"), 'a.yaml:2: "everybody passes" is not a step; expected'],
    ["two steps in one", withLines("steps: [{P1: pass, P2: pass}]"), 'a.yaml:2: a step with "P1" and "P2"; expected one step for each'],
    ["because without cannot", withLines("steps: [{P1: pass, because: 309.1}]"), 'a.yaml:2: "because" belongs to a "cannot" step'],
    ["an action that is none", withLines("steps:", "  - P1: pass", "  - P1: attack P2"), 'a.yaml:4: in "attack P2": expected an action'],
    [
      "an unknown name in an action",
      withLines("steps: [P1: move V9 to base]"),
      'a.yaml:2: in "move V9 to base": "V9" is not a name known here',
    ],
    [
      "an unknown expectation",
      withLines("players: {P1: {base: [V1]}}", "steps: [expect: {V1: {mihgt: 3}}]"),
      'a.yaml:3: "mihgt" is not a key of an object;',
    ],
    ["an unknown name in an expectation", withLines("steps: [expect: {Stalwart Pory: {might: 3}}]"), 'Did you mean "Stalwart Poro"?'],
    [
      "a base that nobody is said to own",
      withLines("players: {P1: {base: [V1]}}", "steps: [expect: {V1: {at: base}}]"),
      `a.yaml:3: "base" does not say whose; expected "P1's base".`,
    ],
    ["an unknown event", withLines("steps: [expect: {events: [{type: exploded}]}]"), 'a.yaml:2: "exploded" is not a type of event'],
    ["an event without a word", withLines("steps: [expect: {events: [{type: shuffled}]}]"), 'a.yaml:2: "shuffled" is not a type of event'],
    [
      "an instruction that does not exist",
      withLines("cards: {X: {type: spell, abilities: [{kind: spell, then: [{do: drawn}]}]}}"),
      'a.yaml:2: "drawn" is not a word for an instruction in the card language. Did you mean "draw"?',
    ],
    ["an ability of no kind", withLines("cards: {X: {type: unit, abilities: [{when: []}]}}"), 'a.yaml:2: an ability without "kind"'],
    [
      "a trigger on nothing known",
      withLines("cards: {X: {type: unit, abilities: [{kind: triggered, when: [{on: sneezes}], then: []}]}}"),
      'a.yaml:2: "sneezes" is not a word for a trigger in the card language',
    ],
    ["a card that there is already", withLines("cards: {Hextech Ray: {type: spell}}"), 'a.yaml:2: "Hextech Ray" is already a card'],
    ["what is not YAML", withLines("steps:", "  - P1: play Command: Attack"), "a.yaml:3: not YAML"],
    [
      "a number sign that ends a list early",
      withLines("steps:", "  - expect: {Mech #2: {might: 3}}"),
      "In YAML a # after a space begins a comment",
    ],
    [
      "a name with a comma in an expected list",
      withLines("steps: [expect: {P1: {hand: [Kayn, Unleashed]}}]"),
      '"Kayn, Unleashed" is one: a name with a comma needs quotes',
    ],
    [
      "an action with a comma in a list",
      withLines("players: {P1: {base: [V1, V2]}}", "steps: [expect: {can: {P1: [choose V1, V2]}}]"),
      'a.yaml:3: "V2" is not an action. If it belongs to the one before it',
    ],
    ["a file that is a list", "- name: x", "a.yaml:1: a list stands where a case is expected"],
  ])("%s", (_, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});
