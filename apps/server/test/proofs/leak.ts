import { createRng, type Rng } from "@rulebound/bots";
import { STARTER_DECKS, TOURNAMENT_DECKS } from "@rulebound/cards";
import {
  type Answer,
  apply,
  determinize,
  type EventType,
  fork,
  type GameEvent,
  type GameObject,
  isAmong,
  legal,
  type ModeName,
  type State,
  toAliases,
  withCards,
  Zone,
} from "@rulebound/engine";
import { DEFAULT_TERMS, PROTOCOL_VERSION, type Terms } from "@rulebound/protocol";
import pino from "pino";
import type { Caller } from "../../src/rooms/audience.ts";
import type { BotPlayers } from "../../src/rooms/bots.ts";
import { DeckProblem, registerDeck } from "../../src/rooms/decks.ts";
import type { RegisteredList } from "../../src/rooms/entries.ts";
import type { Game } from "../../src/rooms/game.ts";
import { Room } from "../../src/rooms/room.ts";
import type { RoomServices } from "../../src/rooms/services.ts";
import { seatsOf, Table } from "../../src/rooms/table.ts";
import { rules } from "../../src/rules/present.ts";
import { Versions } from "../../src/rules/versions.ts";

export const MODES: readonly ModeName[] = ["duel", "match", "ffa3", "ffa4", "2v2"];

export interface LeakFigures {
  readonly games: number;
  readonly byMode: Readonly<Record<string, number>>;
  readonly answers: number;
  /** Answers after which the two streams were compared, and the bytes that were the same. */
  readonly compared: number;
  /** What viewers asked before they answered: what would come of it. */
  readonly foreseen: number;
  readonly bytes: number;
  /** Where the streams parted because a card that differed was turned up, by what turned it up. */
  readonly revealed: Readonly<Record<string, number>>;
  /** Answers that no other deal of the hidden cards would have allowed. */
  readonly unpaired: number;
  readonly leaks: readonly Leak[];
}

export interface Leak {
  readonly seed: number;
  readonly mode: string;
  /** -1: a spectator. */
  readonly viewer: number;
  readonly answers: number;
  readonly answer: Answer | null;
  readonly real: string;
  readonly other: string;
}

/**
 * Plays games, and beside each the same game with other hidden cards: same answers of the same seats, another deal of
 * everything that one viewer cannot see. What that viewer is sent has to be the same to the byte until a card that
 * differs is turned up; then the hidden cards are dealt anew and it goes on.
 */
export async function findLeaks(games: number, seed: number, planted: Planted = () => ""): Promise<LeakFigures> {
  const found = new Findings(planted);
  for (let i = 0; i < games; i++) await new Course(seed + i, MODES[i % MODES.length], found).play();
  return found.figures;
}

/** Something that a server would betray: to see that it is found. */
export type Planted = (state: State, viewer: number) => string;

class Findings {
  constructor(readonly planted: Planted) {}

  games = 0;
  answers = 0;
  compared = 0;
  foreseen = 0;
  bytes = 0;
  unpaired = 0;
  readonly byMode: Record<string, number> = {};
  readonly revealed: Record<string, number> = {};
  readonly leaks: Leak[] = [];

  get figures(): LeakFigures {
    const { games, byMode, answers, compared, foreseen, bytes, revealed, unpaired, leaks } = this;
    return { games, byMode, answers, compared, foreseen, bytes, revealed, unpaired, leaks };
  }
}

interface Pair {
  readonly real: Side;
  readonly other: Side;
}

/** No game of random players takes so many answers. */
const LONGEST = 3000;

class Course {
  private readonly rng: Rng;
  private readonly viewer: number;
  private table: Table;
  private pair: Pair | null = null;
  private given = 0;

  constructor(
    private readonly seed: number,
    private readonly mode: ModeName,
    private readonly found: Findings,
  ) {
    this.rng = createRng(seed);
    const terms: Terms = { ...DEFAULT_TERMS, mode, bestOf: mode === "match" ? 3 : 1, clock: null, away: null, delay: 0, takeBacks: false };
    this.viewer = this.rng.below(seatsOf(terms) + 1) - 1;
    this.table = laid(terms, this.rng);
  }

