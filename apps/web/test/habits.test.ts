import { describe, expect, it } from "vitest";
import { cardOf } from "../src/board/seats.ts";
import { cardFacts } from "../src/card/facts.ts";
import { type Habit, mayKey, NO_HABITS, orderKey, wordsOf } from "../src/engine/habits.ts";
import { type Stops, USUAL_STOPS } from "../src/engine/table.ts";
import { playSolo } from "./solo.ts";

const GAMES = 5;
const bots = [null, "busy"];
const nameOf = (card: number): string => (card < 0 ? "" : cardFacts(card).name);

/** Plays games in which whatever can be remembered is, the first time it is asked. Returns what was asked how often. */
async function asked(remember: (habit: Habit) => boolean, habit: Habit): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (let seed = 1; seed <= GAMES; seed++) {
    let stops: Stops = USUAL_STOPS;
    await playSolo({
      bots,
      seed,
      stops,
      see: (question) => {
        const may = mayKey(question, nameOf(question.sourceCard));
        const order = orderKey(question);
        const key = may ?? order;
        if (key === null) return undefined;
        times.set(`${seed} ${key}`, (times.get(`${seed} ${key}`) ?? 0) + 1);
        if (!remember(habit)) return undefined;
        const habits = stops.habits ?? NO_HABITS;
        const options = question.options.map(({ option }) => option);
        stops = {
          ...stops,
          habits:
            may !== null
              ? { ...habits, may: { ...habits.may, [may]: habit } }
              : { ...habits, orders: { ...habits.orders, [key]: wordsOf(question, options.toReversed()) } },
        };
        return { stops };
      },
    });
  }
  return times;
}

describe("what players want done without being asked", () => {
  it("is asked once, where it can be done, and never again", async () => {
    const usual = await asked(() => false, "always");
    expect(Math.max(...usual.values())).toBeGreaterThan(1);
    expect([...usual.keys()].some((key) => key.includes(" & "))).toBe(true);
    for (const habit of ["always", "never"] as const) {
      const times = await asked(() => true, habit);
      expect(times.size).toBeGreaterThan(5);
      expect(Math.max(...times.values())).toBe(1);
    }
  }, 120_000);

  it("counts for windows: what need not be asked about is not, and what always has to be is", async () => {
    /** How often a window is asked for that one card opens, in a few games. */
    const windows = async (habit: Habit | null): Promise<{ readonly all: number; readonly own: number }> => {
      let [all, own] = [0, 0];
      for (let seed = 1; seed <= GAMES; seed++) {
        let stops: Stops = USUAL_STOPS;
        await playSolo({
          bots,
          seed,
          see: ({ kind, offers, player }, { snapshot: { view } }) => {
            if (kind !== "act" || !offers.some(({ answer }) => answer.do === "pass")) return undefined;
            all++;
            if (view.chain.at(-1)?.controller === player) own++;
            const cards = offers
              .flatMap(({ answer, objects }) => (answer.do === "pass" ? [] : objects))
              .map((id) => nameOf(cardOf(view, id)));
            const { habits = NO_HABITS } = stops;
            const unsaid = cards.filter((card) => habits.windows[card] === undefined);
            if (habit === null || unsaid.length === 0) return { answer: { do: "pass" } };
            const windows = { ...habits.windows, ...Object.fromEntries(unsaid.map((card) => [card, habit])) };
            stops = { ...stops, habits: { ...habits, windows } };
            return { stops };
          },
        });
      }
      return { all, own };
    };
    const [usual, never, always] = [await windows(null), await windows("never"), await windows("always")];
    expect(usual.own).toBe(0);
    expect(never.all).toBeLessThan(usual.all / 2);
    expect(always.own).toBeGreaterThan(0);
  }, 120_000);
});
