/** Where objects are: "at a battlefield", "from your trash". */
import type { Filter, Place } from "../types.ts";
import type { NounOptions } from "./filters.ts";
import type { Voice } from "./voice.ts";
import { list, plural } from "./words.ts";

export function placeText(v: Voice, place: Place, options: NounOptions = {}): string {
  const at = options.placePrep ?? "at";
  if (typeof place === "object")
    return "of" in place
      ? v.say.locationOf(v, place.of)
      : `${at} ${{ you: "a battlefield you control", enemy: "an enemy battlefield", none: "an uncontrolled battlefield" }[place.controlledBy]}`;
  switch (place) {
    case "here":
      return options.placePrep ? "from here" : "here";
    case "there":
    case "destination":
      return "there";
    case "battlefield":
      return options.many && !options.oneBattlefield ? `${at} battlefields` : `${at} a battlefield`;
    case "base":
      if (v.set === "UNL") return "at a base";
      return options.many && !options.oneBattlefield ? "in bases" : "in a base";
    case "yourBase":
      return "in your base";
    case "myBattlefield":
      return `${at} my battlefield`;
    case "elsewhere":
      return v.set === "OGN" ? "at another location" : "at a different location";
    case "movedToOrFrom":
      return `at a battlefield ${v.person === "I" ? "I" : "this"} moved to or from`;
    case "whereItWas":
      return "at that battlefield";
    case "otherBattlefield":
      return v.person === "I" ? `${at} a battlefield other than mine` : `${at} another battlefield`;
    case "anywhere":
      return "anywhere";
    case "sameAsIt":
      return "at the same battlefield";
    case "notAsIt":
      return "at a different location";
    case "inCombat":
      return "in combat";
  }
}

export function zoneText(v: Voice, f: Filter, prep: "from" | "in"): string {
  const zones = typeof f.zone === "string" ? [f.zone] : (f.zone ?? []);
  if (zones.length > 4) return "everywhere";
  if (zones.length === 2 && zones[0] === "hand" && zones[1] === "champion") return ""; // 419.1.a
  const names = zones.map((zone) => {
    if (zone === "board") return "the board";
    const noun =
      { hand: "hand", deck: "Main Deck", trash: "trash", champion: "Champion Zone", runeDeck: "Rune Deck" }[zone as string] ?? zone;
    switch (f.of) {
      case "any":
        return f.kinds?.[0] === "card" && v.set === "VEN" ? `any ${noun}` : plural(noun);
      case "opponents":
        return `opponents' ${plural(noun)}`;
      case "opponent":
        return `an opponent's ${noun}`;
      case "chosenPlayer":
      case "itsController":
        return `their ${noun}`;
      default:
        return `${v.doer.your} ${noun}`;
    }
  });
  return `${prep} ${list(names, "or")}`;
}
