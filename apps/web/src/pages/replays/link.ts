import { replayFragment, replayInFragment } from "@rulebound/protocol/links";
import { addressOf } from "../../app/base.ts";
import type { SavedGame } from "../../app/saved.ts";
import { study } from "../../study/study.ts";

/** /replays/shared#...: a game that the address itself carries. */
export const SHARED = "shared";

/** Throws a LinkError where the game is too long for a link. */
export const linkToGame = async ({ replay, seats }: SavedGame): Promise<string> =>
  addressOf(`replays/${SHARED}#${await replayFragment({ replay, seats })}`);

/** Throws with what is wrong with it. */
export async function gameInLink(hash: string): Promise<SavedGame> {
  const { replay, seats } = await replayInFragment(hash);
  const { winners, stops } = await study("watch", replay);
  const last = stops[stops.length - 1];
  return {
    id: `${SHARED}-${replay.seed}`,
    when: Date.now(),
    replay,
    seats: seats.map(({ name, bot }, seat) => ({ name, bot, deck: replay.decks[seat].legend, legend: replay.decks[seat].legend })),
    winners,
    points: last.points,
    turns: last.turn,
    lastedMs: 0,
  };
}
