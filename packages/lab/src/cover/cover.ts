import { createRng, type Rng } from "@rulebound/bots";
import type { CardId, CardPool, CompiledCard, DeckList, ModeName } from "@rulebound/engine/internal";
import type { CardData } from "@rulebound/engine/language";
import { emptyReport, type FuzzReport, playGame, seatsOf } from "../fuzz.ts";
import { type Pick, randomDecks } from "../random-deck.ts";
import { Ledger } from "./ledger.ts";
import { Onlooker } from "./onlooker.ts";
import { toldPool } from "./pool.ts";
import { deckFor, sceneOf } from "./scene.ts";

/**
 * Random games, watched closely, until every card has been played and every text of it has been at work in so many games.
 * Decks are made of what has been seen least, and boards set so that a text may be at work soon.
 */
export interface CoverOptions {
  /** Those that are to be seen. */
  readonly cards: readonly CardData[];
  readonly times: number;
  /** After so many games it ends, whatever is missing. */
  readonly games: number;
  readonly seed: number;
  readonly onGame?: (report: CoverReport) => void;
}

export interface CoverReport {
  readonly ledger: Ledger;
  /** One for each mode that was played. */
  readonly modes: readonly FuzzReport[];
}

/** Most games are duels; some texts speak of allies, or of several opponents. */
const MODES: readonly ModeName[] = ["duel", "duel", "duel", "duel", "2v2", "duel", "duel", "duel", "duel", "ffa3"];

export function cover(pool: CardPool, { cards, times, games, seed, onGame }: CoverOptions): CoverReport {
  const wanted = new Set(cards.map(({ name }) => name));
  const ledger = new Ledger(pool, times, ({ data }) => wanted.has(data.name));
  const witness = new Onlooker(ledger);
  const told = toldPool(pool, witness.hear);
  const need = needOf(pool, ledger);
  const legalDeck = randomDecks(told, neediest(need));
  const reports = new Map<ModeName, FuzzReport>(MODES.map((mode) => [mode, emptyReport(mode)]));
  const report: CoverReport = { ledger, modes: [...reports.values()] };
  const findings = (): number => report.modes.reduce((sum, mode) => sum + mode.findings.length, 0);
  for (let i = 0; i < games && !ledger.isFull && findings() < MOST_FINDINGS; i++) {
    const mode = MODES[i % MODES.length];
    const fromTheMiddle = i % FROM_THE_START_ONE_IN > 0;
    const game = fromTheMiddle ? aboutTexts(told, ledger, mode, seed + i, legalDeck) : { makeDeck: legalDeck };
    playGame(told, { ...game, mode, seed: seed + i, fromTheMiddle, witness }, reports.get(mode) ?? emptyReport(mode));
    ledger.endOfGame();
    onGame?.(report);
  }
  return report;
}

/** The others begin in the middle, with a text for each player that is to be at work. */
function aboutTexts(pool: CardPool, ledger: Ledger, mode: ModeName, seed: number, makeDeck: (rng: Rng) => DeckList) {
  const rng = createRng(seed, STREAM);
  const missing = ledger.allMissing;
  const texts = Array.from({ length: seatsOf(mode) }, () => missing[rng.below(missing.length)]);
  return {
    makeDeck: (chance: Rng, seat: number) => deckFor(pool, makeDeck(chance), texts[seat].card),
    scenes: texts.map((text) => sceneOf(pool, text, rng.below(2) === 0)),
  };
}

const FROM_THE_START_ONE_IN = 4;
/** Beside those of the game. */
const STREAM = 14;

/** Then something is so wrong that more games tell no more. */
const MOST_FINDINGS = 20;

/** Of so many cards at random the one that is needed most. */
const TRIES = 10;

const neediest =
  (need: (card: CardId) => number): Pick =>
  (rng: Rng, list: readonly CardId[]) => {
    let best = list[rng.below(list.length)];
    for (let i = 1; i < TRIES; i++) {
      const other = list[rng.below(list.length)];
      if (need(other) > need(best)) best = other;
    }
    return best;
  };

/** How much is missing of a card and of those that come with it: tokens it makes, what only its legend can play. */
function needOf(pool: CardPool, ledger: Ledger): (card: number) => number {
  const companions = pool.cards.map((card) => companionsOf(pool, card));
  return (card) => companions[card].reduce((sum, other) => sum + ledger.missing(other).length, 0);
}

function companionsOf(pool: CardPool, card: CompiledCard): number[] {
  const text = JSON.stringify([card.data.abilities, card.data.effectText]);
  const comes = (other: CompiledCard): boolean => {
    if (other.index === card.index) return true;
    if (other.token) return text.includes(`"${other.data.name}"`);
    if (card.data.type !== "legend") return false;
    return (other.champion || other.data.supertypes?.includes("signature") === true) && other.tags.some((tag) => card.tags.includes(tag));
  };
  return pool.cards.filter(comes).map(({ index }) => index);
}
