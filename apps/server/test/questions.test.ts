import { describe, expect, it } from "vitest";
import { QuestionThread } from "../src/questions/thread.ts";
import { http, start } from "./start.ts";

const CASE = `name: What now
players:
  P1: { hand: [Hextech Ray], runes: { fury: 2 }, base: [V2] }
battlefields:
  - BF-A: { controller: P2, units: { P2: [V3] } }
  - BF-B
steps: []`;

describe("questions over HTTP", { timeout: 120_000 }, () => {
  it("are answered, or refused with the reason", async () => {
    const server = await start();
    const get = (path: string) => http(server, "GET", `/api/v1${path}`);
    expect(await get("/rules?text=what%20does%20tank%20do&limit=1")).toMatchObject({
      status: 200,
      body: { rules: [{ number: "815.1.b" }] },
    });
    expect(await get("/rules/466.3")).toMatchObject({ status: 200, body: { number: "466.3" } });
    expect(await get("/rules/999")).toMatchObject({ status: 404 });
    expect(await get("/cards/Jinx%2C%20Rebel")).toMatchObject({ status: 200, body: { id: "OGN-202" } });
    expect(await get("/cards/zzzzqqqq")).toMatchObject({ status: 404 });
    expect(await get("/rulings?text=stolen%20unit")).toMatchObject({ status: 200, body: { found: expect.any(Number) } });
    expect(await get("/rules")).toMatchObject({ status: 400, body: { error: '"text" is missing' } });
    expect(await get("/rules?text=x&limit=999")).toMatchObject({ status: 400 });
    expect(await get("/rules?text=x&text=y")).toMatchObject({ status: 400, body: { error: '"text": a text was expected' } });
    expect(await get("/rules?text=x&__proto__=1")).toMatchObject({ status: 400 });
    const post = (path: string, body: object) => http(server, "POST", `/api/v1${path}`, body);
    expect(await post("/cases/legal", { case: CASE })).toMatchObject({
      status: 200,
      body: { actions: expect.arrayContaining(["P1: end turn"]) },
    });
    expect(await post("/cases/run", { case: CASE })).toMatchObject({ status: 200, body: { status: "passed" } });
    expect(await post("/cases/why", { case: CASE, action: "P1: move V3 to BF-B" })).toMatchObject({ body: { isLegal: false } });
    expect(await post("/decks/check", { deck: "1 Hextech Rey" })).toMatchObject({ status: 200, body: { verdict: "unreadable" } });
    expect(await post("/cases/run", { case: "x".repeat(9_000) })).toMatchObject({ status: 400 });
    expect(await post("/cases/run", { case: "x".repeat(40_000) })).toMatchObject({ status: 413 });
    expect(await post("/cases/run", [] as unknown as object)).toMatchObject({ status: 400 });
    expect(await get("/openapi.json")).toMatchObject({ status: 200, body: { openapi: "3.1.0" } });
    expect(await get("/nothing")).toMatchObject({ status: 404 });
  });

  it("are bounded by the budget of their address, and by how many wait", async () => {
    const server = await start({ requestsPerMinute: 5 });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await http(server, "GET", "/api/v1/rules/101")).status);
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
    const other = await start();
    const many = await Promise.all(Array.from({ length: 6 }, () => http(other, "GET", "/api/v1/rules/101")));
    expect(many.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
    expect(many.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  });
});

describe("the thread that answers", { timeout: 120_000 }, () => {
  it("is ended with what takes too long, and another answers what comes next", async () => {
    const thread = new QuestionThread(1);
    expect(await thread.ask("get_rule", { number: "101" })).toHaveProperty("answer");
    const slow = await Promise.all(Array.from({ length: 4 }, () => thread.ask("run_case", { case: CASE })));
    expect(slow.some((reply) => "failure" in reply && reply.failure === "slow")).toBe(true);
    // After one that was too slow the next begins with a new thread, which is given time to start.
    const later: boolean[] = [];
    for (let i = 0; i < 3; i++) later.push("answer" in (await thread.ask("get_rule", { number: "101" })));
    expect(later).toContain(true);
    await thread.stop();
  });

  it("takes no more than it can", async () => {
    const thread = new QuestionThread(4_000);
    const replies = await Promise.all(Array.from({ length: 30 }, () => thread.ask("get_rule", { number: "101" })));
    expect(replies.filter((reply) => "failure" in reply && reply.failure === "busy").length).toBeGreaterThanOrEqual(10);
    expect(replies.filter((reply) => "answer" in reply).length).toBeGreaterThanOrEqual(16);
    await thread.stop();
  });
});
