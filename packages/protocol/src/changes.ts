/**
 * What has become of a piece of JSON, so that not all of it has to be sent again. Whoever tells keeps a copy of what the
 * others have; `bring` makes it what it is now and says what had to be changed, and `changed` does the same to theirs.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export type Change =
  /** The key is gone. */
  | 0
  /** It is this now. */
  | readonly [Json]
  /** A list: from there so many go, and these come. */
  | readonly [number, number, readonly Json[]]
  /** These of its keys, or of the places of a list that is as long as before. */
  | { readonly [key: string]: Change };

/** Nothing is changed in place, and what stayed the same stays the same object. */
export function changed(before: Json, change: Change): Json {
  if (change === 0) throw new Error("only a key of something can be gone");
  if (isTuple(change)) return change.length === 1 ? change[0] : spliced(before, change);
  if (!isBranch(before)) throw new Error("these changes belong to something else");
  if (Array.isArray(before)) return before.map((json, i) => (change[i] === undefined ? json : changed(json, change[i])));
  const out: Record<string, Json> = { ...(before as JsonObject) };
  for (const key in change) {
    const one = change[key];
    if (one === 0) delete out[key];
    else out[key] = changed(out[key], one);
  }
  return out;
}

const isTuple = (change: Change): change is readonly [Json] | readonly [number, number, readonly Json[]] => Array.isArray(change);

const isBranch = (json: Json | undefined): json is readonly Json[] | JsonObject => typeof json === "object" && json !== null;

function spliced(before: Json, [start, gone, come]: readonly [number, number, readonly Json[]]): Json {
  if (!Array.isArray(before)) throw new Error("these changes belong to something else");
  return [...before.slice(0, start), ...come, ...before.slice(start + gone)];
}

// --------------------------------------------------------------------------------------------------------- whoever tells

/** A copy of one's own. */
export type Kept = null | boolean | number | string | Kept[] | { [key: string]: Kept };
type KeptObject = { [key: string]: Kept };

export function copyOf(json: Json): Kept {
  if (!isBranch(json)) return json;
  if (Array.isArray(json)) return json.map(copyOf);
  const out: KeptObject = {};
  for (const key in json as JsonObject) out[key] = copyOf((json as JsonObject)[key]);
  return out;
}

/** Makes `kept` what is `now`, both objects or both lists; the text of the Change that does so, or null if nothing differs. */
export function bring(kept: Kept[] | KeptObject, now: readonly Json[] | JsonObject): string | null {
  if (!Array.isArray(now)) return bringObject(kept as KeptObject, now as JsonObject);
  return (kept as Kept[]).length === now.length ? bringList(kept as Kept[], now) : splice(kept as Kept[], now);
}

/** This runs for everybody after every answer: one walk, which makes nothing that has not changed. */
function bringObject(kept: KeptObject, now: JsonObject): string | null {
  let text = "";
  let keys = 0;
  for (const key in now) {
    keys++;
    const is = now[key];
    const was = kept[key];
    if (is === was) continue;
    if (isBranch(is) && isBranch(was) && Array.isArray(is) === Array.isArray(was)) {
      const inner = bring(was as KeptObject, is);
      if (inner !== null) text += `,${JSON.stringify(key)}:${inner}`;
    } else {
      kept[key] = copyOf(is);
      text += `,${JSON.stringify(key)}:[${JSON.stringify(is)}]`;
    }
  }
  for (const _ in kept) keys--;
  if (keys !== 0)
    for (const key in kept)
      if (!(key in now)) {
        delete kept[key];
        text += `,${JSON.stringify(key)}:0`;
      }
  return text === "" ? null : `{${text.slice(1)}}`;
}

function bringList(kept: Kept[], now: readonly Json[]): string | null {
  let text = "";
  for (let i = 0; i < now.length; i++) {
    const is = now[i];
    const was = kept[i];
    if (is === was) continue;
    if (isBranch(is) && isBranch(was) && Array.isArray(is) === Array.isArray(was)) {
      const inner = bring(was as KeptObject, is);
      if (inner !== null) text += `,"${i}":${inner}`;
    } else {
      kept[i] = copyOf(is);
      text += `,"${i}":[${JSON.stringify(is)}]`;
    }
  }
  return text === "" ? null : `{${text.slice(1)}}`;
}

/** Lists that differ in length: what is alike at both ends stays. */
function splice(kept: Kept[], now: readonly Json[]): string {
  const shorter = Math.min(kept.length, now.length);
  let start = 0;
  while (start < shorter && isSame(kept[start], now[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(kept[kept.length - 1 - end], now[now.length - 1 - end])) end++;
  const gone = kept.length - start - end;
  const come = now.slice(start, now.length - end);
  kept.splice(start, gone, ...come.map(copyOf));
  return JSON.stringify([start, gone, come]);
}

function isSame(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (!isBranch(one) || !isBranch(other)) return false;
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((json, i) => isSame(json, other[i]));
  if (Array.isArray(other)) return false;
  let keys = 0;
  for (const key in one as JsonObject) {
    keys++;
    if (!isSame((one as JsonObject)[key], (other as JsonObject)[key])) return false;
  }
  for (const _ in other as JsonObject) keys--;
  return keys === 0;
}
