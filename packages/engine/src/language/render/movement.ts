/** Moving units, and where to. */
import type { Destination, Instruction } from "../types.ts";
import { a } from "./filters.ts";
import { spokenName } from "./names.ts";
import { isRef, isTarget, locationOf, object, possessive } from "./selectors.ts";
import { does, type Voice } from "./voice.ts";
import { words } from "./words.ts";

export function moveText(v: Voice, i: Extract<Instruction, { readonly do: "move" }>): string {
  const what = object(v, i.what, { ...(i.from ? { placePrep: "from" as const } : {}), conjunction: "and" });
  if (typeof i.what === "object" && "all" in i.what) v.memory.it = { noun: v.memory.it.noun, many: true };
  const its = i.what === "me" ? "my" : v.memory.it.many ? "their" : "its";
  return words(does(v, "move"), what, destinationText(v, i.to, its));
}

function destinationText(v: Voice, to: Destination, its: string): string {
  switch (to) {
    case "any":
      return "";
    case "base":
      return "to base";
    case "itsBase":
      return `to ${its} base`;
    case "yourBase":
      return "to your base";
    case "here":
      return "to here";
    case "thisBattlefield":
      return "to this battlefield";
    case "battlefield":
      return "to a battlefield";
    case "myBattlefield":
      return "to my battlefield";
    case "there":
      return "there";
    case "anotherBattlefield":
      return "to a different battlefield";
    case "single":
      return "to a single location";
  }
  if ("filter" in to) return `to ${a(v, to.filter)}`;
  if ("sharedWith" in to) return `to a location where there's ${a(v, { kinds: ["unit"], sameControllerAs: "it" })}`;
  if ("toOrFrom" in to) return `to or from ${its} base`;
  if (to.of === "triggered" && v.trigger?.on === "moved" && v.trigger.subject === "me")
    return v.set === "SFD" ? "to the same battlefield" : "to that battlefield";
  if (to.of === "triggered" && (v.trigger?.on === "stunned" || v.trigger?.on === "played")) return "to that battlefield";
  const said = typeof to.of === "object" && "ref" in to.of ? spokenName(to.of.ref).to : undefined;
  if (said) {
    v.memory.far = false;
    return said;
  }
  return locationOf(v, to.of).replace(/^at /, "to ");
}

/** Both change places; the first one's old place is its "original location". */
export function swapText(v: Voice, i: Extract<Instruction, { readonly do: "swapPlaces" }>): string {
  if (isRef(i.a) && isRef(i.b)) return `${does(v, "move")} each to the other's location`;
  if (isTarget(i.b)) return `${does(v, "move")} ${object(v, i.a)} and ${object(v, i.b)} to each other's locations`;
  const one = object(v, i.a);
  v.memory.far = false;
  return `${does(v, "move")} ${one} to ${possessive(v, i.b)} location and ${object(v, i.b)} to ${possessive(v, i.a)} original location`;
}
