import { cardFacts, spokenText } from "../card/index.ts";
import type { Habit, Habits } from "../engine/habits.ts";
import { useStrings } from "../strings/index.ts";
import styles from "./console.module.css";
import { useQuestion, useView } from "./context.ts";
import { cardOf } from "./seats.ts";
import { useStops } from "./stops.ts";

type Kind = "may" | "windows";
const KINDS: readonly Kind[] = ["may", "windows"];

/** Cards that could be used now, and all that something has been said about: always, never, or ask. */
export function HabitsForm() {
  const { board, card: words } = useStrings();
  const { habits, setHabits } = useStops();
  const usable = useUsable();
  const windows = [...new Set([...usable, ...Object.keys(habits.windows)])];
  const known: Readonly<Record<Kind, readonly string[]>> = { windows, may: Object.keys(habits.may) };
  const orders = Object.keys(habits.orders).length;
  if (windows.length + known.may.length + orders === 0) return null;
  return (
    <fieldset className={styles.stops} data-habits>
      <legend>{board.habits.title}</legend>
      {KINDS.flatMap((kind) =>
        known[kind].map((key) => (
          <label key={`${kind} ${key}`} className={styles.habit}>
            <span>{kind === "windows" ? board.habits.window(key) : spokenText(key, words)}</span>
            <select
              className="field"
              value={habits[kind][key] ?? "ask"}
              onChange={({ target }) => setHabits({ [kind]: changed(habits, kind, key, target.value as Habit | "ask") })}
            >
              {(["ask", "always", "never"] as const).map((habit) => (
                <option key={habit} value={habit}>
                  {board.habits[kind === "may" ? "may" : "windows"][habit]}
                </option>
              ))}
            </select>
          </label>
        )),
      )}
      {orders > 0 && (
        <button type="button" className="button quiet" onClick={() => setHabits({ orders: {} })}>
          {board.habits.forgetOrders(orders)}
        </button>
      )}
    </fieldset>
  );
}

function changed(habits: Habits, kind: Kind, key: string, habit: Habit | "ask"): Readonly<Record<string, Habit>> {
  const { [key]: _, ...others } = habits[kind];
  return habit === "ask" ? others : { ...others, [key]: habit };
}

/** The names of what one could use in the window that is open. */
function useUsable(): readonly string[] {
  const question = useQuestion();
  const view = useView();
  if (question?.kind !== "act" || !question.offers.some(({ answer }) => answer.do === "pass")) return [];
  const cards = question.offers.flatMap(({ answer }) => ("object" in answer ? [cardOf(view, answer.object)] : []));
  return [...new Set(cards.filter((card) => card >= 0).map((card) => cardFacts(card).name))];
}
