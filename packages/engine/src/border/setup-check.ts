import { MODES } from "../modes/modes.ts";
import type { DeckList, GameSetup } from "../procedures/setup/setup.ts";
import { TypeBit } from "../state/ids.ts";
import { type Refusal, refuse } from "../state/reasons.ts";
import { ENTROPY_WORDS } from "../state/rng.ts";

/**
 * Whether a game can be set up at all: a seat for each deck, and in each deck cards of the kinds that belong there. Whether a
 * deck is legal for a tournament is `checkDeck`'s question.
 */
export class SetupError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`a game cannot be set up: ${refusal.detail} (${refusal.rule})`);
    this.refusal = refusal;
  }
}

const WINDOWS: readonly unknown[] = [undefined, "all", "useful", "public", "open"];
const OPENING_HAND = 4;

/** Why no game can begin like this, or null. */
export function refusalToSetUp(setup: GameSetup): Refusal | null {
  if (setup?.pool?.cards === undefined) return refuse("101", "noPool");
  const mode = MODES.find(({ name }) => name === setup.mode);
  if (mode === undefined) return refuse("481", "unknownMode", String(setup.mode));
  if (!Number.isInteger(setup.seed)) return refuse("115", "badSeed");
  const { entropy } = setup;
  if (entropy !== undefined && !(Array.isArray(entropy) && entropy.length === ENTROPY_WORDS && entropy.every(Number.isInteger)))
    return refuse("115", "badEntropy");
  if (!WINDOWS.includes(setup.windows)) return refuse("338", "badWindows", String(setup.windows));
  if (!Array.isArray(setup.decks) || setup.decks.length !== mode.players)
    return refuse(mode.rule, "deckCount", setup.decks?.length ?? 0, mode.name, mode.players);
  const { firstPlayer } = setup;
  if (firstPlayer !== undefined && !(Number.isInteger(firstPlayer) && firstPlayer >= 0 && firstPlayer < mode.players))
    return refuse("115", "noSeat", String(firstPlayer));
  for (const [seat, deck] of setup.decks.entries()) {
    const refusal = refusalOfDeck(setup, seat, deck);
    if (refusal !== null) return refusal;
  }
  return null;
}

type Part = readonly [cards: readonly number[], types: number, name: string];

function refusalOfDeck(setup: GameSetup, seat: number, deck: DeckList): Refusal | null {
  const player = seat + 1;
  if (typeof deck !== "object" || deck === null) return refuse("103", "noDeck", player, deck === null ? "null" : typeof deck);
  const parts: readonly Part[] = [
    [[deck.legend], TypeBit.legend, "the Legend Zone"],
    [[deck.champion], TypeBit.unit, "the Champion Zone"],
    [deck.main, TypeBit.unit | TypeBit.gear | TypeBit.spell, "the Main Deck"],
    [deck.runes, TypeBit.rune, "the Rune Deck"],
    [deck.battlefields, TypeBit.battlefield, "the battlefields"],
    [deck.furtherLegends ?? [], TypeBit.legend, "the Legend Zone"],
  ];
  for (const [cards, types, name] of parts) {
    if (!Array.isArray(cards)) return refuse("103", "cardMisplaced", player, String(cards), name);
    for (const index of cards) {
      const card = setup.pool.cards[index];
      if (card === undefined) return refuse("103", "noSuchCard", player, String(index));
      if ((card.types & types) === 0) return refuse("103", "cardMisplaced", player, card.data.name, name);
    }
  }
  if (deck.main.length < OPENING_HAND) return refuse("116", "deckTooSmall", player, deck.main.length, OPENING_HAND);
  if (deck.runes.length === 0) return refuse("112", "noRunes", player);
  if (deck.battlefields.length === 0) return refuse("113", "noBattlefield", player);
  const presented = setup.battlefields?.[seat];
  if (presented !== undefined && presented !== null && !deck.battlefields.includes(presented))
    return refuse("486.5", "notOwnBattlefield", player, setup.pool.cards[presented]?.data.name ?? String(presented));
  return null;
}
