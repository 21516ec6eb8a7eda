import { botNamed } from "@rulebound/bots";
import { isDeck, parseDeck } from "@rulebound/cards";
import {
  type Answer,
  addGame,
  type CardPool,
  type Choice,
  explain,
  type FinishedGame,
  finishedGame,
  fork,
  fromAliases,
  type GameEvent,
  type GameSetup,
  isRefusal,
  isWorthSeeing,
  legal,
  type Match,
  matchResult,
  newMatch,
  nextGame,
  presentable,
  type Refusal,
  type RegisteredDeck,
  redact,
  type Seat,
  type State,
  type Swap,
} from "@rulebound/engine";
import { foresee, plainAnswerIn, seatSnapshot } from "@rulebound/protocol/seat";
import type { CurrentGame, SavedGame } from "../app/saved.ts";
import { automaticAnswer } from "./automatic.ts";
import { betweenGames, refusalOf, withSwaps } from "./between.ts";
import { Game } from "./game.ts";
import type { FromWorker, TableSetup, ToWorker } from "./messages.ts";
import { type Passing, passHere, passingFrom } from "./passing.ts";
import { type Frame, type Stops, USUAL_STOPS, unasked } from "./table.ts";
import type { Thought } from "./thinking.ts";

/** What a host needs from where it runs. */
export interface Surroundings {
  readonly pool: CardPool;
  say(message: FromWorker): void;
  keep(game: CurrentGame): void;
  kept(): Promise<CurrentGame | undefined>;
  finish(game: SavedGame): void;
  /** What a bot answers. It may take its time. */
  think(thought: Thought, state: State): Promise<Answer>;
  now(): number;
  wait(ms: number): Promise<void>;
}

/** Every window comes up, so that each step can be seen; who is asked in it is decided here (automatic.ts). */
const WINDOWS = "all" as const;

/** Something to look at, or something that now stands on the chain with all that was chosen for it. */
const isStep = (event: GameEvent): boolean => isWorthSeeing(event) || event.type === "finalized";

/** Holds a table: asks people through the page and bots by themselves, keeps what was answered, and sends what to see. */
export class Host {
  private game: Game | null = null;
  private setup: TableSetup | null = null;
  private match: Match | null = null;
  private viewer: Seat = 0;
  private sentTo: Seat = -2;
  private sent = 0;
  private curtain = false;
  private passing: Passing | null = null;
  /** Passing has just been asked for, and can be taken back as a whole. */
  private isNewGesture = false;
  private stops: Stops = USUAL_STOPS;
  private startedAt = 0;
  /** Grows with every change of mind: what was being thought about before is dropped. */
  private run = 0;

  constructor(private readonly around: Surroundings) {}

  async hear(message: ToWorker): Promise<void> {
    try {
      await this.obey(message);
    } catch (error) {
      this.around.say({ say: "fallen", message: error instanceof Error ? error.message : String(error) });
    }
  }

  private async obey(message: ToWorker): Promise<void> {
    switch (message.do) {
      case "start":
        this.stops = message.stops ?? this.stops;
        return this.start(message.setup);
      case "resume":
        this.stops = message.stops ?? this.stops;
        return this.resume();
      case "restart":
        if (this.setup !== null) return this.start(this.setup);
        return;
      case "answer":
        return this.answer(message.at, message.answers, message.hopes);
      case "explain":
        return this.around.say({ say: "reply", ask: message.ask, value: this.explain(message.answer) });
      case "foresee":
        return this.around.say({
          say: "reply",
          ask: message.ask,
          value: this.game === null ? null : foresee(this.game.state, this.viewer, message.answer),
        });
      case "undo":
        return this.back(message.before);
      case "takeBack":
        if (this.game?.back(({ isAct }) => isAct) === true) return this.anew();
        return;
      case "pass":
        this.passing = message.until === null || this.game === null ? null : passingFrom(this.game.state, message.until);
        this.isNewGesture = this.passing !== null;
        return this.goOn();
      case "stops":
        this.stops = message.stops;
        return this.goOn();
      case "concede":
        this.game?.take({ do: "concede", player: this.viewer });
        return this.goOn();
      case "nextGame":
        return this.next(message.firstPlayer, message.swaps);
      case "explainSwap":
        return this.around.say({ say: "reply", ask: message.ask, value: this.explainSwap(message.seat, message.swap) });
      case "liftCurtain":
        this.curtain = false;
        return this.show();
    }
  }

  // --------------------------------------------------------------------------------------------------------- beginning

  private async start(setup: TableSetup): Promise<void> {
    const decks = setup.seats.map(({ deck, deckName }) => this.read(deck, deckName));
    this.setup = setup;
    this.match = null;
    if (setup.mode === "match") {
      const match = newMatch(decks, setup.seed, setup.bestOf ?? 3);
      if (isRefusal(match)) throw new Error(`${match.detail} (${match.rule})`);
      this.match = match;
    }
    const { mode, seed, firstPlayer } = setup;
    const game =
      this.match === null ? { pool: this.around.pool, mode, seed, decks, windows: WINDOWS, firstPlayer } : this.nextOf(this.match);
    this.begin(game);
    return this.goOn();
  }

