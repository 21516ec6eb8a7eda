import { type NamedDeck, REPLAY_FORMAT, type Replay } from "@rulebound/engine";
import type { RegisteredList } from "../rooms/entries.ts";
import type { Finished } from "../rooms/table.ts";

/** A finished game as it is published: what it takes to play it again and to see that chance was fixed before it began. */
export interface GameRecord {
  readonly kind: "rulebound game";
  readonly id: string;
  readonly players: readonly string[];
  readonly winners: readonly number[];
  readonly reason: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Of the match that the game belongs to. */
  readonly commitment: string;
  readonly seed: readonly number[];
  readonly salt: string;
  readonly registered: readonly RegisteredList[];
  /** Its number in the match, from 1, and the length of the match. */
  readonly number: number;
  readonly bestOf: number;
  readonly replay: Replay;
}

/** The engine's record of a game. */
export function replayOf({ game }: Finished): Replay {
  const { pool, mode, seed, entropy, windows, firstPlayer, decks, battlefields } = game.setup;
  const name = (card: number): string => pool.cards[card].data.name;
  return {
    format: REPLAY_FORMAT,
    engine: game.rules.version,
    pool: pool.hash,
    mode,
    seed,
    ...(entropy === undefined ? {} : { entropy }),
    windows: windows ?? "useful",
    firstPlayer: firstPlayer ?? null,
    decks: decks.map(
      (deck): NamedDeck => ({
        legend: name(deck.legend),
        champion: name(deck.champion),
        main: deck.main.map(name),
        runes: deck.runes.map(name),
        battlefields: deck.battlefields.map(name),
        ...(deck.furtherLegends === undefined ? {} : { furtherLegends: deck.furtherLegends.map(name) }),
      }),
    ),
    battlefields: (battlefields ?? []).map((card) => (card === undefined ? null : name(card))),
    answers: game.answers.map(({ answer }) => answer),
    fingerprints: [{ after: game.answers.length, hash: game.rules.hash(game.state) }],
  };
}
