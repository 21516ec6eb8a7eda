import { createRng } from "@rulebound/bots";
import type { SeatSnapshot } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { autoplay, type Client } from "./client.ts";
import { connect, errorsOf, http, open, over, seat, start } from "./start.ts";

const play = (clients: readonly Client[], room: string): void => {
  for (const [i, client] of clients.entries()) autoplay(client, { room, rng: createRng(i + 10) });
};

describe("a room", () => {
  it("asks each seat in its own language, and spectators not at all", async () => {
    const server = await start();
    const [german, other, watcher] = [
      await connect(server, undefined, "de"),
      await connect(server, undefined, "xx"),
      await connect(server, undefined, "de"),
    ];
    const clausesOf = ({ heard }: Client): string[] =>
      heard.flatMap((message) => {
        const question = message.type === "game" ? (message.snapshot as SeatSnapshot).question : null;
        return question?.mine === true && question.clause !== "" ? [question.clause] : [];
      });
    // Chance may play a game in which no card asks anything.
    for (let games = 0; games < 5 && [german, other].some((client) => clausesOf(client).length === 0); games++) {
      const room = await open(german, { mode: "duel" });
      await seat(room, [german, other]);
      await watcher.do({ type: "enter", room });
      play([german, other], room);
      await german.until((heard) => heard.type === "room" && heard.view.id === room && heard.view.phase === "over");
    }
    const [ours, theirs] = [clausesOf(german), clausesOf(other)];
    expect([ours.length > 0, theirs.length > 0]).toEqual([true, true]);
    for (const clause of ours) expect(clause).not.toMatch(/\b(the|your|which|pay|unit|draw)\b/i);
    for (const clause of theirs) expect(clause).not.toMatch(/\b(der|einer|deine|welche|zahlen|ziehen|Einheit)\b/i);
    expect(clausesOf(watcher)).toEqual([]);
  }, 180_000);

  it.each(["ffa3", "ffa4", "2v2"] as const)(
    "plays %s with people and bots to the end",
    async (mode) => {
      const server = await start();
      const [first, second] = [await connect(server), await connect(server)];
      const room = await open(first, { mode });
      const seats = mode === "ffa3" ? 3 : 4;
      for (let i = 2; i < seats; i++) await first.do({ type: "addBot", room, seat: i, bot: i === 2 ? "random" : "busy" });
      await seat(room, [first, second]);
      play([first, second], room);
      const { matchWinners } = await over(first);
      expect(matchWinners).toHaveLength(mode === "2v2" ? 2 : 1);
      expect([...errorsOf(first), ...errorsOf(second)]).toEqual([]);
    },
    180_000,
  );

  it("plays a best of 3 with battlefields chosen, the loser saying who begins, and a rematch", async () => {
    const server = await start();
    const [first, second, watcher] = [await connect(server), await connect(server), await connect(server)];
    const room = await open(first, { mode: "match", bestOf: 3 });
    await seat(room, [first, second]);
    await watcher.do({ type: "enter", room });
    expect([first, second].some(({ snapshot }) => snapshot.question?.mine && snapshot.question.kind === "battlefield")).toBe(true);
    const breaks = [first, second].map(async (client) => {
      const { first: begins, you, sideboard } = await client.roomWhere(({ phase }) => phase === "between");
      if (begins?.chooser === you) await client.do({ type: "goFirst", room, seat: 1 - begins.chooser });
      else expect(await client.ask({ type: "goFirst", room, seat: 0 })).toMatchObject({ type: "error", code: "notAllowed" });
      const swap = { out: [sideboard?.main[0] ?? ""], in: ["Gust"] };
      expect(await client.ask({ type: "sideboard", room, ...swap })).toMatchObject({ type: "error", code: "illegal" });
      const other = sideboard?.champions.find((card) => card !== sideboard.champion);
      expect(sideboard?.champions).toContain(sideboard?.champion);
      if (you === 0) expect(other).toBe("Jinx, Demolitionist");
      if (other !== undefined) {
        await client.do({ type: "sideboard", room, out: [], in: [], champion: other });
        await client.roomWhere((view) => view.sideboard?.champion === other);
      }
      await client.do({ type: "ready", room, ready: true });
    });
    for (const client of [first, second])
      client.onRoom = ({ phase, game, you, seats }) => {
        if (phase === "between" && game > 1 && !seats[you ?? 0].ready) client.say({ type: "ready", room, ready: true });
      };
    play([first, second], room);
    await Promise.all(breaks);
    const { wins, matchWinners, records } = await over(first);
    expect(Math.max(...wins)).toBe(2);
    expect(matchWinners).toEqual([wins.indexOf(2)]);
    expect(records.length).toBeGreaterThanOrEqual(2);
    await over(watcher);
    await Promise.all([first.do({ type: "rematch", room, wanted: true }), second.do({ type: "rematch", room, wanted: true })]);
    expect(await first.roomWhere(({ phase, game }) => phase === "playing" && game === 1)).toMatchObject({ wins: [0, 0] });
  }, 600_000);

  it("shows spectators nothing that is hidden, and everything later", async () => {
    const server = await start();
    const [first, second, watcher] = [await connect(server), await connect(server), await connect(server)];
    const room = await open(first, { delay: 1 });
    await seat(room, [first, second]);
    const came = Date.now();
    await watcher.do({ type: "enter", room });
    await watcher.next("game");
    expect(Date.now() - came).toBeGreaterThanOrEqual(990);
    const { view, question } = watcher.snapshot;
    expect(question?.mine).toBe(false);
    expect(view.players.map(({ hand }) => hand.cards.length)).toEqual([0, 0]);
    expect(view.players.map(({ hand }) => hand.count)).toEqual([4, 4]);
  });

  it("can be without spectators", async () => {
    const server = await start();
    const [first, second, watcher] = [await connect(server), await connect(server), await connect(server)];
    const room = await open(first, { spectators: false });
    await seat(room, [first, second]);
    expect(await watcher.ask({ type: "enter", room })).toMatchObject({ type: "error", code: "notAllowed" });
  });

  it.each([
    { consent: true, does: "takes an answer back when the others agree" },
    { consent: false, does: "leaves an answer as it is when they do not" },
  ])("$does", async ({ consent }) => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const turn = first.snapshot.question?.mine ? first : second;
    const other = turn === first ? second : first;
    const before = turn.snapshot;
    const moved = other.next("game");
    await turn.do({ type: "answer", room, at: turn.game?.at ?? 0, answer: { do: "done" } }); // no mulligan
    await moved;
    const answered = turn.snapshot;
    expect(answered).not.toEqual(before);
    await turn.do({ type: "askTakeBack", room });
    await other.roomWhere(({ takeBack }) => takeBack !== null);
    const back = consent ? turn.next("game") : null;
    await other.do({ type: "replyTakeBack", room, consent });
    await turn.roomWhere(({ takeBack }) => takeBack === null);
    await back;
    expect(turn.snapshot).toEqual(consent ? before : answered);
  });

  it("carries words and emotes, though not to those who do not want to hear them", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first);
    await seat(room, [first, second]);
    const heard = second.next("chat");
    await first.do({ type: "chat", room, text: "<b>hi</b>\u202e\n there" });
    expect((await heard).text).toBe("<b>hi</b> there");
    await second.do({ type: "mute", room, account: first.account, muted: true });
    await first.do({ type: "chat", room, text: "again" });
    const wave = first.next("emote");
    await second.do({ type: "emote", room, emote: "hello" });
    expect((await wave).emote).toBe("hello");
    expect(second.heard.filter(({ type }) => type === "chat")).toHaveLength(1);
  });

  it("is found by its code and in the public list", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first, { mode: "ffa3" });
    await open(first, { isPublic: false });
    const listed = (await http(server, "GET", "/api/rooms?mode=ffa3")).body as { id: string; code: string }[];
    expect(listed.map(({ id }) => id)).toEqual([room]);
    expect((await http(server, "GET", "/api/rooms?mode=duel")).body).toEqual([]);
    const entered = await second.do({ type: "enter", room: listed[0].code.toLowerCase() });
    expect(entered).toMatchObject({ type: "done", room });
    expect(await second.ask({ type: "enter", room: "NOSUCH" })).toMatchObject({ type: "error", code: "notFound" });
  });

  it("refuses decks that are not legal, with the reason", async () => {
    const server = await start();
    const client = await connect(server);
    const room = await open(client);
    expect(await client.ask({ type: "sit", room, deck: "MainDeck:\n3 Gust\n" })).toMatchObject({ code: "illegal", rule: "103.1" });
    expect(await client.ask({ type: "sit", room, deck: "MainDeck:\n3 Gusst\n" })).toMatchObject({ code: "illegal" });
    expect(await client.ask({ type: "addBot", room, bot: "constructor" })).toMatchObject({ code: "notFound" });
  });
});

describe("quick match", () => {
  it("brings two together who want the same", async () => {
    const server = await start();
    const [first, second, third] = [await connect(server), await connect(server), await connect(server)];
    await third.do({ type: "queue", mode: "match", format: "open", bestOf: 3, deck: "sett" });
    await first.do({ type: "queue", mode: "duel", format: "open", bestOf: 1, deck: "jinx" });
    const matched = [first.next("matched"), second.next("matched")];
    await second.do({ type: "queue", mode: "duel", format: "open", bestOf: 1, deck: "ahri" });
    const [{ room }, other] = await Promise.all(matched);
    expect(other.room).toBe(room);
    for (const client of [first, second]) await client.do({ type: "enter", room });
    expect(await first.roomWhere(({ you }) => you !== null)).toMatchObject({ phase: "playing" });
    play([first, second], room);
    await over(second);
    expect(third.heard.some(({ type }) => type === "matched")).toBe(false);
  });
});
