import { STARTER_DECKS } from "@rulebound/cards";
import { newId } from "../../engine/ids.ts";
import { randomSeed, startSolo } from "../../engine/solo.ts";
import type { Strings } from "../../strings/index.ts";
import { gentleBot } from "./bots.ts";

/** A game without any questions before: a starter deck against the gentle bot. Returns its id. */
export function startFirstGame(play: Strings["play"]): string {
  const seed = randomSeed();
  const [mine, theirs] = seed % 2 === 0 ? ["jinx", "ahri"] : ["ahri", "jinx"];
  const seat = (id: string, name: string, bot: string | null) => {
    const deck = STARTER_DECKS.find((one) => one.id === id) ?? STARTER_DECKS[0];
    return { name, bot, deck: deck.text, deckName: deck.name };
  };
  const bot = gentleBot();
  const id = newId();
  startSolo({
    id,
    mode: "duel",
    seed,
    fullControl: false,
    seats: [seat(mine, play.you, null), seat(theirs, play.bots[bot as keyof typeof play.bots] ?? bot, bot)],
  });
  return id;
}
