import type { Domain } from "@rulebound/engine/language";
import type { PlayerSetup, PoolSetup, RuneSetup } from "../case.ts";
import type { Context } from "./context.ts";
import type { Part } from "./document.ts";
import { DOMAINS } from "./keywords.ts";
import { LIMITS } from "./limits.ts";
import { MAIN_DECK, object, objects, PERMANENTS } from "./objects.ts";
import { fields, integer, list, oneOf, text } from "./values.ts";

export const EMPTY_PLAYER: PlayerSetup = {
  legend: null,
  legends: [],
  champion: null,
  chosen: null,
  points: 0,
  xp: 0,
  hand: [],
  deck: [],
  filled: true,
  trash: [],
  banished: [],
  runes: [],
  runeDeck: null,
  pool: {},
  base: [],
};

export function player(part: Part, context: Context): PlayerSetup {
  const draft: { -readonly [K in keyof PlayerSetup]: PlayerSetup[K] } = { ...EMPTY_PLAYER };
  if (part.isNothing()) return draft;
  fields(part, "a player", {
    legend: (value) => {
      draft.legend = object(value, context, ["legend"]);
    },
    legends: (value) => {
      draft.legends = objects(value, context, ["legend"], "further legends");
    },
    champion: (value) => {
      draft.champion = object(value, context, ["unit"]);
    },
    chosen: (value) => {
      draft.chosen = context.card(value, ["unit"]).name;
    },
    points: (value) => {
      draft.points = integer(value, "points", 0);
    },
    xp: (value) => {
      draft.xp = integer(value, "xp", 0);
    },
    hand: (value) => {
      draft.hand = objects(value, context, MAIN_DECK, "a hand");
    },
    deck: (value) => {
      draft.filled = !value.isMap();
      if (draft.filled) draft.deck = objects(value, context, MAIN_DECK, "a deck");
      else
        fields(value, "a deck", {
          exactly: (cards) => {
            draft.deck = objects(cards, context, MAIN_DECK, "a deck");
          },
        });
    },
    trash: (value) => {
      draft.trash = objects(value, context, MAIN_DECK, "a trash");
    },
    banished: (value) => {
      draft.banished = objects(value, context, MAIN_DECK, "what is banished");
    },
    runes: (value) => {
      draft.runes = runes(value);
    },
    runeDeck: (value) => {
      draft.runeDeck = list(value, "a rune deck", runeDomain);
    },
    pool: (value) => {
      draft.pool = pool(value);
    },
    base: (value) => {
      draft.base = objects(value, context, PERMANENTS, "a base");
    },
  });
  return draft;
}

/** `{fury: 3, mind: {ready: 1, exhausted: 2}}` */
function runes(part: Part): RuneSetup[] {
  return part.entries("runes").map(([, key, value]) => {
    const domain = oneOf(key, DOMAINS, "a domain");
    if (!value.isMap()) return { domain, ready: integer(value, "a number of runes", 0, LIMITS.things), exhausted: 0 };
    const counts = { ready: 0, exhausted: 0 };
    fields(value, "runes of a domain", {
      ready: (n) => {
        counts.ready = integer(n, "a number of runes", 0, LIMITS.things);
      },
      exhausted: (n) => {
        counts.exhausted = integer(n, "a number of runes", 0, LIMITS.things);
      },
    });
    return { domain, ...counts };
  });
}

/** `fury`, or the card's name `Fury Rune`. */
function runeDomain(part: Part): Domain {
  const name = text(part, "a rune's domain").replace(/\s+rune$/i, "");
  const domain = DOMAINS.find((word) => word === name.toLowerCase());
  return domain ?? part.refuse(`"${name}" is not a rune's domain; expected ${DOMAINS.join(", ")}.`);
}

export function pool(part: Part): PoolSetup {
  const amounts: { -readonly [K in keyof PoolSetup]: PoolSetup[K] } = {};
  for (const [, key, value] of part.entries("a rune pool")) {
    amounts[oneOf(key, ["energy", "any", ...DOMAINS], "a resource")] = integer(value, "an amount", 0);
  }
  return amounts;
}
