import { closeSync, openSync, readSync, writeSync } from "node:fs";
import type { Gym } from "@rulebound/lab";

/**
 * The gym by frames: the length of what follows as 32 bits, then a request as JSON, or STEP and an action of 32 bits for each slot.
 * Little-endian. Positions go to a file that the learner has mapped into its memory. Reading and writing block: nothing else is
 * to be done meanwhile, and waiting that way costs least.
 */
const STEP = 1;
const STDIN = 0;
const STDOUT = 1;
const LONGEST = 64 * 1024 * 1024;

export class FrameError extends Error {}

export function serveFrames(gym: Gym, shared: string): void {
  const file = openSync(shared, "r+");
  try {
    for (let request = readFrame(); request !== null; request = readFrame()) {
      const response = respond(gym, request);
      if (response === null) return;
      publish(gym, file);
      writeFrame(response);
    }
  } finally {
    closeSync(file);
  }
}

/** A stepped response is one byte; anything else is JSON. */
const STEPPED = Buffer.from([STEP]);

function respond(gym: Gym, request: Buffer): Buffer | null {
  if (request[0] === STEP) {
    const actions = new Int32Array(request.length >> 2);
    for (let i = 0; i < actions.length - 1; i++) actions[i] = request.readInt32LE(4 * (i + 1));
    const problem = gym.stepSlots(actions.subarray(0, actions.length - 1));
    return problem === null ? STEPPED : Buffer.from(JSON.stringify({ error: problem }));
  }
  const response = gym.answer(request.toString("utf8"));
  return response === null ? null : Buffer.from(JSON.stringify(response));
}

function publish({ slots }: Gym, file: number): void {
  if (slots === null) return;
  for (const { from, bytes } of slots.changes()) writeAll(file, slots.memory.subarray(from, from + bytes), from);
}

function writeAll(file: number, bytes: Uint8Array, from: number | null): void {
  for (let done = 0; done < bytes.length; ) done += writeSome(file, bytes.subarray(done), from === null ? null : from + done);
}

/** Standard output may be a pipe that does not block: what does not fit waits until the learner has read some. */
function writeSome(file: number, bytes: Uint8Array, from: number | null): number {
  try {
    return writeSync(file, bytes, 0, bytes.length, from);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    Atomics.wait(clock, 0, 0, 1);
    return 0;
  }
}

const clock = new Int32Array(new SharedArrayBuffer(4));

const lead = Buffer.alloc(4);

/** Null: the learner has gone. */
function readFrame(): Buffer | null {
  if (!fill(lead)) return null;
  const length = lead.readUInt32LE(0);
  if (length === 0 || length > LONGEST) throw new FrameError(`a frame of ${length} bytes: frames have 1 to ${LONGEST}`);
  const frame = Buffer.allocUnsafe(length);
  if (!fill(frame)) throw new FrameError("the last frame was cut off");
  return frame;
}

function fill(into: Buffer): boolean {
  for (let done = 0; done < into.length; ) {
    const count = readSync(STDIN, into, done, into.length - done, null);
    if (count === 0) return false;
    done += count;
  }
  return true;
}

function writeFrame(response: Buffer): void {
  const frame = Buffer.allocUnsafe(4 + response.length);
  frame.writeUInt32LE(response.length, 0);
  response.copy(frame, 4);
  writeAll(STDOUT, frame, null);
}
