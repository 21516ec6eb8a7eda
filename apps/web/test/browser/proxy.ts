import { once } from "node:events";
import { createConnection, createServer, type Socket } from "node:net";

/** A bad line between a page and a server: it delays what passes, goes dead without a word, or breaks. */
export interface Line {
  readonly address: string;
  /** Milliseconds that everything takes, in each direction. */
  delay(ms: number): void;
  /** Nothing passes any more, and nobody is told. */
  hold(): void;
  /** What was held passes; new connections work again. */
  release(): void;
  /** Every connection ends, and no other comes about until it is released. */
  cut(): void;
  close(): void;
}

export async function lineTo(address: string): Promise<Line> {
  const { port } = new URL(address);
  const pairs = new Set<readonly [Socket, Socket]>();
  let ms = 0;
  let isHeld = false;
  let isCut = false;
  const pass = (from: Socket, to: Socket): void => {
    from.on("data", (chunk: Buffer) => {
      if (ms === 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), ms);
    });
    from.on("close", () => setTimeout(() => to.destroy(), ms));
    from.on("error", () => {});
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = createConnection(Number(port), "127.0.0.1");
    const pair = [near, far] as const;
    pairs.add(pair);
    near.on("close", () => pairs.delete(pair));
    pass(near, far);
    pass(far, near);
    if (isHeld) for (const socket of pair) socket.pause();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: own } = server.address() as { port: number };
  const each = (run: (socket: Socket) => void): void => {
    for (const pair of [...pairs]) pair.forEach(run);
  };
  return {
    address: `http://127.0.0.1:${own}`,
    delay: (wanted) => {
      ms = wanted;
    },
    hold: () => {
      isHeld = true;
      each((socket) => socket.pause());
    },
    release: () => {
      isHeld = false;
      isCut = false;
      each((socket) => socket.resume());
    },
    cut: () => {
      isCut = true;
      each((socket) => socket.destroy());
    },
    close: () => {
      server.close();
      each((socket) => socket.destroy());
    },
  };
}
