import { ask, type Bot, createRng, type Rng } from "@rulebound/bots";
import {
  type Answer,
  apply,
  type Decision,
  fork,
  type GameSetup,
  legal,
  newGame,
  nthSeat,
  type Replay,
  record,
  type Seat,
  type State,
} from "@rulebound/engine/internal";
import { didYouMean } from "../names.ts";
import { board, seatName } from "./board.ts";
import type { Lines } from "./lines.ts";
import { log } from "./log.ts";
import { type Choice, cardLines, cardOfAnswer, choices, pickedSoFar, question } from "./question.ts";
import { bold, cyan, dim, red } from "./style.ts";

/** A seat is played by a bot, or by whoever types. */
export interface Player {
  readonly bot: Bot | null;
  readonly name: string;
}

interface SessionOptions {
  readonly setup: GameSetup;
  readonly players: readonly Player[];
  readonly lines: Lines;
  readonly print: (line: string) => void;
  readonly detail: "plain" | "full";
}

const SHOWN_CHOICES = 30;
/** More decisions than a game takes: a bot that goes round in circles is stopped. */
const LIMIT = 20_000;

const KEYS = [
  "a number or an action line   answers (the line may be cut short while it is clear)",
  "Enter                        passes, ends the turn or is done, where that is possible",
  "? / ? 3 / ? Jinx, Rebel      why you are asked; what a choice is about; what a card says",
  "b                            the board again",
  "l                            everything that happened this turn, step by step",
  "u                            takes your last answer back",
  "concede                      gives the game up",
  "q                            quits",
];

/** One game at the terminal: the board, what happened, the question, an answer, until somebody has won. */
export class Session {
  private state: State;
  private seen = 0;
  private answers = 0;
  private readonly past: { readonly state: State; readonly given: number }[] = [];
  /** What has been answered and not taken back. */
  private readonly given: Answer[] = [];
  private readonly chances: readonly Rng[];
  private readonly viewer: Seat;

  constructor(private readonly options: SessionOptions) {
    const { setup, players } = options;
    this.state = newGame({ ...setup, record: true });
    this.chances = players.map((_, seat) => createRng(setup.seed, seat));
    this.viewer = nthSeat(players.findIndex(({ bot }) => bot === null));
  }

  /** False: somebody quit. */
  async play(): Promise<boolean> {
    let boardAt = "";
    while (this.state.decision !== null && this.answers < LIMIT) {
      const d = this.state.decision;
      const { bot } = this.options.players[d.player];
      if (bot !== null) {
        if (this.viewer < 0) boardAt = this.watchTurn(boardAt);
        this.answer(ask(bot, this.state, this.chances[d.player]));
        continue;
      }
      const moment = `${this.answers}`;
      this.tell();
      if (d.kind === "act" && boardAt !== moment) {
        boardAt = moment;
        this.showBoard();
      }
      if (!(await this.ask(d))) return false;
    }
    this.tell();
    this.showBoard();
    this.print(bold(this.result()));
    return true;
  }

  private print(line: string): void {
    this.options.print(line);
  }

  private tell(): void {
    for (const line of log(this.state, this.seen, this.viewer, this.options.detail)) this.print(line);
    this.seen = this.state.events?.length ?? 0;
  }

  private showBoard(): void {
    for (const line of board(
      this.state,
      this.viewer,
      this.options.players.map(({ name }) => name),
    ))
      this.print(line);
  }

  /** Between bots: the board once a turn, before the turn is told. */
  private watchTurn(last: string): string {
    const turn = `turn ${this.state.turnNumber}`;
    if (turn === last) return last;
    this.tell();
    this.showBoard();
    return turn;
  }

  private answer(answer: Answer): void {
    const refusal = apply(this.state, answer);
    if (refusal !== null) throw new Error(`a listed answer is refused (${refusal.rule}): ${refusal.detail}`);
    this.answers++;
    this.given.push(answer);
  }

  /** The game so far as a replay. */
  replay(): Replay {
    const recorder = record(this.options.setup);
    for (const answer of this.given) recorder.apply(answer);
    return recorder.replay();
  }

  // ------------------------------------------------------------------------------------------------------- whoever types

  private async ask(d: Decision): Promise<boolean> {
    const all = choices(this.state, d, legal(this.state));
    this.showQuestion(d, all);
    while (true) {
      const line = await this.options.lines.next(cyan("> "));
      if (line === null) {
        this.print(dim("The input has ended: the game stops here."));
        return false;
      }
      const outcome = this.understand(line.trim(), d, all);
      if (outcome === "quit") return false;
      if (outcome === "go on") return true;
    }
  }

