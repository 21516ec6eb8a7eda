import { empty } from "../board.ts";
import { ANSWER } from "../play.ts";
import { actsAsItIsChosen, isGear, isUnit, type Situation } from "../terms.ts";

/** Where cards go, whoever has them; legends, battlefields and runes. */
export const ZONES: readonly Situation[] = [
  {
    name: "lives without Might, and dies of one damage, into its owner's trash",
    rules: ["142.4.b", "143.2.b", "056.2", "186.1"],
    make: (card) =>
      !isUnit(card) || /I don't take damage|would die|Recycle me/.test(card.text)
        ? null
        : {
            board: empty({ P1: { hand: ["Flurry of Blades"], pool: { energy: 1 } } }, [
              { "BF-A": { controller: "P1", units: { P1: [{ card: card.name, owner: "P2", might: -40 }] } } },
              "BF-B",
            ]),
            steps: [
              { P1: "play Flurry of Blades" },
              { expect: { [card.name]: { zone: "board", owner: "P2", controller: "P1" } } },
              "all pass",
              { expect: { [card.name]: { zone: card.isToken ? "none" : "trash" }, P1: { trash: ["Flurry of Blades"] } } },
              ...(card.isToken ? [{ expect: { P2: { trash: 0 } } }] : []),
            ],
          },
  },
  {
    name: "is returned by whoever controls it to its owner's hand",
    rules: ["056.1", "056.2", "124.1", "186.1"],
    make: (card) =>
      !isUnit(card) || /return me to hand/.test(card.text) || actsAsItIsChosen(card)
        ? null
        : {
            board: empty({ P1: { hand: ["Rebuke"], pool: { energy: 2, chaos: 2 } } }, [
              { "BF-A": { controller: "P1", units: { P1: [{ card: card.name, owner: "P2", buffed: true, damage: 0, might: 3 }] } } },
              "BF-B",
            ]),
            steps: [
              { P1: `play Rebuke on ${card.name}` },
              "all pass",
              {
                expect: {
                  [card.name]: { zone: card.isToken ? "none" : "hand", owner: "P2" },
                  P1: { hand: 0 },
                  P2: { hand: card.isToken ? 0 : 1 },
                },
              },
            ],
          },
  },
  {
    name: "is copied with its Might and its text; its play effect does not happen again",
    rules: ["477.1.b", "477.1.b.1", "383.4.a"],
    make: (card) =>
      !isUnit(card) || /Other friendly units have \[Vision\]|When you play a (spell|card)/.test(card.text)
        ? null
        : {
            board: empty({
              P1: {
                hand: ["Mirror Image"],
                pool: { energy: 3, mind: 2 },
                base: [{ card: card.name, as: "Model", damage: 0, buffed: true }],
              },
            }),
            steps: [
              { P1: "play Mirror Image on Model" },
              "settle",
              {
                expect: {
                  Reflection: { "base might": card.might, buffed: false, at: "P1's base" },
                  Model: { "base might": card.might, buffed: true },
                },
              },
            ],
          },
  },
  {
    name: "is killed as gear into its owner's trash; who controlled it draws",
    rules: ["056.2", "428.2", "359.3.e.14"],
    make: (card) =>
      !isGear(card)
        ? null
        : {
            board: empty({ P1: { hand: ["Detonate"], pool: { energy: 1, fury: 1, any: 1 }, base: [{ card: card.name, owner: "P2" }] } }),
            steps: [
              { P1: `play Detonate on ${card.name}` },
              "all pass",
              {
                expect: {
                  [card.name]: { zone: card.isToken ? "none" : "trash", owner: "P2" },
                  P1: { hand: 2, trash: ["Detonate"] },
                  P2: { hand: 0, trash: card.isToken ? 0 : 1 },
                },
              },
            ],
          },
  },
  {
    name: "sounds no Deathknell when its death is replaced",
    rules: ["808.1.d.1", "370.1.a.1"],
    make: (card) =>
      !isUnit(card) || !card.lines.some((line) => line.startsWith("[Deathknell]"))
        ? null
        : {
            board: empty({ P1: { hand: ["Tactical Retreat", "Flurry of Blades"], pool: { energy: 3 } } }, [
              { "BF-A": { controller: "P1", units: { P1: [{ card: card.name, might: -40 }] } } },
              "BF-B",
            ]),
            steps: [
              { P1: `play Tactical Retreat on ${card.name}` },
              "all pass",
              { P1: "play Flurry of Blades" },
              "all pass",
              {
                expect: {
                  [card.name]: { zone: "board", at: "P1's base", exhausted: true, damage: 0 },
                  chain: [],
                  "no events": [{ type: "died", object: card.name }],
                },
              },
            ],
          },
  },
  {
    name: "is no unit and no gear, and outlives them all",
    rules: ["174.3", "175", "355.9.a.4"],
    make: (card) =>
      card.type !== "legend"
        ? null
        : {
            board: empty({
              P1: { legend: card.name, hand: ["Vengeance", "Detonate", "The Ruination"], pool: { energy: 9, order: 9, fury: 1 } },
            }),
            steps: [
              { "P1 cannot": `play Vengeance on ${card.name}` },
              { "P1 cannot": `play Detonate on ${card.name}` },
              { P1: "play The Ruination" },
              "all pass",
              { expect: { [card.name]: { zone: "legend", controller: "P1", owner: "P1" }, P1: { trash: ["The Ruination"] } } },
            ],
          },
  },
  {
    name: "is conquered for a point where it is open, and controlled then",
    rules: ["348.2.a", "469.1", "471.1"],
    make: (card) =>
      card.type !== "battlefield"
        ? null
        : {
            board: {
              turnNumber: 9,
              players: { P1: { base: ["V2"] } },
              battlefields: [card.isToken ? { "BF-T": { card: card.name } } : card.name, "BF-B"],
            },
            steps: [
              { P1: `move V2 to ${card.isToken ? "BF-T" : card.name}` },
              "all pass",
              {
                expect: { [card.isToken ? "BF-T" : card.name]: { controller: "P1", units: ["V2"], contested: "none" }, P1: { points: 1 } },
              },
            ],
          },
  },
  {
    name: "is held for a point",
    rules: ["469.2", "315.2.b.2"],
    make: (card) =>
      card.type !== "battlefield" || /can't score here|would die|deal 1 to each/.test(card.text)
        ? null
        : {
            board: {
              turnNumber: 9,
              phase: "beginning",
              players: { P1: {} },
              battlefields: [{ Here: { card: card.name, controller: "P1", units: { P1: ["V2"] } } }, "BF-B"],
            },
            steps: [ANSWER, { expect: { P1: { points: 1 }, events: [{ type: "hold", player: "P1", at: "Here" }] } }],
          },
  },
  {
    name: "is exhausted for Energy, and recycled for Power of its domain",
    rules: ["164.2.a", "164.2.b", "416.1.b"],
    make: (card) => {
      const [domain] = card.domains;
      return card.type !== "rune"
        ? null
        : {
            board: empty({ P1: { runes: { [domain]: 1 }, runeDeck: [] } }),
            steps: [
              { P1: `use ${card.name} #1` },
              { expect: { P1: { pool: { energy: 1, [domain]: 0 }, runes: 1, readyRunes: 0 } } },
              { "P1 cannot": `use ${card.name} #1` },
              { P1: `use ${card.name} #2` },
              { expect: { P1: { pool: { energy: 1, [domain]: 1 }, runes: 0, runeDeck: 1 } } },
            ],
          };
    },
  },
];
