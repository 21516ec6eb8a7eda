import { expect, describe as group, it } from "vitest";
import {
  addBattlefield,
  addCard,
  addPermanent,
  addRune,
  battlefieldLocation,
  type CardId,
  choiceName,
  describe,
  emptyGame,
  eventWords,
  type ItemId,
  itemChoice,
  locationChoice,
  NO_CARD,
  nthBattlefield,
  type ObjectId,
  objectName,
  Phase,
  placeName,
  playerChoice,
  type State,
  startAt,
  Zone,
} from "../src/internal.ts";
import { baseOf, nthLocation, nthSeat, P1, P2, P3 } from "../src/state/ids.ts";
import { pool } from "./games.ts";

/** Words for answers, objects and events: those of the case notation. */

const card = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;

function board(): State {
  const s = emptyGame(pool, { mode: "duel", seed: 1, windows: "all" });
  addBattlefield(s, card("Void Gate"), P1);
  addBattlefield(s, card("Zaun Warrens"), P2);
  for (let i = 0; i < 6; i++) addRune(s, card("Chaos Rune"), P1, false);
  return s;
}
const put = (s: State, name: string, owner: number, at: number): ObjectId => addPermanent(s, card(name), nthSeat(owner), nthLocation(at));
const begin = (s: State): void => startAt(s, { turnPlayer: P1, phase: Phase.main, turnNumber: 5, scored: [], moved: [], played: [] });

group("an object is called", () => {
  it("by its name where that is enough", () => {
    const s = board();
    expect(objectName(s, put(s, "Pit Rookie", 0, 0))).toBe("Pit Rookie");
  });

  it("by its owner where each player has one", () => {
    const s = board();
    const [mine, theirs] = [put(s, "Pit Rookie", 0, 0), put(s, "Pit Rookie", 1, 1)];
    expect([mine, theirs].map((id) => objectName(s, id))).toEqual(["P1's Pit Rookie", "P2's Pit Rookie"]);
  });

  it("by its place where one player has several, and by its arrival where they stand together", () => {
    const s = board();
    const [first, second] = [put(s, "Pit Rookie", 0, 0), put(s, "Pit Rookie", 0, battlefieldLocation(nthBattlefield(0)))];
    expect([first, second].map((id) => objectName(s, id))).toEqual(["Pit Rookie at P1's base", "Pit Rookie at Void Gate"]);
    const third = put(s, "Pit Rookie", 0, 0);
    expect(objectName(s, third)).toBe("Pit Rookie #3");
    expect(objectName(s, second)).toBe("Pit Rookie at Void Gate");
  });
});

group("an option is called", () => {
  it("as a player, a place or an item", () => {
    const s = board();
    expect(choiceName(s, playerChoice(P2), P1)).toBe("P2");
    expect(choiceName(s, locationChoice(baseOf(P1)), P1)).toBe("base");
    expect(choiceName(s, locationChoice(baseOf(P2)), P1)).toBe("P2's base");
    expect(choiceName(s, locationChoice(battlefieldLocation(nthBattlefield(1))), P1)).toBe("Zaun Warrens");
    expect(choiceName(s, itemChoice(77 as ItemId), P1)).toBe("something that has left the chain");
    expect(placeName(s, battlefieldLocation(nthBattlefield(0)))).toBe("Void Gate");
  });
});

group("an answer is described", () => {
  it("as an action line", () => {
    const s = board();
    const unit = put(s, "Pit Rookie", 0, 0);
    const champion = addCard(s, card("Jinx, Rebel"), P1, Zone.champion);
    const teemo = addCard(s, card("Teemo, Scout"), P1, Zone.hand);
    begin(s);
    const [rune] = s.players[0].runes;
    const lines = [
      describe(s, { do: "endTurn" }),
      describe(s, { do: "pass" }),
      describe(s, { do: "play", object: champion, way: 0 }),
      describe(s, { do: "play", object: teemo, way: 0 }),
      describe(s, { do: "move", units: [unit], to: battlefieldLocation(nthBattlefield(0)) }),
      describe(s, { do: "move", units: [], to: battlefieldLocation(nthBattlefield(1)) }),
      describe(s, { do: "hide", object: teemo, at: battlefieldLocation(nthBattlefield(1)) }),
      describe(s, { do: "use", object: rune, ability: 1 }),
      describe(s, { do: "invite", player: P3 }),
    ];
    expect(lines).toEqual([
      "end turn",
      "pass",
      "play Jinx, Rebel from champion",
      "play Teemo, Scout",
      "move Pit Rookie to Void Gate",
      "move several units to Zaun Warrens",
      "hide Teemo, Scout at Zaun Warrens",
      "use Chaos Rune #2",
      "invite P3",
    ]);
  });
});

group("an event in words", () => {
  const nothing = { player: null, object: null, source: null, at: null, from: null, to: null };

  it("leaves out what is not there, and does not name what is not seen", () => {
    const drew = { type: "drew", amount: 1, result: "" } as const;
    expect(eventWords(drew, { ...nothing, player: "P1", object: "Gust" })).toBe("P1 draws Gust");
    expect(eventWords(drew, { ...nothing, player: "P2" })).toBe("P2 draws a card");
    const replaced = { type: "replaced", amount: 0, result: "" } as const;
    expect(eventWords(replaced, { ...nothing, source: "Zhonya's Hourglass" })).toBe("the event is replaced by Zhonya's Hourglass");
    expect(eventWords(replaced, { ...nothing, object: "Altar of Memories", source: "Brush", at: "BF-A" })).toBe(
      "Altar of Memories is replaced by Brush",
    );
    expect(eventWords({ type: "moved", amount: 0, result: "" }, { ...nothing, object: "Jinx", to: "base" })).toBe("Jinx moves to base");
    expect(eventWords({ type: "gaveMight", amount: -2, result: "" }, { ...nothing, object: "Jinx" })).toBe("Jinx gets -2 Might");
    expect(eventWords({ type: "gainedPoints", amount: 1, result: "" }, { ...nothing, player: "P1" })).toBe("P1 gains 1 point");
    const result = (won: string) =>
      eventWords({ type: "combatResult", amount: 0, result: won }, { ...nothing, player: "P1", at: "Void Gate" });
    expect(["attacker", "none"].map(result)).toEqual(["P1 wins the combat at Void Gate", "nobody wins the combat at Void Gate"]);
  });
});
