import { activeStatics } from "../../derive/ability-index.ts";
import { cardOf } from "../../derive/read.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import { usedModesOf } from "../../derive/used-modes.ts";
import { programOf } from "../../language/chosen.ts";
import type { AdditionalCost } from "../../language/pool.ts";
import type { Program, TargetSlot } from "../../language/run/program.ts";
import { itemScope, type Scope, withVars } from "../../language/scope.ts";
import type { Decision } from "../../state/decision.ts";
import { FrameKind, topFrame } from "../../state/frames.ts";
import { type LocationId, TypeBit, Zone } from "../../state/ids.ts";
import { isOfGroup, modeChoice, modeIn } from "../../state/mode-choices.ts";
import { USUAL } from "../../state/play-terms.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { choosingScope, executions, isModeChosen } from "../chain/chosen.ts";
import { additionalCosts } from "../cost/additional-costs.ts";
import { totalCost } from "../cost/cost.ts";
import { dependsOnPlace } from "../cost/cost-changes.ts";
import { candidatesFor } from "../cost/cost-parts.ts";
import { repeatCosts } from "../cost/other-costs.ts";
import { canAffordPlaying, canPayCost, canPayParts } from "../cost/payable.ts";
import { canAffordTotal } from "../cost/prices.ts";
import { needsAmbush } from "./card-timing.ts";
import { canBeCompleted, isPriceOpen, payableAtOnce } from "./completions.ts";
import { type FinalizeData, FinalizeStep } from "./finalize-steps.ts";
import { canBePlayed } from "./payable-plays.ts";
import { placesFor } from "./places.ts";
import { type Playing, playingOf, withAmountPaid, withChosen, withCosts, withPlace, withRepeats } from "./playing.ts";
import { hasLegalTargets, legalModes, targetOptions, withGiven } from "./targets.ts";

/** 355, 402: what there is to choose when an item is finalized, and whether it can be paid for. */

export const abilityOf = (s: State, item: ChainItem) => (item.ability < 0 ? null : s.pool.abilities[item.ability]);

/** Is it a spell or an ability that has [Repeat], or may have been given it? */
export function mayRepeat(s: State, item: ChainItem): boolean {
  if (item.ability >= 0) return activeStatics(s, StaticKind.keywords).some(({ effect }) => effect.data.what === "abilities");
  const card = cardOf(s, s.objects[item.object]);
  if ((card.types & TypeBit.spell) === 0) return false;
  return card.repeats.length > 0 || s.ongoing.length > 0 || activeStatics(s, StaticKind.keywords).length > 0;
}

/** From nothing to as much as leaves enough to choose from, as far as that can be paid. */
export function payableAmounts(s: State, item: ChainItem): number[] {
  const program = programOf(s, item);
  const playing = playingOf(s, item);
  const scope = choosingScope(item, program, 0);
  const slots = (program?.targets ?? []).filter((slot) => slot.sel.count.exact);
  const most = Math.min(...slots.map((slot) => targetOptions(s, scope, slot, playing).length));
  const out: number[] = [];
  for (let n = 0; n <= most; n++) if (canBePlayed(s, withAmountPaid(playing, n), program, ALL_DECIDED)) out.push(n);
  return out.length === 0 ? [0] : out;
}
const ALL_DECIDED = 31;

/** What can be given up and leaves a target to choose. */
export function givenUpOptions(s: State, item: ChainItem, pick: Program["givenUp"][number]): number[] {
  const program = programOf(s, item);
  const scope = choosingScope(item, program, 0);
  const part = totalCost(s, playingOf(s, item))
    .costs.flatMap((id) => s.pool.costs[id].parts)
    .find((other) => "what" in other && other.what.is === "pick" && other.what.number === pick.number);
  if (part === undefined || program === null) return [];
  return candidatesFor(s, item.controller, part, scope).filter((id) => hasLegalTargets(s, program, withGiven(scope, pick, id), null));
}

export const costsOf = (s: State, item: ChainItem): readonly AdditionalCost[] => additionalCosts(s, item.controller, item.object);

export function isOffered(s: State, item: ChainItem, costs: readonly AdditionalCost[], at: number): boolean {
  const cost = costs[at];
  if (!cost.optional) return false;
  const scope = itemScope(item);
  if (cost.condition !== null && !cost.condition(s, scope)) return false;
  if (cost.at >= 0 && placesAmong(s, item, [cost.at]).length === 0) return false;
  return (
    canPayParts(s, item.controller, [cost.cost.id], scope, []) &&
    canBePlayed(s, withCosts(playingOf(s, item), item.costs | (1 << at)), programOf(s, item), at + 1)
  );
}

