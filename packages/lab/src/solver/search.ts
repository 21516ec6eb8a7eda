import { type Answer, fork, isBattlefield, legal, type ObjectId, objectOfChoice, type Seat, type State } from "@rulebound/engine/internal";
import { positionKey } from "./key.ts";
import { type Against, type Reply, replies } from "./replies.ts";
import { isUnseen, outcomes } from "./sight.ts";

/**
 * An AND-OR search of one turn. The solver's decisions are OR nodes, everybody else's AND nodes, and so is what comes to
 * light. It goes deeper by the solver's own acts (plays, uses, moves, hides), so the first win found takes the fewest.
 */

/** More positions than were allowed. */
export class LimitReached extends Error {}

/** How an attempt ended: won; lost whatever is done; not won with so few acts. */
type Verdict = "win" | "loss" | "open";

interface Entry {
  /** So many own acts suffice; Infinity: not known. */
  wins: number;
  /** So many do not; Infinity: none do. */
  fails: number;
  /** What wins. */
  best: Answer | null;
}

interface SearchOptions {
  readonly seat: Seat;
  readonly against: Against;
  /** How many positions may be looked at. */
  readonly limit: number;
}

export class Search {
  positions = 0;
  /** Branches that were given up because they turn on chance. */
  chances = 0;
  /** Answers that the solver had when it was free to act, and how often it was: how wide the search is. */
  answers = 0;
  decisions = 0;
  private readonly table = new Map<number, Entry>();
  private readonly path = new Set<number>();
  private readonly turn: number;
  /** Cards that the solver may come to see and will not use: which ones they are is not known now. */
  private readonly blind: ReadonlySet<ObjectId>;

  constructor(
    root: State,
    private readonly options: SearchOptions,
  ) {
    this.turn = root.turnNumber;
    this.blind = new Set(root.objects.filter(({ id }) => isUnseen(root, options.seat, id)).map(({ id }) => id));
  }

  /** Can the solver win from here with so many acts, whatever the others do? */
  prove(s: State, acts: number): Verdict {
    const over = this.result(s);
    if (over !== null) return over;
    const key = positionKey(s, this.options.seat);
    const known = this.table.get(key);
    if (known !== undefined) {
      if (known.wins <= acts) return "win";
      if (known.fails === Number.POSITIVE_INFINITY) return "loss";
      if (known.fails >= acts) return "open";
    }
    // Whoever comes back to where they were has not got anywhere.
    if (this.path.has(key)) return "open";
    const entry = known ?? { wins: Number.POSITIVE_INFINITY, fails: -1, best: null };
    if (known === undefined) this.table.set(key, entry);
    this.path.add(key);
    const verdict = s.decision?.player === this.options.seat ? this.any(s, acts, entry) : this.every(s, acts);
    this.path.delete(key);
    if (verdict === "win") entry.wins = acts;
    else entry.fails = verdict === "loss" ? Number.POSITIVE_INFINITY : acts;
    return verdict;
  }

  /** What won here, if `prove` has said so. */
  best(s: State): Answer | null {
    return this.table.get(positionKey(s, this.options.seat))?.best ?? null;
  }

  /** Null: the turn goes on. */
  result(s: State): Verdict | null {
    if (s.winners.length > 0 || s.decision === null) return s.winners.includes(this.options.seat) ? "win" : "loss";
    return s.turnNumber === this.turn ? null : "loss";
  }

  isOwn(s: State): boolean {
    return s.decision?.player === this.options.seat;
  }

  replies(s: State): Iterable<Reply> {
    return replies(s, this.options.seat, this.options.against);
  }

  /** What an own answer leads to; null: it turns on chance. */
  after(s: State, answer: Answer): readonly State[] | null {
    return outcomes(s, this.options.seat, answer);
  }

  private any(s: State, acts: number, entry: Entry): Verdict {
    let verdict: Verdict = "loss";
    const answers = this.ownAnswers(s, entry.best);
    if (s.decision?.kind === "act" && answers.length > 1) {
      this.decisions++;
      this.answers += answers.length;
    }
    for (const answer of answers) {
      const left = acts - (isAct(answer) ? 1 : 0);
      if (left < 0) {
        verdict = "open";
        continue;
      }
      const child = this.all(this.after(s, answer), left);
      if (child === "win") {
        entry.best = answer;
        return "win";
      }
      if (child === "open") verdict = "open";
    }
    return verdict;
  }

  private every(s: State, acts: number): Verdict {
    for (const { after } of this.replies(s)) {
      const verdict = this.all(after, acts);
      if (verdict !== "win") return verdict;
    }
    return "win";
  }

  /** Every outcome has to be won. */
  private all(states: readonly State[] | null, acts: number): Verdict {
    if (states === null) {
      this.chances++;
      return "loss";
    }
    for (const state of states) {
      if (++this.positions > this.options.limit) throw new LimitReached();
      const verdict = this.prove(state, acts);
      if (verdict !== "win") return verdict;
    }
    return "win";
  }

  /** What won before, then whatever attacks, then the rest. Cards that only chance gives are left alone. */
  private ownAnswers(s: State, first: Answer | null): Answer[] {
    const answers = legal(s).filter((answer) => s.decision?.kind === "order" || !this.usesBlindly(answer));
    const rank = (answer: Answer): number => (first !== null && isSame(answer, first) ? -1 : rankOf(answer));
    return answers.sort((a, b) => rank(a) - rank(b));
  }

  private usesBlindly(answer: Answer): boolean {
    switch (answer.do) {
      case "play":
      case "use":
      case "hide":
        return this.blind.has(answer.object);
      case "pick":
        return this.blind.has(objectOfChoice(answer.pick));
      default:
        return false;
    }
  }
}

/** The acts by which the length of a line is measured. */
export const isAct = ({ do: verb }: Answer): boolean => verb === "play" || verb === "use" || verb === "move" || verb === "hide";

const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

function rankOf(answer: Answer): number {
  switch (answer.do) {
    case "move":
      return isBattlefield(answer.to) ? 0 : 4;
    case "play":
      return 1;
    case "use":
      return 2;
    case "hide":
      return 5;
    case "endTurn":
      return 6;
    default:
      return 3;
  }
}

/** A game to be solved: without its history, and with the windows that matter. */
export function prepared(s: State, against: Against): State {
  const f = fork(s);
  f.events = null;
  f.windows = against === "hidden" ? "public" : "useful";
  return f;
}
