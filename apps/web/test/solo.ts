import { createRng } from "@rulebound/bots";
import { CARDS, STARTER_DECKS } from "@rulebound/cards";
import { type Answer, loadPool } from "@rulebound/engine/internal";
import type { OwnQuestion } from "@rulebound/protocol/seat";
import { Host } from "../src/engine/host.ts";
import type { TableSetup } from "../src/engine/messages.ts";
import type { Frame, Stops } from "../src/engine/table.ts";
import { think } from "../src/engine/thinking.ts";

const { pool } = loadPool(CARDS);
const MOST_QUESTIONS = 600;

export interface Play {
  /** Null: a person, who answers by chance. */
  readonly bots: readonly (string | null)[];
  readonly seed: number;
  readonly stops?: Stops;
  /** Sees every question that is put to a person, and may say what is answered, or how they want to be asked from now on. */
  see(question: OwnQuestion, frame: Frame): { readonly answer?: Answer; readonly stops?: Stops } | undefined;
}

/** A game at one's own table, with the host that a page has. */
export async function playSolo({ bots, seed, stops, see }: Play): Promise<void> {
  let frame: Frame | null = null;
  const host = new Host({
    pool,
    say: (message) => {
      if (message.say === "crashed") throw new Error(message.message);
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
  await host.onMessage({ do: "start", setup, stops });
  for (let n = 0; n < MOST_QUESTIONS; n++) {
    const now = frame as unknown as Frame;
    const { question } = now.snapshot;
    if (question === null) return;
    if (!question.mine) throw new Error("the game waits for nobody");
    const said = see(question, now);
    if (now.curtain) await host.onMessage({ do: "liftCurtain" });
    if (said?.stops !== undefined) await host.onMessage({ do: "stops", stops: said.stops });
    else {
      const answer = said?.answer ?? question.offers[rng.below(question.offers.length)].answer;
      await host.onMessage({ do: "answer", at: now.at, answers: [answer], queuedTargets: [] });
    }
  }
}
