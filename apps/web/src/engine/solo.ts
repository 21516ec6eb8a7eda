import { say } from "../app/toasts.tsx";
import { stringsNow } from "../strings/index.ts";
import type { TableSetup } from "./messages.ts";
import { openWorkerTable, type WorkerTable } from "./worker-table.ts";

/** The one table of this page. It stays open while other pages are looked at. */
let table: WorkerTable | null = null;

export function soloTable(): WorkerTable {
  table ??= openWorkerTable(({ detail, rule }) => say(stringsNow().board.cannot(detail, rule)));
  return table;
}

export const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

export function startSolo(setup: TableSetup): void {
  soloTable().start(setup);
}
