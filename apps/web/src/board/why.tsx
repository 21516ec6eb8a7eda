import type { EventView } from "@rulebound/engine/internal";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useGist } from "../strings/gists.ts";
import { useStrings } from "../strings/index.ts";
import { useAway } from "./away.ts";
import { useEvents } from "./context.ts";
import { LinePiece, useReader } from "./log.tsx";
import { partsOf } from "./log-lines.ts";
import { usePanels } from "./panels.ts";
import styles from "./why.module.css";

const FOLLOWERS = 12;

/** From what somebody did, cause by cause, to the event, and what came of it. */
function familyOf(events: readonly EventView[], at: number): { readonly causes: readonly number[]; readonly effects: readonly number[] } {
  const causes: number[] = [];
  for (let cause = at; cause >= 0 && cause < events.length && !causes.includes(cause); cause = events[cause].cause) causes.unshift(cause);
  const effects = events.flatMap(({ cause }, index) => (cause === at ? [index] : [])).slice(0, FOLLOWERS);
  return { causes, effects };
}

export function Why() {
  const { board, app } = useStrings();
  const events = useEvents();
  const why = usePanels((panels) => panels.why);
  const open = useAway<HTMLElement>(why !== null, () => usePanels.setState({ why: null }));
  if (why === null || events[why] === undefined) return null;
  const { causes, effects } = familyOf(events, why);
  return (
    <section ref={open} className={styles.why} data-overlay aria-label={board.why}>
      <header>
        <h2>{board.why}</h2>
        <button type="button" className="button quiet" onClick={() => usePanels.setState({ why: null })} aria-label={app.close}>
          <X size={18} aria-hidden />
        </button>
      </header>
      <ol className={styles.tree}>
        {causes.map((at, depth) => (
          <Cause key={at} event={events[at]} depth={depth} isAsked={at === why} />
        ))}
        {effects.map((at) => (
          <Cause key={at} event={events[at]} depth={causes.length} isAsked={false} />
        ))}
      </ol>
    </section>
  );
}

function Cause({ event, depth, isAsked }: { readonly event: EventView; readonly depth: number; readonly isAsked: boolean }) {
  const reader = useReader();
  const gist = useGist();
  return (
    <li className={styles.cause} style={{ marginLeft: `${Math.min(depth, 6)}em` }} data-asked={isAsked || undefined}>
      <p>
        {partsOf(event, reader).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line stay where they are
          <LinePiece key={at} part={part} />
        ))}
      </p>
      <p className={styles.gist}>
        <Link to="/rules/{-$at}" params={{ at: event.rule }}>
          {event.rule}
        </Link>{" "}
        {gist(event.rule)}
      </p>
    </li>
  );
}
