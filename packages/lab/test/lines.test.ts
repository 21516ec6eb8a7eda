import { ask, createRng, random } from "@rulebound/bots";
import { CARDS } from "@rulebound/cards";
import { apply, type Decision, KEYWORDS, legal, describe as lineOf, loadPool, MODES, newGame } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";
import { Lexicon } from "../../cases/src/actions/lexicon.ts";
import { parseAction, type Vocabulary } from "../../cases/src/actions/parse.ts";
import { randomDecks } from "../src/index.ts";

/** Every answer has an action line that the case notation reads. */

const { pool } = loadPool(CARDS);
const makeDeck = randomDecks(pool);
const names = pool.cards.map(({ data }) => data.name);
const battlefields = pool.cards.filter(({ data }) => data.type === "battlefield").map(({ data }) => data.name.toLowerCase());
const vocabulary = (seats: number): Vocabulary => ({
  lexicon: new Lexicon([...names, ...pool.words]),
  battlefields: new Set(battlefields),
  seats,
  costs: new Set([...KEYWORDS.map((keyword) => keyword.toLowerCase()), "cost"]),
});

/** Group moves are asked for in steps; and it is a step, not a line, that says so. */
const isStep = (line: string): boolean => line.startsWith("move several units");

describe("the line of an answer", () => {
  it.each(MODES.map(({ name, players }) => ({ name, players })))("can be read back, in $name", ({ name, players }) => {
    const known = vocabulary(players);
    const kinds = new Set<Decision["kind"]>();
    for (let seed = 1; seed <= 6; seed++) {
      const decks = createRng(seed, 10);
      const chance = createRng(seed, 0);
      const s = newGame({ pool, mode: name, decks: Array.from({ length: players }, () => makeDeck(decks)), seed });
      while (s.decision !== null) {
        kinds.add(s.decision.kind);
        const answers = legal(s);
        for (const answer of answers.slice(0, 30)) {
          const line = lineOf(s, answer);
          if (!isStep(line)) expect(() => parseAction(line, known), `seed ${seed}: ${line}`).not.toThrow();
        }
        apply(s, ask(random, s, chance));
      }
    }
    for (const kind of ["act", "choose", "may", "mulligan", "order", "assign"] as const) expect(kinds).toContain(kind);
  });
});
