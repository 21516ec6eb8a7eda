import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { connect as dial } from "node:net";
import { describe, expect, it } from "vitest";
import type { RunningServer } from "../src/index.ts";
import { start } from "./start.ts";

/** A hostile program at /api/v1. Whatever it sends is refused with a reason, soon, and the next question is answered. */

interface Sent extends RequestOptions {
  readonly body?: string;
}
interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly milliseconds: number;
}

/** The path and the body go out as they are written. */
async function send({ address }: RunningServer, path: string, { body, ...options }: Sent = {}): Promise<Refusal> {
  const began = performance.now();
  const { hostname, port } = new URL(address);
  const headers = { ...(body === undefined ? {} : { "content-type": "application/json" }), ...options.headers };
  const asked = request({ hostname, port, path, method: body === undefined ? "GET" : "POST", ...options, headers });
  asked.end(body);
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  let text = "";
  for await (const part of response) text += String(part);
  const told = JSON.parse(text || "{}") as { error?: string };
  return { status: response.statusCode ?? 0, error: told.error ?? "", milliseconds: performance.now() - began };
}

const of = (value: unknown): Sent => ({ body: JSON.stringify(value) });
const players = (text: string): Sent => of({ case: `name: x\nplayers:\n  P1: { ${text} }\nsteps: []` });
const times = (count: number, text: string): string => Array.from({ length: count }, () => text).join(", ");
const RUN = "/api/v1/cases/run";

const REFUSED: readonly (readonly [what: string, path: string, sent: Sent, status: number, reason: RegExp])[] = [
  ["no body", RUN, { method: "POST" }, 400, /missing/],
  ["an empty body", RUN, { body: "" }, 400, /empty/],
  ["half of JSON", RUN, { body: '{"case": "x' }, 400, /JSON/],
  ["nothing but brackets", RUN, { body: "[".repeat(30_000) }, 400, /JSON/],
  ["deep JSON", RUN, { body: `{"case": ${"[".repeat(15_000)}${"]".repeat(15_000)}}` }, 400, /a text was expected/],
  [
    "deep JSON that nobody asked for",
    RUN,
    { body: `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}` },
    400,
    /"a" is no field of this question/,
  ],
  ["a text", RUN, of("case"), 400, /object/],
  ["null", RUN, of(null), 400, /./],
  ["a list", RUN, of([]), 400, /object/],
  ["a number for a case", RUN, of({ case: 7 }), 400, /a text was expected/],
  ["a text for a truth", RUN, of({ case: "name: x", explain: "yes" }), 400, /true or false/],
  ["a prototype", RUN, { body: '{"case": "name: x", "__proto__": {"explain": 7}}' }, 400, /./],
  ["a form", RUN, { body: "case=x", headers: { "content-type": "application/x-www-form-urlencoded" } }, 415, /Media Type/i],
  ["another alphabet", RUN, { body: "\uFEFF{}", headers: { "content-type": "application/json; charset=utf-16" } }, 400, /./],
  ["a body that is too long", RUN, of({ case: "x".repeat(40_000) }), 413, /large/],
  ["a body that says it is longer", RUN, { body: "{}", headers: { "content-length": "99999999" } }, 413, /large/],
  ["another method", RUN, { method: "GET" }, 404, /nothing|not found/i],
  ["to delete a rule", "/api/v1/rules/466.3", { method: "DELETE" }, 404, /nothing|not found/i],
  ["to write a rule", "/api/v1/rules/466.3", { method: "PUT", body: "{}" }, 404, /nothing|not found/i],
  ["a percent sign", "/api/v1/rules/%", {}, 400, /./],
  ["bytes that are no text", "/api/v1/rules/%ff%fe", {}, 400, /./],
  ["a name with a nought", "/api/v1/cards/%00", {}, 404, /no card/],
  ["the parent folder", "/api/v1/rules/..%2f..%2fetc%2fpasswd", {}, 404, /not in the book/],
  ["a name of eight thousand letters", `/api/v1/cards/${"x".repeat(8_000)}`, {}, 414, /./],
  ["half a limit", "/api/v1/rules?text=unit&limit=1.5", {}, 400, /a whole number from 1 to 25/],
  ["a limit below nothing", "/api/v1/rules?text=unit&limit=-1", {}, 400, /a whole number/],
  ["a thousand limits", `/api/v1/rules?text=unit${"&limit=1".repeat(1_000)}`, {}, 400, /a whole number/],
  [
    "a thousand names",
    `/api/v1/rules?${Array.from({ length: 1_000 }, (_, i) => `k${i}=1`).join("&")}`,
    {},
    400,
    /is no field of this question/,
  ],
  ["a search that is too long", `/api/v1/cards?text=${"(a+)+".repeat(100)}`, {}, 400, /200 are the most/],
  ["a billion runes", RUN, players("runes: { fury: 1000000000 }"), 400, /1000 at most/],
  ["a thousand runes", RUN, players("runes: { fury: 1000 }"), 400, /300 are the most/],
  ["a million of Power", RUN, players("pool: { fury: 1000000 }"), 400, /300 are the most/],
  ["four hundred units", RUN, players(`base: [${times(400, "V1")}]`), 400, /the position has 400 cards/],
  ["runes that are no number", RUN, players("runes: { fury: .nan }"), 400, /a whole number/],
  ["a case within itself", RUN, of({ case: "name: x\nplayers: &p {P1: *p}\nsteps: []" }), 400, /not a key of a player/],
  ["lists within lists", RUN, of({ case: `name: x\nsteps: ${"[".repeat(3_900)}` }), 400, /inside each other too often/],
  ["a billion laughs", RUN, of({ case: "name: x\na: &a [1, 1]\nb: [*a, *a]\nsteps: []" }), 400, /not a key of a case/],
  ["too many steps", RUN, of({ case: `name: x\nsteps:\n${"- all pass\n".repeat(600)}` }), 400, /500 at most/],
  ["a step that is not there", "/api/v1/cases/legal", of({ case: "name: x\nsteps: []", step: 99 }), 400, /there is no step 99/],
  ["no action", "/api/v1/cases/why", of({ case: "name: x\nsteps: []", action: "((((" }), 400, /is not an action line/],
  ["a deck of a mode that there is not", "/api/v1/decks/check", of({ deck: "x", mode: "solo" }), 400, /one of duel/],
];

