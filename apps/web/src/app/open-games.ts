import type { CurrentGame } from "./saved.ts";
import { drop, everything, put, take } from "./shelves.ts";

/** The games that have been begun: each lies on the shelf under the id of its table, until it is over and another begins. */

export const keepGame = (game: CurrentGame): Promise<unknown> => put("games", game.setup.id, game);

export const dropGame = (id: string): Promise<unknown> => drop("games", id);

const changedAt = ({ standing, startedAt }: CurrentGame): number => standing?.changedAt ?? startedAt;

/** All of them, the one that was played last first. */
async function begunGames(): Promise<readonly CurrentGame[]> {
  const all = await everything<CurrentGame>("games");
  return (await Promise.all(all.map(([key, game]) => underItsId(key, game)))).sort((a, b) => changedAt(b) - changedAt(a));
}

/** There used to be one place for all games, and nothing said whether the one that lay there was over. */
async function underItsId(key: string, game: CurrentGame): Promise<CurrentGame> {
  if (key === game.setup.id) return game;
  await keepGame(game);
  await dropGame(key);
  return game;
}

/** Those that can be gone on with. */
export async function openGames(): Promise<readonly CurrentGame[]> {
  const games = await begunGames();
  const isOpen = await Promise.all(games.map(async ({ standing, setup }) => !(standing?.isOver ?? (await isRecorded(setup.id)))));
  return games.filter((_, i) => isOpen[i]);
}

const isRecorded = async (id: string): Promise<boolean> => (await take("replays", id)) !== undefined;

/** One of them; without an id the one that was played last, over or not. */
export async function begunGame(id?: string): Promise<CurrentGame | undefined> {
  const games = await begunGames();
  return id === undefined ? games[0] : games.find(({ setup }) => setup.id === id);
}

/** What is over has been recorded, and is only in the way once another game has begun. */
export async function clearAway(): Promise<void> {
  const games = await begunGames();
  await Promise.all(games.filter(({ standing }) => standing?.isOver === true).map(({ setup }) => dropGame(setup.id)));
}
