import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startServer } from "../src/index.ts";
import { connect, folder, http, open, start } from "./start.ts";

/** The status with which a connection is refused, or 101. */
async function knock(address: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(`${address.replace(/^http/, "ws")}/ws`, { headers });
  socket.on("error", () => {});
  const status = await new Promise<number>((resolve) => {
    socket.on("open", () => resolve(101));
    socket.on("unexpected-response", (_, response) => resolve(response.statusCode ?? 0));
  });
  socket.terminate();
  return status;
}

describe("over HTTP, the server", () => {
  it("tells whether it lives, whether it can work, and what it does", async () => {
    const server = await start({ metricsPort: 0 });
    const client = await connect(server);
    await open(client);
    expect(await http(server, "GET", "/health")).toEqual({ status: 200, body: { status: "up" } });
    expect(await http(server, "GET", "/ready")).toMatchObject({ status: 200, body: { database: true, others: true, running: true } });
    const text = await (await fetch(server.metrics ?? "")).text();
    expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
    expect(text).toMatch(/^rulebound_rooms 1$/m);
    expect(text).toMatch(/^rulebound_connections 1$/m);
    expect(text).toMatch(/^rulebound_messages_total\{type="open"\} 1$/m);
  });

  it("lets only its own pages and those of named origins connect", async () => {
    const { address } = await start({ origins: ["https://friends.example"] });
    expect(await knock(address)).toBe(101);
    expect(await knock(address, { origin: address })).toBe(101);
    expect(await knock(address, { origin: "https://friends.example" })).toBe(101);
    expect(await knock(address, { origin: "https://evil.example" })).toBe(403);
    expect(await knock(address, { origin: "null" })).toBe(403);
  });

  it("bounds connections, requests, bodies and new guests of one address", async () => {
    const limits = { burst: 60, rate: 30, mistakes: 40, backlog: 1e6, pending: 32, guests: 2 };
    const server = await start({ connectionsPerAddress: 3, requestsPerMinute: 20, limits });
    await connect(server);
    await connect(server);
    await expect(connect(server)).rejects.toThrow("too many new guests");
    expect(await knock(server.address)).toBe(429);
    expect(await http(server, "POST", "/api/sessions", { name: "x".repeat(40_000), password: "12345678" })).toMatchObject({ status: 413 });
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await http(server, "GET", "/api/rooms")).status);
    expect(statuses).toContain(429);
    expect((await http(server, "GET", "/health")).status).toBe(200);
  });

  it("answers nonsense with its reason, never with a stack", async () => {
    const server = await start();
    const wrong = await fetch(`${server.address}/api/sessions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{nonsense",
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).not.toMatch(/ at |node_modules/);
    expect(await http(server, "GET", "/api/me/games?before=x", undefined, (await connect(server)).token)).toMatchObject({ status: 400 });
    expect(await http(server, "GET", "/api/rooms?nonsense=1")).toMatchObject({ status: 400 });
    expect(await http(server, "GET", "/api/games/none")).toMatchObject({ status: 404 });
  });

  it("serves the web client with a content security policy, and its first page for addresses of its own", async () => {
    const web = folder();
    mkdirSync(join(web, "assets"));
    writeFileSync(join(web, "index.html"), "<!doctype html><title>Rulebound</title>");
    writeFileSync(join(web, "assets/app-Ab12Cd34.js"), "1;");
    const { address } = await start({ web });
    const page = await fetch(`${address}/play/online?x=1`);
    expect(await page.text()).toContain("<title>Rulebound</title>");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    const script = await fetch(`${address}/assets/app-Ab12Cd34.js`);
    expect(script.headers.get("cache-control")).toContain("immutable");
    expect((await fetch(`${address}/assets/none.js`)).status).toBe(404);
    expect((await fetch(`${address}/api/none`)).status).toBe(404);
    expect(await (await fetch(`${address}/..%2f..%2f..%2f..%2fetc/passwd`)).text()).toContain("<title>Rulebound</title>");
  });

  it("closes connections that make only mistakes", async () => {
    const { address } = await start();
    const socket = new WebSocket(`${address.replace(/^http/, "ws")}/ws`);
    await once(socket, "open");
    const closed = once(socket, "close");
    for (let i = 0; i < 60; i++) socket.send("nonsense");
    expect((await closed)[0]).toBe(1008);
  });

  it("does not share a SQLite file, and says so", async () => {
    await expect(startServer({ redis: "redis://127.0.0.1:1", database: join(folder(), "x.db") })).rejects.toThrow("need PostgreSQL");
  });
});
