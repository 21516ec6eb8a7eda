/**
 * Can a price be paid? A slow second opinion, written from the book (163-167, 429.3) and the words of the cards alone: it tries
 * everything that a player could do by hand, in every order.
 */
export interface Wallet {
  readonly energy: number;
  /** By domain 0 to 5; the last is Power of any domain (163.2.b). */
  readonly power: readonly number[];
  readonly unitEnergy: number;
  readonly permanentPower: number;
  /** The domains of runes that can still be recycled. */
  readonly runes: readonly number[];
  /** Who is ready. */
  readonly ready: readonly string[];
  /** Whose abilities there are, whether ready or not: Heimerdinger has them all. */
  readonly present: readonly string[];
  /** Units and gear in the trash. */
  readonly trash: number;
}

export interface Bill {
  readonly energy: number;
  readonly pips: readonly number[];
  readonly isForUnit: boolean;
}

const ANY = 6;
export const HEIMERDINGER = "Heimerdinger, Inventor";

/** A ready rune's Energy costs nothing, so that it is always taken first. */
export const withRunesExhausted = (wallet: Wallet, readyRunes: number): Wallet => ({ ...wallet, energy: wallet.energy + readyRunes });

export function canBePaid(wallet: Wallet, bill: Bill, tried = new Set<string>()): boolean {
  const key = JSON.stringify([
    wallet.energy,
    wallet.power,
    wallet.unitEnergy,
    wallet.permanentPower,
    wallet.runes,
    wallet.ready,
    wallet.trash,
  ]);
  if (tried.has(key)) return false;
  tried.add(key);
  return covers(wallet, bill) || nextOf(wallet).some((next) => canBePaid(next, bill, tried));
}

function covers({ energy, power, unitEnergy, permanentPower }: Wallet, bill: Bill): boolean {
  if (energy + (bill.isForUnit ? unitEnergy : 0) < bill.energy) return false;
  return coversPips(power.with(ANY, power[ANY] + (bill.isForUnit ? permanentPower : 0)), bill.pips);
}

function coversPips(power: readonly number[], pips: readonly number[]): boolean {
  if (pips.length === 0) return true;
  return power.some((n, d) => n > 0 && (d === ANY || d === pips[0]) && coversPips(power.with(d, n - 1), pips.slice(1)));
}

function nextOf(wallet: Wallet): Wallet[] {
  const recycled = wallet.runes.map((d, i) => ({ ...plus(wallet, d), runes: wallet.runes.toSpliced(i, 1) }));
  const used = wallet.ready.flatMap((name, i) => {
    const abilities = name === HEIMERDINGER ? wallet.present.filter((other) => other !== HEIMERDINGER) : [name];
    return abilities.flatMap((ability) => {
      const left = { ...wallet, ready: wallet.ready.toSpliced(i, 1) };
      // Gold is killed for it, and so is Heimerdinger with its ability.
      const present = ability === "Gold" ? wallet.present.toSpliced(wallet.present.indexOf(name), 1) : wallet.present;
      return usesOf({ ...left, present }, ability);
    });
  });
  return [...recycled, ...used];
}

const plus = (wallet: Wallet, domain: number, n = 1): Wallet => ({ ...wallet, power: wallet.power.with(domain, wallet.power[domain] + n) });

function usesOf(wallet: Wallet, ability: string): Wallet[] {
  switch (ability) {
    case "Dragonsoul Sage":
      return [{ ...wallet, energy: wallet.energy + 1 }];
    case "Seal of Rage":
      return [plus(wallet, 0)];
    case "Gold":
      return [plus(wallet, ANY)];
    case "Renekton, Butcher of the Sands":
      return spending(wallet, 2).map((left) => ({ ...left, unitEnergy: left.unitEnergy + 2 }));
    case "Mordekaiser, Iron Revenant":
      return wallet.trash > 0 ? [{ ...wallet, trash: wallet.trash - 1, permanentPower: wallet.permanentPower + 1 }] : [];
    case "Hextech Anomaly":
      return amounts(wallet.power.reduce((sum, n) => sum + n, 0)).flatMap((n) =>
        spending(wallet, n).map((left) => ({ ...left, energy: left.energy + n })),
      );
    case "Ancient Henge":
      return amounts(wallet.energy).map((n) => plus({ ...wallet, energy: wallet.energy - n }, ANY, n));
    default:
      throw new Error(`the reference does not know ${ability}`);
  }
}

const amounts = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** All ways to spend so much Power of the pool. */
function spending(wallet: Wallet, n: number, from = 0): Wallet[] {
  if (n === 0) return [wallet];
  return wallet.power.flatMap((have, d) => (d >= from && have > 0 ? spending(plus(wallet, d, -1), n - 1, d) : []));
}
