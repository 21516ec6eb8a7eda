import { type Answer, apply, areTeammates, fork, legal, type Seat, type State } from "@rulebound/engine";
import { chanceOf, evaluate } from "../evaluate.ts";
import type { Outlook } from "../outlook.ts";
import { habit, inclinations } from "../policy.ts";
import { createRng, type Rng } from "../rng.ts";
import { actionKey } from "./action-key.ts";
import { Node } from "./tree.ts";

/** How much is tried that looks worse so far. */
const CURIOSITY = 0.25;
/** Progressive widening: so many answers are looked at after n visits. */
const WIDTH = { first: 2, factor: 1, exponent: 0.5 };
/** No continuation is longer. */
const LONG = 120;
/** So many games are imagined at most; then they are used again. */
const WORLDS = 32;
const SEEDS = 0x7fffffff;

/** Tries answers in imagined games: down the tree of what may follow, on by habit to the end of the turn, and judges. */
export class Lookahead {
  private readonly seat: Seat;
  private readonly worlds: State[] = [];
  private readonly seed: number;

  constructor(
    private readonly outlook: Outlook,
    rng: Rng,
  ) {
    this.seat = outlook.seat;
    this.seed = rng.below(SEEDS);
  }

  /** The same ones for every answer. */
  world(n: number): State {
    const at = n % WORLDS;
    this.worlds[at] ??= this.outlook.imagine(createRng(this.seed, -1 - at));
    return this.worlds[at];
  }

  try({ answer, node }: { readonly answer: Answer; readonly node: Node }): void {
    const rng = createRng(this.seed, node.visits);
    const s = fork(this.world(node.visits));
    const start = s.turnNumber;
    apply(s, answer);
    const path = this.descend(s, node, start);
    for (let step = 0; step < LONG && !isOver(s, start); step++) apply(s, habit(s, rng));
    const value = chanceOf(evaluate(s, this.seat));
    for (const one of path) {
      one.visits++;
      one.total += value;
    }
  }

  /** Down to an answer that was not tried yet. */
  private descend(s: State, from: Node, start: number): Node[] {
    const path = [from];
    let node = from;
    let isNew = from.visits === 0;
    for (let step = 0; step < LONG && !isNew && !isOver(s, start); step++) {
      const answers = legal(s);
      if (answers.length === 1) {
        apply(s, answers[0]);
        continue;
      }
      const [answer, child] = this.select(s, node, answers);
      isNew = child.visits === 0;
      apply(s, answer);
      path.push(child);
      node = child;
    }
    return path;
  }

  private select(s: State, node: Node, answers: readonly Answer[]): [Answer, Node] {
    const keys = answers.map((answer) => actionKey(s, answer));
    let known = 0;
    for (const key of keys) if (node.children.has(key)) known++;
    if (known < keys.length && known < WIDTH.first + WIDTH.factor * node.visits ** WIDTH.exponent) {
      const i = mostNatural(s, node, answers, keys);
      const child = new Node();
      node.children.set(keys[i], child);
      return [answers[i], child];
    }
    const isOwn = areTeammates(s, s.decision?.player ?? -1, this.seat);
    let best = -1;
    let bestChild = node;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < keys.length; i++) {
      const child = node.children.get(keys[i]);
      if (child === undefined) continue;
      child.offered++;
      const mean = child.total / child.visits;
      const score = (isOwn ? mean : 1 - mean) + CURIOSITY * Math.sqrt(Math.log(child.offered + 1) / child.visits);
      if (score <= bestScore) continue;
      bestScore = score;
      best = i;
      bestChild = child;
    }
    return [answers[best], bestChild];
  }
}

function mostNatural(s: State, node: Node, answers: readonly Answer[], keys: readonly number[]): number {
  const weights = inclinations(s, answers);
  let best = -1;
  for (let i = 0; i < keys.length; i++) if (!node.children.has(keys[i]) && (best < 0 || weights[i] > weights[best])) best = i;
  return best;
}

/** The game, or the turn: what the next player may make of it is the evaluation's business. */
const isOver = (s: State, start: number): boolean => s.decision === null || s.turnNumber > start;