describe("a hostile program at /api/v1", { timeout: 300_000 }, () => {
  it("is refused with a reason, soon, whatever it sends", async () => {
    const server = await start();
    await send(server, "/api/v1/rules/101"); // reads cards, rules and cases
    const wrong: string[] = [];
    for (const [what, path, sent, status, reason] of REFUSED) {
      const got = await send(server, path, sent);
      if (got.status !== status || !reason.test(got.error) || got.milliseconds > 4_000) wrong.push(`${what}: ${JSON.stringify(got)}`);
    }
    expect(wrong).toEqual([]);
    expect(await send(server, "/api/v1/rules/466.3")).toMatchObject({ status: 200 });
  });

  it("may not be slow, and others are answered meanwhile", async () => {
    const server = await start();
    const { hostname, port } = new URL(server.address);
    const head = `POST ${RUN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    const heads = [`${head}Content-Length: 30000\r\n\r\n{`, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, head];
    const sockets = heads.map((text) => {
      const socket = dial({ host: hostname, port: Number(port), localAddress: "127.0.0.3" });
      socket.on("error", () => {});
      socket.resume();
      socket.write(text);
      return socket;
    });
    const drips = [" ", "1\r\n \r\n", "x: y\r\n"];
    const dripping = setInterval(() => {
      for (const [i, socket] of sockets.entries()) if (socket.readyState === "open") socket.write(drips[i]);
    }, 200);
    for (let i = 0; i < 5; i++) expect(await send(server, "/api/v1/rules/466.3")).toMatchObject({ status: 200 });
    await expect.poll(() => sockets.every(({ destroyed }) => destroyed), { timeout: 25_000, interval: 200 }).toBe(true);
    clearInterval(dripping);
  });

  it("gets no more than its share with ten thousand requests, and others are answered meanwhile", async () => {
    const server = await start({ requestsPerMinute: 600 });
    await send(server, "/api/v1/rules/101");
    const counts = new Map<number, number>();
    const paths = [
      "/api/v1/rules/466.3",
      "/api/v1/cards?text=fury",
      "/api/v1/rulings?text=stolen",
      "/api/v1/openapi.json",
      "/api/v1/nothing",
    ];
    const before = process.memoryUsage().heapUsed;
    let next = 0;
    const flood = async (): Promise<void> => {
      for (let i = next++; i < 10_000; i = next++) {
        const { status } = await send(server, paths[i % paths.length], { agent, localAddress: "127.0.0.3" });
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
    };
    const agent = new Agent({ keepAlive: true, maxSockets: 16, localAddress: "127.0.0.3" });
    const flooding = Promise.all(Array.from({ length: 16 }, flood));
    const others: Refusal[] = [];
    for (let i = 0; i < 10; i++) others.push(await send(server, "/api/v1/rules/466.3", { localAddress: "127.0.0.2" }));
    await flooding;
    agent.destroy();
    expect([...counts.values()].reduce((sum, n) => sum + n, 0)).toBe(10_000);
    expect([...counts.keys()].filter((status) => ![200, 404, 429, 503].includes(status))).toEqual([]);
    expect(counts.get(200)).toBeLessThanOrEqual(600);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(Math.max(...others.map(({ milliseconds }) => milliseconds))).toBeLessThan(5_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
  });

  it("leaves nothing behind when it goes before its answer", async () => {
    const server = await start();
    const { hostname, port } = new URL(server.address);
    for (let i = 0; i < 20; i++) {
      const socket = dial({ host: hostname, port: Number(port) });
      socket.on("error", () => {});
      socket.write("GET /api/v1/rulings?text=unit HTTP/1.1\r\nHost: x\r\n\r\n", () => socket.destroy());
      await once(socket, "close");
    }
    await expect.poll(async () => (await send(server, "/api/v1/rules/466.3")).status, { timeout: 60_000, interval: 500 }).toBe(200);
  });
});
