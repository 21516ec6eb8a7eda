import { type Dialect, type Driver, Kysely } from "kysely";
import type { Database } from "../src/store/database.ts";
import type { Tables } from "../src/store/schema.ts";
import { sqliteDialect } from "../src/store/sqlite.ts";

/** Fails a statement before it is carried out, or cuts off the answer after it was. */
export type Fault = (sql: string, parameters: readonly unknown[]) => { readonly when: "before" | "after"; readonly code: string } | null;

/** A SQLite file, made by `openDatabase` before, whose statements fail as they are told to. */
export function faulty(file: string, fault: Fault): Database {
  const base = sqliteDialect(file);
  const dialect: Dialect = { ...base, createDriver: () => faultyDriver(base.createDriver(), fault) };
  const query = new Kysely<Tables>({ dialect });
  return { kind: "sqlite", query, close: () => query.destroy() };
}

function faultyDriver(driver: Driver, fault: Fault): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: async () => {
      const connection = await driver.acquireConnection();
      return {
        streamQuery: (compiled, size) => connection.streamQuery(compiled, size),
        executeQuery: async (compiled) => {
          const failure = fault(compiled.sql, compiled.parameters);
          const error = Object.assign(new Error(`a fault: ${failure?.code}`), { code: failure?.code });
          if (failure?.when === "before") throw error;
          const result = await connection.executeQuery<never>(compiled);
          if (failure !== null) throw error;
          return result;
        },
      };
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  };
}
