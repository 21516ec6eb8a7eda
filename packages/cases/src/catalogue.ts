import { type CardData, type CardType, does, effectFor } from "@rulebound/engine/language";
import { fold } from "./words.ts";

/** Cards by name, as the reader needs them: what is called how, and of which type it is. */
export class Catalogue {
  private readonly byName = new Map<string, CardData>();

  constructor(cards: Iterable<CardData>) {
    for (const card of cards) this.add(card);
  }

  add(card: CardData): void {
    this.byName.set(fold(card.name), card);
  }

  find(name: string): CardData | null {
    return this.byName.get(fold(name)) ?? textless(name);
  }

  *names(): Iterable<string> {
    for (const card of this.byName.values()) yield card.name;
  }

  *ofType(type: CardType): Iterable<CardData> {
    for (const card of this.byName.values()) if (card.type === type) yield card;
  }
}

const plain = (type: CardType, name: string, facts: Partial<CardData> = {}): CardData => ({
  id: `CASE-${name.toUpperCase().replace(/[^A-Z0-9]+/g, "-")}`,
  name,
  type,
  domains: [],
  abilities: [],
  ...facts,
});

/** What a deck is filled with, and the legend of a player who is given none. */
export const FILLER = plain("unit", "Filler", { might: 1, energy: 0 });
export const BLANK_LEGEND = plain("legend", "Legend");
export const blankBattlefield = (name: string): CardData => plain("battlefield", name);

/** A card that is in no deck, with an effect that gives these tags. */
export const tagGiver = (tags: readonly string[]): CardData =>
  plain("spell", `Gives ${tags.join(", ")}`, { abilities: [does(effectFor("turn", { effect: "tags", of: { kinds: ["unit"] }, tags }))] });

/** `V3`, `G` and `S2`: a unit with Might 3 and no cost, a gear, a spell that costs 2 energy, all without text. */
function textless(name: string): CardData | null {
  const unit = /^V(\d{1,3})$/i.exec(name);
  if (unit !== null) return plain("unit", name.toUpperCase(), { might: Number(unit[1]), energy: 0 });
  const spell = /^S(\d{1,3})$/i.exec(name);
  if (spell !== null) return plain("spell", name.toUpperCase(), { energy: Number(spell[1]) });
  if (/^G$/i.test(name)) return plain("gear", "G", { energy: 0 });
  for (const card of [FILLER, BLANK_LEGEND]) if (fold(card.name) === fold(name)) return card;
  return null;
}

/** `V3 a` is the card `V3` under a name of its own. */
export function textlessUnderAlias(name: string): { readonly card: string; readonly alias: string } | null {
  const found = /^(V\d+|S\d+|G)\s+(\w+)$/i.exec(name);
  return found === null ? null : { card: found[1].toUpperCase(), alias: name };
}

/** `BF-A`, `BF-B`, ...: a battlefield without text. */
export const isBlankBattlefieldName = (name: string): boolean => /^BF[-\s]?\w*$/i.test(name);
