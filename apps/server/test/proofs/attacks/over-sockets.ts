import { setTimeout as wait } from "node:timers/promises";
import { PROTOCOL_VERSION } from "@rulebound/protocol/version";
import { beginGame, crowdOf, Foe, flood, openRoom, type Scene, type Tally } from "./foe.ts";

/** What one address can do with its WebSocket connections. */

const CONNECTIONS = 55;

/** Whoever was sent away comes back, as the same guest. */
async function comeBack(scene: Scene, foes: (Foe | null)[], i: number): Promise<boolean> {
  const foe = foes[i];
  if (foe?.isOpen === true) return true;
  foes[i] = await Foe.connect(scene, foe?.token);
  return foes[i] !== null;
}

const tallyOf = (sent: number, foes: readonly (Foe | null)[], more: Tally = {}): Tally => ({
  sent,
  refused: foes.reduce((sum, foe) => sum + (foe?.refused ?? 0), 0),
  heardMiB: Math.round(foes.reduce((sum, foe) => sum + (foe?.bytes ?? 0), 0) / 1024 / 1024),
  sentAway: foes.filter((foe) => foe?.isOpen !== true).length,
  ...more,
});

async function games(foes: readonly Foe[]): Promise<(string | null)[]> {
  const rooms: (string | null)[] = [];
  for (let i = 0; i + 1 < foes.length; i += 2) {
    const room = await beginGame(foes[i], foes[i + 1]);
    rooms.push(room, room);
  }
  return rooms;
}

/** Everything anew, thirty times a second on each connection. */
export async function resync(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, CONNECTIONS);
  const rooms = await games(foes);
  const sent = await flood(scene.seconds, 29 * foes.length, (i) => {
    const at = i % foes.length;
    return rooms[at] != null && foes[at].say({ type: "resync", room: rooms[at] });
  });
  return tallyOf(sent, foes, { connections: foes.length });
}

/** In and out of one room that all of them are in: each tells all others. */
export async function doors(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, CONNECTIONS);
  const room = await beginGame(foes[0], foes[1]);
  for (const foe of foes) await foe.ask({ type: "enter", room });
  const sent = await flood(scene.seconds, 29 * foes.length, (i) => {
    const foe = foes[i % foes.length];
    return foe.say({ type: Math.floor(i / foes.length) % 2 === 0 ? "leave" : "enter", room });
  });
  return tallyOf(sent, foes);
}

/** Long messages, far more than are heard. */
export async function overLimit(scene: Scene): Promise<Tally> {
  const foes: (Foe | null)[] = await crowdOf(scene, CONNECTIONS);
  const text = `{"v":${PROTOCOL_VERSION},"n":9,"type":"ping","more":[${"[1,2,{}],".repeat(3300)}0]}`;
  const returning = flood(scene.seconds, 50, (i) => {
    void comeBack(scene, foes, i % foes.length);
    return true;
  });
  const sent = await flood(scene.seconds, 2000, (i) => foes[i % foes.length]?.sayText(text) ?? false);
  await returning;
  return tallyOf(sent, foes);
}

/** Ping frames, which no budget of messages counts. */
export async function pings(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, CONNECTIONS);
  const payload = Buffer.alloc(125, 1);
  let pongs = 0;
  for (const { socket } of foes)
    socket.on("pong", () => {
      pongs++;
    });
  const sent = await flood(scene.seconds, 20_000, (i) => {
    const { socket, isOpen } = foes[i % foes.length];
    if (!isOpen || socket.bufferedAmount > 1e6) return false;
    socket.ping(payload);
    return true;
  });
  return tallyOf(sent, foes, { pongs });
}

/** Words to everybody; leaving and entering begins the count anew. */
export async function chat(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, CONNECTIONS);
  const room = await openRoom(foes[0]);
  for (const foe of foes) await foe.ask({ type: "enter", room });
  const before = foes.reduce((sum, { heard }) => sum + heard, 0);
  const sent = await flood(scene.seconds, 29 * foes.length, (i) => {
    const foe = foes[i % foes.length];
    const turn = Math.floor(i / foes.length) % 29;
    return foe.say(
      turn === 0 ? { type: "leave", room } : turn === 1 ? { type: "enter", room } : { type: "chat", room, text: "a".repeat(300) },
    );
  });
  await wait(500);
  return tallyOf(sent, foes, { heard: foes.reduce((sum, { heard }) => sum + heard, 0) - before });
}

/** Asks for everything anew and reads nothing. */
export async function deaf(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, CONNECTIONS);
  const rooms = await games(foes);
  for (const { socket } of foes) socket.pause();
  const sent = await flood(scene.seconds, 29 * foes.length, (i) => {
    const at = i % foes.length;
    return rooms[at] != null && foes[at].say({ type: "resync", room: rooms[at] });
  });
  return tallyOf(sent, foes);
}

