import { CARDS, STARTER_DECKS } from "@rulebound/cards";
import { loadPool } from "@rulebound/engine/internal";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lengthOf, type Moment, momentsOf } from "../src/board/moments.ts";
import { Showing } from "../src/board/showing.ts";
import { Host } from "../src/engine/host.ts";
import { EMPTY, stillTable, type Table, type TableState } from "../src/engine/table.ts";
import { think } from "../src/engine/thinking.ts";

const { pool } = loadPool(CARDS);

/** Every state that a game against a bot sends, up to the first question of one's own turn after so many turns. */
async function statesOfAGame(seed: number, turns = 3): Promise<TableState[]> {
  const states: TableState[] = [];
  const host = new Host({
    pool,
    say: (message) => {
      if (message.say !== "frame") return;
      const before = states.at(-1)?.events ?? [];
      states.push({
        ...EMPTY,
        frame: message.frame,
        events: [...before.slice(0, message.since), ...message.events],
        fresh: message.events.length,
      });
    },
    keep: () => {},
    kept: async () => undefined,
    finish: () => {},
    think: async (thought, state) => think(thought, state),
    now: () => 0,
    wait: async () => {},
  });
  const seats = [null, "busy"].map((bot, seat) => ({ name: `P${seat + 1}`, bot, deck: STARTER_DECKS[seat].text, deckName: "" }));
  await host.onMessage({ do: "start", setup: { id: "showing", mode: "duel", seats, seed, fullControl: false } });
  for (let n = 0; n < 40 * turns; n++) {
    const { question, view } = states.at(-1)?.frame?.snapshot ?? {};
    if (question?.mine !== true || (view?.turn.player === 0 && view.turn.number > turns)) break;
    const answer = question.offers.at(turns > 3 ? n % question.offers.length : -1)?.answer;
    if (answer !== undefined)
      await host.onMessage({ do: "answer", at: states.at(-1)?.frame?.at ?? 0, answers: [answer], queuedTargets: [] });
  }
  return states;
}

describe("what is shown of a table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function watching(factor: number, drawingMs = 16) {
    const states = await statesOfAGame(3);
    const table: Table = stillTable(null);
    const drawn = (act: () => void) => {
      const timer = setTimeout(act, drawingMs);
      return () => clearTimeout(timer);
    };
    const showing = new Showing(table, () => factor, undefined, drawn);
    const close = showing.open();
    const seen: (TableState["frame"] | undefined)[] = [];
    showing.store.subscribe(({ frame }) => seen.push(frame));
    return { states, table, showing, close, seen, last: states[states.length - 1] };
  }

  it("waits for each moment, asks only at the end, and shows every frame once", async () => {
    const { states, table, showing, close, seen, last } = await watching(1);
    for (const state of states) table.store.setState(state, true);
    expect(showing.store.getState().frame?.at).toBeLessThan(last.frame?.at ?? 0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(showing.store.getState().frame?.at).toBe(last.frame?.at);
    expect(showing.moment.getState().moment).toBeNull();
    const ats = seen.map((frame) => frame?.at ?? 0);
    expect(ats).toEqual([...ats].sort((a, b) => a - b));
    expect(new Set(ats)).toEqual(new Set(states.map(({ frame }) => frame?.at ?? 0)));
    close();
  });

  it("shows a moment for its time from when it can be seen, however long drawing takes", async () => {
    const drawingMs = 700;
    const { states, table, showing, close } = await watching(1, drawingMs);
    table.store.setState(states[0], true);
    const { moment } = showing.moment.getState();
    expect(moment?.kind).toBe("begins");
    await vi.advanceTimersByTimeAsync(lengthOf(moment as Moment) + drawingMs - 1);
    expect(showing.moment.getState().moment).toBe(moment);
    await vi.advanceTimersByTimeAsync(1);
    expect(showing.moment.getState().moment).not.toBe(moment);
    // Whoever acts while it is being drawn does not see it later.
    table.store.setState(states[states.length - 1], true);
    showing.finish();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(showing.moment.getState().moment).toBeNull();
    close();
  });

  it("does not wait for whoever acts, nor at full speed", async () => {
    const { states, table, showing, close, last } = await watching(1);
    for (const state of states) table.store.setState(state, true);
    showing.finish();
    expect(showing.store.getState().frame).toBe(last.frame);
    close();
    const instant = await watching(0);
    for (const state of instant.states) {
      instant.table.store.setState(state, true);
      expect(instant.showing.store.getState().frame).toBe(state.frame);
    }
    instant.close();
  });

  it("jumps where something was taken back, and shows the last turn again", async () => {
    const { states, table, showing, close, last } = await watching(1);
    for (const state of states) table.store.setState(state, true);
    table.store.setState(states[1], true);
    expect(showing.store.getState().frame).toBe(states[1].frame);
    for (const state of states.slice(2)) table.store.setState(state, true);
    await vi.advanceTimersByTimeAsync(60_000);
    showing.again();
    expect(showing.moment.getState().isAgain).toBe(true);
    expect(showing.store.getState().frame?.snapshot.question?.mine).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(showing.moment.getState().isAgain).toBe(false);
    expect(showing.store.getState().frame).toBe(last.frame);
    close();
  });

  it("has each moment with the board that belongs to it: nobody has died before the fight, and points come as they are told", async () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const states = await statesOfAGame(seed, 14);
      const points = [0, 0];
      for (const [at, state] of states.entries()) {
        const { view } = state.frame?.snapshot ?? {};
        if (view === undefined) continue;
        for (const moment of momentsOf(state, at === 0)) {
          seen.add(moment.kind);
          if (moment.kind === "turn") expect(view.turn.number).toBe(moment.turn);
          if (moment.kind === "points") {
            points[moment.player] += moment.amount;
            expect(view.players[moment.player].points).toBe(points[moment.player]);
          }
          if (moment.kind === "combat" && moment.winner === null) {
            const { events } = states[states.length - 1];
            const later = events.slice(state.events.length);
            const fight = later.slice(
              0,
              later.findIndex(({ type }) => type === "combatResult"),
            );
            for (const { object, type } of fight)
              if (type === "died" && object >= 0 && !fight.some((other) => other.type === "entered" && other.object === object))
                expect(view.board.map(({ id }) => id)).toContain(object);
          }
        }
        // Whoever can be seen to be killed is there while that is told.
        const last = state.fresh > 0 ? state.events.at(-1) : undefined;
        if (last?.type === "killed") expect(view.board.map(({ id }) => id)).toContain(last.object);
      }
    }
    expect([...seen].sort()).toEqual(["begins", "card", "combat", "look", "points", "turn"]);
  });
});
