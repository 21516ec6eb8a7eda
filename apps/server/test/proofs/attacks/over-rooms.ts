import { setTimeout as wait } from "node:timers/promises";
import { DECK_IDS } from "../player.ts";
import { begin, beginGame, crowdOf, Foe, flood, openRoom, type Scene, type Tally } from "./foe.ts";

/** What one address can do with rooms, bots and watching. */

/** Rooms, by as many guests as may come. */
export async function rooms(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, 60);
  begin();
  let opened = 0;
  let refused = 0;
  const until = performance.now() + scene.seconds * 1000;
  await Promise.all(
    foes.map(async (foe) => {
      for (let i = 0; i < 12 && performance.now() < until; i++) {
        if ((await openRoom(foe)) === null) refused++;
        else opened++;
      }
    }),
  );
  for (const foe of foes) foe.leave();
  return { guests: foes.length, opened, refused };
}

/** Sits down, is ready, and is not, in all rooms that there may be: each is written down for ever. */
export async function settings(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, 20);
  const rooms: (string | null)[] = [];
  for (const foe of foes) {
    const room = await openRoom(foe);
    rooms.push(room);
    if (room !== null) await foe.ask({ type: "sit", room, deck: DECK_IDS[0] });
  }
  const sent = await flood(scene.seconds, 29 * foes.length, (i) => {
    const at = i % foes.length;
    const room = rooms[at];
    const isSitting = Math.floor(i / foes.length) % 3 === 0;
    return room != null && foes[at].say(isSitting ? { type: "sit", room, deck: DECK_IDS[0] } : { type: "ready", room, ready: i % 2 === 0 });
  });
  return { sent, refused: foes.reduce((sum, { refused }) => sum + refused, 0) };
}

/** Rooms full of bots, which are left alone. */
async function botRooms(scene: Scene, count: number, bot: string): Promise<number> {
  const host = await Foe.connect(scene);
  if (host === null) return 0;
  let begun = 0;
  for (let i = 0; i < count; i++) {
    const room = await openRoom(host);
    if (room === null) continue;
    await host.ask({ type: "addBot", room, bot });
    const added = await host.ask({ type: "addBot", room, bot });
    if (added.type === "done") begun++;
    if (i % 10 === 9) await wait(100);
  }
  host.leave();
  return begun;
}

export async function botsAlone(scene: Scene): Promise<Tally> {
  const begun = await botRooms(scene, 10, "busy");
  begin();
  await wait(scene.seconds * 1000);
  return { rooms: begun };
}

export async function experts(scene: Scene): Promise<Tally> {
  let begun = 0;
  for (let i = 0; i < 10; i++) begun += await botRooms(scene, 10, "expert");
  begin();
  await wait(scene.seconds * 1000);
  return { rooms: begun };
}

/** The delayed stream of many who watch one game. */
export async function watchers(scene: Scene): Promise<Tally> {
  const foes = await crowdOf(scene, 60);
  let inside = 0;
  for (const foe of foes) if ((await foe.ask({ type: "enter", room: scene.room })).type === "done") inside++;
  begin();
  // Everything anew, while all of it waits for its time.
  const until = performance.now() + scene.seconds * 1000;
  let asked = 0;
  while (performance.now() < until) {
    for (const foe of foes) if (foe.say({ type: "resync", room: scene.room })) asked++;
    await wait(100);
  }
  return { watchers: inside, asked };
}

/** Both players of a game of their own watch, chat and play: a game that is only there to cost. */
export async function idleRooms(scene: Scene): Promise<Tally> {
  const [first, second] = await crowdOf(scene, 2);
  let begun = 0;
  for (let i = 0; i < 30; i++) if ((await beginGame(first, second)) !== null) begun++;
  begin();
  await wait(scene.seconds * 1000);
  return { begun };
}
