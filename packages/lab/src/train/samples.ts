import type { Features } from "@rulebound/bots";

/** Positions as the network is shown them, with what became of them: as many as there is room for, the oldest make way. */
export class Samples {
  count = 0;
  private readonly rows: Uint16Array;
  private readonly values: Float32Array;
  private readonly ends: Uint16Array;
  readonly targets: Float32Array;
  private next = 0;

  constructor(
    readonly room: number,
    /** Rows that are kept of each. */
    private readonly width = 160,
  ) {
    this.rows = new Uint16Array(room * width);
    this.values = new Float32Array(room * width);
    this.ends = new Uint16Array(room);
    this.targets = new Float32Array(room);
  }

  add({ rows, values, count }: Pick<Features, "rows" | "values" | "count">, target: number): void {
    const at = this.next;
    const kept = Math.min(count, this.width);
    for (let i = 0; i < kept; i++) {
      this.rows[at * this.width + i] = rows[i];
      this.values[at * this.width + i] = values[i];
    }
    this.ends[at] = kept;
    this.targets[at] = target;
    this.next = (at + 1) % this.room;
    this.count = Math.min(this.room, this.count + 1);
  }

  /** Into lists that the network can read. */
  read(at: number, into: { readonly rows: Int32Array; readonly values: Float64Array; count: number }): void {
    const from = at * this.width;
    into.count = this.ends[at];
    for (let i = 0; i < into.count; i++) {
      into.rows[i] = this.rows[from + i];
      into.values[i] = this.values[from + i];
    }
  }
}
