import { changesItsMight, empty, table } from "./board.ts";
import { type Facts, foreign, keyword, playPrice, poolOf, priceOf, rest } from "./facts.ts";
import { ANSWER, type Made } from "./play.ts";

/** A situation that a rule decides for every card to which it applies; the figures are the book's and the card's, not the engine's. */
export interface Situation {
  readonly name: string;
  readonly rules: readonly string[];
  /** Null: it says nothing about this card. */
  readonly make: (card: Facts, at: number) => Made | null;
}

const isMain = ({ type, isToken }: Facts): boolean => !isToken && (type === "unit" || type === "gear" || type === "spell");
const isUnit = ({ type }: Facts): boolean => type === "unit";
const isGear = ({ type }: Facts): boolean => type === "gear";
const isDeployed = (card: Facts): boolean => keyword(card, "Deploy") > 0;

/** What a text says about the price, the place or the manner of its own play. */
const hasTermsOfPlay = ({ text }: Facts): boolean =>
  /additional cost|Reduce my cost|costs? \[|cost is reduced|cost \[|Play me only|can't be played|Show Off|As you play|may play me for|enter there|have me enter ready|Deck,? choose 3/.test(
    text,
  );
const choosesOnTheChain = ({ text }: Facts): boolean =>
  /Counter (a|an|that) |Gain control of a spell|Choose a (friendly unit and a )?spell|that chooses it|being chosen by/.test(text);
/** What a table without texts does not have. */
const needsMore = ({ text }: Facts): boolean =>
  /equipped|Equipment|attacking|in combat|stunned|buff|2 \[M\] or less|at its location|Empowered|Fury unit|Calm unit|Mind|Body unit|Chaos unit|Order unit|Hidden\]|Bird|Poro|Dragon|Mighty|named|moved this turn|Bomb|\[Deploy\]|facedown|showdown/.test(
    text,
  );
const isPlayable = (card: Facts): boolean => isMain(card) && !hasTermsOfPlay(card);
const isPlainSpell = (card: Facts): boolean => card.type === "spell" && isPlayable(card) && !choosesOnTheChain(card) && !needsMore(card);
const place = (card: Facts): string => (isUnit(card) ? " to base" : isDeployed(card) ? " to BF-A" : "");
const isPlayableHere = (card: Facts): boolean => isPlayable(card) && (card.type !== "spell" || isPlainSpell(card));

const MODES = [
  { mode: "duel", seats: 2 },
  { mode: "ffa3", seats: 3 },
  { mode: "ffa4", seats: 4 },
  { mode: "2v2", seats: 4 },
];

