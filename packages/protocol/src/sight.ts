import type { Json } from "./changes.ts";
import { bring, type Kept, keep } from "./kept.ts";
import type { SeatSnapshot } from "./seat.ts";

/** Sent as a whole when they differ: nearly always, or cheaply told. */
const PARTS = ["question", "refusals", "sums"] as const;

/** What a viewer has been shown: it tells what is to be shown next, as the part of a message that `shownNext` reads. */
export class Sight {
  private view: Kept = null;
  private parts: string[] | null = null;

  /** All of it the first time, then what has changed; null: nothing. */
  look(snapshot: SeatSnapshot): string | null {
    const parts = PARTS.map((part) => JSON.stringify(snapshot[part]));
    const view = snapshot.view as unknown as Json;
    const before = this.parts;
    this.parts = parts;
    if (before === null) {
      this.view = keep(view);
      return wholeSight(snapshot);
    }
    const news = bring(this.view, view);
    let text = news === null ? "" : `,"view":${news.text}`;
    if (news !== null) this.view = news.kept;
    for (let i = 0; i < PARTS.length; i++) if (parts[i] !== before[i]) text += `,"${PARTS[i]}":[${parts[i]}]`;
    return text === "" ? null : `"changes":{${text.slice(1)}}`;
  }
}

export const wholeSight = (snapshot: SeatSnapshot): string => `"snapshot":${JSON.stringify(snapshot)}`;
