import type { Transaction } from "kysely";
import { NOBODY } from "../accounts/account-data.ts";
import type { Database } from "../store/database.ts";
import type { Tables } from "../store/schema.ts";
import { type Rating, rated, UNRATED } from "./glicko2.ts";

export interface Player {
  readonly account: string;
  readonly team: number;
  readonly hasWon: boolean;
}

/** Ratings, one for each mode. */
export class Ratings {
  /** For names on the table; what counts is read when it is needed. */
  private readonly remembered = new Map<string, ReadonlyMap<string, number>>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
  ) {}

  shown(account: string, mode: string): number | null {
    return this.remembered.get(account)?.get(mode) ?? null;
  }

  async remember(account: string): Promise<void> {
    const rows = await this.database.query.selectFrom("ratings").select(["mode", "rating"]).where("account", "=", account).execute();
    if (this.remembered.size > 20_000) this.remembered.clear();
    this.remembered.set(account, new Map(rows.map(({ mode, rating }) => [mode, Math.round(rating)])));
  }

  async of(account: string, mode: string): Promise<Rating> {
    return (await read(this.database.query, account, mode)) ?? UNRATED;
  }

  /** A game counts against each opponent; nobody plays against their team. In a draw nobody has won. */
  async apply(
    transaction: Transaction<Tables>,
    mode: string,
    players: readonly Player[],
  ): Promise<Map<string, [before: number, after: number]>> {
    const before = new Map<string, Rating>();
    for (const { account } of players) before.set(account, (await read(transaction, account, mode)) ?? UNRATED);
    const isDraw = players.every(({ hasWon }) => !hasWon);
    const changes = new Map<string, [number, number]>();
    for (const player of players) {
      const own = before.get(player.account) ?? UNRATED;
      const outcomes = players
        .filter(({ team }) => team !== player.team)
        // Among several opponents only who won and who lost against whom counts.
        .filter(({ hasWon }) => isDraw || hasWon !== player.hasWon)
        .map(({ account }) => ({ opponent: before.get(account) ?? UNRATED, score: isDraw ? 0.5 : player.hasWon ? 1 : 0 }));
      const after = outcomes.length === 0 ? own : rated(own, outcomes);
      changes.set(player.account, [own.rating, after.rating]);
      if (player.account !== NOBODY) await this.write(transaction, player.account, mode, after);
    }
    return changes;
  }

  private async write(transaction: Transaction<Tables>, account: string, mode: string, rating: Rating): Promise<void> {
    const now = this.now();
    await transaction
      .insertInto("ratings")
      .values({ account, mode, ...rating, games: 1, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(["account", "mode"]).doUpdateSet((eb) => ({ ...rating, updated_at: now, games: eb("ratings.games", "+", 1) })),
      )
      .execute();
  }
}

const read = (query: Database["query"], account: string, mode: string): Promise<Rating | undefined> =>
  query
    .selectFrom("ratings")
    .select(["rating", "deviation", "volatility"])
    .where("account", "=", account)
    .where("mode", "=", mode)
    .executeTakeFirst();
