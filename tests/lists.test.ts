import { setFlagsFromString } from "node:v8";
import { ask, createRng, random } from "@rulebound/bots";
import { CARDS, tournamentDecks } from "@rulebound/cards";
import { apply, loadPool, newGame } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";

// Only the machine itself can tell the kinds of its lists.
setFlagsFromString("--allow-natives-syntax");
const kindOf = new Function("list", "return %HasHoleyElements(list) ? 'holes' : %HasSmiElements(list) ? 'numbers' : 'anything'") as (
  list: readonly unknown[],
) => "holes" | "numbers" | "anything";
setFlagsFromString("--no-allow-natives-syntax");

const pool = loadPool(CARDS).pool;

/** Lists that every step of a game reads are of one kind each, empty or not (state/lists.ts). */
describe("lists that games keep", () => {
  it("are of the kind of numbers or of the kind of records", () => {
    const decks = tournamentDecks(pool).map(({ deck }) => deck);
    const found = new Map<string, Set<string>>();
    const note = (name: string, list: readonly unknown[]): void => {
      const kinds = found.get(name) ?? new Set<string>();
      found.set(name, kinds.add(kindOf(list)));
    };
    for (let seed = 1; seed <= 12; seed++) {
      const s = newGame({ pool, mode: "duel", decks: [decks[seed % 8], decks[(seed + 3) % 8]], seed });
      const chances = [0, 1].map((seat) => createRng(seed, seat));
      while (s.decision !== null) {
        apply(s, ask(random, s, chances[s.decision.player]));
        for (const name of ["objects", "players", "battlefields", "at", "chain", "frames", "ongoing", "acts"] as const) note(name, s[name]);
        for (const list of s.at) note("number: at a place", list);
        for (const item of s.chain) for (const name of ["targets", "incarnations"] as const) note(`${name} of an item`, item[name]);
        for (const p of s.players)
          for (const name of ["hand", "deck", "runes", "runeDeck", "trash", "banished", "champion", "legends", "power"] as const)
            note(`number: ${name}`, p[name]);
      }
    }
    const others = [...found].filter(
      ([name, kinds]) => kinds.size !== 1 || !kinds.has(name.startsWith("number: ") ? "numbers" : "anything"),
    );
    expect(found.size).toBe(20);
    expect(others.map(([name, kinds]) => `${name}: ${[...kinds].join(", ")}`)).toEqual([]);
  });

  it("are so in compiled cards", () => {
    const names = [
      "abilities",
      "resourceAbilities",
      "costs",
      "effectText",
      "flows",
      "own",
      "repeats",
      "alternativeCosts",
      "whenSeen",
    ] as const;
    const others = pool.cards.flatMap((card) =>
      names.filter((name) => kindOf(card[name]) !== "anything").map((name) => [card.data.name, name]),
    );
    expect(others).toEqual([]);
  });
});
