/** What has become of a piece of JSON, so that not all of it has to be sent again. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export type Change =
  /** It is this now. */
  | readonly [Json]
  /** A list: from there so many go, and these come. */
  | readonly [number, number, readonly Json[]]
  /** An object with the same keys, or a list of the same length: these of its values have changed. */
  | { readonly [key: string]: Change };

/** Nothing is changed in place, and what stayed the same stays the same object. */
export function changed(before: Json, change: Change): Json {
  if (isTuple(change)) return change.length === 1 ? change[0] : spliced(before, change);
  if (!isBranch(before)) throw new Error("these changes belong to something else");
  if (Array.isArray(before)) return before.map((json, i) => (change[i] === undefined ? json : changed(json, change[i])));
  const out: Record<string, Json> = { ...(before as JsonObject) };
  for (const key in change) out[key] = changed(out[key], change[key]);
  return out;
}

const isTuple = (change: Change): change is readonly [Json] | readonly [number, number, readonly Json[]] => Array.isArray(change);

const isBranch = (json: Json | undefined): json is readonly Json[] | JsonObject => typeof json === "object" && json !== null;

function spliced(before: Json, [start, gone, come]: readonly [number, number, readonly Json[]]): Json {
  if (!Array.isArray(before)) throw new Error("these changes belong to something else");
  return [...before.slice(0, start), ...come, ...before.slice(start + gone)];
}
