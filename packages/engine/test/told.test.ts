import { describe, expect, it } from "vitest";
import { becomeCopy } from "../src/actions/copy.ts";
import {
  addBattlefield,
  addCard,
  addPermanent,
  addRune,
  apply,
  battlefieldLocation,
  type CardId,
  type ChainItem,
  emptyGame,
  itemName,
  legal,
  mightGiven,
  NO_CARD,
  nthBattlefield,
  type ObjectId,
  Phase,
  type State,
  startAt,
  Zone,
} from "../src/internal.ts";
import { baseOf, FIRST_OBJECT, nthSeat, P1 } from "../src/state/ids.ts";
import { pool } from "./games.ts";

/** What onlookers are told of a game: its log, what the sums of Might are made of, and names. */

const card = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;
const THERE = battlefieldLocation(nthBattlefield(0));

function board(): State {
  const s = emptyGame(pool, { mode: "duel", seed: 1, windows: "all" });
  s.events = [];
  for (const seat of [0, 1]) addBattlefield(s, card("The Grand Plaza"), nthSeat(seat));
  return s;
}
const put = (s: State, name: string): ObjectId => addPermanent(s, card(name), P1, baseOf(P1));
const begin = (s: State): void => startAt(s, { turnPlayer: P1, phase: Phase.main, turnNumber: 5, scored: [], moved: [], played: [] });

describe("the log of a game", () => {
  it("tells who passes in a showdown (347.2)", () => {
    const s = board();
    const poro = put(s, "Stalwart Poro");
    begin(s);
    expect(apply(s, { do: "move", units: [poro], to: THERE })).toBeNull();
    expect(s.focus).toBe(P1);
    expect(apply(s, { do: "pass" })).toBeNull();
    expect(s.events).toContainEqual(expect.objectContaining({ type: "passed", rule: "347.2", player: P1 }));
  });

  it("tells what becomes a copy of what (477.1.b)", () => {
    const s = board();
    const [copy, model] = [put(s, "Stalwart Poro"), put(s, "Pit Rookie")];
    becomeCopy(s, copy, model, "forever", copy, P1);
    expect(s.events).toContainEqual(expect.objectContaining({ type: "copied", object: copy, source: model }));
  });
});

describe("the Might that texts give to a unit", () => {
  it("is that of the texts that are about it, and of no others", () => {
    const s = board();
    const camp = addBattlefield(s, card("Trifarian War Camp"), P1);
    const [there, elsewhere] = [addPermanent(s, card("Pit Rookie"), P1, battlefieldLocation(nthBattlefield(2))), put(s, "Pit Rookie")];
    expect(mightGiven(s, there)).toMatchObject([{ source: s.battlefields[camp].object, amount: 1 }]);
    expect(mightGiven(s, elsewhere)).toEqual([]);
  });
});

describe("an item on the chain", () => {
  it("is called by its source, and by a number from the second trigger of a text on (in the notation of cases)", () => {
    const s = board();
    const draven = put(s, "Draven, Audacious");
    const triggers = pool.cards[card("Draven, Audacious")].abilities.filter(({ kind }) => kind === "triggered");
    const item = { object: draven, triggered: true, note: null } as ChainItem;
    expect(triggers.map(({ id }) => itemName(s, { ...item, ability: id }))).toEqual(["Draven, Audacious", "Draven, Audacious #2"]);
  });
});

describe("what can be played", () => {
  it("is listed where a single gear makes it payable, which turns Power into Energy (429.3)", () => {
    const s = board();
    for (const name of ["Hextech Anomaly", "Pit Rookie"]) put(s, name);
    addRune(s, card("Mind Rune"), P1, false);
    const discipline = addCard(s, card("Discipline"), P1, Zone.hand);
    begin(s);
    expect(legal(s)).toContainEqual({ do: "play", object: discipline, way: 0 });
  });
});

describe("objects", () => {
  it("are numbered from the first one on", () => {
    const s = board();
    expect(Math.min(...s.objects.map(({ id }) => id))).toBe(FIRST_OBJECT);
    expect(s.objects[FIRST_OBJECT].id).toBe(FIRST_OBJECT);
  });
});
