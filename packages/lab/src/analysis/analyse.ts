import { chanceOf, createRng, evaluate, Outlook } from "@rulebound/bots";
import {
  type Answer,
  areFriendly,
  type CardPool,
  describe,
  legal,
  NOBODY,
  nthSeat,
  type Replay,
  replayStates,
  type Seat,
  type State,
} from "@rulebound/engine/internal";
import { playedMove } from "./gesture.ts";
import { type Better, type JudgeOptions, judge } from "./judge.ts";
import { lineFrom } from "./lines.ts";
import { reasonWords } from "./words.ts";

/** A recorded game, decision by decision: how it stood, what a bot would have done, and what the answer cost. */
export interface AnalysisOptions extends JudgeOptions {
  /** How the bot would go on from each of its answers, not only from the better ones. */
  readonly lines?: boolean;
  /** After each decision. */
  readonly onDecision?: (done: number, all: number) => void;
}

export interface Moment {
  /** The number of the answer, from 1. */
  readonly answer: number;
  readonly turn: number;
  readonly player: Seat;
  readonly action: string;
  /** The answer with what was chosen after it. */
  readonly move: string;
  /** How many answers there were. */
  readonly choices: number;
  /** Each seat's chance to win before the answer, by the bot's evaluation. */
  readonly chances: readonly number[];
  /** How the chance of its player changed with it, by the same evaluation. */
  readonly change: number;
  /** What the bot would have answered, and how it would go on in this turn (where it is better, or lines are wanted). */
  readonly best: string;
  readonly line: readonly string[];
  /** By how much the answer has lowered the chance of its player, compared with the bot's; 0 where that is no better. */
  readonly cost: number;
  /** The better move, its worth and its reasons; null where there is none. */
  readonly better: Better | null;
  /** Its reasons in words. */
  readonly why: readonly string[];
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

export function analyse(pool: CardPool, replay: Replay, options: AnalysisOptions): Analysis {
  const states = replayStates(pool, replay);
  const moments = replay.answers.map((_, i) => {
    options.onDecision?.(i, replay.answers.length);
    return momentOf(pool, states, replay.answers, i, options);
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
      .filter(({ cost }) => cost > 0)
      .sort((a, b) => b.cost - a.cost)
      .slice(0, SHOWN_COSTLY),
    swings: moments.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, SHOWN_SWINGS),
  };
}

function momentOf(pool: CardPool, states: readonly State[], answers: readonly Answer[], index: number, options: AnalysisOptions): Moment {
  const s = states[index];
  const answer = answers[index];
  const player = answer.do === "concede" ? answer.player : (s.decision?.player ?? NOBODY);
  const chances = chancesOf(s);
  const change = chancesOf(states[index + 1])[player] - chances[player];
  const action = describe(s, answer);
  const move = playedMove(states, answers, index);
  const about = { answer: index + 1, turn: s.turnNumber, player, action, move, choices: legal(s).length, chances, change };
  const judged = judge(s, answer, index, options);
  if (judged === null) return { ...about, best: action, line: [], cost: 0, better: null, why: [] };
  const { advice, better } = judged;
  const why = better?.reasons.map((reason) => reasonWords(reason, player, pool)) ?? [];
  const line = better !== null || options.lines === true ? lineOf(s, advice, index, options) : [];
  return { ...about, best: describe(s, advice), line, cost: better?.cost ?? 0, better, why };
}

function lineOf(s: State, advice: Answer, index: number, { bot, seed }: JudgeOptions): string[] {
  const game = new Outlook(s).imagine(createRng(seed, index));
  game.windows = "useful";
  return lineFrom(game, advice, bot, createRng(seed, index));
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
  const isAhead = ({ chances }: Moment): boolean => chances.every((one, seat) => winners.includes(nthSeat(seat)) || one <= chances[winner]);
  const behind = moments.findLastIndex((moment) => !isAhead(moment));
  return behind < 0 ? null : moments[behind];
}
