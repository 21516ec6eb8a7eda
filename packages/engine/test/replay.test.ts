import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Answer,
  createPool,
  ENGINE_VERSION,
  hash,
  legal,
  type ModeName,
  parseReplay,
  type Replay,
  record,
  replay,
  replayStates,
  save,
} from "../src/internal.ts";
import { chanceOf, pool, randomAnswer, randomSetup } from "./games.ts";

/** The same inputs give the same game, and others are refused with a reason (property 10). */

function played(seed: number, mode: ModeName = "duel", answers = 400, every?: number): { game: Replay; saved: string } {
  const recorder = record(randomSetup(seed, mode, seed % 2 === 0 ? "useful" : "public"), every);
  const chance = chanceOf(seed);
  for (let i = 0; i < answers && recorder.state.decision !== null; i++) recorder.apply(randomAnswer(recorder.state, chance));
  return { game: recorder.replay(), saved: save(recorder.state) };
}

const changed = (game: Replay, change: Partial<Replay>): string => JSON.stringify({ ...game, ...change });

describe("a replay", () => {
  it("plays the same game, bit for bit, after a journey through JSON", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom("duel", "match", "ffa3", "ffa4", "2v2"), (seed, mode) => {
        const { game, saved } = played(seed, mode as ModeName);
        expect(save(replay(pool, JSON.stringify(game)))).toBe(saved);
        expect(parseReplay(JSON.stringify(game))).toEqual(game);
      }),
      { numRuns: 15 },
    );
  });

  it("can be stopped anywhere, and shows every state on the way", () => {
    const { game } = played(3, "duel", 60);
    const states = replayStates(pool, game);
    expect(states.length).toBe(game.answers.length + 1);
    expect(hash(replay(pool, game, { until: 25 }))).toBe(hash(states[25]));
    expect(replay(pool, game, { record: true, until: 5 }).events).not.toBeNull();
  });

  it("keeps refused answers out", () => {
    const recorder = record(randomSetup(5));
    expect(recorder.apply({ do: "yes" })).not.toBeNull();
    expect(recorder.replay().answers).toEqual([]);
  });

  it("says which version of the engine made it", () => {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
    expect(ENGINE_VERSION).toBe(version);
    expect(played(1, "duel", 1).game.engine).toBe(version);
  });
});

describe("a replay is refused", () => {
  it("if an answer was changed to one that is not legal, with its number and the rule", () => {
    const { game } = played(8, "duel", 50);
    const text = changed(game, { answers: game.answers.with(30, { do: "choose", picks: [999] }) });
    expect(() => replay(pool, text)).toThrow(/^answer 31 of 50, \{"do":"choose","picks":\[999\]\}, is refused: .+ \(\d+/);
  });

  it("if an answer was changed to another legal one, at the next fingerprint", () => {
    const { game } = played(12, "duel", 40, 2);
    let at = -1;
    let other: Answer | undefined;
    replay(pool, game, {
      visit: (s, answers) => {
        if (at >= 0 || answers < 20 || answers % 2 === 0 || answers >= game.answers.length) return;
        other = legal(s).find((answer) => JSON.stringify(answer) !== JSON.stringify(game.answers[answers]));
        if (other !== undefined) at = answers;
      },
    });
    const answers = game.answers.with(at, other ?? { do: "pass" });
    expect(() => replay(pool, { ...game, answers })).toThrow(
      `the game is not the recorded one after answer ${at + 1}: one of the answers ${at} to ${at + 1} is not what was answered`,
    );
  });

  it("if it began otherwise", () => {
    const { game } = played(12, "duel", 4);
    expect(() => replay(pool, { ...game, seed: game.seed + 1 })).toThrow(
      "the game does not begin as the recorded one did: mode, decks, seed or first player",
    );
    expect(() => replay(pool, { ...game, engine: "0.0.9", seed: 1 })).toThrow(`(recorded by version 0.0.9, played by ${ENGINE_VERSION})`);
  });

  it("if the cards are others", () => {
    const { game } = played(2, "duel", 3);
    const other = createPool(
      pool.cards
        .slice(0, 40)
        .filter((card) => card.abilities.length === 0)
        .map(({ data }) => data),
    );
    expect(() => replay(other, game)).toThrow(
      /^the game was played with other cards: their fingerprint is [0-9a-f]{16}, that of the cards here is [0-9a-f]{16}$/,
    );
  });

  it("if a deck names a card that does not exist", () => {
    const { game } = played(2, "duel", 3);
    const decks = game.decks.with(1, { ...game.decks[1], main: game.decks[1].main.with(4, "Hidden Blad") });
    expect(() => replay(pool, { ...game, decks })).toThrow('decks[1].main[4]: "Hidden Blad" is not a card of this pool');
  });

  it("if it is not a replay, with the place and the reason", () => {
    const { game } = played(2, "duel", 3);
    const refusals: readonly (readonly [string, string])[] = [
      ["", "this is not JSON"],
      ['{\n  "format": 1,\n  mode }', "line 3, column 3: this is not JSON"],
      ["[]", "the replay: an object was expected, but there is []"],
      [changed(game, { format: 7 }), "format: 1 was expected, but there is 7"],
      [
        changed(game, { mode: "solo" as ModeName }),
        'mode: one of "duel", "match", "ffa3", "ffa4", "2v2" was expected, but there is "solo"',
      ],
      [changed(game, { decks: game.decks.slice(1) }), "decks: duel needs 2 decks, but there are 1"],
      [changed(game, { seed: 1.5 }), "seed: a whole number was expected, but there is 1.5"],
      [changed(game, { firstPlayer: 2 }), "firstPlayer: a seat from 0 to 1 was expected, but there is 2"],
      [JSON.stringify({ ...game, answers: [{ do: "draw" }] }), 'answers[0].do: one of "pass", "endTurn"'],
      [
        JSON.stringify({ ...game, answers: [{ do: "play", object: "Jinx", way: 0 }] }),
        'answers[0].object: a whole number was expected, but there is "Jinx"',
      ],
    ];
    for (const [text, message] of refusals) expect(() => replay(pool, text), text.slice(0, 80)).toThrow(message);
  });
});
