/** Where objects are, go and come from: "auf einem Schlachtfeld", "zu deiner Basis", "aus deiner Ablage". */
import type { Filter, Place } from "@rulebound/engine/language";
import { BARE, type Case, DER_, EIN_, phrase, possessive } from "./forms.ts";
import { BASE, DECK, HAND } from "./nouns.ts";
import { locationOf } from "./selectors.ts";
import { I, type Voice } from "./voice.ts";
import { list } from "./words.ts";

export type Direction = "at" | "to" | "from";

const AT: Readonly<Record<Direction, string>> = { at: "auf", to: "zu", from: "von" };
const LOCATED: Readonly<Record<Direction, string>> = { at: "an", to: "an", from: "von" };
const contracted = (text: string): string =>
  text
    .replace(/^an dem /, "am ")
    .replace(/^zu dem /, "zum ")
    .replace(/^von dem /, "vom ");

/** "auf einem Schlachtfeld", "zu einem Schlachtfeld", "von einem Schlachtfeld": behind a preposition with the dative. */
export const battlefield = (direction: Direction, dative: string): string => contracted(`${AT[direction]} ${dative}`);
/** "in deiner Basis", "in deine Basis", "aus deiner Basis". */
const base = (direction: Direction, whose: (c: Case) => string): string =>
  direction === "to" ? `in ${whose("acc")}` : `${direction === "at" ? "in" : "aus"} ${whose("dat")}`;
/** "an einem anderen Ort", "an einen anderen Ort". */
export const located = (direction: Direction, dative: string, accusative: string): string =>
  contracted(`${LOCATED[direction]} ${direction === "to" ? accusative : dative}`);

const BASES = { noun: BASE, many: false, adjectives: [], after: "" };
export const baseOf = (direction: Direction, whose: string): string => base(direction, (c) => phrase(BASES, possessive(whose), c));

export function placeText(v: Voice, place: Place, direction: Direction = "at", many = false): string {
  if (typeof place === "object") {
    if ("of" in place) return locationOf(v, place.of, direction);
    return battlefield(
      direction,
      {
        you: "einem Schlachtfeld, das du kontrollierst,",
        enemy: "einem gegnerischen Schlachtfeld",
        none: "einem herrenlosen Schlachtfeld",
      }[place.controlledBy],
    );
  }
  switch (place) {
    case "here":
      return { at: "hier", to: "hierher", from: "von hier" }[direction];
    case "there":
    case "destination":
      return { at: "dort", to: "dorthin", from: "von dort" }[direction];
    case "battlefield":
      return battlefield(direction, many ? "Schlachtfeldern" : "einem Schlachtfeld");
    case "base":
      return many
        ? base(direction, (c) => (c === "dat" ? "Basen" : "Basen"))
        : base(direction, (c) => (c === "dat" ? "einer Basis" : "eine Basis"));
    case "yourBase":
      return baseOf(direction, "dein");
    case "myBattlefield":
      return battlefield(direction, "meinem Schlachtfeld");
    case "elsewhere":
    case "notAsIt":
      return located(direction, "einem anderen Ort", "einen anderen Ort");
    case "movedToOrFrom": {
      const mover = v.person === "I" ? "ich mich" : `sich ${I(v).text}`;
      return `auf einem Schlachtfeld, zu oder von dem ${mover} bewegt ${v.person === "I" ? "habe" : "hat"},`;
    }
    case "whereItWas":
      return battlefield(direction, "diesem Schlachtfeld");
    case "otherBattlefield":
      return battlefield(direction, v.person === "I" ? "einem anderen Schlachtfeld als meinem" : "einem anderen Schlachtfeld");
    case "anywhere":
      return { at: "an einem beliebigen Ort", to: "an einen beliebigen Ort", from: "von einem beliebigen Ort" }[direction];
    case "sameAsIt":
      return battlefield(direction, "demselben Schlachtfeld");
    case "inCombat":
      return "im Kampf";
  }
}

const ZONES = {
  hand: { noun: HAND, from: "aus", in: "auf" },
  deck: { noun: DECK, from: "aus", in: "in" },
  trash: { noun: { g: "f", one: "Ablage", many: "Ablagen" }, from: "aus", in: "in" },
  champion: { noun: { g: "f", one: "Championzone", many: "Championzonen" }, from: "aus", in: "in" },
  runeDeck: { noun: { g: "n", one: "Runendeck", many: "Runendecks" }, from: "aus", in: "in" },
  banished: { noun: { g: "f", one: "Verbannung", many: "Verbannungen" }, from: "aus", in: "in" },
} as const;

export function zoneText(v: Voice, f: Filter, prep: "from" | "in", many = false): string {
  const zones = typeof f.zone === "string" ? [f.zone] : (f.zone ?? []);
  if (zones.length > 4) return ", wo auch immer sie sind,";
  if (zones.length === 2 && zones[0] === "hand" && zones[1] === "champion") return ""; // 419.1.a
  const names = zones.map((zone) => {
    if (zone === "board") return prep === "from" ? "vom Brett" : "auf dem Brett";
    const known = ZONES[zone as keyof typeof ZONES] ?? ZONES.trash;
    const one = { noun: known.noun, many: false, adjectives: [], after: "" };
    const several = { ...one, many: true };
    const where = known[prep];
    switch (f.of) {
      case "any":
        return phrase({ ...(many ? several : one), adjectives: ["beliebig"] }, many ? BARE : EIN_, "dat").replace(/^/, `${where} `);
      case "opponents":
        return `${where} ${phrase(several, DER_, "dat")} von Gegnern`;
      case "opponent":
        return `${where} ${phrase(one, DER_, "dat")} eines Gegners`;
      case "chosenPlayer":
      case "itsController":
        return `${where} ${phrase(one, possessive("sein"), "dat")}`;
      default:
        return `${where} ${phrase(one, possessive(v.doer.your), "dat")}`;
    }
  });
  return list(names, "oder");
}
