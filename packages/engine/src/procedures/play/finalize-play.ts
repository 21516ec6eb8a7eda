import { reveal } from "../../actions/zones.ts";
import { cardOf } from "../../derive/read.ts";
import { programOf } from "../../language/chosen.ts";
import { itemScope } from "../../language/scope.ts";
import { LOCATION, locationChoice } from "../../state/decision.ts";
import { editItem, editObject } from "../../state/fork.ts";
import { ask, askMay, editData, goTo, picks, popFrame, saidYes } from "../../state/frames.ts";
import { type LocationId, TypeBit, Zone } from "../../state/ids.ts";
import { mapToNumbers } from "../../state/lists.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { runProgram } from "../chain/effect.ts";
import { cancelItem } from "../chain/leave-chain.ts";
import { repeatCosts } from "../cost/other-costs.ts";
import { canAffordRepeat, costsOf, isNeeded, isOffered, mayRepeat, payableAmounts, payablePlaces } from "./finalize-options.ts";
import { type FinalizeData, firstChoice, STEP } from "./finalize-steps.ts";
import { playingOf } from "./playing.ts";

/** 355.1, 355.2: how an item is played: for which additional costs, how often, with what, and where to. */

/** 355.1.a: which optional additional costs will be paid. */
export function nextCost(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
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
}

export function costAnswered(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  if (saidYes(s)) {
    const edited = editItem(s, item.id);
    if (edited !== null) {
      edited.costs |= 1 << data.at;
      if (costsOf(s, item)[data.at].data.entersReady === true) edited.entersReady = true; // 805.2.b
    }
  }
  editData<FinalizeData>(s, frame).at = data.at + 1;
  goTo(s, STEP.costs);
}

export function nextRepeat(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
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
}

export function repeatAnswered(s: State, item: ChainItem, data: FinalizeData, frame: number): void {
  if (saidYes(s)) {
    const edited = editItem(s, item.id);
    if (edited !== null) edited.repeats |= 1 << data.at;
  }
  editData<FinalizeData>(s, frame).at = data.at + 1;
  goTo(s, STEP.repeats);
}

/** 355.1: choices "as you play me". */
export function asYouPlay(s: State, item: ChainItem): void {
  const card = cardOf(s, s.objects[item.object]);
  goTo(s, card.showOff === null ? STEP.place : STEP.showOff);
  if (card.asYouPlay !== null) runProgram(s, card.asYouPlay, itemScope(item));
}

/** [Show Off] (Radiance): one question, which may be answered with nothing. */
export function showOff(s: State, item: ChainItem): void {
  const options = cardOf(s, s.objects[item.object]).showOff?.candidates(s, itemScope(item)) ?? [];
  goTo(s, STEP.shown);
  if (options.length === 0) s.answer = { do: "choose", picks: [] };
  else ask(s, item.controller, "choose", "cards", "355.1", item.object, options, 0, 1);
}

export function shown(s: State, item: ChainItem): void {
  goTo(s, STEP.place);
  const [card] = picks(s);
  if (card === undefined) return;
  editObject(s, item.object).linked = [card, s.objects[card].incarnation];
  if (s.objects[card].zone === Zone.hand) reveal(s, [card], item.controller);
}

/** 355.2 */
export function askPlace(s: State, item: ChainItem): void {
  const { types } = cardOf(s, s.objects[item.object]);
  if ((types & (TypeBit.unit | TypeBit.gear)) === 0) {
    const program = programOf(s, item);
    goTo(s, program?.isCounted === true ? STEP.amount : firstChoice(program));
    return;
  }
  const places = payablePlaces(s, item);
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
  ask(s, item.controller, "choose", "location", "355.2", item.object, mapToNumbers(places, locationChoice), 1, 1);
}

export function placed(s: State, item: ChainItem): void {
  setPlace(s, item.id, picks(s)[0] - LOCATION);
}

function setPlace(s: State, id: number, place: LocationId): void {
  const edited = editItem(s, id);
  if (edited !== null) edited.place = place;
  goTo(s, STEP.price);
}

/** 355.1.a: how much of "any amount" will be paid, where the number of targets depends on it. */
export function askAmount(s: State, item: ChainItem): void {
  goTo(s, STEP.amountChosen);
  const amounts = payableAmounts(s, item);
  if (amounts.length === 1) s.answer = { do: "choose", picks: amounts };
  else ask(s, item.controller, "number", "number", "355.1.a", item.object, amounts, 1, 1);
}

export function amountChosen(s: State, item: ChainItem): void {
  const edited = editItem(s, item.id);
  if (edited !== null) edited.amountPaid = picks(s)[0];
  goTo(s, STEP.givenUp);
}
