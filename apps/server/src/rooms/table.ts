import { FIRST_SEAT, type GameSetup, isRefusal, type Match, MODES, NO_CARD, nthSeat } from "@rulebound/engine/internal";
import { type ServerReason, type ServerReasonKey, serverReason, type Terms } from "@rulebound/protocol";
import { commitmentOf, type Secret } from "../fairness/commitment.ts";
import type { Rules } from "../rules/rules.ts";
import { deckOf, swapOf } from "./decks.ts";
import { type Begun, Differs, type Entry, type RegisteredList, type Sitter } from "./entries.ts";
import { Game, type Reason } from "./game.ts";
import { Problem } from "./problem.ts";

export interface Chair {
  sitter: Sitter | null;
  deck: RegisteredList | null;
  ready: boolean;
  wantsRematch: boolean;
}

export interface Finished {
  readonly game: Game;
  readonly winners: readonly number[];
  readonly reason: Reason;
  readonly endedAt: number;
}

export type Phase = "open" | "playing" | "between" | "over";

const SETTINGS: ReadonlySet<Entry["do"]> = new Set(["sit", "stand", "ready", "sideboard", "first", "rematch"]);

const emptyChair = (): Chair => ({ sitter: null, deck: null, ready: false, wantsRematch: false });

/** A room as its entries make it: seats, decks, the match and its games. Nothing in here reads a clock or rolls a die. */
export class Table {
  terms!: Terms;
  host = "";
  code = "";
  phase: Phase = "open";
  chairs: Chair[] = [];
  /** Matches that began in this room: a rematch is the next. */
  round = 0;
  secret: Secret | null = null;
  commitment: string | null = null;
  match: Match | null = null;
  game: Game | null = null;
  /** How often somebody has sat down, stood up, was ready or not, changed cards or wanted a rematch. */
  settings = 0;
  /** Of this match. */
  finished: Finished[] = [];
  betweenSince = 0;
  /** Who says who begins the next game, and what they said. */
  chooser = -1;
  first = -1;
  closed: ServerReason | null = null;
  /** What the match began with; null: it was begun by the first version, which did not say. */
  begun: Begun | null = null;

  constructor(
    readonly id: string,
    /** By which the match is played, from its start on; before the next start they may become others. */
    public rules: Rules,
  ) {}

  /** Takes an entry, or throws a Problem and changes nothing. */
  apply(entry: Entry, at: number) {
    if (SETTINGS.has(entry.do)) this.settings++;
    switch (entry.do) {
      case "open":
        this.terms = entry.terms;
        this.host = entry.host;
        this.code = entry.code;
        this.chairs = Array.from({ length: seatsOf(entry.terms) }, emptyChair);
        return;
      case "sit":
        return this.sit(entry);
      case "stand":
        this.demand("open");
        this.chairs[entry.seat] = emptyChair();
        return;
      case "rename": {
        const chair = this.chair(entry.seat);
        if (chair.sitter !== null) chair.sitter = { ...chair.sitter, name: entry.name };
        return;
      }
      case "ready":
        if (this.phase !== "between") this.demand("open");
        this.chair(entry.seat).ready = entry.ready;
        return;
      case "start":
        return this.start(entry, at);
      case "answer":
        return this.answer(entry, at);
      case "lose":
        return this.lose(entry, at);
      case "takeBack":
        this.demand("playing");
        this.game?.takeBack(entry.to, at);
        return;
      case "sideboard":
        return this.sideboard(entry);
      case "first":
        this.demand("between");
        this.first = entry.seat;
        return;
      case "next":
        this.demand("between");
        this.begin(at);
        this.compare(entry.trace);
        return;
      case "rematch":
        this.demand("over");
        this.chair(entry.seat).wantsRematch = entry.wanted;
        return;
      case "resume":
        this.game?.clocks?.skip(at, entry.since);
        if (this.phase === "between")
          this.betweenSince = entry.since === undefined ? at : this.betweenSince + Math.max(0, at - entry.since);
        return;
      case "close":
        this.closed = typeof entry.why === "string" ? serverReason("closedBecause", entry.why) : entry.why;
        this.phase = "over";
        return;
    }
  }

