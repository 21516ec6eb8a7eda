import { randomInt } from "node:crypto";
import type { Answer } from "@rulebound/engine";
import { MOST_ANSWERS } from "./game.ts";
import type { Room } from "./room.ts";

/** The bots that have seats in a room: asked when they are to decide, heard if that is still the question. */
export class SeatedBots {
  /** The number of answers at which a bot was asked last. */
  private asked = -1;

  constructor(private readonly room: Room) {}

  ask(): void {
    const { table, services, id } = this.room;
    const { game } = table;
    if (table.phase !== "playing" || game === null || game.asked === null || !table.isBot(game.asked)) return;
    const seat = game.asked;
    const moment = game.answers.length;
    if (this.asked === moment) return;
    this.asked = moment;
    const name = table.chairs[seat].sitter?.account.slice("bot:".length) ?? "";
    const isCurrent = (): boolean =>
      !this.room.isGone && table.phase === "playing" && table.game === game && game.answers.length === moment && game.asked === seat;
    const concession: Answer = { do: "concede", player: seat };
    void services.bots
      .ask(name, game.state, randomInt(2 ** 31), isCurrent)
      .catch((error): Answer => {
        if (isCurrent()) services.log.error({ room: id, bot: name, err: error }, "a bot failed; it concedes");
        return concession;
      })
      .then((answer) => {
        if (isCurrent()) this.give(seat, name, moment >= MOST_ANSWERS ? concession : answer);
      });
  }

  private give(seat: number, name: string, answer: Answer): void {
    const { services, id } = this.room;
    this.asked = -1;
    try {
      this.room.commit({ do: "answer", seat, answer });
    } catch (error) {
      services.log.error({ room: id, bot: name, err: error }, "a bot's answer was refused; it concedes");
      this.room.byItself(() => this.room.commit({ do: "lose", seat, reason: "conceded" }));
    }
  }
}