  private nextOf(match: Match, firstPlayer?: Seat): GameSetup {
    const setup = nextGame(match, this.around.pool, { windows: WINDOWS, ...(firstPlayer === undefined ? {} : { firstPlayer }) });
    if (isRefusal(setup)) throw new Error(`${setup.detail} (${setup.rule})`);
    return setup;
  }

  /** Without sideboards: a recorded game begins with what is played. */
  private begin(setup: GameSetup): void {
    const decks = setup.decks.map(({ legend, champion, main, runes, battlefields, furtherLegends }) => ({
      legend,
      champion,
      main,
      runes,
      battlefields,
      ...(furtherLegends === undefined ? {} : { furtherLegends }),
    }));
    this.game = Game.begin({ ...setup, decks }, this.isPerson);
    this.sit();
    this.startedAt = this.around.now();
  }

  private sit(): void {
    this.viewer = this.people[0] ?? 0;
    this.sentTo = -2;
    this.sent = 0;
    this.curtain = false;
    this.passing = null;
    if (this.setup?.fullControl === true) this.stops = { ...this.stops, full: true };
  }

  private read(text: string, name: string): RegisteredDeck {
    const reading = parseDeck(text, this.around.pool);
    if (isDeck(reading)) return { ...reading.deck, sideboard: reading.sideboard };
    throw new Error(`${name}: ${reading.errors[0]?.reason ?? "this deck cannot be read"}`);
  }

  private async resume(): Promise<void> {
    const saved = await this.around.kept();
    if (saved === undefined) return this.around.say({ say: "nothing" });
    this.setup = saved.setup;
    this.match = saved.match;
    this.game = Game.resume(this.around.pool, saved.replay, this.isPerson, saved.moments);
    this.sit();
    this.startedAt = saved.startedAt;
    return this.goOn();
  }

  private next(firstPlayer: Seat, swaps: readonly (Swap | null)[]): Promise<void> | void {
    const after = this.matchNow();
    if (after === null || this.game?.isOver !== true) return;
    if (isRefusal(after)) throw new Error(`${after.detail} (${after.rule})`);
    const changed = withSwaps(
      after,
      this.around.pool,
      swaps.map((swap, seat) => (this.isPerson(seat) ? swap : null)),
    );
    if (isRefusal(changed)) return this.around.say({ say: "refused", refusal: changed });
    this.match = changed;
    this.begin(this.nextOf(changed, firstPlayer));
    return this.goOn();
  }

  private explainSwap(seat: Seat, swap: Swap): Refusal | null {
    const match = this.matchNow();
    return match === null || isRefusal(match) ? match : refusalOf(match, this.around.pool, seat, swap);
  }

  // ------------------------------------------------------------------------------------------------------------ people

