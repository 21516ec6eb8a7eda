import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { Ending } from "../../board/ending.tsx";
import { Board } from "../../board/index.tsx";
import { soloTable } from "../../engine/solo.ts";
import { useStrings } from "../../strings/index.ts";
import { useAfterGame } from "./after-game.ts";
import { Between } from "./between.tsx";
import styles from "./play.module.css";
import { SetupPage } from "./setup.tsx";

/** /play sets a table up, /play/table is the table: that of the game after the #, or of the one that was played last. */
export default function PlayPage() {
  const { at } = useParams({ strict: false });
  return at === undefined ? <SetupPage /> : <TablePage />;
}

function TablePage() {
  const { play } = useStrings();
  const table = soloTable();
  const frame = useStore(table.store, (state) => state.frame);
  const crashed = useStore(table.store, (state) => state.crashed);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [isBetween, setBetween] = useState(false);
  const between = frame?.match?.between ?? null;
  const hasSideboard = between?.seats.some((cards) => cards !== null && cards.sideboard.length > 0) === true;
  const after = useAfterGame(table);
  const ending = useMemo(() => <Ending {...after} goOn={hasSideboard ? () => setBetween(true) : undefined} />, [after, hasSideboard]);
  useEffect(() => {
    if (between === null) setBetween(false);
  }, [between]);
  useEffect(() => {
    const there = table.store.getState().frame;
    if (table.isBusy() || (there !== null && (hash === "" || hash === there.kept?.id))) return;
    void table.resume(hash === "" ? undefined : hash).then((found) => {
      if (!found) void navigate({ to: "/play/{-$at}", params: { at: undefined } });
    });
  }, [table, navigate, hash]);
  if (crashed !== null) throw new Error(crashed);
  if (frame === null)
    return (
      <div className={styles.laying} role="status">
        {play.laying}
      </div>
    );
  if (isBetween && frame.match !== null && between !== null)
    return <Between table={table} frame={frame} match={frame.match} between={between} back={() => setBetween(false)} />;
  return (
    <>
      <h1 className="visually-hidden">{play.table}</h1>
      <Board table={table} ending={ending} isLive />
    </>
  );
}
