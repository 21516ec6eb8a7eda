import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { autoplay, Client } from "./client.ts";
import { folder, open, over, seat } from "./start.ts";

const rulebound = fileURLToPath(new URL("../../cli/bin/rulebound.mjs", import.meta.url));
const run = async (...args: string[]): Promise<{ stdout: string; stderr: string; code: number }> =>
  promisify(execFile)(process.execPath, [rulebound, ...args]).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    (error) => ({ stdout: error.stdout, stderr: error.stderr, code: error.code }),
  );

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});

async function serve(database: string): Promise<{ address: string; child: ChildProcess }> {
  const args = [
    rulebound,
    "serve",
    "--port",
    "0",
    "--json",
    "--no-web",
    "--log-level",
    "error",
    "--bot-pause",
    "0",
    "--database",
    database,
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { address: (JSON.parse(line) as { address: string }).address, child };
}

describe("rulebound serve", () => {
  it("plays with a bot that thinks on a thread, is stopped and started again, and its games can be verified", async () => {
    const path = folder();
    const database = join(path, "games.db");
    const { address, child } = await serve(database);
    const second = await run("serve", "--port", "0", "--database", database);
    expect(second.code).toBe(1);
    expect(second.stderr).toContain("Rulebound runs already with ");

    const client = await Client.connect(address);
    const room = await open(client);
    await client.do({ type: "addBot", room, seat: 1, bot: "greedy", deck: "ahri" });
    await seat(room, [client]);
    autoplay(client, { room, goesOn: ({ at }) => at < 12 });
    await client.until((message) => message.type === "game" && message.at >= 12);
    expect((await run("backup", join(path, "backup.db"), "--database", database)).code).toBe(0);
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number];
    expect(code).toBe(0);

    const again = await serve(database);
    const back = await Client.connect(again.address, client.token);
    await back.do({ type: "enter", room });
    await back.do({ type: "concede", room });
    const { records } = await over(back);
    const url = `${again.address}/api/games/${records[0]}`;
    while (!(await fetch(url)).ok);
    const verified = await run("verify", url, "--json");
    expect(verified.code, verified.stdout + verified.stderr).toBe(0);
    expect(JSON.parse(verified.stdout)).toMatchObject({ isRight: true });
    expect(await run("verify", join(path, "backup.db"))).toMatchObject({ code: 1, stderr: expect.stringContaining("this is not JSON") });
    await back.close();
  }, 600_000);
});
