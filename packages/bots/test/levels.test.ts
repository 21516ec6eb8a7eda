import {
  addBattlefield,
  addPermanent,
  addRune,
  emptyGame,
  type ModeName,
  nthBattlefield,
  nthLocation,
  P1,
  P2,
  Phase,
  setControl,
  setPlayer,
  startAt,
} from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { ask, BOTS, botNamed, createRng, LEVELS, parseBudget, playGame } from "../src/index.ts";
import { card, pool, setup } from "./plain-cards.ts";

describe("bots by name", () => {
  it("are those of the list, and searches of any budget", () => {
    for (const name of Object.keys(BOTS)) expect(botNamed(name)?.choose, name).toBeTypeOf("function");
    expect(botNamed("search:40")?.name).toBe("search:40");
    expect(botNamed("search:15ms")?.name).toBe("search:15ms");
    for (const unknown of ["", "grandmaster", "search:", "search:0", "search:5s", "search:-3", "toString"])
      expect(botNamed(unknown), unknown).toBeNull();
  });

  it("have budgets in iterations or milliseconds", () => {
    expect(parseBudget("400")).toEqual({ iterations: 400 });
    expect(parseBudget("100ms")).toEqual({ milliseconds: 100 });
  });
});

describe("the levels", () => {
  it("are five, and play on their own", () => {
    expect(LEVELS.map(({ name }) => name)).toEqual(["beginner", "casual", "skilled", "strong", "expert"]);
    for (const level of LEVELS.slice(0, 3)) expect(playGame(setup(3), [level, level]).winners, level.name).toHaveLength(1);
  });
});

/** P1 is to act. P2 has so many points and a large unit on each battlefield. */
function behind(mode: ModeName, points: number) {
  const s = emptyGame(pool, { mode, seed: 1, windows: "public" });
  const battlefields = mode === "duel" ? 2 : 3;
  for (let i = 0; i < battlefields; i++) {
    addBattlefield(s, card(i % 2 === 0 ? "Here" : "There"), P2);
    setControl(s, nthBattlefield(i), P2);
    for (let n = 0; n < 3; n++) addPermanent(s, card("Large"), P2, nthLocation(4 + i));
  }
  for (let n = 0; n < 3; n++) addRune(s, card("Fury Rune"), P1, false);
  startAt(s, { turnPlayer: P1, phase: Phase.main, turnNumber: 15, scored: [], moved: [], played: [] });
  setPlayer(s, P2, { points });
  return s;
}

describe("a level concedes", () => {
  const [, , skilled] = LEVELS;
  const answer = (mode: ModeName, points: number) => ask(skilled, behind(mode, points), createRng(1));

  it("where only the end is missing", () => {
    expect(answer("duel", 7)).toEqual({ do: "concede", player: 0 });
  });

  it("neither while the opponent has a way to go, nor in a game of several", () => {
    expect(answer("duel", 5)).toEqual({ do: "endTurn" });
    expect(answer("ffa3", 7)).toEqual({ do: "endTurn" });
  });
});
