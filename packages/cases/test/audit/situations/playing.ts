import { empty, table } from "../board.ts";
import { foreign, playPrice, poolOf } from "../facts.ts";
import { ANSWER } from "../play.ts";
import { isDeployed, isGear, isPlainSpell, isPlayable, isPlayableHere, isUnit, place, type Situation, targets } from "../terms.ts";

const MODES = [
  { mode: "duel", seats: 2 },
  { mode: "ffa3", seats: 3 },
  { mode: "ffa4", seats: 4 },
  { mode: "2v2", seats: 4 },
];

/** Playing a card: its price, how it comes, where it goes, and what it needs. */
export const PLAYING: readonly Situation[] = [
  {
    name: "is played for exactly its price",
    rules: ["356", "357.1"],
    make: (card) => {
      if (!isPlayableHere(card)) return null;
      const pool = poolOf(playPrice(card));
      const left = Object.fromEntries(Object.keys(pool).map((what) => [what, 0]));
      return {
        board: table("P1", { hand: [card.name], pool }),
        steps: [
          { expect: { [card.name]: { cost: { energy: card.energy, power: card.power } } } },
          { P1: `play ${card.name}${place(card)}` },
          ...(card.type === "spell" ? [ANSWER, { expect: { chain: [card.name] } }] : []),
          { expect: { P1: { pool: left }, [card.name]: { zone: card.type === "spell" ? "chain" : "board" } } },
        ],
      };
    },
  },
  {
    name: "is refused for one Energy too little",
    rules: ["358.2", "358.5"],
    make: (card) =>
      !isPlayableHere(card) || card.energy === 0
        ? null
        : {
            board: table("P1", { hand: [card.name], pool: { ...poolOf(playPrice(card)), energy: card.energy - 1 } }),
            steps: [{ "P1 cannot": `play ${card.name}${place(card)}` }, { expect: { [card.name]: { zone: "hand" } } }],
          },
  },
  {
    name: "is refused for Power of a domain that it does not have",
    rules: ["163.2.a", "358.2"],
    make: (card) => {
      if (!isPlayableHere(card) || card.power === 0 || card.domains.length === 0) return null;
      const { [card.domains[0]]: power, ...others } = poolOf(playPrice(card));
      const pool = { ...others, [card.domains[0]]: power - 1, [foreign(card)]: 1 };
      return {
        board: table("P1", { hand: [card.name], pool }),
        steps: [{ "P1 cannot": `play ${card.name}${place(card)}` }, { expect: { [card.name]: { zone: "hand" } } }],
      };
    },
  },
  {
    name: "comes to the board as its type says, whoever of them all plays it",
    rules: ["143.4", "149.1", "359.2.c", "359.2.d"],
    make: (card, at) => {
      if (!isPlayable(card) || card.type === "spell") return null;
      if (/enter(s)? ready|enters exhausted|enter ready/.test(card.text) || /If you play me to|recycle me if/.test(card.text)) return null;
      const { mode, seats } = MODES[at % MODES.length];
      const player = `P${(at % seats) + 1}`;
      const where = isDeployed(card) ? "BF-A" : `${player}'s base`;
      const now = isUnit(card) ? { exhausted: true, "base might": card.might } : { exhausted: false };
      return {
        board: table(player, { hand: [card.name], pool: poolOf(playPrice(card)) }, {}, { mode }),
        steps: [
          { [player]: `play ${card.name}${place(card)}` },
          { expect: { [card.name]: { zone: "board", at: where, controller: player, owner: player, ...now } } },
        ],
      };
    },
  },
  {
    name: "enters ready because it says so",
    rules: ["369.3"],
    make: (card) =>
      isUnit(card) && isPlayable(card) && card.lines.includes("I enter ready.")
        ? {
            board: table("P1", { hand: [card.name], pool: poolOf(playPrice(card)) }),
            steps: [
              { P1: `play ${card.name} to BF-A` },
              { expect: { [card.name]: { at: "BF-A", exhausted: false }, "no events": [{ type: "readied", object: card.name }] } },
            ],
          }
        : null,
  },
  {
    name: "enters exhausted because it says so",
    rules: ["369.3"],
    make: (card) =>
      isGear(card) && isPlayable(card) && card.lines.includes("This enters exhausted.")
        ? {
            board: table("P1", { hand: [card.name], pool: poolOf(playPrice(card)) }),
            steps: [{ P1: `play ${card.name}` }, { expect: { [card.name]: { at: "P1's base", exhausted: true } } }],
          }
        : null,
  },
  {
    name: "resolves and goes to its owner's trash",
    rules: ["157", "359.3.d"],
    make: (card) =>
      !isPlainSpell(card) || /Banish this|Take a turn/.test(card.text)
        ? null
        : {
            board: table("P1", { hand: [card.name], pool: poolOf(playPrice(card)) }),
            steps: [
              { P1: `play ${card.name}` },
              ANSWER,
              "all pass",
              ANSWER,
              { expect: { [card.name]: { zone: "trash", owner: "P1" }, events: [{ type: "resolved", object: card.name }] } },
            ],
          },
  },
  {
    name: "is countered: it goes to its owner's trash, does nothing, and stays paid for",
    rules: ["425.1.a", "425.1.a.1", "425.1.c"],
    make: (card) =>
      !isPlainSpell(card) || /can't be countered/.test(card.text)
        ? null
        : {
            board: table("P1", { hand: [card.name], pool: poolOf(playPrice(card)) }, { hand: ["Wind Wall"], pool: { energy: 3, calm: 2 } }),
            steps: [
              { P1: `play ${card.name}` },
              ANSWER,
              { P1: "pass" },
              { P2: `play Wind Wall on ${card.name}` },
              "all pass",
              {
                expect: {
                  [card.name]: { zone: "trash", owner: "P1" },
                  P1: { hand: 0, pool: { energy: 0 }, deck: 10, base: ["Fay", "Gil"] },
                  P2: { hand: 0, deck: 10, base: ["Eve", "Gus"] },
                  Abe: { at: "BF-A", damage: 0, might: 3, exhausted: false },
                  Bob: { at: "BF-B", damage: 0, might: 3, stunned: false },
                  chain: [],
                  state: "neutral open",
                  "no events": [{ type: "resolved", object: card.name }],
                },
              },
            ],
          },
  },
  {
    name: "has no legal target, and is refused",
    rules: ["355.8", "419.2.a"],
    make: (card) =>
      card.type === "spell" && isPlayable(card) && targets(card)
        ? {
            board: empty({ P1: { hand: [card.name], pool: poolOf(playPrice(card)) } }),
            steps: [{ "P1 cannot": `play ${card.name}` }, { expect: { [card.name]: { zone: "hand" }, P1: { hand: 1 } } }],
          }
        : null,
  },
];