  async play(): Promise<void> {
    const { found, mode } = this;
    found.games++;
    found.byMode[mode] = (found.byMode[mode] ?? 0) + 1;
    while (this.given < LONGEST) {
      if (this.table.phase === "over") return;
      if (this.table.phase === "between") this.nextGame();
      else if (!(await this.step())) return;
    }
  }

  private nextGame(): void {
    this.pair = null;
    this.table.apply({ do: "next" }, 0);
  }

  /** One answer, in both games. False: something leaked, and it is known. */
  private async step(): Promise<boolean> {
    const game = playedAt(this.table);
    const answer = this.choose(game.state);
    this.given++;
    this.found.answers++;
    const isSame = this.pair === null || apply(fork(playedAt(this.pair.other.table).state), answer) === null;
    if (!isSame || this.pair === null) this.pair = await this.paired(answer);
    const { pair } = this;
    if (pair === null) {
      this.found.unpaired++;
      this.table.apply({ do: "answer", seat: game.asked ?? 0, answer }, 0);
      return true;
    }
    if (!this.agree(pair, null) || !(await this.foresee(pair, game))) return false;
    const before = [pair.real, pair.other].map(({ table }) => snapshotOf(playedAt(table).state));
    await Promise.all([pair.real.give(answer), pair.other.give(answer)]);
    const what = revealedIn(pair, before, this.viewer);
    if (what !== null) {
      this.found.revealed[what] = (this.found.revealed[what] ?? 0) + 1;
      this.pair = null;
    } else if (!this.agree(pair, answer)) return false;
    this.table = pair.real.table;
    return true;
  }

  /** Whoever is asked may ask what would come of any answer, and of an act with any aim. False: that told something. */
  private async foresee(pair: Pair, { state, asked }: Game): Promise<boolean> {
    if (asked !== this.viewer) return true;
    const answers = legal(state);
    const answer = answers[this.rng.below(answers.length)];
    const ask = async (aim?: number): Promise<string> => {
      const told = await Promise.all([pair.real, pair.other].map((side) => side.foresee(answer, aim)));
      this.found.foreseen++;
      return told[0];
    };
    const { foresight } = JSON.parse(await ask()) as { readonly foresight: { readonly options: readonly number[] } | null };
    const aims = foresight?.options ?? [];
    if (aims.length > 0) await ask(aims[this.rng.below(aims.length)]);
    return this.agree(pair, answer);
  }

  private choose(state: State): Answer {
    const answers = legal(state);
    const acts = answers.filter(({ do: verb }) => verb !== "pass" && verb !== "endTurn");
    const from = acts.length > 0 && this.rng.below(8) > 0 ? acts : answers;
    return from[this.rng.below(from.length)];
  }

  /** Two rooms that the viewer has just entered; null: with other hidden cards this answer could hardly be given. */
  private async paired(answer: Answer): Promise<Pair | null> {
    for (let attempt = 0; attempt < 8; attempt++) {
      const other = dealtAnew(playedAt(this.table).state, this.viewer, this.rng);
      if (apply(fork(other), answer) !== null) continue;
      const pair = {
        real: new Side(copyOf(this.table, fork(playedAt(this.table).state)), this.viewer),
        other: new Side(copyOf(this.table, other), this.viewer),
      };
      await Promise.all([pair.real.enter(), pair.other.enter()]);
      return pair;
    }
    return null;
  }

  /** Whether both sides heard the same. */
  private agree({ real, other }: Pair, answer: Answer | null): boolean {
    const [mine, theirs] = [real, other].map((side) => side.taken() + this.found.planted(playedAt(side.table).state, this.viewer));
    this.found.compared++;
    this.found.bytes += mine.length;
    if (mine === theirs) return true;
    let at = 0;
    while (mine[at] === theirs[at]) at++;
    const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
    const { seed, mode, viewer, given } = this;
    this.found.leaks.push({ seed, mode, viewer, answers: given, answer, real: around(mine), other: around(theirs) });
    return false;
  }
}

