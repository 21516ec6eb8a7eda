import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { flood, type Scene, type Tally } from "./foe.ts";

/** What one address can do with HTTP. */

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly agent?: Agent;
}

/** The status; 0: there was no answer. */
export function ask(
  address: string,
  from: string,
  path: string,
  { method = "GET", headers = {}, body, agent }: Asking = {},
): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const asked = request(
      {
        hostname,
        port,
        path,
        method,
        localAddress: from,
        agent,
        timeout: 10_000,
        headers: {
          ...headers,
          ...(text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
        },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.on("error", () => resolve(0));
      },
    );
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(0));
    asked.end(text);
  });
}

const agentOf = (): Agent => new Agent({ keepAlive: true, maxSockets: 50 });

async function ofRequests(scene: Scene, perSecond: number, send: (i: number, agent: Agent) => Promise<number>): Promise<Tally> {
  const agent = agentOf();
  const by: Record<string, number> = {};
  let open = 0;
  const sent = await flood(scene.seconds, perSecond, (i) => {
    if (open >= 50) return false;
    open++;
    void send(i, agent).then((status) => {
      open--;
      by[status] = (by[status] ?? 0) + 1;
    });
    return true;
  });
  await wait(500);
  agent.destroy();
  return { sent, ...by };
}

export const metrics = (scene: Scene): Promise<Tally> =>
  ofRequests(scene, 465, (_, agent) => ask(scene.address, scene.from, "/metrics", { agent }));

/** The public list, over and over, in every way to write its address. */
export const bypass = (scene: Scene): Promise<Tally> =>
  ofRequests(scene, 400, (i, agent) => {
    const path = ["/api/rooms", "/%61pi/rooms", "/ap%69/rooms", `${scene.address}/api/rooms`, "//api/rooms", "/api/rooms/"][i % 6];
    return ask(scene.address, scene.from, path, { agent, headers: { "x-forwarded-for": `10.0.${(i >> 8) & 255}.${i & 255}` } });
  });

/** Pages and addresses that are nowhere. */
export const pages = (scene: Scene): Promise<Tally> =>
  ofRequests(scene, 1500, (i, agent) => ask(scene.address, scene.from, ["/", "/nowhere", "/ready", "/health"][i % 4], { agent }));

/** Passwords of one member, in every way to write the address. */
export const passwords = (scene: Scene): Promise<Tally> =>
  ofRequests(scene, 100, (i, agent) =>
    ask(scene.address, scene.from, ["/api/sessions", "/%61pi/sessions"][i % 2], {
      method: "POST",
      body: { name: "Victim", password: `guess-${i}-of-many` },
      headers: { "x-forwarded-for": `10.1.${(i >> 8) & 255}.${i & 255}` },
      agent,
    }),
  );

/** Connections that say nothing, or one letter of a header a second; how many the server keeps. */
export async function slow(scene: Scene): Promise<Tally> {
  const { hostname, port } = new URL(scene.address);
  const sockets: Socket[] = [];
  for (let i = 0; i < 400; i++) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: scene.from });
    socket.on("error", () => {});
    // Who does not read never learns that it was sent away.
    socket.resume();
    sockets.push(socket);
    if (i % 2 === 0) socket.write("GET /api/about HTTP/1.1\r\nHost: x\r\n");
    if (i % 20 === 0) await wait(10);
  }
  await wait(500);
  const isOpen = (socket: Socket): boolean => !socket.destroyed && socket.readyState === "open";
  const atOnce = sockets.filter(isOpen).length;
  // Longer than the server waits for the head of a request.
  await flood(Math.max(scene.seconds, 12), 400, (i) => {
    const socket = sockets[i % sockets.length];
    return isOpen(socket) && i % 2 === 0 && socket.write("x: y\r\n");
  });
  const kept = sockets.filter(isOpen).length;
  for (const socket of sockets) socket.destroy();
  return { opened: sockets.length, openAtOnce: atOnce, keptToTheEnd: kept };
}

/** JSON that is deep, long, or full of names that objects have anyway. */
export const bodies = (scene: Scene): Promise<Tally> =>
  ofRequests(scene, 200, (i, agent) => {
    const { hostname, port } = new URL(scene.address);
    const text = [
      "[".repeat(30_000),
      `${"[".repeat(16_000)}${"]".repeat(16_000)}`,
      `{"name":${"9".repeat(30_000)},"password":"12345678"}`,
      `{"__proto__":{"name":"x"},"constructor":{"prototype":{}},"name":"x","password":"12345678"}`,
      `{"name":"${"\u202e\u0301".repeat(9000)}","password":"12345678"}`,
    ][i % 5];
    return new Promise((resolve) => {
      const asked = request(
        {
          hostname,
          port,
          path: "/api/sessions",
          method: "POST",
          localAddress: scene.from,
          agent,
          headers: { "content-type": "application/json", "content-length": Buffer.byteLength(text) },
        },
        (response) => {
          response.resume();
          response.on("end", () => resolve(response.statusCode ?? 0));
        },
      );
      asked.on("error", () => resolve(0));
      asked.end(text);
    });
  });
