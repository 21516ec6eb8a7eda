import { type Answer, legal, type Seat, type State } from "@rulebound/engine/internal";
import { writeAnswers } from "./answers.ts";
import { writeCards } from "./cards.ts";
import { writeChain, writeOngoing } from "./chain.ts";
import { ANSWERS_SIZE, OBSERVATION_SIZE } from "./layout.ts";
import { placeBattlefields, placeBoard, writeBattlefields, writeBoard } from "./objects.ts";
import { writePlayers, writeTurn } from "./players.ts";
import { writeQuestion } from "./question.ts";
import { References } from "./references.ts";

/**
 * What a seat may know of a position, as numbers. An encoder is made once and used for every position: it writes into the lists
 * that it is given, and allocates nothing but the list of legal answers.
 */
export class Encoder {
  private readonly references = new References();
  /** The legal answers of the position that was encoded last, and their actions, in the same order. */
  answers: readonly Answer[] = [];
  readonly actions: number[] = [];

  static observation(): Int16Array {
    return new Int16Array(OBSERVATION_SIZE);
  }

  static answers(): Int16Array {
    return new Int16Array(ANSWERS_SIZE);
  }

  /** What `seat` may know, without answers: to judge a position. */
  observe(s: State, seat: Seat, observation: Int16Array): void {
    this.write(s, seat, 0, observation);
  }

  /** What the player who is asked may know, and the legal answers. */
  encode(s: State, observation: Int16Array, answers: Int16Array): void {
    answers.fill(0);
    const d = s.decision;
    if (d === null) throw new Error("nobody is asked: the game is over");
    this.answers = legal(s);
    this.write(s, d.player, this.answers.length, observation);
    writeAnswers(s, this.references, this.answers, this.actions, answers);
  }

  private write(s: State, seat: Seat, answers: number, out: Int16Array): void {
    const r = this.references;
    out.fill(0);
    r.begin(s, seat);
    placeBoard(s, r);
    placeBattlefields(s, r);
    writeTurn(s, r, out);
    writePlayers(s, r, out);
    writeCards(s, r, out);
    writeBattlefields(s, r, out);
    writeBoard(s, r, out);
    writeChain(s, r, out);
    writeOngoing(s, r, out);
    writeQuestion(s, r, answers, out);
  }
}
