/**
 * The public API: what a program needs that plays, shows, keeps or checks games. A game is opaque; these functions read and
 * change it. Our own packages use `@rulebound/engine/internal`, which changes with every version.
 *
 * Lines that are set in are examples: `packages/engine/test/api.test.ts` runs them, with a `pool` of all cards, `decks` and a new `game`.
 */
import { newGame as begin, decision as openDecision } from "./api.ts";
import { load as loadSaved } from "./border/load.ts";
import { refusal } from "./decisions/answer.ts";
import { legal as legalAnswers } from "./decisions/legal.ts";
import type { CardPool } from "./language/pool.ts";
import { apply as applyAnswer } from "./procedures/run.ts";
import type { GameSetup } from "./procedures/setup/setup.ts";
import type { Replay } from "./replay/format.ts";
import { record as recordGame, replay as replayGame } from "./replay/replay.ts";
import type { Answer, Choice, Decision, PlainAnswer, Refusal } from "./state/decision.ts";
import { fork as forkState } from "./state/fork.ts";
import type { Game } from "./state/game.ts";
import { nthSeat, type Seat } from "./state/ids.ts";
import type { State } from "./state/records.ts";
import type { Chance } from "./state/rng.ts";
import { hash as hashState, save as saveState } from "./state/save.ts";
import { describe as describeAnswer, optionName as nameOfOption } from "./view/describe.ts";
import { determinize as determinizeState } from "./view/determinize.ts";
import { observe as observeState } from "./view/observe.ts";
import { redact } from "./view/redact.ts";
import type { EventView, View } from "./view/view.ts";

// ------------------------------------------------------------------------------------------------------- cards and decks

/**
 * Compiles cards to a pool, and says which of them cannot be run and why.
 *
 *     loadPool([]).refused; // []
 */
export { type Loaded, loadPool } from "./language/compile/pool.ts";
/** Compiled cards. Decks and views name cards by their number in it. */
export type { CardPool } from "./language/pool.ts";

/**
 * What is wrong with a deck in a mode (101-103), each with its rule; nothing: it is legal.
 *
 *     checkDeck(pool, decks[0]); // []
 *     checkDeck(pool, { ...decks[0], main: decks[0].main.slice(1) })[0].rule; // "103.2"
 */
export { checkDeck, type DeckDraft, type Violation } from "./modes/deck-check.ts";

/**
 * The modes of play (481-489).
 *
 *     MODES.map(({ name }) => name); // ["duel", "match", "ffa3", "ffa4", "2v2"]
 */
export { MODES, type Mode, type ModeName } from "./modes/modes.ts";

// ---------------------------------------------------------------------------------------------------------------- playing

/** Thrown by `newGame`: what is wrong with a setup. */
export { SetupError } from "./border/setup-check.ts";
/** What a game is made of. */
export type { DeckList, GameSetup } from "./procedures/setup/setup.ts";
/** What players are asked, what they answer, and why an answer is refused. */
export type { Answer, Choice, Decision, DecisionKind, PlainAnswer, Refusal } from "./state/decision.ts";
/** A game. It is changed by `apply` alone; `fork` makes a second one. */
export type { Game } from "./state/game.ts";
/** Players have seats, counted from 0; cards are numbered by their pool. */
export type { CardId, Seat } from "./state/ids.ts";

/**
 * A game from decks, at its first decision. The same setup and the same answers are the same game.
 *
 *     hash(newGame({ pool, mode: "duel", decks, seed: 1 })) === hash(newGame({ pool, mode: "duel", decks, seed: 1 })); // true
 */
export const newGame = begin as (setup: GameSetup) => Game;

/**
 * The open question: who is asked, and what. Null: the game is over.
 *
 *     decision(game).kind; // "mulligan"
 */
export const decision = openDecision as (game: Game) => Decision | null;

/**
 * Who has won; nobody, while a game goes on.
 *
 *     winners(game); // []
 */
export const winners = (game: Game): readonly Seat[] => (game as State).winners;

/**
 * Every legal answer to the open question. Choices of several are listed step by step: `pick`, then `done`.
 *
 *     legal(game).at(-1); // { do: "done" }
 */
export const legal = legalAnswers as (game: Game) => Answer[];

/**
 * Gives an answer and goes on to the next question. Null: done; else why not, and the game is as it was.
 *
 *     apply(game, { do: "done" }); // null
 *     apply(game, { do: "pass" }).reason; // "nothingToPass"
 */
export const apply = applyAnswer as (game: Game, answer: PlainAnswer) => Refusal | null;

/**
 * Why a seat could not give this answer, without giving it: the rule and the reason.
 *
 *     explain(game, decision(game).player, { do: "done" }); // null
 *     explain(game, 1 - decision(game).player, { do: "done" }).reason; // "notAsked"
 */