/** A room with one viewer in it, who keeps everything that is sent. */
class Side {
  private heard: string[] = [];
  private readonly room: Room;
  private readonly caller: Caller;

  constructor(
    readonly table: Table,
    private readonly viewer: number,
  ) {
    this.room = new Room(
      servicesFor((text) => this.heard.push(text)),
      table,
      1,
      1,
      0,
    );
    this.caller = {
      node: "here",
      connection: "viewer",
      account: viewer < 0 ? "watcher" : `p${viewer}`,
      name: "Viewer",
      kind: "guest",
      language: "en",
    };
  }

  async enter(): Promise<void> {
    this.room.receive(this.caller, { v: PROTOCOL_VERSION, n: 1, type: "enter", room: this.room.id });
    await settled();
  }

  /** The viewer's answers go the way of all messages. */
  async give(answer: Answer): Promise<void> {
    const game = playedAt(this.table);
    const seat = game.asked ?? 0;
    if (seat === this.viewer) {
      const at = this.room.showing.shownTo(seat);
      this.room.receive(this.caller, {
        v: PROTOCOL_VERSION,
        n: 2,
        type: "answer",
        room: this.room.id,
        at,
        answer: toAliases(game.state, seat, answer),
      });
    } else this.room.commit({ do: "answer", seat, answer });
    await settled();
  }

  /** What would come of it: the reply, which counts as heard. */
  async foresee(answer: Answer, aim?: number): Promise<string> {
    const { state } = playedAt(this.table);
    const at = this.room.showing.shownTo(this.viewer);
    const meant = toAliases(state, this.viewer, answer);
    const message = { v: PROTOCOL_VERSION, n: 3, type: "foresee", room: this.room.id, at, answer: meant } as const;
    this.room.receive(this.caller, aim === undefined ? message : { ...message, aim });
    await settled();
    return this.heard.at(-1) ?? "";
  }

