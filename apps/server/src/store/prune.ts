import type { Database } from "./database.ts";

const DAY = 24 * 3600 * 1000;
/** Inputs of a room that is over are kept so long; its games stay as records. */
const ROOMS = 7 * DAY;
/** Guests who have not been here for so long will not come back: their session has ended. */
const GUESTS = 90 * DAY;

/** Removes what nobody needs any more. */
export async function prune({ query }: Database, now: number): Promise<void> {
  const over = query
    .selectFrom("rooms")
    .select("id")
    .where("status", "=", "over")
    .where("updated_at", "<", now - ROOMS);
  await query.deleteFrom("inputs").where("room", "in", over).execute();
  await query.deleteFrom("seats").where("room", "in", over).execute();
  await query
    .deleteFrom("rooms")
    .where("status", "=", "over")
    .where("updated_at", "<", now - ROOMS)
    .execute();
  await query
    .deleteFrom("sessions")
    .where("used_at", "<", now - GUESTS)
    .execute();
  await query
    .deleteFrom("accounts")
    .where("key", "is", null)
    .where("created_at", "<", now - GUESTS)
    .where("id", "not in", query.selectFrom("sessions").select("account"))
    .where("id", "not in", query.selectFrom("seats").select("account"))
    .execute();
}
