import { damageProcedure } from "../actions/deal.ts";
import { takeProcedure } from "../actions/take.ts";
import { isListed } from "../decisions/acts.ts";
import { completed, refusal } from "../decisions/answer.ts";
import { legal } from "../decisions/legal.ts";
import type { Answer, Decision, Refusal } from "../state/decision.ts";
import { editFrame, fork } from "../state/fork.ts";
import { FINISHED, FrameKind, type Procedure, type Run } from "../state/frames.ts";
import { NOBODY } from "../state/ids.ts";
import { refuse } from "../state/reasons.ts";
import type { State } from "../state/records.ts";
import { chainProcedure } from "./chain/chain.ts";
import { deckOrderProcedure } from "./chain/deck-order.ts";
import { effectProcedure } from "./chain/effect.ts";
import { newChoicesProcedure } from "./chain/new-choices.ts";
import { predictProcedure } from "./chain/predict.ts";
import { replaceProcedure } from "./chain/replace.ts";
import { killProcedure } from "./chain/replace-death.ts";
import { resolveProcedure } from "./chain/resolve.ts";
import { cleanupProcedure } from "./cleanup/cleanup.ts";
import { combatProcedure } from "./combat/combat.ts";
import { payProcedure } from "./cost/pay.ts";
import { concede } from "./leaving/concede.ts";
import { groupProcedure } from "./play/act.ts";
import { finalizeProcedure } from "./play/finalize.ts";
import { hideProcedure } from "./play/hide.ts";
import { setupProcedure } from "./setup/setup.ts";
import { showdownProcedure } from "./showdown/showdown.ts";
import { gameProcedure, turnProcedure } from "./turn/turn.ts";

const MOST_STEPS = 32;

const PROCEDURES: Readonly<Record<FrameKind, Procedure>> = {
  [FrameKind.game]: gameProcedure,
  [FrameKind.turn]: turnProcedure,
  [FrameKind.chain]: chainProcedure,
  [FrameKind.cleanup]: cleanupProcedure,
  [FrameKind.finalize]: finalizeProcedure,
  [FrameKind.resolve]: resolveProcedure,
  [FrameKind.effect]: effectProcedure,
  [FrameKind.showdown]: showdownProcedure,
  [FrameKind.combat]: combatProcedure,
  [FrameKind.kill]: killProcedure,
  [FrameKind.take]: takeProcedure,
  [FrameKind.predict]: predictProcedure,
  [FrameKind.pay]: payProcedure,
  [FrameKind.damage]: damageProcedure,
  [FrameKind.group]: groupProcedure,
  [FrameKind.newChoices]: newChoicesProcedure,
  [FrameKind.deckOrder]: deckOrderProcedure,
  [FrameKind.setup]: setupProcedure,
  [FrameKind.replace]: replaceProcedure,
  [FrameKind.hide]: hideProcedure,
};

const STEPS: readonly Run[] = table(PROCEDURES);

/** How many steps each procedure has, by its number. */
export const STEP_COUNTS: Readonly<Record<number, number>> = Object.fromEntries(
  Object.entries(PROCEDURES).map(([kind, { steps }]) => [kind, steps.length]),
);

/** In one list, so that one look finds a step. */
function table(procedures: Readonly<Record<number, Procedure>>): Run[] {
  const out: Run[] = [];
  for (const [kind, { rule, steps }] of Object.entries(procedures)) {
    if (steps.length > MOST_STEPS) throw new Error(`the procedure of ${rule} has more than ${MOST_STEPS} steps`);
    for (let step = 0; step < MOST_STEPS; step++) out[Number(kind) * MOST_STEPS + step] = steps[step] ?? unknownStep;
  }
  for (let i = 0; i < out.length; i++) out[i] ??= unknownStep;
  return out;
}

function unknownStep(s: State): never {
  throw new Error(`there is no such step: ${path(s)}`);
}

const path = ({ frames }: State): string => frames.map((f) => `${f.kind}.${f.step}`).join(" > ");

/** No answer has so many consequences: what reaches one of these has no end, or none that anybody would wait for. */
const MOST_FRAME_STEPS = 4_000;
const MOST_CHAIN_ITEMS = 1_000;

/** A game that never comes to a decision: a loop of mandatory effects. */
export class EndlessError extends Error {}

/** Until somebody has to decide, or the game is over. */
export function run(s: State): void {
  runProcedures(s);
  while (s.decision !== null && s.players[s.decision.player].lost) {
    answerForTheAbsent(s, s.decision);
    runProcedures(s);
  }
}

/** 651.3: a player who has left the game chooses nothing; the first options are taken. */
function answerForTheAbsent(s: State, d: Decision): void {
  const answers = legal(s);
  const answer = answers.find(({ do: verb }) => verb === "pass" || verb === "no" || verb === "done" || verb === "endTurn") ?? answers[0];
  const whole = answer === undefined ? ({ do: "choose", picks: [] } as const) : completed(s, d, answer);
  if (whole === null) return;
  s.answer = whole;
  s.decision = null;
}

/** The one control flow: the procedure on top takes its step, whatever that has pushed goes first, then comes what it has returned. */
function runProcedures(s: State): void {
  const { frames } = s;
  const firstItem = s.nextItem;
  let steps = 0;
  while (s.decision === null && s.winners.length === 0 && frames.length > 0) {
    const at = frames.length - 1;
    const frame = frames[at];
    if (++steps > MOST_FRAME_STEPS || s.nextItem - firstItem > MOST_CHAIN_ITEMS)
      throw new EndlessError(`the game does not come to a decision: ${path(s)}`);
    const next = STEPS[frame.kind * MOST_STEPS + frame.step](s, frame.data, at);
    if (next >= 0) editFrame(s, at).step = next;
    else if (next === FINISHED) frames.pop();
  }
}

const ENDLESS: Refusal = refuse("338", "endless");

/**
 * Applies an answer of the player who is asked, or a concession, in place: fork first to keep the old state. Null: it is done.
 * A refused answer changes nothing, and neither does one from which a loop of mandatory effects would follow.
 *
 *     const refusal = apply(state, { do: "pass" });
 *     if (refusal !== null) console.log(refusal.rule, refusal.detail);
 */
export function apply(s: State, answer: Answer): Refusal | null {
  const why = whyNot(s, answer);
  if (why !== null) return why;
  const before = fork(s);
  try {
    proceed(s, answer);
    return null;
  } catch (error) {
    Object.assign(s, before);
    if (error instanceof EndlessError) return ENDLESS;
    throw error;
  }
}

/**
 * The same without a way back: after a loop of mandatory effects the state is spoilt (it asks nothing and has no winner).
 * For games that can be thrown away, such as forks in a search.
 */
export function applyInPlace(s: State, answer: Answer): Refusal | null {
  const why = whyNot(s, answer);
  if (why !== null) return why;
  try {
    proceed(s, answer);
    return null;
  } catch (error) {
    if (!(error instanceof EndlessError)) throw error;
    s.frames = [];
    return ENDLESS;
  }
}

function whyNot(s: State, answer: Answer): Refusal | null {
  const d = s.decision;
  return d !== null && isListed(s, d, answer) ? null : refusal(s, d === null ? NOBODY : d.player, answer);
}

/** With an answer that is legal. */
function proceed(s: State, answer: Answer): void {
  if (answer.do === "concede") {
    concede(s, answer.player);
    run(s);
    return;
  }
  const d = s.decision;
  if (d === null) return;
  const whole = completed(s, d, answer);
  if (whole === null) return;
  s.answer = whole;
  s.decision = null;
  run(s);
}
