import { readFileSync } from "node:fs";
import { Session } from "node:inspector";
import { SourceMap, type SourceMapPayload } from "node:module";
import { promisify } from "node:util";

/** Where the main thread of a server spends its time: sampled while it runs, told by what the time is for. */

interface Frame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

export interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

const EVERY = 200;

/** Of the thread that this is called in. */
export class Sampler {
  private readonly session = new Session();
  private readonly post = promisify(this.session.post.bind(this.session)) as (method: string, params?: object) => Promise<unknown>;

  async start(): Promise<void> {
    this.session.connect();
    await this.post("Profiler.enable");
    await this.post("Profiler.setSamplingInterval", { interval: EVERY });
    await this.post("Profiler.start");
  }

  async stop(): Promise<Profile> {
    const { profile } = (await this.post("Profiler.stop")) as { profile: Profile };
    this.session.disconnect();
    return profile;
  }
}

/** What a function is for, by where it stands; the first that fits. What fits none is for the same as whoever called it. */
const PURPOSES: readonly (readonly [string, RegExp])[] = [
  ["garbage", /^\(garbage collector\)/],
  ["idle", /^\(idle\)|^dispatch$/], // `dispatch` is the profiler itself
  ["journal", /src\/store\/|node_modules\/kysely|node:internal\/worker/],
  ["what has changed, as text", /protocol\/src\/(sight|differences)/],
  ["views", /engine\/src\/(view\/|state\/sight)|protocol\/src\/sums/],
  ["questions and offers", /protocol\/src\/(seat|words|foresight)|engine\/src\/(language|border)/],
  ["engine", /packages\/(engine|cards)\//],
  ["checking messages", /protocol\/src\/|node_modules\/zod/],
  ["writing to sockets", /writeLatin1String|writeUtf8String|writev|writeBuffer|gateway\/frames|connection\.ts:.*(flush|put|send)/],
  ["reading from sockets", /node_modules\/ws\/|node:internal\/stream_base_commons/],
  ["budgets", /gateway\/(budget|limits|clients)/],
  ["rooms", /src\/rooms\//],
  ["gateway", /src\/gateway\//],
  ["streams", /node:(internal\/streams|net|stream|events)/],
  ["timers and promises", /node:internal\/(timers|process|async_hooks)|node:timers/],
];

/** Where a function stands in the sources: `path:line name`. */
export function placer(bundle: string): (frame: Frame) => string {
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, "utf8")) as SourceMapPayload);
  const known = new Map<string, string>();
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (!url.endsWith(bundle.split("/").at(-1) ?? bundle)) return url === "" ? functionName : `${url} ${functionName}`;
    const key = `${lineNumber}:${columnNumber}`;
    const place = known.get(key) ?? placed(map.findEntry(lineNumber, columnNumber));
    known.set(key, place);
    return `${place} ${functionName}`;
  };
}

const placed = (entry: object): string =>
  "originalSource" in entry && "originalLine" in entry ? `${entry.originalSource}:${Number(entry.originalLine) + 1}` : "?";

export interface Shares {
  /** Microseconds by purpose and by function, the largest first. */
  readonly purposes: readonly (readonly [string, number])[];
  readonly functions: readonly (readonly [string, number])[];
}

export function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profile, place: (frame: Frame) => string): Shares {
  const self = new Map<number, number>();
  for (const [i, id] of samples.entries()) self.set(id, (self.get(id) ?? 0) + (timeDeltas[i] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const purposes = new Map<string, number>();
  const functions = new Map<string, number>();
  const visit = (id: number, inherited: string): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const name = place(node.callFrame);
    const purpose = PURPOSES.find(([, where]) => where.test(name))?.[0] ?? inherited;
    const time = purpose === "idle" ? 0 : (self.get(id) ?? 0);
    purposes.set(purpose, (purposes.get(purpose) ?? 0) + time);
    functions.set(name, (functions.get(name) ?? 0) + time);
    for (const child of node.children ?? []) visit(child, purpose);
  };
  visit(nodes[0].id, "the rest");
  const sorted = (times: Map<string, number>): [string, number][] =>
    [...times].filter(([, time]) => time > 0).sort(([, a], [, b]) => b - a);
  return { purposes: sorted(purposes), functions: sorted(functions) };
}
