import { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type Database from "libsql";

/**
 * SQLite on a thread of its own: waiting for the disk holds up nobody. `synchronous=FULL` makes every commit wait until
 * the log is on the disk, so that neither a killed process nor a power cut loses what was committed.
 */
interface Request {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Whether a transaction is open, as whoever asks believes. */
  readonly inTransaction: boolean;
}

interface Setup {
  readonly file: string;
  readonly base: string;
}

const { file, base } = workerData as Setup;
const Sqlite = createRequire(base)("libsql") as typeof Database;
const port = parentPort;
if (port === null) throw new Error("this is the program of a worker thread");

const db = new Sqlite(file);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.pragma("foreign_keys = ON");
db.pragma("busy_timeout = 5000");
// Rows of hundreds of rooms go to the same few hundred pages again and again: those stay in memory, and go from the log into the
// file four times as seldom as SQLite would have it, about as many at a time.
db.pragma("cache_size = -16384");
db.pragma("wal_autocheckpoint = 4000");

const MOST_STATEMENTS = 200;
const statements = new Map<string, ReturnType<typeof db.prepare>>();

function prepared(sql: string): ReturnType<typeof db.prepare> {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = db.prepare(sql);
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  statements.set(sql, statement);
  return statement;
}

/** SQLite ends a transaction by itself when the disk is full; and what no transaction was meant for must not fall into one. */
function agree(inTransaction: boolean): void {
  if (db.inTransaction === inTransaction) return;
  if (inTransaction) throw new Error("the transaction has ended already: nothing of it was kept");
  db.exec("rollback");
}

function execute(sql: string, parameters: readonly unknown[]): { rows: unknown[]; changes: number } {
  const statement = prepared(sql);
  if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
  return { rows: [], changes: statement.run(parameters).changes };
}

port.on("message", (request: Request | "close") => {
  if (request === "close") {
    db.close();
    port.close();
    return;
  }
  const { id, sql, parameters, inTransaction } = request;
  try {
    agree(inTransaction);
    port.postMessage({ id, ...execute(sql, parameters) });
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    port.postMessage({ id, error: typeof message === "string" && message !== "" ? message : String(code ?? error), code });
  }
});
