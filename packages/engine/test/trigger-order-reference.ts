/**
 * In which order do triggered abilities resolve? A slow second opinion, written from the book alone (337-340, 370.1.a.2, 383.3.d, 808.1.d), for
 * a small world: units of three flocks that may all be killed at once, and whose deaths others answer.
 */
export interface Creature {
  readonly id: number;
  readonly seat: number;
  /** The name of its card. */
  readonly label: string;
  readonly flock: number;
  /** Deathknell: kills these flocks, one after the other; null: it has none. */
  readonly kills: readonly number[] | null;
  /** Whose deaths it answers, other than its own. */
  readonly mourns: "friends" | "enemies" | null;
}

export interface Triggered {
  readonly source: Creature;
  /** Who has died. */
  readonly about: Creature;
}

export interface World {
  readonly creatures: readonly Creature[];
  /** Team of each seat. */
  readonly teams: readonly number[];
  readonly turnPlayer: number;
  /** In which order a player puts triggers of the same moment on the chain. */
  readonly order: (seat: number, triggers: readonly Triggered[]) => readonly Triggered[];
}

/** All triggers in the order in which they resolve, once these flocks are killed, one after the other. */
export function resolutions(world: World, flocks: readonly number[]): Triggered[] {
  const { teams, turnPlayer, order } = world;
  const seats = teams.map((_, i) => (turnPlayer + i) % teams.length);
  let living = world.creatures;
  const chain: Triggered[] = [];
  const resolved: Triggered[] = [];

  /** One instruction kills them all at once (370.1.a.2). */
  const killFlock = (flock: number): Triggered[] => {
    const dying = living.filter((one) => one.flock === flock);
    living = living.filter((one) => one.flock !== flock);
    const own = dying.filter(({ kills }) => kills !== null).map((source) => ({ source, about: source }));
    const mourning = living.flatMap((source) => dying.filter((about) => isMourned(source, about)).map((about) => ({ source, about })));
    // 383.3.d.1: of one moment, the turn player's come first, and each player orders their own.
    return seats.flatMap((seat) => {
      const theirs = [...own, ...mourning].filter(({ source }) => source.seat === seat);
      return theirs.length > 1 ? order(seat, theirs) : theirs;
    });
  };
  const isMourned = ({ seat, mourns }: Creature, { seat: of }: Creature): boolean =>
    mourns !== null && (teams[seat] === teams[of]) === (mourns === "friends");

  // 337.1.b, 340.1: what is killed later triggers later; the newest resolves first.
  const killFlocks = (some: readonly number[]): void => {
    for (const flock of some) chain.push(...killFlock(flock));
  };
  killFlocks(flocks);
  for (let next = chain.pop(); next !== undefined; next = chain.pop()) {
    resolved.push(next);
    if (next.source === next.about) killFlocks(next.source.kills ?? []);
  }
  return resolved;
}
