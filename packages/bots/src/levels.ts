import { type Answer, modeOf, otherOfTwo, type Seat, type State, victoryScore } from "@rulebound/engine/internal";
import type { Bot } from "./bot.ts";
import { evaluate } from "./evaluate.ts";
import { greedy } from "./greedy.ts";
import { habitual } from "./habitual.ts";
import type { Outlook } from "./outlook.ts";
import { random } from "./random.ts";
import type { Rng } from "./rng.ts";
import { search } from "./search/search.ts";

/** Opponents for people, from the first game to the hardest. Each answers in a time that nobody minds. */

/** One answer in so many is any answer. */
const SLIPS_ONE_IN = 4;

const beginner: Bot = {
  name: "beginner",
  choose: (outlook, rng) => (rng.below(SLIPS_ONE_IN) === 0 ? random : habitual).choose(outlook, rng),
};

const level = (name: string, bot: Bot): Bot => ({
  name,
  choose: (outlook, rng) => concession(outlook, rng) ?? bot.choose(outlook, rng),
});

/** Weakest first. */
export const LEVELS: readonly Bot[] = [
  beginner,
  level("casual", habitual),
  level("skilled", greedy),
  level("strong", search({ milliseconds: 200 })),
  level("expert", search({ milliseconds: 1500 })),
];

/** This far behind, by the evaluation, nobody has come back. */
const HOPELESS = -9;

/**
 * A person gives up where only the end is missing: in their own turn, with the opponent a point from winning and far ahead
 * in everything. In a game of several that would be unfair to the others, so nobody does it there.
 */
function concession(outlook: Outlook, rng: Rng): Answer | null {
  const { decision, seat, answers } = outlook;
  if (decision.kind !== "act" || answers[answers.length - 1].do !== "endTurn") return null;
  const game = outlook.imagine(rng);
  return isHopeless(game, seat) ? { do: "concede", player: seat } : null;
}

function isHopeless(s: State, seat: Seat): boolean {
  if (modeOf(s).players !== 2) return false;
  const needed = victoryScore(s);
  return s.players[otherOfTwo(seat)].points >= needed - 1 && s.players[seat].points < needed / 2 && evaluate(s, seat) < HOPELESS;
}
