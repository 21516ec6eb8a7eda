import { deflateRawSync } from "node:zlib";
import { CARDS, starterDecks } from "@rulebound/cards";
import { legal, loadPool, type ModeName, Recorder, type Replay, replay } from "@rulebound/engine/internal";
import { describe, expect, test } from "vitest";
import { caseFragment, caseInFragment, LinkError, LONGEST_FRAGMENT, replayFragment, replayInFragment } from "../src/links/index.ts";

const { pool } = loadPool(CARDS);

/** A game in which everybody takes some legal answer or other. */
function played(mode: ModeName, seats: number, most: number): Replay {
  const decks = starterDecks(pool).slice(0, seats);
  const recorder = new Recorder({ pool, mode, decks: decks.map(({ deck }) => deck), seed: 5 });
  for (let i = 0; i < most && recorder.state.decision !== null; i++) {
    const answers = legal(recorder.state);
    recorder.apply(answers[(i * 7) % answers.length]);
  }
  return recorder.replay();
}

describe("a case in a link", () => {
  test("is the same case, whatever letters it has", async () => {
    const text = 'name: Größe, 符文 & "quotes"\nplayers:\n  P1: {base: [V2]}\n';
    const fragment = await caseFragment(text);
    expect(fragment).toMatch(/^c=[\w-]+$/);
    expect(await caseInFragment(`#${fragment}`)).toBe(text);
  });

  test("is refused where it would be longer than links may be", async () => {
    const noise = Array.from({ length: 20_000 }, (_, i) => ((i * 2_654_435_761) >>> 7).toString(36)).join("");
    await expect(caseFragment(noise)).rejects.toThrow(/share it as a file/);
  });

  test.each(["", "#", "#c=", "#c=%%%", "#c=AAAA", "#r=AAAA", `#c=${"A".repeat(LONGEST_FRAGMENT + 1)}`])(
    "is refused if damaged: %s",
    async (hash) => {
      await expect(caseInFragment(hash)).rejects.toThrow(LinkError);
    },
  );

  test("never unfolds to more than a case can be", async () => {
    const bomb = deflateRawSync(Buffer.alloc(5_000_000), { level: 9 }).toString("base64url");
    expect(bomb.length).toBeLessThan(LONGEST_FRAGMENT);
    await expect(caseInFragment(`#c=${bomb}`)).rejects.toThrow(/more than/);
  });
});

describe("a game in a link", () => {
  test.each([
    ["duel", 2],
    ["ffa4", 4],
  ] as const)("is played again to its end: %s", async (mode, seats) => {
    const game = played(mode, seats, 2000);
    const names = game.decks.map((_, seat) => ({ name: `Player ${seat + 1}`, bot: seat === 0 ? null : "greedy" }));
    const fragment = await replayFragment({ replay: game, seats: names });
    expect(fragment.length).toBeLessThan(LONGEST_FRAGMENT);
    const shared = await replayInFragment(fragment);
    expect(shared.seats).toEqual(names);
    expect(shared.replay.answers).toEqual(game.answers);
    // `replay` throws where a fingerprint differs.
    replay(pool, shared.replay);
  });

  test("with nonsense in it is refused with a reason", async () => {
    const fragment = async (data: unknown) => `r=${(await caseFragment(JSON.stringify(data))).slice(2)}`;
    await expect(replayInFragment(await fragment(7))).rejects.toThrow("holds no game");
    await expect(replayInFragment(await fragment([{ format: 99 }, []]))).rejects.toThrow(/format/);
  });

  test("has names for seats that the link does not name", async () => {
    const game = played("duel", 2, 20);
    const fragment = `r=${(await caseFragment(JSON.stringify([game, [["", 3]]]))).slice(2)}`;
    expect((await replayInFragment(fragment)).seats).toEqual([
      { name: "P1", bot: null },
      { name: "P2", bot: null },
    ]);
  });
});