  private get people(): Seat[] {
    return (this.setup?.seats ?? []).flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  private readonly isPerson = (seat: Seat): boolean => this.setup?.seats[seat]?.bot === null;

  /** An answer to an older question comes too late, and is dropped. */
  private answer(at: number, answers: readonly Answer[], hopes: readonly Choice[]): Promise<void> | void {
    const { game } = this;
    if (game === null || game.count !== at || game.asked !== this.viewer) return;
    for (const [n, answer] of answers.entries()) {
      const refusal = game.takeFrom(this.viewer, answer, n === 0 ? "new" : "same");
      if (refusal !== null) {
        this.around.say({ say: "refused", refusal });
        return this.goOn();
      }
    }
    game.fulfil(this.viewer, hopes);
    return this.goOn();
  }

  private explain(answer: Answer): Refusal | null {
    if (this.game === null) return null;
    const { state } = this.game;
    const meant = fromAliases(state, this.viewer, answer);
    return isRefusal(meant) ? meant : explain(state, this.viewer, meant);
  }

  private back(before: number | null): Promise<void> | void {
    const fits = before === null ? undefined : ({ state }: { state: Game["state"] }) => (state.events?.length ?? 0) <= before;
    if (this.game?.back(fits) === true) return this.anew();
  }

  private anew(): Promise<void> {
    this.passing = null;
    return this.goOn();
  }

  // ------------------------------------------------------------------------------------------------------- bots and time

  private async goOn(): Promise<void> {
    const run = ++this.run;
    const { game } = this;
    if (game === null) return;
    this.show("on the way");
    while (!game.isOver) {
      const before = game.state.events?.length ?? 0;
      const answer = await this.nextAnswer(game, run);
      if (run !== this.run) return;
      if (answer === null) break;
      game.take(answer, this.isNewGesture ? "new" : "same");
      this.isNewGesture = false;
      if ((game.state.events ?? []).slice(before).some(isStep)) this.show("on the way");
    }
    this.passing = null;
    this.around.say({ say: "thinking", seat: null });
    this.turnTo(game.asked);
    this.show();
    this.keep();
  }

  /** What is answered without a person; null: somebody has to be asked. */
  private async nextAnswer(game: Game, run: number): Promise<Answer | null> {
    const { state, asked: seat } = game;
    const answers = legal(state);
    if (this.isPerson(seat)) {
      const plain = this.stops.full === true ? null : plainAnswerIn(state);
      if (plain !== null) return plain;
      const passed = this.passing === null ? null : passHere(state, seat, this.passing, this.stops);
      if (passed !== null) return passed;
      if (this.passing !== null) this.passing = null;
      const next = state.chain.at(-1)?.controller ?? null;
      const kind = state.decision?.kind ?? "act";
      return automaticAnswer({ seat, kind, answers, phase: state.phase, next }, this.stops);
    }
    if (answers.length === 1) return answers[0];
    this.around.say({ say: "thinking", seat });
    await this.around.wait(0);
    return run === this.run ? this.think(game, seat) : null;
  }

  /** Chance by the number of the answer, so that taking back and going on does not change what bots are like. */
  private think(game: Game, seat: Seat): Promise<Answer> {
    const name = this.setup?.seats[seat].bot ?? "";
    if (botNamed(name) === null) throw new Error(`there is no bot called ${name}`);
    const state = fork(game.state);
    state.windows = "useful"; // what others could do but pass is all that is worth thinking about
    return this.around.think({ bot: name, seed: this.setup?.seed ?? 0, stream: seat + 4 * game.count }, state);
  }

  private turnTo(seat: Seat): void {
    if (seat < 0 || seat === this.viewer || !this.isPerson(seat)) return;
    this.viewer = seat;
    this.curtain = this.people.length > 1;
  }

  // ------------------------------------------------------------------------------------------------------------ showing

  /** On the way to the next question nobody is asked yet. */
  private show(when: "on the way" | "asking" = "asking"): void {
    const { game, setup } = this;
    if (game === null || setup === null) return;
    const viewer = this.people.length === 0 ? -1 : this.viewer;
    const events = game.state.events ?? [];
    const since = viewer === this.sentTo ? Math.min(this.sent, events.length) : 0;
    const snapshot = seatSnapshot(game.state, viewer);
    const frame: Frame = {
      viewer,
      snapshot: when === "asking" ? snapshot : unasked(snapshot),
      seats: setup.seats.map(({ name, bot, deckName }) => ({ name, bot, deck: deckName })),
      mode: setup.mode,
      seed: setup.seed,
      at: game.count,
      moments: game.past.map(({ state }) => ({ turn: state.turnNumber, events: state.events?.length ?? 0 })),
      auto: this.passing?.until ?? null,
      stops: this.stops,
      match: this.matchInfo(),
      curtain: this.curtain,
    };
    this.around.say({ say: "frame", frame, since, events: events.slice(since).map((event) => redact(event, game.state, viewer)) });
    this.sentTo = viewer;
    this.sent = events.length;
  }

  /** Whoever concedes before presenting a battlefield has used up the first that was left. */
  private finished(match: Match, game: Game): FinishedGame {
    const finished = finishedGame(game.state);
    return { ...finished, presented: finished.presented.map((card, seat) => (card >= 0 ? card : presentable(match, seat)[0])) };
  }

  /** With the game that is played, if that is over. */
  private matchNow(): Match | Refusal | null {
    return this.match === null || this.game?.isOver !== true ? this.match : addGame(this.match, this.finished(this.match, this.game));
  }

  private matchInfo(): Frame["match"] {
    if (this.match === null) return null;
    const found = this.matchNow();
    const now = found === null || isRefusal(found) ? this.match : found;
    const { wins, isOver } = matchResult(now);
    const between = now === this.match || isOver ? null : betweenGames(now, this.around.pool, this.isPerson);
    return { bestOf: now.bestOf, wins, isOver, game: this.match.games.length + 1, between };
  }

  // ------------------------------------------------------------------------------------------------------------ keeping

  private keep(): void {
    const { game, setup, match, startedAt } = this;
    if (game === null || setup === null) return;
    const replay = game.replay();
    this.around.keep({ setup, replay, startedAt, match, moments: game.past.map(({ answers }) => answers) });
    if (!game.isOver) return;
    this.around.finish({
      id: match === null ? setup.id : `${setup.id}-${match.games.length + 1}`,
      when: this.around.now(),
      replay,
      seats: setup.seats.map(({ name, bot, deckName }, seat) => ({ name, bot, deck: deckName, legend: replay.decks[seat].legend })),
      winners: game.state.winners,
      points: game.state.players.map(({ points }) => points),
      turns: game.state.turnNumber,
      lastedMs: this.around.now() - startedAt,
    });
  }
}
