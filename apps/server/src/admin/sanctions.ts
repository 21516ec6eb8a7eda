import { type ServerReason, type ServerReasonKey, serverReason } from "@rulebound/protocol";
import { networkOf } from "../gateway/clients.ts";
import type { Database } from "../store/database.ts";
import type { Tables } from "../store/schema.ts";

export type Sanction = Tables["sanctions"];

/** Who is banned or muted, as of a few seconds ago: every process reads the table again and again. */
export class Sanctions {
  private inForce: readonly Sanction[] = [];

  constructor(
    private readonly database: Database,
    private readonly now: () => number,
    /** Somebody is banned who was not before. */
    private readonly onBan: (sanction: Sanction) => void,
  ) {}

  async refresh(): Promise<void> {
    const known = new Set(this.inForce.map(({ id }) => id));
    this.inForce = await this.database.query
      .selectFrom("sanctions")
      .selectAll()
      .where((where) => where.or([where("until", "is", null), where("until", ">", this.now())]))
      .execute();
    for (const sanction of this.inForce) if (sanction.kind === "ban" && !known.has(sanction.id)) this.onBan(sanction);
  }

  /** What somebody who is banned is told; null: they are not. */
  banOf(account: string | null, address: string): ServerReason | null {
    const network = networkOf(address);
    const found = this.find("ban", (one) => (account !== null && one.account === account) || one.address === network);
    return found === undefined ? null : toldOf(found, "shutOut", "bannedUntil");
  }

  muteOf(account: string): ServerReason | null {
    const found = this.find("mute", (one) => one.account === account);
    return found === undefined ? null : toldOf(found, "muted", "mutedUntil");
  }

  private find(kind: Sanction["kind"], isMeant: (sanction: Sanction) => boolean): Sanction | undefined {
    const now = this.now();
    return this.inForce.find((one) => one.kind === kind && (one.until === null || one.until > now) && isMeant(one));
  }
}

const toldOf = ({ until, why }: Sanction, forever: ServerReasonKey, forSomeTime: ServerReasonKey): ServerReason =>
  until === null
    ? serverReason(forever, why)
    : serverReason(forSomeTime, new Date(until).toISOString().slice(0, 16).replace("T", " "), why);
