import { ask, type Bot, chanceOf, createRng, evaluate, type Rng } from "@rulebound/bots";
import {
  type Answer,
  areFriendly,
  type CardPool,
  describe,
  legal,
  type Replay,
  replayStates,
  type Seat,
  type State,
} from "@rulebound/engine";
import { imagined, lineFrom, worthOf } from "./lines.ts";

/** A recorded game, decision by decision: how it stood, what a bot would have done, and what the answer cost. */
export interface AnalysisOptions {
  /** Whose advice is asked. */
  readonly bot: Bot;
  readonly seed: number;
  /** In how many imagined games an answer is compared with the bot's. */
  readonly worlds: number;
  /** After each decision. */
  readonly onDecision?: (done: number, all: number) => void;
}

export interface Moment {
  /** The number of the answer, from 1. */
  readonly answer: number;
  readonly turn: number;
  readonly player: Seat;
  readonly action: string;
  /** How many answers there were. */
  readonly choices: number;
  /** Each seat's chance to win before the answer, by the bot's evaluation. */
  readonly chances: readonly number[];
  /** How the chance of its player changed with it, by the same evaluation. */
  readonly change: number;
  /** What the bot would have answered, and how it would go on in this turn. */
  readonly best: string;
  readonly line: readonly string[];
  /** By how much the answer has lowered the chance of its player, compared with the bot's; 0 where they are the same. */
  readonly cost: number;
}

export interface Analysis {
  readonly bot: string;
  readonly mode: string;
  readonly seats: number;
  readonly turns: number;
  readonly winners: readonly Seat[];
  readonly moments: readonly Moment[];
  /** Chances when all was done. */
  readonly last: readonly number[];
  /** Since this answer the winner was ahead; null: from the beginning, or nobody has won. */
  readonly turned: Moment | null;
  /** The answers that cost most, worst first. */
  readonly costly: readonly Moment[];
  /** The answers with which chances changed most. */
  readonly swings: readonly Moment[];
}

const SHOWN_COSTLY = 5;
const SHOWN_SWINGS = 3;
/** Less than this is noise of the evaluation. */
const LEAST_COST = 0.03;

export function analyse(pool: CardPool, replay: Replay, options: AnalysisOptions): Analysis {
  const states = replayStates(pool, replay);
  const moments = replay.answers.map((answer, i) => {
    options.onDecision?.(i, replay.answers.length);
    return momentOf(states[i], states[i + 1], answer, i, options);
  });
  const end = states[states.length - 1];
  return {
    bot: options.bot.name,
    mode: replay.mode,
    seats: end.players.length,
    turns: end.turnNumber,
    winners: end.winners,
    moments,
    last: chancesOf(end),
    turned: turningPoint(moments, end.winners),
    costly: moments
      .filter(({ cost }) => cost >= LEAST_COST)
      .sort((a, b) => b.cost - a.cost)
      .slice(0, SHOWN_COSTLY),
    swings: moments.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, SHOWN_SWINGS),
  };
}

function momentOf(s: State, after: State, answer: Answer, index: number, { bot, seed, worlds }: AnalysisOptions): Moment {
  const player = answer.do === "concede" ? answer.player : (s.decision?.player ?? -1);
  const choices = legal(s).length;
  const chances = chancesOf(s);
  const change = chancesOf(after)[player] - chances[player];
  const about = { answer: index + 1, turn: s.turnNumber, player, action: describe(s, answer), choices, chances, change };
  if (choices < 2 || answer.do === "concede") return { ...about, best: about.action, line: [], cost: 0 };
  const advice = ask(bot, s, createRng(seed, index));
  const line = lineFrom(imagined(s, player, createRng(seed, index)), advice, bot, createRng(seed, index));
  const best = describe(s, advice);
  const cost = isSame(advice, answer) ? 0 : costOf(s, answer, advice, bot, (world) => createRng(seed + world, index), worlds);
  return { ...about, best, line, cost };
}

const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Both answers are tried in the same imagined games. A bot may be wrong: then its advice is no better, and the cost is 0. */
function costOf(s: State, answer: Answer, advice: Answer, bot: Bot, chance: (world: number) => Rng, worlds: number): number {
  const seat = s.decision?.player ?? 0;
  let sum = 0;
  for (let world = 0; world < worlds; world++) {
    const game = imagined(s, seat, chance(world));
    sum += worthOf(game, seat, advice, bot, chance(world)) - worthOf(game, seat, answer, bot, chance(world));
  }
  return Math.max(0, sum / worlds);
}

/** Everybody's chance; teammates share theirs, and all of them together make 1. */
export function chancesOf(s: State): number[] {
  if (s.winners.length > 0) return s.players.map(({ seat }) => (s.winners.includes(seat) ? 1 : 0));
  const each = s.players.map(({ seat }) => chanceOf(evaluate(s, seat)));
  const teams = s.players.filter(({ seat }) => !s.players.some((other) => other.seat < seat && areFriendly(s, other.seat, seat)));
  const total = teams.reduce((sum, { seat }) => sum + each[seat], 0);
  return each.map((one) => one / total);
}

function turningPoint(moments: readonly Moment[], winners: readonly Seat[]): Moment | null {
  if (winners.length === 0) return null;
  const [winner] = winners;
  const isAhead = ({ chances }: Moment): boolean => chances.every((one, seat) => winners.includes(seat) || one <= chances[winner]);
  const behind = moments.findLastIndex((moment) => !isAhead(moment));
  return behind < 0 ? null : moments[behind];
}
