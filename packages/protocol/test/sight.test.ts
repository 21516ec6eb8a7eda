import { ask, BOTS, createRng } from "@rulebound/bots";
import { CARDS, starterDecks } from "@rulebound/cards";
import { applyShown, loadPool, type ModeName, newGame, nthSeat, P1, type Seat, type State } from "@rulebound/engine/internal";
import { speechNow } from "@rulebound/languages/all";
import { describe, expect, it } from "vitest";
import { beatSnapshot, SeatMemory, type SeatSnapshot, seatSnapshot, shownNext } from "../src/shown.ts";
import { Sight } from "../src/sight.ts";

const { pool } = loadPool(CARDS);
const decks = starterDecks(pool).map(({ deck }) => deck);

/** Somebody who remembers what they were shown, and keeps a snapshot up to date by what has changed. */
class Follower {
  private readonly sight = new Sight();
  private readonly memory = new SeatMemory();
  private shown: { readonly at: number; readonly snapshot: SeatSnapshot } | null = null;
  readonly sizes = { whole: 0, sent: 0 };

  constructor(
    readonly seat: Seat,
    private readonly language: string,
  ) {}

  /** What they have now, and what somebody would have who has just come: both as they are written. */
  follow(s: State, take: typeof seatSnapshot): readonly [string, string] {
    const speech = speechNow(this.language);
    const fresh = JSON.stringify(take(s, this.seat, speech));
    const seen = this.sight.look(take(s, this.seat, speech, this.memory)) ?? '"changes":{}';
    const at = (this.shown?.at ?? 0) + 1;
    this.shown = shownNext(this.shown, { at, ...JSON.parse(`{${seen}}`) });
    this.sizes.whole += fresh.length;
    this.sizes.sent += seen.length;
    return [JSON.stringify(this.shown?.snapshot), fresh];
  }

  get whole(): unknown {
    return JSON.parse(`{${this.sight.whole}}`).snapshot;
  }
}

describe("what has changed", () => {
  it.each<[ModeName, number, string]>([
    ["duel", 2, "en"],
    ["ffa4", 4, "de"],
    ["2v2", 4, "zh"],
  ])("leads every viewer through a whole game, to the byte, with all that is seen on the way (%s)", (mode, players, language) => {
    const { busy } = BOTS;
    if (busy === undefined) throw new Error("there is no busy bot");
    let beats = 0;
    for (const seed of [1, 2]) {
      const s = newGame({ pool, mode, seed: seed + players, decks: decks.slice(0, players), record: true, windows: "public" });
      const followers = Array.from({ length: players + 1 }, (_, i) => new Follower(nthSeat(i - 1), i % 2 === 0 ? language : "en"));
      const rng = createRng(seed);
      for (let n = 0; n < 120 && s.decision !== null; n++) {
        const shown = applyShown(s, ask(busy, s, rng));
        expect(shown.refusal).toBeNull();
        beats += shown.beats.length;
        for (const follower of followers) {
          for (const beat of shown.beats) {
            const [kept, fresh] = follower.follow(beat, beatSnapshot);
            expect(kept).toBe(fresh);
          }
          const [kept, fresh] = follower.follow(s, seatSnapshot);
          expect(kept).toBe(fresh);
          if (n % 40 === 0) expect(follower.whole).toEqual(JSON.parse(fresh));
        }
      }
      for (const { sizes } of followers) expect(sizes.sent).toBeLessThan(sizes.whole / 3);
    }
    expect(beats).toBeGreaterThan(3);
  });

  it("is told of a game that was taken back and played on", () => {
    const { busy } = BOTS;
    if (busy === undefined) throw new Error("there is no busy bot");
    const begin = (): State => newGame({ pool, mode: "duel", seed: 4, decks: decks.slice(0, 2), record: true, windows: "public" });
    const follower = new Follower(P1, "en");
    for (const answers of [60, 30, 61]) {
      const s = begin();
      const rng = createRng(9);
      for (let n = 0; n < answers; n++) applyShown(s, ask(busy, s, rng));
      const [kept, fresh] = follower.follow(s, seatSnapshot);
      expect(kept).toBe(fresh);
    }
  });
});