/** 355.16: who declines this optional cost could not go on, whatever they take of those after it. */
export const isNeeded = (s: State, item: ChainItem, at: number): boolean => !canBePlayed(s, playingOf(s, item), programOf(s, item), at + 1);

/** With the choices for one more execution (820.2). */
export function canAffordRepeat(s: State, item: ChainItem, at: number): boolean {
  const playing = playingOf(s, item);
  const costs = repeatCosts(s, playing);
  if (costs[at].parts.length > 0 && !canPayParts(s, item.controller, [costs[at].id], itemScope(item), [])) return false;
  const repeated = withRepeats(playing, item.repeats | (1 << at));
  const program = programOf(s, item);
  // A player who declines the cost of a trigger has to see what it is (404.2).
  return item.triggered ? canAffordTotal(s, repeated) : canBePlayed(s, repeated, program, ALL_DECIDED);
}

/** 402.4: is there enough to choose from, and could its cost be paid? */
export function canBePerformed(s: State, item: ChainItem): boolean {
  const ability = abilityOf(s, item);
  if (ability === null || ability.program === null) return true;
  if (
    ability.victim >= 0 &&
    !item.targets[ability.victim].every((id) => s.objects[id].zone === Zone.trash || s.objects[id].zone === Zone.none)
  )
    return false;
  const scope = choosingScope(item, ability.program, 0);
  for (const slot of ability.program.targets) {
    if (slot.mode !== null || slot.sel.count.min === 0 || (slot.gate !== null && !slot.gate(s, scope))) continue;
    if (targetOptions(s, scope, slot, null).length < slot.sel.count.min && !dependsOnOthers(slot, ability.program)) return false;
  }
  for (let g = 0; g < ability.program.modes.length; g++)
    if (legalModes(s, ability.program, scope, g, null).length < ability.program.modes[g].min) return false;
  if (ability.cost === null) return true;
  return canPayCost(s, item.controller, ability.cost, scope);
}

const dependsOnOthers = (slot: TargetSlot, program: Program): boolean =>
  slot !== program.targets[0] &&
  (slot.sel.text.notChosen !== undefined ||
    slot.sel.text.place === "sameAsIt" ||
    slot.sel.text.place === "notAsIt" ||
    typeof slot.sel.text.place === "object");

/** Where additional costs that were paid bind it to (Dragon Roost). */
function boundTo(s: State, item: ChainItem): readonly LocationId[] {
  if (item.costs < 1 << cardOf(s, s.objects[item.object]).costs.length) return NO_PLACES;
  return costsOf(s, item).flatMap((cost, i) => (cost.at >= 0 && (item.costs & (1 << i)) !== 0 ? [cost.at] : NO_PLACES));
}
const NO_PLACES: readonly LocationId[] = [];

/** 355.2: of several places to which texts say that it is played, its player chooses one. */
function placesOf(s: State, item: ChainItem): LocationId[] {
  const bound = boundTo(s, item);
  if (bound.length > 0) return placesAmong(s, item, [...(item.terms?.places ?? NO_PLACES), ...bound]);
  const { controller, object, from, fromLocation, terms } = item;
  return placesFor(s, controller, object, from, fromLocation, terms, terms === null && needsAmbush(s, controller, object));
}

const placesAmong = (s: State, item: ChainItem, places: readonly LocationId[]): LocationId[] =>
  placesFor(s, item.controller, item.object, item.from, item.fromLocation, { ...(item.terms ?? USUAL), places }, false);

/** 355.16: the places at which it can be paid for, where that depends on the place. */
export function payablePlaces(s: State, item: ChainItem): LocationId[] {
  const places = placesOf(s, item);
  if (!dependsOnPlace(s, item.object)) return places;
  const playing = playingOf(s, item);
  return places.filter((at) => canAffordPlaying(s, withPlace(playing, at)));
}

export function isUsedMode(s: State, item: ChainItem, unchosen: "turn" | "ever" | null, group: number, mode: number): boolean {
  if (unchosen === null) return false;
  if (item.modes.some((choice) => modeIn(choice) === mode && isOfGroup(choice, group))) return true;
  return unchosen === "turn" && (usedModesOf(s, item) & (1 << mode)) !== 0;
}

export const isAsked = (s: State, item: ChainItem, scope: Scope, slot: TargetSlot): boolean =>
  (slot.mode === null || isModeChosen(item, slot.mode, scope.execution)) && (slot.gate === null || slot.gate(s, scope));

/** 355.16: only what leaves enough to choose for the targets after it, unless nothing does. */
export function leadingOn(
  s: State,
  item: ChainItem,
  scope: Scope,
  program: Program,
  at: number,
  options: readonly number[],
  playing: Playing | null,
): readonly number[] {
  if (at + 1 >= program.targets.length) return options;
  const leading = options.filter((option) => canChooseRest(s, item, scope, program, at, option, playing));
  return leading.length > 0 ? leading : options;
}

