import { P1, P2 } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import {
  sketchOf,
  withBattlefield,
  withFacts,
  withFirstSteps,
  withHolder,
  withoutBattlefield,
  withoutPiece,
  withPiece,
  withPieceMoved,
  withPlayerNumber,
  withRunes,
  withStep,
  withTop,
} from "../src/edit/index.ts";
import { everyCard, readCases } from "../src/judging.ts";

const TEXT = `name: A board
# why it is asked
rules: ["346"]
players:
  P1:
    hand: [Hextech Ray] # costs one
    runes: {fury: 1}
    base: [V2]
battlefields:
  - BF-A: {controller: P2, units: {P2: [Stalwart Poro]}}
  - BF-B
steps:
  - P1: move V2 to BF-A
`;

const isReadable = (text: string): string => {
  expect(readCases("edited.yaml", text, everyCard())).toHaveLength(1);
  return text;
};

describe("a case as a board to edit", () => {
  it("shows what is where", () => {
    const sketch = sketchOf(TEXT);
    expect(sketch).toMatchObject({ name: "A board", mode: "duel", turn: 0, phase: "main", turnNumber: 5 });
    expect(sketch?.players[0]).toMatchObject({ hand: [{ card: "Hextech Ray" }], runes: { fury: { ready: 1, exhausted: 0 } } });
    expect(sketch?.battlefields[0]).toMatchObject({ name: "BF-A", controller: 1, units: [[], [{ card: "Stalwart Poro" }]] });
    expect(sketch?.battlefields[1]).toMatchObject({ name: "BF-B", controller: null });
    expect(sketchOf("name: [")).toBeNull();
  });

  it("adds, moves and takes away cards, and keeps what else is written", () => {
    const added = isReadable(withPiece(TEXT, { zone: "units", battlefield: 1, seat: P1 }, { card: "Jinx, Rebel", facts: { damage: 2 } }));
    expect(added).toContain('- BF-B: {units: {P1: [{card: "Jinx, Rebel", damage: 2}]}}');
    expect(added).toContain("# why it is asked");
    expect(added).toContain("hand: [Hextech Ray] # costs one");
    const moved = isReadable(withPieceMoved(added, { zone: "units", battlefield: 1, seat: P1 }, 0, { zone: "base", seat: P1 }));
    expect(moved).toContain('base: [V2, {card: "Jinx, Rebel", damage: 2}]');
    expect(moved).toContain("- BF-B\n");
    const gone = isReadable(withoutPiece(moved, { zone: "hand", seat: P1 }, 0));
    expect(gone).not.toContain("hand:");
  });

  it("says things of cards, and unsays them", () => {
    const base = { zone: "base", seat: P1 } as const;
    const tired = isReadable(withFacts(TEXT, base, 0, { exhausted: true, damage: 1 }));
    expect(tired).toContain("base: [{card: V2, exhausted: true, damage: 1}]");
    expect(withFacts(tired, base, 0, { exhausted: false, damage: 0 })).toBe(TEXT);
  });

  it("sets runes, points, turn and battlefields", () => {
    expect(isReadable(withRunes(TEXT, P1, "fury", 2, 1))).toContain("runes: {fury: {ready: 2, exhausted: 1}}");
    expect(withRunes(TEXT, P1, "fury", 0, 0)).not.toContain("runes:");
    expect(isReadable(withPlayerNumber(TEXT, P2, "points", 7))).toContain("  P2:\n    points: 7\n");
    expect(isReadable(withTop(TEXT, "turn", "P2"))).toContain('rules: ["346"]\nturn: P2\nplayers:');
    expect(withTop(withTop(TEXT, "turn", "P2"), "turn", "P1")).toBe(TEXT);
    expect(isReadable(withHolder(TEXT, 1, "controller", P1))).toContain("- BF-B: {controller: P1}");
    expect(isReadable(withBattlefield(TEXT, "BF-C"))).toContain("  - BF-C\n");
    expect(withoutBattlefield(withBattlefield(TEXT, "BF-C"), 2)).toBe(TEXT);
  });

  it("adds steps, quoted where YAML needs it, and goes back to the first ones", () => {
    const longer = isReadable(withStep(withStep(TEXT, P2, "pass"), null, "all pass"));
    expect(longer).toContain("  - P2: pass\n  - all pass\n");
    expect(withStep(TEXT, P1, "use V2 #2")).toContain('  - P1: "use V2 #2"');
    expect(withFirstSteps(longer, 1)).toBe(TEXT);
  });

  it("begins with nothing", () => {
    const text = withPiece("name: New\n", { zone: "hand", seat: P2 }, { card: "V2", facts: {} });
    expect(isReadable(text)).toBe("name: New\nplayers:\n  P2:\n    hand: [V2]\n");
  });

  it("leaves what is not YAML, and further documents, as they are", () => {
    expect(withTop("name: [", "turn", "P2")).toBe("name: [");
    expect(withTop(`${TEXT}---\nname: Second\n`, "turn", "P2")).toContain("\n---\nname: Second\n");
  });
});
