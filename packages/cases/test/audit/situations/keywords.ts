import { empty, table } from "../board.ts";
import { foreign, keyword, playPrice, poolOf, priceOf, rest } from "../facts.ts";
import { ANSWER } from "../play.ts";
import { hasTermsOfPlay, isMain, isUnit, needsMore, place, type Situation } from "../terms.ts";

/** Keywords of playing and of time. */
export const KEYWORDS: readonly Situation[] = [
  {
    name: "is paid for with Accelerate and enters ready",
    rules: ["805.1.a", "805.1.a.1", "805.6"],
    make: (card) =>
      keyword(card, "Accelerate") === 0 || hasTermsOfPlay(card)
        ? null
        : {
            board: table("P1", { hand: [card.name], pool: poolOf(playPrice(card, { energy: 1, power: [card.domains[0]] })) }),
            steps: [
              { P1: `play ${card.name} to base with accelerate` },
              {
                expect: {
                  [card.name]: { exhausted: false },
                  P1: { pool: { energy: 0, [card.domains[0]]: 0 } },
                  "no events": [{ type: "readied", object: card.name }],
                },
              },
            ],
          },
  },
  {
    name: "is not accelerated for another domain's Power",
    rules: ["805.1.a.1"],
    make: (card) =>
      keyword(card, "Accelerate") === 0 || hasTermsOfPlay(card)
        ? null
        : {
            board: table("P1", { hand: [card.name], pool: poolOf(playPrice(card, { energy: 1, power: [foreign(card)] })) }),
            steps: [
              { "P1 cannot": `play ${card.name} to base with accelerate` },
              { P1: `play ${card.name} to base` },
              { expect: { [card.name]: { exhausted: true }, P1: { pool: { energy: 1 } } } },
            ],
          },
  },
  {
    name: "is hidden for one Power of any domain where its player is in control, if it has Hidden",
    rules: ["811.1.b", "421.2.a", "107.3.b", "107.3.c"],
    make: (card, at) => {
      if (!isMain(card)) return null;
      const board = table("P1", { hand: [card.name], pool: { [["fury", "calm", "mind", "body", "chaos", "order"][at % 6]]: 1 } });
      if (keyword(card, "Hidden") === 0) return { board, steps: [{ "P1 cannot": `hide ${card.name} at BF-A` }] };
      return {
        board,
        steps: [
          { "P1 cannot": `hide ${card.name} at BF-B` },
          { "P1 cannot": `hide ${card.name} at BF-C` },
          { P1: `hide ${card.name} at BF-A` },
          {
            expect: {
              "BF-A": { facedown: [card.name] },
              P1: { hand: 0 },
              chain: [],
              "no events": [{ type: "finalized", object: card.name }],
            },
          },
          { "P1 cannot": `play ${card.name} from hidden` },
        ],
      };
    },
  },
  {
    name: "is played from facedown for nothing on the next turn, to where it was hidden",
    rules: ["811.1.d.1", "811.6", "421.3"],
    make: (card) =>
      keyword(card, "Hidden") === 0 || card.type === "spell" || /additional cost|As you play/.test(card.text)
        ? null
        : {
            board: {
              turn: "P2",
              players: { P1: {}, P2: { hand: ["S2"], pool: { energy: 2 } } },
              battlefields: [{ "BF-A": { controller: "P1", units: { P1: ["V3"] }, facedown: { P1: card.name } } }, "BF-B"],
            },
            steps: [
              { P2: "play S2" },
              { P2: "pass" },
              { P1: `play ${card.name} from hidden` },
              {
                expect: {
                  [card.name]: { zone: "board", ...(isUnit(card) ? { at: "BF-A", exhausted: true } : {}) },
                  "BF-A": { facedown: [] },
                },
              },
            ],
          },
  },
  {
    name: "is played from the trash for its Flow price, and banished",
    rules: ["829.1.b", "829.1.b.1", "829.1.c.1"],
    make: (card) => {
      const price = priceOf(rest(card, "Flow") ?? "");
      if (price === null || needsMore({ ...card, text: card.text.replace(/\[Flow\].*/, "") })) return null;
      return {
        board: table("P1", { trash: [card.name], pool: poolOf(price) }),
        steps: [
          { P1: `play ${card.name} from trash` },
          ANSWER,
          { expect: { P1: { pool: Object.fromEntries(Object.keys(poolOf(price)).map((what) => [what, 0])) } } },
          "all pass",
          ANSWER,
          { expect: { [card.name]: { zone: "banished" } } },
        ],
      };
    },
  },
  {
    name: "has what its Level gives with that much XP, and not with less",
    rules: ["824.1.b.1", "824.1.d"],
    make: (card) => {
      const found = card.lines.map((line) => /^\[Level (\d+)\]\[>\] I have \+(\d) \[M\]/.exec(line)).find((one) => one !== null);
      if (!isUnit(card) || found === undefined || found === null) return null;
      const [level, more] = [Number(found[1]), Number(found[2])];
      return {
        board: empty({ P1: { xp: level, base: [card.name] }, P2: { xp: level - 1, base: [{ card: card.name, as: "Other" }] } }),
        steps: [{ expect: { [`P1's ${card.name}`]: { might: card.might + more }, Other: { might: card.might } } }],
      };
    },
  },
  {
    name: "hunts as it conquers and as it holds",
    rules: ["823.1.c.1"],
    make: (card) => {
      const value = keyword(card, "Hunt");
      return value === 0 || !isUnit(card)
        ? null
        : {
            board: empty({ P1: { base: [card.name] } }),
            steps: [
              { P1: `move ${card.name} to BF-A` },
              "settle",
              { expect: { P1: { xp: value, points: 1 } } },
              "next turn",
              "next turn",
              { expect: { P1: { xp: value * 2, points: 2 } } },
            ],
          };
    },
  },
  {
    name: "is killed, being Temporary, before its controller's scoring and not before another's",
    rules: ["816.1.b", "816.1.c"],
    make: (card) => {
      if (keyword(card, "Temporary") === 0) return null;
      const board = (turn: string) =>
        isUnit(card)
          ? empty({}, [{ "BF-A": { controller: "P1", units: { P1: [card.name] } } }, "BF-B"], { turn, phase: "awaken" })
          : empty({ P1: { base: [card.name] } }, ["BF-A", "BF-B"], { turn, phase: "awaken" });
      return {
        board: board("P1"),
        steps: ["settle", { expect: { [card.name]: { zone: card.isToken ? "none" : "trash" }, P1: { points: 0 } } }],
      };
    },
  },
  {
    name: "stays, being Temporary, while another player's turn begins",
    rules: ["816.1.c"],
    make: (card) =>
      keyword(card, "Temporary") === 0
        ? null
        : {
            board: empty({ P1: { base: [card.name] } }, ["BF-A", "BF-B"], { turn: "P2", phase: "awaken" }),
            steps: [{ expect: { turn: "P2", phase: "main", [card.name]: { zone: "board" } } }],
          },
  },
  {
    name: "with Vision lets its player recycle the top card",
    rules: ["817.1.b", "436.1"],
    make: (card) =>
      keyword(card, "Vision") === 0 || hasTermsOfPlay(card)
        ? null
        : {
            board: empty({ P1: { hand: [card.name], pool: poolOf(playPrice(card)), deck: { exactly: ["V7", "V8"] } } }),
            steps: [
              { P1: `play ${card.name}${place(card)}` },
              "all pass",
              { P1: "choose V7" },
              { expect: { P1: { deck: ["V8", "V7"] }, events: [{ type: "predicted", player: "P1" }] } },
            ],
          },
  },
];
