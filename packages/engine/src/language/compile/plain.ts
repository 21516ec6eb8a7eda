import { areFriendly, areOpponents, cardOf } from "../../derive/read.ts";
import { objectOfChoice } from "../../state/decision.ts";
import { PERMANENT, TypeBit, Zone } from "../../state/ids.ts";
import type { Filter, Kind, ZoneName } from "../types.ts";
import { zonesOf } from "./searches.ts";
import type { ObjectTest, Test } from "./terms.ts";
import { holder } from "./traits.ts";

/** Where an object is, what and whose: nearly every filter asks just that, and asks it together. */
interface Plain {
  /** Bits of zones: an object that a text still points to must be where the text looks for it. */
  readonly zones: number;
  /** TypeBits; 0: of any kind, or of kinds that take more than that to tell. */
  readonly types: number;
  readonly side: Filter["side"] | null;
}

export const plainOf = (filter: Filter): Plain => ({
  zones: zonesOf(filter).reduce((bits, zone) => bits | zoneBits(zone), 0),
  types: arePlain(filter.kinds ?? []) ? typeBits(filter.kinds ?? []) : 0,
  side: filter.side ?? null,
});

/** One function for all filters, so that every call of a filter is a call of the same function. */
export function testOf({ zones, types, side }: Plain, others: readonly ObjectTest[]): Test {
  const yours = side === "yours";
  const friendly = side === "friendly";
  const enemy = side === "enemy" || side === "opponents";
  return (s, scope, choice) => {
    if (choice < 0 || choice >= s.objects.length) return false;
    const id = objectOfChoice(choice);
    const o = s.objects[id];
    if ((zones & (1 << o.zone)) === 0) return false; // 141.1.b.2, 148.1.b.2
    // 141.2.a, 148.2.a; Equipment is gear (150.4); what has two types is of either (178.3).
    if (types !== 0 && ((cardOf(s, o).types | o.typesGained) & types) === 0) return false;
    if (enemy ? !areOpponents(s, scope.you, holder(s, id)) : friendly && !areFriendly(s, scope.you, holder(s, id))) return false;
    if (yours && holder(s, id) !== scope.you) return false;
    for (let i = 0; i < others.length; i++) if (!others[i](s, scope, id)) return false;
    return true;
  };
}

/** Kinds that the type alone tells. */
export const arePlain = (kinds: readonly Kind[]): boolean => kinds.every((kind) => kind === "permanent" || kind in TypeBit);

const typeBits = (kinds: readonly Kind[]): number =>
  kinds.reduce((bits, kind) => bits | (kind === "permanent" ? PERMANENT : (TypeBit[kind as keyof typeof TypeBit] ?? 0)), 0);

const zoneBits = (zone: ZoneName): number => {
  switch (zone) {
    case "board":
      return (1 << Zone.board) | (1 << Zone.legend) | (1 << Zone.battlefield);
    case "legend":
      return 1 << Zone.legend;
    default:
      return 1 << Zone[zone];
  }
};
