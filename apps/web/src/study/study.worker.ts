import { exhibition } from "./exhibition.ts";
import * as judging from "./judge.ts";
import { judgeStop } from "./judging.ts";
import { again, answer, back, begin, beginPuzzle, hasRead, stopAt, takeBack } from "./position.ts";
import { readReplay, replayScene, untilStop, watch } from "./replay.ts";
import { explainShown, foreseeShown, speak } from "./scene.ts";

/** Everything that the pages for studying ask of the engine. A page calls by name, and hears back under the same number. */
const CALLS = {
  ...judging,
  speak,
  explainShown,
  foreseeShown,
  watch,
  judgeStop,
  replayScene,
  readReplay,
  untilStop,
  exhibition,
  begin,
  beginPuzzle,
  answer,
  back,
  takeBack,
  again,
  hasRead,
  stopAt,
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

/** What comes after a change of language waits for it. */
let spoken: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data: { id, call, args } }: MessageEvent<Request>) => {
  const answer = async (): Promise<Reply> => {
    try {
      if (call === "speak") spoken = spoken.then(() => speak(args[0] as string));
      await spoken;
      if (call === "speak") return { id, value: null };
      return { id, value: await (CALLS[call] as (...args: readonly unknown[]) => unknown)(...args) };
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) };
    }
  };
  void answer().then((reply) => postMessage(reply));
});
