import { CARDS, STARTER_DECKS, TOURNAMENT_DECKS } from "@rulebound/cards";
import { loadPool, type ModeName, nthObject, P1, P2, Phase } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import type { CurrentGame, SavedGame } from "../src/app/saved.ts";
import { Host } from "../src/engine/host.ts";
import type { FromWorker, TableSetup } from "../src/engine/messages.ts";
import type { Frame } from "../src/engine/table.ts";
import { think } from "../src/engine/thinking.ts";

const { pool } = loadPool(CARDS);

function setUp(mode: ModeName, bots: readonly (string | null)[], seed: number): TableSetup {
  const seats = bots.map((bot, seat) => {
    const { text, name } = STARTER_DECKS[seat];
    return { name: `Player ${seat + 1}`, bot, deck: text, deckName: name };
  });
  return { id: "test", mode, seats, seed, fullControl: false };
}

/** A table without a page: what is said is kept. */
function table() {
  const said: FromWorker[] = [];
  const shelf = new Map<string, CurrentGame>();
  let kept: CurrentGame | undefined;
  const finished: SavedGame[] = [];
  const host = () =>
    new Host({
      pool,
      say: (message) => said.push(JSON.parse(JSON.stringify(message))),
      keep: (game) => {
        kept = JSON.parse(JSON.stringify(game)) as CurrentGame;
        shelf.set(game.setup.id, kept);
      },
      kept: async (id) => (id === undefined ? kept : shelf.get(id)),
      finish: (game) => finished.push(game),
      think: async (thought, state) => think(thought, state),
      now: () => 0,
      wait: async () => {},
    });
  const frame = (): Frame => {
    const last = said.findLast((message) => message.say === "frame");
    if (last?.say !== "frame") throw new Error("nothing was shown");
    return last.frame;
  };
  return { said, host, frame, finished, shelf, kept: () => kept };
}

/** Answers by the first offer, or passes: dull, but a game. */
async function playOn(host: Host, frame: () => Frame, most: number): Promise<number> {
  for (let n = 0; n < most; n++) {
    const { snapshot, at, curtain } = frame();
    if (snapshot.question === null) return n;
    if (curtain) await host.onMessage({ do: "liftCurtain" });
    if (!snapshot.question.mine) throw new Error("the game waits for nobody");
    const { offers } = snapshot.question;
    await host.onMessage({ do: "answer", at, answers: [offers[(n * 7) % offers.length].answer], queuedTargets: [] });
  }
  return most;
}

