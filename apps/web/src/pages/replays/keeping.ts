import type { NamedDeck, Replay, Seat } from "@rulebound/engine/internal";
import { keepGame } from "../../app/open-games.ts";
import type { CurrentGame, SavedGame } from "../../app/saved.ts";
import { everything, put, take } from "../../app/shelves.ts";
import { study } from "../../study/study.ts";

/** Recorded games on the shelf, and those that somebody brings. */

export const savedGames = async (): Promise<readonly SavedGame[]> => {
  const all = await everything<SavedGame>("replays");
  return all.map(([, game]) => game).sort((a, b) => b.when - a.when);
};

/** Puts a game from a file on the shelf. Throws with what is wrong with it. */
export async function bringFile(file: File): Promise<string> {
  const { replay, seats } = await study("readReplay", await file.text());
  const { winners, stops } = await study("watch", replay);
  const last = stops[stops.length - 1];
  const id = `file-${file.name.replace(/\W+/g, "-")}-${replay.seed}`;
  const game: SavedGame = {
    id,
    when: file.lastModified,
    replay,
    seats: seats ?? replay.decks.map(({ legend }, seat) => ({ name: `P${seat + 1}`, bot: null, deck: legend, legend })),
    winners,
    points: last.points,
    turns: last.turn,
    lastedMs: 0,
  };
  await put("replays", id, game);
  return id;
}

export async function botsPlay(): Promise<string> {
  const seed = Math.floor(Date.now() / 1000) % 100_000;
  const game: SavedGame = { ...(await study("exhibition", seed)), when: Date.now() };
  await put("replays", game.id, game);
  return game.id;
}

export const savedGame = (id: string): Promise<SavedGame | undefined> => take<SavedGame>("replays", id);

/** Lays a recorded game out to be played on from some answer by one seat against bots: the id of its table. */
export async function branch(game: SavedGame, at: number, me: Seat): Promise<string | null> {
  const replay = await study("untilStop", at);
  if (replay === null) return null;
  const current: CurrentGame = {
    setup: {
      id: `${game.id}-from-${at}-${Date.now()}`,
      mode: replay.mode,
      seed: replay.seed,
      fullControl: false,
      seats: game.seats.map(({ name, bot, deck }, seat) => ({
        name: seat === me ? nameOfPerson(game) : bot === null ? name : bot,
        bot: seat === me ? null : (bot ?? "greedy"),
        deck: deckText(replay.decks[seat]),
        deckName: deck,
      })),
    },
    replay,
    startedAt: Date.now(),
    match: null,
  };
  await keepGame(current);
  return current.setup.id;
}

const nameOfPerson = ({ seats }: SavedGame): string => seats.find(({ bot }) => bot === null)?.name ?? "P1";

/** A list that the deck reader understands. */
function deckText({ legend, champion, main, runes, battlefields, furtherLegends = [] }: NamedDeck): string {
  const counted = (names: readonly string[]): string[] =>
    [...new Set(names)].map((name) => `${names.filter((one) => one === name).length} ${name}`);
  return [
    "Legend:",
    ...counted([legend, ...furtherLegends]),
    "Champion:",
    `1 ${champion}`,
    "MainDeck:",
    ...counted(main),
    "Battlefields:",
    ...counted(battlefields),
    "Runes:",
    ...counted(runes),
  ].join("\n");
}

export function saveFile(game: SavedGame): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(game)], { type: "application/json" }));
  link.download = `${game.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export type { Replay };
