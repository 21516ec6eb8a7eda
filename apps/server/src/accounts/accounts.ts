import { hash, verify } from "@node-rs/argon2";
import { hashOf, newId, newToken } from "../ids.ts";
import { RequestProblem } from "../problem.ts";
import type { Database } from "../store/database.ts";
import { keyOf, lookOf, problemOf } from "./names.ts";
import type { Passwords } from "./passwords.ts";

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "member";
}

export interface SignedIn {
  readonly account: Account;
  readonly session: string;
}

/** OWASP's smaller recommendation for argon2id, the default kind of this library: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A session that nobody uses ends after so long. */
const LASTS = 90 * 24 * 3600 * 1000;
const NOTED_EVERY = 3600 * 1000;

/** Guests, members and their sessions. A session is a random token that the server keeps only the hash of. */
export class Accounts {
  private nobodys: Promise<string> | null = null;

  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly now: () => number,
  ) {}

  private get query(): Database["query"] {
    return this.database.query;
  }

  async newGuest(device: string): Promise<SignedIn & { readonly token: string }> {
    const id = newId();
    const account: Account = { id, name: `Guest ${id.slice(0, 4)}`, kind: "guest" };
    await this.query.insertInto("accounts").values({ id, name: account.name, key: null, password: null, created_at: this.now() }).execute();
    return { account, ...(await this.newSession(id, device)) };
  }

  /** A guest becomes a member and keeps everything; without a session, a new member. */
  async register(name: string, password: string, guest: Account | null, network: string): Promise<Account> {
    if (guest?.kind === "member") throw new RequestProblem(409, "hasName");
    const problem = problemOf(name);
    if (problem !== null) throw new RequestProblem(422, problem);
    const key = keyOf(name);
    const look = lookOf(key);
    if (look !== key && (await this.byKey(look))) throw new RequestProblem(409, "nameAlike", name);
    this.passwords.demandTry(key, network);
    const hashed = await this.passwords.compute(network, () => hash(password, COST));
    const id = guest?.id ?? newId();
    try {
      if (guest === null)
        await this.query.insertInto("accounts").values({ id, name, key, password: hashed, created_at: this.now() }).execute();
      else await this.query.updateTable("accounts").set({ name, key, password: hashed }).where("id", "=", id).execute();
    } catch (error) {
      if (await this.byKey(key)) throw new RequestProblem(409, "nameTaken", name);
      throw error;
    }
    return { id, name, kind: "member" };
  }

  async signIn(name: string, password: string, device: string, network: string): Promise<SignedIn & { readonly token: string }> {
    const key = keyOf(name);
    this.passwords.demandTry(key, network);
    const found = await this.byKey(key);
    // As much work for a name that nobody has: the time it takes says nothing.
    this.nobodys ??= hash(newToken(), COST);
    const hashed = found?.password ?? (await this.nobodys);
    const isRight = (await this.passwords.compute(network, () => verify(hashed, password))) && found !== undefined;
    this.passwords.noteResult(key, network, isRight);
    if (found === undefined || !isRight) throw new RequestProblem(401, "wrongPassword");
    return { account: { id: found.id, name: found.name, kind: "member" }, ...(await this.newSession(found.id, device)) };
  }

  async changePassword(account: string, old: string, password: string, network: string): Promise<void> {
    this.passwords.demandTry(account, network);
    const found = await this.query.selectFrom("accounts").select("password").where("id", "=", account).executeTakeFirst();
    const known = found?.password ?? null;
    const isRight = known !== null && (await this.passwords.compute(network, () => verify(known, old)));
    this.passwords.noteResult(account, network, isRight);
    if (!isRight) throw new RequestProblem(401, "wrongOldPassword");
    const hashed = await this.passwords.compute(network, () => hash(password, COST));
    await this.query.updateTable("accounts").set({ password: hashed }).where("id", "=", account).execute();
  }

  async signedIn(token: string): Promise<SignedIn | null> {
    const found = await this.query
      .selectFrom("sessions")
      .innerJoin("accounts", "accounts.id", "sessions.account")
      .select(["sessions.id as session", "sessions.used_at", "accounts.id", "accounts.name", "accounts.key"])
      .where("sessions.token_hash", "=", hashOf(token))
      .executeTakeFirst();
    const now = this.now();
    if (found === undefined || found.used_at < now - LASTS) return null;
    if (found.used_at < now - NOTED_EVERY)
      await this.query.updateTable("sessions").set({ used_at: now }).where("id", "=", found.session).execute();
    return { session: found.session, account: { id: found.id, name: found.name, kind: found.key === null ? "guest" : "member" } };
  }

  sessionsOf(account: string) {
    return this.query
      .selectFrom("sessions")
      .select(["id", "device", "created_at", "used_at"])
      .where("account", "=", account)
      .orderBy("used_at", "desc")
      .execute();
  }

  /** That session, or all but one. */
  async revoke(account: string, which: { readonly id: string } | { readonly allBut: string }): Promise<string[]> {
    const asked = this.query.deleteFrom("sessions").where("account", "=", account);
    const rows = await ("id" in which ? asked.where("id", "=", which.id) : asked.where("id", "!=", which.allBut)).returning("id").execute();
    return rows.map(({ id }) => id);
  }

  /** Those of these sessions that are no more. */
  async endedOf(sessions: readonly string[]): Promise<ReadonlySet<string>> {
    const ended = new Set(sessions);
    for (let i = 0; i < sessions.length; i += 500) {
      const rows = await this.query
        .selectFrom("sessions")
        .select("id")
        .where("id", "in", sessions.slice(i, i + 500))
        .execute();
      for (const { id } of rows) ended.delete(id);
    }
    return ended;
  }

  private async newSession(account: string, device: string): Promise<{ session: string; token: string }> {
    const token = newToken();
    const session = newId();
    const now = this.now();
    const row = { id: session, account, token_hash: hashOf(token), device: device.slice(0, 120), created_at: now, used_at: now };
    await this.query.insertInto("sessions").values(row).execute();
    return { session, token };
  }

  private byKey(key: string) {
    return this.query.selectFrom("accounts").select(["id", "name", "password"]).where("key", "=", key).executeTakeFirst();
  }
}
