import { greedy, search } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import {
  addBattlefield,
  addCard,
  addPermanent,
  addRune,
  baseOf,
  type CardId,
  emptyGame,
  legal,
  loadPool,
  nthBattlefield,
  nthLocation,
  nthSeat,
  P1,
  P2,
  Phase,
  type State,
  setControl,
  setPlayer,
  startAt,
  Zone,
} from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { judge, reasonWords } from "../src/index.ts";

const { pool } = loadPool(CARDS);
const card = (name: string): CardId => {
  const found = pool.byName.get(name.toLowerCase());
  if (found === undefined) throw new Error(`${name} is no card`);
  return found;
};
const OPTIONS = { bot: search({ iterations: 100 }), seed: 1, worlds: 6 };
const BATTLEFIELDS = ["The Grand Plaza", "Void Gate"];

/** P1 is to act, with a ready unit of 7 Might in the base. P2 controls the first battlefield, with what stands there. */
function board(defender: string | null, points: readonly [number, number] = [0, 0]): State {
  const s = emptyGame(pool, { mode: "duel", seed: 1, windows: "useful" });
  BATTLEFIELDS.forEach((name, seat) => {
    addBattlefield(s, card(name), nthSeat(seat));
  });
  for (const seat of [0, 1]) for (let n = 0; n < 20; n++) addCard(s, card("Stalwart Poro"), nthSeat(seat), Zone.deck);
  addPermanent(s, card("Mountain Drake"), P1, baseOf(P1));
  addPermanent(s, card("Stalwart Poro"), P1, nthLocation(5));
  setControl(s, nthBattlefield(1), P1);
  if (defender !== null) {
    addPermanent(s, card(defender), P2, nthLocation(4));
    setControl(s, nthBattlefield(0), P2);
  }
  for (const seat of [0, 1]) for (let n = 0; n < 3; n++) addRune(s, card("Fury Rune"), nthSeat(seat), false);
  startAt(s, { turnPlayer: P1, phase: Phase.main, turnNumber: 7, scored: [], moved: [], played: [] });
  points.forEach((n, seat) => {
    setPlayer(s, nthSeat(seat), { points: n });
  });
  return s;
}

const why = (s: State, answer: Parameters<typeof judge>[1]) => {
  const better = judge(s, answer, 0, OPTIONS)?.better ?? null;
  return better === null ? null : { move: better.move, why: better.reasons.map((reason) => reasonWords(reason, P1, pool)).join("; ") };
};

describe("a judgement", () => {
  it("says that a battlefield was left alone, and what that would have brought", () => {
    const found = why(board("Stalwart Poro"), { do: "endTurn" });
    expect(found?.move).toMatch(/^move Mountain Drake to The Grand Plaza/);
    expect(found?.why).toMatch(/points? more for P1/);
    expect(found?.why).toContain("The Grand Plaza is controlled by P1 instead of");
  });

  it("says nothing where the same was done, or there was nothing to do", () => {
    const s = board("Stalwart Poro");
    const move = legal(s).find((answer) => answer.do === "move" && answer.to === 4);
    expect(move).toBeDefined();
    expect(judge(s, move as never, 0, { ...OPTIONS, bot: { name: "sure", choose: () => move as never } })?.better).toBeNull();
    expect(judge(s, { do: "concede", player: P1 }, 0, OPTIONS)).toBeNull();
  });

  it("does not take bad advice: who advises to end the turn finds nothing better", () => {
    const s = board("Stalwart Poro");
    const move = legal(s).find((answer) => answer.do === "move" && answer.to === 4);
    const lazy = { name: "lazy", choose: () => ({ do: "endTurn" }) as const };
    expect(judge(s, move as never, 0, { ...OPTIONS, bot: lazy })?.better).toBeNull();
  });

  it("leaves the game as it was", () => {
    const s = board("Stalwart Poro");
    const before = JSON.stringify([s.at, s.players, s.decision, s.windows]);
    judge(s, { do: "endTurn" }, 0, { ...OPTIONS, bot: greedy });
    expect(JSON.stringify([s.at, s.players, s.decision, s.windows])).toBe(before);
  });
});
