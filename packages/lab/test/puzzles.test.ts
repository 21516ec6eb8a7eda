import { readFileSync } from "node:fs";
import { busy, createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { Catalogue, readCases, runCase, setUp } from "@rulebound/cases";
import { apply, determinize, legal, loadPool, newGame, Phase } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { boardText, emptyMiningReport, gradeOf, isAct, mining, type PuzzleEntry, refusalToWrite, solve } from "../src/index.ts";
import { prepared, Search } from "../src/solver/search.ts";

const folder = new URL("../../cases/puzzles/", import.meta.url);
const entries = JSON.parse(readFileSync(new URL("index.json", folder), "utf8")) as PuzzleEntry[];
const catalogue = new Catalogue(CARDS);
const caseOf = (file: string) => readCases(file, readFileSync(new URL(file, folder), "utf8"), catalogue)[0];

const LIMIT = 20_000;
const MINUTES = 4 * 60_000;

describe("the puzzles of the project", () => {
  const wins = entries.filter(({ verdict }) => verdict === "win");
  const without = entries.filter(({ verdict }) => verdict === "none");

  it("are twenty or more that take three acts or more, and five or more boards without a win", () => {
    expect(wins.filter(({ acts }) => acts >= 3).length).toBeGreaterThanOrEqual(20);
    expect(without.length).toBeGreaterThanOrEqual(5);
  });

  it("are solved in as many acts as the list says, or proved to have no win", { timeout: MINUTES }, () => {
    const times: string[] = [];
    let sum = 0;
    for (const { file, against, verdict, acts } of entries) {
      const solution = solve(setUp(caseOf(file), CARDS).state, { against, limit: LIMIT });
      sum += solution.milliseconds;
      times.push(
        `${file} against ${against}: ${solution.verdict} ${solution.acts}, ${solution.positions} positions, ${solution.milliseconds.toFixed(0)} ms`,
      );
      expect(solution, file).toMatchObject({ verdict, ...(verdict === "win" ? { acts } : {}) });
    }
    console.log([...times, `${entries.length} boards in ${(sum / 1000).toFixed(1)} s`].join("\n"));
  });

  const quick = wins.filter(({ against, positions }) => against === "hidden" && positions < 700);
  it.each(quick.map(({ file, acts }) => [file, acts] as const))("%s is won against chance, whatever the opponent holds", (file, acts) => {
    const { state } = setUp(caseOf(file), CARDS);
    const seat = state.turnPlayer;
    const root = prepared(state, "hidden");
    const search = new Search(root, { seat, against: "hidden", limit: LIMIT });
    for (let n = 0; n <= acts; n++) search.prove(root, n);
    for (let world = 0; world < 20; world++) {
      const rng = createRng(world);
      const game = determinize(root, seat, rng);
      for (let left = acts; game.decision !== null && game.turnNumber === root.turnNumber; ) {
        const isOwn = game.decision.player === seat;
        if (isOwn) expect(search.prove(game, left), `world ${world}`).toBe("win");
        const answers = legal(game);
        const answer = isOwn ? search.best(game) : answers[rng.below(answers.length)];
        if (answer === null) throw new Error("a won position without a winning answer");
        if (isOwn && isAct(answer)) left--;
        expect(apply(game, answer)).toBeNull();
      }
      expect(game.winners, `world ${world}`).toContain(seat);
    }
  });

  it.each(entries.map(({ file }) => file))("%s is a case whose steps play the solution", (file) => {
    expect(runCase(caseOf(file), CARDS)).toMatchObject({ status: "passed", message: "" });
  });
});

describe("mining", () => {
  const { pool } = loadPool(CARDS);
  const decks = starterDecks(pool).map(({ id, deck }) => ({ name: id, deck }));
  const options = { pool, decks, bots: [busy], against: "visible", limit: 1000, without: false, turns: "won" } as const;

  it("finds the same puzzles for the same seed, and grades them", () => {
    const found = () => [...mining({ ...options, games: 20, seed: 1, least: 1 }, emptyMiningReport())].filter((puzzle) => puzzle !== null);
    const puzzles = found();
    expect(puzzles.length).toBeGreaterThan(0);
    for (const { acts, difficulty, grade } of puzzles) {
      expect(acts).toBeGreaterThanOrEqual(1);
      expect(grade).toBe(gradeOf(difficulty));
    }
    expect(found()).toEqual(puzzles);
  });

  it("writes no board down of which the notation cannot tell everything", () => {
    const s = newGame({ pool, mode: "duel", decks: [decks[0].deck, decks[1].deck], seed: 1 });
    expect(refusalToWrite(s)).toBe("something is under way");
  });

  it("writes a board that is read back as the same one", () => {
    const { state } = setUp(caseOf(entries[0].file), CARDS);
    expect(state.phase).toBe(Phase.main);
    const head = { name: "Again", seed: state.turnNumber };
    const [again] = readCases("again", boardText(state, head), catalogue);
    expect(boardText(setUp(again, CARDS).state, head)).toBe(boardText(state, head));
  });
});
