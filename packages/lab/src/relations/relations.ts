import { ask, busy, createRng, type Rng } from "@rulebound/bots";
import {
  type Answer,
  addCard,
  apply,
  type CardPool,
  type DeckList,
  flatEvent,
  fork,
  type GameSetup,
  type ModeName,
  NO_OBJECT,
  RuneAbility,
  type State,
  startRecording,
  Zone,
} from "@rulebound/engine/internal";
import { seatsOf } from "../fuzz.ts";
import { boardOf, MOST_ANSWERS, playBoth, type RelationReport, STREAM } from "./both.ts";
import { compareBystander } from "./bystander.ts";
import { comparePermanents } from "./permanents.ts";
import { compareRepeats } from "./repeats.ts";
import { differences, Renaming, sketch } from "./sketch.ts";

/** A board in the middle of a game, played on at random beside each of its relatives. */
export function compareRelatives(
  pool: CardPool,
  mode: ModeName,
  seed: number,
  makeDeck: (rng: Rng) => DeckList,
  report: RelationReport,
): void {
  const rng = createRng(seed, STREAM.decks);
  const decks = Array.from({ length: seatsOf(mode) }, () => makeDeck(rng));
  const setup: GameSetup = { pool, mode, decks, seed };
  for (let further = 1; further < decks.length; further++) compareSeats(setup, further, report);
  compareBanished(setup, report);
  comparePermanents(setup, report);
  if (mode === "duel") compareBystander(setup, report);
  comparePayments(setup, report);
  compareRepeats(setup, report);
}

/** Everybody sits further on, and the turn order is the same circle. */
function compareSeats(setup: GameSetup, further: number, report: RelationReport): void {
  const names = new Renaming(setup.decks.length, further);
  playBoth(setup, "seats", { one: boardOf(setup), other: boardOf(setup, further), names, extra: [] }, report);
}

/** A unit without text lies among the banished cards of each player. */
function compareBanished(setup: GameSetup, report: RelationReport): void {
  const other = boardOf(setup);
  const from = other.objects.length;
  const plain = setup.pool.byName.get("shipyard skulker");
  if (plain === undefined) throw new Error("the pool has no Shipyard Skulker to banish");
  const extra = other.players.map(({ seat }) => addCard(other, plain, seat, Zone.banished));
  const names = new Renaming(setup.decks.length, 0, { from, further: extra.length });
  playBoth(setup, "banished", { one: boardOf(setup), other, names, extra }, report);
}

/** 357.1: what is played for runes that are used first, by hand, is played as if it had been paid for by itself. */
function comparePayments(setup: GameSetup, report: RelationReport): void {
  const rng = createRng(setup.seed, STREAM.play);
  const own = new Renaming(setup.decks.length, 0);
  const s = boardOf(setup);
  for (let answers = 0; answers < MOST_ANSWERS && s.decision !== null; answers++) {
    const answer = ask(busy, s, rng);
    const byHand = s.decision.kind === "act" ? paidByHand(s, answer) : null;
    apply(s, answer);
    if (byHand === null) continue;
    report.compared.byHand++;
    const lines = differences(sketch(s, own), sketch(byHand, own));
    if (lines.length === 0) continue;
    report.findings.push({ relation: "byHand", seed: setup.seed, decision: answers, lines: [JSON.stringify(answer), ...lines] });
    return;
  }
}

/** The game after the runes have been used that the answer takes, and then the answer; null: none are, or something else pays as well. */
function paidByHand(s: State, answer: Answer): State | null {
  if ((answer.do !== "play" && answer.do !== "use") || s.decision === null) return null;
  const { runes } = s.players[s.decision.player];
  if (answer.do === "use" && runes.includes(answer.object)) return null;
  const automatic = fork(s);
  startRecording(automatic);
  apply(automatic, answer);
  const byHand = fork(s);
  let used = 0;
  for (const event of automatic.events ?? []) {
    const { type, object = NO_OBJECT } = flatEvent(event);
    // What comes after the payment, the effect does.
    if (type === "paid") return used > 0 && apply(byHand, answer) === null ? byHand : null;
    if (type === "activated" && event.rule === "429.3") return null;
    if (!runes.includes(object) || (type !== "exhausted" && type !== "recycled")) continue;
    const ability = type === "exhausted" ? RuneAbility.exhaust : RuneAbility.recycle;
    if (apply(byHand, { do: "use", object, ability }) !== null) return null;
    used++;
  }
  return null;
}
