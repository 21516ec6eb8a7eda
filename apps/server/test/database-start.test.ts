import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { openDatabase } from "../src/store/database.ts";
import { postgresFolder, startPostgres } from "./machines.ts";

if (postgresFolder === null) console.warn("SKIPPED: a PostgreSQL that is late, because Debian's postgresql is not installed");

it.skipIf(postgresFolder === null)(
  "a PostgreSQL that takes a connection and does not answer in time is asked again",
  async () => {
    const postgres = await startPostgres(postgresFolder ?? "");
    const { port } = new URL(postgres.url);
    const sockets: Socket[] = [];
    // The first connection gets no answer; the others go through.
    const gate = createServer((socket) => {
      sockets.push(socket.on("error", () => {}));
      if (sockets.length === 1) return;
      const through = connect(Number(port), "127.0.0.1");
      through.on("error", () => {});
      socket.pipe(through).pipe(socket);
    });
    await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
    try {
      const late = new URL(postgres.url);
      late.port = String((gate.address() as AddressInfo).port);
      const database = await openDatabase(late.href);
      expect(await database.query.selectFrom("rooms").select("id").execute()).toEqual([]);
      expect(sockets.length).toBeGreaterThan(1);
      await database.close();
    } finally {
      for (const socket of sockets) socket.destroy();
      gate.close();
      await postgres.stop();
    }
  },
  120_000,
);
