import { useParams } from "@tanstack/react-router";
import { Lobby } from "./lobby.tsx";
import { RoomPage } from "./room.tsx";

/** /online is where tables are found, /online/CODE is a table. */
export default function OnlinePage() {
  const { at } = useParams({ strict: false });
  return at === undefined ? <Lobby /> : <RoomPage key={at} code={at} />;
}
