import { say } from "../app/toasts.tsx";
import { cannotNow } from "../strings/refusals.ts";
import type { TableSetup } from "./messages.ts";
import { openWorkerTable, type WorkerTable } from "./worker-table.ts";

/** The one table of this page. It stays open while other pages are looked at. */
let table: WorkerTable | null = null;

export function soloTable(): WorkerTable {
  table ??= openWorkerTable((refusal) => say(cannotNow(refusal)));
  return table;
}

export const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** Its game is not wanted any more: nobody goes on thinking about it. */
export function clearTable(id: string): void {
  if (table?.store.getState().frame?.kept?.id !== id) return;
  table.close();
  table = null;
}

export function startSolo(setup: TableSetup): void {
  soloTable().start(setup);
}
