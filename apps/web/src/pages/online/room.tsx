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
import { refusedNow } from "../../strings/refusals.ts";
import { Between } from "./between.tsx";
import { Closed } from "./closed.tsx";
import { Leaving } from "./leaving.tsx";
import { Lost } from "./lost.tsx";
import { Over } from "./over.tsx";
import { TableSide } from "./side.tsx";
import { WaitingRoom } from "./waiting.tsx";

/** A table of the server: before, during, between and after its games. */
export function RoomPage({ code }: { readonly code: string }) {
  const { online } = useStrings();
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
        <p>{gone}</p>
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
  return (
    <>
      <Lost room={room} />
      {view.closed !== null && game === null ? (
        <div className="page">
          <Closed why={view.closed} />
        </div>
      ) : view.phase === "open" || game === null ? (
        <WaitingRoom room={room} view={view} />
      ) : view.phase === "between" ? (
        <Between room={room} view={view} />
      ) : (
        <Playing room={room} />
      )}
    </>
  );
}

function Playing({ room }: { readonly room: OnlineRoom }) {
  const { online } = useStrings();
  const table = useMemo(() => new OnlineTable(room, (error) => say(refusedNow(error))), [room]);
  useEffect(() => () => table.close(), [table]);
  const view = useStore(room.store, (state) => state.view);
  if (view === null) return null;
  return (
    <>
      <h1 className="visually-hidden">{online.room.title(view.code)}</h1>
      <Board table={table} isLive ending={<Over room={room} view={view} />} />
      <TableSide room={room} view={view} />
      <Leaving room={room} view={view} />
    </>
  );
}
