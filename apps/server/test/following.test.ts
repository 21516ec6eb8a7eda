import { EventEmitter } from "node:events";
import { Duplex } from "node:stream";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { describe, expect, it, vi } from "vitest";
import type { WebSocket } from "ws";
import { Clients } from "../src/gateway/clients.ts";
import { LIMITS } from "../src/gateway/connection.ts";
import { Gateway } from "../src/gateway/gateway.ts";
import { NO_BOUNDS } from "../src/gateway/limits.ts";
import type { GatewayServices } from "../src/gateway/services.ts";
import { type Address, type Caller, keyOf } from "../src/rooms/audience.ts";
import type { Room } from "../src/rooms/room.ts";

const OWN = "this process";
const ROOM = "ROOM1";
const account = { id: "a", name: "A", kind: "guest" };

/** As much of a room as a gateway asks for. */
function roomOf(id: string) {
  const inside = new Set<string>();
  const enter = vi.fn((caller: Caller) => inside.add(keyOf(caller)));
  return { id, members: { has: (address: Address) => inside.has(keyOf(address)), enter }, enter, enterAgain: enter, receive: vi.fn(enter) };
}

/** A client that is in a room which another process leads, and a gateway whose host will lead it when told to. */
async function clientElsewhere() {
  const room = roomOf(ROOM);
  let lead: (room: Room) => void = () => {};
  const leading = new Promise<Room>((resolve) => {
    lead = resolve;
  });
  const services = {
    accounts: { newGuest: async () => ({ account, session: "s", token: "t" }) },
    host: { roomsOf: async () => [], at: () => undefined, find: async () => ({ node: "another", room: ROOM }), leading: () => leading },
    cluster: { node: OWN, send: vi.fn(async () => true) },
    ratings: { remember: async () => {} },
    sanctions: { banOf: () => null, muteOf: () => null },
    matchmaker: { leave: async () => {} },
    clients: new Clients(NO_BOUNDS, LIMITS.guests, () => 0),
    limits: LIMITS,
    work: NO_BOUNDS,
    log: { error: vi.fn() },
    now: () => 0,
    onMessage: () => {},
  };
  const gateway = new Gateway(services as unknown as GatewayServices);
  const socket = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, bufferedAmount: 0, terminate: () => {} });
  const write = vi.fn();
  const stream = new Duplex({ read() {}, write });
  gateway.accept(socket as unknown as WebSocket, stream, "a device", "an address");
  const say = (fields: object): void => void socket.emit("message", Buffer.from(JSON.stringify({ v: PROTOCOL_VERSION, ...fields })), false);
  say({ n: 1, type: "hello" });
  await vi.waitFor(() => expect(write).toHaveBeenCalled());
  say({ n: 2, type: "enter", room: ROOM });
  await vi.waitFor(() => expect(services.cluster.send).toHaveBeenCalled());
  return { gateway, room, lead: () => lead(room as unknown as Room) };
}

describe("a client of a room that moves to its own process", () => {
  it("is in it, even if the news of it comes before the process has made the room its own", async () => {
    const { gateway, room, lead } = await clientElsewhere();
    gateway.receive({ kind: "moved", room: ROOM, node: OWN, fence: 2 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(room.enter).not.toHaveBeenCalled();
    lead();
    await vi.waitFor(() => expect(room.enter).toHaveBeenCalledOnce());
    expect(room.enter.mock.calls[0][0]).toMatchObject({ node: OWN, account: "a" });
  });

  it("stays out of a room that it was never in", async () => {
    const { gateway, room, lead } = await clientElsewhere();
    lead();
    gateway.receive({ kind: "moved", room: "another", node: OWN, fence: 2 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(room.enter).not.toHaveBeenCalled();
  });
});
