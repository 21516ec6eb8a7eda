import type { Emote, Person } from "@rulebound/protocol";

/** Something that was said in a room. */
export interface Line {
  readonly from: Person;
  readonly seat: number | null;
  readonly text?: string;
  readonly emote?: Emote;
}

interface Said {
  readonly line: Line;
  readonly at: number;
  readonly isAmongSpectators: boolean;
}

const MOST = 50;

/** The last words of a room, for whoever comes or comes back. */
export class Talk {
  private readonly said: Said[] = [];

  note(line: Line, at: number, isAmongSpectators: boolean): void {
    this.said.push({ line, at, isAmongSpectators });
    if (this.said.length > MOST) this.said.shift();
  }

  /** What a seat may read, or spectators (null): they hear everything later, and among themselves. */
  heardBy(seat: number | null, until: number): Line[] {
    return this.said.flatMap(({ line, at, isAmongSpectators }) => ((seat === null ? at <= until : !isAmongSpectators) ? [line] : []));
  }
}
