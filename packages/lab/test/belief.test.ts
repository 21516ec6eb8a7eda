import { createRng, Outlook } from "@rulebound/bots";
import { CARDS, tournamentDecks } from "@rulebound/cards";
import { apply, type CardId, fork, loadPool, newGame, nthCard, type State } from "@rulebound/engine/internal";
import { describe, expect, it } from "vitest";

/** What a bot imagines in an opponent's hand: what people play with such a legend, more of what has been shown. */

const { pool } = loadPool(CARDS);
const decks = tournamentDecks(pool);
const deckOf = (id: string) => {
  const found = decks.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no tournament deck is called ${id}`);
  return found.deck;
};
const named = (name: string): CardId => nthCard(pool.cards.findIndex(({ data }) => data.name === name));

function midGame(): State {
  const s = newGame({ pool, mode: "duel", decks: [deckOf("mel"), deckOf("kaisa")], seed: 3, firstPlayer: 0 });
  while (s.decision !== null && s.decision.kind !== "act")
    apply(s, s.decision.kind === "may" ? { do: "no" } : { do: "choose", picks: s.decision.options.slice(0, s.decision.min) });
  return s;
}

function imaginedHands(s: State, times: number): number[] {
  const outlook = new Outlook(s);
  const opponent = 1 - outlook.seat;
  return Array.from({ length: times }, (_, n) => outlook.imagine(createRng(n, 1))).flatMap((game) =>
    game.players[opponent].hand.map((id) => game.objects[id].card),
  );
}

/** What the lists of others hold three times each; the project's own list of her is not among those counted. */
const USUAL = ["Thousand-Tailed Watcher", "Hextech Ray", "Brynhir Thundersong"];

describe("an imagined hand", () => {
  const s = midGame();
  const opponent = 1 - new Outlook(s).seat;
  const legend = pool.cards[s.objects[s.players[opponent].legends[0]].card];
  const hands = imaginedHands(s, 200);

  it("is within the legend's domains", () => {
    expect(hands.length).toBeGreaterThan(500);
    for (const card of hands) expect(pool.cards[card].domains & ~legend.domains, pool.cards[card].data.name).toBe(0);
  });

  it("holds what is mostly played with that legend as often as in its lists", () => {
    expect(legend.data.name).toBe("Kai'Sa, Daughter of the Void");
    for (const name of USUAL) {
      const share = hands.filter((card) => card === named(name)).length / hands.length;
      expect(share, name).toBeGreaterThan(1.5 / 40);
      expect(share, name).toBeLessThan(4.5 / 40);
    }
  });

  it("holds more of what has been shown, and no more of what has been shown three times", () => {
    const rare = named("Undercover Agent");
    const share = (copies: number): number => {
      const f = fork(s);
      for (const id of f.players[opponent].deck.slice(0, copies)) f.objects[id] = { ...f.objects[id], card: rare, knownTo: 0b11 };
      return imaginedHands(f, 100).filter((card) => card === rare).length;
    };
    expect(share(1)).toBeGreaterThan(share(0));
    expect(share(3)).toBe(0);
  });
});
