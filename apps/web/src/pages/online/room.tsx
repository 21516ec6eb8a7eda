import { Link } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { say } from "../../app/toasts.tsx";
import { Board } from "../../board/index.tsx";
import { connection } from "../../online/connection.ts";
import { OnlineRoom } from "../../online/room.ts";
import { OnlineTable } from "../../online/table.ts";
import { useStrings } from "../../strings/index.ts";
import { refusedNow } from "../../strings/refusals.ts";
import { Between } from "./between.tsx";
import styles from "./online.module.css";
import { Over } from "./over.tsx";
import { TableSide } from "./side.tsx";
import { WaitingRoom } from "./waiting.tsx";

/** A table of the server: before, during, between and after its games. */
export function RoomPage({ code }: { readonly code: string }) {
  const { online } = useStrings();
  const room = useMemo(() => new OnlineRoom(code), [code]);
  useEffect(() => () => room.close(), [room]);
  const { view, game, gone, held } = useStore(room.store);
  const status = useStore(connection.store, (state) => state.status);
  const isLost = status === "lost" && (
    <p className={styles.lost} role="alert">
      {online.lost}
    </p>
  );
  const isHeld = held && status === "open" && (
    <p className={styles.lost} role="alert">
      {online.held}
    </p>
  );
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
      {isLost}
      {isHeld}
      {view.phase === "open" || game === null ? (
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
  const table = useMemo(() => new OnlineTable(room, (error) => say(refusedNow(error))), [room]);
  useEffect(() => () => table.close(), [table]);
  const view = useStore(room.store, (state) => state.view);
  if (view === null) return null;
  return (
    <>
      <Board table={table} isLive ending={<Over room={room} view={view} />} />
      <TableSide room={room} view={view} />
    </>
  );
}