  taken(): string {
    const text = this.heard.join("\n");
    this.heard = [];
    return text;
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const servicesFor = (hear: (text: string) => void): RoomServices => ({
  pool: rules.pool,
  versions: new Versions(null),
  journal: { append: async () => {} },
  bots: { ask: () => new Promise(() => {}) } as unknown as BotPlayers,
  log: pino({ level: "silent" }),
  now: () => 0,
  deliver: (_, text) => hear(text),
  onStored: () => {},
  onProgress: () => {},
  onAbandoned: () => {},
  onTalk: () => {},
  ratingOf: () => null,
});

// ------------------------------------------------------------------------------------------------------- the same game

/** A table at which a game with any decks has begun. */
function laid(terms: Terms, rng: Rng): Table {
  const table = new Table("ABCDEFGH01234567", rules);
  table.apply({ do: "open", terms, host: "p0", code: "ABCDEF" }, 0);
  for (let seat = 0; seat < seatsOf(terms); seat++)
    table.apply({ do: "sit", seat, sitter: { account: `p${seat}`, name: `Player ${seat}`, kind: "guest" }, deck: anyDeck(terms, rng) }, 0);
  table.apply({ do: "start", seed: Array.from({ length: 8 }, () => rng.below(2 ** 31)), salt: "00" }, 0);
  return table;
}

function anyDeck(terms: Terms, rng: Rng): RegisteredList {
  const all = [...STARTER_DECKS, ...TOURNAMENT_DECKS];
  for (;;)
    try {
      return registerDeck(rules.pool, all[rng.below(all.length)].text, terms);
    } catch (error) {
      if (!(error instanceof DeckProblem)) throw error;
    }
}

function playedAt({ game }: Table): Game {
  if (game === null) throw new Error("no game is being played");
  return game;
}

/** The same table with a state of its own. */
function copyOf(table: Table, state: State): Table {
  const { game } = table;
  const played: Game = Object.assign(Object.create(Object.getPrototypeOf(game)), game, { state, answers: [...playedAt(table).answers] });
  return Object.assign(new Table(table.id, rules), table, {
    game: played,
    chairs: table.chairs.map((chair) => ({ ...chair })),
    finished: [...table.finished],
  });
}

/** Other cards wherever the viewer cannot see them; all else, and all chance to come, as it is. */
function dealtAnew(state: State, viewer: number, rng: Rng): State {
  const dealt = determinize(state, viewer, rng);
  const other = withCards(dealt, remembered(state, dealt, viewer));
  other.rng = state.rng;
  other.events = state.events?.slice() ?? null;
  other.cause = state.cause;
  other.answer = state.answer;
  return other;
}

/** What the viewer saw once and cannot see now is what it was: it changes places with a card that the viewer never saw. */
function remembered(state: State, dealt: State, viewer: number): Map<number, number> {
  const seen = new Set(state.events?.filter((event) => event.object >= 0 && isAmong(event.seenBy, viewer)).map(({ object }) => object));
  const cards = new Map<number, number>();
  const cardOf = (id: number): number => cards.get(id) ?? dealt.objects[id].card;
  for (const id of seen) {
    const { card, owner, zone } = state.objects[id];
    if (cardOf(id) === card) continue;
    const holder = dealt.objects.find(
      (o) =>
        o.owner === owner &&
        (o.zone === Zone.runeDeck) === (zone === Zone.runeDeck) &&
        cardOf(o.id) === card &&
        state.objects[o.id].card !== card,
    );
    if (holder === undefined) throw new Error("a card is missing from the deal");
    cards.set(holder.id, cardOf(id));
    cards.set(id, card);
  }
  return cards;
}

// ------------------------------------------------------------------------------------------------------ what is turned up

interface Before {
  readonly cards: readonly number[];
  readonly known: readonly number[];
  readonly events: number;
}

const snapshotOf = ({ objects, events }: State): Before => ({
  cards: objects.map(({ card }) => card),
  known: objects.map(({ knownTo }) => knownTo),
  events: events?.length ?? 0,
});

const UNSEEN: ReadonlySet<Zone> = new Set([Zone.deck, Zone.runeDeck, Zone.aside]);

/** 128: by where a card lies, without asking the engine who knows it. */
function liesOpen({ zone, owner, controller }: GameObject, viewer: number): boolean {
  if (UNSEEN.has(zone)) return false;
  if (zone === Zone.hand) return owner === viewer;
  return zone === Zone.facedown ? controller === viewer : true;
}

/** What one does with a card that only oneself may look at, and what shows a card to all. */
const PRIVATE_ACTS: ReadonlySet<EventType> = new Set(["drew", "looked", "predicted"]);
const PUBLIC_ACTS: ReadonlySet<EventType> = new Set(["revealed", "played", "entered", "discarded", "burned", "banished"]);

function turnsUp({ type, object, player, to }: GameEvent, viewer: number): boolean {
  const isPublic = PUBLIC_ACTS.has(type) || (type === "put" && to === Zone.trash);
  return object >= 0 && (isPublic || (PRIVATE_ACTS.has(type) && player === viewer));
}

/** What turned up a card that differs between the two, or null if nothing did. */
function revealedIn({ real, other }: Pair, [before, otherBefore]: readonly Before[], viewer: number): string | null {
  const states = [real, other].map(({ table }) => playedAt(table).state);
  const [one, two] = states;
  const differs = (id: number): boolean =>
    before.cards[id] !== otherBefore.cards[id] || (id >= 0 && one.objects[id]?.card !== two.objects[id]?.card);
  for (const state of states)
    for (const event of state.events?.slice(before.events) ?? []) if (turnsUp(event, viewer) && differs(event.object)) return event.type;
  // Cards of a deck that the viewer looks at in order to choose among them.
  for (const { decision, objects } of states)
    if (
      decision?.player === viewer &&
      objects.some((o) => differs(o.id) && isAmong(o.knownTo, viewer) && !isAmong(before.known[o.id], viewer))
    )
      return "looking";
  for (const state of states) {
    const open = state.objects.find((o) => differs(o.id) && liesOpen(o, viewer));
    if (open !== undefined) return `lies open (zone ${open.zone})`;
  }
  // 421.4: when a game ends, what lies facedown is turned up.
  return states.some(({ winners }) => winners.length > 0) ? "the end" : null;
}
