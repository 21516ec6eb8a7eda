import { Link } from "@tanstack/react-router";
import { DoorClosed } from "lucide-react";
import endings from "../../board/ending.module.css";
import { useStrings } from "../../strings/index.ts";

/** The server has ended the table without a result, and says why in its own words. */
export function Closed({ why }: { readonly why: string }) {
  const { network, online } = useStrings();
  return (
    <section className={endings.ending} data-overlay aria-label={network.closed.title} data-closed>
      <DoorClosed size={34} aria-hidden className={endings.trophy} />
      <h2>{network.closed.title}</h2>
      <p>{network.closed.text}</p>
      <p>{network.closed.why(why)}</p>
      <div className={endings.buttons}>
        <Link to="/online/{-$at}" params={{ at: undefined }} className="button primary" data-nav>
          {online.room.back}
        </Link>
      </div>
    </section>
  );
}
