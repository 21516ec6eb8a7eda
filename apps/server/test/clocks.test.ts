import { createRng } from "@rulebound/bots";
import { STARTER_DECKS } from "@rulebound/cards";
import { type Answer, type GameSetup, legal, type ModeName } from "@rulebound/engine/internal";
import { DEFAULT_TERMS } from "@rulebound/protocol";
import { describe, expect, it } from "vitest";
import { Clocks } from "../src/rooms/clocks.ts";
import { deckOf, registerDeck } from "../src/rooms/decks.ts";
import { Game } from "../src/rooms/game.ts";
import { rules } from "../src/rules/present.ts";
import { connect, open, over, seat, start } from "./start.ts";

const everybody = () => true;

const setup = (mode: ModeName): GameSetup => ({
  pool: rules.pool,
  mode,
  decks: STARTER_DECKS.slice(0, 4).map(({ text }) => deckOf(rules.pool, registerDeck(rules.pool, text, { mode, format: "open" }))),
  seed: 1,
  windows: "public",
});

describe("clocks", () => {
  const decided = (clocks: Clocks, now: number, seat: number) => clocks.view(now, seat).decision;

  it("count for who has to decide, and give the increment after one's own turn, not when the decision passes on", () => {
    const clocks = new Clocks({ game: 60, increment: 5, decision: 30 }, 2, everybody);
    clocks.skip(1000);
    clocks.ask(0, 1000);
    clocks.ask(0, 4000);
    expect(clocks.view(4000, 0).left).toEqual([57_000, 60_000]);
    for (let at = 6000; at <= 14_000; at += 2000) clocks.ask((at / 2000) % 2, at);
    expect(clocks.view(14_000, 0).left).toEqual([51_000, 56_000]);
    clocks.turnOver(0, 1);
    clocks.ask(1, 15_000);
    expect(clocks.view(15_000, 0)).toEqual({ left: [56_000, 55_000], running: 1, decision: null });
    clocks.turnOver(0, 1); // taken back and ended again
    expect(clocks.view(15_000, 0).left[0]).toBe(56_000);
    clocks.turnOver(1, 2);
    expect(clocks.view(15_000, 0).left[1]).toBe(60_000);
  });

  it("give the increment as before in games that began under the rule of before", () => {
    const clocks = new Clocks({ game: 60, increment: 5, decision: 30 }, 2, everybody, "handOver");
    clocks.ask(0, 0);
    clocks.ask(1, 2000);
    clocks.turnOver(0, 1);
    expect(clocks.view(2000, 1).left).toEqual([63_000, 60_000]);
  });

  it("end with the decision's time or the game's, whichever is over first, and say so from the start of the decision", () => {
    const clocks = new Clocks({ game: 60, increment: 0, decision: 50 }, 2, everybody);
    clocks.ask(0, 0);
    expect(clocks.deadline()).toBe(50_000);
    expect(decided(clocks, 0, 0)).toEqual({ left: 50_000, limit: 50_000, endsIn: 50_000, warnsIn: 25_000 });
    expect(decided(clocks, 0, 1)).toBeNull();
    clocks.ask(0, 40_000);
    expect(clocks.deadline()).toBe(60_000);
    expect(decided(clocks, 41_000, 0)).toEqual({ left: 49_000, limit: 50_000, endsIn: 19_000, warnsIn: 0 });
    clocks.ask(null, 41_000);
    expect(clocks.deadline()).toBeNull();
  });

  it("warn, and end nothing before all of a warning's time has passed, however late it came", () => {
    const clocks = new Clocks({ game: 600, increment: 0, decision: 40 }, 2, everybody);
    clocks.ask(0, 0);
    expect(clocks.warningAt()).toBe(20_000);
    clocks.warn(35_000);
    expect(clocks.warningAt()).toBeNull();
    expect(clocks.deadline()).toBe(55_000);
    expect(decided(clocks, 45_000, 0)).toMatchObject({ left: 0, endsIn: 10_000, warnsIn: 0 });
    clocks.ask(0, 50_000);
    expect([clocks.warningAt(), clocks.deadline()]).toEqual([70_000, 90_000]);
  });

  it("stand still while nobody leads the room, and for bots", () => {
    const clocks = new Clocks({ game: 60, increment: 0, decision: 50 }, 2, (who) => who === 0);
    clocks.ask(0, 0);
    clocks.ask(0, 1000);
    clocks.skip(500_000);
    expect(clocks.view(500_000, 0).left[0]).toBe(59_000);
    expect(clocks.deadline()).toBe(550_000);
    clocks.ask(1, 501_000);
    expect(clocks.view(600_000, 0)).toEqual({ left: [58_000, 60_000], running: null, decision: null });
  });

  it("leave whoever had a second left a moment to come back, when nobody has led the room for a while", () => {
    const clocks = new Clocks({ game: 600, increment: 0, decision: 50 }, 2, everybody);
    clocks.ask(0, 0);
    clocks.ask(0, 549_000);
    clocks.ask(0, 598_000);
    clocks.skip(900_000);
    expect(clocks.view(900_000, 0).left[0]).toBe(2000);
    expect(clocks.deadline()).toBe(925_000);
  });

  it("do not begin anew for invitations and their refusals (489.8.a)", () => {
    const clocks = new Clocks({ game: 600, increment: 5, decision: 30 }, 4, everybody);
    clocks.ask(0, 0);
    for (let at = 1000; at <= 29_000; at += 2000) {
      clocks.ask(2, at, "idly"); //        invited
      clocks.ask(0, at + 1000, "idly"); // declined
    }
    expect(decided(clocks, 30_000, 0)?.left).toBe(15_000);
    clocks.ask(2, 31_000, "idly");
    expect(decided(clocks, 31_000, 2)?.left).toBe(15_000);
    clocks.ask(0, 32_000);
    expect(decided(clocks, 32_000, 0)?.left).toBe(30_000);
    expect(clocks.view(32_000, 0).left).toEqual([584_000, 600_000, 584_000, 600_000]);
  });
});