/** Goes on sending when it has been told to go, and comes again as soon as it is cut off. */
export async function closed(scene: Scene): Promise<Tally> {
  const foes: (Foe | null)[] = await crowdOf(scene, CONNECTIONS);
  const text = JSON.stringify({ v: PROTOCOL_VERSION, n: 1, type: "nonsense", more: "x".repeat(30_000) });
  for (const foe of foes) foe?.socket.removeAllListeners("message");
  const returning = flood(scene.seconds, 50, (i) => {
    void comeBack(scene, foes, i % foes.length);
    return true;
  });
  let bytes = 0;
  const sent = await flood(scene.seconds, 3000, (i) => {
    const socket = foes[i % foes.length]?.socket;
    // Past the library, which would not send on a connection that is closing.
    const raw = (socket as unknown as { _socket?: { write(data: Buffer): boolean; writableLength: number } })?._socket;
    if (raw === undefined || raw === null || raw.writableLength > 1e6) return false;
    raw.write(frameOf(text));
    bytes += text.length;
    return true;
  });
  await returning;
  return tallyOf(sent, foes, { MiB: Math.round(bytes / 1024 / 1024) });
}

/** Messages in as many frames as there are letters, which never end. */
export async function fragments(scene: Scene): Promise<Tally> {
  const foes: (Foe | null)[] = await crowdOf(scene, CONNECTIONS);
  const first = Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x20]);
  const further = Buffer.concat(Array.from({ length: 400 }, () => Buffer.from([0x00, 0x81, 0, 0, 0, 0, 0x20])));
  const begun = new Set<Foe>();
  const returning = flood(scene.seconds, 50, (i) => {
    void comeBack(scene, foes, i % foes.length);
    return true;
  });
  const sent = await flood(scene.seconds, 400, (i) => {
    const foe = foes[i % foes.length];
    const raw = (foe?.socket as unknown as { _socket?: { write(data: Buffer): boolean; writableLength: number } })?._socket;
    if (foe == null || raw == null || raw.writableLength > 1e6) return false;
    raw.write(begun.has(foe) ? further : first);
    begun.add(foe);
    return true;
  });
  await returning;
  return tallyOf(sent * 400, foes);
}

/** A masked frame of text, with a mask of zeros. */
function frameOf(text: string): Buffer {
  const head = Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, Buffer.from(text)]);
}

/** Connects, says hello, goes, again and again. */
export async function knocking(scene: Scene): Promise<Tally> {
  const first = await Foe.connect(scene);
  let let_in = 0;
  let turned_away = 0;
  let open = 0;
  const sent = await flood(scene.seconds, 400, () => {
    if (open >= CONNECTIONS) return false;
    open++;
    void Foe.connect(scene, first?.token).then((foe) => {
      open--;
      if (foe === null) turned_away++;
      else let_in++;
      foe?.leave();
    });
    return true;
  });
  return { sent, letIn: let_in, turnedAway: turned_away };
}

/** What an act would lead to, in games of its own. */
export async function foresee(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, CONNECTIONS);
  const rooms = await games(foes);
  const sent = await flood(scene.seconds, 29 * foes.length, (i) => {
    const at = i % foes.length;
    return rooms[at] != null && foes[at].say({ type: "foresee", room: rooms[at], at: 1, answer: { do: "done" } });
  });
  return tallyOf(sent, foes);
}

/** Decks that are wrong in every line, and codes that say more than they hold. */
export async function decks(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, CONNECTIONS);
  const room = await openRoom(foes[0], { mode: "ffa4" });
  for (const foe of foes) await foe.ask({ type: "enter", room });
  const lines = Array.from({ length: 600 }, (_, i) => `3 Hidden Blad${i}e o`)
    .join("\n")
    .slice(0, 12_000);
  const sent = await flood(scene.seconds, 29 * foes.length, (i) => foes[i % foes.length].say({ type: "sit", room, deck: lines }));
  return tallyOf(sent, foes);
}

/** Codes of rooms, at random, to find one. */
export async function codes(scene: Scene): Promise<Tally> {
  const foes: (Foe | null)[] = await crowdOf(scene, CONNECTIONS);
  const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  let looked = 0;
  const watch = (foe: Foe): void => {
    foe.socket.on("message", (data: Buffer) => {
      if (data.includes('"notFound"')) looked++;
    });
  };
  for (const foe of foes) if (foe !== null) watch(foe);
  const returning = flood(scene.seconds, 50, (i) => {
    const at = i % foes.length;
    const before = foes[at];
    void comeBack(scene, foes, at).then(() => {
      const now = foes[at];
      if (now !== null && now !== before) watch(now);
    });
    return true;
  });
  const sent = await flood(scene.seconds, 29 * CONNECTIONS, (i) => {
    const room = Array.from({ length: 6 }, () => LETTERS[Math.floor(Math.random() * 32)]).join("");
    return foes[i % foes.length]?.say({ type: "enter", room }) ?? false;
  });
  await returning;
  await wait(300);
  return tallyOf(sent, foes, { guesses: looked });
}
