import { BOTS } from "@rulebound/bots";
import { STARTER_DECKS } from "@rulebound/cards";
import { isRefusal, nthSeat } from "@rulebound/engine/internal";
import type { MessageOf, RoomMessage } from "@rulebound/protocol";
import type { Caller, Member } from "./audience.ts";
import { DeckProblem, registerDeck } from "./decks.ts";
import type { RegisteredList } from "./entries.ts";
import { type Game, MOST_ANSWERS } from "./game.ts";
import { Problem } from "./problem.ts";
import type { Room } from "./room.ts";
import { askTakeBack, replyTakeBack } from "./take-back.ts";

/** What a client may ask of a room. Whatever is not said here cannot be done. */
export function handle(room: Room, caller: Caller, message: RoomMessage) {
  const done = (): void => room.reply(caller, { type: "done", n: message.n, room: room.id, code: room.table.code });
  if (message.type === "enter") {
    room.members.enter(caller);
    return done();
  }
  const member = room.members.demand(caller);
  const asked = { caller, n: message.n };
  if (SETTINGS.has(message.type)) demandRoomLeft(room);
  switch (message.type) {
    case "leave":
      room.members.leave(caller);
      return done();
    case "resync":
      done();
      return room.news.showAll(member);
    case "sit":
      return sit(room, member, message);
    case "stand":
      room.commit({ do: "stand", seat: seatOf(member) }, asked);
      return room.members.notePresence();
    case "ready":
      return room.commit({ do: "ready", seat: seatOf(member), ready: message.ready }, asked);
    case "addBot":
      return addBot(room, member, message);
    case "removeBot":
      demandHost(room, member);
      if (!room.table.isBot(message.seat)) throw new Problem("notFound", "noBotThere");
      room.commit({ do: "stand", seat: message.seat }, asked);
      return room.members.notePresence();
    case "answer":
      return answer(room, member, message);
    case "foresee":
      return foreseen(room, member, message);
    case "explain":
      return explained(room, member, message);
    case "concede":
      playing(room);
      return room.commit({ do: "lose", seat: seatOf(member), reason: "conceded" }, asked);
    case "askTakeBack":
      askTakeBack(room, playing(room), seatOf(member));
      return done();
    case "replyTakeBack":
      replyTakeBack(room, playing(room), seatOf(member), message.consent);
      return done();
    case "sideboard": {
      const { out, in: into, champion } = message;
      return refusing(() =>
        room.commit(
          { do: "sideboard", seat: seatOf(member), swap: { out, in: into, ...(champion === undefined ? {} : { champion }) } },
          asked,
        ),
      );
    }
    case "goFirst":
      if (room.table.phase !== "between" || room.table.chooser !== seatOf(member)) throw new Problem("notAllowed", "notYoursToBegin");
      if (message.seat >= room.table.players) throw new Problem("notFound", "noSuchSeat", message.seat);
      return room.commit({ do: "first", seat: message.seat }, asked);
    case "rematch":
      return room.commit({ do: "rematch", seat: seatOf(member), wanted: message.wanted }, asked);
    case "chat":
    case "emote":
      speak(room, member, message);
      return done();
    case "mute":
      if (member.muted.size > 100) throw new Problem("tooMuch", "tooManyMuted");
      if (message.muted) member.muted.add(message.account);
      else member.muted.delete(message.account);
      return done();
  }
}

/** What is kept of a room, and played again by whoever loads it, beside the answers of its games. */
const MOST_SETTINGS = 2000;
const MOST_ROUNDS = 50;
const SETTINGS: ReadonlySet<RoomMessage["type"]> = new Set([
  "sit",
  "stand",
  "ready",
  "addBot",
  "removeBot",
  "sideboard",
  "goFirst",
  "rematch",
]);

function demandRoomLeft({ table }: Room): void {
  const isFull = table.settings >= MOST_SETTINGS || (table.phase === "over" && table.round >= MOST_ROUNDS);
  if (isFull) throw new Problem("tooMuch", "roomUsedUp");
}

function seatOf(member: Member): number {
  if (member.seat === null) throw new Problem("notAllowed", "noOwnSeat");
  return member.seat;
}

function playing(room: Room): Game {
  const { game, phase } = room.table;
  if (game === null || phase !== "playing") throw new Problem("notAllowed", "noGame");
  return game;
}

function demandHost(room: Room, member: Member): void {
  if (room.table.host !== member.account) throw new Problem("notAllowed", "hostOnly");
}

/** What is wrong with a deck is the player's to mend. */
function refusing<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof DeckProblem) throw error.told;
    throw error;
  }
}

