import { abilityIndex, activeStatics } from "../../derive/ability-index.ts";
import { areOpponents, cardOf, hasKeyword } from "../../derive/read.ts";
import { isMe, speaker } from "../../derive/speaker.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import type { CompiledStatic } from "../../language/pool.ts";
import type { Program, TargetSlot } from "../../language/run/program.ts";
import { type Scope, withVars } from "../../language/scope.ts";
import { type Choice, objectOfChoice } from "../../state/decision.ts";
import { Keyword, type Seat, Zone } from "../../state/ids.ts";
import { mapToNumbers } from "../../state/lists.ts";
import { seatMemory } from "../../state/memory.ts";
import { modeChoice } from "../../state/mode-choices.ts";
import type { State } from "../../state/records.ts";
import { ignorers } from "../cost/cost.ts";
import { isAbout } from "../cost/cost-changes.ts";
import { canAffordPlaying } from "../cost/payable.ts";
import { type Playing, withChosen } from "./playing.ts";
import { isOption, legalModes, targetOptions, withGiven } from "./targets.ts";

/**
 * 355.16, 356: whether what has still to be chosen can be chosen so that the whole can be paid. Of a choice that is not complete
 * there is no price: the second target may be what takes off for the first (356.4), or lets its Deflect be ignored (766).
 */

/** How far it has been chosen: modes from a group on and then all targets, or targets from a slot on. */
interface Position {
  readonly of: "modes" | "targets";
  readonly execution: number;
  readonly at: number;
}
const FROM_THE_START: Position = { of: "modes", execution: 0, at: 0 };

interface Draft {
  readonly playing: Playing;
  readonly program: Program;
  readonly executions: number;
  /** What is chosen can only make it dearer. */
  readonly rises: boolean;
  modes: readonly number[];
  /** The choices of all executions by number, and all that are targets. */
  vars: readonly (readonly Choice[])[];
  chosen: readonly Choice[];
}

/**
 * May it depend on what is chosen whether it can be paid? If not, there is nothing to complete: it can be paid or not. What can be
 * paid as it is (`isAffordable`, where that is known) stays payable: what is still to be chosen only takes something off, but for Deflect.
 */
export function isPriceOpen(s: State, playing: Playing, isAffordable?: boolean): boolean {
  if (isDeflectAbout(s, playing.seat)) return true;
  return mayBecomeCheaper(s, playing) && (!(isAffordable ?? canAffordPlaying(s, playing)) || mayBecomeDearer(s, playing));
}

/** May what is chosen take something off, or have Deflect ignored? */
export const mayBecomeCheaper = (s: State, playing: Playing): boolean =>
  ownPriceLooks(s, playing) || someChange(s, playing, looksAtChoice) || ignorers(s).length > 0;

const mayBecomeDearer = (s: State, playing: Playing): boolean => ownPriceLooks(s, playing) || someChange(s, playing, raisesByChoice);

const looksAtChoice = ({ dependsOnChoice }: CompiledStatic): boolean => dependsOnChoice;
const raisesByChoice = ({ dependsOnChoice, data }: CompiledStatic): boolean =>
  dependsOnChoice && data.effect === "cost" && data.more !== undefined;

/** Is there a change of costs of this kind that speaks of what is played? */
function someChange(s: State, playing: Playing, isOfKind: (effect: CompiledStatic) => boolean): boolean {
  if (playing.ability !== null) return false;
  const changes = activeStatics(s, StaticKind.cost);
  for (let i = 0; i < changes.length; i++) {
    const active = changes[i];
    const { data } = active.effect;
    if (isOfKind(active.effect) && (data.effect !== "cost" || isAbout(s, playing, data, active, speaker(s, active)))) return true;
  }
  return false;
}

/** Does its own text make it cheaper for what is chosen, or by how much that has of something? */
function ownPriceLooks(s: State, { ability, object }: Playing): boolean {
  if (ability !== null) return ability.costLess !== null && ability.costLess.energyBy !== null;
  const { own } = cardOf(s, s.objects[object]);
  for (let i = 0; i < own.length; i++) if (own[i].dependsOnChoice) return true;
  return false;
}

/** Known as long as the derived board is (`board` in derive/layers.ts). */
function isDeflectAbout(s: State, seat: Seat): boolean {
  const m = seatMemory(s, seat);
  const madeFrom = abilityIndex(s).sensitive ? s.version : s.layersVersion;
  if (m.deflectMadeFrom !== madeFrom) {
    m.facesDeflect = hasDear(s, seat);
    m.deflectMadeFrom = madeFrom;
  }
  return m.facesDeflect;
}

function hasDear(s: State, seat: Seat): boolean {
  for (let place = 0; place < s.at.length; place++) {
    const list = s.at[place];
    for (let i = 0; i < list.length; i++) if (isDear(s, seat, list[i])) return true;
  }
  return false;
}

