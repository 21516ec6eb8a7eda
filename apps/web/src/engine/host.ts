import { botNamed } from "@rulebound/bots";
import { type DeckVerdict, FORMATS, judgeDecks } from "@rulebound/cards";
import {
  type Answer,
  type CardPool,
  type Choice,
  ENGLISH_SPEECH,
  explain,
  fork,
  fromAliases,
  type GameSetup,
  isRefusal,
  legal,
  type Match,
  type ModeName,
  NOBODY,
  nthSeat,
  P1,
  type Refusal,
  type Seat,
  type Speech,
  type State,
  type Swap,
} from "@rulebound/engine/internal";
import { beatSnapshot, foresee, type SeatSnapshot, seatSnapshot } from "@rulebound/protocol/seat";
import type { CurrentGame, SavedGame } from "../app/saved.ts";
import { isStep } from "./automatic.ts";
import { firstGame, gameOf, rematchOf, withoutSideboards } from "./beginning.ts";
import { refusalOf, withSwaps } from "./between.ts";
import { Game } from "./game.ts";
import { currentGame, isAllOver, recordId, recordOf } from "./keeping.ts";
import type { FromWorker, TableSetup, ToWorker } from "./messages.ts";
import { Outlet } from "./outlet.ts";
import { type Passing, passHere, passingFrom } from "./passing.ts";
import { matchInfo, matchNow, matchSoFar } from "./series.ts";
import { type Frame, type Stops, USUAL_STOPS, unasked } from "./table.ts";
import type { Thought } from "./thinking.ts";
import { unaskedAnswer } from "./unasked.ts";

/** What a host needs from where it runs. */
export interface HostEnv {
  readonly pool: CardPool;
  say(message: FromWorker): void;
  keep(game: CurrentGame): void;
  /** The one of that id, or the one that was kept last. */
  kept(id?: string): Promise<CurrentGame | undefined>;
  finish(game: SavedGame): void;
  /** What a bot answers. It may take its time. */
  think(thought: Thought, state: State): Promise<Answer>;
  now(): number;
  wait(ms: number): Promise<void>;
}

/** Holds a table: asks people through the page and bots by themselves, keeps what was answered, and sends what to see. */
export class Host {
  private game: Game | null = null;
  private setup: TableSetup | null = null;
  private match: Match | null = null;
  private viewer: Seat = P1;
  private curtain = false;
  private passing: Passing | null = null;
  /** Passing has just been asked for, and can be taken back as a whole. */
  private isNewGesture = false;
  private stops: Stops = USUAL_STOPS;
  private speech: Speech = ENGLISH_SPEECH;
  private startedAt = 0;
  /** Grows with every change of mind: what was being thought about before is dropped. */
  private run = 0;

  private readonly outlet: Outlet;

  constructor(private readonly env: HostEnv) {
    this.outlet = new Outlet((message) => env.say(message));
  }

  /** The language in which cards speak and ask from now on. */
  speak(speech: Speech): void {
    this.speech = speech;
    this.show();
  }

  async onMessage(message: Exclude<ToWorker, { readonly do: "speak" }>): Promise<void> {
    try {
      await this.handle(message);
    } catch (error) {
      this.env.say({ say: "crashed", message: error instanceof Error ? error.message : String(error) });
    }
  }

  private async handle(message: Parameters<Host["onMessage"]>[0]): Promise<void> {
    switch (message.do) {
      case "start":
        this.stops = message.stops ?? this.stops;
        return this.start(message.setup);
      case "resume":
        this.stops = message.stops ?? this.stops;
        return this.resume(message.id);
      case "restart":
        if (this.setup !== null) return this.start(this.begunAgain(this.setup, message.id));
        return;
      case "rematch":
        if (this.setup !== null) return this.start(rematchOf(this.setup, message.rematch));
        return;
      case "answer":
        return this.answer(message.at, message.answers, message.queuedTargets);
      case "explain":
        return this.env.say({ say: "reply", ask: message.ask, value: this.explain(message.answer) });
      case "foresee":
        return this.env.say({
          say: "reply",
          ask: message.ask,
          value: this.game === null ? null : foresee(this.game.state, this.viewer, message.answer, message.aim),
        });
      case "judgeDecks":
        return this.env.say({ say: "reply", ask: message.ask, value: this.judgeDecks(message.texts, message.format, message.mode) });
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
        return this.env.say({ say: "reply", ask: message.ask, value: this.explainSwap(message.seat, message.swap) });
      case "record":
        return this.env.say({ say: "reply", ask: message.ask, value: this.game?.replay() ?? null });
      case "liftCurtain":
        this.curtain = false;
        return this.show();
    }
  }

  // --------------------------------------------------------------------------------------------------------- beginning

  private start(setup: TableSetup): Promise<void> {
    const { match, game } = firstGame(this.env.pool, setup);
    this.setup = setup;
    this.match = match;
    this.begin(game);
    return this.goOn();
  }

  /** What is over has been recorded, and stays so. */
  private begunAgain(setup: TableSetup, id: string): TableSetup {
    return isAllOver(this.game, matchSoFar(this.match, this.game)) ? { ...setup, id } : setup;
  }

  private begin(setup: GameSetup): void {
    this.game = Game.begin(withoutSideboards(setup), this.isPerson);
    this.sit();
    this.startedAt = this.env.now();
  }

  private sit(): void {
    this.viewer = this.people[0] ?? 0;
    this.outlet.clear();
    this.curtain = false;
    this.passing = null;
    if (this.setup?.fullControl === true) this.stops = { ...this.stops, full: true };
  }

