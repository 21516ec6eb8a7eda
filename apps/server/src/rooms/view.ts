import { type RoomView, whyInEnglish } from "@rulebound/protocol";
import { type Body, bodyOf } from "./audience.ts";
import type { Room } from "./room.ts";
import { takeBackView } from "./take-back.ts";

/** A room as somebody in it sees it. */
export function roomView(room: Room, you: number | null): RoomView {
  const { table, services } = room;
  const now = room.now();
  const until = (at: number | null): number | null => (at === null ? null : Math.max(0, at - now));
  const last = table.finished.at(-1);
  const own = you !== null && table.phase === "between" ? (table.match?.decks[you] ?? null) : null;
  const chair = you !== null && table.phase === "open" ? table.chairs[you] : null;
  const nameOf = (card: number): string => table.rules.pool.cards[card].data.name;
  return {
    id: table.id,
    code: table.code,
    terms: table.terms,
    host: table.host,
    phase: table.phase,
    seats: table.chairs.map(({ sitter, ready, wantsRematch }, seat) => ({
      person: sitter === null ? null : { ...sitter, rating: services.ratingOf(sitter.account, table.terms.mode) },
      ready,
      present: room.members.isPresent(seat),
      awayFor: room.deadlines.awayFor(seat),
      forfeitIn: until(room.deadlines.forfeitAt(seat)),
      wantsRematch,
    })),
    you,
    spectators: room.members.spectators,
    wins: table.wins,
    game: room.gameNumber,
    lastResult: last === undefined ? null : { winners: [...last.winners], reason: last.reason },
    matchWinners: table.matchWinners === null ? null : [...table.matchWinners],
    takeBack: takeBackView(room, you),
    first: table.phase === "between" ? { chooser: table.chooser, first: table.first } : null,
    betweenLeft: until(room.deadlines.betweenUntil),
    sideboard:
      own === null
        ? null
        : {
            champion: nameOf(own.champion),
            main: own.main.map(nameOf),
            sideboard: own.sideboard.map(nameOf),
            champions: table.rules.championsOf(table.rules.pool, own).map(nameOf),
          },
    deck: chair?.deck == null ? null : { name: chair.deck.name, legend: chair.deck.legend },
    closed: table.closed === null ? null : whyInEnglish(table.closed),
    closedWhy: table.closed,
    commitment: table.commitment,
    reveal: table.phase === "over" && table.secret !== null ? { seed: [...table.secret.seed], salt: table.secret.salt } : null,
    records: table.phase === "over" ? table.finished.map((_, i) => gameId(table.id, table.round, i + 1)) : [],
  };
}

export const gameId = (room: string, round: number, number: number): string => `${room}-${round}-${number}`;

export const roomBody = (room: Room, you: number | null, reset: boolean): Body =>
  bodyOf("room", room.id, { view: roomView(room, you), ...(reset ? { reset: true } : {}) });
