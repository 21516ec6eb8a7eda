import { ask, type Bot, busy, createRng, type Rng, random } from "@rulebound/bots";
import {
  type Answer,
  apply,
  fork,
  type GameSetup,
  hash,
  legal,
  load,
  nthSeat,
  type Replay,
  record,
  type State,
  save,
  startRecording,
} from "@rulebound/engine/internal";
import type { FuzzReport } from "./fuzz.ts";
import { brokenInvariants } from "./invariants.ts";
import { isLegalUnlisted, strangeAnswers } from "./strange-answers.ts";

/** One in so many decisions, or games. */
const EVERY = { closeLook: 30, savedGame: 20, twinGame: 20, busy: 2, concession: 400 };
/** So many windows there are to one that is useful, at most. */
const WINDOWS_TO_ONE = 10;
const DECISIONS_ON_A_FORK = 12;
const MOST_DECISIONS = 3_000;
const MOST_TURNS = 300;
/** Streams of a game's seed beside those of the seats. */
const STREAM = { checks: 11, concede: 12 };

class Broken extends Error {}

/** Somebody who looks on at a game: told before and after each answer. */
export interface Witness {
  before(s: State, answer: Answer): void;
  after(s: State): void;
}

/** One game with everything that is checked along the way. */
export class WatchedGame {
  private readonly answers: Answer[] = [];
  private readonly bot: Bot;
  private readonly chances: readonly Rng[];
  private readonly checks: Rng;
  private readonly concessions: Rng;
  private state: State | null = null;
  private cards: string | null = null;
  /** What a fork was when it was made. */
  private kept: { readonly state: State; readonly text: string; readonly at: number } | null = null;
  /** The same game beside it, recorded. */
  private twin: State | null = null;

  constructor(
    private readonly setup: GameSetup,
    /** The state at its first decision: the same one each time. */
    private readonly start: () => State,
    private readonly report: FuzzReport,
    private readonly witness: Witness | null = null,
  ) {
    const { seed, decks } = setup;
    this.checks = createRng(seed, STREAM.checks);
    this.concessions = createRng(seed, STREAM.concede);
    this.chances = decks.map((_, seat) => createRng(seed, seat));
    this.bot = this.checks.below(EVERY.busy) === 0 ? random : busy;
  }

  play(): void {
    try {
      const savesAlways = this.checks.below(EVERY.savedGame) === 0;
      if (this.checks.below(EVERY.twinGame) === 0) this.twin = this.startTwin();
      this.state = this.start();
      while (true) {
        this.watch(this.state);
        this.checkTwin(this.state);
        if (this.state.decision === null) break;
        if (savesAlways) this.state = this.saveAndLoad(this.state);
        this.answer(this.state);
        this.report.decisions++;
      }
      this.checkKept();
      this.report.turns += this.state.turnNumber;
      for (const seat of this.state.winners) this.report.wins[seat]++;
    } catch (error) {
      this.report.findings.push({
        seed: this.setup.seed,
        decision: this.answers.length,
        problem: error instanceof Error ? error.message : String(error),
        stack: error instanceof Error && !(error instanceof Broken) ? (error.stack ?? "") : "",
        replay: this.replay(),
      });
    }
  }

  /** The game up to and with the last answer, which may be the one that breaks it. */
  private replay(): Replay | null {
    try {
      const recorder = record(this.setup, MOST_DECISIONS);
      if (hash(recorder.state) !== hash(this.start())) return null; // it did not begin with the decks
      for (const answer of this.answers.slice(0, -1)) recorder.apply(answer);
      const replay = recorder.replay();
      return { ...replay, answers: this.answers };
    } catch {
      return null;
    }
  }

  /** Everything that is looked at before an answer is given. */
  private watch(s: State): void {
    const scale = s.windows === "all" ? WINDOWS_TO_ONE : 1;
    if (this.answers.length > MOST_DECISIONS * scale) throw new Broken(`the game has not ended after ${this.answers.length} decisions`);
    if (s.turnNumber > MOST_TURNS) throw new Broken(`the game has not ended after ${s.turnNumber} turns`);
    this.report.checks.invariants++;
    const broken = brokenInvariants(s);
    if (broken.length > 0) throw new Broken(broken.slice(0, 4).join("; "));
    this.checkConservation(s);
    if (s.decision === null) return;
    if (this.checks.below(EVERY.closeLook * scale) > 0) return;
    this.checkKept();
    const before = save(s);
    this.checkAnswersApply(s);
    this.checkUnlisted(s);
    this.checkForks(s);
    if (save(s) !== before) throw new Broken("what was tried on forks, or refused, has changed the state");
    this.kept = { state: fork(s), text: before, at: this.answers.length };
  }

