import { areFriendly } from "../derive/read.ts";
import { isLegalAssignment, isLegalSplit } from "../procedures/combat/assignment.ts";
import { arePayable, isUnaffordableOption } from "../procedures/play/finalize-options.ts";
import { refusalToHide } from "../procedures/play/hide.ts";
import { refusalToPlay, refusalToUse } from "../procedures/play/play.ts";
import { hasRoom } from "../procedures/play/split.ts";
import { refusalToMove } from "../procedures/play/standard-move.ts";
import { isClosed, isNeutralOpen, isShowdown } from "../procedures/turn/timing.ts";
import type { Answer, Decision, Refusal } from "../state/decision.ts";
import { withPicked } from "../state/frames.ts";
import { type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import { withNumber } from "../state/lists.ts";
import { refuse } from "../state/reasons.ts";
import type { State } from "../state/records.ts";
import { isAnswer } from "./answer-shape.ts";
import { amountsFromPicks, isOpen, openAssignments, openPicks } from "./legal.ts";

/** Is an answer legal, and if not, why? The same predicates list what is legal (acts.ts, legal.ts). */

const MALFORMED: Refusal = refuse("355", "malformed");
const OVER: Refusal = refuse("196", "gameOver");
const NOT_ASKED: Refusal = refuse("312.1", "notAsked");
const OTHER_QUESTION: Refusal = refuse("355", "otherQuestion");
const NOT_AN_OPTION: Refusal = refuse("355.9", "notAnOption");
const TWICE: Refusal = refuse("355.5", "chosenTwice");
const TOO_FEW: Refusal = refuse("355.8", "tooFew");
const TOO_MANY: Refusal = refuse("355.8", "tooMany");
const GROUP: Refusal = refuse("355.11", "badGroup");
const CANNOT_AFFORD: Refusal = refuse("357.1", "choiceTooDear");
const NEEDED: Refusal = refuse("355.16", "costNeeded");
const BAD_ASSIGNMENT: Refusal = refuse("465.2.c.3", "badAssignment");
const BAD_SPLIT: Refusal = refuse("355.14.f", "badSplit");
const CANNOT_END: Refusal = refuse("316.9", "cannotEndTurn");
const NOTHING_TO_PASS: Refusal = refuse("338.1.b", "nothingToPass");
const NOT_A_TEAMMATE: Refusal = refuse("489.8.a", "notATeammate");
const NOT_YOUR_RUNE: Refusal = refuse("164.2", "notYourRune");
const RUNE_EXHAUSTED: Refusal = refuse("414.4", "runeExhausted");

/**
 * Why a player may not answer like this, or null: it is legal. Nothing is done.
 *
 *     explain(state, 0, { do: "play", object: 12, way: 0 })?.detail // "its cost cannot be paid"
 */
export function refusal(s: State, player: Seat, answer: Answer): Refusal | null {
  if (!isAnswer(answer)) return MALFORMED;
  // 650
  if (answer.do === "concede") return s.winners.length > 0 || s.players[answer.player]?.lost !== false ? OVER : null;
  const d = s.decision;
  if (d === null) return OVER;
  if (s.players[player] === undefined) return NOT_ASKED;
  const act = refusalOfAct(s, player, answer);
  if (act !== undefined) {
    if (act !== null) return act;
    return d.kind === "act" ? (d.player === player ? null : NOT_ASKED) : OTHER_QUESTION;
  }
  if (d.player !== player) return NOT_ASKED;
  return refusalOfChoice(s, d, answer);
}

/** Undefined: it is no act. Acts are judged for themselves even if something else is asked. */
function refusalOfAct(s: State, player: Seat, answer: Answer): Refusal | null | undefined {
  switch (answer.do) {
    case "play":
      return refusalToPlay(s, player, answer.object, answer.way);
    case "use":
      return isRune(s, answer.object)
        ? refusalToUseRune(s, player, answer.object, answer.ability)
        : refusalToUse(s, player, answer.object, answer.ability);
    case "move":
      return refusalToMove(s, player, answer.units, answer.to);
    case "hide":
      return refusalToHide(s, player, answer.object, answer.at);
    case "endTurn":
      return isNeutralOpen(s) && s.turnPlayer === player && s.invited < 0 && s.decision?.kind === "act" ? null : CANNOT_END;
    case "pass":
      return isClosed(s) || isShowdown(s) || s.invited === player ? null : NOTHING_TO_PASS;
    case "invite":
      return isNeutralOpen(s) &&
        s.turnPlayer === player &&
        s.invited < 0 &&
        answer.player !== player &&
        s.players[answer.player]?.lost === false &&
        areFriendly(s, answer.player, player)
        ? null
        : NOT_A_TEAMMATE;
    default:
      return undefined;
  }
}

const isRune = (s: State, id: ObjectId): boolean =>
  s.objects[id] !== undefined && (s.pool.cards[s.objects[id].card].types & TypeBit.rune) !== 0;

function refusalToUseRune(s: State, player: Seat, id: ObjectId, ability: number): Refusal | null {
  const o = s.objects[id];
  if (o.zone !== Zone.board || o.controller !== player || s.decision?.kind !== "act" || ability < 0 || ability > 1) return NOT_YOUR_RUNE;
  return ability === 0 && o.exhausted ? RUNE_EXHAUSTED : null;
}

function refusalOfChoice(s: State, d: Decision, answer: Answer): Refusal | null {
  switch (answer.do) {
    case "yes":
    case "no":
      if (d.kind !== "may") return OTHER_QUESTION;
      return answer.do === "no" && d.min > 0 ? NEEDED : null;
    case "assign":
      if (d.kind !== "assign") return OTHER_QUESTION;
      if (d.ranks[0] === -1) return isLegalSplit(d.total, d.options.length, answer.amounts) ? null : BAD_SPLIT;
      return isLegalAssignment(d.total, d.needs, d.ranks, answer.amounts) ? null : BAD_ASSIGNMENT;
    case "pick":
      if (d.kind === "assign") return openAssignments(d).includes(answer.pick) ? null : NOT_AN_OPTION;
      if (d.kind === "may" || d.kind === "act") return OTHER_QUESTION;
      return d.options.includes(answer.pick) && isOpen(s, d, answer.pick) ? null : NOT_AN_OPTION;
    case "done":
      if (d.kind === "may" || d.kind === "act" || d.kind === "assign") return OTHER_QUESTION;
      if (d.picked.length < d.min) return TOO_FEW;
      return arePayable(s, d, d.picked, "whole") ? null : CANNOT_AFFORD;
    case "choose":
      return d.kind === "may" || d.kind === "act" || d.kind === "assign" ? OTHER_QUESTION : refusalOfPicks(s, d, answer.picks);
    default:
      return OTHER_QUESTION;
  }
}

/** Why something is no option: the place itself, the battlefield of a hidden card, or what the text asks for. */
function refusalOfOption(s: State, d: Decision, pick: number): Refusal {
  if (d.about === "targets" && isUnaffordableOption(s, pick)) return CANNOT_AFFORD;
  if (d.about === "location") return refuse(d.rule, "noLocationForIt");
  const hidden = s.chain.some((item) => item.object === d.source && item.ability < 0 && item.from === Zone.facedown);
  return hidden ? refuse("811.1.d.2", "notAnOptionThere") : NOT_AN_OPTION;
}

function refusalOfPicks(s: State, d: Decision, picks: readonly number[]): Refusal | null {
  for (const pick of picks) if (!d.options.includes(pick)) return refusalOfOption(s, d, pick);
  if (new Set(picks).size !== picks.length) return TWICE;
  if (picks.length < d.min) return TOO_FEW;
  if (picks.length > d.max || (d.kind === "choose" && !hasRoom(d, picks))) return TOO_MANY;
  if (d.kind === "choose" && d.group >= 0 && !s.pool.groups[d.group].ok(s, picks, false)) return GROUP;
  return arePayable(s, d, picks, "whole") ? null : CANNOT_AFFORD;
}

/** Turns a step into the whole answer it completes; null while the question stays open (the decision then holds the picks). */
export function completed(s: State, d: Decision, answer: Answer): Answer | null {
  if (answer.do === "done") return { do: "choose", picks: d.picked };
  if (answer.do !== "pick") return answer;
  const picked = withNumber(d.picked, answer.pick);
  if (d.kind === "assign") {
    const amounts = amountsFromPicks(d, picked);
    if (amounts !== null) return { do: "assign", amounts };
    s.decision = withPicked(d, picked);
    return null;
  }
  if (picked.length === d.max) return { do: "choose", picks: picked };
  const next = withPicked(d, picked);
  // The last of an order, or the only one left that must be taken, is no choice.
  const open = openPicks(s, next);
  if (picked.length + open.length <= d.min) return { do: "choose", picks: [...picked, ...open] };
  if (open.length === 0) return { do: "choose", picks: picked };
  s.decision = next;
  return null;
}
