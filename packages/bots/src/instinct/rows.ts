/** Rows and their values. Made once and written again and again: nothing is allocated. */
export class Rows {
  readonly rows: Int32Array;
  readonly values: Float32Array;
  count = 0;

  constructor(private readonly room: number) {
    this.rows = new Int32Array(room);
    this.values = new Float32Array(room);
  }

  put(row: number, value: number): void {
    if (value === 0 || this.count >= this.room) return;
    this.rows[this.count] = row;
    this.values[this.count++] = value;
  }

  /** One of several rows, for a number from 0 on; the last one is for all that are greater. */
  step(from: number, steps: number, n: number): void {
    this.put(from + (n <= 0 ? 0 : n >= steps ? steps - 1 : n | 0), 1);
  }

  /** By how much one thing exceeds another: the middle one of the rows is for a draw. */
  margin(from: number, steps: number, difference: number): void {
    const middle = (steps - 1) >> 1;
    this.step(from, steps, Math.floor(difference) + middle);
  }
}
