import type { AddLimit } from "../language/types.ts";
import { TypeBit } from "./ids.ts";
import type { State } from "./records.ts";

/** Those that allow least come first: what can be spent on fewer things is spent before the rest. */
export const Limit = { none: 0, spells: 1, gear: 2, units: 4, permanents: 8, showdowns: 16 } as const;
export const ALL_LIMITS = 31;
export const limitBit = (limit: AddLimit | undefined | null): number => (limit === undefined || limit === null ? 0 : Limit[limit]);

/** What playing a card of these types is, as far as resources are limited to it. */
export const purposeOfPlaying = (types: number): number =>
  ((types & TypeBit.spell) !== 0 ? Limit.spells : 0) |
  ((types & TypeBit.gear) !== 0 ? Limit.gear : 0) |
  ((types & TypeBit.unit) !== 0 ? Limit.units : 0) |
  ((types & (TypeBit.unit | TypeBit.gear)) !== 0 ? Limit.permanents : 0);

/** The purpose that every payment has at this moment, whatever it is for. */
export const purposeNow = ({ showdownAt }: State): number => (showdownAt >= 0 ? Limit.showdowns : Limit.none);
