import { exhibition } from "./exhibition.ts";
import * as judging from "./judge.ts";
import { again, answer, back, begin, beginPuzzle } from "./position.ts";
import { readReplay, replayScene, untilStop, watch } from "./replay.ts";
import { explainShown, foreseeShown } from "./scene.ts";

/** Everything that the pages for studying ask of the engine. A page calls by name, and hears back under the same number. */
const CALLS = {
  ...judging,
  explainShown,
  foreseeShown,
  watch,
  replayScene,
  readReplay,
  untilStop,
  exhibition,
  begin,
  beginPuzzle,
  answer,
  back,
  again,
};
export type Calls = typeof CALLS;

export interface Request {
  readonly id: number;
  readonly call: keyof Calls;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly value: unknown; readonly failed?: undefined }
  | { readonly id: number; readonly failed: string };

addEventListener("message", ({ data: { id, call, args } }: MessageEvent<Request>) => {
  const answer = async (): Promise<Reply> => {
    try {
      return { id, value: await (CALLS[call] as (...args: readonly unknown[]) => unknown)(...args) };
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) };
    }
  };
  void answer().then((reply) => postMessage(reply));
});