/** 355.16: only those with which the whole can still be paid. */
export function payableTargets(
  s: State,
  item: ChainItem,
  playing: Playing,
  program: Program,
  data: FinalizeData,
  options: readonly number[],
): readonly number[] {
  const payable = payableAtOnce(s, playing, program, executions(item), options);
  if (payable !== null || !isPriceOpen(s, playing)) return payable ?? options;
  return options.filter((option) => isPayable(s, item, playing, program, data, [option]));
}

const isPayable = (
  s: State,
  item: ChainItem,
  playing: Playing,
  program: Program,
  { execution, at }: FinalizeData,
  picks: readonly number[],
  whole = false,
): boolean => canBeCompleted(s, playing, program, executions(item), item.modes, { of: "targets", execution, at }, picks, whole);

/** Modes with whose targets the whole can still be paid. */
export function payableModes(s: State, item: ChainItem, program: Program, data: FinalizeData, modes: readonly number[]): readonly number[] {
  const playing = playingOf(s, item);
  const { execution, at } = data;
  if (program.modes[at].min > 1 || !isPriceOpen(s, playing)) return modes;
  return modes.filter((mode) =>
    canBeCompleted(s, playing, program, executions(item), [...item.modes, modeChoice(at, execution, mode)], {
      of: "modes",
      execution,
      at: at + 1,
    }),
  );
}

/** The item whose targets are being asked for, and how far it has been chosen. */
function targeting(s: State): { readonly item: ChainItem; readonly program: Program; readonly data: FinalizeData } | null {
  const frame = topFrame(s);
  if (frame.kind !== FrameKind.finalize || frame.step !== FinalizeStep.targeted) return null;
  const data = frame.data as FinalizeData;
  const item = s.chain.find(({ id }) => id === data.item);
  const program = item === undefined || item.triggered ? null : programOf(s, item);
  return item === undefined || program === null ? null : { item, program, data };
}

/** Could these be all, or with `more` some, of what is chosen for the slot that is asked for, so that the whole can be paid? */
export function arePayable(s: State, d: Decision, picks: readonly number[], more: "whole" | "more"): boolean {
  if (d.about !== "targets" || (d.max === 1 && d.min === 1)) return true; // each option has been looked at
  const asked = targeting(s);
  if (asked === null) return true;
  const playing = playingOf(s, asked.item);
  return !isPriceOpen(s, playing) || isPayable(s, asked.item, playing, asked.program, asked.data, picks, more === "whole");
}

/** Would this be an option if its cost could be paid? */
export function isUnaffordableOption(s: State, choice: number): boolean {
  const asked = targeting(s);
  if (asked === null) return false;
  const { item, program, data } = asked;
  const slot = program.targets[data.at];
  return targetOptions(s, choosingScope(item, program, data.execution), slot, playingOf(s, item)).includes(choice);
}

/** Could this be chosen for an item if that could be paid? */
export function isUnaffordableChoice(s: State, item: ChainItem, choice: number): boolean {
  const program = item.triggered ? null : programOf(s, item);
  if (program === null || !isPriceOpen(s, playingOf(s, item))) return false;
  for (let e = 0; e < executions(item); e++) {
    const scope = choosingScope(item, program, e);
    if (program.targets.some((slot) => isAsked(s, item, scope, slot) && targetOptions(s, scope, slot, null).includes(choice))) return true;
  }
  return false;
}

/** Can all targets after this one be chosen, once that has been chosen for it? */
function canChooseRest(
  s: State,
  item: ChainItem,
  before: Scope,
  program: Program,
  at: number,
  choice: number,
  was: Playing | null,
): boolean {
  const vars = before.vars.slice();
  vars[program.targets[at].sel.number] = [choice];
  const scope = withVars(before, vars);
  const playing = was && withChosen(was, [...was.chosen, choice], scope);
  for (let next = at + 1; next < program.targets.length; next++) {
    const slot = program.targets[next];
    if (slot.sel.count.min === 0 || !isAsked(s, item, scope, slot)) continue;
    const options = targetOptions(s, scope, slot, playing);
    if (options.length < slot.sel.count.min) return false;
    if (next + 1 < program.targets.length) return options.some((option) => canChooseRest(s, item, scope, program, next, option, playing));
  }
  return true;
}

/** 355.16: not what will have to be given up for the same item, unless there is nothing else to choose. */
export function sparing(s: State, playing: Playing, scope: Scope, options: readonly number[], min: number): readonly number[] {
  const { costs } = totalCost(s, playing);
  if (costs.length === 0) return options;
  const spared = options.filter((option) => canPayParts(s, playing.seat, costs, scope, [option]));
  return spared.length >= Math.max(1, min) ? spared : options;
}
