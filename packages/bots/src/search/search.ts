import { type Answer, apply, areTeammates, legal, type Seat, type State } from "@rulebound/engine";
import type { Bot } from "../bot.ts";
import { chanceOf, evaluate } from "../evaluate.ts";
import { opening } from "../opening.ts";
import type { Outlook } from "../outlook.ts";
import { habit, inclinations } from "../policy.ts";
import type { Rng } from "../rng.ts";
import { isOpen } from "../settle.ts";
import { actionKey } from "./action-key.ts";
import { type Budget, budgetName, clockOf } from "./budget.ts";
import { Node } from "./tree.ts";

/**
 * Information-set Monte Carlo tree search: game after game is imagined from what the seat knows; each goes down one tree of
 * answers, its own and its opponents', is played on by habit until the seat's next turn has begun, and is judged there.
 */
export const search = (budget: Budget): Bot => ({
  name: `search:${budgetName(budget)}`,
  choose: (outlook, rng) => {
    const { answers, decision } = outlook;
    if (answers.length === 1) return answers[0];
    if (decision.kind === "name") return answers[rng.below(answers.length)];
    return opening(outlook) ?? new Search(outlook, rng).run(budget);
  },
});

/** How much is tried that looks worse so far. */
const CURIOSITY = 0.6;
/** Progressive widening: so many answers are looked at after n visits. */
const WIDTH = { first: 3, factor: 1.2, exponent: 0.5 };
/** No continuation is longer. */
const LONG = 120;

class Search {
  private readonly root = new Node(0, 1);
  private readonly seat: Seat;

  constructor(
    private readonly outlook: Outlook,
    private readonly rng: Rng,
  ) {
    this.seat = outlook.seat;
  }

  run(budget: Budget): Answer {
    const hasTime = clockOf(budget);
    for (let i = 0; hasTime(i); i++) this.iterate();
    return this.mostVisited();
  }

  private mostVisited(): Answer {
    const game = this.outlook.imagine(this.rng);
    let best = this.outlook.answers[0];
    let bestVisits = -1;
    for (const [i, answer] of legal(game).entries()) {
      const visits = this.root.children.get(actionKey(game, answer))?.visits ?? 0;
      if (visits <= bestVisits) continue;
      bestVisits = visits;
      best = this.outlook.answers[i];
    }
    return best;
  }

  private iterate(): void {
    const s = this.outlook.imagine(this.rng);
    const start = s.turnNumber;
    const path = [this.root];
    let node = this.root;
    let steps = 0;
    let isNew = false;
    while (s.decision !== null && !isNew && !this.isOver(s, start) && steps < LONG) {
      const answers = legal(s);
      steps++;
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
    for (; s.decision !== null && !this.isOver(s, start) && steps < LONG; steps++) apply(s, habit(s, this.rng));
    const value = chanceOf(evaluate(s, this.seat));
    for (const one of path) {
      one.visits++;
      one.total += value;
    }
  }

  /** The seat's next turn has begun. */
  private isOver(s: State, start: number): boolean {
    return s.turnNumber > start && s.turnPlayer === this.seat && s.decision?.kind === "act" && isOpen(s);
  }

  private select(s: State, node: Node, answers: readonly Answer[]): [Answer, Node] {
    const keys = answers.map((answer) => actionKey(s, answer));
    const wide = WIDTH.first + WIDTH.factor * node.visits ** WIDTH.exponent;
    const isOwn = areTeammates(s, s.decision?.player ?? -1, this.seat);
    let known = 0;
    for (const key of keys) if (node.children.has(key)) known++;
    if (known < keys.length && known < wide) {
      const i = this.mostNatural(s, node, answers, keys);
      const child = new Node(keys[i], 0);
      node.children.set(keys[i], child);
      return [answers[i], child];
    }
    let best = -1;
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
    }
    return [answers[best], node.children.get(keys[best]) as Node];
  }

  private mostNatural(s: State, node: Node, answers: readonly Answer[], keys: readonly number[]): number {
    const weights = inclinations(s, answers);
    let best = -1;
    for (let i = 0; i < keys.length; i++) if (!node.children.has(keys[i]) && (best < 0 || weights[i] > weights[best])) best = i;
    return best;
  }
}
