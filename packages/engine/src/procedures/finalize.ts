import { setUses } from "../actions/tell.ts";
import { reveal } from "../actions/zones.ts";
import { LOCATION, locationChoice } from "../decisions/decision.ts";
import { cardOf } from "../derive/read.ts";
import type { Program } from "../language/compile/program.ts";
import { itemScope, type Scope } from "../language/scope.ts";
import { canAfford } from "../payment/purse.ts";
import { editItem, editObject } from "../state/fork.ts";
import { ask, askMay, askPayment, editData, F, goTo, type Procedure, picks, popFrame, pushFrame, saidYes } from "../state/frames.ts";
import { type LocationId, TypeBit, Zone } from "../state/ids.ts";
import { numbers } from "../state/lists.ts";
import type { ChainItem, State } from "../state/records.ts";
import { totalCost } from "./cost.ts";
import { usedUp } from "./cost-changes.ts";
import { programOf, runProgram } from "./effect.ts";
import {
  abilityOf,
  canAffordRepeat,
  canBePerformed,
  choosingScope,
  costsOf,
  executions,
  givenUpOptions,
  isAsked,
  isCounted,
  isModeChosen,
  isNeeded,
  isOffered,
  isUsedMode,
  leadingOn,
  mayRepeat,
  payableAmounts,
  placesOf,
  sparing,
} from "./finalize-options.ts";
import { finalized, useUp } from "./finalized.ts";
import { cancelItem, removeItem } from "./leave-chain.ts";
import { repeatCosts } from "./other-costs.ts";
import { canPayParts, payItem, startItemPayment } from "./pay.ts";
import { playingOf } from "./playing.ts";

import { legalModes, targetOptions } from "./targets.ts";

/**
 * 355-359, 402-406: a pending item becomes a finalized one, by its controller's choices and payment. Cards and abilities take
 * the same steps (399, 400, 400.1).
 */
export interface FinalizeData {
  readonly item: number;
  /** Where it is in the list of the step: cost, mode, slot. */
  at: number;
  /** Which execution of a repeated text is being chosen for. */
  execution: number;
  /** Effects that lower this cost and are used up by it (390.4): their ids. */
  discounts: readonly number[];
}

const STEP = {
  begin: 0,
  mayAnswered: 1,
  costs: 2,
  costAnswered: 3,
  repeats: 4,
  repeatAnswered: 5,
  asYouPlay: 6,
  place: 7,
  placed: 8,
  modes: 9,
  modeChosen: 10,
  targets: 11,
  targeted: 12,
  destinations: 13,
  destined: 14,
  price: 15,
  priceAnswered: 16,
  paid: 17,
  givenUp: 18,
  givenUpChosen: 19,
  showOff: 20,
  shown: 21,
  amount: 22,
  amountChosen: 23,
} as const;

function itemOf(s: State, data: FinalizeData): ChainItem | undefined {
  for (let i = s.chain.length - 1; i >= 0; i--) if (s.chain[i].id === data.item) return s.chain[i];
  return undefined;
}

export const startFinalize = (s: State, item: number): void =>
  pushFrame(s, F.finalize, { item, at: 0, execution: 0, discounts: [] } satisfies FinalizeData);

function step(run: (s: State, item: ChainItem, data: FinalizeData, frame: number) => void): Procedure["steps"][number] {
  return (s: State, data: FinalizeData, frame: number) => {
    const item = itemOf(s, data);
    if (item === undefined) popFrame(s);
    else run(s, item, data, frame);
  };
}

