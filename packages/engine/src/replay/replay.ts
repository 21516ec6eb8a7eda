import { newGame } from "../api.ts";
import type { CardPool } from "../language/pool.ts";
import { apply } from "../procedures/run.ts";
import type { DeckList, GameSetup } from "../procedures/setup/setup.ts";
import type { Answer, Refusal } from "../state/decision.ts";
import { fork } from "../state/fork.ts";
import type { CardId } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { hash } from "../state/save.ts";
import { ENGINE_VERSION } from "../version.ts";
import { ReplayError } from "./error.ts";
import { type Fingerprint, type NamedDeck, REPLAY_FORMAT, type Replay } from "./format.ts";
import { parseReplay } from "./parse.ts";

const EVERY = 20;

/** Plays a game and keeps what is needed to play it again. */
export class Recorder {
  readonly state: State;
  private readonly answers: Answer[] = [];
  private readonly fingerprints: Fingerprint[] = [];

  constructor(
    private readonly setup: GameSetup,
    private readonly every = EVERY,
  ) {
    this.state = newGame(setup);
    this.take();
  }

  /** Refused answers change nothing and are not kept. */
  apply(answer: Answer): Refusal | null {
    const refusal = apply(this.state, answer);
    if (refusal !== null) return refusal;
    this.answers.push(answer);
    if (this.answers.length % this.every === 0) this.take();
    return null;
  }

  replay(): Replay {
    const last = { after: this.answers.length, hash: hash(this.state) };
    return replayOf(this.setup, [...this.answers], [...this.fingerprints.filter(({ after }) => after < last.after), last]);
  }

  private take(): void {
    this.fingerprints.push({ after: this.answers.length, hash: hash(this.state) });
  }
}

/** A game as its inputs. */
export const replayOf = (setup: GameSetup, answers: readonly Answer[], fingerprints: readonly Fingerprint[]): Replay => ({
  format: REPLAY_FORMAT,
  engine: ENGINE_VERSION,
  pool: setup.pool.hash,
  mode: setup.mode,
  seed: setup.seed,
  ...(setup.entropy === undefined ? {} : { entropy: setup.entropy }),
  windows: setup.windows ?? "useful",
  firstPlayer: setup.firstPlayer ?? null,
  decks: setup.decks.map((deck) => namedDeck(setup.pool, deck)),
  battlefields: (setup.battlefields ?? []).map((card) => (card === undefined ? null : setup.pool.cards[card].data.name)),
  answers,
  fingerprints,
});

export const record = (setup: GameSetup, every = EVERY): Recorder => new Recorder(setup, every);

export interface ReplayOptions {
  /** After how many answers to stop; default: all. */
  readonly until?: number;
  /** Keep the events. */
  readonly record?: boolean;
  /** Sees the game after each answer, first after none. It may keep forks, and must not play. */
  readonly visit?: (s: State, answers: number) => void;
}

/** Plays a recorded game again, and makes sure that it is the same. Throws a ReplayError if it is not. */
export function replay(pool: CardPool, data: Replay | string, options: ReplayOptions = {}): State {
  const game = typeof data === "string" ? parseReplay(data) : data;
  if (game.format !== REPLAY_FORMAT) throw new ReplayError(`this is no replay: ${REPLAY_FORMAT} was expected as its format`);
  if (game.pool !== pool.hash)
    throw new ReplayError(
      `the game was played with other cards: their fingerprint is ${game.pool}, that of the cards here is ${pool.hash}`,
    );
  const until = Math.min(options.until ?? game.answers.length, game.answers.length);
  const s = newGame({ ...setupOf(pool, game), record: options.record === true });
  const checks = new Map(game.fingerprints.map(({ after, hash: expected }) => [after, expected]));
  let sure = 0;
  for (let at = 0; ; at++) {
    const expected = checks.get(at);
    if (expected !== undefined) {
      if (hash(s) !== expected) throw new ReplayError(difference(game, sure, at), at);
      sure = at;
    }
    options.visit?.(s, at);
    if (at >= until) return s;
    const refusal = attempt(s, game, at);
    if (refusal !== null)
      throw new ReplayError(
        `answer ${at + 1} of ${game.answers.length}, ${JSON.stringify(game.answers[at])}, is refused: ${refusal.detail} (${refusal.rule})${versions(game)}`,
        at + 1,
      );
  }
}

/** No answer should make the engine stumble; if one does, it is said which. */
function attempt(s: State, game: Replay, at: number): Refusal | null {
  try {
    return apply(s, game.answers[at]);
  } catch (error) {
    throw new ReplayError(
      `answer ${at + 1} of ${game.answers.length}, ${JSON.stringify(game.answers[at])}, makes the engine fail: ${error instanceof Error ? error.message : String(error)}${versions(game)}`,
      at + 1,
    );
  }
}

/** The states of a game after each answer, from none to all. */
export function replayStates(pool: CardPool, data: Replay | string): State[] {
  const states: State[] = [];
  replay(pool, data, { visit: (s) => states.push(fork(s)) });
  return states;
}

/** Between two fingerprints nobody can tell which answer it was. */
function difference(game: Replay, sure: number, at: number): string {
  if (at === 0) return `the game does not begin as the recorded one did: mode, decks, seed or first player are others${versions(game)}`;
  const which =
    at - sure === 1 ? `after answer ${at}` : `after answer ${at}: one of the answers ${sure + 1} to ${at} is not what was answered, or`;
  return `the game is not the recorded one ${which}${at - sure === 1 ? ": the answer or" : ""} the rules are applied otherwise${versions(game)}`;
}

const versions = (game: Replay): string =>
  game.engine === ENGINE_VERSION ? "" : ` (recorded by version ${game.engine}, played by ${ENGINE_VERSION})`;

const namedDeck = (pool: CardPool, deck: DeckList): NamedDeck => {
  const name = (card: CardId): string => pool.cards[card].data.name;
  return {
    legend: name(deck.legend),
    champion: name(deck.champion),
    main: deck.main.map(name),
    runes: deck.runes.map(name),
    battlefields: deck.battlefields.map(name),
    ...(deck.furtherLegends === undefined ? {} : { furtherLegends: deck.furtherLegends.map(name) }),
  };
};

/** The setup from which a recorded game began. */
export function setupOf(pool: CardPool, game: Replay): GameSetup {
  const find = (name: string, place: string): CardId => {
    const card = pool.byName.get(name.toLowerCase());
    if (card === undefined) throw new ReplayError(`${place}: "${name}" is not a card of this pool`);
    return card;
  };
  const all = (names: readonly string[], place: string): CardId[] => names.map((name, i) => find(name, `${place}[${i}]`));
  return {
    pool,
    mode: game.mode,
    seed: game.seed,
    ...(game.entropy === undefined ? {} : { entropy: game.entropy }),
    windows: game.windows,
    ...(game.firstPlayer === null ? {} : { firstPlayer: game.firstPlayer }),
    decks: game.decks.map((deck, i) => ({
      legend: find(deck.legend, `decks[${i}].legend`),
      champion: find(deck.champion, `decks[${i}].champion`),
      main: all(deck.main, `decks[${i}].main`),
      runes: all(deck.runes, `decks[${i}].runes`),
      battlefields: all(deck.battlefields, `decks[${i}].battlefields`),
      ...(deck.furtherLegends === undefined ? {} : { furtherLegends: all(deck.furtherLegends, `decks[${i}].furtherLegends`) }),
    })),
    battlefields: game.battlefields.map((name, i) => (name === null ? undefined : find(name, `battlefields[${i}]`))),
  };
}
