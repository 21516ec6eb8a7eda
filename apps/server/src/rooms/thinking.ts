import type { Answer, State } from "@rulebound/engine/internal";
import type { Rules } from "../rules/rules.ts";

/** What a bot is to think about. */
export interface Wish {
  readonly room: string;
  readonly bot: string;
  readonly state: State;
  /** By which the game is played, and the file in which a thread finds them; null: it has them. */
  readonly rules: Pick<Rules, "bots" | "save">;
  readonly file: string | null;
  readonly seed: number;
  readonly forPeople: boolean;
  isCurrent(): boolean;
}

export interface Question extends Wish {
  failures: number;
  resolve(answer: Answer | null): void;
  reject(error: Error): void;
}

/**
 * Questions that wait for a thread: one of each room at most, those of rooms in which people sit first, each kind in the order
 * in which they came. Rooms in which only bots sit get what time is left.
 */
export class ThinkingQueue {
  private readonly people = new Map<string, Question>();
  private readonly alone = new Map<string, Question>();

  get size(): number {
    return this.people.size + this.alone.size;
  }

  /** The answer; null: it was not wanted any more when its turn came, or the room has asked something else since. */
  add(wish: Wish): Promise<Answer | null> {
    return new Promise((resolve, reject) => {
      for (const line of [this.people, this.alone]) {
        line.get(wish.room)?.resolve(null);
        line.delete(wish.room);
      }
      const question = { ...wish, isCurrent: () => wish.isCurrent(), failures: 0, resolve, reject };
      (wish.forPeople ? this.people : this.alone).set(wish.room, question);
    });
  }

  next(): Question | null {
    for (const line of [this.people, this.alone])
      for (const [room, question] of line) {
        line.delete(room);
        if (question.isCurrent()) return question;
        question.resolve(null);
      }
    return null;
  }
}
