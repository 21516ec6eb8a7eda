import { isDeck, problemsOf, verdictOn } from "@rulebound/cards";
import type { CardPool, DeckList } from "@rulebound/engine/internal";
import { playDecks } from "@rulebound/lab";
import { botCalled, counted } from "../names.ts";
import { UserError } from "../options.ts";
import { dim, red } from "../play/style.ts";
import { type DeckSource, EXPERIMENTS, errorLines } from "./source.ts";

/** Decks play random games to the end. Banned cards may play; what lacks a part may not. */

export interface PlayOptions {
  readonly games: number;
  readonly seed: number;
  readonly bot: string;
}

interface Entrant {
  readonly from: string;
  readonly deck: DeckList;
}

/** The deck, or why it cannot play. */
function entrant(pool: CardPool, source: DeckSource): Entrant | string {
  const { from, reading } = source;
  if (!isDeck(reading)) return errorLines(source).join("\n");
  const { legend, champion } = reading.deck;
  const problems = problemsOf(verdictOn(pool, reading, { format: EXPERIMENTS }));
  if (legend !== null && champion !== null && problems.length === 0) return { from, deck: { ...reading.deck, legend, champion } };
  return `${from}: ${problems.join("; ")}`;
}

/** Prints a line for each deck and a summary; says whether every game came to its end. */
export function playAll(pool: CardPool, sources: readonly DeckSource[], { games, seed, bot: name }: PlayOptions): boolean {
  const bot = botCalled(name);
  const all = sources.map((source) => entrant(pool, source));
  const left = all.filter((one) => typeof one === "string");
  const entrants = all.filter((one) => typeof one !== "string");
  for (const reason of left) console.log(`${dim("not played")} ${reason}`);
  if (entrants.length === 0) throw new UserError("There is no deck that can play.");
  const started = performance.now();
  const records = playDecks(
    pool,
    entrants.map(({ deck }) => deck),
    {
      games,
      seed,
      bot,
      onDeck: (at, { finished, won, turns, failures }) => {
        console.log(
          `${String(at + 1).padStart(4)}/${entrants.length} ${entrants[at].from}: ${finished} of ${games} games to the end, ${won} won, ${(turns / games).toFixed(1)} turns a game`,
        );
        for (const failure of failures) console.log(red(`       ${failure}`));
      },
    },
  );
  const sum = (of: (record: (typeof records)[number]) => number): number => records.reduce((total, record) => total + of(record), 0);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${counted(entrants.length, "deck")} played, ${left.length} left out: ${sum(({ finished }) => finished)} of ${sum((record) => record.games)} games to the end, ` +
      `${sum(({ decisions }) => decisions)} decisions, ${seconds.toFixed(1)} s`,
  );
  return sum(({ failures }) => failures.length) === 0;
}