describe("a table in a worker", () => {
  it("plays a game against a bot to its end, and keeps it", async () => {
    const { host, frame, said, finished } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: setUp("duel", [null, "busy"], 5) });
    await playOn(mine, frame, 2000);
    expect(frame().snapshot.view.winners).toHaveLength(1);
    expect(finished).toHaveLength(1);
    expect(said.filter(({ say }) => say === "refused" || say === "crashed")).toEqual([]);
  });

  it("goes on where it was after a reload", async () => {
    const { host, frame } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: setUp("duel", [null, "busy"], 6) });
    await playOn(mine, frame, 30);
    const before = frame();
    const other = host();
    await other.onMessage({ do: "resume" });
    expect(frame()).toEqual(before);
  });

  it("keeps each game by itself, and goes on with the one that is asked for", async () => {
    const { host, frame, said, shelf } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: { ...setUp("duel", [null, "busy"], 6), id: "first" } });
    await playOn(mine, frame, 12);
    const first = frame();
    await mine.onMessage({ do: "start", setup: { ...setUp("duel", [null, "busy"], 7), id: "second" } });
    const second = frame();
    expect([...shelf.keys()]).toEqual(["first", "second"]);
    expect(shelf.get("first")?.standing).toMatchObject({ turn: first.snapshot.view.turn.number, isOver: false });
    const other = host();
    await other.onMessage({ do: "resume", id: "first" });
    expect(frame()).toEqual(first);
    await other.onMessage({ do: "resume", id: "second" });
    expect(frame()).toEqual(second);
    await other.onMessage({ do: "resume", id: "third" });
    expect(said.at(-1)).toEqual({ say: "nothing" });
  });

  it("knows when there is nothing to go on with: not between two games of a match", async () => {
    const { host, frame, kept } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: setUp("duel", [null, "busy"], 6) });
    await mine.onMessage({ do: "concede" });
    expect(kept()?.standing).toMatchObject({ isOver: true, wins: null });
    await mine.onMessage({ do: "start", setup: setUp("match", [null, "busy"], 6) });
    await mine.onMessage({ do: "concede" });
    expect(kept()?.standing).toMatchObject({ isOver: false, wins: [0, 1] });
    await mine.onMessage({ do: "nextGame", firstPlayer: P1, swaps: [] });
    await mine.onMessage({ do: "concede" });
    expect(frame().match?.isOver).toBe(true);
    expect(kept()?.standing).toMatchObject({ isOver: true, wins: [0, 2] });
  });

  it("plays again with the same decks, by another id and seed, and against others where that is asked for", async () => {
    const { host, frame, finished, shelf } = table();
    const mine = host();
    const setup = setUp("duel", [null, "beginner"], 6);
    await mine.onMessage({ do: "start", setup });
    await mine.onMessage({ do: "concede" });
    await mine.onMessage({ do: "rematch", rematch: { id: "again", seed: 8 } });
    expect(shelf.get("again")?.setup).toEqual({ ...setup, id: "again", seed: 8 });
    expect(frame()).toMatchObject({ kept: { id: "again", record: "again" }, seed: 8 });
    expect(frame().snapshot.question).not.toBeNull();
    const seats = [
      { name: "You", bot: null },
      { name: "Casual", bot: "casual" },
    ];
    await mine.onMessage({ do: "rematch", rematch: { id: "harder", seed: 9, seats } });
    expect(frame().seats).toEqual(seats.map((seat, at) => ({ ...seat, deck: setup.seats[at].deckName })));
    // What was finished stays as it was, also if it is begun again.
    await mine.onMessage({ do: "concede" });
    await mine.onMessage({ do: "restart", id: "anew" });
    await mine.onMessage({ do: "concede" });
    expect(finished.map(({ id, replay }) => [id, replay.seed])).toEqual([
      ["test", 6],
      ["harder", 9],
      ["anew", 9],
    ]);
  });

  it.each<ModeName>(["duel", "match"])("goes on after a reload at the very first question of a %s", async (mode) => {
    const { host, frame } = table();
    await host().onMessage({ do: "start", setup: setUp(mode, [null, "busy"], 7) });
    const before = frame();
    await host().onMessage({ do: "resume" });
    expect(frame()).toEqual(before);
  });

  it("takes back to any earlier decision, and plays the same again", async () => {
    const { host, frame } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: setUp("duel", [null, "busy"], 7) });
    await playOn(mine, frame, 12);
    const there = frame();
    await playOn(mine, frame, 15);
    const later = frame();
    await mine.onMessage({ do: "undo", before: there.moments.at(-1)?.events ?? 0 });
    expect(frame().moments.length).toBeLessThan(there.moments.length);
    await playOn(mine, frame, 1);
    while (frame().at < later.at && frame().snapshot.question !== null) await playOn(mine, frame, 1);
    expect(frame().snapshot.view.turn.number).toBeGreaterThan(0);
  });

  it.each<[ModeName, (string | null)[]]>([
    ["ffa3", [null, "busy", "random"]],
    ["ffa4", [null, "busy", "random", "busy"]],
    ["2v2", [null, "busy", null, "busy"]],
  ])("seats everybody in %s", async (mode, bots) => {
    const { host, frame, said } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: setUp(mode, bots, 9) });
    await playOn(mine, frame, 60);
    expect(frame().snapshot.view.players).toHaveLength(bots.length);
    expect(said.filter(({ say }) => say === "refused" || say === "crashed")).toEqual([]);
  });

  it("asks people who share a screen one after the other, behind a curtain", async () => {
    const { host, frame, said } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: setUp("duel", [null, null], 10) });
    await playOn(mine, frame, 40);
    const viewers = new Set(said.flatMap((message) => (message.say === "frame" ? [message.frame.viewer] : [])));
    expect([...viewers].sort()).toEqual([0, 1]);
    expect(said.some((message) => message.say === "frame" && message.frame.curtain)).toBe(true);
  });

  it("plays a match game after game", async () => {
    const { host, frame } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: setUp("match", [null, "busy"], 11) });
    for (let game = 0; game < 5; game++) {
      await mine.onMessage({ do: "concede" });
      const { match } = frame();
      expect(match?.wins[1]).toBe(game + 1);
      if (match?.isOver === true) break;
      await mine.onMessage({ do: "nextGame", firstPlayer: P1, swaps: [] });
    }
    expect(frame().match?.isOver).toBe(true);
  });

  it("exchanges cards with the sideboard between the games of a match, and says by which rule not", async () => {
    const { host, frame, said, kept } = table();
    const mine = host();
    const { seats, ...setup } = setUp("match", [null, "busy"], 11);
    const { text } = TOURNAMENT_DECKS[0];
    await mine.onMessage({ do: "start", setup: { ...setup, seats: [{ ...seats[0], deck: text }, seats[1]] } });
    expect(frame().match?.between).toBeNull();
    await mine.onMessage({ do: "concede" });
    const between = frame().match?.between;
    expect(between?.chooser).toBe(0);
    expect(between?.seats[1]).toBeNull();
    const cards = between?.seats[0];
    if (cards === null || cards === undefined) throw new Error("there is nothing to choose from");
    expect(cards.closed).toBeNull();
    expect(cards.battlefields.filter(({ isLeft }) => isLeft)).toHaveLength(2);

    const [out] = cards.main;
    const [card] = cards.sideboard;
    await mine.onMessage({ do: "explainSwap", ask: 1, seat: P1, swap: { out: [out], in: [] } });
    await mine.onMessage({ do: "explainSwap", ask: 2, seat: P1, swap: { out: [out], in: [card] } });
    const replies = said.flatMap((message) => (message.say === "reply" ? [message.value] : []));
    expect(replies).toMatchObject([{ rule: "103.2", detail: expect.stringContaining("one for one"), reason: "oneForOne" }, null]);

    await mine.onMessage({ do: "nextGame", firstPlayer: P2, swaps: [{ out: [out], in: [] }, null] });
    expect(said.at(-1)).toMatchObject({ say: "refused", refusal: { rule: "103.2" } });
    expect(frame().match?.game).toBe(1);
    const bots = kept()?.match?.decks[1];
    await mine.onMessage({ do: "nextGame", firstPlayer: P2, swaps: [{ out: [out], in: [card] }, null] });
    expect(frame().match).toMatchObject({ game: 2, wins: [0, 1], between: null });
    expect(kept()?.match?.decks[0].main).toContain(card);
    expect(kept()?.match?.decks[0].sideboard).toContain(out);
    expect(kept()?.match?.decks[1]).toEqual(bots);
    expect(kept()?.replay.decks[0].main).toContain(pool.cards[card].data.name);
  });

  it("takes back a gesture as a whole, also after a reload", async () => {
    const { host, frame } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: setUp("duel", [null, "busy"], 8) });
    const plays = (): number[] => {
      const { question } = frame().snapshot;
      return question?.mine === true ? question.offers.flatMap(({ answer }) => (answer.do === "play" ? [answer.object] : [])) : [];
    };
    for (let n = 0; n < 60 && plays().length === 0; n++) await playOn(mine, frame, 1);
    const before = frame();
    const [object] = plays();
    await mine.onMessage({ do: "answer", at: before.at, answers: [{ do: "play", object: nthObject(object), way: 0 }], queuedTargets: [] });
    expect(frame().at).toBeGreaterThan(before.at);
    expect(frame().moments).toHaveLength(before.moments.length + 1);
    const other = host();
    await other.onMessage({ do: "resume" });
    expect(frame().moments).toHaveLength(before.moments.length + 1);
    await other.onMessage({ do: "undo", before: null });
    expect(frame().at).toBe(before.at);
  });

  it("passes until its own turn, and stops there", async () => {
    const { host, frame } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: setUp("duel", [null, "busy"], 12) });
    while (frame().snapshot.question?.mine === true && frame().snapshot.view.turn.number === 0) await playOn(mine, frame, 1);
    const { number } = frame().snapshot.view.turn;
    await mine.onMessage({ do: "stops", stops: { chain: false, showdown: false, phases: [] } });
    await mine.onMessage({ do: "pass", until: "turn" });
    const { view, question } = frame().snapshot;
    expect(view.turn.number).toBeGreaterThan(number);
    expect(question?.mine).toBe(true);
  });

  it.each([
    [[], []],
    [[Phase.main], [1]],
  ] as const)("passes over others' turns, but not over phases in which it shall stop: %j", async (phases, theirs) => {
    const { host, frame } = table();
    const mine = host();
    await mine.onMessage({ do: "start", setup: { ...setUp("duel", [null, "busy"], 12), fullControl: true } });
    while (frame().snapshot.view.turn.phase !== Phase.main) await playOn(mine, frame, 1);
    await mine.onMessage({ do: "stops", stops: { chain: false, showdown: false, phases } });
    const stoppedIn = new Set<number>();
    for (let n = 0; n < 12; n++) {
      await mine.onMessage({ do: "pass", until: "turn" });
      const { view, question } = frame().snapshot;
      if (question?.mine === true && question.kind === "act") stoppedIn.add(view.turn.player);
    }
    expect([...stoppedIn].sort()).toEqual([0, ...theirs]);
  });
});