/** An opponent's, with Deflect. */
const isDear = (s: State, seat: Seat, id: Choice): boolean =>
  id < s.objects.length &&
  s.objects[id].zone === Zone.board &&
  areOpponents(s, s.objects[id].controller, seat) &&
  hasKeyword(s, objectOfChoice(id), Keyword.Deflect);

/** Does choosing this take something off, or have Deflect ignored? */
function isHelpful(s: State, playing: Playing, id: Choice): boolean {
  if (ownPriceLooks(s, playing)) return true;
  if (id >= s.objects.length) return false;
  if (playing.ability === null)
    for (const active of activeStatics(s, StaticKind.cost)) {
      const { choosing } = active.effect;
      if (choosing !== null && (choosing === "me" ? isMe(s, active, objectOfChoice(id)) : choosing.test(s, speaker(s, active), id)))
        return true;
    }
  return ignorers(s).some(({ source }) => s.objects[source].location === s.objects[id].location);
}

/** Even with all that could help? */
function isBeyondHelp(s: State, playing: Playing): boolean {
  if (ownPriceLooks(s, playing)) return false;
  const chosen = playing.chosen.slice();
  for (let place = 0; place < s.at.length; place++) {
    const list = s.at[place];
    for (let i = 0; i < list.length; i++) if (isHelpful(s, playing, list[i]) && !isDear(s, playing.seat, list[i])) chosen.push(list[i]);
  }
  return !canAffordPlaying(s, withChosen(playing, chosen, playing.scope));
}

/** From the very beginning. `isAffordable`: it can be paid before anything is chosen. */
export function canBeChosenAndPaid(s: State, playing: Playing, program: Program, executions: number, isAffordable: boolean): boolean {
  if (executions === 1 && program.hasOneTarget && !mayBecomeCheaper(s, playing))
    return isAffordable && hasPayableTarget(s, playing, program.targets[0]);
  return canBeCompleted(s, playing, program, executions, playing.scope.item?.modes ?? NONE, FROM_THE_START);
}

/** `picked`: what has been picked for the slot at which it stands; `whole`: that is all for it. */
export function canBeCompleted(
  s: State,
  playing: Playing,
  program: Program,
  executions: number,
  modes: readonly number[],
  from: Position,
  picked: readonly Choice[] = NONE,
  whole = false,
): boolean {
  const rises = !mayBecomeCheaper(s, playing);
  if (rises ? !canAffordPlaying(s, playing) : isBeyondHelp(s, playing)) return false;
  const draft: Draft = { playing, program, executions, rises, modes, vars: playing.scope.vars, chosen: playing.chosen };
  if (!whole) return giveUp(s, draft, from, picked);
  draft.vars = withAt(draft.vars, program.targets[from.at].sel.number + from.execution * program.vars, picked);
  draft.chosen = [...draft.chosen, ...picked];
  return chooseTargets(s, draft, from.execution, from.at + 1, NONE);
}
const NONE: readonly Choice[] = [];

const hasPayableTarget = (s: State, playing: Playing, slot: TargetSlot): boolean =>
  slot.sel.filter.some(s, playing.scope, (id) => isOption(s, playing.scope, slot, id, playing) && isPayableTarget(s, playing, id));

/** Of what can be paid as it is. */
const isPayableTarget = (s: State, playing: Playing, id: Choice): boolean =>
  !isDear(s, playing.seat, id) || canAffordPlaying(s, withChosen(playing, [...playing.chosen, id], playing.scope));

/** Those of the options with which it can be paid, where the price is settled or this is a text's only target; null: that is not for this to say. */
export function payableAtOnce(
  s: State,
  playing: Playing,
  program: Program,
  executions: number,
  options: readonly Choice[],
): readonly Choice[] | null {
  if (mayBecomeCheaper(s, playing)) return null;
  if (!isDeflectAbout(s, playing.seat)) return options;
  if (executions > 1 || !program.hasOneTarget) return null;
  return hasDearOne(s, playing.seat, options) ? options.filter((id) => isPayableTarget(s, playing, id)) : options;
}

/** What is given up is chosen before the targets that depend on it. */
function giveUp(s: State, d: Draft, from: Position, picked: readonly Choice[]): boolean {
  const open = d.program.givenUp.find((pick) => (d.vars[pick.number] ?? NONE).length === 0);
  if (open === undefined)
    return from.of === "modes" ? chooseModes(s, d, from.execution, from.at) : chooseTargets(s, d, from.execution, from.at, picked);
  const scope = scopeAt(d, 0);
  return open.filter.candidates(s, scope).some((id) => {
    d.vars = withGiven(scope, open, id).vars;
    return giveUp(s, d, from, picked);
  });
}

