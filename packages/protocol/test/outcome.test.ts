import {
  apply,
  determinize,
  fork,
  fromAliases,
  ITEM,
  isRefusal,
  legal,
  newGame,
  nthSeat,
  referencedMight,
  type State,
  TypeBit,
  toAliases,
  Zone,
} from "@rulebound/engine/internal";
import { expect, test } from "vitest";
import { chanceOf, pool, randomAnswer, randomSetup } from "../../engine/test/games.ts";
import { type Fate, foresee } from "../src/shown.ts";

const GAMES = 10;
/** Many spells, and little else to use them on. */
const CARDS = pool.cards.filter(({ types, token }) => !token && (types & (TypeBit.unit | TypeBit.spell)) !== 0);

/** Everybody passes until the item is off the chain; null: somebody has to choose something. */
function passedOut(s: State, item: number): State | null {
  for (let n = 0; n < 40 && s.decision !== null; n++) {
    if (s.decision.kind === "act" && !s.chain.some(({ id }) => id === item)) return s;
    const answers = legal(s);
    const answer = answers.find(({ do: what }) => what === "pass" || what === "no") ?? (answers.length === 1 ? answers[0] : null);
    if (answer === null || apply(s, answer) !== null) return null;
  }
  return s;
}

test("what would become of a target is what becomes of it if nobody does anything, and the seat could know it", () => {
  const seen = new Map<Fate["fate"], number>();
  let [looks, took] = [0, 0];
  for (let seed = 1; seed <= GAMES; seed++) {
    const s = newGame({ ...randomSetup(seed, "duel", "all", CARDS), record: true });
    const chance = chanceOf(seed * 3);
    for (let n = 0; n < 300 && s.decision !== null; n++) {
      const seat = s.decision.player;
      const plays = s.decision.kind === "act" && n % 3 === 0 ? legal(s).filter(({ do: what }) => what === "play") : [];
      for (const play of plays.slice(0, 3)) {
        const shown = toAliases(s, seat, play);
        for (const aim of foresee(s, seat, shown)?.options.slice(0, 3) ?? []) {
          const began = performance.now();
          const fates = foresee(s, seat, shown, aim)?.fates ?? null;
          took += performance.now() - began;
          looks++;
          if (fates === null) continue;
          const ahead = fork(s);
          const pick = fromAliases(s, seat, { do: "pick", pick: aim });
          if (isRefusal(pick)) throw new Error(pick.detail);
          apply(ahead, play);
          apply(ahead, pick);
          const after = passedOut(ahead, s.nextItem);
          if (after === null) continue;
          for (const fate of fates) check(s, after, seat, fate);
          for (const { fate } of fates) seen.set(fate, (seen.get(fate) ?? 0) + 1);
          // In another game that could be the real one it is the same, or nothing where that game's futures differ.
          const other = foresee(determinize(s, seat, chanceOf(5)), seat, shown, aim)?.fates;
          if (other) expect(other).toEqual(fates);
        }
      }
      apply(s, randomAnswer(s, chance));
    }
  }
  console.log(`${[...seen].map(([fate, n]) => `${n} ${fate}`).join(", ")}; a look took ${(took / looks).toFixed(1)} ms`);
  expect(seen.get("dies") ?? 0).toBeGreaterThan(5);
  expect(seen.get("survives") ?? 0).toBeGreaterThan(1);
  expect(seen.size).toBeGreaterThan(4);
});

function check(s: State, after: State, seat: number, { choice, fate, amount }: Fate): void {
  if (fate === "countered") {
    expect(after.chain.some(({ id }) => id === choice - ITEM)).toBe(false);
    return;
  }
  const meant = fromAliases(s, nthSeat(seat), { do: "pick", pick: choice });
  if (isRefusal(meant) || meant.do !== "pick") throw new Error("no such object");
  const o = after.objects[meant.pick];
  if (fate === "dies") expect([Zone.trash, Zone.none]).toContain(o.zone);
  else if (fate === "survives") expect([o.zone, referencedMight(after, o.id) - o.damage]).toEqual([Zone.board, amount]);
  else if (fate === "might") expect(referencedMight(after, o.id)).toBe(amount);
  else if (fate === "stunned") expect(o.stunned).toBe(true);
  else if (fate === "hand") expect(o.zone).toBe(Zone.hand);
}
