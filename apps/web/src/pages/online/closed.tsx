import type { RoomView } from "@rulebound/protocol";
import { Link } from "@tanstack/react-router";
import { DoorClosed } from "lucide-react";
import endings from "../../board/ending.module.css";
import { useStrings } from "../../strings/index.ts";
import { useTold } from "../../strings/refusals.ts";

/** The server has ended the table without a result, and says why. */
export function Closed({ closed, closedWhy }: Pick<RoomView, "closed" | "closedWhy">) {
  const { network, online } = useStrings();
  const told = useTold();
  return (
    <section className={endings.ending} data-overlay aria-label={network.closed.title} data-closed>
      <DoorClosed size={34} aria-hidden className={endings.trophy} />
      <h2>{network.closed.title}</h2>
      <p>{network.closed.text}</p>
      <p>{network.closed.why(told({ detail: closed ?? "", why: closedWhy ?? undefined }))}</p>
      <div className={endings.buttons}>
        <Link to="/online/{-$at}" params={{ at: undefined }} className="button primary" data-nav>
          {online.room.back}
        </Link>
      </div>
    </section>
  );
}
