import { once } from "node:events";
import { createServer } from "node:http";
import type { Socket } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { PING_FRAME, textFrame } from "../src/gateway/frames.ts";

/** What a client of the usual kind reads of frames that are written to its connection. */
async function read(texts: readonly string[]): Promise<string[]> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  let stream: Socket | null = null;
  server.on("upgrade", (_, socket) => {
    stream = socket as Socket;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  const heard: string[] = [];
  const all = new Promise<void>((resolve, reject) => {
    client.on("error", reject);
    client.on("message", (data, isBinary) => {
      heard.push(isBinary ? "binary" : String(data));
      if (heard.length === texts.length) resolve();
    });
  });
  await once(client, "open");
  (stream as Socket | null)?.write(texts.map((text, i) => (i % 3 === 0 ? PING_FRAME : "") + textFrame(text)).join(""), "latin1");
  if (texts.length > 0) await all;
  client.terminate();
  sockets.close();
  server.close();
  return heard;
}

it("texts of any length and script arrive as they were written, in order, whatever is written with them", async () => {
  const lengths = [0, 1, 125, 126, 127, 1000, 65_535, 65_536, 200_000].flatMap((n) => [
    "a".repeat(n),
    "ü".repeat(n / 2),
    "語".repeat(n / 3),
  ]);
  const random = fc.sample(fc.string({ unit: "grapheme", maxLength: 300 }), { numRuns: 200, seed: 7 });
  const texts = [...lengths, ...random];
  expect(await read(texts)).toEqual(texts);
});
