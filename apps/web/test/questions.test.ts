import { createRng } from "@rulebound/bots";
import { CARDS, STARTER_DECKS } from "@rulebound/cards";
import { loadPool } from "@rulebound/engine";
import { describe, expect, it } from "vitest";
import { Host } from "../src/engine/host.ts";
import type { TableSetup } from "../src/engine/messages.ts";
import type { Frame, Stops } from "../src/engine/table.ts";
import { think } from "../src/engine/thinking.ts";

const { pool } = loadPool(CARDS);
const GAMES = 50;
const MOST_QUESTIONS = 600;

interface Count {
  asked: number;
  oneAnswer: number;
  endTurn: number;
  ownItem: number;
  curtains: number;
}

/** A game in which people answer by chance. Every question that is put to them is counted. */
async function play(bots: readonly (string | null)[], seed: number, count: Count, stops?: Stops): Promise<void> {
  let frame: Frame | null = null;
  const host = new Host({
    pool,
    say: (message) => {
      if (message.say === "fallen") throw new Error(message.message);
      if (message.say === "frame") frame = message.frame;
    },
    keep: () => {},
    kept: async () => undefined,
    finish: () => {},
    think: async (thought, state) => think(thought, state),
    now: () => 0,
    wait: async () => {},
  });
  const seats = bots.map((bot, seat) => {
    const { text, name } = STARTER_DECKS[(seed + seat) % STARTER_DECKS.length];
    return { name: `P${seat + 1}`, bot, deck: text, deckName: name };
  });
  const setup: TableSetup = { id: "count", mode: "duel", seats, seed, fullControl: false };
  const rng = createRng(seed);
  await host.hear({ do: "start", setup, stops });
  for (let n = 0; n < MOST_QUESTIONS; n++) {
    const { snapshot, at, curtain } = frame as unknown as Frame;
    const { question, view } = snapshot;
    if (question === null) return;
    if (!question.mine) throw new Error("the game waits for nobody");
    if (curtain) {
      count.curtains++;
      await host.hear({ do: "liftCurtain" });
    }
    const { offers, kind } = question;
    count.asked++;
    if (offers.length === 1) {
      if (offers[0].answer.do === "endTurn") count.endTurn++;
      else count.oneAnswer++;
    }
    if (kind === "act" && view.chain.at(-1)?.controller === question.player) count.ownItem++;
    await host.hear({ do: "answer", at, answers: [offers[rng.below(offers.length)].answer], hopes: [] });
  }
}

const counted = async (games: number, bots: readonly (string | null)[], stops?: Stops): Promise<Count> => {
  const count: Count = { asked: 0, oneAnswer: 0, endTurn: 0, ownItem: 0, curtains: 0 };
  for (let seed = 1; seed <= games; seed++) await play(bots, seed, count, stops);
  return count;
};

describe("what people are asked", () => {
  it.each<[string, (string | null)[]]>([
    ["against a bot", [null, "busy"]],
    ["at one screen", [null, null]],
  ])(
    `%s: under 2 in 100 questions of ${GAMES / 2} games have one answer; ending a turn is always the player's own doing`,
    async (_, bots) => {
      const { asked, oneAnswer, endTurn, ownItem, curtains } = await counted(GAMES / 2, bots);
      console.log(`${asked} questions, ${oneAnswer} with one answer, ${endTurn} where only ending the turn was left, ${curtains} curtains`);
      expect(asked).toBeGreaterThan(1000);
      expect(oneAnswer / asked).toBeLessThan(0.02);
      expect(endTurn).toBeGreaterThan(0);
      expect(ownItem).toBe(0);
    },
    120_000,
  );

  it("with full control they are asked at every window", async () => {
    const { oneAnswer, ownItem } = await counted(2, [null, "busy"], { chain: true, showdown: true, phases: [], full: true });
    expect(oneAnswer).toBeGreaterThan(20);
    expect(ownItem).toBeGreaterThan(0);
  });
});
