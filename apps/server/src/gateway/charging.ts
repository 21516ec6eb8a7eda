import type { Connection } from "./connection.ts";
import { MOST_SURPLUS, unitsIn } from "./limits.ts";

/** What it costs by its kind, and what it took of the main thread beyond that. */
export function charging<Result>(connection: Connection, cost: number, run: () => Result): Result {
  connection.charge(cost);
  const started = performance.now();
  const result = run();
  const surplus = unitsIn(performance.now() - started) - cost;
  if (surplus > 0) connection.charge(Math.min(surplus, MOST_SURPLUS));
  return result;
}
