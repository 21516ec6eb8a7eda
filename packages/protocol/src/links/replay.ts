import { parseReplay, type Replay } from "@rulebound/engine/internal";
import { afterPrefix, LinkError, packed, REPLAY_LINK, unpacked } from "./text.ts";

/** A game in a link: what has to be known to play it again, and who played. */
export interface SharedReplay {
  readonly replay: Replay;
  readonly seats: readonly SharedSeat[];
}

export interface SharedSeat {
  readonly name: string;
  readonly bot: string | null;
}

const LONGEST_NAME = 40;

/** `/replays/shared#...`. Of the fingerprints the last one is enough to tell a game that is played differently now. */
export async function replayFragment({ replay, seats }: SharedReplay): Promise<string> {
  const last = replay.fingerprints.slice(-1);
  const names = seats.map(({ name, bot }) => [name.slice(0, LONGEST_NAME), bot]);
  return REPLAY_LINK + (await packed(JSON.stringify([{ ...replay, fingerprints: last }, names])));
}

/** Throws a LinkError or a ReplayError with what is wrong. */
export async function replayInFragment(fragment: string): Promise<SharedReplay> {
  const text = await unpacked(afterPrefix(fragment, REPLAY_LINK));
  const [data, names] = parsed(text);
  const replay = parseReplay(JSON.stringify(data));
  const given = Array.isArray(names) ? names : [];
  const seats = replay.decks.map((_, seat) => seatOf(given[seat], seat));
  return { replay, seats };
}

function parsed(text: string): readonly [unknown, unknown] {
  try {
    const data: unknown = JSON.parse(text);
    if (Array.isArray(data) && data.length === 2) return [data[0], data[1]];
  } catch {
    // Told below.
  }
  throw new LinkError("the link holds no game");
}

function seatOf(given: unknown, seat: number): SharedSeat {
  const [name, bot]: unknown[] = Array.isArray(given) ? given : [];
  return {
    name: typeof name === "string" && name !== "" ? name.slice(0, LONGEST_NAME) : `P${seat + 1}`,
    bot: typeof bot === "string" ? bot.slice(0, LONGEST_NAME) : null,
  };
}
