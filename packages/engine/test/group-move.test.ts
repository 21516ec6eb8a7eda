import { describe, expect, it } from "vitest";
import {
  addBattlefield,
  addPermanent,
  apply,
  battlefieldLocation,
  emptyGame,
  legal,
  NO_CARD,
  nthBattlefield,
  Phase,
  type State,
  startAt,
} from "../src/internal.ts";
import { baseOf, nthLocation, nthSeat, P1 } from "../src/state/ids.ts";
import { pool } from "./games.ts";

/** 144.3: units that move together can be named at once, or picked one by one after the move has been declared. */

const card = (name: string) => pool.byName.get(name.toLowerCase()) ?? NO_CARD;
const THERE = battlefieldLocation(nthBattlefield(0));

function withThreeUnits(): State {
  const s = emptyGame(pool, { mode: "duel", seed: 1, windows: "all" });
  for (const seat of [0, 1]) addBattlefield(s, card("The Grand Plaza"), nthSeat(seat));
  for (let i = 0; i < 3; i++) addPermanent(s, card("Stalwart Poro"), P1, baseOf(P1));
  startAt(s, { turnPlayer: P1, turnNumber: 3, phase: Phase.main, played: [], scored: [], moved: [] });
  return s;
}

describe("a group that is picked step by step", () => {
  it("moves, exhausts, and leaves the others where they are", () => {
    const s = withThreeUnits();
    const declared = legal(s).find((answer) => answer.do === "move" && answer.units.length === 0 && answer.to === THERE);
    expect(declared).toBeDefined();
    if (declared === undefined) return;
    expect(apply(s, declared)).toBeNull();
    expect(s.decision).toMatchObject({ kind: "choose", player: 0, min: 2, max: 3 });
    const [first, second, third] = s.at[0];
    expect(apply(s, { do: "choose", picks: [first, third] })).toBeNull();
    expect(s.at[THERE]).toEqual([first, third]);
    expect(s.at[0]).toEqual([second]);
    expect([first, second, third].map((id) => s.objects[id].exhausted)).toEqual([true, false, true]);
  });

  it("cannot be declared to the base of a seat that nobody has (447.2)", () => {
    const s = withThreeUnits();
    expect(apply(s, { do: "move", units: [], to: nthLocation(s.players.length) })).toMatchObject({ rule: "447.2" });
  });
});
