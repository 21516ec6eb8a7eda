import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRng } from "@rulebound/bots";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../src/index.ts";
import { autoplay, Client, QUICK } from "./client.ts";

let folder: string;
let server: RunningServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rulebound-server-"));
  server = await startServer({ port: 0, database: join(folder, "test.db"), logLevel: "error", botPause: 0 });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function table(terms = QUICK): Promise<[Client, Client, string]> {
  const [first, second] = [await Client.connect(server.address), await Client.connect(server.address)];
  const opened = await first.do({ type: "open", terms });
  const room = opened.type === "done" ? (opened.room ?? "") : "";
  await first.do({ type: "sit", room, deck: "jinx" });
  await second.do({ type: "enter", room });
  await second.do({ type: "sit", room, deck: "ahri" });
  await first.do({ type: "ready", room, ready: true });
  await second.do({ type: "ready", room, ready: true });
  return [first, second, room];
}

describe("two clients on one server", () => {
  it("play a duel to its end", async () => {
    const [first, second, room] = await table();
    autoplay(first, { room, rng: createRng(1) });
    autoplay(second, { room, rng: createRng(2) });
    const [end, other] = await Promise.all([
      first.roomWhere(({ phase }) => phase === "over"),
      second.roomWhere(({ phase }) => phase === "over"),
    ]);
    expect(end.matchWinners).toHaveLength(1);
    expect(other.matchWinners).toEqual(end.matchWinners);
    expect(end.lastResult?.reason).toBe("played");
    expect([first, second].flatMap(({ heard }) => heard.filter(({ type }) => type === "error"))).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  });
});
