import { useParams } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { connection } from "../../online/connection.ts";
import { OnlineRoom } from "../../online/room.ts";
import { watchAsStranger } from "../../online/session.ts";
import { OnlineTable } from "../../online/table.ts";
import { hearScenes } from "../../overlay/channel.ts";
import { type Scene, sceneOf } from "../../overlay/scene.ts";
import { useStrings } from "../../strings/index.ts";
import { asSentence, useTold } from "../../strings/refusals.ts";
import styles from "./overlay.module.css";
import { Scoreboard } from "./scoreboard.tsx";

/** For streams: /overlay/table shows the game in another tab of this browser, /overlay/CODE a table of the server as others see it. */
export default function OverlayPage() {
  const { at = "table" } = useParams({ strict: false });
  useEffect(() => {
    document.documentElement.dataset.overlay = "";
    return () => {
      delete document.documentElement.dataset.overlay;
    };
  }, []);
  return at === "table" ? <OwnTable /> : <Room key={at} code={at} />;
}

function OwnTable() {
  const { overlay } = useStrings();
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => hearScenes(setScene), []);
  return scene === null ? <Waiting words={overlay.noTable} /> : <Scoreboard scene={scene} />;
}

/** Somebody with a seat watches here like everybody else: as another guest, later, and without what is hidden. */
function Room({ code }: { readonly code: string }) {
  const [isStranger, setStranger] = useState(false);
  useEffect(() => {
    const back = watchAsStranger();
    setStranger(true);
    return () => {
      back();
      void connection.reopen();
    };
  }, []);
  return isStranger ? <Watched code={code} /> : null;
}

function Watched({ code }: { readonly code: string }) {
  const { overlay } = useStrings();
  const { room, table } = useMemo(() => {
    const entered = new OnlineRoom(code);
    return { room: entered, table: new OnlineTable(entered, () => {}) };
  }, [code]);
  useEffect(
    () => () => {
      table.close();
      room.close();
    },
    [room, table],
  );
  const told = useTold();
  const gone = useStore(room.store, (state) => state.gone);
  const state = useStore(table.store);
  const scene = useMemo(() => sceneOf(state), [state]);
  if (gone !== null) return <Waiting words={asSentence(told(gone))} />;
  return scene === null ? <Waiting words={overlay.waiting(code)} /> : <Scoreboard scene={scene} />;
}

const Waiting = ({ words }: { readonly words: string }) => (
  <p className={styles.waiting} role="status">
    {words}
  </p>
);
