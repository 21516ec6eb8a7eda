import { CARDS, isDeck, parseDeck, STARTER_DECKS } from "@rulebound/cards";
import { legal, loadPool, Recorder, type Replay } from "@rulebound/engine/internal";

const TRIES = 400;

/** A game of the first player with Sett that stands where they are asked for a cost without which they could not pay (355.16). */
export function gameWithNeededCost(): Replay {
  const { pool } = loadPool(CARDS);
  const decks = ["sett", "jinx"].map((id) => {
    const reading = parseDeck(STARTER_DECKS.find((deck) => deck.id === id)?.text ?? "", pool);
    if (!isDeck(reading)) throw new Error(`${id}: ${reading.errors[0]?.reason}`);
    return reading.deck;
  });
  for (let seed = 1; seed <= TRIES; seed++) {
    const game = new Recorder({ pool, mode: "duel", seed, decks });
    for (let n = 0; game.state.decision !== null; n++) {
      const { player, kind, min } = game.state.decision;
      if (player === 0 && kind === "may" && min === 1) return game.replay();
      const answers = legal(game.state);
      game.apply(answers[(n * 7 + seed) % answers.length]);
    }
  }
  throw new Error(`no game of ${TRIES} comes to such a question`);
}
