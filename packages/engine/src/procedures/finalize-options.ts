import { activeStatics } from "../derive/ability-index.ts";
import { cardOf } from "../derive/read.ts";
import { S } from "../derive/static-kinds.ts";
import { usedModesOf } from "../effects/modes.ts";
import { USUAL } from "../effects/play-terms.ts";
import type { Program, TargetSlot } from "../language/compile/program.ts";
import type { AdditionalCost } from "../language/pool.ts";
import { itemScope, type Scope, withVars } from "../language/scope.ts";
import { canAfford } from "../payment/purse.ts";
import { type LocationId, TypeBit, Zone } from "../state/ids.ts";
import { isOfGroup, modeIn } from "../state/mode-choices.ts";
import type { ChainItem, State } from "../state/records.ts";
import { additionalCosts } from "./additional-costs.ts";
import { needsAmbush } from "./card-timing.ts";
import { choosingScope, isModeChosen } from "./chosen.ts";
import { totalCost } from "./cost.ts";
import { programOf } from "./effect.ts";
import { repeatCosts } from "./other-costs.ts";
import { withAmount } from "./pay.ts";
import { canAffordPlaying, candidatesFor, canPayParts } from "./payable.ts";
import { placesFor } from "./places.ts";
import { couldBeCheaper } from "./play.ts";
import { type Playing, playingOf, withChosen, withCosts, withRepeats } from "./playing.ts";
import { hasLegalTargets, legalModes, targetOptions, withGiven } from "./targets.ts";

/** 355, 402: what there is to choose when an item is finalized, and whether it can be paid for. */

export const abilityOf = (s: State, item: ChainItem) => (item.ability < 0 ? null : s.pool.abilities[item.ability]);

/** Is it a spell or an ability that has [Repeat], or may have been given it? */
export function mayRepeat(s: State, item: ChainItem): boolean {
  if (item.ability >= 0) return activeStatics(s, S.keywords).some(({ effect }) => effect.data.what === "abilities");
  const card = cardOf(s, s.objects[item.object]);
  if ((card.types & TypeBit.spell) === 0) return false;
  return card.repeats.length > 0 || s.ongoing.length > 0 || activeStatics(s, S.keywords).length > 0;
}

export const isCounted = (program: Program | null): boolean => program?.targets.some((slot) => slot.sel.count.exact) === true;

/** From nothing to as much as can be paid and leaves enough to choose from. */
export function payableAmounts(s: State, item: ChainItem): number[] {
  const program = programOf(s, item);
  const playing = playingOf(s, item);
  const cost = totalCost(s, playing);
  const scope = choosingScope(item, program, 0);
  const slots = (program?.targets ?? []).filter((slot) => slot.sel.count.exact);
  const most = Math.min(...slots.map((slot) => targetOptions(s, scope, slot, playing).length));
  const out = [0];
  while (out.length <= most && canAfford(s, item.controller, withAmount(cost, cost.anyAmount, out.length))) out.push(out.length);
  return out;
}

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
  if (cost.at >= 0 && placesOf(s, item, cost.at).length === 0) return false;
  return (
    canPayParts(s, item.controller, [cost.cost.id], scope, []) && canAffordPlaying(s, withCosts(playingOf(s, item), item.costs | (1 << at)))
  );
}

/** 355.16: who declines this optional cost could not pay, whatever they take of those after it. */
export function isNeeded(s: State, item: ChainItem, at: number): boolean {
  const playing = playingOf(s, item);
  return !canAffordPlaying(s, playing) && !couldBeCheaper(s, playing, at + 1);
}

export function canAffordRepeat(s: State, item: ChainItem, at: number): boolean {
  const playing = playingOf(s, item);
  const costs = repeatCosts(s, playing);
  const cost = totalCost(s, withRepeats(playing, item.repeats | (1 << at)));
  return (
    (costs[at].parts.length === 0 || canPayParts(s, item.controller, [costs[at].id], itemScope(item), [])) &&
    canAfford(s, item.controller, cost)
  );
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
  return (
    canPayParts(s, item.controller, [ability.cost.id], scope, []) &&
    canAfford(s, item.controller, { energy: ability.cost.energy, power: ability.cost.power, purpose: 0 })
  );
}

const dependsOnOthers = (slot: TargetSlot, program: Program): boolean =>
  slot !== program.targets[0] &&
  (slot.sel.text.notChosen !== undefined ||
    slot.sel.text.place === "sameAsIt" ||
    slot.sel.text.place === "notAsIt" ||
    typeof slot.sel.text.place === "object");

function boundTo(s: State, item: ChainItem): LocationId {
  if (item.costs < 1 << cardOf(s, s.objects[item.object]).costs.length) return -1;
  return costsOf(s, item).find((cost, i) => cost.at >= 0 && (item.costs & (1 << i)) !== 0)?.at ?? -1;
}

/** `at`: the location to which an additional cost binds it. */
export const placesOf = (s: State, item: ChainItem, at: LocationId = boundTo(s, item)): LocationId[] =>
  placesFor(
    s,
    item.controller,
    item.object,
    item.from,
    item.fromLocation,
    at < 0 ? item.terms : { ...(item.terms ?? USUAL), places: [at] },
    item.terms === null && needsAmbush(s, item.controller, item.object),
  );

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
export function sparing(s: State, item: ChainItem, scope: Scope, options: readonly number[], min: number): readonly number[] {
  if (item.triggered) return options;
  const { costs } = totalCost(s, playingOf(s, item));
  if (costs.length === 0) return options;
  const spared = options.filter((option) => canPayParts(s, item.controller, costs, scope, [option]));
  return spared.length >= Math.max(1, min) ? spared : options;
}