  private showQuestion(d: Decision, all: readonly Choice[]): void {
    const picked = pickedSoFar(this.state, d);
    this.print(bold(question(this.state, d)) + (picked === "" ? "" : dim(` So far: ${picked}.`)));
    all.slice(0, SHOWN_CHOICES).forEach(({ line, note }, i) => {
      this.print(` ${String(i + 1).padStart(2)}  ${line}${note === "" ? "" : dim(`  ${note}`)}`);
    });
    if (all.length > SHOWN_CHOICES) this.print(dim(`     ... and ${all.length - SHOWN_CHOICES} more: type the line, or part of it`));
    if (this.answers === 0) this.print(dim("     ? explains, u takes back, q quits"));
  }

  private understand(line: string, d: Decision, all: readonly Choice[]): "again" | "go on" | "quit" {
    const word = line.toLowerCase();
    if (word === "q" || word === "quit") return "quit";
    if (word === "u" || word === "undo") return this.undo();
    if (word === "b" || word === "board") this.showBoard();
    else if (word === "l" || word === "log") for (const one of this.turnLog()) this.print(one);
    else if (line.startsWith("?")) for (const one of this.explain(line.slice(1).trim(), d, all)) this.print(one);
    else if (word === "concede") return this.take({ do: "concede", player: this.viewer });
    else {
      const found = choiceFor(line, all);
      if (typeof found !== "string") return this.take(found.answer);
      this.print(red(found));
    }
    return "again";
  }

  private take(answer: Answer): "go on" {
    this.past.push({ state: fork(this.state), given: this.given.length });
    this.answer(answer);
    return "go on";
  }

  private undo(): "again" | "go on" {
    const before = this.past.pop();
    if (before === undefined) {
      this.print(dim("There is nothing to take back."));
      return "again";
    }
    this.state = before.state;
    this.given.length = before.given;
    this.seen = before.state.events?.length ?? 0;
    this.answers++;
    this.print(dim("Taken back."));
    return "go on";
  }

  private turnLog(): string[] {
    const events = this.state.events ?? [];
    const turn = events.findLastIndex(({ type }) => type === "turnBegan");
    return log(this.state, Math.max(0, turn), this.viewer, "full");
  }

  private explain(what: string, d: Decision, all: readonly Choice[]): string[] {
    if (what === "") {
      const asks = d.source < 0 ? [] : cardLines(this.state, this.state.objects[d.source].card);
      return [`You are asked by rule ${d.rule}.`, ...asks, ...KEYS.map((line) => dim(`  ${line}`))];
    }
    const choice = all[Number(what) - 1];
    const card = choice === undefined ? this.cardNamed(what) : cardOfAnswer(this.state, d, choice.answer);
    if (typeof card === "string") return [red(card)];
    return card < 0 ? [`${choice?.line ?? what}: nothing more to say about it.`] : cardLines(this.state, card);
  }

  private cardNamed(name: string): number | string {
    const { pool } = this.state;
    const found =
      pool.byName.get(name.toLowerCase()) ?? pool.cards.findIndex((card) => card.data.name.toLowerCase().startsWith(name.toLowerCase()));
    if (found >= 0) return found;
    const hint = didYouMean(
      name,
      pool.cards.map((card) => card.data.name),
    );
    return `"${name}" is not a card, and not one of the numbers.${hint}`;
  }

  private result(): string {
    const { winners, players, turnNumber } = this.state;
    if (winners.length === 0) return `The game was stopped after ${this.answers} decisions.`;
    const who = winners.map((seat) => seatName(seat, this.viewer)).join(" and ");
    const score = players.map((p) => `${seatName(p.seat, this.viewer)} ${p.points}`).join(", ");
    const verb = winners.length > 1 || winners[0] === this.viewer ? "win" : "wins";
    return `${who.replace(/^you/, "You")} ${verb} on turn ${turnNumber}. Points: ${score}.`;
  }
}

/** By number, by line, by the beginning of a line if only one begins so, or by any words if only one holds them. */
function choiceFor(text: string, all: readonly Choice[]): Choice | string {
  const last = all[all.length - 1];
  if (text === "") {
    const rests = last?.answer.do === "pass" || last?.answer.do === "endTurn" || last?.answer.do === "done";
    return rests ? last : "Which one? A number, or the line. ? explains.";
  }
  if (/^\d+$/.test(text)) return all[Number(text) - 1] ?? `There is no ${text}: the numbers go from 1 to ${all.length}.`;
  const wanted = text.toLowerCase();
  const exact = all.filter(({ line }) => line.toLowerCase() === wanted);
  if (exact.length > 0) return exact[0];
  for (const test of [(line: string) => line.startsWith(wanted), (line: string) => line.includes(wanted)]) {
    const found = all.filter(({ line }) => test(line.toLowerCase()));
    if (found.length === 1) return found[0];
    if (found.length > 1) return `That may mean: ${found.map(({ line }) => line).join("; ")}.`;
  }
  return `"${text}" is not possible now. The numbers above are; ? explains.`;
}
