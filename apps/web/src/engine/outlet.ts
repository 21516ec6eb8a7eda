import { redact, type Seat, type State } from "@rulebound/engine/internal";
import type { FromWorker } from "./messages.ts";
import type { Frame } from "./table.ts";

/** What goes out to the page: frames with what is new since the last one, as the seat knows it. */
export class Outlet {
  /** The seat that the last frame was for, null: none was sent; and how many events it has heard of. */
  private to: Seat | null = null;
  private heard = 0;

  constructor(private readonly say: (message: FromWorker) => void) {}

  /** Somebody sits down: all of it is new. */
  clear(): void {
    this.to = null;
    this.heard = 0;
  }

  /** Whether that seat has seen what came before. */
  isFor(viewer: Seat): boolean {
    return viewer === this.to;
  }

  send(frame: Frame, state: State): void {
    const { viewer } = frame;
    const events = state.events ?? [];
    const since = this.isFor(viewer) ? Math.min(this.heard, events.length) : 0;
    this.say({ say: "frame", frame, since, events: events.slice(since).map((event) => redact(event, state, viewer)) });
    this.to = viewer;
    this.heard = events.length;
  }
}
