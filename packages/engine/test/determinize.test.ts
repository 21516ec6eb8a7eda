import { describe, expect, it } from "vitest";
import { determinize, isAmong, newGame, nthSeat, P1, type State, seenBy, TypeBit, Zone } from "../src/internal.ts";
import { chanceOf, playRandomly, pool, randomSetup } from "./games.ts";

/** A guess at a game: what a seat cannot see is dealt anew. What it knows stays (view.test.ts). */

const sees = (s: State, viewer: number, id: number): boolean => isAmong(seenBy(s.objects[id]), nthSeat(viewer));

describe("a determinized game", () => {
  it("deals what a seat cannot see, and nothing else", () => {
    const s = newGame(randomSetup(7));
    const chance = chanceOf(1);
    const hands = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const f = determinize(s, P1, chance);
      expect(f.players[0].hand.map((id) => f.objects[id].card)).toEqual(s.players[0].hand.map((id) => s.objects[id].card));
      hands.add(f.players[1].hand.map((id) => f.objects[id].card).join());
    }
    expect(hands.size).toBeGreaterThan(10);
  });

  it("deals runes among runes and all other cards among each other", () => {
    const s = newGame(randomSetup(8));
    const chance = chanceOf(1);
    const runes = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const f = determinize(s, P1, chance);
      for (const p of f.players) for (const id of p.runeDeck) expect(pool.cards[f.objects[id].card].types & TypeBit.rune).not.toBe(0);
      runes.add(f.players[1].runeDeck.map((id) => f.objects[id].card).join());
    }
    expect(runes.size).toBeGreaterThan(10);
  });

  it("deals any cards to a hand that is looked through for a mulligan", () => {
    const s = newGame(randomSetup(7));
    expect(s.decision?.kind).toBe("mulligan");
    const asked = s.decision?.player ?? P1;
    const chance = chanceOf(1);
    const types = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const f = determinize(s, nthSeat(1 - asked), chance);
      types.add(f.players[asked].hand.map((id) => pool.cards[f.objects[id].card].types).join());
    }
    expect(types.size).toBeGreaterThan(5);
  });

  it("deals to whoever chooses among their cards such as they may choose", () => {
    let met = 0;
    for (let seed = 1; seed <= 12; seed++)
      playRandomly(randomSetup(seed), (s) => {
        const d = s.decision;
        if (d?.kind !== "choose") return;
        const hidden = d.options.filter((id) => s.objects[id]?.zone === Zone.hand && !sees(s, 1 - d.player, id));
        if (hidden.length === 0) return;
        met++;
        const f = determinize(s, nthSeat(1 - d.player), chanceOf(seed));
        const typesIn = (x: State): number[] => hidden.map((id) => pool.cards[x.objects[id].card].types);
        expect(typesIn(f), `seed ${seed}`).toEqual(typesIn(s));
      });
    expect(met).toBeGreaterThan(5);
  });
});