  get players(): number {
    return this.chairs.length;
  }

  /** What was won in this match so far. */
  get wins(): number[] {
    return this.chairs.map((_, seat) => this.finished.filter(({ winners }) => winners.includes(seat)).length);
  }

  /** Of the whole match; null while it goes on. */
  get matchWinners(): readonly number[] | null {
    if (this.phase !== "over") return null;
    if (this.match === null) return this.finished.at(-1)?.winners ?? [];
    const { winner } = this.rules.matchResult(this.match);
    return winner === null ? [] : [winner];
  }

  seatOf(account: string): number | null {
    const seat = this.chairs.findIndex(({ sitter }) => sitter !== null && sitter.kind !== "bot" && sitter.account === account);
    return seat < 0 ? null : seat;
  }

  isBot(seat: number): boolean {
    return this.chairs[seat]?.sitter?.kind === "bot";
  }

  /** Whether anybody but bots has a seat. */
  get hasPeople(): boolean {
    return this.chairs.some(({ sitter }) => sitter !== null && sitter.kind !== "bot");
  }

  get decks(): RegisteredList[] {
    return this.chairs.map(({ deck }) => deck).filter((deck) => deck !== null);
  }

  /** Everybody sits and has said so. */
  get isReady(): boolean {
    return this.chairs.every(({ sitter, ready }) => sitter !== null && ready);
  }

  /** Bots want one whenever a person does; among themselves they stop. */
  get isRematchWanted(): boolean {
    const isWanted = this.hasPeople && this.chairs.every(({ wantsRematch }, seat) => wantsRematch || this.isBot(seat));
    return isWanted && this.phase === "over" && this.closed === null;
  }

  private demand(phase: Phase): void {
    if (this.phase !== phase) throw new Problem("notAllowed", NOW[this.phase]);
  }

  private chair(seat: number): Chair {
    const chair = this.chairs[seat];
    if (chair?.sitter == null) throw new Problem("notAllowed", "seatEmpty");
    return chair;
  }

  private sit({ seat, sitter, deck }: Extract<Entry, { do: "sit" }>): void {
    this.demand("open");
    const chair = this.chairs[seat];
    if (chair === undefined) throw new Problem("notFound", "noSuchSeat", seat);
    if (chair.sitter !== null && chair.sitter.account !== sitter.account) throw new Problem("notAllowed", "seatTaken");
    this.chairs[seat] = { ...emptyChair(), sitter, deck, ready: sitter.kind === "bot" };
  }

  /** A match that is over and need not be played again to go on with the next. */
  pass(): void {
    this.round++;
    this.phase = "over";
  }

  private compare(trace: number | undefined): void {
    if (trace !== undefined && this.game !== null && this.game.trace !== trace) throw new Differs(this.game.answers.length);
  }

  private start({ seed, salt, begun, trace }: Extract<Entry, { do: "start" }>, at: number): void {
    if (this.phase !== "over") this.demand("open");
    this.begun = begun ?? null;
    const match = this.newMatch(seed);
    this.secret = { seed, salt };
    this.commitment = commitmentOf(this.secret, this.decks);
    this.round++;
    this.finished = [];
    this.first = -1;
    this.match = match;
    this.begin(at);
    this.compare(trace);
  }

  private newMatch(seed: readonly number[]): Match | null {
    const { bestOf } = this.terms;
    if (bestOf === 1) return null;
    const decks = this.decks.map((deck) => deckOf(this.rules.pool, deck));
    const match = this.rules.newMatch(decks, 0, bestOf, seed);
    if (isRefusal(match)) throw Problem.refused(match);
    return match;
  }

  /** The next game of the match, or the only one. */
  private begin(at: number): void {
    const increments = this.begun === null ? "handOver" : "turn";
    const game = new Game(this.rules, this.nextSetup(), this.terms, (seat) => !this.isBot(seat), at, increments);
    this.game = game;
    this.phase = "playing";
    for (const chair of this.chairs) {
      chair.ready = false;
      chair.wantsRematch = false;
    }
    this.settle(at);
  }

