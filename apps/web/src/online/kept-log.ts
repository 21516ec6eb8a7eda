import type { EventView } from "@rulebound/engine/internal";

/** What has happened in a game as far as this page was told; it survives a reload. The server remembers only the latest events. */
export interface KeptLog {
  /** The game that it belongs to. */
  readonly name: string;
  /** The number of the first event that is kept. */
  readonly offset: number;
  /** With causes as indices into this list. */
  readonly events: readonly EventView[];
}

const KEY = "rulebound.log";

export function storeLog(log: KeptLog): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(log));
  } catch {
    // There is no room for it: the latest events come from the server.
  }
}

export function storedLog(name: string): KeptLog | null {
  try {
    const log = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as KeptLog | null;
    return log?.name === name ? log : null;
  } catch {
    return null;
  }
}

/** The log with what came since event number `since`; where there is a gap, or another game, it begins anew. */
export function grown(log: KeptLog | null, name: string, since: number, news: readonly EventView[]): KeptLog & { readonly isNew: boolean } {
  const isSame = log !== null && log.name === name && since >= log.offset && since <= log.offset + log.events.length;
  const offset = isSame ? log.offset : since;
  const kept = isSame ? log.events.slice(0, since - offset) : [];
  const fresh = news.map((event) => ({ ...event, cause: Math.max(-1, event.cause - offset) }));
  return { name, offset, events: [...kept, ...fresh], isNew: !isSame };
}
