import { ask, type Bot, botNamed, createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import {
  addBattlefield,
  apply,
  type EventView,
  emptyGame,
  legal,
  loadPool,
  NO_CARD,
  newGame,
  P1,
  P2,
  Phase,
  redact,
  type State,
  startAt,
} from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { type Outcome, outcomeOf } from "../src/board/outcome.ts";

const { pool } = loadPool(CARDS);
const player = botNamed("random") as Bot;
const decks = starterDecks(pool).map(({ deck }) => deck);

const eventsOf = (s: State): EventView[] => (s.events ?? []).map((event) => redact(event, s, P1));
const outcome = (s: State): Outcome | null => outcomeOf(eventsOf(s), (seat) => s.winners.includes(seat));

function played(seed: number): State {
  const s = newGame({ pool, mode: "duel", decks: [decks[seed % decks.length], decks[(seed + 1) % decks.length]], seed, record: true });
  const rng = createRng(seed);
  while (s.decision !== null) apply(s, ask(player, s, rng));
  return s;
}

/** Few games end by a conquest: for the last point that takes all battlefields in one turn (471.1.b.1). */
const MOST_GAMES = 300;

describe("how a game ended", () => {
  it("is told by the last point: a battlefield that was conquered in the winner's turn, or held as it began", () => {
    const hows = new Set<string | undefined>();
    for (let seed = 1; seed <= MOST_GAMES && !(hows.has("conquer") && hows.has("hold")); seed++) {
      const s = played(seed);
      const end = outcome(s);
      if (end?.how === "conquer" || end?.how === "hold") {
        expect(s.players[s.winners[0]].points).toBeGreaterThanOrEqual(8);
        expect(s.battlefields.map(({ index }) => index + 4)).toContain(end.at);
        expect(s.turnPlayer).toBe(s.winners[0]);
      }
      hows.add(end?.how);
    }
    expect([...hows]).toEqual(expect.arrayContaining(["conquer", "hold"]));
  });

  it("is told by who conceded", () => {
    const s = newGame({ pool, mode: "duel", decks: [decks[0], decks[1]], seed: 3, record: true });
    apply(s, { do: "concede", player: P2 });
    expect(outcome(s)).toEqual({ how: "conceded", by: 1 });
  });

  it("is told by who burned out", () => {
    const s = emptyGame(pool, { mode: "duel", seed: 1, windows: "useful" });
    s.events = [];
    for (const name of ["The Grand Plaza", "Void Gate"]) addBattlefield(s, pool.byName.get(name.toLowerCase()) ?? NO_CARD, P2);
    startAt(s, { turnPlayer: P2, phase: Phase.main, turnNumber: 9, scored: [], moved: [], played: [] });
    for (let n = 0; s.decision !== null && n < 50; n++) apply(s, legal(s).at(-1) as never);
    expect(s.winners).toEqual([1]);
    expect(outcome(s)).toEqual({ how: "burnOut", by: 0 });
  });

  it("is not told before it has ended", () => {
    expect(outcome(newGame({ pool, mode: "duel", decks: [decks[0], decks[1]], seed: 3, record: true }))).toBeNull();
  });
});