describe("a team in 2v2", () => {
  it("gains no time by inviting each other again and again (489.8.a)", () => {
    const game = new Game(
      rules,
      setup("2v2"),
      { ...DEFAULT_TERMS, mode: "2v2", clock: { game: 600, increment: 5, decision: 60 } },
      everybody,
      0,
    );
    let at = 0;
    const give = (answer: Answer): void => {
      expect(game.give(game.asked ?? -1, answer, ++at)).toBeNull();
    };
    const invitation = (): Answer | undefined => legal(game.state).find(({ do: verb }) => verb === "invite");
    const rng = createRng(1);
    while (invitation() === undefined) {
      const answers = legal(game.state);
      give(answers[rng.below(answers.length)]);
    }
    const inviter = game.asked ?? -1;
    const began = at;
    while (at - began < 200_000) {
      const invite = invitation();
      if (invite === undefined || (game.clocks?.deadline() ?? 0) <= at) break;
      give(invite);
      at += 999;
      give({ do: "pass" });
      expect(game.asked).toBe(inviter);
      at += 999;
    }
    expect(at - began).toBeLessThan(125_000);
    expect(game.clocks?.deadline()).toBeLessThanOrEqual(at);
  });
});

describe("whose time is over", () => {
  it("loses, and whoever stays away loses the match", async () => {
    const server = await start();
    const timed = async () => {
      const [first, second] = [await connect(server), await connect(server)];
      const room = await open(first, { clock: { game: 600, increment: 0, decision: 5 } });
      await seat(room, [first, second]);
      const late = first.snapshot.question?.player ?? 0;
      const [asked, other] = late === 0 ? [first, second] : [second, first];
      expect(asked.game?.clock?.decision).toMatchObject({ limit: 5000 });
      expect(asked.game?.clock?.decision?.endsIn).toBeGreaterThan(4000);
      expect(other.game?.clock?.decision).toBeNull();
      const { clock } = await asked.next("warning");
      expect(clock.decision?.endsIn).toBeGreaterThan(2000);
      expect(asked.room?.phase).toBe("playing");
      const { matchWinners, lastResult } = await over(second);
      expect(lastResult?.reason).toBe("timeout");
      expect(matchWinners).toEqual([1 - late]);
      expect(other.heard.filter(({ type }) => type === "warning")).toEqual([]);
    };
    const left = async () => {
      const [first, second] = [await connect(server), await connect(server)];
      const room = await open(first, { mode: "match", bestOf: 3, clock: null, away: 5 });
      await seat(room, [first, second]);
      await first.close();
      const [{ forfeitIn, awayFor }] = (await second.roomWhere(({ seats }) => !seats[0].present)).seats;
      expect(forfeitIn).toBeGreaterThan(4000);
      expect((forfeitIn ?? 0) + (awayFor ?? 0)).toBe(5000);
      const { matchWinners, lastResult } = await over(second);
      expect(lastResult?.reason).toBe("abandoned");
      expect(matchWinners).toEqual([1]);
    };
    await Promise.all([timed(), left()]);
  });

  it("may come back on another device and finds the board as it was", async () => {
    const server = await start();
    const [first, second] = [await connect(server), await connect(server)];
    const room = await open(first, { away: 60 });
    await seat(room, [first, second]);
    const before = first.snapshot;
    await first.close();
    await second.roomWhere(({ seats }) => !seats[0].present);
    const again = await connect(server, first.token);
    expect(again.rooms).toEqual([room]);
    const shown = again.next("game");
    await again.do({ type: "enter", room });
    expect((await shown).snapshot).toEqual(before);
    expect((await second.roomWhere(({ seats }) => seats[0].present)).seats[0].forfeitIn).toBeNull();
  });
});