  private nextSetup(): GameSetup {
    const windows = "public"; // the pace of a game says nothing about a hand
    if (this.match === null)
      return {
        pool: this.rules.pool,
        mode: this.terms.mode,
        decks: this.decks.map((deck) => {
          const { sideboard: _, ...played } = deckOf(this.rules.pool, deck);
          return played;
        }),
        seed: 0,
        ...(this.secret === null ? {} : { entropy: this.secret.seed }),
        windows,
      };
    const setup = this.rules.nextGame(this.match, this.rules.pool, {
      windows,
      ...(this.match.games.length > 0 ? { firstPlayer: this.first } : {}),
    });
    if (isRefusal(setup)) throw Problem.refused(setup);
    return setup;
  }

  private playing(): Game {
    this.demand("playing");
    if (this.game === null) throw new Problem("notAllowed", "noGame");
    return this.game;
  }

  private answer({ seat, answer, trace }: Extract<Entry, { do: "answer" }>, at: number): void {
    const refusal = this.playing().give(seat, answer, at);
    if (refusal !== null) throw Problem.refused(refusal);
    this.compare(trace);
    this.settle(at);
  }

  private lose({ seat, reason }: Extract<Entry, { do: "lose" }>, at: number): void {
    if (this.phase === "between") {
      this.forfeit(seat);
      return;
    }
    const refusal = this.playing().give(seat, { do: "concede", player: nthSeat(seat) }, at, reason);
    if (refusal !== null) throw Problem.refused(refusal);
    this.settle(at);
    // Whoever is away loses the match, not one game of it after another.
    if (reason === "abandoned" && (this.phase as Phase) === "between") this.forfeit(seat);
  }

  /** Gone between two games of a match: the rest is won by the other. */
  private forfeit(seat: number): void {
    if (this.match === null) return;
    const other = 1 - seat;
    const missing = Math.ceil(this.match.bestOf / 2) - (this.rules.matchResult(this.match).wins[other] ?? 0);
    const games = Array.from({ length: missing }, () => ({
      winner: nthSeat(other),
      firstPlayer: FIRST_SEAT,
      presented: [NO_CARD, NO_CARD],
    }));
    this.match = { ...this.match, games: [...this.match.games, ...games] };
    this.phase = "over";
  }

  private sideboard({ seat, swap }: Extract<Entry, { do: "sideboard" }>): void {
    this.demand("between");
    if (this.match === null) throw new Problem("notAllowed", "noSideboard");
    const after = this.rules.sideboardIn(this.match, this.rules.pool, nthSeat(seat), swapOf(this.rules.pool, swap));
    if (isRefusal(after)) throw Problem.refused(after);
    this.match = after;
  }

  /** What a game that has ended means for the match. */
  private settle(at: number): void {
    const { game } = this;
    if (game === null || !game.isOver) return;
    const { winners } = game.state;
    this.finished.push({ game, winners, reason: game.reason, endedAt: at });
    if (this.match === null) {
      this.phase = "over";
      return;
    }
    const result = this.rules.finishedGame(game.state);
    const after = this.rules.addGame(this.match, result);
    // A player who left before the battlefields were presented has presented none.
    this.match = isRefusal(after) ? { ...this.match, games: [...this.match.games, result] } : after;
    if (this.rules.matchResult(this.match).isOver) {
      this.phase = "over";
      return;
    }
    this.phase = "between";
    this.betweenSince = at;
    this.chooser = result.winner === null ? result.firstPlayer : 1 - result.winner;
    this.first = this.chooser;
    for (const chair of this.chairs) chair.ready = chair.sitter?.kind === "bot";
  }
}

const NOW: Readonly<Record<Phase, ServerReasonKey>> = {
  open: "notBegun",
  playing: "beingPlayed",
  between: "betweenGames",
  over: "matchIsOver",
};

export const seatsOf = ({ mode }: Pick<Terms, "mode">): number => MODES.find(({ name }) => name === mode)?.players ?? 2;
