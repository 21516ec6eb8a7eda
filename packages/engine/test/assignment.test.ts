import { describe, expect, it } from "vitest";
import { addOngoing, Until } from "../src/actions/ongoing.ts";
import {
  addBattlefield,
  addPermanent,
  apply,
  type CardId,
  emptyGame,
  explain,
  fork,
  legal,
  NO_CARD,
  Phase,
  type State,
  setControl,
  startAt,
  Zone,
} from "../src/internal.ts";
import { editLayerInputs } from "../src/state/fork.ts";
import { baseOf, nthBattlefield, nthLocation, type ObjectId, P1, P2, type Seat } from "../src/state/ids.ts";
import { ONGOING } from "../src/state/ongoing-numbers.ts";
import type { Chance } from "../src/state/rng.ts";
import { assignments, damageDealtBy, type Fighter, lethal, splits } from "./assignment-reference.ts";
import { chanceOf, pool } from "./games.ts";

/** What a player may assign in combat against a slow reference, on random boards. LONG=1 tries more of them. */

const BOARDS = process.env.LONG === undefined ? 400 : 20_000;
const PLAIN = { Recruit: 1, "Sand Soldier": 2, "Shipyard Skulker": 3, "Playful Phantom": 5, "Mega-Mech": 8 };
const GALIO = "Galio, Indefatigable"; // Tank; deals no combat damage
const KAYN = "Kayn, Unleashed"; // moved twice, he takes no damage
const SURFER = "Dune Surfer"; // ignores Tank
const NAMES = [...Object.keys(PLAIN), ...Object.keys(PLAIN), GALIO, KAYN, SURFER];
const PRINTED: Readonly<Record<string, number>> = { ...PLAIN, [GALIO]: 6, [KAYN]: 6, [SURFER]: 3 };

const card = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;
const HERE = nthLocation(4);

interface Made {
  readonly id: ObjectId;
  readonly name: string;
  readonly moves: number;
  readonly fighter: Fighter;
}

function addFighter(s: State, chance: Chance, seat: Seat, isAttacker: boolean): Made {
  const oneIn = (n: number): boolean => chance.below(n) === 0;
  const name = NAMES[chance.below(NAMES.length)];
  const buffed = oneIn(5) ? 1 : 0;
  const turn = oneIn(3) ? chance.below(7) - 4 : 0;
  const [hasTank, hasBackline, isStunned] = [oneIn(4), oneIn(4), oneIn(6)];
  const [shield, assault] = [oneIn(6) ? 1 + chance.below(2) : 0, oneIn(6) ? 1 + chance.below(2) : 0];
  const might = PRINTED[name] + buffed + turn + (isAttacker ? assault : shield);
  // More would have killed it before the combat.
  const most = Math.max(0, PRINTED[name] + buffed + turn - 1);
  const damage = oneIn(3) ? chance.below(Math.min(most, 3) + 1) : 0;
  const keywords = [
    ...(hasTank ? [{ keyword: "Tank" as const, value: 1 }] : []),
    ...(hasBackline ? [{ keyword: "Backline" as const, value: 1 }] : []),
    ...(shield > 0 ? [{ keyword: "Shield" as const, value: shield }] : []),
    ...(assault > 0 ? [{ keyword: "Assault" as const, value: assault }] : []),
  ];
  const place = isAttacker ? baseOf(seat) : HERE;
  const id = addPermanent(s, card(name), seat, place, { buffed, damage, might: turn, stunned: isStunned, keywords });
  const isDoubled = oneIn(8);
  const prevented = !isDoubled && oneIn(8) ? 1 + chance.below(3) : 0;
  if (isDoubled) addOngoing(s, ONGOING.doubleDamage, { controller: P1, source: id, about: [id], until: Until.turn });
  if (prevented > 0) editLayerInputs(s, id).prevent = prevented;
  const moves = oneIn(2) ? 2 : 0;
  const isUntouchable = name === KAYN && moves + (isAttacker ? 1 : 0) >= 2;
  const fighter: Fighter = {
    might,
    damage,
    hasTank: hasTank || name === GALIO,
    hasBackline,
    prevented,
    isDoubled,
    isUntouchable,
    isStunned,
    dealsNone: name === GALIO,
  };
  return { id, name, moves, fighter };
}

interface Board {
  readonly s: State;
  /** Attackers and defenders. */
  readonly sides: readonly (readonly Made[])[];
}

