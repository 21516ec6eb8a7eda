import { ANSWER_FIELDS, ANSWERS_SIZE, OBSERVATION_SIZE, ROWS } from "@rulebound/bots";
import { FIRST_SEAT } from "@rulebound/engine/internal";
import type { GymGame } from "./game.ts";

/**
 * The positions of many games in one block of memory, which a learner in another process reads without copying: a list of each
 * kind of number, by game. `SLOT_LISTS` is their layout; each list begins at a multiple of 64 bytes.
 */
export const HEADER = ["player", "legal", "terminated", "truncated", "decisions", "games", "seats", "last player"] as const;

interface SlotList {
  readonly name: "header" | "rewards" | "observation" | "answers";
  readonly type: "int32" | "float32" | "int16";
  readonly shape: readonly number[];
  readonly from: number;
  readonly bytes: number;
}

const ALIGNMENT = 64;
const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

function listsFor(slots: number): SlotList[] {
  const shapes = [
    ["header", "int32", [slots, HEADER.length], 4],
    ["rewards", "float32", [slots, ROWS.players], 4],
    ["observation", "int16", [slots, OBSERVATION_SIZE], 2],
    ["answers", "int16", [slots, ROWS.answers, ANSWER_FIELDS.length], 2],
  ] as const;
  let from = 0;
  return shapes.map(([name, type, shape, size]) => {
    const bytes = shape.reduce((product, n) => product * n, size as number);
    const list = { name, type, shape, from, bytes };
    from = aligned(from + bytes);
    return list;
  });
}

export class Slots {
  readonly lists: readonly SlotList[];
  readonly memory: Uint8Array;
  private readonly header: Int32Array;
  private readonly rewards: Float32Array;
  readonly observations: readonly Int16Array[];
  readonly answers: readonly Int16Array[];
  private firstChanged = 0;
  private lastChanged: number;

  constructor(readonly count: number) {
    this.lists = listsFor(count);
    this.lastChanged = count - 1;
    const [header, rewards, observation, answers] = this.lists;
    const buffer = new ArrayBuffer(aligned(answers.from + answers.bytes));
    this.memory = new Uint8Array(buffer);
    this.header = new Int32Array(buffer, header.from, count * HEADER.length);
    this.rewards = new Float32Array(buffer, rewards.from, count * ROWS.players);
    this.observations = partsOf(buffer, observation.from, count, OBSERVATION_SIZE);
    this.answers = partsOf(buffer, answers.from, count, ANSWERS_SIZE);
  }

  /** The position that a slot has now. */
  write(slot: number, game: GymGame): void {
    this.firstChanged = Math.min(this.firstChanged, slot);
    this.lastChanged = Math.max(this.lastChanged, slot);
    game.encode(this.observations[slot], this.answers[slot]);
    const at = slot * HEADER.length;
    this.header[at] = game.player;
    this.header[at + 1] = game.actions.length;
    this.header[at + 4] = game.decisions;
    this.header[at + 6] = game.seats;
  }

  /** What the last step came to: whose it was, whether it ended the game, and what everybody got. */
  writeOutcome(slot: number, game: GymGame, lastPlayer: number): void {
    const at = slot * HEADER.length;
    this.header[at + 2] = game.isOver && !game.isTruncated ? 1 : 0;
    this.header[at + 3] = game.isTruncated ? 1 : 0;
    this.header[at + 7] = lastPlayer;
    if (game.isOver) this.header[at + 5]++;
    for (let seat = FIRST_SEAT; seat < ROWS.players; seat++) this.rewards[slot * ROWS.players + seat] = game.reward(seat);
  }

  /** The parts of memory that were written since the last call, as places and lengths; the first time all of it. */
  changes(): { readonly from: number; readonly bytes: number }[] {
    const { firstChanged, lastChanged } = this;
    this.firstChanged = this.count;
    this.lastChanged = -1;
    if (lastChanged < firstChanged) return [];
    return this.lists.map(({ from, bytes }) => {
      const each = bytes / this.count;
      return { from: from + firstChanged * each, bytes: (lastChanged - firstChanged + 1) * each };
    });
  }
}

const partsOf = (buffer: ArrayBuffer, from: number, count: number, size: number): Int16Array[] =>
  Array.from({ length: count }, (_, i) => new Int16Array(buffer, from + 2 * i * size, size));
