import { type Ahead, ask, type Bot, createRng, lookAhead, Outlook } from "@rulebound/bots";
import { type Answer, fork, legal, type State } from "@rulebound/engine/internal";
import { movePlayedBy } from "./gesture.ts";
import { type Reason, reasonsFor } from "./reasons.ts";

/** One answer held against what a bot would have answered, in games that could be the real one for all the player knew. */

export interface JudgeOptions {
  /** Whose advice is asked. */
  readonly bot: Bot;
  readonly seed: number;
  /** In how many imagined games both answers are tried. */
  readonly worlds: number;
}

export interface Judgement {
  readonly advice: Answer;
  /** How much better the bot's answer is, and why; null where it is not, or not for sure. */
  readonly better: Better | null;
}

export interface Better {
  /** The bot's move with all that it would have chosen for it. */
  readonly move: string;
  readonly cost: number;
  /** The chance to win when the player's next turn begins, after the answer and after the bot's. */
  readonly chances: { readonly played: number; readonly better: number };
  readonly reasons: readonly Reason[];
}

/** Less than this is noise, however sure it looks. */
const LEAST_COST = 0.03;
/** So many standard errors are no chance. */
const SURE = 2;

/** So many games are enough to see that there is nothing to be seen. */
const FIRST_LOOK = 2;

/** Null: there was nothing to decide. `index`: the number of the answer, which has its own chance. */
export function judge(s: State, answer: Answer, index: number, { bot, seed, worlds }: JudgeOptions): Judgement | null {
  if (s.decision === null || answer.do === "concede" || legal(s).length < 2) return null;
  const { player } = s.decision;
  const asked = fork(s);
  asked.windows = "useful"; // where others can only pass there is nothing to think about
  const advice = ask(bot, asked, createRng(seed, index));
  if (isSame(advice, answer)) return { advice, better: null };
  const outlook = new Outlook(asked);
  const tried: Tried[] = [];
  for (let world = 0; world < worlds; world++) {
    if (world === FIRST_LOOK && meanOf(tried.map(gainOf)) < LEAST_COST) break;
    const game = outlook.imagine(createRng(seed + world, index));
    tried.push({ game, better: lookAhead(game, player, advice), played: lookAhead(game, player, answer) });
  }
  const cost = sureGain(tried.map(gainOf));
  if (cost === 0) return { advice, better: null };
  return {
    advice,
    better: {
      move: movePlayedBy(bot, tried[0].game, advice, createRng(seed, index)),
      cost,
      chances: { played: meanOf(tried.map((one) => one.played.chance)), better: meanOf(tried.map((one) => one.better.chance)) },
      reasons: reasonsFor(
        s,
        player,
        tried.map((one) => ({ better: one.better.end, played: one.played.end })),
      ),
    },
  };
}

/** Both answers in the same game, so that the answers are compared and not their luck. */
interface Tried {
  readonly game: State;
  readonly better: Ahead;
  readonly played: Ahead;
}

const gainOf = ({ better, played }: Tried): number => better.chance - played.chance;

const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

function sureGain(gains: readonly number[]): number {
  const mean = meanOf(gains);
  const variance = gains.length < 2 ? 0 : gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1);
  return mean >= LEAST_COST && mean >= SURE * Math.sqrt(variance / gains.length) ? mean : 0;
}
