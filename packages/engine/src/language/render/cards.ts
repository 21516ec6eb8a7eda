/** Cards outside the board: looked at, recycled, put somewhere. */
import type { Amount, Instruction, Sel, Who } from "../types.ts";
import { amountNoun } from "./amounts.ts";
import { zoneText } from "./places.ts";
import { object, topCards } from "./selectors.ts";
import { doerOf, does, mention, type Voice } from "./voice.ts";

export function lookText(v: Voice, verb: string, amount: Amount, name: string, of?: Who): string {
  const n = v.set === "OGN" && amount === 2 ? "two" : amountNoun(v, amount);
  const whose = of === undefined ? v.doer.your : `${doerOf(v, of).subject}'s`;
  const text = `${does(v, verb)} ${topCards(v, n, whose)}`;
  mention(v, "card", n !== "1" || of !== undefined, name);
  return text;
}

/** Cards of the trash are only counted: "recycle 3 from your trash". */
export function recycled(v: Voice, sel: Sel): string {
  const f = typeof sel === "object" && ("pick" in sel ? sel.pick : "a" in sel ? sel.a : undefined);
  const text = object(v, sel);
  return f && !f.kinds && !f.tags && f.among === undefined ? text.replace(/^(\S+) cards? /, "$1 ").replace(/^a from/, "1 from") : text;
}

export function putText(v: Voice, i: Extract<Instruction, { readonly do: "putInto" }>): string {
  const [sel, from] = cameFrom(v, i.what);
  const one = typeof sel === "object" && "pick" in sel && sel.n === undefined && sel.pick.among !== undefined && !sel.pick.kinds;
  const what = one && i.zone === "hand" ? object(v, sel).replace(/^one$/, "1") : object(v, sel);
  switch (i.zone) {
    case "hand":
      return `${does(v, "put")} ${what} ${v.set === "SFD" ? "in" : "into"} ${v.doer.your} hand${from}`;
    case "trash":
      if (typeof i.what === "object" && "all" in i.what && i.what.all.banishedWith) return `${does(v, "put")} each in its trash`;
      return `${does(v, "put")} ${what} ${v.memory.it.many ? "into" : "in"} ${v.doer.your} trash`;
    case "champion":
      return `${does(v, "return")} ${what} to ${v.doer.your} Champion Zone`;
    case "deckTop":
      return `${does(v, "put")} ${what} on the top of ${v.doer.your} Main Deck`;
    case "deckBottom":
      return `${does(v, "put")} ${what} on the bottom of ${v.doer.your} Main Deck`;
    case "deckTopOrBottom":
      return `${does(v, v.doer.third ? "place" : "put")} ${what} on the top or bottom of ${v.doer.your} Main Deck`;
  }
}

/** Where a chosen card comes from, said behind where it goes. */
function cameFrom(v: Voice, sel: Sel): readonly [sel: Sel, from: string] {
  if (typeof sel !== "object" || !("a" in sel) || sel.a.owner === undefined || sel.a.zone === undefined) return [sel, ""];
  const { zone: _, ...others } = sel.a;
  return [{ ...sel, a: others }, ` ${zoneText(v, sel.a, "from")}`];
}
