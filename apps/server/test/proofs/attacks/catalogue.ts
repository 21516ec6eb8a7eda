import { DEFAULT_OPTIONS, type ServerOptions } from "../../../src/index.ts";
import type { Scene, Tally } from "./foe.ts";
import * as http from "./over-http.ts";
import * as rooms from "./over-rooms.ts";
import * as sockets from "./over-sockets.ts";

/** An attack of one address, and what the server must have done about it beside answering the others in time. */
export interface Attack {
  readonly about: string;
  readonly server?: Partial<ServerOptions>;
  run(scene: Scene): Promise<Tally>;
  /** What was not held; nothing: all was. */
  faults?(tally: Tally): readonly string[];
}

const atMost = (tally: Tally, name: string, most: number): string[] =>
  (tally[name] ?? 0) > most ? [`${name}: ${tally[name]}, at most ${most} were expected`] : [];

export const ATTACKS: Readonly<Record<string, Attack>> = {
  resync: { about: "55 connections ask for everything anew, 29 times a second each", run: sockets.resync },
  doors: { about: "55 connections go in and out of a room that all are in", run: sockets.doors },
  overlimit: { about: "2,000 messages of 30 kB a second, far over the limit; who is sent away comes back", run: sockets.overLimit },
  pings: { about: "20,000 ping frames a second", run: sockets.pings, faults: (tally) => atMost(tally, "pongs", 20_000) },
  chat: { about: "55 connections talk in one room; they leave and enter to be heard again", run: sockets.chat },
  deaf: { about: "55 connections ask for everything anew and read nothing", run: sockets.deaf },
  closed: { about: "connections go on sending 30 kB frames after they were told to go", run: sockets.closed },
  fragments: { about: "55 connections send messages in frames of one letter that never end", run: sockets.fragments },
  knocking: { about: "400 connections a second, each says hello and goes", run: sockets.knocking },
  foresee: { about: "55 connections ask what an act would lead to", run: sockets.foresee },
  decks: { about: "55 connections sit down with decks in which every line is wrong", run: sockets.decks },
  codes: {
    about: "55 connections guess codes of rooms",
    run: sockets.codes,
    faults: (tally) => atMost(tally, "guesses", 30),
  },
  metrics: { about: "465 requests a second for the metrics", run: http.metrics, faults: (tally) => atMost(tally, "200", 0) },
  bypass: {
    about: "the list of rooms by %61pi, absolute addresses and X-Forwarded-For",
    run: http.bypass,
    faults: (tally) => atMost(tally, "200", DEFAULT_OPTIONS.requestsPerMinute),
  },
  pages: { about: "1,500 requests a second for pages, and for what is not there", run: http.pages },
  passwords: {
    about: "100 passwords a second of one member, by every way to write the address",
    run: http.passwords,
    faults: (tally) => atMost(tally, "401", 20),
  },
  slow: {
    about: "400 HTTP connections that say nothing or a letter now and then",
    run: http.slow,
    faults: (tally) => [...atMost(tally, "openAtOnce", 200), ...atMost(tally, "keptToTheEnd", 0)],
  },
  bodies: { about: "200 requests a second with deep, endless and odd JSON", run: http.bodies },
  rooms: { about: "60 guests open as many rooms as they can", run: rooms.rooms, faults: (tally) => atMost(tally, "opened", 30) },
  settings: { about: "20 guests sit down, are ready and are not, 29 times a second each", run: rooms.settings },
  "bots-alone": {
    about: "ten rooms of bots alone, left behind",
    server: { botPause: 0 },
    run: rooms.botsAlone,
    faults: (tally) => atMost(tally, "startsOfBots", 10),
  },
  experts: { about: "rooms of expert bots, left behind, beside people who play an expert", server: { botPause: 0 }, run: rooms.experts },
  watchers: { about: "60 watch one game with a delay and ask for everything anew", run: rooms.watchers },
};
