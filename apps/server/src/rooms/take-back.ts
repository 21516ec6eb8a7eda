import { isAmong, NOBODY, nthSeat, type ObjectId } from "@rulebound/engine/internal";
import type { RoomView } from "@rulebound/protocol";
import type { Game } from "./game.ts";
import { Problem } from "./problem.ts";
import type { Room } from "./room.ts";

/** Somebody wants their last answer back. It ends with the next answer, with a refusal, or when all others agree. */
export interface TakeBack {
  readonly by: number;
  readonly consents: Set<number>;
  /** How many answers there were when it was asked for. */
  readonly answers: number;
  /** By seat: cards that were seen since that answer. They stay seen. */
  readonly seen: readonly (readonly ObjectId[])[];
}

/** Each, and each wish for one, plays the game again from its start. */
const MOST_TAKE_BACKS = 20;
const LONGEST_GAME = 1000;

export function askTakeBack(room: Room, game: Game, seat: number): void {
  if (!room.table.terms.takeBacks) throw new Problem("notAllowed", "noTakeBacks");
  const to = game.lastAnswerOf(seat);
  if (to === null) throw new Problem("notAllowed", "nothingToTakeBack");
  if (game.takenBack >= MOST_TAKE_BACKS) throw new Problem("tooMuch", "enoughTakenBack");
  if (game.answers.length > LONGEST_GAME) throw new Problem("tooMuch", "tooLateToTakeBack");
  if (room.takeBack?.by === seat) throw new Problem("notAllowed", "takeBackPending");
  if (room.wished.get(seat) === game.answers.length) throw new Problem("notAllowed", "takeBackAsked");
  room.wished.set(seat, game.answers.length);
  const seen = seenSince(game, to);
  if (seen[seat].length > 0) throw new Problem("notAllowed", "seenSince", namesOf(game, seen[seat]).join(", "));
  room.takeBack = { by: seat, consents: new Set(), answers: game.answers.length, seen };
  consentOrWait(room, game);
}

export function replyTakeBack(room: Room, game: Game, seat: number, consent: boolean): void {
  if (room.takeBack === null || room.takeBack.by === seat) throw new Problem("notAllowed", "notAskedToTakeBack");
  if (consent) room.takeBack.consents.add(seat);
  else room.takeBack = null;
  consentOrWait(room, game);
}

/** Everybody else at the table has to agree; bots do. */
function consentOrWait(room: Room, game: Game) {
  const wish = room.takeBack;
  const to = wish === null ? null : game.lastAnswerOf(wish.by);
  const others = room.table.chairs.map((_, seat) => seat).filter((seat) => seat !== wish?.by && !room.table.isBot(seat));
  const isAgreed = wish !== null && others.every((seat) => wish.consents.has(seat) || game.state.players[seat].lost);
  if (!isAgreed || to === null) return room.members.notePresence();
  room.takeBack = null;
  room.commit({ do: "takeBack", to });
}

/** By seat: cards that it sees now and did not see after so many answers. */
function seenSince(game: Game, to: number): ObjectId[][] {
  const { seenBy } = game.rules;
  const then = game.after(to);
  const now = game.state;
  return now.players.map(({ seat }) =>
    then.objects.flatMap((o, id) => (!isAmong(seenBy(o), seat) && isAmong(seenBy(now.objects[id]), seat) ? [o.id] : [])),
  );
}

const namesOf = ({ state, rules }: Game, ids: readonly ObjectId[]): string[] =>
  ids.map((id) => rules.pool.cards[state.objects[id].card].data.name);

/** What somebody in the room is told of it: how many cards each has seen since, and those that they know themselves. */
export function takeBackView({ takeBack, table }: Room, you: number | null): RoomView["takeBack"] {
  const { game } = table;
  if (takeBack === null || game === null) return null;
  const { by, consents, seen } = takeBack;
  const isKnown = (id: ObjectId): boolean => isAmong(game.rules.seenBy(game.state.objects[id]), you === null ? NOBODY : nthSeat(you));
  return {
    by,
    consents: [...consents],
    seen: seen.map((ids) => ({ count: ids.length, cards: namesOf(game, ids.filter(isKnown)) })),
  };
}
