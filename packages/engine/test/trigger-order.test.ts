import { describe, expect, it } from "vitest";
import {
  addCard,
  addPermanent,
  apply,
  type CardId,
  emptyGame,
  flatEvent,
  loadPool,
  MODES,
  type ModeName,
  NO_CARD,
  NO_OBJECT,
  nthSeat,
  type ObjectId,
  Phase,
  type State,
  startAt,
  startRecording,
  Zone,
} from "../src/internal.ts";
import { type Ability, type CardData, deathknell, type Instruction, spell, unit } from "../src/language/index.ts";
import { ITEM } from "../src/state/decision.ts";
import { baseOf } from "../src/state/ids.ts";
import type { Chance } from "../src/state/rng.ts";
import { chanceOf } from "./games.ts";
import { type Creature, resolutions, type Triggered } from "./trigger-order-reference.ts";

/** The order of simultaneous triggers, and of those that come of them, against a slow reference. LONG=1 tries more worlds. */

const WORLDS = process.env.LONG === undefined ? 500 : 50_000;
const FLOCKS = ["Bird", "Cat", "Dog"];
const MODE_NAMES: readonly ModeName[] = ["duel", "ffa3", "ffa4", "2v2"];

type Kind = Pick<Creature, "flock" | "kills" | "mourns">;
const KILLS: readonly (readonly number[] | null)[] = [null, [], [0], [1], [2], [0, 1], [1, 2], [2, 0], [1, 0]];
const MOURNS = [null, "friends", "enemies"] as const;
const KINDS: readonly Kind[] = FLOCKS.flatMap((_, flock) => KILLS.flatMap((kills) => MOURNS.map((mourns) => ({ flock, kills, mourns }))));

const gain: Instruction = { do: "gainXp", n: 1 };
const killFlocks = (flocks: readonly number[]): Instruction[] =>
  flocks.map((flock) => ({ do: "kill", what: { all: { kinds: ["unit"], tags: [FLOCKS[flock]] } } }));
const mourning = (whom: "friends" | "enemies"): Ability => ({
  kind: "triggered",
  when: [{ on: "dies", who: "any", subject: { kinds: ["unit"], side: whom === "friends" ? "friendly" : "enemy", other: true } }],
  then: [gain],
});
const nameOf = (kind: Kind): string => `${FLOCKS[kind.flock]} ${kind.kills?.join("") ?? "-"} ${kind.mourns ?? "-"}`;
const SPARKS = KILLS.filter((kills) => kills !== null && kills.length > 0) as readonly (readonly number[])[];
const sparkOf = (flocks: readonly number[]): string => `Spark ${flocks.join("")}`;

const CARDS: readonly CardData[] = [
  ...KINDS.map((kind, i) => {
    const abilities = [
      ...(kind.kills === null ? [] : [deathknell(gain, ...killFlocks(kind.kills))]),
      ...(kind.mourns === null ? [] : [mourning(kind.mourns)]),
    ];
    return unit(nameOf(kind), `SFD-${800 + i}`, { energy: 0, might: 3, tags: [FLOCKS[kind.flock]] }, ...abilities);
  }),
  ...SPARKS.map((flocks, i) => spell(sparkOf(flocks), `SFD-${900 + i}`, { energy: 0 }, { kind: "spell", then: killFlocks(flocks) })),
];
const { pool, refused } = loadPool([...CARDS]);
const card = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;

/** An answer to "in which order": whose, what there was, and what was chosen. */
interface Ordered {
  readonly seat: number;
  readonly triggers: readonly Triggered[];
}

const words = ({ source, about }: Triggered): string => `${source.id}<${about.id}`;
const seen = ({ source }: Triggered): string => `P${source.seat + 1} ${source.label}`;

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = list.slice();
  return list.map(() => left.splice(chance.below(left.length), 1)[0]);
}

function play(seed: number): { readonly asked: number; readonly resolved: number } {
  const chance = chanceOf(seed);
  const mode = MODE_NAMES[chance.below(MODE_NAMES.length)];
  const { teams } = MODES[MODES.findIndex(({ name }) => name === mode)];
  const turnPlayer = nthSeat(chance.below(teams.length));
  const s = emptyGame(pool, { mode, seed: 1, windows: "useful" });
  const creatures = new Map<ObjectId, Creature>();
  for (const seat of teams.keys())
    for (let n = chance.below(5); n > 0; n--) {
      const kind = KINDS[chance.below(KINDS.length)];
      const id = addPermanent(s, card(nameOf(kind)), nthSeat(seat), baseOf(nthSeat(seat)));
      creatures.set(id, { id, seat, label: nameOf(kind), ...kind });
    }
  const flocks = SPARKS[chance.below(SPARKS.length)];
  const spark = addCard(s, card(sparkOf(flocks)), turnPlayer, Zone.hand);
  startAt(s, { turnPlayer, phase: Phase.main, turnNumber: 5, scored: [], moved: [], played: [] });
  startRecording(s);
  const said: Ordered[] = [];
  expect(apply(s, { do: "play", object: spark, way: 0 })).toBeNull();
  while (s.decision?.kind === "order") {
    const picks = shuffled(s.decision.options, chance);
    said.push({ seat: s.decision.player, triggers: picks.map((option) => triggerOf(s, option - ITEM, creatures)) });
    expect(apply(s, { do: "choose", picks })).toBeNull();
  }
  const asked = said.length;
  const happened = (s.events ?? []).map(flatEvent).flatMap(({ type, object, player }) => {
    const source = creatures.get(object ?? -1);
    return type === "resolved" && source !== undefined ? [`P${(player ?? 0) + 1} ${source.label}`] : [];
  });
  const order = (seat: number, triggers: readonly Triggered[]): readonly Triggered[] => {
    const next = said[0];
    const same = next?.seat === seat && next.triggers.map(words).toSorted().join() === triggers.map(words).toSorted().join();
    if (same) return said.shift()?.triggers ?? triggers;
    // Nobody is asked for the order of what is all the same.
    expect(new Set(triggers.map(seen)).size, `${triggers.map(seen)} ordered by nobody`).toBe(1);
    return triggers;
  };
  const book = resolutions({ creatures: [...creatures.values()], teams, turnPlayer, order }, flocks);
  expect(happened).toEqual(book.map(seen));
  expect(said).toEqual([]);
  const xp = teams.map((_, seat) => book.filter(({ source }) => source.seat === seat).length);
  if (mode !== "2v2") expect(s.players.map((p) => p.xp)).toEqual(xp);
  return { asked, resolved: book.length };
}

function triggerOf(s: State, itemId: number, creatures: ReadonlyMap<ObjectId, Creature>): Triggered {
  const item = s.chain.find(({ id }) => id === itemId);
  const source = creatures.get(item?.object ?? NO_OBJECT);
  const about = creatures.get(item?.note?.object ?? NO_OBJECT);
  if (source === undefined || about === undefined) throw new Error("an item of the chain is no trigger of a death");
  return { source, about };
}

describe("triggered abilities (383.3.d, 337.1.b, 340.1)", () => {
  it("resolve in the order of the book", { timeout: 1_200_000 }, () => {
    expect(refused).toEqual([]);
    let [asked, resolved] = [0, 0];
    for (let seed = 1; seed <= WORLDS; seed++) {
      try {
        const played = play(seed);
        asked += played.asked;
        resolved += played.resolved;
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    console.log(`${WORLDS} worlds: ${resolved} triggers, ${asked} questions for their order`);
    expect(asked).toBeGreaterThan(WORLDS / 4);
  });
});