export const finalizeProcedure: Procedure = {
  rule: "355",
  steps: [
    /** 383.3.a, 402.1: a first "you may" is decided now; what cannot be chosen or paid is removed (402.4). */
    step((s, item) => {
      const ability = abilityOf(s, item);
      if (item.triggered && ability !== null && !canBePerformed(s, item)) {
        removeItem(s, item.id, "402.4");
        popFrame(s);
        return;
      }
      if (ability?.may !== true) {
        goOn(s, item);
        return;
      }
      goTo(s, STEP.mayAnswered);
      askMay(s, item.controller, "383.3.a", item.object);
    }),
    step((s, item) => {
      if (!saidYes(s)) {
        removeItem(s, item.id, "383.3.a.2");
        popFrame(s);
        return;
      }
      goOn(s, item);
    }),
    /** 355.1.a: which optional additional costs will be paid. */
    step((s, item, data, frame) => {
      const costs = costsOf(s, item);
      let { at } = data;
      while (at < costs.length && !isOffered(s, item, costs, at)) at++;
      editData<FinalizeData>(s, frame).at = at;
      if (at >= costs.length) {
        editData<FinalizeData>(s, frame).at = 0;
        goTo(s, STEP.repeats);
        return;
      }
      goTo(s, STEP.costAnswered);
      askMay(s, item.controller, "355.1.a", item.object, costs[at].name, isNeeded(s, item, at));
    }),
    step((s, item, data, frame) => {
      if (saidYes(s)) {
        const edited = editItem(s, item.id);
        if (edited !== null) {
          edited.costs |= 1 << data.at;
          if (costsOf(s, item)[data.at].data.entersReady === true) edited.entersReady = true; // 805.2.b
        }
      }
      editData<FinalizeData>(s, frame).at = data.at + 1;
      goTo(s, STEP.costs);
    }),
    step((s, item, data, frame) => {
      const costs = mayRepeat(s, item) ? repeatCosts(s, playingOf(s, item)) : [];
      let { at } = data;
      while (at < costs.length && !canAffordRepeat(s, item, at)) at++;
      const d = editData<FinalizeData>(s, frame);
      d.at = at;
      if (at >= costs.length) {
        d.at = 0;
        goTo(s, item.ability < 0 ? STEP.asYouPlay : firstChoice(programOf(s, item)));
        return;
      }
      goTo(s, STEP.repeatAnswered);
      askMay(s, item.controller, "820.1.d", item.object, "repeat");
    }),
    step((s, item, data, frame) => {
      if (saidYes(s)) {
        const edited = editItem(s, item.id);
        if (edited !== null) edited.repeats |= 1 << data.at;
      }
      editData<FinalizeData>(s, frame).at = data.at + 1;
      goTo(s, STEP.repeats);
    }),
    /** 355.1: choices "as you play me". */
    step((s, item) => {
      const { asYouPlay, showOff } = cardOf(s, s.objects[item.object]);
      goTo(s, showOff === null ? STEP.place : STEP.showOff);
      if (asYouPlay !== null) runProgram(s, asYouPlay, itemScope(item));
    }),
    /** 355.2 */
    step((s, item) => {
      const { types } = cardOf(s, s.objects[item.object]);
      if ((types & (TypeBit.unit | TypeBit.gear)) === 0) {
        const program = programOf(s, item);
        goTo(s, isCounted(program) ? STEP.amount : firstChoice(program));
        return;
      }
      if (item.place >= 0) {
        goTo(s, STEP.price); // "I enter there"
        return;
      }
      const places = placesOf(s, item);
      if (places.length === 0) {
        cancelItem(s, item.id, "358.5");
        popFrame(s);
        return;
      }
      if (places.length === 1) {
        setPlace(s, item.id, places[0]);
        return;
      }
      goTo(s, STEP.placed);
      ask(s, item.controller, "choose", "location", "355.2", item.object, numbers(places, locationChoice), 1, 1);
    }),
    step((s, item) => {
      setPlace(s, item.id, picks(s)[0] - LOCATION);
    }),
    /** 355.3: for each execution, each group of modes. */
    step((s, item, data, frame) => {
      const program = programOf(s, item);
      const d = editData<FinalizeData>(s, frame);
      if (program === null || program.modes.length === 0 || data.execution >= executions(item)) {
        d.at = 0;
        d.execution = 0;
        goTo(s, STEP.targets);
        return;
      }
      if (data.at >= program.modes.length) {
        d.at = 0;
        d.execution = data.execution + 1;
        return;
      }
      const group = program.modes[data.at];
      const scope = choosingScope(item, program, data.execution);
      const options = legalModes(s, program, scope, data.at, item.triggered ? null : playingOf(s, item)).filter(
        (mode) => !isUsedMode(s, item, group.unchosen, data.at, mode),
      );
      goTo(s, STEP.modeChosen);
      if (options.length <= group.min) s.answer = { do: "choose", picks: options };
      else ask(s, item.controller, "mode", "mode", "355.3", item.object, options, group.min, Math.min(group.max, options.length));
    }),
    step((s, item, data, frame) => {
      const edited = editItem(s, item.id);
      if (edited !== null) edited.modes = [...edited.modes, ...numbers(picks(s), (mode) => (data.at + data.execution * 10) * 100 + mode)];
      editData<FinalizeData>(s, frame).at = data.at + 1;
      goTo(s, STEP.modes);
    }),
    /** 355.5: targets in the order of the text. */
    step((s, item, data, frame) => {
      const program = programOf(s, item);
      const d = editData<FinalizeData>(s, frame);
      if (program === null || data.execution >= executions(item)) {
        d.at = 0;
        d.execution = 0;
        goTo(s, STEP.destinations);
        return;
      }
      if (data.at >= program.targets.length) {
        d.at = 0;
        d.execution = data.execution + 1;
        return;
      }
      const slot = program.targets[data.at];
      const scope = choosingScope(item, program, data.execution);
      if (!isAsked(s, item, scope, slot)) {
        d.at = data.at + 1;
        return;
      }
      askTargets(s, item, scope, program, data.at);
    }),
    step((s, item, data, frame) => {
      const program = programOf(s, item);
      if (program === null) return;
      const slot = program.targets[data.at];
      setTargets(s, item.id, slot.sel.number + data.execution * program.vars, picks(s));
      editData<FinalizeData>(s, frame).at = data.at + 1;
      goTo(s, STEP.targets);
    }),
    /** 355.4 */
    step((s, item, data, frame) => {
      const program = programOf(s, item);
      const d = editData<FinalizeData>(s, frame);
      if (program === null || program.destinations.length === 0 || data.execution >= executions(item)) {
        d.at = 0;
        goTo(s, STEP.price);
        return;
      }
      if (data.at >= program.destinations.length) {
        d.at = 0;
        d.execution = data.execution + 1;
        return;
      }
      const slot = program.destinations[data.at];
      const scope = choosingScope(item, program, data.execution);
      const asked = slot.mode === null || isModeChosen(item, slot.mode, data.execution);
      const options = asked && (slot.gate === null || slot.gate(s, scope)) ? slot.options(s, scope) : [];
      goTo(s, STEP.destined);
      if (options.length <= 1) s.answer = { do: "choose", picks: numbers(options, locationChoice) };
      else ask(s, item.controller, "choose", "location", "355.4", item.object, numbers(options, locationChoice), 1, 1);
    }),
    step((s, item, data, frame) => {
      const program = programOf(s, item);
      const edited = editItem(s, item.id);
      if (edited !== null && program !== null) {
        const at = data.at + data.execution * program.destinations.length;
        const destinations = edited.destinations.slice();
        while (destinations.length <= at) destinations.push(-1);
        destinations[at] = picks(s).length === 0 ? -1 : picks(s)[0] - LOCATION;
        edited.destinations = destinations;
      }
      editData<FinalizeData>(s, frame).at = data.at + 1;
      goTo(s, STEP.destinations);
    }),
    /** 356, 403: the total cost. What a trigger has incurred may be declined (404.2). */
    step((s, item, _data, frame) => {
      if (!item.triggered) {
        payFor(s, item, frame);
        return;
      }
      const free = item.targets.length === 0 && item.repeats === 0 && abilityOf(s, item)?.cost === null;
      if (free) {
        popFrame(s);
        finalized(s, item.id);
        return;
      }
      goTo(s, STEP.priceAnswered);
      const cost = totalCost(s, playingOf(s, item));
      const payable = canAfford(s, item.controller, cost) && canPayParts(s, item.controller, cost.costs, itemScope(item), []);
      if (!payable) s.answer = { do: "no" };
      else if (
        abilityOf(s, item)?.may === true ||
        item.repeats !== 0 ||
        (cost.energy === 0 && cost.power.length === 0 && cost.costs.length === 0)
      )
        s.answer = { do: "yes" };
      else askPayment(s, item.controller, "404.2", item.object);
    }),
    step((s, item, _data, frame) => {
      if (!saidYes(s)) {
        removeItem(s, item.id, "404.2");
        popFrame(s);
        return;
      }
      payFor(s, item, frame);
    }),
    /** 358, 359.1, 405.1, 405.2: all has been checked by what was offered; what could not be paid is undone. */
    step((s, item, data) => {
      popFrame(s);
      if (!saidYes(s)) {
        cancelItem(s, item.id, "358.5");
        return;
      }
      for (const id of data.discounts) useUp(s, item.id, id);
      finalized(s, item.id);
    }),
    /** 355.16: what targets depend on is chosen before them, and given up when the cost is paid. */
    step((s, item, data, frame) => {
      const given = programOf(s, item)?.givenUp ?? [];
      if (data.at >= given.length) {
        editData<FinalizeData>(s, frame).at = 0;
        goTo(s, STEP.modes);
        return;
      }
      const pick = given[data.at];
      const options = givenUpOptions(s, item, pick);
      goTo(s, STEP.givenUpChosen);
      if (options.length <= 1) s.answer = { do: "choose", picks: options };
      else ask(s, item.controller, "choose", "pay", "357.2", item.object, options, 1, 1);
    }),
    step((s, item, data, frame) => {
      const program = programOf(s, item);
      const number = program?.givenUp[data.at]?.number;
      if (program !== null && number !== undefined)
        for (let e = 0; e < executions(item); e++) setTargets(s, item.id, number + e * program.vars, picks(s));
      editData<FinalizeData>(s, frame).at = data.at + 1;
      goTo(s, STEP.givenUp);
    }),
    /** [Show Off] (Radiance): one question, which may be answered with nothing. */
    step((s, item) => {
      const options = cardOf(s, s.objects[item.object]).showOff?.candidates(s, itemScope(item)) ?? [];
      goTo(s, STEP.shown);
      if (options.length === 0) s.answer = { do: "choose", picks: [] };
      else ask(s, item.controller, "choose", "cards", "355.1", item.object, options, 0, 1);
    }),
    step((s, item) => {
      goTo(s, STEP.place);
      const [shown] = picks(s);
      if (shown === undefined) return;
      editObject(s, item.object).linked = [shown, s.objects[shown].incarnation];
      if (s.objects[shown].zone === Zone.hand) reveal(s, [shown], item.controller);
    }),
    /** 355.1.a: how much of "any amount" will be paid, where the number of targets depends on it. */
    step((s, item) => {
      goTo(s, STEP.amountChosen);
      const amounts = payableAmounts(s, item);
      if (amounts.length === 1) s.answer = { do: "choose", picks: amounts };
      else ask(s, item.controller, "number", "number", "355.1.a", item.object, amounts, 1, 1);
    }),
    step((s, item) => {
      const edited = editItem(s, item.id);
      if (edited !== null) edited.amountPaid = picks(s)[0];
      goTo(s, STEP.givenUp);
    }),
  ],
};

