import type { Seat } from "../../state/ids.ts";
/** Where what a filter describes is looked for: its zones, and how they are gone through. */

import { areOpponents } from "../../derive/read.ts";
import { type Choice, itemChoice } from "../../state/decision.ts";
import type { State } from "../../state/records.ts";
import type { Scope } from "../scope.ts";
import type { Filter, Kind, ZoneName } from "../types.ts";
import type { CompiledFilter, Test } from "./terms.ts";

const CHAIN_KINDS: readonly Kind[] = ["spell", "ability"];

/** Wherever it is: for what a text points to, not for what it looks for. */
export const EVERYWHERE: readonly ZoneName[] = [
  "board",
  "hand",
  "deck",
  "trash",
  "banished",
  "champion",
  "chain",
  "facedown",
  "legend",
  "runeDeck",
];

/** "Unit", "gear" and "rune" are on the board (141.1.a.3, 148.1.a.3), "spell" and "ability" on the chain, unless said otherwise (355.9.a). */
export const zonesOf = (filter: Filter): readonly ZoneName[] => {
  if (filter.banishedWith !== undefined) return ["banished"];
  if (filter.among !== undefined && filter.among !== "triggered") return ["board", "deck", "hand", "runeDeck", "trash", "banished"];
  if (filter.zone !== undefined) return typeof filter.zone === "string" ? [filter.zone] : filter.zone;
  const kinds = filter.kinds ?? [];
  if (kinds.length > 0 && kinds.every((k) => CHAIN_KINDS.includes(k))) return ["chain"];
  if (kinds.includes("facedown")) return kinds.length === 1 ? ["facedown"] : ["board", "facedown"];
  return ["board"];
};

type Search = Pick<CompiledFilter, "candidates" | "some" | "any">;

export const search = (test: Test, each: ReturnType<typeof enumerator>): Search => ({
  candidates: (s, scope) => {
    const out: Choice[] = [];
    each(s, scope, (choice) => {
      if (test(s, scope, choice)) out.push(choice);
      return false;
    });
    return out;
  },
  some: (s, scope, will) => each(s, scope, (choice) => test(s, scope, choice) && will(choice)),
  any: (s, scope) => each(s, scope, (choice) => test(s, scope, choice)),
});

/** Units and gear on the board, the most common case: plain loops. */
export const isOfPermanents = ({ kinds = [] }: Filter, zones: readonly ZoneName[]): boolean =>
  zones.length === 1 && zones[0] === "board" && kinds.length > 0 && kinds.every((k) => PERMANENT_KINDS.includes(k));
const PERMANENT_KINDS: readonly Kind[] = ["unit", "gear", "equipment", "permanent"];

export function searchBoard(test: Test): Search {
  return {
    candidates: (s, scope) => {
      const out: Choice[] = [];
      for (let place = 0; place < s.at.length; place++) {
        const list = s.at[place];
        for (let i = 0; i < list.length; i++) if (test(s, scope, list[i])) out.push(list[i]);
      }
      return out;
    },
    some: (s, scope, will) => {
      for (let place = 0; place < s.at.length; place++) {
        const list = s.at[place];
        for (let i = 0; i < list.length; i++) if (test(s, scope, list[i]) && will(list[i])) return true;
      }
      return false;
    },
    any: (s, scope) => {
      for (let place = 0; place < s.at.length; place++) {
        const list = s.at[place];
        for (let i = 0; i < list.length; i++) if (test(s, scope, list[i])) return true;
      }
      return false;
    },
  };
}

type Visit = (choice: Choice) => boolean;

/** Visits what may fit, zone by zone; stops when the visitor says so. Counters (704.1) and XP (731.1) are nothing that could fit. */
export function enumerator(filter: Filter, zones: readonly ZoneName[]): (s: State, scope: Scope, visit: Visit) => boolean {
  const kinds = filter.kinds ?? [];
  const anything = kinds.length === 0 || kinds.includes("something") || kinds.includes("card");
  const permanents = anything || kinds.some((k) => k === "unit" || k === "gear" || k === "equipment" || k === "permanent");
  // 052: what a text calls a card is no rune, legend or battlefield.
  const runes = kinds.includes("rune") || kinds.includes("something");
  const legends = kinds.includes("legend") || kinds.includes("something");
  const fields = kinds.includes("battlefield");
  // "From among them", "banished with this": from whosever hand, deck or Banishment.
  const whose = filter.of ?? (filter.among === undefined && filter.banishedWith === undefined ? "you" : "any");
  return (s, scope, visit) => {
    for (const zone of zones) {
      if (zone === "board") {
        if (permanents) for (const place of s.at) for (const id of place) if (visit(id)) return true;
        if (runes) for (const p of s.players) for (const id of p.runes) if (visit(id)) return true;
        if (legends) for (const p of s.players) for (const id of p.legends) if (visit(id)) return true;
        if (fields) for (const b of s.battlefields) if (visit(b.object)) return true;
      } else if (zone === "chain") {
        for (const item of s.chain) if (visit(itemChoice(item.id))) return true;
      } else if (zone === "facedown") {
        for (const b of s.battlefields) for (const id of b.facedown) if (visit(id)) return true;
      } else if (zone !== "none") {
        // 141.1.b.3, 148.1.b.3: in the trash, for instance, or in a hand (108.7.f).
        for (const p of s.players) {
          if (p.lost || !isWhose(s, scope, whose, p.seat)) continue;
          const list = zone === "legend" ? p.legends : p[zone];
          for (const id of list) if (visit(id)) return true;
        }
      }
    }
    return false;
  };
}

/** Zones in which a player has only what is theirs (056). */
const OWNED: readonly ZoneName[] = ["hand", "deck", "trash", "champion", "runeDeck"];

/** Whose zones a filter looks into, where it looks into nothing else. */
export const whoseOf = (filter: Filter): NonNullable<Filter["of"]> =>
  filter.among === undefined && zonesOf(filter).every((zone) => OWNED.includes(zone)) ? (filter.of ?? "you") : "any";

export function isWhose(s: State, scope: Scope, of: NonNullable<Filter["of"]>, seat: Seat): boolean {
  switch (of) {
    case "you":
      return seat === scope.you;
    case "opponent":
    case "opponents":
      return areOpponents(s, scope.you, seat);
    case "chosenPlayer":
      return seat === scope.player;
    case "itsController":
      return scope.note !== null && seat === scope.note.player;
    case "any":
      return true;
  }
}
