import type { Ability, CardData, CardType, Domain } from "@rulebound/engine/language";
import type { Context } from "./context.ts";
import type { Part } from "./document.ts";
import { DOMAINS, keyword } from "./keywords.ts";
import { abilities } from "./language.ts";
import { LIMITS } from "./limits.ts";
import { fields, integer, list, oneOf, text } from "./values.ts";

const CARD_TYPES: readonly CardType[] = ["unit", "gear", "spell", "rune", "legend", "battlefield"];

/** `cards:`: cards that exist only in this case. */
export function cards(part: Part, context: Context): void {
  for (const [name, namePart, value] of part.entries("cards by name")) {
    if (context.find(name) !== null) namePart.refuse(`"${name}" is already a card; expected a name of its own.`);
    context.describe(card(name, value, context.ownCards.size));
  }
}

function card(name: string, part: Part, index: number): CardData {
  const draft: { -readonly [K in keyof CardData]?: CardData[K] } = {};
  const keywords: Ability[] = [];
  const paragraphs: Ability[] = [];
  fields(part, "a card", {
    type: (value) => {
      const types = oneOrMore(value, (item) => oneOf(item, CARD_TYPES, "a type of card"));
      draft.type = types[0];
      if (types.length > 1) draft.types = types;
    },
    energy: (value) => {
      draft.energy = integer(value, "energy", 0);
    },
    power: (value) => {
      draft.power = integer(value, "power", 0, LIMITS.things);
    },
    domain: (value) => {
      draft.domains = oneOrMore<Domain>(value, (item) => oneOf(item, DOMAINS, "a domain"));
    },
    might: (value) => {
      draft.might = integer(value, "might", 0);
    },
    mightBonus: (value) => {
      draft.mightBonus = integer(value, "a Might Bonus");
    },
    tags: (value) => {
      draft.tags = list(value, "tags", (tag) => text(tag, "a tag"));
    },
    keywords: (value) => {
      keywords.push(...list(value, "keywords", keywordAbility));
    },
    abilities: (value) => {
      paragraphs.push(...abilities(value));
    },
  });
  const { type, domains = [], ...facts } = draft;
  if (type === undefined) return part.refuse(`the card "${name}" has no type; expected ${CARD_TYPES.join(", ")}.`);
  return { id: `CASE-${index + 1}`, name, type, domains, ...facts, abilities: [...keywords, ...paragraphs] };
}

function oneOrMore<T>(part: Part, read: (item: Part) => T): T[] {
  return part.isList() ? list(part, "a list", read) : [read(part)];
}

function keywordAbility(part: Part): Ability {
  const { keyword: name, value } = keyword(part);
  return /\d$/.test(text(part, "a keyword")) ? { kind: "keyword", keyword: name, value } : { kind: "keyword", keyword: name };
}
