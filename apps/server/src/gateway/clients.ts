import { isIPv6 } from "node:net";
import { Budget, type Rate } from "./budget.ts";
import type { WorkLimits } from "./limits.ts";

/** One network: an IPv4 address, or the 64 bits of an IPv6 address that a household or a server is given as a whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail = ""] = address.split("%", 1)[0].split("::");
  const before = head.split(":").filter((part) => part !== "");
  const after = tail.split(":").filter((part) => part !== "");
  const zeros = address.includes("::") ? Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0") : [];
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":")}::/64`;
}

/** What the clients of one network, or of one account, have used up together; coming back does not renew it. */
export class Client {
  readonly work: Budget;
  readonly reading: Budget;
  readonly guesses: Budget;
  readonly guests: Budget;
  readonly storing: Budget;

  constructor(rates: Readonly<Record<"work" | "reading" | "guesses" | "guests" | "storing", Rate>>, now: number) {
    this.work = new Budget(rates.work, now);
    this.reading = new Budget(rates.reading, now);
    this.guesses = new Budget(rates.guesses, now);
    this.guests = new Budget(rates.guests, now);
    this.storing = new Budget(rates.storing, now);
  }

  /** Nothing of it is used up: nobody needs to remember it. */
  isFresh(now: number): boolean {
    return [this.work, this.reading, this.guesses, this.guests, this.storing].every((budget) => budget.isFull(now));
  }
}

const MANY = 10_000;

/** All of one kind, by name. Those who have used nothing are forgotten when there are many. */
class Register {
  private readonly known = new Map<string, Client>();
  private tidyAt = MANY;

  constructor(
    private readonly make: (now: number) => Client,
    private readonly now: () => number,
  ) {}

  of(name: string): Client {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const now = this.now();
    if (this.known.size >= this.tidyAt) {
      for (const [one, client] of this.known) if (client.isFresh(now)) this.known.delete(one);
      this.tidyAt = Math.max(MANY, 2 * this.known.size);
    }
    const client = this.make(now);
    this.known.set(name, client);
    return client;
  }
}

const doubled = ({ burst, perSecond }: Rate): Rate => ({ burst: 2 * burst, perSecond: 2 * perSecond });

/** Everybody who has something to do with this process: networks and accounts. */
export class Clients {
  private readonly networks: Register;
  private readonly accounts: Register;

  constructor(limits: WorkLimits, guestsPerMinute: number, now: () => number) {
    const guests: Rate = { burst: guestsPerMinute, perSecond: guestsPerMinute / 60 };
    const both = { reading: limits.readingOfAddress, guests, storing: limits.storing };
    this.networks = new Register((at) => new Client({ ...both, work: limits.address, guesses: doubled(limits.guesses) }, at), now);
    this.accounts = new Register((at) => new Client({ ...both, work: limits.account, guesses: limits.guesses }, at), now);
  }

  at(address: string): Client {
    return this.networks.of(networkOf(address));
  }

  account(id: string): Client {
    return this.accounts.of(id);
  }
}
