import { type Answer, describe, legal, NOBODY, type Seat, type State } from "@rulebound/engine/internal";
import type { Search } from "./search.ts";

/** One answer of a line. */
export interface LineStep {
  readonly player: Seat;
  readonly answer: Answer;
  /** As an action line. */
  readonly action: string;
  /** There was nothing else to answer. */
  readonly forced: boolean;
  /** How many other replies an opponent had, all of which lose too. */
  readonly others: number;
}

/** What the others do in a line: what takes the most acts, or as little as they can. */
export type Resistance = "toughest" | "passing";

/** Plays the proof through: the solver's winning answers, and replies of the others. */
export function lineOf(search: Search, root: State, acts: number, resistance: Resistance): LineStep[] {
  const line: LineStep[] = [];
  let state = root;
  while (search.result(state) === null) {
    const from = search.isOwn(state) ? own(search, state, acts) : reply(search, state, acts, resistance);
    line.push(from.step);
    ({ state } = from);
  }
  return line;
}

interface Taken {
  readonly step: LineStep;
  readonly state: State;
}

function own(search: Search, s: State, acts: number): Taken {
  fewest(search, s, acts); // so that the answer is one of the quickest win
  const answer = search.best(s);
  if (answer === null) throw new Error("a won position without a winning answer");
  const after = search.after(s, answer) ?? [];
  return {
    step: stepOf(s, answer),
    state: longest(search, after, acts),
  };
}

const stepOf = (s: State, answer: Answer): LineStep => ({
  player: s.decision?.player ?? NOBODY,
  answer,
  action: describe(s, answer),
  forced: legal(s).length === 1,
  others: 0,
});

/** Passing is what comes first. */
function reply(search: Search, s: State, acts: number, resistance: Resistance): Taken {
  let found: Taken | null = null;
  let most = -1;
  let count = 0;
  for (const { from, answer, after } of search.replies(s)) {
    count++;
    const state = longest(search, after ?? [], acts);
    const needs = fewest(search, state, acts);
    if (needs <= most) continue;
    most = needs;
    found = { step: stepOf(from, answer), state };
    if (resistance === "passing") return found;
  }
  if (found === null) throw new Error("an opponent without a reply");
  return { ...found, step: { ...found.step, others: count - 1 } };
}

const longest = (search: Search, states: readonly State[], acts: number): State =>
  states.reduce((a, b) => (fewest(search, b, acts) > fewest(search, a, acts) ? b : a));

/** How many acts a won position takes. */
function fewest(search: Search, s: State, acts: number): number {
  for (let n = 0; n < acts; n++) if (search.prove(s, n) === "win") return n;
  search.prove(s, acts);
  return acts;
}
