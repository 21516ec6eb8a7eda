import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect as dial, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Passwords } from "../src/accounts/passwords.ts";
import { Proxies } from "../src/http/proxies.ts";
import { TIMES } from "../src/http/sockets.ts";
import { NO_BOUNDS, type RunningServer } from "../src/index.ts";
import { http, start } from "./start.ts";

/** The path goes out as it is written: `fetch` would mend it. */
async function status({ address }: RunningServer, path: string, from = "127.0.0.1", forwarded?: string): Promise<number> {
  const { hostname, port } = new URL(address);
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const asked = request({ hostname, port, path, localAddress: from, headers }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

describe("requests of one address are counted", () => {
  it("however the address of the page is written", async () => {
    const server = await start({ requestsPerMinute: 5 });
    const ways = ["/api/about", "/%61pi/about", "/ap%69/about", `${server.address}/api/about`, "/api/about?x", "/api/about"];
    const statuses: number[] = [];
    for (const way of [...ways, ...ways]) statuses.push(await status(server, way));
    expect(statuses.filter((one) => one === 200)).toHaveLength(5);
    expect(statuses.slice(-6).every((one) => one === 429)).toBe(true);
  });

  it("whoever it says that it speaks for, unless it is a proxy that was named", async () => {
    const server = await start({ requestsPerMinute: 3, trustProxy: ["127.0.0.9"] });
    const as = (from: string): Promise<number[]> =>
      Promise.all(Array.from({ length: 6 }, (_, i) => status(server, "/api/about", from, `192.0.2.${i}`)));
    expect((await as("127.0.0.1")).filter((one) => one === 429)).toHaveLength(3);
    expect((await as("127.0.0.9")).filter((one) => one === 429)).toHaveLength(0);
  });

  it("also where there is nothing, by the work that they are", async () => {
    const server = await start({ work: { ...NO_BOUNDS, address: { burst: 30, perSecond: 1 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) statuses.push(await status(server, ["/nowhere", "/health"][i % 2]));
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
    expect(await status(server, "/health", "127.0.0.2")).toBe(200);
  });
});

describe("proxies", () => {
  it("are addresses and networks; what is neither is refused", () => {
    const proxies = new Proxies(["192.0.2.1", "2001:db8::/32", "private"]);
    const all = ["192.0.2.1", "192.0.2.2", "::ffff:192.0.2.1", "2001:db8::5", "2001:db9::5", "172.20.0.3", "127.0.0.1", "nonsense"];
    expect(all.filter((one) => proxies.has(one))).toEqual(["192.0.2.1", "::ffff:192.0.2.1", "2001:db8::5", "172.20.0.3"]);
    for (const wrong of ["1", "true", "10.0.0.0/99", "example.org", "10.0.0.0/x"])
      expect(() => new Proxies([wrong])).toThrow(/is no proxy/);
  });
});

describe("connections that say nothing, or hardly anything", () => {
  it("are so many, and end after a while; others are answered meanwhile", async () => {
    const server = await start({ connectionsPerAddress: 10 });
    const { hostname, port } = new URL(server.address);
    const sockets = await Promise.all(
      Array.from({ length: 40 }, async (_, i): Promise<Socket> => {
        const socket = dial({ host: hostname, port: Number(port), localAddress: "127.0.0.3" });
        socket.on("error", () => {});
        await Promise.race([once(socket, "connect"), once(socket, "close")]);
        if (i % 2 === 0) socket.write("GET /health HTTP/1.1\r\nHost: x\r\n");
        socket.resume();
        return socket;
      }),
    );
    const open = (): number => sockets.filter(({ readyState }) => readyState === "open").length;
    await expect.poll(open).toBeLessThanOrEqual(20);
    expect(await status(server, "/health", "127.0.0.2")).toBe(200);
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.readyState === "open") socket.write("x: y\r\n");
    }, 500);
    await expect.poll(open, { timeout: 20_000, interval: 200 }).toBe(0);
    clearInterval(dripping);
  }, 40_000);

  it("end after as long, if they never say a word", async () => {
    const server = await start();
    const { hostname, port } = new URL(server.address);
    const began = performance.now();
    const silent = dial({ host: hostname, port: Number(port) });
    silent.on("error", () => {});
    await once(silent.resume(), "close");
    expect(performance.now() - began).toBeLessThan(2 * TIMES.head);
  }, 40_000);
});

/** What comes back for these bytes, until the connection is closed. */
async function answerTo({ address }: RunningServer, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = dial({ host: hostname, port: Number(port) });
  let answer = "";
  socket.on("error", () => {});
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  socket.write(text);
  await Promise.race([once(socket, "close"), wait(5000)]);
  socket.destroy();
  return answer;
}

describe("a connection", () => {
  it("that asks for many things at once is closed, and they are not looked at", async () => {
    const server = await start();
    const answer = await answerTo(server, "GET /api/rooms HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500));
    expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThan(10);
    expect(await status(server, "/health")).toBe(200);
  });

  it("becomes a WebSocket nowhere but where there is one", async () => {
    const server = await start();
    const head =
      "Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    for (const path of ["/api/about", "/health", "/nowhere", "/%77s/"])
      expect(await answerTo(server, `GET ${path} HTTP/1.1\r\n${head}`)).toMatch(/^HTTP\/1\.1 404 /);
  }, 30_000);
});

describe("passwords", () => {
  it("are tried so often from one address, and so often for one name", async () => {
    const server = await start({ work: { ...NO_BOUNDS, passwords: { burst: 5, perSecond: 0.001 } } });
    await http(server, "POST", "/api/members", { name: "Annie", password: "right horse battery" });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await http(server, "POST", "/api/sessions", { name: "Annie", password: "wrong horse" })).status);
    // Becoming a member took two: a password was made, and used.
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);

    let now = 0;
    const passwords = new Passwords({ burst: 1000, perSecond: 1000 }, () => now);
    const tries = (network: string, count: number): number => {
      for (let i = 0; i < count; i++)
        try {
          passwords.demandTry("annie", network);
          passwords.noteResult("annie", network, false);
        } catch {
          return i;
        }
      return count;
    };
    passwords.noteResult("annie", "at home", true);
    expect(tries("far away", 100)).toBe(21);
    expect(tries("elsewhere", 100)).toBe(0);
    expect(tries("at home", 3)).toBe(3);
    now += 3_600_000;
    expect(tries("far away", 1)).toBe(1);
  });

  it("of many tries from one place do not keep others waiting", async () => {
    const passwords = new Passwords({ burst: 1000, perSecond: 1000 }, () => 0);
    const done: string[] = [];
    const compute = (network: string): Promise<void> =>
      passwords.compute(network, async () => {
        await wait(10);
        done.push(network);
      });
    const attacks = Array.from({ length: 50 }, () => compute("attacker").catch(() => done.push("refused")));
    await Promise.all([compute("somebody"), compute("another")]);
    expect(done.filter((one) => one === "attacker").length).toBeLessThanOrEqual(5);
    await Promise.all(attacks);
    expect(done.filter((one) => one === "refused").length).toBe(40);
  });
});
