import { createRng } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { loadPool, nthObject, P2 } from "@rulebound/engine/internal";
import { serverMessageSchema } from "@rulebound/protocol";
import { describe, expect, it, vi } from "vitest";
import { verifyRecord } from "../src/fairness/verify.ts";
import { autoplay, type Client } from "./client.ts";
import { connect, errorsOf, http, open, over, seat, start } from "./start.ts";

vi.setConfig({ testTimeout: 180_000 }); // whole games, on a machine that does other things too

describe("two clients on one server", () => {
  it("play a duel to its end, see the same result, and can verify it", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const { commitment, reveal } = await first.roomWhere(({ phase }) => phase === "playing");
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(reveal).toBeNull();
    autoplay(first, { room, rng: createRng(1) });
    autoplay(second, { room, rng: createRng(2) });
    const [end, other] = await Promise.all([over(first), over(second)]);
    expect(end.matchWinners).toHaveLength(1);
    expect(other.matchWinners).toEqual(end.matchWinners);
    expect(end.lastResult?.reason).toBe("played");
    expect(end.commitment).toBe(commitment);
    expect(end.reveal?.seed).toHaveLength(8);
    expect([...errorsOf(first), ...errorsOf(second)]).toEqual([]);

    const { pool } = loadPool(CARDS);
    let record = await http(server, "GET", `/api/games/${end.records[0]}`);
    while (record.status === 404) record = await http(server, "GET", `/api/games/${end.records[0]}`);
    const text = JSON.stringify(record.body);
    expect(verifyRecord(pool, text).filter(({ isRight }) => !isRight)).toEqual([]);
    const wrong = (from: string, to: string) =>
      verifyRecord(pool, text.replace(from, to))
        .filter(({ isRight }) => !isRight)
        .map(({ what }) => what);
    expect(wrong(commitment ?? "", "0".repeat(64))).toEqual(["commitment"]);
    const word = end.reveal?.seed[3] ?? 0;
    expect(wrong(`"entropy":[${end.reveal?.seed[0]}`, '"entropy":[1')).toContain("chance");
    expect(wrong(`,${word},`, `,${word + 1},`)).toContain("commitment");
    expect(wrong(`"winners":[${end.matchWinners}]`, `"winners":[${1 - (end.matchWinners?.[0] ?? 0)}]`)).toEqual(["course"]);
  });

  it("number the messages of a room without gaps, and send everything anew when asked", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    autoplay(first, { room, rng: createRng(1), goesOn: ({ at }) => at < 40 });
    autoplay(second, { room, rng: createRng(2), goesOn: ({ at }) => at < 40 });
    await first.until((message) => message.type === "game" && message.at >= 30);
    const numbers = first.heard.flatMap((message) => ("seq" in message ? [message.seq] : []));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    const before = first.game;
    const again = first.until((message) => message.type === "game" && message.reset === true);
    await first.do({ type: "resync", room });
    const message = await again;
    expect(message.type === "game" && message.snapshot).toEqual(first.snapshot);
    expect(message.type === "game" && message.at).toBeGreaterThanOrEqual(before?.at ?? 0);
  });

  it("are told why an answer would be refused, without giving it", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const isAsked = (client: Client) => client.game !== null && client.snapshot.question?.mine === true;
    const asking = [first, second].map((client) => client.until(() => isAsked(client)));
    if (!isAsked(first) && !isAsked(second)) await Promise.race(asking);
    const [asked, other] = isAsked(first) ? [first, second] : [second, first];
    const { question } = asked.snapshot;
    const hand = question?.mine === true ? question.options.map(({ option }) => option) : [];
    const at = asked.game?.at ?? 0;
    const explain = async (client: Client, picks: readonly number[]) => {
      const reply = await client.ask({ type: "explain", room, at, answer: { do: "choose", picks: [...picks] } });
      return reply.type === "explained" ? reply.refusal : reply.type === "error" ? reply.code : undefined;
    };
    expect(await explain(asked, hand)).toMatchObject({ rule: "355.8", detail: "too many were chosen" });
    expect(await explain(asked, [hand[0], hand[0]])).toMatchObject({ detail: "the same was chosen twice" });
    expect(await explain(asked, [hand[0]])).toBeNull();
    expect(await explain(other, [])).toBe("stale");
    expect(asked.game?.at).toBe(at); // nothing was done
  });

  it("cannot act out of turn, twice, late or for somebody else", async () => {
    const server = await start();
    const [first, second, stranger] = [await connect(server), await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    await stranger.do({ type: "enter", room });
    const turn = first.snapshot.question?.mine ? first : second;
    const other = turn === first ? second : first;
    const { question } = turn.snapshot;
    const answer = question?.mine ? question.offers[0].answer : { do: "pass" as const };
    const at = turn.game?.at ?? 0;
    const code = async (reply: ReturnType<typeof turn.ask>) => {
      const message = await reply;
      return message.type === "error" ? message.code : message.type;
    };
    expect(await code(other.ask({ type: "answer", room, at: other.game?.at ?? 0, answer }))).toBe("notAllowed");
    expect(await code(stranger.ask({ type: "answer", room, at, answer }))).toBe("notAllowed");
    expect(await code(turn.ask({ type: "answer", room, at: at + 1, answer }))).toBe("stale");
    expect(await code(turn.ask({ type: "answer", room, at, answer: { do: "play", object: nthObject(3), way: 0 } }))).toBe("illegal");
    expect(await code(turn.ask({ type: "answer", room, at, answer: { do: "concede", player: P2 } }))).toBe("notAllowed");
    expect(await code(stranger.ask({ type: "concede", room }))).toBe("notAllowed");
    const twice = [turn.ask({ type: "answer", room, at, answer }), turn.ask({ type: "answer", room, at, answer })].map(code);
    const codes = await Promise.all(twice);
    expect(codes[0]).toBe("done");
    expect(codes[1]).toBe("stale");
  });
});

describe("every message of the server", () => {
  it("has the form of its schema", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    autoplay(first, { room, rng: createRng(1), goesOn: ({ at }) => at < 20 });
    autoplay(second, { room, rng: createRng(2), goesOn: ({ at }) => at < 20 });
    await first.until((message) => message.type === "game" && message.at >= 15);
    await first.do({ type: "chat", room, text: "hello" });
    await second.do({ type: "concede", room });
    await over(first);
    for (const message of [...first.heard, ...second.heard]) expect(serverMessageSchema.safeParse(message).error?.issues ?? []).toEqual([]);
    const games = first.heard.filter((message) => message.type === "game");
    const events = games.reduce((told, { since, events: news }) => (since === told ? told + news.length : Number.NaN), games[0].since);
    expect(events).toBeGreaterThan(games[0].events.length);
  });
});
