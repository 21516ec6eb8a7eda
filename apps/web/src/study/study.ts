import { whileSpeaking } from "../app/speaking.ts";
import type { Calls, Reply, Request } from "./study.worker.ts";

/** The worker that knows the engine for the pages on which one studies. It is started when somebody first asks. */
let worker: Worker | null = null;
let asked = 0;
let unspoken: () => void = () => {};
const waiting = new Map<number, { readonly resolve: (value: never) => void; readonly reject: (reason: Error) => void }>();

function started(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL("./study.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failed === undefined) one?.resolve(data.value as never);
    else one?.reject(new Error(data.failed));
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
    worker = null;
  };
  const current = worker;
  unspoken();
  unspoken = whileSpeaking((language) => current.postMessage({ id: ++asked, call: "speak", args: [language] } satisfies Request));
  return worker;
}

export function study<C extends keyof Calls>(call: C, ...args: Parameters<Calls[C]>): Promise<Awaited<ReturnType<Calls[C]>>> {
  return new Promise((resolve, reject) => {
    const id = ++asked;
    waiting.set(id, { resolve: resolve as (value: never) => void, reject });
    started().postMessage({ id, call, args } satisfies Request);
  });
}

/** Loads engine and cards ahead of the first question. */
export const warmUp = (): void => void started();
