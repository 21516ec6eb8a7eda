import { Encoder } from "@rulebound/bots";
import { type CardPool, checkDecks, type DeckList, MODES, type ModeName, nthSeat, SaveError, type State } from "@rulebound/engine/internal";
import { contractOf } from "./contract.ts";
import { GymGame, type GymSetup } from "./game.ts";
import { type Fields, fieldsOf, integer, list, oneOf, parsed, RequestError, seatsOf, word } from "./requests.ts";
import { Slots } from "./slots.ts";

/**
 * Games driven by requests: a text of JSON in, an object out; or, once `open` has made slots, lists of actions in and positions in
 * shared memory out. docs/GYM.md is the contract. Whatever is wrong with a request is said in its response, and the games stay
 * as they were.
 */
export interface GymOptions {
  /** A deck by what the request calls it; throws a RequestError if there is none. */
  readonly deck: (name: string) => DeckList;
  /** By seat, where a request names none. */
  readonly decks: readonly string[];
  /** Names of decks that a learner may ask for. */
  readonly known?: readonly string[];
}

const MOST_GAMES = 4096;
const MOST_DECISIONS = 5_000;
const WINDOWS: readonly State["windows"][] = ["useful", "public", "all"];
const REQUESTS = [
  ...["contract", "open", "reset", "step", "legal", "describe", "view", "observe", "hash", "save", "load", "fork", "determinize"],
  "close",
];

export class Gym {
  private readonly games = new Map<number, GymGame>();
  private readonly observation = Encoder.observation();
  private readonly rows = Encoder.answers();
  /** Where positions are written to, if they are not part of the responses. */
  slots: Slots | null = null;

  constructor(
    private readonly pool: CardPool,
    private readonly options: GymOptions,
  ) {}

  /** The response to a text; null: it asked to close. */
  answer(text: string): object | null {
    try {
      return this.respond(fieldsOf(parsed(text), "a request"));
    } catch (error) {
      if (error instanceof RequestError || error instanceof SaveError) return { error: error.message };
      throw error;
    }
  }

  private respond(request: Fields): object | null {
    switch (request.do) {
      case "contract":
        return contractOf(this.pool, this.options.known ?? this.options.decks);
      case "open":
        return this.open(integer(request.slots, "slots", 1, MOST_GAMES));
      case "reset":
        return this.begin(list(request.games, "games").map((game) => this.begun(fieldsOf(game, "a game"))));
      case "step":
        return { states: this.stepListed(list(request.actions, "actions")) };
      case "legal":
        return { actions: this.game(request.game).actions };
      case "describe":
        return { actions: this.game(request.game).describe() };
      case "view":
        return this.game(request.game).view();
      case "observe":
        return this.observed(this.game(request.game), request.seat);
      case "hash":
        return { hashes: list(request.games, "games").map((id) => this.game(id).hash()) };
      case "save":
        return { saved: savedText(this.game(request.game)) };
      case "load":
        return this.begin([[this.idOf(request.game), this.loaded(request)]]);
      case "fork":
        return this.begin([[this.idOf(request.to), this.game(request.from).fork()]]);
      case "determinize":
        return this.begin([[this.idOf(request.to), this.determinized(request)]]);
      case "close":
        return null;
      default:
        throw new RequestError(`"do" is one of ${REQUESTS.join(", ")}; there is ${JSON.stringify(request.do)}`);
    }
  }

  // -------------------------------------------------------------------------------------------------- games begin

  private open(slots: number): object {
    this.games.clear();
    this.slots = new Slots(slots);
    const { lists, memory } = this.slots;
    return { slots, bytes: memory.length, lists };
  }

  private begun(request: Fields): [number, GymGame] {
    return [this.idOf(request.game ?? 0), GymGame.begin(this.setup(request))];
  }

  private setup(request: Fields): GymSetup {
    const name = oneOf(request.mode ?? "duel", MODES.map((one) => one.name) as ModeName[], "mode");
    const { players } = MODES.find((one) => one.name === name) as (typeof MODES)[number];
    return {
      pool: this.pool,
      mode: name,
      seed: integer(request.seed ?? 1, "seed"),
      decks: this.decks(request.decks, name, players),
      windows: oneOf(request.windows ?? "useful", WINDOWS, "windows"),
      bots: seatsOf(request.seats, players),
      mostDecisions: integer(request.mostDecisions ?? MOST_DECISIONS, "mostDecisions", 1),
      again: integer(request.again ?? 0, "again", 0),
    };
  }

  private decks(given: unknown, mode: ModeName, seats: number): DeckList[] {
    const own = this.options.decks;
    const names =
      given === undefined
        ? Array.from({ length: seats }, (_, seat) => own[seat % own.length])
        : list(given, "decks").map((name) => word(name, "decks"));
    if (names.length !== seats) throw new RequestError(`decks: ${mode} needs ${seats} decks, but there are ${names.length}`);
    const decks = names.map(this.options.deck);
    const [violation] = checkDecks(this.pool, decks, mode).flat();
    if (violation !== undefined) throw new RequestError(`decks: ${violation.detail} (${violation.rule})`);
    return decks;
  }

