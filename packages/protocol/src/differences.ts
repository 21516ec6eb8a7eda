import type { Json, JsonObject } from "./changes.ts";

/**
 * What has to be changed of one piece of JSON so that it becomes another: the text of a Change (changes.ts), or "" if they are
 * alike. Whatever is the same object in both is not looked into: who makes the next view of a game uses again what has stayed.
 */
export function differences(before: Json, now: Json): string {
  if (before === now) return SAME;
  return inside(before, now) ?? `[${textOf(now)}]`;
}

/** Most of what changes are numbers and truths, and most keys are plain: those need no call to be written. */
function textOf(json: Json): string {
  if (typeof json === "number" && Number.isFinite(json)) return `${json}`;
  return typeof json === "boolean" ? `${json}` : JSON.stringify(json);
}

function textOfKey(key: string): string {
  for (let i = 0; i < key.length; i++) if (!isPlain(key.charCodeAt(i))) return JSON.stringify(key);
  return `"${key}"`;
}

/** Neither a quotation mark nor a backslash, and between the blank and the tilde. */
const isPlain = (code: number): boolean => code >= 0x20 && code < 0x7f && code !== 0x22 && code !== 0x5c;

const SAME = "";

/** By changes inside of it; null: it has to be replaced. */
function inside(before: Json, now: Json): string | null {
  if (typeof now !== "object" || now === null || typeof before !== "object" || before === null) return null;
  if (isList(now)) return isList(before) ? insideList(before, now) : null;
  return isList(before) ? null : insideObject(before, now);
}

const isList = (json: readonly Json[] | JsonObject): json is readonly Json[] => Array.isArray(json);

function insideObject(before: JsonObject, now: JsonObject): string | null {
  let text = SAME;
  let keys = 0;
  for (const key in now) {
    keys++;
    const was = before[key];
    const is = now[key];
    if (was === is) continue;
    if (!Object.hasOwn(before, key)) return null;
    const news = differences(was, is);
    if (news !== SAME) text += `,${textOfKey(key)}:${news}`;
  }
  for (const _ in before) keys--;
  if (keys !== 0) return null;
  return text === SAME ? SAME : `{${text.slice(1)}}`;
}

function insideList(before: readonly Json[], now: readonly Json[]): string {
  if (before.length !== now.length) return splice(before, now);
  let text = SAME;
  for (let i = 0; i < now.length; i++) {
    if (before[i] === now[i]) continue;
    const news = differences(before[i], now[i]);
    if (news !== SAME) text += `,"${i}":${news}`;
  }
  return text === SAME ? SAME : `{${text.slice(1)}}`;
}

/** Lists that differ in length: what is alike at both ends stays. */
function splice(before: readonly Json[], now: readonly Json[]): string {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && isAlike(before[start], now[start])) start++;
  let end = 0;
  while (end < shorter - start && isAlike(before[before.length - 1 - end], now[now.length - 1 - end])) end++;
  return JSON.stringify([start, before.length - start - end, now.slice(start, now.length - end)]);
}

function isAlike(before: Json, now: Json): boolean {
  if (before === now) return true;
  if (typeof now !== "object" || now === null || typeof before !== "object" || before === null) return false;
  if (isList(now)) return isList(before) && before.length === now.length && now.every((json, i) => isAlike(before[i], json));
  if (isList(before)) return false;
  let keys = 0;
  for (const key in now) {
    keys++;
    if (!isAlike(before[key], now[key])) return false;
  }
  for (const _ in before) keys--;
  return keys === 0;
}
