import { describe, expect, it } from "vitest";
import { EVERY_CARD } from "./audit/facts.ts";
import { fault } from "./audit/play.ts";
import { SITUATIONS } from "./audit/situations.ts";

/** What the rule book says of every card, held against the game: expectations are reckoned from the card's face alone. */
const met = new Set<string>();

describe("every card in the situations that its words bring it into", () => {
  it.each(SITUATIONS.map((situation) => [situation.name, situation] as const))("%s", (_, { name, rules, make }) => {
    const faults: string[] = [];
    let made = 0;
    for (const [at, card] of EVERY_CARD.entries()) {
      const one = make(card, at);
      if (one === null) continue;
      made++;
      met.add(card.name);
      const wrong = fault(`${card.name} ${name}`, rules, one);
      if (wrong !== null) faults.push(`${card.name} ${name} (${rules.join(", ")}): ${wrong}`);
    }
    expect(made, "nothing was tried").toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it("leaves no card out", () => expect(EVERY_CARD.filter(({ name }) => !met.has(name)).map(({ name }) => name)).toEqual([]));
});
