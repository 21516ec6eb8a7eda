import { ask, busy, createRng, random } from "@rulebound/bots";
import { apply, type Choice, type GameSetup, type State } from "@rulebound/engine/internal";
import { boardAround } from "../random-board.ts";
import { differences, Renaming, sketch } from "./sketch.ts";

/**
 * What must be so whatever the right ruling is: two games that differ in something which no rule knows go the same way. Nobody has to
 * say what is right, and every card takes part.
 */
export const RELATIONS = ["seats", "banished", "permanents", "bystander", "byHand", "repeated"] as const;
export type Relation = (typeof RELATIONS)[number];

export interface RelationFinding {
  readonly relation: Relation;
  readonly seed: number;
  /** How many answers had been given. */
  readonly decision: number;
  /** What only the first game has, with "-", and what only the other has, with "+". */
  readonly lines: readonly string[];
}

export interface RelationReport {
  /** How often two games were compared. */
  readonly compared: Record<Relation, number>;
  readonly findings: RelationFinding[];
}

export const emptyRelationReport = (): RelationReport => ({
  compared: { seats: 0, banished: 0, permanents: 0, bystander: 0, byHand: 0, repeated: 0 },
  findings: [],
});

export const MOST_ANSWERS = 120;
export const STREAM = { decks: 10, board: 13, play: 21 };

export const boardOf = (setup: GameSetup, further = 0): State => boardAround(setup, createRng(setup.seed, STREAM.board), further);

/** Two games that are to go the same way. */
export interface Pair {
  readonly one: State;
  readonly other: State;
  /** What seats and objects of the first are called in the other. */
  readonly names: Renaming;
  /** What only the other has, and nobody can choose in the first. */
  readonly extra: readonly Choice[];
  /** Brings the other game to where it can be compared; false: it cannot any longer. */
  readonly settle?: (other: State, one: State) => boolean;
}

/** The same answers in both. */
export function playBoth({ seed }: GameSetup, relation: Relation, pair: Pair, report: RelationReport): void {
  const { one, other, names, extra, settle = () => true } = pair;
  const rng = createRng(seed, STREAM.play);
  const bot = rng.below(2) === 0 ? random : busy;
  const own = new Renaming(other.players.length, 0);
  for (let answers = 0; answers < MOST_ANSWERS && settle(other, one); answers++) {
    report.compared[relation]++;
    const lines = differences(sketch(one, names), sketch(other, own, extra));
    if (lines.length > 0) {
      report.findings.push({ relation, seed, decision: answers, lines });
      return;
    }
    if (one.decision === null) return;
    const answer = ask(bot, one, rng);
    const renamed = names.answer(answer, one.decision);
    apply(one, answer);
    apply(other, renamed);
  }
}
