import type { CardPool } from "@rulebound/engine/internal";
import { DEFAULT_TERMS, type MessageOf, type Terms } from "@rulebound/protocol";
import type { Account } from "../accounts/accounts.ts";
import type { Cluster, Waiting } from "../cluster/cluster.ts";
import { networkOf } from "../gateway/clients.ts";
import type { Ratings } from "../rating/ratings.ts";
import type { Lives } from "../store/lives.ts";
import { registerDeck } from "./decks.ts";
import type { RoomHost } from "./host.ts";
import { Problem } from "./problem.ts";

/** Whoever may wait in a line: a client's connection. */
interface Seeker {
  readonly account: Account | null;
  readonly address: string;
  queue: string | null;
}

/** So far apart may two ratings be, and so much farther with each second that one waits. */
const NEAR = 100;
const PER_SECOND = 15;

type Wish = Pick<Terms, "mode" | "format" | "bestOf">;
const nameOf = ({ mode, format, bestOf }: Wish): string => `${mode}:${format}:${bestOf}`;
function wishOf(name: string): Wish {
  const [mode, format, bestOf] = name.split(":");
  return { mode: mode as Wish["mode"], format, bestOf: Number(bestOf) as Wish["bestOf"] };
}

/** Two who are close enough, those who have waited longest first. */
export function pairs(line: readonly Waiting[], now: number): [Waiting, Waiting][] {
  const left = [...line].sort((a, b) => a.since - b.since);
  const out: [Waiting, Waiting][] = [];
  while (left.length > 1) {
    const [first] = left.splice(0, 1);
    const reach = (one: Waiting): number => NEAR + (PER_SECOND * Math.max(0, now - one.since)) / 1000;
    const fits = left
      .filter((other) => Math.abs(other.rating - first.rating) <= Math.max(reach(first), reach(other)))
      .sort((a, b) => Math.abs(a.rating - first.rating) - Math.abs(b.rating - first.rating));
    if (fits.length === 0) continue;
    left.splice(left.indexOf(fits[0]), 1);
    out.push([first, fits[0]]);
  }
  return out;
}

/** Whoever has just stood in line may not be known here yet, in milliseconds. */
const JOINING = 5000;
/** Somebody of this process whom the line lacks for so many looks is put back: it was lost with a Redis or a process. */
const LOST_AFTER = 3;

interface Place {
  readonly queue: string;
  readonly waiting: Waiting;
  /** So many looks in a row at a line without them. */
  missing: number;
}

/** Quick match: brings players of the same wish and about the same strength together. */
export class Matchmaker {
  /** Who waits on this process, by account: what the lines say of them follows this. */
  private readonly places = new Map<string, Place>();

  constructor(
    private readonly pool: CardPool,
    private readonly cluster: Cluster,
    private readonly host: RoomHost,
    private readonly ratings: Ratings,
    private readonly lives: Pick<Lives, "isAlive" | "deadAfter">,
    private readonly now: () => number,
  ) {}

  async join(seeker: Seeker, message: MessageOf<"queue">): Promise<void> {
    const { account } = seeker;
    if (account === null) throw new Problem("unauthorised", "helloFirst");
    if ((message.mode === "match") !== message.bestOf > 1) throw new Problem("malformed", "matchLength");
    const network = networkOf(seeker.address);
    this.host.demandRoomFor({ account: account.id, network });
    this.host.demandSeatFor(account.id);
    registerDeck(this.pool, message.deck, message);
    await this.leave(seeker);
    const { rating, deviation } = await this.ratings.of(account.id, message.mode);
    const queue = nameOf(message);
    const { id, name, kind } = account;
    const waiting: Waiting = {
      account: id,
      node: this.cluster.node,
      name,
      guest: kind === "guest",
      rating,
      deviation,
      since: this.now(),
      deck: message.deck,
      network,
    };
    await this.cluster.join(queue, waiting);
    seeker.queue = queue;
    this.places.set(id, { queue, waiting, missing: 0 });
  }

  async leave(seeker: Seeker): Promise<void> {
    if (seeker.queue === null || seeker.account === null) return;
    const { queue } = seeker;
    seeker.queue = null;
    this.places.delete(seeker.account.id);
    await this.cluster.leave(queue, seeker.account.id);
  }

  async tick(): Promise<void> {
    const lines = new Map<string, readonly Waiting[]>();
    for (const queue of await this.cluster.queues()) lines.set(queue, await this.cluster.waiting(queue));
    await this.keepPlaces(lines);
    if (!(await this.cluster.isMatchmaker())) return;
    for (const [queue, line] of lines) {
      const here: Waiting[] = [];
      for (const one of line) {
        if (await this.lives.isAlive(one.node)) here.push(one);
        else await this.cluster.leave(queue, one.account); // their process is gone, and they with it
      }
      for (const pair of pairs(here, this.now())) await this.bring(queue, pair);
    }
  }

  /** Who waits here is in line, and nobody who does not. */
  private async keepPlaces(lines: ReadonlyMap<string, readonly Waiting[]>): Promise<void> {
    const { node } = this.cluster;
    for (const [queue, line] of lines)
      for (const { account, node: where, since } of line) {
        const place = this.places.get(account);
        const isTheirs = place?.queue === queue && place.waiting.since === since;
        if (where === node && !isTheirs && since < this.now() - JOINING) await this.cluster.leave(queue, account);
      }
    for (const [account, place] of this.places) {
      const isInLine = lines.get(place.queue)?.some((one) => one.account === account) === true;
      place.missing = isInLine ? 0 : place.missing + 1;
      if (place.missing < LOST_AFTER) continue;
      place.missing = 0;
      await this.cluster.join(place.queue, place.waiting);
    }
  }

  /** The lines may have been lost: everybody who waits here stands in line again at once. */
  async joinAgain(): Promise<void> {
    for (const { queue, waiting } of this.places.values()) await this.cluster.join(queue, waiting);
  }

  private async bring(queue: string, pair: readonly [Waiting, Waiting]): Promise<void> {
    const isThere = [await this.cluster.leave(queue, pair[0].account), await this.cluster.leave(queue, pair[1].account)];
    if (!isThere.every(Boolean)) {
      // One has gone meanwhile: the other waits on.
      for (const [i, one] of pair.entries()) if (isThere[i]) await this.cluster.join(queue, one);
      return;
    }
    try {
      await this.seat(queue, pair);
    } catch (error) {
      for (const one of pair) await this.cluster.join(queue, one);
      throw error;
    }
  }

  private async seat(queue: string, pair: readonly [Waiting, Waiting]): Promise<void> {
    const wish = wishOf(queue);
    const isRated = pair.every(({ guest }) => !guest);
    const terms: Terms = { ...DEFAULT_TERMS, ...wish, rated: isRated, takeBacks: !isRated };
    const room = await this.host.open(terms, pair[0]).catch(async (error: unknown) => {
      for (const one of pair) await this.cluster.join(queue, one);
      throw error;
    });
    for (const { account } of pair) await this.ratings.remember(account);
    for (const [seat, { account, name, guest, deck }] of pair.entries())
      room.commit({
        do: "sit",
        seat,
        sitter: { account, name, kind: guest ? "guest" : "member" },
        deck: registerDeck(this.pool, deck, wish),
      });
    for (const seat of pair.keys()) room.commit({ do: "ready", seat, ready: true });
    await this.cluster.sendAll({ kind: "matched", accounts: pair.map(({ account }) => account), room: room.id });
  }
}