/** P1 attacks, and nobody has anything to add. */
function combat(chance: Chance): Board {
  const s = emptyGame(pool, { mode: "duel", seed: 1, windows: "useful" });
  for (const seat of [P1, P2]) addBattlefield(s, card("Windswept Hillock"), seat);
  setControl(s, nthBattlefield(0), P2);
  const side = (seat: Seat): Made[] => Array.from({ length: 1 + chance.below(4) }, () => addFighter(s, chance, seat, seat === P1));
  const sides = [side(P1), side(P2)];
  const moved = sides.flat().map(({ id, moves }) => ({ object: id, times: moves }));
  startAt(s, { turnPlayer: P1, phase: Phase.main, turnNumber: 5, scored: [], moved, played: [] });
  expect(apply(s, { do: "move", units: sides[P1].map(({ id }) => id), to: HERE })).toBeNull();
  while (s.decision?.kind === "act" && s.showdownAt >= 0) apply(s, { do: "pass" });
  return { s, sides };
}

/** What a player who answers one unit after the other ends up with. */
function listed(s: State): { readonly amounts: readonly string[]; readonly areAllLegal: boolean } {
  const amounts = legal(s).flatMap((answer) => (answer.do === "assign" ? [answer.amounts.join()] : []));
  return { amounts, areAllLegal: legal(s).every((answer) => apply(fork(s), answer) === null) };
}

interface Tally {
  asked: number;
  notAsked: number;
  tried: number;
  accepted: number;
}

/** Compares every split of the damage with the reference, and answers with one that is legal. */
function compareQuestion(s: State, chance: Chance, theirs: readonly Made[], total: number, ignoresTank: boolean, tally: Tally): string {
  const d = s.decision;
  if (d?.kind !== "assign") throw new Error("nobody is asked");
  expect(d.total).toBe(total);
  const units = d.options.map((id) => theirs.find((one) => one.id === id)?.fighter);
  expect(units.length).toBe(theirs.length);
  const book = assignments(
    total,
    units.map((unit) => unit ?? theirs[0].fighter),
    ignoresTank,
  );
  const accepted = splits(total, units.length).filter((amounts) => explain(s, d.player, { do: "assign", amounts }) === null);
  tally.asked++;
  tally.tried += splits(total, units.length).length;
  tally.accepted += accepted.length;
  expect(accepted.map((amounts) => amounts.join()).toSorted()).toEqual([...book].toSorted());
  const { amounts, areAllLegal } = listed(s);
  expect(areAllLegal).toBe(true);
  for (const one of amounts) expect(book).toContain(one);
  const chosen = accepted[chance.below(accepted.length)];
  const dead = d.options.filter((id, i) => {
    const unit = theirs.find((one) => one.id === id);
    return unit !== undefined && !unit.fighter.isUntouchable && chosen[i] >= lethal(unit.fighter);
  });
  expect(apply(s, { do: "assign", amounts: chosen })).toBeNull();
  return dead.toSorted((a, b) => a - b).join();
}

/** Where nobody is asked, all assignments kill the same. */
function deadAnyway(theirs: readonly Made[], total: number, ignoresTank: boolean): string {
  const outcomes = [
    ...assignments(
      total,
      theirs.map(({ fighter }) => fighter),
      ignoresTank,
    ),
  ].map((line) => {
    const amounts = line.split(",").map(Number);
    const dead = theirs.filter(({ fighter }, i) => !fighter.isUntouchable && amounts[i] >= lethal(fighter));
    return dead
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .join();
  });
  expect(new Set(outcomes).size).toBe(1);
  return outcomes[0];
}

describe("combat damage (465.2)", () => {
  it("may be assigned in the ways of the book, and in no other", { timeout: 1_200_000 }, () => {
    const tally: Tally = { asked: 0, notAsked: 0, tried: 0, accepted: 0 };
    for (let seed = 1; seed <= BOARDS; seed++) {
      const chance = chanceOf(seed);
      const { s, sides } = combat(chance);
      const words = `seed ${seed}: ${JSON.stringify(sides)}`;
      try {
        const dead = [P1, P2].map((seat) => {
          const [ours, theirs] = [sides[seat], sides[1 - seat]];
          const total = damageDealtBy(ours.map(({ fighter }) => fighter));
          const ignoresTank = ours.some(({ name }) => name === SURFER);
          if (s.decision?.kind === "assign" && s.decision.player === seat)
            return compareQuestion(s, chance, theirs, total, ignoresTank, tally);
          tally.notAsked++;
          return deadAnyway(theirs, total, ignoresTank);
        });
        expect(s.decision?.kind).not.toBe("assign");
        sides.forEach((side, seat) => {
          const gone = side.filter(({ id }) => s.objects[id].zone !== Zone.board).map(({ id }) => id);
          expect(gone.toSorted((a, b) => a - b).join()).toBe(dead[1 - seat]);
        });
      } catch (error) {
        throw new Error(`${words}\n${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const { asked, notAsked, tried, accepted } = tally;
    console.log(`${BOARDS} combats: ${asked} questions, ${notAsked} without one; ${accepted} of ${tried} splits are legal`);
    expect(asked).toBeGreaterThan(BOARDS / 2);
    expect(notAsked).toBeGreaterThan(BOARDS / 10);
  });
});
