import { once } from "node:events";
import { PROTOCOL_VERSION } from "@rulebound/protocol";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { start } from "./start.ts";

it("a client of another version is told which one the server speaks, and goes", async () => {
  const server = await start();
  const socket = new WebSocket(`${server.address.replace(/^http/, "ws")}/ws`);
  await once(socket, "open");
  const heard = once(socket, "message");
  const gone = once(socket, "close");
  socket.send(JSON.stringify({ v: PROTOCOL_VERSION - 1, n: 1, type: "hello" }));
  const { code, detail } = JSON.parse(String((await heard)[0]));
  expect(code).toBe("version");
  expect(detail).toContain(`version ${PROTOCOL_VERSION}`);
  expect(detail).toContain("reload");
  expect((await gone)[0]).toBe(1008);
});
