import { useSettings } from "../app/settings.ts";
import { type Habits, NO_HABITS } from "../engine/habits.ts";
import type { Stops } from "../engine/table.ts";
import { useFrame, useThings } from "./context.ts";

/** Where the player is asked, in this game and in those to come. */
export function useStops() {
  const { table } = useThings();
  const { stops } = useFrame();
  const change = useSettings((settings) => settings.change);
  const stopAt = (changed: Partial<Stops>): void => {
    change({ stops: { ...stops, ...changed } });
    table.stopAt({ ...stops, ...changed });
  };
  const habits = stops.habits ?? NO_HABITS;
  return { stops, stopAt, habits, setHabits: (changed: Partial<Habits>): void => stopAt({ habits: { ...habits, ...changed } }) };
}
