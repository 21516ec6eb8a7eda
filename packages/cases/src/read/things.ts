import type { Named, Place, Thing } from "../actions/action.ts";
import { parsePlace, parseThing, type Vocabulary } from "../actions/parse.ts";
import { nthSeat } from "../adapter.ts";
import { understand } from "./context.ts";
import type { Part } from "./document.ts";

/** Names of objects, players and places within expectations. */

const readThing = (what: string) => (text: string, vocabulary: Vocabulary) => parseThing(text, vocabulary, what);

export const thing = (part: Part, vocabulary: Vocabulary, what = "a name"): Thing => understand(part, vocabulary, readThing(what), what);

export function named(part: Part, vocabulary: Vocabulary, what: string): Named {
  const found = thing(part, vocabulary, what);
  return found.kind === "named" ? found : part.refuse(`"${found.text}" stands where ${what} is expected.`);
}

/** In a list a name with a comma falls apart without quotes. */
export function things(part: Part, vocabulary: Vocabulary, what: string): Thing[] {
  const items = part.items(what);
  return items.map((item, index) => {
    const joined = `${item.scalarText()}, ${items[index + 1]?.scalarText()}`;
    const whole = vocabulary.lexicon.find(item.scalarText() ?? "") === null ? vocabulary.lexicon.find(joined) : null;
    if (whole !== null)
      item.refuse(`"${item.scalarText()}" is not a name known here. "${whole}" is one: a name with a comma needs quotes in a list.`);
    return thing(item, vocabulary);
  });
}

/** Names, by player as in the set-up or all together. */
export function thingsOfAnybody(part: Part, vocabulary: Vocabulary, what: string): Thing[] {
  if (!part.isMap()) return things(part, vocabulary, what);
  return part.entries(what).flatMap(([key, keyPart, value]) => {
    const owner = /^P(\d)$/.exec(key);
    if (owner === null || Number(owner[1]) > vocabulary.seats) return keyPart.refuse(`"${key}" is not a player of this mode.`);
    const items = value.isList() ? things(value, vocabulary, what) : [thing(value, vocabulary)];
    return items.map((item) => (item.kind === "named" ? { ...item, owner: item.owner ?? nthSeat(Number(owner[1]) - 1) } : item));
  });
}

export const place = (part: Part, vocabulary: Vocabulary): Place => understand(part, vocabulary, parsePlace, "a location");

export const placeOrNone = (part: Part, vocabulary: Vocabulary): Place | null =>
  part.scalarText() === "none" ? null : place(part, vocabulary);

/** One option of a question: a name, a number, or words. */
export function option(part: Part, vocabulary: Vocabulary): Thing {
  const written = part.scalarText()?.trim() ?? "";
  if (/^\d+$/.test(written)) return { kind: "number", text: written, n: Number(written) };
  const mode = /^mode (\d+)$/.exec(written);
  if (mode !== null) return { kind: "number", text: written, n: Number(mode[1]) };
  if (["yes", "no", "none"].includes(written)) return { kind: "words", text: written };
  return thing(part, vocabulary, "an option");
}