const deckFrom = (room: Room, text: string): RegisteredList => refusing(() => registerDeck(room.services.pool, text, room.table.terms));

function freeSeat(room: Room, wanted: number | undefined): number {
  const seat = wanted ?? room.table.chairs.findIndex(({ sitter }) => sitter === null);
  if (room.table.chairs[seat] === undefined)
    throw wanted === undefined ? new Problem("notFound", "noFreeSeat") : new Problem("notFound", "noSuchSeat", wanted);
  return seat;
}

function sit(room: Room, member: Member, message: MessageOf<"sit">): void {
  const seat = message.seat ?? member.seat ?? freeSeat(room, undefined);
  if (member.seat !== null && member.seat !== seat) throw new Problem("notAllowed", "seatedElsewhere");
  const { account, name, kind } = member;
  if (room.table.terms.rated && kind === "guest") throw new Problem("notAllowed", "guestsUnrated");
  const deck = deckFrom(room, message.deck);
  room.commit({ do: "sit", seat: freeSeat(room, seat), sitter: { account, name, kind }, deck }, { caller: member, n: message.n });
  room.members.notePresence();
}

function addBot(room: Room, member: Member, message: MessageOf<"addBot">): void {
  demandHost(room, member);
  if (!Object.hasOwn(BOTS, message.bot)) throw new Problem("notFound", "noSuchBot", Object.keys(BOTS).join(", "));
  const seat = freeSeat(room, message.seat);
  const deck = deckFrom(room, message.deck ?? STARTER_DECKS[(room.table.round + seat * 3) % STARTER_DECKS.length].id);
  const sitter = { account: `bot:${message.bot}`, name: message.bot, kind: "bot" } as const;
  if (room.table.chairs[seat].sitter !== null) throw new Problem("notAllowed", "seatTaken");
  if (room.table.terms.rated) throw new Problem("notAllowed", "botsUnrated");
  room.commit({ do: "sit", seat, sitter, deck }, { caller: member, n: message.n });
  room.members.notePresence();
}

function answer(room: Room, member: Member, message: MessageOf<"answer">): void {
  const seat = seatOf(member);
  const game = playing(room);
  if (message.answer.do === "concede") throw new Problem("notAllowed", "concedeApart");
  if (message.at !== room.showing.shownTo(seat)) throw new Problem("stale", "movedOn");
  if (game.asked !== seat) throw new Problem("notAllowed", "notYours");
  if (game.answers.length >= MOST_ANSWERS) throw new Problem("tooMuch", "tooManyAnswers");
  const meant = game.rules.fromAliases(game.state, nthSeat(seat), message.answer);
  if (isRefusal(meant)) throw Problem.refused(meant);
  room.commit({ do: "answer", seat, answer: meant }, { caller: member, n: message.n });
}

function foreseen(room: Room, member: Member, message: MessageOf<"foresee">): void {
  const seat = seatOf(member);
  const game = playing(room);
  if (game.asked !== seat || message.at !== room.showing.shownTo(seat)) throw new Problem("stale", "movedOn");
  const foresight = game.rules.foresee(game.state, nthSeat(seat), message.answer, message.aim);
  room.reply(member, { type: "foresight", n: message.n, room: room.id, foresight });
}

/** The same refusal as `answer` would bring, and nothing is done. Rules of an older version may not be able to tell. */
function explained(room: Room, member: Member, message: MessageOf<"explain">): void {
  const seat = seatOf(member);
  const game = playing(room);
  if (game.asked !== seat || message.at !== room.showing.shownTo(seat)) throw new Problem("stale", "movedOn");
  const { explain, fromAliases } = game.rules;
  const meant = fromAliases(game.state, nthSeat(seat), message.answer);
  const refusal = isRefusal(meant) ? meant : (explain?.(game.state, nthSeat(seat), meant) ?? null);
  room.reply(member, { type: "explained", n: message.n, room: room.id, refusal });
}

// ------------------------------------------------------------------------------------------------------------- words

function speak(room: Room, member: Member, message: MessageOf<"chat"> | MessageOf<"emote">): void {
  if (!room.talkLimit.may(member.account, room.services.now())) throw new Problem("tooMuch", "tooMuchTalk");
  const { account, name, kind, seat } = member;
  const from = { account, name, kind, rating: null };
  const said = message.type === "chat" ? { text: plain(message.text) } : { emote: message.emote };
  room.news.sendTalk({ type: message.type, from, seat, ...said }, member);
}

/**
 * Control characters and those that change the direction of text can make words look like somebody else's, and marks that are
 * piled up on a letter cover the lines around it.
 */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ")
    .replace(/(\p{M}{4})\p{M}+/gu, "$1")
    .trim() || "…";
