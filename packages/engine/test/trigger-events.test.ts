import { describe, expect, it } from "vitest";
import { trigger } from "../src/actions/trigger.ts";
import type { TriggerEvent } from "../src/derive/trigger-events.ts";
import {
  addBattlefield,
  addCard,
  addPermanent,
  battlefieldLocation,
  type CardId,
  emptyGame,
  loadPool,
  NO_CARD,
  NOWHERE,
  nthBattlefield,
  Phase,
  type State,
  startAt,
  Zone,
} from "../src/internal.ts";
import type { Ability, CardData, Trigger } from "../src/language/index.ts";
import { nthLocation, P1 } from "../src/state/ids.ts";
import { TriggerKind } from "../src/state/triggers.ts";

const card = (name: string, type: CardData["type"], ...abilities: readonly Ability[]): CardData => ({
  id: name,
  name,
  type,
  domains: ["fury"],
  energy: 1,
  might: 1,
  abilities,
});
const listener = (name: string, when: Trigger): CardData =>
  card(name, "unit", { kind: "triggered", when: [when], then: [{ do: "gainXp", n: 1 }] });

const SPELLS = { kinds: ["spell"] } as const;
const { pool } = loadPool([
  listener("Here", { on: "played", subject: SPELLS, here: true }),
  listener("From", { on: "played", subject: SPELLS, from: "battlefield" }),
  listener("Trash", { on: "played", subject: SPELLS, playedFrom: "trash" }),
  card("Spell", "spell"),
  card("Field", "battlefield"),
]);
const index = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;

/** A unit at the first battlefield, and a spell that has been played from a zone: how many abilities trigger? */
function triggers(unit: string, playedFrom: Zone): number {
  const s: State = emptyGame(pool, { mode: "duel", seed: 1, windows: "all" });
  addBattlefield(s, index("Field"), P1);
  addPermanent(s, index(unit), P1, battlefieldLocation(nthBattlefield(0)));
  const spell = addCard(s, index("Spell"), P1, Zone.trash);
  startAt(s, { turnPlayer: P1, turnNumber: 3, phase: Phase.main, played: [], scored: [], moved: [] });
  const before = s.chain.length;
  trigger(s, { kind: TriggerKind.played, player: P1, object: spell, energySpent: 1, amount: 1, playedFrom, to: NOWHERE });
  return s.chain.length - before;
}

describe("where a spell was played from is a zone, and no place", () => {
  it("a spell from the trash (zone 4) is not played at the first battlefield (location 4)", () => {
    expect(triggers("Here", Zone.trash)).toBe(0);
    expect(triggers("From", Zone.trash)).toBe(0);
  });

  it("and triggers what listens for the trash", () => {
    expect(triggers("Trash", Zone.trash)).toBe(1);
    expect(triggers("Trash", Zone.hand)).toBe(0);
  });
});

describe("an event of a kind", () => {
  it("has the facts of that kind, and no others", () => {
    const said: readonly TriggerEvent[] = [
      { kind: TriggerKind.holds, player: P1, to: nthLocation(4) },
      // @ts-expect-error a hold is at a battlefield
      { kind: TriggerKind.holds, player: 0 },
      // @ts-expect-error a phase has no place
      { kind: TriggerKind.mainPhase, player: 0, to: nthLocation(4) },
      // @ts-expect-error a play says from which zone, not from which place
      { kind: TriggerKind.played, player: 0, object: 1, energySpent: 1, amount: 1, from: 4, to: 4 },
      // @ts-expect-error somebody moves
      { kind: TriggerKind.moved, player: 0, amount: 1, from: 0, to: 4 },
      // @ts-expect-error damage has a source
      { kind: TriggerKind.dealtDamage, player: 0, object: 1, amount: 2, to: 4 },
      // @ts-expect-error there is no such event
      { kind: 99, player: 0 },
    ];
    expect(said).toHaveLength(7);
  });
});