/** To the first thing that there is to choose: most cards and abilities have few of them. */
function goOn(s: State, item: ChainItem): void {
  const ability = abilityOf(s, item);
  if (ability === null) {
    const { asYouPlay, showOff } = cardOf(s, s.objects[item.object]);
    if (mayRepeat(s, item) || costsOf(s, item).length > 0) goTo(s, STEP.costs);
    else goTo(s, asYouPlay === null && showOff === null ? STEP.place : STEP.asYouPlay);
    return;
  }
  if (ability.oncePerTurn || ability.triggers.some((t) => t.oncePerTurn)) setUses(s, item.object, ability.id, 1);
  goTo(s, mayRepeat(s, item) ? STEP.repeats : firstChoice(ability.program));
}

function firstChoice(program: Program | null): number {
  if (program === null) return STEP.price;
  if (program.givenUp.length > 0) return STEP.givenUp;
  if (program.modes.length > 0) return STEP.modes;
  if (program.targets.length > 0) return STEP.targets;
  return program.destinations.length > 0 ? STEP.destinations : STEP.price;
}

function setPlace(s: State, id: number, place: LocationId): void {
  const edited = editItem(s, id);
  if (edited !== null) edited.place = place;
  goTo(s, STEP.price);
}

/** 357: plain prices are paid at once; what has parts to be given up is a procedure of its own. */
function payFor(s: State, item: ChainItem, frame: number): void {
  const playing = playingOf(s, item);
  const cost = totalCost(s, playing);
  if (s.ongoing.length > 0) editData<FinalizeData>(s, frame).discounts = usedUp(s, playing);
  goTo(s, STEP.paid);
  if (cost.costs.length > 0 || cost.anyAmount !== null)
    startItemPayment(s, item.id, item.controller, cost.costs, cost.anyAmount, itemScope(item), isCounted(programOf(s, item)));
  else s.answer = payItem(s, item.id, item.controller, cost, 0) ? { do: "yes" } : { do: "no" };
}

