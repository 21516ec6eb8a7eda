import type { LocationId } from "@rulebound/engine/internal";
import type { Forecast } from "@rulebound/protocol/seat";
import { Skull, Star, Swords } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useStrings } from "../strings/index.ts";
import { useBoardInput, useFrame, useMe, useQuestion, useSeatName, useThings, useView } from "./context.ts";
import styles from "./forecast.module.css";
import { destinationsOf } from "./highlights.ts";
import { isFriend } from "./seats.ts";

/** How the showdown here would end if nobody did anything more: with what is held, or as it stands. */
function useForecast(place: LocationId): Forecast | null {
  const { table, aiming } = useThings();
  const aimed = useStore(aiming.store, (state) => state.forecast);
  const { at } = useFrame();
  const { held, foresight } = useBoardInput();
  const question = useQuestion();
  const view = useView();
  const [found, setFound] = useState<{ readonly key: string; readonly forecast: Forecast | null } | null>(null);
  const isAct = question?.kind === "act";
  const isMove = isAct && held.length > 0 && destinationsOf(question, held).includes(place);
  const isHere = isAct && held.length === 0 && view.turn.showdown?.at === place;
  const key = isMove ? `${at} ${held.join(" ")}` : isHere ? `${at}` : "";
  useEffect(() => {
    if (key === "") return;
    let isWanted = true;
    const answer = isMove ? ({ do: "move", units: held, to: place } as const) : ({ do: "pass" } as const);
    void table.foresee(answer).then((foreseen) => isWanted && setFound({ key, forecast: foreseen?.forecast ?? null }));
    return () => {
      isWanted = false;
    };
  }, [key, isMove, held, place, table]);
  if (aimed?.place === place) return aimed;
  if (key !== "") return found?.key === key ? found.forecast : null;
  return foresight?.forecast?.place === place ? foresight.forecast : null;
}

/** Small, in the banner: sums of both sides, who would die, what would be scored. */
export function ForecastHere({ place }: { readonly place: LocationId }) {
  const { board } = useStrings();
  const forecast = useForecast(place);
  const view = useView();
  const me = useMe();
  const name = useSeatName();
  if (forecast === null || forecast.place !== place) return null;
  const { sums, scores } = forecast;
  const dead = forecast.dies.flatMap((id) => view.board.filter((thing) => thing.id === id));
  const lost = (isOurs: boolean): number => dead.filter(({ controller }) => isFriend(view, controller, me) === isOurs).length;
  const isAttacker = sums !== null && isFriend(view, sums.attacker, me);
  const [ours, theirs] = sums === null ? [0, 0] : isAttacker ? [sums.attack, sums.defence] : [sums.defence, sums.attack];
  const says = board.forecast.says(
    sums === null ? null : [ours, theirs],
    dead.map((thing) => thing.name),
    scores.map(({ player, points }) => [name(player), points] as const),
  );
  return (
    <output className={styles.forecast} data-forecast title={says} aria-label={says}>
      {sums !== null && (
        <span>
          {ours} <Swords size={13} aria-hidden /> {theirs}
        </span>
      )}
      {dead.length > 0 && (
        <span className={styles.dies}>
          <Skull size={13} aria-hidden /> {lost(true)}:{lost(false)}
        </span>
      )}
      {scores.map(({ player, points }) => (
        <span key={player} data-mine={isFriend(view, player, me) || undefined} className={styles.score}>
          <Star size={12} aria-hidden /> +{points}
        </span>
      ))}
      {dead.length === 0 && scores.length === 0 && <span className={styles.nothing}>{board.forecast.nothing}</span>}
    </output>
  );
}
