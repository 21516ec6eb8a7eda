import type { CardData } from "@rulebound/engine/language";
import { PRINTS } from "./prints.ts";

/** What is printed on a card beside what it does: nothing here changes a game. */

export type Rarity = "Common" | "Uncommon" | "Rare" | "Epic";

export interface CardFacts {
  /** Null: not published yet. */
  readonly rarity: Rarity | null;
  readonly set: string;
  /** Every collector id under which it is printed; its own is the first. */
  readonly prints: readonly string[];
  /** "Jinx" and "Loose Cannon" of "Jinx, Loose Cannon"; the subtitle of other cards is null. */
  readonly shortName: string;
  readonly subtitle: string | null;
}

/** Sets in the order in which they came out. */
export const SETS: Readonly<Record<string, string>> = {
  OGN: "Origins",
  OGS: "Proving Grounds",
  SFD: "Spiritforged",
  UNL: "Unleashed",
  VEN: "Vendetta",
  RAD: "Radiance",
};

const RARITIES: Readonly<Record<string, Rarity>> = { C: "Common", U: "Uncommon", R: "Rare", E: "Epic" };

interface Printed {
  readonly rarity: Rarity | null;
  readonly prints: readonly string[];
}

let printed: ReadonlyMap<string, Printed> | null = null;

/** Read when first asked for: a game needs none of it. */
function everyPrint(): ReadonlyMap<string, Printed> {
  printed ??= new Map(
    PRINTS.trim()
      .split("\n")
      .map((line) => {
        const [id, rarity, ...others] = line.split(" ");
        return [id, { rarity: RARITIES[rarity] ?? null, prints: [id, ...others] }];
      }),
  );
  return printed;
}

export const setOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf("-")));

export function factsOf({ id, name, supertypes = [], type }: CardData): CardFacts {
  const { rarity, prints } = everyPrint().get(id) ?? { rarity: null, prints: [id] };
  const comma = supertypes.includes("champion") || type === "legend" ? name.indexOf(", ") : -1;
  return {
    rarity,
    set: setOf(id),
    prints,
    shortName: comma < 0 ? name : name.slice(0, comma),
    subtitle: comma < 0 ? null : name.slice(comma + 2),
  };
}

let byPrint: ReadonlyMap<string, string | null> | null = null;

/** The id of the card of which this is a print; null if no card has it, or several have (as some prints of promotion packs). */
export function idOfPrint(print: string): string | null {
  byPrint ??= uniquePrints();
  return byPrint.get(normalPrint(print)) ?? null;
}

function uniquePrints(): ReadonlyMap<string, string | null> {
  const ids = new Map<string, string | null>();
  for (const [id, { prints }] of everyPrint()) for (const print of prints) ids.set(print, ids.has(print) ? null : id);
  return ids;
}

/** "ogn-7A" is "OGN-007a"; a signed print ends with s or with *. */
function normalPrint(print: string): string {
  const found = /^([a-z]{2,3})-([a-z]*)(\d+)([a-z*]?)$/i.exec(print.trim());
  if (found === null) return print.trim().toUpperCase();
  const [, set, prefix, number, variant] = found;
  const letters = prefix.toUpperCase();
  const width = letters === "" ? 3 : letters === "SP" ? 1 : 2;
  return `${set.toUpperCase()}-${letters}${String(Number(number)).padStart(width, "0")}${variant.toLowerCase().replace("s", "*")}`;
}
