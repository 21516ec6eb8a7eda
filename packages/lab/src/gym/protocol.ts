import { BOTS, type Bot, botNamed } from "@rulebound/bots";
import { type CardPool, checkDecks, type DeckList, ENGINE_VERSION, MODES, type ModeName, type State } from "@rulebound/engine";
import { ACTION_RANGES, ACTIONS } from "./actions.ts";
import { ActionError, GymGame, type Step } from "./game.ts";
import { TENSOR, TENSOR_SIZE } from "./layout.ts";
import { PLAYED_FROM, SOURCE } from "./slots.ts";
import { DECISION_WORDS } from "./tensor.ts";

/**
 * Games driven by lines of JSON: a request in, a response out. docs/GYM.md is the contract. Whatever is wrong with a request
 * is said in its response, and the games stay as they were.
 */
export const GYM_FORMAT = 1;

/** What a request asks for that cannot be given. */
export class RequestError extends Error {}

export interface GymOptions {
  /** A deck by what the request calls it; throws a RequestError if there is none. */
  readonly deck: (name: string) => DeckList;
  /** By seat, where a request names none. */
  readonly decks: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
const MOST_GAMES = 4096;
const MOST_DECISIONS = 5_000;
const WINDOWS: readonly State["windows"][] = ["useful", "public", "all"];

export class Gym {
  private readonly games = new Map<number, GymGame>();

  constructor(
    private readonly pool: CardPool,
    private readonly options: GymOptions,
  ) {}

  /** The response to a line; null: it asked to close. */
  answer(line: string): object | null {
    try {
      const request = fieldsOf(parsed(line), "a request");
      switch (request.do) {
        case "contract":
          return this.contract();
        case "reset":
          return { states: list(request.games, "games").map((game) => this.reset(fieldsOf(game, "a game"))) };
        case "step":
          return { states: this.stepAll(list(request.actions, "actions")) };
        case "describe":
          return { actions: this.game(request.game).describe() };
        case "close":
          return null;
        default:
          throw new RequestError(`"do" is one of contract, reset, step, describe, close; there is ${JSON.stringify(request.do)}`);
      }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return { error: error.message };
    }
  }

  private contract(): object {
    return {
      format: GYM_FORMAT,
      engine: ENGINE_VERSION,
      pool: this.pool.hash,
      observation: { size: TENSOR_SIZE, sections: TENSOR, decision: DECISION_WORDS },
      actions: { size: ACTIONS, ranges: ACTION_RANGES, playedFrom: PLAYED_FROM, sources: { board: 0, ...SOURCE } },
      modes: MODES.map(({ name, players }) => ({ name, players })),
      cards: this.pool.cards.map(({ data }) => data.name),
      words: this.pool.words,
    };
  }

  private reset(request: Fields): object {
    const id = integer(request.game ?? 0, "game", 0);
    if (id >= MOST_GAMES) throw new RequestError(`game: a number below ${MOST_GAMES} was expected, but there is ${id}`);
    const mode = MODES.find(({ name }) => name === (request.mode ?? "duel"));
    if (mode === undefined) throw new RequestError(`mode: one of ${MODES.map(({ name }) => name).join(", ")} was expected`);
    const windows = WINDOWS.find((word) => word === (request.windows ?? "useful"));
    if (windows === undefined) throw new RequestError(`windows: one of ${WINDOWS.join(", ")} was expected`);
    const game = new GymGame({
      pool: this.pool,
      mode: mode.name,
      seed: integer(request.seed ?? 1, "seed", Number.NEGATIVE_INFINITY),
      decks: this.decks(request.decks, mode.name, mode.players),
      windows,
      bots: seatsOf(request.seats, mode.players),
      mostDecisions: integer(request.mostDecisions ?? MOST_DECISIONS, "mostDecisions", 1),
    });
    this.games.set(id, game);
    return told(id, game.step);
  }

  private decks(given: unknown, mode: ModeName, seats: number): DeckList[] {
    const own = this.options.decks;
    const names = given === undefined ? Array.from({ length: seats }, (_, seat) => own[seat % own.length]) : list(given, "decks").map(word);
    if (names.length !== seats) throw new RequestError(`decks: ${mode} needs ${seats} decks, but there are ${names.length}`);
    const decks = names.map(this.options.deck);
    const [violation] = checkDecks(this.pool, decks, mode).flat();
    if (violation !== undefined) throw new RequestError(`decks: ${violation.detail} (${violation.rule})`);
    return decks;
  }

  /** All are looked at before any is done, so that a wrong one changes nothing. */
  private stepAll(actions: readonly unknown[]): object[] {
    const wanted = actions.map((pair) => {
      const [id, action] = list(pair, "an action: [game, action]");
      const game = this.game(id);
      const number = integer(action, "action", 0);
      if (!game.step.legal.includes(number))
        throw new RequestError(`game ${id}: ${game.step.done ? "it is over" : `action ${number} is not legal now`}`);
      return { id: id as number, game, action: number };
    });
    if (new Set(wanted.map(({ id }) => id)).size < wanted.length) throw new RequestError("actions: a game is named twice");
    return wanted.map(({ id, game, action }) => told(id, stepped(game, action)));
  }

  private game(id: unknown): GymGame {
    const game = this.games.get(integer(id, "game", 0));
    if (game === undefined) throw new RequestError(`there is no game ${id}; it is begun with {"do": "reset", "games": [{"game": ${id}}]}`);
    return game;
  }
}

function stepped(game: GymGame, action: number): Step {
  try {
    return game.act(action);
  } catch (error) {
    if (error instanceof ActionError) throw new RequestError(error.message);
    throw error;
  }
}

/** Short where there is nothing to say: most states are not the last one. */
const told = (game: number, { player, legal, observation, rewards, done, truncated }: Step): object =>
  done ? { game, player, done, truncated, rewards } : { game, player, legal, observation };

function seatsOf(given: unknown, seats: number): (Bot | null)[] {
  if (given === undefined) return Array.from({ length: seats }, () => null);
  const names = list(given, "seats").map(word);
  if (names.length !== seats) throw new RequestError(`seats: ${seats} were expected, but there are ${names.length}`);
  return names.map((name) => {
    if (name === "learner") return null;
    const bot = botNamed(name);
    if (bot === null) throw new RequestError(`seats: "${name}" is neither "learner" nor a bot (${Object.keys(BOTS).join(", ")})`);
    return bot;
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new RequestError(`this is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new RequestError(`${what}: an object was expected, but there is ${JSON.stringify(value)}`);
  return value as Fields;
}

function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new RequestError(`${what}: a list was expected, but there is ${JSON.stringify(value) ?? "nothing"}`);
  return value;
}

function integer(value: unknown, what: string, least: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least)
    throw new RequestError(
      `${what}: a whole number${least > Number.NEGATIVE_INFINITY ? ` of ${least} or more` : ""} was expected, but there is ${JSON.stringify(value) ?? "nothing"}`,
    );
  return value;
}

function word(value: unknown): string {
  if (typeof value !== "string") throw new RequestError(`a text was expected, but there is ${JSON.stringify(value)}`);
  return value;
}