function askTargets(s: State, item: ChainItem, scope: Scope, program: Program, at: number): void {
  const slot = program.targets[at];
  const playing = item.triggered ? null : playingOf(s, item);
  const { max, exact } = slot.sel.count;
  let options = sparing(s, item, scope, targetOptions(s, scope, slot, playing), slot.sel.count.min);
  let most = max === null ? options.length : Math.min(options.length, max(s, scope));
  if (most === 1) options = leadingOn(s, item, scope, program, at, options, playing);
  if (slot.split !== null) {
    const amount = slot.split(s, scope);
    if (amount > 0) most = Math.min(most, amount); // 355.14.c
  }
  const min = exact ? most : slot.sel.count.min;
  goTo(s, STEP.targeted);
  if (options.length < min && !item.triggered) {
    cancelItem(s, item.id, "355.8");
    popFrame(s);
    return;
  }
  if (most === 0 || (options.length === min && most === min)) {
    s.answer = { do: "choose", picks: options.slice(0, most) };
    return;
  }
  ask(
    s,
    item.controller,
    "choose",
    "targets",
    "355.5",
    item.object,
    options,
    Math.min(min, most),
    most,
    slot.sel.filter.group?.index ?? -1,
  );
}

export function setTargets(s: State, id: number, number: number, choices: readonly number[]): void {
  const item = editItem(s, id);
  if (item === null) return;
  const targets = item.targets.slice();
  const incarnations = item.incarnations.slice();
  while (targets.length <= number) {
    targets.push([]);
    incarnations.push([]);
  }
  targets[number] = choices;
  incarnations[number] = numbers(choices, (choice) => (choice < s.objects.length ? s.objects[choice].incarnation : 0));
  item.targets = targets;
  item.incarnations = incarnations;
  if (choices.length > 1) {
    const locations = item.locations.slice();
    while (locations.length <= number) locations.push([]);
    locations[number] = numbers(choices, (choice) => (choice < s.objects.length ? s.objects[choice].location : -1));
    item.locations = locations;
  }
}