export const explain = refusal as (game: Game, seat: number, answer: PlainAnswer) => Refusal | null;

/**
 * An answer as a line that a person reads, and cases and commands write.
 *
 *     describe(game, { do: "done" }); // "choose none"
 */
export const describe = describeAnswer as (game: Game, answer: PlainAnswer) => string;

/**
 * What an option of the open question is called.
 *
 *     typeof optionName(game, decision(game), decision(game).options[0]); // "string"
 */
export const optionName = nameOfOption as (game: Game, asked: Decision, option: Choice) => string;

// ----------------------------------------------------------------------------------------------------------------- seeing

/** What a seat may know, as plain JSON. */
export type { EventView, View } from "./view/view.ts";

/**
 * The game as a seat may know it, or a spectator (-1). Objects have aliases, so that an id tells nothing.
 *
 *     observe(game, 0).players[0].hand.cards.length; // 4
 *     observe(game, 0).players[1].hand.cards.length; // 0
 */
export const observe = (game: Game, viewer: number): View => observeState(game as State, seatIn(game, viewer, -1));

function seatIn(game: Game, seat: number, first: number): Seat {
  const seats = (game as State).players.length;
  if (Number.isInteger(seat) && seat >= first && seat < seats) return nthSeat(seat);
  throw new RangeError(`there is no seat ${seat}: they go from ${first} to ${seats - 1}`);
}

/**
 * What has happened since the beginning, as a seat may know it. The setup must say `record: true`.
 *
 *     events(newGame({ pool, mode: "duel", decks, seed: 1, record: true }), 0).length > 0; // true
 *     events(game, 0); // []
 */
export const events = (game: Game, viewer: number): EventView[] => {
  const seat = seatIn(game, viewer, -1);
  return ((game as State).events ?? []).map((event) => redact(event, game as State, seat));
};

/**
 * A game that this seat could be in, for all that it knows: what is hidden from it is dealt again. For bots that search.
 *
 *     observe(determinize(game, 0, { below: () => 0 }), 0).players[0].hand.count; // 4
 */
export const determinize = (game: Game, seat: number, chance: Chance): Game =>
  determinizeState(game as State, seatIn(game, seat, 0), chance);
/** A source of chance: a whole number below n, and at least 0. */
export type { Chance } from "./state/rng.ts";

// ---------------------------------------------------------------------------------------------------------------- keeping

/**
 * A second game that goes its own way, in less than a microsecond.
 *
 *     const other = fork(game);
 *     apply(other, { do: "done" });
 *     hash(other) === hash(game); // false
 */
export const fork = (game: Game): Game => forkState(game as State);

/**
 * A game as text.
 *
 *     hash(load(pool, save(game))) === hash(game); // true
 */
export const save = saveState as (game: Game) => string;

/**
 * A game from text. Throws a `SaveError` that says what is wrong with it.
 *
 *     decision(load(pool, save(game))).kind; // "mulligan"
 */
export const load = loadSaved as (pool: CardPool, saved: string) => Game;
/** Thrown by `load`. */
export { SaveError } from "./state/save.ts";

/**
 * A fingerprint: games that are alike have the same one, on every machine.
 *
 *     hash(game).length; // 16
 */
export const hash = hashState as (game: Game) => string;

/** A game as its setup and its answers. */
export type { Replay } from "./replay/format.ts";

/** A game that is played and kept: answers go through `apply` of this. */
export interface Recording {
  readonly state: Game;
  apply(answer: PlainAnswer): Refusal | null;
  replay(): Replay;
}

/**
 * A new game, of which `replay` tells everything that is needed to play it again.
 *
 *     const recording = record({ pool, mode: "duel", decks, seed: 1 });
 *     recording.apply({ do: "done" });
 *     recording.replay().answers; // [{ do: "done" }]
 */
export const record = recordGame as (setup: GameSetup) => Recording;

/**
 * Plays a replay again and checks its fingerprints. Throws a `ReplayError` that says where it goes wrong.
 *
 *     decision(replay(pool, record({ pool, mode: "duel", decks, seed: 1 }).replay())).kind; // "mulligan"
 */
export const replay = replayGame as (pool: CardPool, data: Replay | string, options?: ReplayOptions) => Game;
/** How far a replay is played, whether events are kept, and who sees the game after each answer. */
export interface ReplayOptions {
  readonly until?: number;
  readonly record?: boolean;
  readonly visit?: (game: Game, answers: number) => void;
}
/** Thrown by `replay`. */
export { ReplayError } from "./replay/error.ts";

/**
 * The version of the rules and of saved games.
 *
 *     typeof ENGINE_VERSION; // "string"
 */
export { ENGINE_VERSION } from "./version.ts";
