import {
  type Answer,
  applyInPlace,
  type Decision,
  fork,
  isBattlefield,
  legal,
  type Seat,
  type State,
  victoryScore,
} from "@rulebound/engine/internal";
import { isOpen } from "./policy.ts";
import { distinct } from "./search/rollout.ts";
import { quickStep } from "./settle.ts";

/**
 * A line of own acts that wins the game this turn if nobody minds: two acts that are worth nothing alone, such as to play a unit
 * ready and to move it, are found together.
 */

/** Positions that are looked at, at most. */
const LIMIT = 600;
const MOST_ACTS = 4;
/** Of a longer list of options, the first ones are looked at. */
const MANY = 10;
/** More steps than anything takes that the others do. */
const LONG = 60;

/** The first answer of such a line; null: none was found. The game is an imagined one. */
export function finish(game: State, seat: Seat): Answer | null {
  if (game.turnPlayer !== seat || !isInReach(game, seat)) return null;
  const search: Attempt = { seat, turn: game.turnNumber, left: LIMIT };
  const root = fork(game);
  root.windows = "useful";
  for (let acts = 1; acts <= MOST_ACTS && search.left > 0; acts++) {
    const found = winningAnswer(root, acts, search);
    if (found !== null) return found;
  }
  return null;
}

interface Attempt {
  readonly seat: Seat;
  readonly turn: number;
  left: number;
}

/** 470: each battlefield is scored once a turn. Points that cards give are not counted on. */
function isInReach(s: State, seat: Seat): boolean {
  const unscored = s.battlefields.filter(({ scoredBy }) => (scoredBy & (1 << seat)) === 0).length;
  return victoryScore(s) - s.players[seat].points <= unscored;
}

function winningAnswer(s: State, acts: number, search: Attempt): Answer | null {
  for (const answer of candidates(s)) {
    const left = acts - (isAct(answer) ? 1 : 0);
    if (left < 0) continue;
    if (--search.left < 0) return null;
    const f = fork(s);
    f.windows = "useful";
    if (applyInPlace(f, answer) !== null) continue;
    if (wins(f, left, search)) return answer;
  }
  return null;
}

function wins(s: State, acts: number, search: Attempt): boolean {
  for (let step = 0; step < LONG && s.decision !== null && s.decision.player !== search.seat; step++)
    applyInPlace(s, s.decision.kind === "act" ? { do: "pass" } : quickStep(s));
  // Whoever can do nothing more is not asked: turns may have gone by.
  if (s.turnNumber !== search.turn) return false;
  if (s.winners.length > 0) return s.winners.includes(search.seat);
  if (s.decision?.player !== search.seat) return false;
  return winningAnswer(s, acts, search) !== null;
}

/** What attacks first; whoever is done with their turn has not won it. */
function candidates(s: State): readonly Answer[] {
  const answers = distinct(s, legal(s)).filter((answer) => answer.do !== "endTurn" && answer.do !== "hide");
  if ((s.decision as Decision).kind !== "act") return answers.slice(0, MANY);
  return answers.sort((a, b) => rankOf(s, a) - rankOf(s, b));
}

const isAct = ({ do: verb }: Answer): boolean => verb === "play" || verb === "use" || verb === "move";

function rankOf(s: State, answer: Answer): number {
  switch (answer.do) {
    case "move":
      return isBattlefield(answer.to) ? 0 : 4;
    case "pass":
      return isOpen(s) ? 5 : 1;
    case "play":
      return 2;
    default:
      return 3;
  }
}