  private loaded(request: Fields): GymGame {
    const saved = fieldsOf(parsed(word(request.saved, "saved")), "saved");
    const setup = this.setup({ ...fieldsOf(saved.setup, "saved.setup"), seats: request.seats });
    return GymGame.load(setup, { state: word(saved.state, "saved.state"), decisions: integer(saved.decisions, "saved.decisions", 0) });
  }

  private determinized(request: Fields): GymGame {
    const game = this.game(request.from);
    if (game.isOver) throw new RequestError(`game ${String(request.from)} is over: there is nothing to deal anew`);
    return game.determinize(integer(request.seed ?? 1, "seed"));
  }

  private begin(begun: readonly (readonly [number, GymGame])[]): object {
    const states = begun.map(([id, game]) => {
      this.games.set(id, game);
      this.slots?.writeOutcome(id, game, -1);
      return this.position(id, game);
    });
    return this.slots === null ? { states } : { games: begun.length };
  }

  // -------------------------------------------------------------------------------------------------------- steps

  /** All are looked at before any is done, so that a wrong one changes nothing. */
  private stepListed(actions: readonly unknown[]): object[] {
    const wanted = actions.map((pair) => {
      const [id, action] = list(pair, "an action: [game, action]");
      const game = this.game(id);
      this.checkLegal(id as number, game, integer(action, "action", 0));
      return { id: id as number, game, action: action as number };
    });
    if (new Set(wanted.map(({ id }) => id)).size < wanted.length) throw new RequestError("actions: a game is named twice");
    return wanted.map(({ id, game, action }) => this.step(id, game, action));
  }

  /** One action for each slot, in order; below 0: this game is left alone. Returns what was wrong, or null. */
  stepSlots(actions: Int32Array): string | null {
    const { slots } = this;
    if (slots === null) return "open slots first";
    if (actions.length !== slots.count) return `${slots.count} actions were expected, but there are ${actions.length}`;
    try {
      for (let id = 0; id < actions.length; id++) if (actions[id] >= 0) this.checkLegal(id, this.game(id), actions[id]);
    } catch (error) {
      if (error instanceof RequestError) return error.message;
      throw error;
    }
    for (let id = 0; id < actions.length; id++) if (actions[id] >= 0) this.step(id, this.games.get(id) as GymGame, actions[id]);
    return null;
  }

  private checkLegal(id: number, game: GymGame, action: number): void {
    if (!game.actions.includes(action))
      throw new RequestError(`game ${id}: ${game.isOver ? "it is over" : `action ${action} is not legal now`}`);
  }

  private step(id: number, game: GymGame, action: number): object {
    const { player } = game;
    game.act(action);
    this.slots?.writeOutcome(id, game, player);
    if (!game.isOver || game.setup.again === 0) return this.position(id, game);
    const next = GymGame.begin({ ...game.setup, seed: game.setup.seed + game.setup.again });
    this.games.set(id, next);
    return { ...this.position(id, next), last: outcome(game) };
  }

  /** Short where there is nothing to say: most positions are not the last one. */
  private position(id: number, game: GymGame): object {
    if (this.slots !== null) {
      this.slots.write(id, game);
      return NOTHING;
    }
    game.encode(this.observation, this.rows);
    if (game.isOver) return { game: id, player: -1, ...outcome(game) };
    return { game: id, player: game.player, legal: game.actions, observation: Array.from(this.observation) };
  }

  /** What any seat may know, without answers. */
  private observed(game: GymGame, seat: unknown): object {
    game.observe(nthSeat(integer(seat, "seat", 0, game.seats - 1)), this.observation);
    return { observation: Array.from(this.observation) };
  }

  private game(id: unknown): GymGame {
    const game = this.games.get(integer(id, "game", 0));
    if (game === undefined) throw new RequestError(`there is no game ${id}; it is begun with {"do": "reset", "games": [{"game": ${id}}]}`);
    return game;
  }

  private idOf(value: unknown): number {
    return integer(value, "game", 0, (this.slots?.count ?? MOST_GAMES) - 1);
  }
}

const NOTHING = {};

const outcome = (game: GymGame): object => ({
  done: true,
  truncated: game.isTruncated,
  rewards: Array.from({ length: game.seats }, (_, seat) => game.reward(nthSeat(seat))),
});

/** Bots and decks of games to come are not saved: who loads it says who plays, and no other game begins after it. */
function savedText(game: GymGame): string {
  const { mode, seed, windows, mostDecisions } = game.setup;
  return JSON.stringify({ setup: { mode, seed, windows, mostDecisions }, ...game.save() });
}
