import { createRng, type Rng } from "@rulebound/bots";
import { type Answer, apply, fork, legal, type ModeName, type State } from "@rulebound/engine/internal";
import { DEFAULT_TERMS, type Terms } from "@rulebound/protocol";
import type { Game } from "../../src/rooms/game.ts";
import { seatsOf, type Table } from "../../src/rooms/table.ts";
import { copyOf, dealtAnew, laid, playedAt } from "./leak/deal.ts";
import { Side } from "./leak/side.ts";
import { revealedIn, snapshotOf } from "./leak/turned-up.ts";

export const MODES: readonly ModeName[] = ["duel", "match", "ffa3", "ffa4", "2v2"];

export interface LeakFigures {
  readonly games: number;
  readonly byMode: Readonly<Record<string, number>>;
  readonly answers: number;
  /** Answers after which the two streams were compared, and the bytes that were the same. */
  readonly compared: number;
  /** What viewers asked before they answered: what would come of it. */
  readonly foreseen: number;
  readonly bytes: number;
  /** Where the streams parted because a card that differed was turned up, by what turned it up. */
  readonly revealed: Readonly<Record<string, number>>;
  /** Answers that no other deal of the hidden cards would have allowed. */
  readonly unpaired: number;
  readonly leaks: readonly Leak[];
}

export interface Leak {
  readonly seed: number;
  readonly mode: string;
  /** -1: a spectator. */
  readonly viewer: number;
  readonly answers: number;
  readonly answer: Answer | null;
  readonly real: string;
  readonly other: string;
}

/**
 * Plays games, and beside each the same game with other hidden cards: same answers of the same seats, another deal of
 * everything that one viewer cannot see. What that viewer is sent has to be the same to the byte until a card that
 * differs is turned up; then the hidden cards are dealt anew and it goes on.
 */
export async function findLeaks(games: number, seed: number, planted: Planted = () => ""): Promise<LeakFigures> {
  const found = new Findings(planted);
  for (let i = 0; i < games; i++) await new Course(seed + i, MODES[i % MODES.length], found).play();
  return found.figures;
}

/** Something that a server would betray: to see that it is found. */
export type Planted = (state: State, viewer: number) => string;

class Findings {
  constructor(readonly planted: Planted) {}

  games = 0;
  answers = 0;
  compared = 0;
  foreseen = 0;
  bytes = 0;
  unpaired = 0;
  readonly byMode: Record<string, number> = {};
  readonly revealed: Record<string, number> = {};
  readonly leaks: Leak[] = [];

  get figures(): LeakFigures {
    const { games, byMode, answers, compared, foreseen, bytes, revealed, unpaired, leaks } = this;
    return { games, byMode, answers, compared, foreseen, bytes, revealed, unpaired, leaks };
  }
}

interface Pair {
  readonly real: Side;
  readonly other: Side;
}

/** No game of random players takes so many answers. */
const LONGEST = 3000;

class Course {
  private readonly rng: Rng;
  private readonly viewer: number;
  private table: Table;
  private pair: Pair | null = null;
  private given = 0;

  constructor(
    private readonly seed: number,
    private readonly mode: ModeName,
    private readonly found: Findings,
  ) {
    this.rng = createRng(seed);
    const terms: Terms = { ...DEFAULT_TERMS, mode, bestOf: mode === "match" ? 3 : 1, clock: null, away: null, delay: 0, takeBacks: false };
    this.viewer = this.rng.below(seatsOf(terms) + 1) - 1;
    this.table = laid(terms, this.rng);
  }

  async play(): Promise<void> {
    const { found, mode } = this;
    found.games++;
    found.byMode[mode] = (found.byMode[mode] ?? 0) + 1;
    while (this.given < LONGEST) {
      if (this.table.phase === "over") return;
      if (this.table.phase === "between") this.nextGame();
      else if (!(await this.step())) return;
    }
  }

  private nextGame(): void {
    this.pair = null;
    this.table.apply({ do: "next" }, 0);
  }

  /** One answer, in both games. False: something leaked, and it is known. */
  private async step(): Promise<boolean> {
    const game = playedAt(this.table);
    const answer = this.choose(game.state);
    this.given++;
    this.found.answers++;
    const isSame = this.pair === null || apply(fork(playedAt(this.pair.other.table).state), answer) === null;
    if (!isSame || this.pair === null) this.pair = await this.paired(answer);
    const { pair } = this;
    if (pair === null) {
      this.found.unpaired++;
      this.table.apply({ do: "answer", seat: game.asked ?? 0, answer }, 0);
      return true;
    }
    if (!this.agree(pair, null) || !(await this.foresee(pair, game))) return false;
    const states = (): State[] => [pair.real, pair.other].map(({ table }) => playedAt(table).state);
    const before = states().map(snapshotOf);
    await Promise.all([pair.real.give(answer), pair.other.give(answer)]);
    const what = revealedIn(states(), before, this.viewer);
    if (what !== null) {
      this.found.revealed[what] = (this.found.revealed[what] ?? 0) + 1;
      this.pair = null;
    } else if (!this.agree(pair, answer)) return false;
    this.table = pair.real.table;
    return true;
  }

  /** Whoever is asked may ask what would come of any answer, and of an act with any aim. False: that told something. */
  private async foresee(pair: Pair, { state, asked }: Game): Promise<boolean> {
    if (asked !== this.viewer) return true;
    const answers = legal(state);
    const answer = answers[this.rng.below(answers.length)];
    const ask = async (aim?: number): Promise<string> => {
      const told = await Promise.all([pair.real, pair.other].map((side) => side.foresee(answer, aim)));
      this.found.foreseen++;
      return told[0];
    };
    const { foresight } = JSON.parse(await ask()) as { readonly foresight: { readonly options: readonly number[] } | null };
    const aims = foresight?.options ?? [];
    if (aims.length > 0) await ask(aims[this.rng.below(aims.length)]);
    return this.agree(pair, answer);
  }

  private choose(state: State): Answer {
    const answers = legal(state);
    const acts = answers.filter(({ do: verb }) => verb !== "pass" && verb !== "endTurn");
    const from = acts.length > 0 && this.rng.below(8) > 0 ? acts : answers;
    return from[this.rng.below(from.length)];
  }

  /** Two rooms that the viewer has just entered; null: with other hidden cards this answer could hardly be given. */
  private async paired(answer: Answer): Promise<Pair | null> {
    for (let attempt = 0; attempt < 8; attempt++) {
      const other = dealtAnew(playedAt(this.table).state, this.viewer, this.rng);
      if (apply(fork(other), answer) !== null) continue;
      const pair = {
        real: new Side(copyOf(this.table, fork(playedAt(this.table).state)), this.viewer),
        other: new Side(copyOf(this.table, other), this.viewer),
      };
      await Promise.all([pair.real.enter(), pair.other.enter()]);
      return pair;
    }
    return null;
  }

  /** Whether both sides heard the same. */
  private agree({ real, other }: Pair, answer: Answer | null): boolean {
    const [mine, theirs] = [real, other].map((side) => side.taken() + this.found.planted(playedAt(side.table).state, this.viewer));
    this.found.compared++;
    this.found.bytes += mine.length;
    if (mine === theirs) return true;
    let at = 0;
    while (mine[at] === theirs[at]) at++;
    const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
    const { seed, mode, viewer, given } = this;
    this.found.leaks.push({ seed, mode, viewer, answers: given, answer, real: around(mine), other: around(theirs) });
    return false;
  }
}