  private judgeDecks(texts: readonly string[], name: string, mode: ModeName): readonly DeckVerdict[] {
    return judgeDecks(this.env.pool, texts, { format: FORMATS.find((format) => format.name === name) ?? FORMATS[0], mode });
  }

  private async resume(id?: string): Promise<void> {
    const saved = await this.env.kept(id);
    if (saved === undefined) return this.env.say({ say: "nothing" });
    this.setup = saved.setup;
    this.match = saved.match;
    this.game = Game.resume(this.env.pool, saved.replay, this.isPerson, saved.moments);
    this.sit();
    this.startedAt = saved.startedAt;
    return this.goOn();
  }

  private next(firstPlayer: Seat, swaps: readonly (Swap | null)[]): Promise<void> | void {
    const after = matchNow(this.match, this.game);
    if (after === null || this.game?.isOver !== true) return;
    if (isRefusal(after)) throw new Error(`${after.detail} (${after.rule})`);
    const changed = withSwaps(
      after,
      this.env.pool,
      swaps.map((swap, seat) => (this.isPerson(nthSeat(seat)) ? swap : null)),
    );
    if (isRefusal(changed)) return this.env.say({ say: "refused", refusal: changed });
    this.match = changed;
    this.begin(gameOf(changed, this.env.pool, firstPlayer));
    return this.goOn();
  }

  private explainSwap(seat: Seat, swap: Swap): Refusal | null {
    const match = matchNow(this.match, this.game);
    return match === null || isRefusal(match) ? match : refusalOf(match, this.env.pool, seat, swap);
  }

  // ------------------------------------------------------------------------------------------------------------ people

  private get people(): Seat[] {
    return (this.setup?.seats ?? []).flatMap(({ bot }, seat) => (bot === null ? [nthSeat(seat)] : []));
  }

  private readonly isPerson = (seat: Seat): boolean => this.setup?.seats[seat]?.bot === null;

  /** An answer to an older question comes too late, and is dropped. */
  private answer(at: number, answers: readonly Answer[], queuedTargets: readonly Choice[]): Promise<void> | void {
    const { game } = this;
    if (game === null || game.count !== at || game.asked !== this.viewer) return;
    for (const [n, answer] of answers.entries()) {
      const refusal = game.takeFrom(this.viewer, answer, n === 0 ? "new" : "same");
      if (refusal !== null) {
        this.env.say({ say: "refused", refusal });
        return this.goOn();
      }
    }
    game.fulfil(this.viewer, queuedTargets);
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
    this.env.say({ say: "thinking", seat: null });
    this.turnTo(game.asked);
    this.show();
    this.keep();
  }

  /** What is answered without a person; null: somebody has to be asked. */
  private async nextAnswer(game: Game, run: number): Promise<Answer | null> {
    const { state, asked: seat } = game;
    const answers = legal(state);
    if (this.isPerson(seat)) {
      const passed = this.passing === null ? null : passHere(state, seat, this.passing, this.stops);
      if (passed !== null) return passed;
      this.passing = null;
      return unaskedAnswer(state, seat, answers, this.stops, () => seatSnapshot(state, seat));
    }
    if (answers.length === 1) return answers[0];
    this.env.say({ say: "thinking", seat });
    await this.env.wait(0);
    return run === this.run ? this.think(game, seat) : null;
  }

  /** Chance by the number of the answer, so that taking back and going on does not change what bots are like. */
  private think(game: Game, seat: Seat): Promise<Answer> {
    const name = this.setup?.seats[seat].bot ?? "";
    if (botNamed(name) === null) throw new Error(`there is no bot called ${name}`);
    const state = fork(game.state);
    state.windows = "useful"; // what others could do but pass is all that is worth thinking about
    return this.env.think({ bot: name, seed: this.setup?.seed ?? 0, stream: seat + 4 * game.count }, state);
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
    const viewer = this.people.length === 0 ? NOBODY : this.viewer;
    for (const beat of game.seen()) if (this.outlet.isFor(viewer)) this.send(game, setup, beat, beatSnapshot(beat, viewer, this.speech));
    const snapshot = seatSnapshot(game.state, viewer, this.speech);
    this.send(game, setup, game.state, when === "asking" ? snapshot : unasked(snapshot));
  }

  private send(game: Game, setup: TableSetup, state: State, snapshot: SeatSnapshot): void {
    const { viewer } = snapshot.view;
    const frame: Frame = {
      viewer,
      snapshot,
      seats: setup.seats.map(({ name, bot, deckName }) => ({ name, bot, deck: deckName })),
      mode: setup.mode,
      seed: setup.seed,
      at: game.count,
      moments: game.past.map(({ state }) => ({ turn: state.turnNumber, events: state.events?.length ?? 0 })),
      auto: this.passing?.until ?? null,
      stops: this.stops,
      match: matchInfo(this.match, game, this.env.pool, this.isPerson),
      curtain: this.curtain,
      kept: { id: setup.id, record: recordId(setup, this.match) },
    };
    this.outlet.send(frame, state);
  }

  // ------------------------------------------------------------------------------------------------------------ keeping

  private keep(): void {
    const { game, setup, match, startedAt } = this;
    if (game === null || setup === null) return;
    const tabled = { game, setup, match, matchNow: matchSoFar(match, game), startedAt, now: this.env.now() };
    this.env.keep(currentGame(tabled));
    if (game.isOver) this.env.finish(recordOf(tabled));
  }
}
