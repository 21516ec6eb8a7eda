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
import { wordsOf } from "./trouble.ts";

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

interface Waiter {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** The connection, on a thread that is started again if it ends: what it had not answered has failed, and can be tried again. */
class ThreadConnection implements DatabaseConnection {
  private readonly waiting = new Map<number, Waiter>();
  private worker: Worker | null = null;
  private next = 0;
  private inTransaction = false;
  private isClosing = false;

  constructor(
    private readonly program: string,
    private readonly file: string,
  ) {}

  private start(): Worker {
    const worker = new Worker(this.program, { workerData: { file: this.file, base: import.meta.url } });
    let reason: Error = new Error("the database is closed");
    worker.unref();
    worker.on("message", (reply: Reply) => {
      const waiter = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if (reply.error === undefined) waiter?.resolve(reply);
      else waiter?.reject(Object.assign(new Error(reply.error), { code: reply.code }));
    });
    worker.on("error", (error) => {
      reason = error instanceof Error ? error : new Error(wordsOf(error));
    });
    worker.on("exit", () => {
      this.worker = null;
      for (const { reject } of this.waiting.values()) reject(reason);
      this.waiting.clear();
    });
    return worker;
  }

  /** The worker checks that it is so: a transaction that is gone, with its thread or by itself, is not gone on with. */
  async begin(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("begin immediate"));
    this.inTransaction = true;
  }

  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("commit"));
    this.inTransaction = false;
  }

  /** The next statement does it, if it is not done already. */
  rollBack(): void {
    this.inTransaction = false;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isClosing) throw new Error("the database is closed");
    this.worker ??= this.start();
    const { worker, inTransaction } = this;
    const { rows, changes } = await new Promise<Reply>((resolve, reject) => {
      const id = this.next++;
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, sql, parameters, inTransaction });
    });
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  async close(): Promise<void> {
    this.isClosing = true;
    const { worker } = this;
    if (worker === null) return;
    const gone = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    worker.ref();
    worker.postMessage("close");
    await gone;
  }

  // biome-ignore lint/correctness/useYield: results are never so large that they would have to be streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("results are not streamed");
  }
}

class ThreadDriver implements Driver {
  private connection: ThreadConnection | null = null;
  private turn: Promise<void> = Promise.resolve();
  private release: () => void = () => {};

  constructor(private readonly file: string) {}

  async init(): Promise<void> {
    this.connection = new ThreadConnection(await workerFile("sqlite-worker"), this.file);
  }

  private get open(): ThreadConnection {
    if (this.connection === null) throw new Error("the database is not open");
    return this.connection;
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
    return this.open;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  beginTransaction(): Promise<void> {
    return this.open.begin();
  }

  commitTransaction(): Promise<void> {
    return this.open.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.open.rollBack();
  }

  async destroy(): Promise<void> {
    await this.connection?.close();
  }
}