  private answer(s: State): void {
    const d = s.decision;
    if (d === null) return;
    const answer = this.concession(s) ?? ask(this.bot, s, this.chances[d.player]);
    this.answers.push(answer);
    this.witness?.before(s, answer);
    const refusal = apply(s, { ...answer });
    this.witness?.after(s);
    if (refusal !== null) throw new Broken(`a listed answer is refused: ${JSON.stringify(answer)} (${refusal.rule}: ${refusal.detail})`);
    if (this.twin !== null) apply(this.twin, answer);
  }

  /** Now and then somebody leaves a game of several. */
  private concession(s: State): Answer | null {
    if (s.players.length === 2 || this.concessions.below(EVERY.concession) > 0) return null;
    const seat = nthSeat(this.concessions.below(s.players.length));
    return s.players[seat].lost ? null : { do: "concede", player: seat };
  }

  /** No card appears or disappears: those of each owner are as many as at the first mulligan. */
  private checkConservation(s: State): void {
    if (s.decision?.kind === "battlefield") return;
    const owned = s.players.map(() => 0);
    for (const { owner, token } of s.objects) if (!token) owned[owner]++;
    const counts = owned.join(" ");
    this.cards ??= counts;
    if (counts !== this.cards) throw new Broken(`the cards of the players were ${this.cards} and are ${counts}`);
  }

  private checkAnswersApply(s: State): void {
    for (const answer of legal(s)) {
      this.report.checks.answersApply++;
      const other = fork(s);
      // A copy: the very answer that was listed would not be judged again.
      const refusal = apply(other, { ...answer });
      if (refusal !== null) throw new Broken(`a listed answer is refused: ${JSON.stringify(answer)} (${refusal.rule}: ${refusal.detail})`);
      const broken = brokenInvariants(other);
      if (broken.length > 0) throw new Broken(`after ${JSON.stringify(answer)} on a fork: ${broken.slice(0, 4).join("; ")}`);
    }
  }

  /** A fork is played on: the parent stays. */
  private checkForks(s: State): void {
    this.report.checks.forkKeepsParent++;
    const other = fork(s);
    for (let i = 0; i < DECISIONS_ON_A_FORK && other.decision !== null; i++) {
      const answers = legal(other);
      apply(other, answers[this.checks.below(answers.length)]);
    }
  }

  /** The parent is played on: a fork that was kept stays. */
  private checkKept(): void {
    if (this.kept === null) return;
    this.report.checks.parentKeepsFork++;
    if (save(this.kept.state) !== this.kept.text)
      throw new Broken(`playing on has changed a fork that was kept at decision ${this.kept.at}`);
    this.kept = null;
  }

  private saveAndLoad(s: State): State {
    this.report.checks.saveAndLoad++;
    const text = save(s);
    const loaded = load(this.setup.pool, text);
    if (save(loaded) !== text) throw new Broken("saved and loaded, it is another game"); // so its hash would be, too
    return loaded;
  }

  /** Answers that are not on the list are refused with a rule, and change nothing. */
  private checkUnlisted(s: State): void {
    const listed = new Set(legal(s).map((answer) => JSON.stringify(answer)));
    for (const answer of strangeAnswers(s, this.checks)) {
      if (listed.has(JSON.stringify(answer)) || isLegalUnlisted(s, answer, listed)) continue;
      this.report.checks.unlistedRefused++;
      const refusal = apply(s, answer);
      if (refusal === null) throw new Broken(`an answer that is not listed is accepted: ${JSON.stringify(answer)}`);
      if (refusal.rule.length === 0 || refusal.detail.length === 0)
        throw new Broken(`${JSON.stringify(answer)} is refused without a reason`);
    }
  }

  private startTwin(): State {
    this.report.checks.sameGameTwice++;
    const s = this.start();
    startRecording(s);
    return s;
  }

  /** The same inputs give the same game, whether or not it is recorded or saved on the way. */
  private checkTwin(s: State): void {
    if (this.twin !== null && save(this.twin) !== save(s)) throw new Broken("the same answers have led to another game");
  }
}
