import { changesItsMight, empty } from "../board.ts";
import { keyword, playPrice, poolOf, priceOf, rest } from "../facts.ts";
import { ANSWER } from "../play.ts";
import { isGear, isUnit, type Situation } from "../terms.ts";

/** Equipment, and what is Empowered. */
export const GEAR: readonly Situation[] = [
  {
    name: "is equipped for its printed price",
    rules: ["818.1.c.2", "718.4", "434.1.d"],
    make: (card) => {
      const price = priceOf(rest(card, "Equip") ?? "");
      if (price === null || /copy|As this is attached|Brutalizer/.test(`${card.text}${card.name}`)) return null;
      const extra = /an additional \+2/.test(card.attached) ? 2 : 0;
      return {
        board: empty({ P1: { base: ["V2", card.name], pool: poolOf(price) }, P2: { base: ["V3"] } }),
        steps: [
          { "P1 cannot": `use ${card.name} on V3` },
          { P1: `use ${card.name} on V2` },
          { expect: { P1: { pool: Object.fromEntries(Object.keys(poolOf(price)).map((what) => [what, 0])) } } },
          "all pass",
          { expect: { [card.name]: { attachedTo: "V2", at: "P1's base" }, V2: { might: 2 + card.bonus + extra } } },
        ],
      };
    },
  },
  {
    name: "is not equipped for less than its printed price",
    rules: ["404.1", "358.2", "818.1.c.3"],
    make: (card) => {
      const price = priceOf(rest(card, "Equip") ?? "");
      if (price === null) return null;
      const less = price.energy > 0 ? { ...price, energy: price.energy - 1 } : { ...price, power: price.power.slice(1) };
      return {
        board: empty({ P1: { base: ["V2", card.name], pool: poolOf(less) } }),
        steps: [{ "P1 cannot": `use ${card.name} on V2` }, { expect: { [card.name]: { attachedTo: "none" } } }],
      };
    },
  },
  {
    name: "stays behind, detached, where the unit that wore it died, and is recalled",
    rules: ["719.5", "435.4.a", "435.4.b", "457.1"],
    make: (card) =>
      !isGear(card) || !card.tags.includes("Equipment") || /would die|copy|Deathknell/.test(`${card.text}${card.attached}`)
        ? null
        : {
            board: empty({ P1: { hand: ["Vengeance"], pool: { energy: 4, order: 2, any: 1 } } }, [
              { "BF-A": { controller: "P1", units: { P1: [{ card: "V2", attached: [card.name] }] } } },
              "BF-B",
            ]),
            steps: [
              { expect: { V2: { attached: [card.name] }, [card.name]: { at: "BF-A" } } },
              { P1: "play Vengeance on V2" },
              "all pass",
              {
                expect: {
                  V2: { zone: "trash" },
                  [card.name]: { zone: "board", at: "P1's base", attachedTo: "none" },
                  events: [{ type: "recalled", object: card.name }],
                  "no events": [{ type: "moved", object: card.name }],
                },
              },
            ],
          },
  },
  {
    name: "is drawn quickly: played in a response and attached",
    rules: ["819.1.b", "819.1.d"],
    make: (card) =>
      keyword(card, "Quick-Draw") === 0
        ? null
        : {
            board: empty({ P1: { base: ["V2"], hand: ["S2", card.name], pool: { ...poolOf(playPrice(card)), energy: card.energy + 2 } } }),
            steps: [
              { P1: "play S2" },
              { P1: `play ${card.name}` },
              "all pass",
              { expect: { [card.name]: { attachedTo: "V2" }, V2: { might: 2 + card.bonus }, chain: ["S2"] } },
            ],
          },
  },
  {
    name: "is empowered for its printed price, and once",
    rules: ["827.1.c.1", "441.1.b"],
    make: (card) => {
      const price = priceOf(rest(card, "Empower") ?? "");
      if (price === null || (!isUnit(card) && !isGear(card)) || /up to three times/.test(card.text)) return null;
      return {
        board: empty({ P1: { base: [card.name], pool: { ...poolOf(price), energy: price.energy * 2, any: 9 } } }),
        steps: [
          { P1: `use ${card.name} #1` },
          { expect: { [card.name]: { empowered: false }, P1: { pool: { energy: price.energy } } } },
          "all pass",
          ANSWER,
          { expect: { [card.name]: { empowered: true } } },
          { "P1 cannot": `use ${card.name} #1` },
        ],
      };
    },
  },
  {
    name: "is not empowered for less than its printed price",
    rules: ["404.1", "358.2", "827.1.c"],
    make: (card) => {
      const price = priceOf(rest(card, "Empower") ?? "");
      if (price === null) return null;
      const less = price.energy > 0 ? { ...price, energy: price.energy - 1 } : { ...price, power: price.power.slice(1) };
      const where = card.type === "legend" ? { legend: card.name } : { base: [card.name] };
      return {
        board: empty({ P1: { ...where, pool: poolOf(less) } }),
        steps: [{ "P1 cannot": `use ${card.name} #1` }, { expect: { [card.name]: { empowered: false } } }],
      };
    },
  },
  {
    name: "has what it has while it is Empowered, and only then",
    rules: ["828.1.b.1", "828.1.c"],
    make: (card) => {
      const given = card.lines.find((line) => line.startsWith("[Empowered][>] I have "));
      const told = given?.slice("[Empowered][>] I have ".length) ?? "";
      if (!isUnit(card) || !/^(\+\d \[M\]|\[[A-Z][a-z]+( \d)?\]|,? and |, )+\.$/.test(told)) return null;
      const more = Number(/\+(\d) \[M\]/.exec(told)?.[1] ?? 0);
      const words = [...told.matchAll(/\[([A-Z][a-z]+(?: \d)?)\]/g)].map(([, word]) => word);
      const own = card.lines.filter((line) => /^\[(Deflect|Ganking|Accelerate|Tank)( \d)?\]$/.test(line)).map((line) => line.slice(1, -1));
      return {
        board: empty({ P1: { base: [card.name] }, P2: { base: [{ card: card.name, as: "Other", empowered: true }] } }),
        steps: [
          { expect: { [`P1's ${card.name}`]: { might: card.might }, Other: { might: card.might + more } } },
          ...(words.length > 0 ? [{ expect: { [`P1's ${card.name}`]: { lacks: words } } }] : []),
          ...(rest(card, "Empower") === null ? [] : [{ expect: { Other: { keywords: ["Empower", ...own, ...words] } } }]),
        ],
      };
    },
  },
  {
    name: "with Weaponmaster wears an Equipment for one Power less",
    rules: ["821.1.c", "821.1.c.2", "821.1.c.6"],
    make: (card) =>
      keyword(card, "Weaponmaster") === 0 || /additional cost/.test(card.text) || changesItsMight(card)
        ? null
        : {
            board: empty({ P1: { hand: [card.name], pool: poolOf(playPrice(card)), base: [{ card: "V2", attached: ["Doran's Blade"] }] } }),
            steps: [
              { P1: `play ${card.name} to base` },
              { P1: "yes" },
              "all pass",
              { expect: { "Doran's Blade": { attachedTo: card.name }, [card.name]: { might: card.might + 2 }, V2: { might: 2 } } },
            ],
          },
  },
];
