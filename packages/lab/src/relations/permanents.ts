import { addPermanent, baseOf, type CardId, type CardPool, type DeckList, type GameSetup } from "@rulebound/engine/internal";
import { boardOf, playBoth, type RelationReport } from "./both.ts";
import { Renaming } from "./sketch.ts";

/** Gear that does nothing but when its player kills a stunned unit. */
const IDLE = "solari shrine";
/** Words of the card language by which a text could look at it, or make it do something. */
const AWARE = /"(?:gear\w*|equip\w*|attach\w*|permanent\w*|something|stun\w*|Equip|Weaponmaster|Quick-Draw)"/;

/** Each player has gear that none of the other cards speaks of, in games of such cards alone. */
export function comparePermanents(setup: GameSetup, report: RelationReport, gear = IDLE): void {
  const decks = setup.decks.map((deck) => unaware(setup.pool, deck));
  if (!decks.every((deck) => deck !== null)) return;
  const quiet: GameSetup = { ...setup, decks };
  const other = boardOf(quiet);
  const idle = setup.pool.byName.get(gear);
  if (idle === undefined) throw new Error(`the pool has no ${gear}`);
  const from = other.objects.length;
  const extra = other.players.map(({ seat }) => addPermanent(other, idle, seat, baseOf(seat)));
  const names = new Renaming(decks.length, 0, { from, further: extra.length });
  playBoth(quiet, "permanents", { one: boardOf(quiet), other, names, extra }, report);
}

/** What is left of a deck without cards that look at gear; null: too little. */
function unaware(pool: CardPool, deck: DeckList): DeckList | null {
  const isUnaware = (card: CardId): boolean => !AWARE.test(JSON.stringify(pool.cards[card].data));
  const main = deck.main.filter(isUnaware);
  const battlefields = deck.battlefields.filter(isUnaware);
  const isEnough = isUnaware(deck.legend) && isUnaware(deck.champion) && battlefields.length > 0 && main.length >= MOST_ON_BOARD;
  return isEnough ? { ...deck, main, battlefields } : null;
}
/** A board takes so many of a deck: a hand, a trash and some permanents. */
const MOST_ON_BOARD = 20;
