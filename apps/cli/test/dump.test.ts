import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { CARDS } from "@rulebound/cards";
import { hash, loadPool, replay } from "@rulebound/engine/internal";
import { type DumpedGame, dumpedFromServer, FigureCounter, figuresPage, type KeptGame, shown } from "@rulebound/lab";
import { afterAll, describe, expect, it } from "vitest";

const bin = fileURLToPath(new URL("../bin/rulebound.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "rulebound-dump-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dump = (...args: string[]) => spawnSync(process.execPath, [bin, "dump", ...args], { encoding: "utf8" });
const gamesIn = (file: string): DumpedGame[] =>
  gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

const { pool } = loadPool(CARDS);

describe("rulebound dump", { timeout: 240_000 }, () => {
  const file = join(folder, "games.ndjson.gz");

  it("writes games that can be played again to the same end", () => {
    const { stdout, stderr } = dump("--games", "4", "--bots", "random,busy", "-o", file, "--json");
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toMatchObject({ output: file, games: 4 });
    const games = gamesIn(file);
    expect(games).toHaveLength(4);
    for (const game of games) {
      const end = replay(pool, game.replay);
      expect(hash(end)).toBe(game.id);
      expect(end.winners).toEqual(game.winners);
      expect(end.turnNumber).toBe(game.turns);
      expect(game.replay.answers).toHaveLength(game.decisions);
      expect(game.players.map(({ bot }) => bot)).toEqual(["random", "busy"]);
    }
    const page = readFileSync(new URL("../../../docs/DATA.md", import.meta.url), "utf8");
    for (const field of Object.keys(games[0])) expect(page).toContain(`\`${field}\``);
    expect(dump("--games", "1", "-o", file).stderr).toMatch(/there is something already/);
  });

  it("makes figures of a dump, and puts them into a page", () => {
    const page = join(folder, "page.md");
    writeFileSync(page, "before\n<!-- figures -->\nold\n<!-- figures -->\nafter\n");
    expect(dump("--figures", file, "--into", page).status).toBe(0);
    const text = readFileSync(page, "utf8");
    expect(text).toMatch(/^before\n<!-- figures -->\n\n4 games \(4 duel\)\.[\s\S]*<!-- figures -->\nafter\n$/);
    expect(text).not.toContain("old");
  });

  it("says what is wrong", () => {
    expect(dump().stderr).toMatch(/Say where to/);
    expect(dump("-o", join(folder, "x.gz"), "--bots", "nobody").stderr).toMatch(/"nobody" is no bot/);
    expect(dump("--database", "nowhere.db", "-o", join(folder, "y.gz")).stderr).toMatch(/there is no such database/);
    expect(existsSync("nowhere.db")).toBe(false);
    const bad = join(folder, "bad.ndjson.gz");
    writeFileSync(bad, gzipSync("{}\nnonsense\n"));
    expect(dump("--figures", bad).stderr).toMatch(/bad.ndjson.gz:1: this is no dump/);
  });
});

describe("a game of a server", () => {
  const [bots] = [dumpedKept()];

  it("is told without names, accounts, rooms, seeds of the match or times", () => {
    const told = dumpedFromServer(pool, bots as unknown as KeptGame);
    const text = JSON.stringify(told);
    for (const secret of [
      "Alice",
      "Bob",
      "ROOM-7",
      "salt-of-the-match",
      "commitment-of-the-match",
      String(bots.startedAt),
      String(bots.endedAt),
    ])
      expect(text).not.toContain(secret);
    expect(told).toMatchObject({ source: "server", month: "2026-10", winners: [1], reason: "points", turns: null });
    expect(Object.keys(told).sort()).toEqual(
      ["decisions", "firstPlayer", "format", "id", "mode", "month", "players", "reason", "replay", "source", "turns", "winners"].sort(),
    );
  });

  /** A record as the server keeps it, of a version that this one cannot play. */
  function dumpedKept() {
    const deck = { legend: "Jinx, Loose Cannon", champion: "Jinx, Rebel", main: [], runes: [], battlefields: [] };
    return {
      kind: "rulebound game",
      id: "ROOM-7-1-1",
      players: ["Alice", "Bob"],
      winners: [1],
      reason: "points",
      startedAt: Date.UTC(2026, 9, 3, 4, 5, 6),
      endedAt: Date.UTC(2026, 9, 3, 5, 5, 6),
      commitment: "commitment-of-the-match",
      seed: [1, 2],
      salt: "salt-of-the-match",
      number: 1,
      bestOf: 1,
      replay: {
        ...{ format: 1, engine: "0.0.1", pool: "another", mode: "duel", seed: 0, windows: "public", firstPlayer: null, battlefields: [] },
        ...{ decks: [deck, deck], answers: [], fingerprints: [{ after: 0, hash: "00000000deadbeef" }] },
      },
    };
  }
});

describe("figures", () => {
  it("have intervals, and count what nobody won in nothing but the games", () => {
    expect(shown({ won: 50, of: 100 })).toBe("50.0% (40.4 to 59.6)");
    expect(shown({ won: 0, of: 0 })).toBe("nothing");
    const counter = new FigureCounter();
    const game = { mode: "duel", decisions: 3, turns: 2, firstPlayer: 0, players: [{ seat: 0, legend: "Jinx", bot: null }] };
    const replayed = { answers: [{ do: "pass" }, { do: "pass" }, { do: "endTurn" }] };
    counter.add({ ...game, winners: [0], replay: replayed } as unknown as DumpedGame);
    counter.add({ ...game, winners: [], replay: replayed } as unknown as DumpedGame);
    const page = figuresPage(counter.figures());
    expect(page).toContain("2 games (2 duel)");
    expect(page).toContain("| Jinx | 1 | 100.0%");
    expect(page).toContain("| pass | 66.7% |");
  });
});
