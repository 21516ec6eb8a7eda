import { fill, NEVER, nextInLine } from "../procedures/combat/assignment.ts";
import { arePayable } from "../procedures/play/finalize-options.ts";
import { hasRoom } from "../procedures/play/split.ts";
import { isNeutralOpen } from "../procedures/turn/timing.ts";
import type { Answer, AssignDecision, Decision } from "../state/decision.ts";
import { mapToNumbers, withNumber } from "../state/lists.ts";
import type { State } from "../state/records.ts";
import type { Chance } from "../state/rng.ts";
import { anyAct, listActs } from "./acts.ts";

const PASS: Answer = { do: "pass" };
const END_TURN: Answer = { do: "endTurn" };
const YES: Answer = { do: "yes" };
const NO: Answer = { do: "no" };
const DONE: Answer = { do: "done" };

/** All legal answers to the open decision, in step form: canonical, complete, never a product of options. */
export function legal(s: State): Answer[] {
  const d = s.decision;
  if (d === null) return [];
  switch (d.kind) {
    case "act": {
      const out: Answer[] = listActs(s, d.player).slice();
      out.push(passing(s, d));
      return out;
    }
    case "may":
      return d.min > 0 ? [YES] : [YES, NO];
    case "assign":
      return picksOf(openAssignments(d));
    default: {
      const out = picksOf(openPicks(s, d));
      if (canBeDone(s, d)) out.push(DONE);
      return out;
    }
  }
}

const passing = (s: State, d: Decision): Answer => (isNeutralOpen(s) && s.turnPlayer === d.player ? END_TURN : PASS);

/** One of the legal answers, each as likely as any other, without looking at all of them; null: nobody is asked. */
export function anyLegal(s: State, chance: Chance): Answer | null {
  const d = s.decision;
  if (d === null) return null;
  switch (d.kind) {
    case "act":
      return anyAct(s, d.player, passing(s, d), chance);
    case "may":
    case "assign": {
      const answers = legal(s);
      return answers[chance.below(answers.length)];
    }
    default: {
      const open = openPicks(s, d);
      const at = chance.below(open.length + (canBeDone(s, d) ? 1 : 0));
      return at < open.length ? { do: "pick", pick: open[at] } : DONE;
    }
  }
}

const canBeDone = (s: State, d: Decision): boolean => d.picked.length >= d.min && arePayable(s, d, d.picked, "whole");

function picksOf(options: readonly number[]): Answer[] {
  const out: Answer[] = [];
  for (let i = 0; i < options.length; i++) out.push({ do: "pick", pick: options[i] });
  return out;
}

/** What can still be picked: not twice, and so that the group's demands can be met. */
export function openPicks(s: State, d: Decision): number[] {
  const out: number[] = [];
  for (let i = 0; i < d.options.length; i++) if (isOpen(s, d, d.options[i])) out.push(d.options[i]);
  return out;
}

export function isOpen(s: State, d: Decision, option: number): boolean {
  if (d.picked.includes(option)) return false;
  const isFree = d.kind !== "choose" || (d.rooms.length === 0 && d.group < 0);
  if (isFree && d.picked.length === 0) return true;
  const picked = withNumber(d.picked, option);
  if (d.kind === "choose" && !hasRoom(d, picked)) return false;
  if (d.kind === "choose" && d.group >= 0 && !s.pool.groups[d.group].ok(s, picked, true)) return false;
  return d.picked.length === 0 || arePayable(s, d, picked, "more");
}

/** Combat: who is next to be assigned lethal damage. A split: who gets what is left after 1 for each. */
export function openAssignments(d: AssignDecision): number[] {
  if (d.ranks[0] === -1) return d.options.filter((option) => !d.picked.includes(option));
  const next = nextInLine(d.needs, d.ranks, indexesOf(d, d.picked));
  for (let i = 0; i < next.length; i++) next[i] = d.options[next[i]];
  return next;
}

function indexesOf(d: Decision, picked: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < picked.length; i++) out.push(d.options.indexOf(picked[i]));
  return out;
}

/** The amounts that follow from the order in which units were picked; null while more has to be picked. */
export function amountsFromPicks(d: AssignDecision, picked: readonly number[]): number[] | null {
  const order = indexesOf(d, picked);
  if (d.ranks[0] === -1) return splitFromPicks(d, order);
  let served = 0;
  let open = 0;
  for (let i = 0; i < d.needs.length; i++) {
    if (order.includes(i)) served += d.needs[i];
    else if (d.needs[i] < NEVER) open++;
  }
  if (served < d.total && open > 0) return null;
  return fill({ total: d.total, needs: d.needs }, order);
}

function splitFromPicks(d: AssignDecision, order: readonly number[]): number[] | null {
  const n = d.options.length;
  if (d.total >= n) return mapToNumbers(d.options, (_, i) => (i === order[0] ? 1 + d.total - n : 1));
  if (order.length < d.total) return null; // 355.14.h: which targets remain
  return mapToNumbers(d.options, (_, i) => (order.includes(i) ? 1 : 0));
}
