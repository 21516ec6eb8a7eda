/**
 * What has just arrived, with every part that says the same as before replaced by the part from before: whoever looks whether
 * something has changed need only ask whether it is the same object. For plain data, as messages bring it.
 */
export function share<T>(before: T, now: T): T {
  if (Object.is(before, now)) return before;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  return Array.isArray(now) ? shareList(before as never, now as never) : shareRecord(before as never, now as never);
}

/** Things with ids are known again wherever they stand by now. */
function shareList<T extends readonly unknown[]>(before: T, now: T): T {
  const known = new Map(before.map((part, at) => [idOf(part) ?? `at ${at}`, part]));
  const shared = now.map((part, at) => share(known.get(idOf(part) ?? `at ${at}`), part));
  return before.length === now.length && shared.every((part, at) => part === before[at]) ? before : (shared as unknown as T);
}

const idOf = (part: unknown): unknown => (typeof part === "object" && part !== null && "id" in part ? part.id : undefined);

function shareRecord<T extends Readonly<Record<string, unknown>>>(before: T, now: T): T {
  const shared: Record<string, unknown> = {};
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    shared[key] = share(before[key], now[key]);
    isSame &&= shared[key] === before[key] && key in before;
  }
  return isSame ? before : (shared as T);
}
