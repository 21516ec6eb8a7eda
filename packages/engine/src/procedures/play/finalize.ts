import { setUses } from "../../actions/trigger.ts";
import { instanceKey } from "../../derive/copies.ts";
import { cardOf } from "../../derive/read.ts";
import { askMay, FINISHED, FrameKind, procedure, pushFrame, saidYes } from "../../state/frames.ts";
import type { ItemId } from "../../state/ids.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { removeItem } from "../chain/leave-chain.ts";
import { destined, givenUpChosen, modeChosen, nextDestination, nextGivenUp, nextMode, nextTarget, targeted } from "./finalize-choices.ts";
import { abilityOf, canBePerformed, costsOf, mayRepeat } from "./finalize-options.ts";
import {
  amountChosen,
  askAmount,
  askPlace,
  asYouPlay,
  costAnswered,
  nextCost,
  nextRepeat,
  placed,
  repeatAnswered,
  shown,
  showOff,
} from "./finalize-play.ts";
import { paid, price, priceAnswered, priced } from "./finalize-price.ts";
import { type FinalizeData, FinalizeStep, firstChoice, type NextStep } from "./finalize-steps.ts";

/**
 * 355-359, 402-406: a pending item becomes a finalized one, by its controller's choices and payment. Cards and abilities take
 * the same steps (399, 400, 400.1): finalize-play.ts has how it is played, finalize-choices.ts what it does and to whom,
 * finalize-price.ts what it costs. A question and what follows its answer are two steps.
 */
/** 145.2.a, 151.2.a: the steps of play, for abilities as well. */
export function startFinalize(s: State, item: ItemId): void {
  pushFrame(s, FrameKind.finalize, { item, at: 0, execution: 0, discounts: NONE });
}
const NONE: readonly never[] = [];

/** 383.3.a, 402.1: a first "you may" is decided now; what cannot be chosen or paid is removed (402.4). */
function begin(s: State, item: ChainItem): NextStep {
  const ability = abilityOf(s, item);
  if (item.triggered && ability !== null && !canBePerformed(s, item)) {
    removeItem(s, item.id, "402.4");
    return FINISHED;
  }
  if (ability?.may !== true) return firstQuestion(s, item);
  askMay(s, item.controller, "383.3.a", item.object);
  return FinalizeStep.mayAnswered;
}

function mayAnswered(s: State, item: ChainItem): NextStep {
  if (saidYes(s)) return firstQuestion(s, item);
  removeItem(s, item.id, "383.3.a.2");
  return FINISHED;
}

/** To the first thing that there is to choose: most cards and abilities have few of them. */
function firstQuestion(s: State, item: ChainItem): NextStep {
  const ability = abilityOf(s, item);
  if (ability === null) {
    const { asYouPlay, showOff } = cardOf(s, s.objects[item.object]);
    if (mayRepeat(s, item) || costsOf(s, item).length > 0) return FinalizeStep.costs;
    return asYouPlay === null && showOff === null ? FinalizeStep.place : FinalizeStep.asYouPlay;
  }
  if (ability.oncePerTurn || ability.triggers.some((t) => t.oncePerTurn))
    setUses(s, item.object, instanceKey(s, ability.id, item.object, item.self), 1);
  return mayRepeat(s, item) ? FinalizeStep.repeats : firstChoice(ability.program);
}

/** A step about the item that is being finalized, if it is still there. */
function about(
  step: (s: State, item: ChainItem, data: FinalizeData, frame: number) => NextStep,
): (s: State, data: FinalizeData, frame: number) => NextStep {
  return (s, data, frame) => {
    for (let i = s.chain.length - 1; i >= 0; i--) if (s.chain[i].id === data.item) return step(s, s.chain[i], data, frame);
    return FINISHED;
  };
}

export const finalizeProcedure = procedure<FinalizeData, typeof FinalizeStep>("355", FinalizeStep, {
  begin: about(begin),
  mayAnswered: about(mayAnswered),
  costs: about(nextCost),
  costAnswered: about(costAnswered),
  repeats: about(nextRepeat),
  repeatAnswered: about(repeatAnswered),
  asYouPlay: about(asYouPlay),
  showOff: about(showOff),
  shown: about(shown),
  place: about(askPlace),
  placed: about(placed),
  amount: about(askAmount),
  amountChosen: about(amountChosen),
  givenUp: about(nextGivenUp),
  givenUpChosen: about(givenUpChosen),
  modes: about(nextMode),
  modeChosen: about(modeChosen),
  targets: about(nextTarget),
  targeted: about(targeted),
  destinations: about(nextDestination),
  destined: about(destined),
  price: about(price),
  priceAnswered: about(priceAnswered),
  priced: about(priced),
  paid: about(paid),
});
