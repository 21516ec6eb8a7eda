import { randomInt } from "node:crypto";
import { type Answer, nthSeat } from "@rulebound/engine/internal";
import { type Game, MOST_ANSWERS } from "./game.ts";
import type { Room } from "./room.ts";

/** The bots that have seats in a room: asked when they are to decide, heard if that is still the question. */
export class SeatedBots {
  /** The moment of the game at which a bot was asked last. */
  private asked: { readonly game: Game; readonly answers: number; readonly takenBack: number } | null = null;

  constructor(private readonly room: Room) {}

  ask(): void {
    const { table, services, id } = this.room;
    const { game } = table;
    if (table.phase !== "playing" || game === null || game.asked === null || !table.isBot(game.asked)) return;
    const seat = game.asked;
    const moment = game.answers.length;
    const { takenBack } = game;
    if (this.asked?.game === game && this.asked.answers === moment && this.asked.takenBack === takenBack) return;
    this.asked = { game, answers: moment, takenBack };
    const name = table.chairs[seat].sitter?.account.slice("bot:".length) ?? "";
    const isSame = (): boolean => table.game === game && game.answers.length === moment && game.takenBack === takenBack;
    const isCurrent = (): boolean => !this.room.isGone && table.phase === "playing" && isSame() && game.asked === seat;
    const concession: Answer = { do: "concede", player: nthSeat(seat) };
    void services.bots
      .ask({
        room: id,
        bot: name,
        state: game.state,
        rules: game.rules,
        file: services.versions.fileOf(game.rules),
        seed: randomInt(2 ** 31),
        forPeople: table.hasPeople,
        isCurrent,
      })
      .catch((error): Answer => {
        if (isCurrent()) services.log.error({ room: id, bot: name, err: error }, "a bot failed; it concedes");
        return concession;
      })
      .then((answer) => {
        if (answer !== null && isCurrent()) this.give(seat, name, moment >= MOST_ANSWERS ? concession : answer);
      });
  }

  private give(seat: number, name: string, answer: Answer): void {
    const { services, id } = this.room;
    this.asked = null;
    try {
      this.room.commit({ do: "answer", seat, answer });
    } catch (error) {
      services.log.error({ room: id, bot: name, err: error }, "a bot's answer was refused; it concedes");
      this.room.byItself(() => this.room.commit({ do: "lose", seat, reason: "conceded" }));
    }
  }
}
