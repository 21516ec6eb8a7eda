import { describe, expect, it } from "vitest";
import {
  addBattlefield,
  addCard,
  addPermanent,
  addRune,
  type CardId,
  emptyGame,
  fork,
  NO_CARD,
  type State,
  setPlayer,
  Zone,
} from "../src/internal.ts";
import { canAfford } from "../src/procedures/cost/afford.ts";
import { autopay } from "../src/procedures/cost/autopay.ts";
import type { Price } from "../src/procedures/cost/available-resources.ts";
import { baseOf, nthSeat, P1 } from "../src/state/ids.ts";
import { Limit } from "../src/state/limits.ts";
import type { Chance } from "../src/state/rng.ts";
import { chanceOf, pool } from "./games.ts";
import { type Bill, canBePaid, HEIMERDINGER, type Wallet, withRunesExhausted } from "./payment-reference.ts";

/** Automatic payment against everything that could be done by hand, on random boards. LONG=1 tries more of them. */

const BOARDS = process.env.LONG === undefined ? 3000 : 60_000;
const LEGENDS = ["Renekton, Butcher of the Sands", "Mordekaiser, Iron Revenant"];
const HELPERS = ["Dragonsoul Sage", "Seal of Rage", "Gold", "Hextech Anomaly", "Ancient Henge", HEIMERDINGER];
const RUNES = ["Fury Rune", "Calm Rune", "Mind Rune"];

const card = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;

interface Board {
  readonly s: State;
  readonly wallet: Wallet;
  readonly bill: Bill;
  readonly words: string;
}

function randomBoard(chance: Chance): Board {
  const s = emptyGame(pool, { mode: "duel", seed: 1, windows: "all" });
  for (const seat of [0, 1]) addBattlefield(s, card("Windswept Hillock"), nthSeat(seat));
  const legend = LEGENDS[chance.below(3)] ?? null;
  const legendReady = chance.below(4) > 0;
  if (legend !== null) addCard(s, card(legend), P1, Zone.legend, { exhausted: !legendReady });
  const helpers = Array.from({ length: chance.below(4) }, () => HELPERS[chance.below(HELPERS.length)]);
  const states = helpers.map((name) => ({ name, isReady: chance.below(4) > 0 }));
  for (const { name, isReady } of states) addPermanent(s, card(name), P1, baseOf(P1), { exhausted: !isReady });
  const runes = Array.from({ length: chance.below(5) }, () => ({ domain: chance.below(3), isReady: chance.below(2) > 0 }));
  for (const { domain, isReady } of runes) addRune(s, card(RUNES[domain]), P1, !isReady);
  const trash = chance.below(3);
  for (let n = 0; n < trash; n++) addCard(s, card("Stalwart Poro"), P1, Zone.trash);
  const energy = chance.below(3);
  const power = [chance.below(2), 0, 0, 0, 0, 0, chance.below(4) === 0 ? 1 : 0];
  setPlayer(s, P1, { energy, power });
  const present = [...(legend === null ? [] : [legend]), ...helpers];
  const ready = [...(legend !== null && legendReady ? [legend] : []), ...states.filter(({ isReady }) => isReady).map(({ name }) => name)];
  const readyRunes = runes.filter(({ isReady }) => isReady).length;
  const domains = runes.map(({ domain }) => domain).toSorted();
  const wallet = withRunesExhausted({ energy, power, unitEnergy: 0, permanentPower: 0, runes: domains, ready, present, trash }, readyRunes);
  const bill = {
    energy: chance.below(7),
    pips: Array.from({ length: chance.below(4) }, () => chance.below(2)),
    isForUnit: chance.below(3) > 0,
  };
  const words = JSON.stringify({ legend, legendReady, states, runes, trash, energy, power, bill });
  return { s, wallet, bill, words };
}

const priceOf = ({ energy, pips, isForUnit }: Bill): Price => ({
  energy,
  power: pips.map((domain) => 1 << domain),
  purpose: isForUnit ? Limit.units | Limit.permanents : Limit.spells,
});

describe("automatic payment (429.3)", () => {
  it("pays what could be paid by hand, and nothing else", { timeout: 600_000 }, () => {
    let payable = 0;
    let onlyByConversion = 0;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const { s, wallet, bill, words } = randomBoard(chanceOf(seed));
      const price = priceOf(bill);
      const byHand = canBePaid(wallet, bill);
      expect(canAfford(s, P1, price), `seed ${seed}: ${words}`).toBe(byHand);
      const paying = fork(s);
      expect(autopay(paying, P1, price), `seed ${seed}: ${words}`).toBe(byHand);
      const { energy, power } = paying.players[0];
      expect(Math.min(energy, ...power), `seed ${seed}: ${words}`).toBeGreaterThanOrEqual(0);
      if (byHand) payable++;
      if (byHand && !canBePaid({ ...wallet, ready: [] }, bill)) onlyByConversion++;
    }
    console.log(`${BOARDS} boards: ${payable} payable, ${onlyByConversion} of them only by abilities that Add`);
    expect(payable).toBeGreaterThan(BOARDS / 10);
    expect(onlyByConversion).toBeGreaterThan(BOARDS / 50);
  });
});
