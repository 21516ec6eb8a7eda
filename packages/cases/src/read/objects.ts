import type { CardType } from "@rulebound/engine/language";
import type { ObjectSetup } from "../case.ts";
import { textlessUnderAlias } from "../catalogue.ts";
import type { Context } from "./context.ts";
import type { Part } from "./document.ts";
import { keyword } from "./keywords.ts";
import { fields, flag, integer, list, seat, text, times } from "./values.ts";

export const PERMANENTS: readonly CardType[] = ["unit", "gear"];
export const MAIN_DECK: readonly CardType[] = ["unit", "gear", "spell"];

type Draft = { -readonly [K in keyof ObjectSetup]: ObjectSetup[K] };

export function objects(part: Part, context: Context, types: readonly CardType[], what: string): ObjectSetup[] {
  const items = part.items(what);
  return items.map((item, index) => object(item, context, types, items[index + 1] ?? null));
}

/** A card's name, `V3 a`, or a map with `card`. */
export function object(part: Part, context: Context, types: readonly CardType[], next: Part | null = null): ObjectSetup {
  if (!part.isMap()) return named(part, context, types, next);
  const draft: Partial<Draft> = {};
  let base: ObjectSetup | null = null;
  fields(part, "an object", {
    card: (value) => {
      base = named(value, context, types);
    },
    as: (value) => {
      draft.alias = context.give(value, text(value, "a name"));
    },
    exhausted: (value) => {
      draft.exhausted = flag(value, "exhausted");
    },
    damage: (value) => {
      draft.damage = integer(value, "damage", 0);
    },
    buffed: (value) => {
      draft.buffs = times(value, "buffed");
    },
    stunned: (value) => {
      draft.stunned = flag(value, "stunned");
    },
    empowered: (value) => {
      draft.empowered = times(value, "empowered");
    },
    might: (value) => {
      draft.might = integer(value, "a change of Might, such as +2");
    },
    keywords: (value) => {
      draft.keywords = list(value, "keywords", keyword);
    },
    granted: (value) => {
      draft.granted = list(value, "keywords", keyword);
    },
    tags: (value) => {
      draft.tags = list(value, "tags", (tag) => text(tag, "a tag"));
    },
    attached: (value) => {
      draft.attached = objects(value, context, ["gear", "unit"], "what is attached");
    },
    copyOf: (value) => {
      draft.copyOf = named(value, context, PERMANENTS).card;
    },
    controller: (value) => {
      draft.controller = seat(value, context.seats);
    },
    owner: (value) => {
      draft.owner = seat(value, context.seats);
    },
  });
  if (base === null) return part.refuse("an object without a card; expected {card: NAME, ...}.");
  return { ...(base as ObjectSetup), ...draft };
}

function named(part: Part, context: Context, types: readonly CardType[], next: Part | null = null): ObjectSetup {
  const written = text(part, "a card's name");
  const own = context.find(written) === null ? textlessUnderAlias(written) : null;
  if (own !== null && context.find(own.card) !== null) return blank(part, own.card, context.give(part, own.alias));
  return blank(part, context.card(part, types, next).name, null);
}

const blank = (part: Part, card: string, alias: string | null): ObjectSetup => ({
  line: part.line,
  card,
  alias,
  exhausted: false,
  damage: 0,
  buffs: 0,
  stunned: false,
  empowered: 0,
  might: 0,
  keywords: [],
  granted: [],
  tags: [],
  attached: [],
  copyOf: null,
  controller: null,
  owner: null,
});
