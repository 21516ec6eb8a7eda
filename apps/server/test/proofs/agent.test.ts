import { createRng } from "@rulebound/bots";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WebSocketServer } from "ws";
import { Agent } from "./agent.ts";

/** A server that shows the room whatever a test wants shown, and writes down what it is answered. */
function table(show: (say: (seq: number, at: number) => void) => void) {
  const server = new WebSocketServer({ port: 0 });
  const answeredAt: number[] = [];
  const question = { mine: true, offers: [{ answer: { do: "pass" } }] };
  server.on("connection", (socket) => {
    const say = (fields: object): void => socket.send(JSON.stringify({ v: PROTOCOL_VERSION, ...fields }));
    socket.on("message", (data) => {
      const { type, n, at } = JSON.parse(String(data));
      if (type === "answer") answeredAt.push(at);
      else say({ type: type === "hello" ? "welcome" : "done", n, token: "t" });
      if (type === "resync") say({ type: "game", room: "r", seq: 4, at: 2, snapshot: { question }, reset: true });
      if (type === "enter") show((seq, at) => say({ type: "game", room: "r", seq, at, snapshot: { question }, reset: true }));
    });
  });
  const { port } = server.address() as { port: number };
  return { server, answeredAt, address: `http://127.0.0.1:${port}` };
}

describe("a player of the proofs", () => {
  const open: (() => void)[] = [];
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });

  const play = (show: Parameters<typeof table>[0]) => {
    const { server, answeredAt, address } = table(show);
    const agent = new Agent({ address: () => address, deck: "jinx", rng: createRng(1), pause: () => 0 });
    agent.join("r");
    open.push(() => {
      agent.close();
      server.close();
    });
    return answeredAt;
  };

  it("answers a position once that it is shown twice, even if it was answered between", async () => {
    const answeredAt = play((say) => {
      say(1, 1);
      setTimeout(() => say(2, 1), 50);
      setTimeout(() => say(3, 2), 100);
    });
    await vi.waitFor(() => expect(answeredAt).toEqual([1, 2]));
  });

  it("looks again where something was lost on the way", async () => {
    const answeredAt = play((say) => {
      say(1, 1);
      setTimeout(() => say(3, 1), 50);
    });
    await vi.waitFor(() => expect(answeredAt).toEqual([1, 2]));
  });

  it("answers again where another process leads the room, which counts from 1", async () => {
    const answeredAt = play((say) => {
      say(1, 1);
      setTimeout(() => say(1, 1), 50);
    });
    await vi.waitFor(() => expect(answeredAt).toEqual([1, 1]));
  });
});
