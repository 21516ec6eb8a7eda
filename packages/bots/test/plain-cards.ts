import { type CardId, type CardPool, createPool, type DeckList, type GameSetup, NO_CARD } from "@rulebound/engine/internal";
import { battlefield, type CardData, champion, legend, rune, unit } from "@rulebound/engine/language";

/** A pool of a few plain cards is enough to play a whole game. */
const CARDS: readonly CardData[] = [
  rune("Fury Rune", "T-1", "fury"),
  legend("Ann, The Test", "T-2", { domains: ["fury"], tags: ["Ann"] }),
  champion("Ann, Tester", "T-3", { domains: ["fury"], energy: 3, might: 3, tags: ["Ann"] }),
  unit("Small", "T-4", { domains: ["fury"], energy: 1, might: 1 }),
  unit("Middle", "T-5", { domains: ["fury"], energy: 2, might: 2 }),
  unit("Large", "T-6", { domains: ["fury"], energy: 4, might: 5 }),
  battlefield("Here", "T-7"),
  battlefield("There", "T-8"),
];
export const pool: CardPool = createPool(CARDS);
export const card = (name: string): CardId => pool.byName.get(name.toLowerCase()) ?? NO_CARD;
const deck: DeckList = {
  legend: card("Ann, The Test"),
  champion: card("Ann, Tester"),
  main: Array.from({ length: 39 }, (_, i) => card(["Small", "Middle", "Large"][i % 3])),
  runes: Array.from({ length: 12 }, () => card("Fury Rune")),
  battlefields: [card("Here"), card("There")],
};
export const setup = (seed: number): GameSetup => ({ pool, mode: "duel", decks: [deck, deck], seed });
