import { type CardPool, isRefusal, newMatch, parseReplay, ReplayError, replay } from "@rulebound/engine/internal";
import { deckOf } from "../rooms/decks.ts";
import { commitmentOf } from "./commitment.ts";
import type { GameRecord } from "./record.ts";

/** One thing that was looked at. */
export interface Check {
  readonly what: string;
  readonly isRight: boolean;
  readonly detail: string;
}

export class RecordError extends Error {}

/** Looks at a published game: was its chance fixed before it began, was it played by the rules, did it end as it says? */
export function verifyRecord(pool: CardPool, text: string): Check[] {
  const record = readRecord(text);
  return [commitment(record), chance(record), decks(pool, record), course(pool, record)];
}

function readRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RecordError(`this is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const fields = value as Partial<GameRecord> | null;
  if (fields?.kind !== "rulebound game") throw new RecordError('this is not the record of a game: "kind" is not "rulebound game"');
  const isWhole =
    Array.isArray(fields.seed) &&
    fields.seed.length === 8 &&
    fields.seed.every((word) => Number.isInteger(word)) &&
    typeof fields.salt === "string" &&
    typeof fields.commitment === "string" &&
    Array.isArray(fields.registered) &&
    Array.isArray(fields.winners) &&
    Number.isInteger(fields.number) &&
    Number.isInteger(fields.bestOf) &&
    typeof fields.replay === "object";
  if (!isWhole) throw new RecordError("the record lacks something, or something in it is not what it should be");
  return value as GameRecord;
}

const check = (what: string, isRight: boolean, right: string, wrong: string): Check => ({ what, isRight, detail: isRight ? right : wrong });

/** The hash that was told at the start belongs to the seed, the salt and the decks. */
const commitment = (record: GameRecord): Check =>
  check(
    "commitment",
    commitmentOf(record, record.registered) === record.commitment,
    "seed, salt and decks have the hash that was told before the first card was drawn",
    "seed, salt and decks have another hash than the one that was told at the start",
  );

/** The game was played with the chance of that seed. */
function chance({ replay: game, seed, number, bestOf }: GameRecord): Check {
  const expected = bestOf === 1 ? seed : seed.with(0, (seed[0] + number - 1) >>> 0);
  return check(
    "chance",
    JSON.stringify(game.entropy) === JSON.stringify(expected),
    "the game drew its chance from that seed",
    "the game drew its chance from something else than that seed",
  );
}

const sorted = (names: readonly string[]): string => JSON.stringify([...names].sort());

/** The decks are those that were registered, but for cards that came in from the sideboard after the first game. */
function decks(pool: CardPool, { registered, replay: game, number, bestOf }: GameRecord): Check {
  const mayDiffer = bestOf > 1 && number > 1;
  const cards = (deck: { readonly champion: string; readonly main: readonly string[] }): string[] => [deck.champion, ...deck.main];
  const isRight = game.decks.every((deck, seat) => {
    const own = registered[seat];
    if (own === undefined || deck.legend !== own.legend || sorted(deck.runes) !== sorted(own.runes)) return false;
    if (!mayDiffer) return sorted(cards(deck)) === sorted(cards(own));
    const left = [...cards(own), ...own.sideboard];
    return cards(deck).every((name) => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
  const lists = registered.map((deck) => deckOf(pool, deck));
  const match = bestOf === 1 ? null : newMatch(lists, 0, bestOf === 5 ? 5 : 3);
  return check(
    "decks",
    isRight && (match === null || !isRefusal(match)),
    "the decks are those that were registered",
    "a deck is not the one that was registered",
  );
}

/** Played again, answer by answer, it comes to the same end. */
function course(pool: CardPool, { replay: game, winners }: GameRecord): Check {
  try {
    const state = replay(pool, parseReplay(JSON.stringify(game)));
    if (state.decision !== null) return check("course", false, "", "after the last answer the game is not over");
    const isSame = JSON.stringify(state.winners) === JSON.stringify(winners);
    return check("course", isSame, `${game.answers.length} answers lead to this result`, "played again, somebody else wins");
  } catch (error) {
    if (error instanceof ReplayError) return check("course", false, "", error.message);
    throw error;
  }
}
