import { areFriendly } from "../derive/read.ts";
import { canPayMoveTax } from "../procedures/cost/move-tax.ts";
import { refusalToHide } from "../procedures/play/hide.ts";
import { refusalByAlternativeCost, refusalToUse } from "../procedures/play/play.ts";
import { canMakeStandardMove } from "../procedures/play/standard-move.ts";
import { isNeutralOpen } from "../procedures/turn/timing.ts";
import type { Answer, Decision } from "../state/decision.ts";
import { type LocationId, NOBODY, Phase, type Seat } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import type { Chance } from "../state/rng.ts";
import { addPossibleMoves, possiblePlays } from "./possible-acts.ts";

/**
 * 410.1: which discretionary actions a player has. A window is offered if there is one; all of them are judged only if somebody
 * asks for all. What was found is kept for the version it was found in.
 */

/** All acts but passing. */
export function listActs(s: State, seat: Seat): readonly Answer[] {
  const known = s.actsVersion === s.version && s.actsSeat === seat;
  if (known && s.actsJudged) return s.acts;
  const possible = known ? s.acts : possibleActs(s, seat);
  const out: Answer[] = [];
  const judged = known ? s.actJudged : null;
  for (let i = 0; i < possible.length; i++) if (possible[i] === judged || isLegalAct(s, seat, possible[i])) out.push(possible[i]);
  keep(s, seat, out, null);
  return out;
}

/** Is there any act? One is found, and kept as judged; the others are not judged yet, or are known not to be legal and left out. */
function hasAct(s: State, seat: Seat): boolean {
  if (s.actsVersion === s.version && s.actsSeat === seat) return s.acts.length > 0;
  const possible = possibleActs(s, seat);
  const move = firstMove(s, seat, possible);
  if (move !== null) {
    keep(s, seat, possible, move);
    return true;
  }
  let first = 0;
  while (first < possible.length && !isLegalAct(s, seat, possible[first])) first++;
  keep(s, seat, first === 0 ? possible : possible.slice(first), first === possible.length ? null : possible[first]);
  return first < possible.length;
}

/** Whether a unit may move is quicker to tell than whether a card can be played. */
function firstMove(s: State, seat: Seat, possible: readonly Answer[]): Answer | null {
  for (let i = possible.length - 1; i >= 0; i--) {
    const answer = possible[i];
    if (answer.do === "play" || answer.do === "use") return null;
    if (answer.do === "move" && isLegalAct(s, seat, answer)) return answer;
  }
  return null;
}

/** One of the acts, or `pass`, each as likely as any other: whatever is drawn is judged, and drawn anew if it is not legal. */
export function anyAct(s: State, seat: Seat, pass: Answer, chance: Chance): Answer {
  if (!hasAct(s, seat)) return pass;
  const { acts } = s;
  const first = chance.below(acts.length + 1);
  if (first === acts.length) return pass;
  if (isLegalHere(s, seat, acts[first])) return acts[first];
  const left: Answer[] = acts.slice();
  left[first] = pass;
  for (;;) {
    const at = chance.below(left.length);
    const answer = left[at];
    if (answer === pass || isLegalHere(s, seat, answer)) return answer;
    left[at] = left[left.length - 1];
    left.pop();
  }
}

/** Of an act that was found for this window. It is remembered as judged. */
function isLegalHere(s: State, seat: Seat, answer: Answer): boolean {
  if (!s.actsJudged && answer !== s.actJudged && !isLegalAct(s, seat, answer)) return false;
  s.actJudged = answer;
  return true;
}

/** `judged`: the one that is known to be legal; null: all of them are. */
function keep(s: State, seat: Seat, acts: readonly Answer[], judged: Answer | null): void {
  s.acts = acts;
  s.actsJudged = judged === null;
  s.actJudged = judged;
  s.actsVersion = s.version;
  s.actsSeat = seat;
}

/** Was this answer found for the window that is open? Then it has been judged. */
export function isListed(s: State, d: Decision, answer: Answer): boolean {
  if (d.kind !== "act" || s.actsVersion !== s.version || s.actsSeat !== d.player) return false;
  if (s.actJudged === answer) return true;
  if (!s.actsJudged) return false;
  const { acts } = s;
  for (let i = 0; i < acts.length; i++) if (acts[i] === answer || isAlike(acts[i], answer)) return true;
  return false;
}

/** An answer that came from elsewhere is another object. */
function isAlike(act: Answer, answer: Answer): boolean {
  switch (act.do) {
    case "play":
      return answer.do === "play" && act.object === answer.object && act.way === answer.way;
    case "use":
      return answer.do === "use" && act.object === answer.object && act.ability === answer.ability;
    case "move":
      return answer.do === "move" && act.to === answer.to && areSame(act.units, answer.units);
    case "hide":
      return answer.do === "hide" && act.object === answer.object && act.at === answer.at;
    default:
      return false;
  }
}

function areSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** Is there anything to do but pass? `public` looks only at what everybody can see. */
export function hasUsefulAct(s: State, seat: Seat): boolean {
  if (s.windows === "public" && s.turnPlayer === seat && isNeutralOpen(s)) return true;
  return hasSecrets(s, seat) || hasAct(s, seat);
}

/** For all that others know, this player may have something to play. */
const hasSecrets = (s: State, seat: Seat): boolean =>
  s.windows === "public" &&
  (s.players[seat].hand.length > 0 || s.battlefields.some((b) => b.facedown.some((id) => s.objects[id].controller === seat)));

function possibleActs(s: State, seat: Seat): Answer[] {
  const out = possiblePlays(s, seat);
  if (isNeutralOpen(s) && s.turnPlayer === seat && s.invited < 0 && s.phase === Phase.main) {
    addPossibleMoves(s, seat, out);
    addInvitations(s, seat, out);
  }
  return out;
}

function isLegalAct(s: State, seat: Seat, answer: Answer): boolean {
  switch (answer.do) {
    case "play":
      return refusalByAlternativeCost(s, seat, s.objects[answer.object], answer.way) === null;
    case "use":
      return refusalToUse(s, seat, answer.object, answer.ability) === null;
    case "move":
      return answer.units.length === 0 ? canMoveTogether(s, seat, answer.to) : canMakeStandardMove(s, seat, answer.units[0], answer.to);
    case "hide":
      return refusalToHide(s, seat, answer.object, answer.at) === null;
    default:
      return true;
  }
}

/** 144.3: two or more could go there, and be paid for (204.4). */
function canMoveTogether(s: State, seat: Seat, to: LocationId): boolean {
  let movers = 0;
  for (let place = 0; place < s.at.length; place++) {
    const list = s.at[place];
    for (let i = 0; i < list.length; i++) {
      const o = s.objects[list[i]];
      if (o.controller !== seat || o.exhausted || !canMakeStandardMove(s, seat, o.id, to)) continue;
      if (++movers > 1) return canPayMoveTax(s, seat, 2, to);
    }
  }
  return false;
}

/** 489.8.a: a teammate who could do something. */
function addInvitations(s: State, seat: Seat, out: Answer[]): void {
  if (s.players.length === 2) return;
  for (const p of s.players) {
    if (p.seat === seat || p.lost || !areFriendly(s, p.seat, seat)) continue;
    s.invited = p.seat;
    const could = hasSecrets(s, p.seat) || possiblePlays(s, p.seat).some((answer) => isLegalAct(s, p.seat, answer));
    s.invited = NOBODY;
    if (could) out.push({ do: "invite", player: p.seat });
  }
}
