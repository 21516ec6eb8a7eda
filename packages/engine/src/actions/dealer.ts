import { NOBODY, nthSeat, type Seat } from "../state/ids.ts";

/**
 * A unit's `damagedBy`: a bit for each seat that has marked damage on it and, above them, who did so last and whether with a
 * spell, for the attribution of its death (428.5.c).
 */
const SEATS = 0xf;
const LAST_SHIFT = 4;
const LAST = 0x7;
const SPELL = 1 << 7;

export const dealtBy = (before: number, by: Seat, spell: boolean): number =>
  (before & SEATS) | (by < 0 ? 0 : (1 << by) | ((by + 1) << LAST_SHIFT)) | (spell ? SPELL : 0);

export const lastDealer = (damagedBy: number): Seat => {
  const last = (damagedBy >> LAST_SHIFT) & LAST;
  return last === 0 ? NOBODY : nthSeat(last - 1);
};

export const wasDealtBySpell = (damagedBy: number): boolean => (damagedBy & SPELL) !== 0;