export const SITUATIONS: readonly Situation[] = [
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
    name: "attacks with its Might and its Assault, and has neither in its base again",
    rules: ["807.1.c", "807.1.d.1"],
    make: (card) => {
      if (!isUnit(card) || changesItsMight(card) || actsAsItMoves(card)) return null;
      const assault = keyword(card, "Assault");
      return {
        board: empty({ P1: { base: [card.name] }, P2: {} }, [{ "BF-A": { controller: "P2", units: { P2: ["V9"] } } }, "BF-B"]),
        steps: [
          { expect: { [card.name]: { might: card.might, attacker: false } } },
          { P1: `move ${card.name} to BF-A` },
          { expect: { [card.name]: { attacker: true, defender: false, might: card.might + assault, exhausted: true } } },
        ],
      };
    },
  },
  {
    name: "defends with its Might and its Shield",
    rules: ["814.1.c", "814.1.d"],
    make: (card) => {
      if (!isUnit(card) || changesItsMight(card)) return null;
      return {
        board: empty({ P1: { base: ["V2"] } }, [{ "BF-A": { controller: "P2", units: { P2: [card.name] } } }, "BF-B"]),
        steps: [
          { P1: "move V2 to BF-A" },
          { expect: { [card.name]: { attacker: false, defender: true, might: card.might + keyword(card, "Shield") } } },
        ],
      };
    },
  },
  {
    name: "with Tank takes the damage first",
    rules: ["815.1.b", "465.2.c.6"],
    make: (card) => {
      if (!isUnit(card) || keyword(card, "Tank") === 0 || changesItsMight(card) || combatTrigger(card)) return null;
      const might = card.might + keyword(card, "Shield");
      return {
        board: empty({ P1: { base: [`V${might}`] } }, [{ "BF-A": { controller: "P2", units: { P2: [card.name, "V20"] } } }, "BF-B"]),
        steps: [
          { P1: `move V${might} to BF-A` },
          "all pass",
          { expect: { [card.name]: { zone: "trash" }, V20: { at: "BF-A", damage: 0 }, "BF-A": { controller: "P2" } } },
        ],
      };
    },
  },
  {
    name: "with Backline takes the damage last",
    rules: ["826.3", "465.2.c.6"],
    make: (card) => {
      const last = keyword(card, "Backline") > 0 || card.lines.includes("I must be assigned combat damage last.");
      if (!last || combatTrigger(card)) return null;
      return {
        board: empty({ P1: { base: ["V7"] } }, [{ "BF-A": { controller: "P2", units: { P2: [card.name, "V7 b"] } } }, "BF-B"]),
        steps: [
          { P1: "move V7 to BF-A" },
          "all pass",
          { expect: { [card.name]: { at: "BF-A", damage: 0 }, "V7 b": { zone: "trash" }, V7: { zone: "trash" } } },
        ],
      };
    },
  },
  {
    name: "with Deflect taxes an opponent's choice and not its controller's own",
    rules: ["809.1.c", "809.1.c.1", "356.2.a.2"],
    make: (card) => {
      const value = keyword(card, "Deflect");
      if (!isUnit(card) || value === 0 || actsAsItIsChosen(card)) return null;
      return {
        board: empty(
          {
            P1: { hand: ["Incinerate", "Falling Comet"], pool: { energy: 7, any: value } },
            P2: { hand: ["Discipline"], pool: { energy: 2 } },
          },
          [{ "BF-A": { controller: "P2", units: { P2: [{ card: card.name, might: 20 }] } } }, "BF-B"],
        ),
        steps: [
          { P1: `play Incinerate on ${card.name}` },
          { expect: { P1: { pool: { energy: 5, any: 0 } } } },
          { P1: "pass" },
          { P2: `play Discipline on ${card.name}` },
          { expect: { P2: { pool: { energy: 0 } } } },
          "all pass",
          "all pass",
          { expect: { [card.name]: { damage: 2 } } },
          { "P1 cannot": `play Falling Comet on ${card.name}` },
        ],
      };
    },
  },
  {
    name: "goes from one battlefield to another if it has Ganking, and only then",
    rules: ["144.4.c.1", "810.1.b"],
    make: (card) => {
      if (!isUnit(card) || /Your Mechs have/.test(card.text)) return null;
      const board = empty({ P1: {} }, [{ "BF-A": { controller: "P1", units: { P1: [card.name] } } }, "BF-B"]);
      if (keyword(card, "Ganking") > 0)
        return { board, steps: [{ P1: `move ${card.name} to BF-B` }, { expect: { [card.name]: { at: "BF-B", exhausted: true } } }] };
      return {
        board,
        steps: [{ "P1 cannot": `move ${card.name} to BF-B`, because: "144.4" }, { expect: { [card.name]: { at: "BF-A" } } }],
      };
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

const actsAsItIsChosen = ({ text }: Facts): boolean => /When you choose/.test(text);
/** 323.13: no combat begins while what the move has triggered is on the chain. */
const actsAsItMoves = ({ text }: Facts): boolean => /When I move|time I move|When I become exhausted/.test(text);
const combatTrigger = ({ text }: Facts): boolean =>
  /When(ever)? I (attack|defend)|When I attack or defend|don't deal combat damage/.test(text);

/** Needs a unit or a gear to choose as its first instruction (355.8), and none is made optional (355.13). */
const targets = ({ lines }: Facts): boolean => {
  const first = lines.find((line) => !/^(\[[A-Z][^\]]*\] ?)+(\[\d\]|\[[A-Z]\w*\])*$/.test(line) && !/^\[(Repeat|Flow)\]/.test(line)) ?? "";
  const says = /\b(a|an|two) (\w+ )?(unit|gear|unit or gear)s?\b/.test(first);
  return (
    says && !/up to|any number|may |[Aa]ll |each|trash|Main Deck|hand|This costs|Play (a|two|four)|control\w* a|As (a|y)|^When/i.test(first)
  );
};
