import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Answer,
  apply,
  applyShown,
  type EventType,
  hash,
  newGame,
  nthSeat,
  observe,
  redact,
  type State,
  Zone,
} from "../src/internal.ts";
import { chanceOf, randomAnswer, randomSetup } from "./games.ts";

/** What can be seen between an answer and the next question. */

const MODE_NAMES = ["duel", "ffa3", "2v2"] as const;
const games = fc.record({ seed: fc.integer({ min: 1, max: 1_000_000 }), mode: fc.constantFrom(...MODE_NAMES) });

/** Plays a random game in beats; `see` gets each answer's beats and where they led. Then the same game without: it ends the same. */
function play(seed: number, mode: (typeof MODE_NAMES)[number], see: (beats: readonly State[], after: State) => void): void {
  const chance = chanceOf(seed);
  const setup = randomSetup(seed, mode);
  const s = newGame({ ...setup, record: true });
  const answers: Answer[] = [];
  while (answers.length < 250 && s.decision !== null) {
    answers.push(randomAnswer(s, chance));
    const { refusal, beats } = applyShown(s, answers[answers.length - 1]);
    expect(refusal).toBeNull();
    see(beats, s);
  }
  const unseen = newGame(setup);
  for (const answer of answers) apply(unseen, answer);
  expect(hash(unseen)).toBe(hash(s));
}

describe("what is shown between two questions", () => {
  it("changes nothing, tells of the same events, and can be observed by every seat", () => {
    fc.assert(
      fc.property(games, ({ seed, mode }) => {
        play(seed, mode, (beats, after) => {
          for (const beat of beats) {
            expect(after.events?.[(beat.events?.length ?? 0) - 1]).toBe(beat.events?.at(-1));
            for (let seat = -1; seat < after.players.length; seat++) {
              expect(observe(beat, nthSeat(seat)).decision).toBeNull();
              const event = beat.events?.at(-1);
              if (event !== undefined) redact(event, beat, nthSeat(seat));
            }
          }
        });
      }),
      { numRuns: 5 },
    );
  });

  it("has those who are killed still in their places, all together", () => {
    const seen = new Set<EventType>();
    for (let seed = 1; seed <= 8; seed++)
      play(seed, "duel", (beats, after) => {
        for (const beat of beats) {
          const { length } = beat.events ?? [];
          const last = beat.events?.at(-1);
          if (last === undefined) continue;
          seen.add(last.type);
          if (last.type !== "killed") continue;
          for (const event of (after.events ?? []).slice(length - 1)) {
            if (event.type !== "killed" && event.type !== "triggered") break;
            if (event.type === "killed") expect(beat.objects[event.object].zone).toBe(Zone.board);
          }
        }
      });
    expect([...seen].sort()).toEqual(["chose", "combatBegan", "combatResult", "gainedPoints", "killed", "turnBegan"]);
  });
});
