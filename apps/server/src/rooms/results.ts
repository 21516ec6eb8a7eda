import type { Transaction } from "kysely";
import { NOBODY } from "../accounts/account-data.ts";
import { type GameRecord, replayOfGame } from "../fairness/record.ts";
import type { Ratings } from "../rating/ratings.ts";
import type { Database } from "../store/database.ts";
import type { Tables } from "../store/schema.ts";
import type { Room } from "./room.ts";
import type { Finished, Table } from "./table.ts";
import { gameId } from "./view.ts";

/** Writes finished games down, once each however often it is asked for, and rates them. */
export class Results {
  constructor(
    private readonly database: Database,
    private readonly ratings: Ratings,
    private readonly onGame: (mode: string, reason: string) => void,
  ) {}

  async record({ table }: Room): Promise<void> {
    const { round } = table;
    for (const [i, finished] of table.finished.entries()) await this.write(table, finished, gameId(table.id, round, i + 1), i + 1);
    if (table.phase === "over")
      await this.database.query
        .updateTable("games")
        .set({ published: 1 })
        .where("room", "=", table.id)
        .where("published", "=", 0)
        .execute();
  }

  /** Accounts that were deleted while they played; nobody is deleted until this is written. */
  private async goneOf(transaction: Transaction<Tables>, accounts: readonly string[]): Promise<ReadonlySet<string>> {
    if (accounts.length === 0) return new Set();
    const asked = transaction.selectFrom("accounts").select("id").where("id", "in", accounts).orderBy("id");
    const rows = await (this.database.kind === "postgres" ? asked.forShare() : asked).execute();
    const there = new Set(rows.map(({ id }) => id));
    return new Set(accounts.filter((account) => !there.has(account)));
  }

  private async write(table: Table, finished: Finished, id: string, number: number): Promise<void> {
    const { query } = this.database;
    const known = await query.selectFrom("games").select("id").where("id", "=", id).executeTakeFirst();
    if (known !== undefined) return;
    const { terms } = table;
    const isNew = await query.transaction().execute(async (transaction) => {
      const seated = table.chairs.flatMap(({ sitter, deck }, seat) => (sitter === null || deck === null ? [] : [{ seat, sitter, deck }]));
      const gone = await this.goneOf(
        transaction,
        seated.filter(({ sitter }) => sitter.kind !== "bot").map(({ sitter }) => sitter.account),
      );
      const seats = seated.map((one) =>
        gone.has(one.sitter.account) ? { ...one, sitter: { ...one.sitter, account: NOBODY, name: NOBODY } } : one,
      );
      const names = table.chairs.map((_, seat) => seats.find((one) => one.seat === seat)?.sitter.name ?? "");
      const record = JSON.stringify(recordOf(table, finished, id, number, names));
      const inserted = await transaction
        .insertInto("games")
        .values({
          id,
          room: table.id,
          mode: terms.mode,
          format: terms.format,
          rated: terms.rated ? 1 : 0,
          started_at: finished.game.startedAt,
          ended_at: finished.endedAt,
          reason: finished.reason,
          record,
          published: 0,
        })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .execute();
      if (inserted.length === 0) return false;
      const hasWon = (seat: number): boolean => finished.winners.includes(seat);
      const changes = terms.rated
        ? await this.ratings.apply(
            transaction,
            terms.mode,
            seats.map(({ seat, sitter }) => ({
              account: sitter.account,
              team: finished.game.state.players[seat].team,
              hasWon: hasWon(seat),
            })),
          )
        : new Map<string, [number, number]>();
      await transaction
        .insertInto("participants")
        .values(
          seats.map(({ seat, sitter, deck }) => ({
            game: id,
            seat,
            account: sitter.account,
            name: sitter.name,
            legend: deck.legend,
            result: finished.winners.length === 0 ? ("drawn" as const) : hasWon(seat) ? ("won" as const) : ("lost" as const),
            rating_before: changes.get(sitter.account)?.[0] ?? null,
            rating_after: changes.get(sitter.account)?.[1] ?? null,
          })),
        )
        .execute();
      return true;
    });
    if (!isNew) return;
    this.onGame(terms.mode, finished.reason);
    if (terms.rated) for (const { sitter } of table.chairs) if (sitter !== null) await this.ratings.remember(sitter.account);
  }
}

function recordOf(table: Table, finished: Finished, id: string, number: number, players: readonly string[]): GameRecord {
  return {
    kind: "rulebound game",
    id,
    players,
    winners: finished.winners,
    reason: finished.reason,
    startedAt: finished.game.startedAt,
    endedAt: finished.endedAt,
    commitment: table.commitment ?? "",
    seed: table.secret?.seed ?? [],
    salt: table.secret?.salt ?? "",
    registered: table.decks,
    number,
    bestOf: table.terms.bestOf,
    replay: replayOfGame(finished),
  };
}
