import { CARDS, starterDecks } from "@rulebound/cards";
import {
  anyLegal,
  apply,
  loadPool,
  type ModeName,
  newGame,
  nthSeat,
  observe,
  P1,
  type Replay,
  type Seat,
  type State,
} from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { everyCard, gameAfter, readCases, runCaseText } from "../src/judging.ts";
import { replayInReport, reportText } from "../src/report/index.ts";

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool);
const nameOf = (card: number): string => pool.cards[card].data.name;

/** The same numbers in every run. */
function numbers(from: number) {
  let seed = from;
  const below = (limit: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  return { below };
}

/** Boards of random games, now and then. */
function* boards(mode: ModeName, players: number, seed: number): Generator<State> {
  const state = newGame({ pool, mode, decks: Array.from({ length: players }, (_, at) => decks[(seed + at) % decks.length].deck), seed });
  const rng = numbers(seed + 1);
  for (let answers = 0; state.decision !== null && answers < 600; answers++) {
    if (answers % 5 === 0) yield state;
    const refused = apply(state, anyLegal(state, rng as Parameters<typeof anyLegal>[1]) as Parameters<typeof apply>[1]);
    if (refused !== null) throw new Error(refused.detail);
  }
}

const report = (state: State, seat: Seat, replay: Replay | null = null): string =>
  reportText({ version: "0", where: "test", words: "", view: observe(state, seat), question: null, events: [], replay, cardName: nameOf });

describe("a problem in a game", () => {
  it.each([
    ["duel", 2, 1],
    ["duel", 2, 5],
    ["ffa3", 3, 2],
    ["2v2", 4, 3],
    ["duel", 2, 6],
    ["duel", 2, 7],
    ["duel", 2, 8],
    ["ffa4", 4, 11],
  ] as const)("is a case that sets the board up as it was seen: %s, seed %#", (mode, players, seed) => {
    let seen = 0;
    for (const state of boards(mode, players, seed)) {
      if (state.turnNumber < 1 || state.winners.length > 0) continue;
      for (let seat = 0; seat < players; seat++) {
        const text = report(state, nthSeat(seat));
        const [read] = readCases("report", text, everyCard());
        const { state: again } = gameAfter(0, read, CARDS);
        const [before, after] = [observe(state, nthSeat(seat)), observe(again, nthSeat(seat))];
        seen++;
        for (const [at, player] of before.players.entries()) {
          const twin = after.players[at];
          expect(twin.points, text).toBe(player.points);
          expect(twin.hand.count, text).toBe(player.hand.count);
          expect(twin.deck.count, text).toBe(player.deck.count);
          expect(twin.trash.map(({ name }) => name).sort()).toEqual(player.trash.map(({ name }) => name).sort());
          expect(twin.runes.length, text).toBe(player.runes.length);
        }
        const things = (view: typeof before) =>
          view.board
            .map(({ name, location, damage, exhausted, controller }) => `${name} ${location} ${damage} ${exhausted} ${controller}`)
            .sort();
        if (before.turn.state === "neutral open" && before.ongoing.length === 0) expect(things(after), text).toEqual(things(before));
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  it("keeps damage, buffs, stuns, attachments and owners", () => {
    const board = `name: A board
players:
  P1:
    base:
      - {card: Stalwart Poro, exhausted: true, damage: 1, buffed: true}
      - {card: Pouty Poro, stunned: true, attached: [Long Sword]}
      - {card: Mystic Poro, owner: P2}
battlefields: [Minefield, Zaun Warrens]
steps: []
`;
    const seen = (text: string) => {
      const [read] = readCases("board", text, everyCard());
      return observe(gameAfter(0, read, CARDS).state, P1);
    };
    const facts = (view: ReturnType<typeof seen>) =>
      view.board.map(({ name, damage, exhausted, buffs, stunned, owner, controller, attached, attachedTo }) => [
        name,
        damage,
        exhausted,
        buffs,
        stunned,
        owner,
        controller,
        attached.length,
        attachedTo >= 0,
      ]);
    const view = seen(board);
    const text = reportText({ version: "0", where: "t", words: "", view, question: null, events: [], replay: null, cardName: nameOf });
    expect(facts(view).flat()).toEqual(expect.arrayContaining(["Long Sword", "Stalwart Poro", "Mystic Poro"]));
    expect(facts(seen(text)), text).toEqual(facts(view));
  });

  it("says nothing that the seat does not know", () => {
    let hidden = 0;
    for (const state of boards("duel", 2, 4)) {
      for (const seat of [0, 1]) {
        const known = JSON.stringify(observe(state, nthSeat(seat)));
        const text = report(state, nthSeat(seat));
        const other = state.players[1 - seat];
        for (const id of [...other.hand, ...other.deck, ...state.players[seat].deck]) {
          const name = nameOf(state.objects[id].card);
          if (known.includes(JSON.stringify(name))) continue;
          // The Chosen Champion is public by its card, which the view has as a number.
          if (state.players.some(({ chosen }) => chosen >= 0 && nameOf(chosen) === name)) continue;
          if (state.players.some(({ finalizedCards }) => finalizedCards.some((card) => nameOf(card) === name))) continue;
          hidden++;
          expect(text.includes(name), name).toBe(false);
        }
      }
    }
    expect(hidden).toBeGreaterThan(100);
  });

  it("passes when it is judged, and gives its replay back", () => {
    for (const state of boards("duel", 2, 9)) {
      if (state.turnNumber < 1 || state.winners.length > 0) continue;
      const [{ status, message }] = runCaseText("report.yaml", report(state, P1));
      expect([status, message], report(state, P1)).toEqual(["passed", ""]);
    }
    const [state] = boards("duel", 2, 9);
    const replay = { format: 1, note: "line one\nline two" } as unknown as Replay;
    const text = report(state, P1, replay);
    expect(JSON.parse(replayInReport(text) ?? "")).toEqual(replay);
    expect(replayInReport(report(state, P1))).toBeNull();
  });

  it("keeps what somebody wrote in remarks, whatever it is", () => {
    const [state] = boards("duel", 2, 9);
    const words = "name: evil\nplayers: []\n- { [";
    const text = reportText({
      version: "0",
      where: "t",
      words,
      view: observe(state, P1),
      question: "a\nb",
      events: ["c: d"],
      replay: null,
      cardName: nameOf,
    });
    expect(readCases("report", text, everyCard())).toHaveLength(1);
  });
});
