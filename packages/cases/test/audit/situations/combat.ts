import { changesItsMight, empty } from "../board.ts";
import { keyword } from "../facts.ts";
import { actsAsItIsChosen, actsAsItMoves, combatTrigger, isUnit, type Situation } from "../terms.ts";

/** Combat, moves and being chosen. */
export const COMBAT: readonly Situation[] = [
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
];
