import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  CARDS,
  type DeckVerdict,
  FORMATS,
  isDeck,
  problemsOf,
  readDeck,
  STARTER_DECKS,
  TOURNAMENT_DECKS,
  verdictOn,
} from "@rulebound/cards";
import { loadPool, type ModeName } from "@rulebound/engine/internal";
import { beforeAll, describe, expect, it } from "vitest";
import { DeckProblem, registerDeck } from "../../server/src/rooms/decks.ts";
import { Host } from "../src/engine/host.ts";
import type { FromWorker } from "../src/engine/messages.ts";

/** Wherever a deck is looked at before somebody sits down, the same is said of it. */

const { pool } = loadPool(CARDS);
const jinx = STARTER_DECKS.find(({ id }) => id === "jinx")?.text ?? "";
const wuju = TOURNAMENT_DECKS.find(({ id }) => id === "wuju")?.text ?? "";

interface Asked {
  readonly name: string;
  readonly text: string;
  readonly format: string;
  readonly mode: ModeName;
  readonly kind: DeckVerdict["kind"];
}

const asked = (name: string, text: string, kind: Asked["kind"], format = "standard", mode: ModeName = "duel"): Asked => ({
  name,
  text,
  format,
  mode,
  kind,
});

const banned = jinx.replace(/^Battlefields:\n1 .*\n/m, "Battlefields:\n1 Reaver's Row\n");
const larger = jinx.replace(/^MainDeck:\n/m, "MainDeck:\n1 Gust\n");
const ASKED: readonly Asked[] = [
  ...STARTER_DECKS.map(({ id, text }) => asked(id, text, "legal")),
  asked("a tournament deck", wuju, "legal"),
  asked("a legend that teams may not have", wuju, "illegal", "standard", "2v2"),
  asked("a banned battlefield", banned, "illegal"),
  asked("a banned battlefield in open", banned, "legal", "open"),
  asked("41 cards", larger, "illegal"),
  asked("41 cards in open", larger, "legal", "open"),
  asked("no runes", jinx.replace(/^Runes:[\s\S]*$/m, ""), "illegal"),
  asked("no legend", jinx.replace(/^Legend:\n.*\n/m, ""), "illegal"),
  asked("no champion", jinx.replace(/^Champion:\n.*\n/m, ""), "illegal", "open"),
  asked("no such card", jinx.replace("MainDeck:\n", "MainDeck:\n1 Jinx, Loose Canon\n"), "unreadable"),
  asked("nothing", "", "illegal"),
];

/** The deck builder, and the list of decks. */
const builder = ({ text, format, mode }: Asked): DeckVerdict =>
  verdictOn(pool, readDeck(text, pool), { format: FORMATS.find(({ name }) => name === format) ?? FORMATS[0], mode });

/** Where a table is set up, and where one sits down online. */
async function setup({ text, format, mode }: Asked): Promise<DeckVerdict> {
  const said: FromWorker[] = [];
  const nothing = (): void => {};
  const host = new Host({
    pool,
    say: (message) => said.push(JSON.parse(JSON.stringify(message))),
    keep: nothing,
    kept: async () => undefined,
    finish: nothing,
    think: () => Promise.reject(new Error("nobody thinks")),
    now: () => 0,
    wait: async () => {},
  });
  await host.onMessage({ do: "judgeDecks", ask: 1, texts: [text], format, mode });
  const [reply] = said;
  if (reply?.say !== "reply") throw new Error("no reply");
  return (reply.value as readonly DeckVerdict[])[0];
}

/** The server: null where one may sit down, else its first reason. */
function server({ text, format, mode }: Asked): string | null {
  try {
    registerDeck(pool, text, { format, mode });
    return null;
  } catch (error) {
    if (!(error instanceof DeckProblem)) throw error;
    return error.rule === undefined ? error.message : `${error.message} (${error.rule}`;
  }
}

const bin = fileURLToPath(new URL("../../cli/bin/rulebound.mjs", import.meta.url));
const rulebound = (...args: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: "utf8" });
  return stdout + stderr;
};
const folder = mkdtempSync(join(tmpdir(), "doors-"));
const fileOf = (at: number): string => join(folder, `deck-${at}.txt`);
const commands = new Map<string, string>();

describe("every door says the same of a deck", () => {
  beforeAll(() => {
    ASKED.forEach(({ text }, at) => {
      writeFileSync(fileOf(at), text);
    });
    // One process for each format and mode, with all decks that are asked about by them.
    for (const by of new Set(ASKED.map(({ format, mode }) => `${format} ${mode}`))) {
      const [format, mode] = by.split(" ");
      const files = ASKED.flatMap((one, at) => (`${one.format} ${one.mode}` === by ? [fileOf(at)] : []));
      commands.set(by, rulebound("deck", "check", ...files, "--format", format, "--mode", mode));
    }
  }, 60_000);

  it.each(ASKED.map((one, at) => [`${one.name} (${one.format}, ${one.mode})`, one, at] as const))("%s", async (_, one, at) => {
    const verdict = builder(one);
    expect(verdict.kind).toBe(one.kind);
    expect(await setup(one)).toEqual(JSON.parse(JSON.stringify(verdict)));
    const problems = problemsOf(verdict);
    const refusal = server(one);
    if (verdict.kind === "legal") expect(refusal).toBeNull();
    else expect(problems[0].startsWith(refusal ?? "it may sit down")).toBe(true);
    const file = fileOf(at);
    const lines = (commands.get(`${one.format} ${one.mode}`) ?? "").split("\n");
    const from = lines.findIndex((line) => line.includes(`${verdict.kind} ${file}`));
    expect(from).toBeGreaterThanOrEqual(0);
    const reasons = lines.slice(from + 1, from + 1 + problems.length).map((line) => line.trim());
    if (verdict.kind !== "unreadable") expect(reasons).toEqual(problems);
    else for (const { reason } of verdict.errors) expect(reasons.join("\n")).toContain(reason);
    expect(isDeck(readDeck(one.text, pool))).toBe(verdict.kind !== "unreadable");
  });

  it("the terminal does not let anybody sit down with what is not legal", () => {
    const at = ASKED.findIndex(({ name }) => name === "a banned battlefield");
    const [problem] = problemsOf(builder(ASKED[at]));
    expect(rulebound("play", "--watch", "--seed", "1", "--bot", "random", "--deck", fileOf(at))).toContain(problem);
    expect(rulebound("play", "--watch", "--seed", "1", "--bot", "random", "--deck", fileOf(at), "--format", "open")).toMatch(
      /wins? on turn/,
    );
  }, 60_000);
});
