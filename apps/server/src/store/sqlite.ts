import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { workerFile } from "../worker-file.ts";

/** SQLite for the query layer: one connection, on a thread of its own (sqlite-worker.ts). */
export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => new ThreadDriver(file),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

interface Reply {
  readonly id: number;
  readonly rows: unknown[];
  readonly changes: number;
  readonly error?: string;
  readonly code?: string;
}

class ThreadConnection implements DatabaseConnection {
  private readonly waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  private next = 0;
  private broken: Error | null = null;
  private hasWorked = false;
  isClosing = false;

  constructor(private readonly worker: Worker) {
    worker.on("message", (reply: Reply) => {
      this.hasWorked = true;
      const waiter = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if (reply.error === undefined) waiter?.resolve(reply);
      else waiter?.reject(Object.assign(new Error(reply.error), { code: reply.code }));
    });
    worker.on("error", (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
    worker.on("exit", () => this.fail(new Error("the database is closed")));
  }

  private fail(error: Error): void {
    this.broken ??= error;
    for (const { reject } of this.waiting.values()) reject(this.broken);
    this.waiting.clear();
    // A server without its database is of no use to anybody: whoever started it starts it again, and games go on.
    if (this.hasWorked && !this.isClosing) throw new Error(`the database has failed: ${error.message}`);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await new Promise<Reply>((resolve, reject) => {
      if (this.broken !== null) {
        reject(this.broken);
        return;
      }
      const id = this.next++;
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, sql, parameters });
    });
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: results are never so large that they would have to be streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("results are not streamed");
  }
}

class ThreadDriver implements Driver {
  private worker: Worker | null = null;
  private connection: ThreadConnection | null = null;
  private turn: Promise<void> = Promise.resolve();
  private release: () => void = () => {};

  constructor(private readonly file: string) {}

  async init(): Promise<void> {
    this.worker = new Worker(await workerFile("sqlite-worker"), { workerData: { file: this.file, base: import.meta.url } });
    this.worker.unref();
    this.connection = new ThreadConnection(this.worker);
  }

  /** One at a time: a transaction has the connection for itself. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.turn;
    let release = () => {};
    this.turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.release = release;
    if (this.connection === null) throw new Error("the database is not open");
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    const { worker } = this;
    if (worker === null) return;
    if (this.connection !== null) this.connection.isClosing = true;
    const gone = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    worker.ref();
    worker.postMessage("close");
    await gone;
  }
}
