import type { Choices, Position } from "@rulebound/bots";

/** One decision of a game: what was shown, what was chosen, and what became of it. */
export interface Lesson {
  readonly rowsFrom: number;
  readonly rowsTo: number;
  /** The first answer's end among `ends`. */
  readonly endsFrom: number;
  readonly answers: number;
  readonly answerFrom: number;
  readonly chosen: number;
  /** The logarithm of the chance with which it was chosen. */
  readonly likelihood: number;
  /** The chance to win that the network saw then. */
  readonly chance: number;
  /** How much better things went than that. */
  advantage: number;
  /** What the network should have seen. */
  target: number;
}

const EARLY = 1 << 16;

/** Decisions of some games, in lists that grow and are used again. */
export class Experience {
  rows = new Int32Array(EARLY);
  values = new Float32Array(EARLY);
  ends = new Int32Array(EARLY);
  readonly lessons: Lesson[] = [];
  private used = 0;
  private usedEnds = 0;

  clear(): void {
    this.lessons.length = 0;
    this.used = 0;
    this.usedEnds = 0;
  }

  add(position: Position, choices: Choices, chosen: number, likelihood: number, chance: number): Lesson {
    const { rows } = position;
    this.makeRoom(rows.count + choices.rows.count, choices.count);
    const rowsFrom = this.used;
    this.copy(rows.rows, rows.values, rows.count);
    const answerFrom = this.used;
    for (let i = 0; i < choices.count; i++) this.ends[this.usedEnds + i] = answerFrom + choices.ends[i];
    this.copy(choices.rows.rows, choices.rows.values, choices.rows.count);
    const lesson = {
      rowsFrom,
      rowsTo: answerFrom,
      endsFrom: this.usedEnds,
      answers: choices.count,
      answerFrom,
      chosen,
      likelihood,
      chance,
      advantage: 0,
      target: 0,
    };
    this.usedEnds += choices.count;
    this.lessons.push(lesson);
    return lesson;
  }

  private copy(rows: Int32Array, values: Float32Array, count: number): void {
    for (let i = 0; i < count; i++) {
      this.rows[this.used + i] = rows[i];
      this.values[this.used + i] = values[i];
    }
    this.used += count;
  }

  private makeRoom(rows: number, ends: number): void {
    if (this.used + rows > this.rows.length) {
      const [olderRows, olderValues] = [this.rows, this.values];
      this.rows = new Int32Array(2 * olderRows.length);
      this.values = new Float32Array(2 * olderRows.length);
      this.rows.set(olderRows);
      this.values.set(olderValues);
    }
    if (this.usedEnds + ends <= this.ends.length) return;
    const older = this.ends;
    this.ends = new Int32Array(2 * older.length);
    this.ends.set(older);
  }
}
