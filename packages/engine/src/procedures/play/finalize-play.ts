import { runProgram } from "../../actions/running-text.ts";
import { reveal } from "../../actions/zones.ts";
import { cardOf } from "../../derive/read.ts";
import { programOf } from "../../language/chosen.ts";
import { itemScope } from "../../language/scope.ts";
import { locationChoice, locationOfChoice } from "../../state/decision.ts";
import { editItem, editObject } from "../../state/fork.ts";
import { ask, askMay, editData, FINISHED, pickedObjects, picks, saidYes } from "../../state/frames.ts";
import { type ItemId, type LocationId, TypeBit, Zone } from "../../state/ids.ts";
import { mapToNumbers } from "../../state/lists.ts";
import { refsTo } from "../../state/object-refs.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { cancelItem } from "../chain/leave-chain.ts";
import { repeatCosts } from "../cost/other-costs.ts";
import { canAffordRepeat, costsOf, isNeeded, isOffered, mayRepeat, payableAmounts, payablePlaces } from "./finalize-options.ts";
import { type FinalizeData, FinalizeStep, firstChoice, type NextStep } from "./finalize-steps.ts";
import { playingOf } from "./playing.ts";

/** 355.1, 355.2: how an item is played: for which additional costs, how often, with what, and where to. */

/** 355.1.a: which optional additional costs will be paid, such as Accelerate (805.2.a). */
export function nextCost(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const costs = costsOf(s, item);
  let { at } = data;
  while (at < costs.length && !isOffered(s, item, costs, at)) at++;
  const d = editData(s, frame, data);
  d.at = at;
  if (at >= costs.length) {
    d.at = 0;
    return FinalizeStep.repeats;
  }
  askMay(s, item.controller, "355.1.a", item.object, costs[at].name, isNeeded(s, item, at));
  return FinalizeStep.costAnswered;
}

export function costAnswered(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  if (saidYes(s)) {
    const edited = editItem(s, item.id);
    if (edited !== null) {
      edited.costs |= 1 << data.at;
      if (costsOf(s, item)[data.at].data.entersReady === true) edited.entersReady = true; // 805.2.b
    }
  }
  editData(s, frame, data).at = data.at + 1;
  return FinalizeStep.costs;
}

export function nextRepeat(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  const costs = mayRepeat(s, item) ? repeatCosts(s, playingOf(s, item)) : [];
  let { at } = data;
  while (at < costs.length && !canAffordRepeat(s, item, at)) at++;
  const d = editData(s, frame, data);
  d.at = at;
  if (at >= costs.length) {
    d.at = 0;
    return item.ability < 0 ? FinalizeStep.asYouPlay : firstChoice(programOf(s, item));
  }
  askMay(s, item.controller, "820.1.d", item.object, "repeat");
  return FinalizeStep.repeatAnswered;
}

export function repeatAnswered(s: State, item: ChainItem, data: FinalizeData, frame: number): NextStep {
  if (saidYes(s)) {
    const edited = editItem(s, item.id);
    if (edited !== null) edited.repeats |= 1 << data.at;
  }
  editData(s, frame, data).at = data.at + 1;
  return FinalizeStep.repeats;
}

/** 355.1: choices "as you play me". */
export function asYouPlay(s: State, item: ChainItem): NextStep {
  const card = cardOf(s, s.objects[item.object]);
  if (card.asYouPlay !== null) runProgram(s, card.asYouPlay, itemScope(item));
  return card.showOff === null ? FinalizeStep.place : FinalizeStep.showOff;
}

/** [Show Off] (Radiance): one question, which may be answered with nothing. */
export function showOff(s: State, item: ChainItem): NextStep {
  const options = cardOf(s, s.objects[item.object]).showOff?.candidates(s, itemScope(item)) ?? [];
  if (options.length === 0) s.answer = { do: "choose", picks: [] };
  else ask(s, { player: item.controller, kind: "choose", about: "cards", rule: "355.1", source: item.object, options, min: 0, max: 1 });
  return FinalizeStep.shown;
}

export function shown(s: State, item: ChainItem): NextStep {
  const [card] = pickedObjects(s);
  if (card === undefined) return FinalizeStep.place;
  editObject(s, item.object).linked = refsTo(s, [card]);
  if (s.objects[card].zone === Zone.hand) reveal(s, [card], item.controller);
  return FinalizeStep.place;
}

/** 191.3.c, 355.2 */
export function askPlace(s: State, item: ChainItem): NextStep {
  const { types } = cardOf(s, s.objects[item.object]);
  if ((types & (TypeBit.unit | TypeBit.gear)) === 0) {
    const program = programOf(s, item);
    return program?.isCounted === true ? FinalizeStep.amount : firstChoice(program);
  }
  const places = payablePlaces(s, item);
  if (places.length === 0) {
    cancelItem(s, item.id, "358.5");
    return FINISHED;
  }
  if (places.length === 1) return setPlace(s, item.id, places[0]);
  ask(s, {
    player: item.controller,
    kind: "choose",
    about: "location",
    rule: "355.2",
    source: item.object,
    options: mapToNumbers(places, locationChoice),
    min: 1,
    max: 1,
  });
  return FinalizeStep.placed;
}

export function placed(s: State, item: ChainItem): NextStep {
  return setPlace(s, item.id, locationOfChoice(picks(s)[0]));
}

function setPlace(s: State, id: ItemId, place: LocationId): NextStep {
  const edited = editItem(s, id);
  if (edited !== null) edited.place = place;
  return FinalizeStep.price;
}

/** 355.1.a: how much of "any amount" will be paid, where the number of targets depends on it. */
export function askAmount(s: State, item: ChainItem): NextStep {
  const amounts = payableAmounts(s, item);
  if (amounts.length === 1) s.answer = { do: "choose", picks: amounts };
  else
    ask(s, {
      player: item.controller,
      kind: "number",
      about: "number",
      rule: "355.1.a",
      source: item.object,
      options: amounts,
      min: 1,
      max: 1,
    });
  return FinalizeStep.amountChosen;
}

export function amountChosen(s: State, item: ChainItem): NextStep {
  const edited = editItem(s, item.id);
  if (edited !== null) edited.amountPaid = picks(s)[0];
  return FinalizeStep.givenUp;
}
