import type { Answer } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { autoplay, type Client } from "./client.ts";
import { connect, open, over, seat, start } from "./start.ts";

/** Gives an answer and waits until it is shown. */
async function give(room: string, client: Client, answer: Answer): Promise<void> {
  const shown = client.next("game");
  await client.do({ type: "answer", room, at: client.game?.at ?? 0, answer });
  await shown;
}

const asked = (clients: readonly Client[]): Client => clients.find(({ snapshot }) => snapshot.question?.mine) ?? clients[0];

/** Sets a card aside and draws another: what was drawn has been seen. */
async function mulligan(room: string, client: Client): Promise<void> {
  const { question } = client.snapshot;
  if (!question?.mine) throw new Error("it is somebody else's mulligan");
  const pick = question.offers.find(({ answer }) => answer.do === "pick");
  if (pick !== undefined) await give(room, client, pick.answer);
  await give(room, client, { do: "done" });
}

describe("what was seen", () => {
  it("is not taken back: no second look at a mulligan, not from people and not from bots", async () => {
    const server = await start();
    for (const withBot of [false, true]) {
      const [first, second] = [await connect(server), await connect(server)];
      const room = await open(first, { clock: null });
      if (withBot) {
        await first.do({ type: "addBot", room, bot: "random", seat: 1 });
        await first.do({ type: "sit", room, deck: "jinx" });
        const begun = first.until((heard) => heard.type === "game" && (heard.snapshot as Client["snapshot"]).question?.mine === true);
        await first.do({ type: "ready", room, ready: true });
        await begun;
      } else await seat(room, [first, second]);
      const one = withBot ? first : asked([first, second]);
      await mulligan(room, one);
      const reply = await one.ask({ type: "askTakeBack", room });
      expect(reply).toMatchObject({ type: "error", code: "notAllowed", detail: expect.stringContaining("what you have seen") });
      expect(one.room?.takeBack).toBeNull();
    }
  }, 30_000);

  it("is told to whoever is asked for a take-back, as far as they know it", async () => {
    const server = await start();
    const clients = [await connect(server), await connect(server)];
    const room = await open(clients[0], { clock: null, away: null });
    await seat(room, clients);
    const found = { told: 0, refused: 0 };
    for (let n = 0; n < 300 && (found.told === 0 || found.refused === 0) && clients[0].room?.phase === "playing"; n++) {
      const one = asked(clients);
      const other = one === clients[0] ? clients[1] : clients[0];
      const { question } = one.snapshot;
      if (!question?.mine) break;
      const play = question.offers.find(({ answer }) => answer.do === "play");
      const { answer } = play ?? question.offers[n % question.offers.length];
      await give(room, one, answer);
      if (clients[0].room?.phase !== "playing") break;
      const reply = await one.ask({ type: "askTakeBack", room });
      if (reply.type === "error") {
        if (reply.detail.includes("what you have seen")) found.refused++;
        continue;
      }
      const { takeBack } = await other.roomWhere((view) => view.takeBack !== null);
      const [mine, theirs] = [one, other].map(({ room: view }) => takeBack?.seen[view?.you ?? -1]);
      expect(mine).toEqual({ count: 0, cards: [] });
      if ((theirs?.count ?? 0) > 0) {
        found.told++;
        expect(theirs?.cards).toHaveLength(theirs?.count ?? 0);
      }
      await other.do({ type: "replyTakeBack", room, consent: false });
      await one.roomWhere((view) => view.takeBack === null);
    }
    expect(found.told).toBeGreaterThan(0);
    expect(found.refused).toBeGreaterThan(0);
  }, 60_000);
});

describe("what is sent to others", () => {
  it("does not tell that somebody has changed cards with the sideboard, nor how often", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first, { mode: "match", bestOf: 3, between: 600 });
    await seat(room, [first, second]);
    const pause = second.roomWhere(({ phase }) => phase === "between");
    await first.do({ type: "concede", room });
    await pause;
    await second.do({ type: "ping" });
    const before = second.heard.length;
    for (let i = 0; i < 3; i++) await first.do({ type: "sideboard", room, out: [], in: [] });
    await second.do({ type: "ping" });
    expect(second.heard.slice(before).map(({ type }) => type)).toEqual(["pong"]);
  });
});

describe("a bot that is listed", () => {
  it("plays under that name", async () => {
    const server = await start();
    const client = await connect(server);
    const room = await open(client, { clock: null });
    await client.do({ type: "addBot", room, bot: "search", seat: 1 });
    expect(client.room?.seats[1].person).toMatchObject({ account: "bot:search", name: "search" });
    await client.do({ type: "sit", room, deck: "jinx" });
    const later = client.until(
      (heard) =>
        (heard.type === "room" && heard.view.phase === "over") ||
        (heard.type === "game" && (heard.snapshot as Client["snapshot"]).view.turn.number > 1),
    );
    autoplay(client, { room });
    await client.do({ type: "ready", room, ready: true });
    await later;
    expect(client.room?.phase).toBe("playing");
    client.onGame = null;
    await client.do({ type: "concede", room });
    await over(client);
  }, 60_000);
});
