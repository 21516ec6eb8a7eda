import type { RoomView } from "@rulebound/protocol";
import { Link } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { say } from "../../app/toasts.tsx";
import { Board } from "../../board/index.tsx";
import { connection } from "../../online/connection.ts";
import type { OnlineRoom } from "../../online/room.ts";
import { OnlineTable } from "../../online/table.ts";
import { arrive, depart, roomFor } from "../../online/watch.ts";
import { useStrings } from "../../strings/index.ts";
import { asSentence, useTold, wrongNow } from "../../strings/refusals.ts";
import { useBesides } from "./besides.tsx";
import { Between } from "./between.tsx";
import { Closed } from "./closed.tsx";
import { Leaving } from "./leaving.tsx";
import { Lost } from "./lost.tsx";
import { Over } from "./over.tsx";
import { WaitingRoom } from "./waiting.tsx";

/** A table of the server: before, during, between and after its games. */
export function RoomPage({ code }: { readonly code: string }) {
  const { online } = useStrings();
  const told = useTold();
  const room = useMemo(() => roomFor(code), [code]);
  useEffect(() => {
    arrive(room);
    return () => depart(room);
  }, [room]);
  const { view, game, gone } = useStore(room.store);
  const status = useStore(connection.store, (state) => state.status);
  if (gone !== null)
    return (
      <div className="page">
        <h1>{online.room.gone}</h1>
        <p>{asSentence(told(gone))}</p>
        <p>
          <Link to="/online/{-$at}" params={{ at: undefined }} className="button primary">
            {online.room.back}
          </Link>
        </p>
      </div>
    );
  if (view === null)
    return (
      <div className="page">
        <p role="status">{status === "lost" ? online.lost : online.connecting}</p>
      </div>
    );
  const isPlaying = view.phase !== "open" && view.phase !== "between" && game !== null;
  return isPlaying ? (
    <Playing room={room} view={view} />
  ) : (
    <>
      <Lost room={room} />
      {view.closed !== null && game === null ? (
        <div className="page">
          <Closed {...view} />
        </div>
      ) : view.phase === "between" && game !== null ? (
        <Between room={room} view={view} />
      ) : (
        <WaitingRoom room={room} view={view} />
      )}
    </>
  );
}

function Playing({ room, view }: { readonly room: OnlineRoom; readonly view: RoomView }) {
  const { online } = useStrings();
  const table = useMemo(() => new OnlineTable(room, (error) => say(wrongNow(error))), [room]);
  useEffect(() => () => table.close(), [table]);
  const besides = useBesides(room, view);
  return (
    <>
      <h1 className="visually-hidden">{online.room.title(view.code)}</h1>
      <Board table={table} isLive besides={besides} ending={<Over room={room} view={view} />} />
      <Leaving room={room} view={view} />
    </>
  );
}