function chooseModes(s: State, d: Draft, execution: number, group: number): boolean {
  if (execution >= d.executions || d.program.modes.length === 0) return chooseTargets(s, d, 0, 0, NONE);
  if (group >= d.program.modes.length) return chooseModes(s, d, execution + 1, 0);
  const options = legalModes(s, d.program, scopeAt(d, execution), group, d.playing);
  const before = d.modes;
  const pick = (from: number, left: number): boolean => {
    if (left === 0) return chooseModes(s, d, execution, group + 1);
    for (let i = from; i < options.length; i++) {
      const modes = d.modes;
      d.modes = [...modes, modeChoice(group, execution, options[i])];
      if (pick(i + 1, left - 1)) return true;
      d.modes = modes;
    }
    return false;
  };
  const found = pick(0, d.program.modes[group].min);
  if (!found) d.modes = before;
  return found;
}

/** Targets in the order of the text, for one execution after the other (820.2). */
function chooseTargets(s: State, d: Draft, execution: number, at: number, picked: readonly Choice[]): boolean {
  if (execution >= d.executions) return isPayableSoFar(s, d);
  if (at >= d.program.targets.length) return chooseTargets(s, d, execution + 1, 0, NONE);
  const slot = d.program.targets[at];
  const scope = scopeAt(d, execution);
  const asked =
    (slot.mode === null || d.modes.includes(modeChoice(slot.mode[0], execution, slot.mode[1]))) && slot.gate?.(s, scope) !== false;
  if (!asked) return chooseTargets(s, d, execution, at + 1, NONE);
  const options = inOrder(s, d, targetOptions(s, scope, slot, d.playing));
  const { min, max, exact } = slot.sel.count;
  const most = Math.min(options.length, max === null ? options.length : max(s, scope));
  return pickTargets(s, d, execution, at, slot, options, 0, picked, exact ? most : min, most);
}

/** With what has been chosen. Where that can only make it dearer, and has no Deflect, it is as payable as it was. */
const isPayableSoFar = (s: State, { playing, rises, vars, chosen }: Draft): boolean =>
  (rises && !hasDearOne(s, playing.seat, chosen)) || canAffordPlaying(s, withChosen(playing, chosen, withVars(playing.scope, vars)));

function hasDearOne(s: State, seat: Seat, choices: readonly Choice[]): boolean {
  for (let i = 0; i < choices.length; i++) if (isDear(s, seat, choices[i])) return true;
  return false;
}

/** What helps first, what has Deflect last: so that what can be paid is found soon. */
function inOrder(s: State, { playing, rises }: Draft, options: readonly Choice[]): readonly Choice[] {
  if (options.length < 2 || (rises && !hasDearOne(s, playing.seat, options))) return options;
  const ranks = mapToNumbers(options, (id) => (!rises && isHelpful(s, playing, id) ? 0 : 2) + (isDear(s, playing.seat, id) ? 1 : 0));
  if (ranks.every((rank) => rank === ranks[0])) return options;
  return RANKS.flatMap((rank) => options.filter((_, i) => ranks[i] === rank));
}

const RANKS = [0, 1, 2, 3];

function pickTargets(
  s: State,
  d: Draft,
  execution: number,
  at: number,
  slot: TargetSlot,
  options: readonly Choice[],
  from: number,
  picked: readonly Choice[],
  min: number,
  most: number,
): boolean {
  const { vars, chosen } = d;
  d.vars = withAt(vars, slot.sel.number + execution * d.program.vars, picked);
  d.chosen = picked.length === 0 ? chosen : [...chosen, ...picked];
  const ok = !d.rises || picked.length === 0 || isPayableSoFar(s, d);
  if (ok && picked.length >= min && chooseTargets(s, d, execution, at + 1, NONE)) return true;
  d.vars = vars;
  d.chosen = chosen;
  if (!ok || picked.length >= most) return false;
  const group = slot.sel.filter.group;
  for (let i = from; i < options.length; i++) {
    // More than there must be is chosen for the sake of what it takes off.
    if (picked.includes(options[i]) || (picked.length >= min && (d.rises || !isHelpful(s, d.playing, options[i])))) continue;
    const more = [...picked, options[i]];
    if (group !== null && !group.ok(s, more, true)) continue;
    if (pickTargets(s, d, execution, at, slot, options, i + 1, more, min, most)) return true;
  }
  return false;
}

function scopeAt({ playing, program, vars }: Draft, execution: number): Scope {
  const scope = withVars(playing.scope, execution === 0 ? vars : vars.slice(execution * program.vars));
  scope.execution = execution;
  scope.destinationsPerExecution = program.destinations.length;
  return scope;
}

function withAt(vars: readonly (readonly Choice[])[], number: number, choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const out = vars.slice();
  while (out.length < number) out.push(NONE);
  out[number] = choices;
  return out;
}
