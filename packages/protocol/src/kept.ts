import type { Json, JsonObject } from "./changes.ts";

/**
 * A copy of what others have been told, which says what has to be changed of theirs. It is asked for everybody after
 * every answer: an object is kept as two lists, which can be compared several times faster than another object.
 */
export type Kept = null | boolean | number | string | Kept[] | KeptObject;

class KeptObject {
  constructor(
    readonly keys: readonly string[],
    readonly values: Kept[],
  ) {}
}

/** Most objects have the keys of many others: those lists are kept once. More than so many kinds are not remembered. */
const MOST_KINDS = 500;
const kinds = new Map<string, readonly string[]>();

function shared(keys: readonly string[]): readonly string[] {
  const name = keys.join();
  const known = kinds.get(name);
  if (known === undefined && kinds.size < MOST_KINDS) kinds.set(name, keys);
  return known?.length === keys.length && known.every((key, i) => key === keys[i]) ? known : keys;
}

export function keep(json: Json): Kept {
  if (typeof json !== "object" || json === null) return json;
  return isList(json) ? json.map(keep) : keepObject(json);
}

function keepObject(json: JsonObject): KeptObject {
  const keys: string[] = [];
  const values: Kept[] = [];
  for (const key in json) {
    keys.push(key);
    values.push(keep(json[key]));
  }
  return new KeptObject(shared(keys), values);
}

const isList = (json: readonly Json[] | JsonObject): json is readonly Json[] => Array.isArray(json);

/** Null: nothing has changed. Else what is to be kept from now on, which may be the same, and the text of the Change. */
export type News = { readonly kept: Kept; readonly text: string } | null;

export function bring(kept: Kept, now: Json): News {
  if (kept === now) return null;
  const text = inside(kept, now);
  if (text === SAME) return null;
  return text === null ? { kept: keep(now), text: `[${JSON.stringify(now)}]` } : { kept, text };
}

const SAME = "";

/** Makes `kept` what is `now` by changes inside of it; null: it has to be replaced. */
function inside(kept: Kept, now: Json): string | null {
  if (typeof now !== "object" || now === null || typeof kept !== "object" || kept === null) return null;
  if (isList(now)) return Array.isArray(kept) ? insideList(kept, now) : null;
  return Array.isArray(kept) ? null : insideObject(kept, now);
}

function insideObject(kept: KeptObject, now: JsonObject): string | null {
  const { keys, values } = kept;
  let text = SAME;
  let i = 0;
  for (const key in now) {
    // Half of it may have been brought up to date already: whoever replaces it keeps it anew.
    if (keys[i] !== key) return null;
    const is = now[key];
    const was = values[i];
    if (is !== was) {
      const inner = inside(was, is);
      if (inner === null) {
        values[i] = keep(is);
        text += `,${JSON.stringify(key)}:[${JSON.stringify(is)}]`;
      } else if (inner !== SAME) text += `,${JSON.stringify(key)}:${inner}`;
    }
    i++;
  }
  if (i !== keys.length) return null;
  return text === SAME ? SAME : `{${text.slice(1)}}`;
}

function insideList(kept: Kept[], now: readonly Json[]): string {
  if (kept.length !== now.length) return splice(kept, now);
  let text = SAME;
  for (let i = 0; i < now.length; i++) {
    const is = now[i];
    const was = kept[i];
    if (is === was) continue;
    const inner = inside(was, is);
    if (inner === null) {
      kept[i] = keep(is);
      text += `,"${i}":[${JSON.stringify(is)}]`;
    } else if (inner !== SAME) text += `,"${i}":${inner}`;
  }
  return text === SAME ? SAME : `{${text.slice(1)}}`;
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
  kept.splice(start, gone, ...come.map(keep));
  return JSON.stringify([start, gone, come]);
}

function isSame(kept: Kept, now: Json): boolean {
  if (kept === now) return true;
  if (typeof now !== "object" || now === null || typeof kept !== "object" || kept === null) return false;
  if (isList(now)) {
    if (!Array.isArray(kept) || kept.length !== now.length) return false;
    for (let i = 0; i < now.length; i++) if (!isSame(kept[i], now[i])) return false;
    return true;
  }
  if (Array.isArray(kept)) return false;
  let i = 0;
  for (const key in now) {
    if (kept.keys[i] !== key || !isSame(kept.values[i], now[key])) return false;
    i++;
  }
  return i === kept.keys.length;
}
