import { ask, BOTS, createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { apply, type EventView, type GameEvent, loadPool, newGame, nthSeat, redact } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { clockText } from "../src/rooms/clocks.ts";
import { eventText } from "../src/rules/event-text.ts";

const { pool } = loadPool(CARDS);

describe("what is written field by field", () => {
  it("is what JSON.stringify writes of the events of a game, for each viewer", () => {
    const { busy } = BOTS;
    if (busy === undefined) throw new Error("there is no busy bot");
    const decks = starterDecks(pool).map(({ deck }) => deck);
    const s = newGame({ pool, mode: "duel", seed: 5, decks: decks.slice(0, 2), record: true });
    const rng = createRng(5);
    for (let n = 0; n < 200 && s.decision !== null; n++) apply(s, ask(busy, s, rng));
    expect(s.events?.length).toBeGreaterThan(200);
    for (const seat of [-1, 0, 1])
      for (const event of s.events ?? []) {
        const view = redact(event, s, nthSeat(seat));
        expect(eventText(view)).toBe(JSON.stringify(view));
      }
    const { result: _, ...forgotten } = redact(s.events?.[0] as GameEvent, s, nthSeat(0));
    expect(eventText(forgotten as EventView)).toBe(JSON.stringify(forgotten));
  });

  it.each([
    null,
    { left: [1, 2], running: null, decision: null },
    { left: [1, 2, 3], running: 2, decision: { left: 4, limit: 5, endsIn: 6, warnsIn: 0 } },
  ])("is what JSON.stringify writes of clocks (%j)", (clock) => {
    expect(clockText(clock)).toBe(JSON.stringify(clock));
  });
});
