import { setUses } from "../../actions/trigger.ts";
import { instanceKey } from "../../derive/copies.ts";
import { cardOf } from "../../derive/read.ts";
import { askMay, FrameKind, goTo, isOnTop, type Procedure, popFrame, pushFrame, saidYes } from "../../state/frames.ts";
import type { ChainItem, Frame, State } from "../../state/records.ts";
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
import { type FinalizeData, firstChoice, STEP } from "./finalize-steps.ts";

/**
 * 355-359, 402-406: a pending item becomes a finalized one, by its controller's choices and payment. Cards and abilities take
 * the same steps (399, 400, 400.1): finalize-play.ts has how it is played, finalize-choices.ts what it does and to whom,
 * finalize-price.ts what it costs. A question and what follows its answer are two steps.
 */
export function startFinalize(s: State, item: number): void {
  pushFrame(s, FrameKind.finalize, { item, at: 0, execution: 0, discounts: NONE } satisfies FinalizeData);
  finalize(s, s.frames.length - 1);
}
const NONE: readonly number[] = [];

function itemOf(s: State, data: FinalizeData): ChainItem | undefined {
  for (let i = s.chain.length - 1; i >= 0; i--) if (s.chain[i].id === data.item) return s.chain[i];
  return undefined;
}

/** One step after the other, until somebody is asked or something else comes first. */
function finalize(s: State, frame: number): void {
  do {
    const { step, data } = s.frames[frame] as Frame & { data: FinalizeData };
    const item = itemOf(s, data);
    if (item === undefined) {
      popFrame(s);
      return;
    }
    take(s, item, step, data, frame);
  } while (isOnTop(s, frame) && s.frames[frame].kind === FrameKind.finalize);
}

/** 383.3.a, 402.1: a first "you may" is decided now; what cannot be chosen or paid is removed (402.4). */
function begin(s: State, item: ChainItem): void {
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
}

function mayAnswered(s: State, item: ChainItem): void {
  if (!saidYes(s)) {
    removeItem(s, item.id, "383.3.a.2");
    popFrame(s);
    return;
  }
  goOn(s, item);
}

/** To the first thing that there is to choose: most cards and abilities have few of them. */
function goOn(s: State, item: ChainItem): void {
  const ability = abilityOf(s, item);
  if (ability === null) {
    const { asYouPlay, showOff } = cardOf(s, s.objects[item.object]);
    if (mayRepeat(s, item) || costsOf(s, item).length > 0) goTo(s, STEP.costs);
    else goTo(s, asYouPlay === null && showOff === null ? STEP.place : STEP.asYouPlay);
    return;
  }
  if (ability.oncePerTurn || ability.triggers.some((t) => t.oncePerTurn))
    setUses(s, item.object, instanceKey(s, ability.id, item.object, item.self), 1);
  goTo(s, mayRepeat(s, item) ? STEP.repeats : firstChoice(ability.program));
}

function take(s: State, item: ChainItem, step: number, data: FinalizeData, frame: number): void {
  // The most frequent ones come first: they are looked for in this order.
  switch (step) {
    case STEP.begin:
      begin(s, item);
      break;
    case STEP.targets:
      nextTarget(s, item, data, frame);
      break;
    case STEP.price:
      price(s, item, data, frame);
      break;
    case STEP.paid:
      paid(s, item, data);
      break;
    case STEP.place:
      askPlace(s, item);
      break;
    case STEP.destinations:
      nextDestination(s, item, data, frame);
      break;
    case STEP.targeted:
      targeted(s, item, data, frame);
      break;
    case STEP.priceAnswered:
      priceAnswered(s, item, data, frame);
      break;
    case STEP.mayAnswered:
      mayAnswered(s, item);
      break;
    case STEP.costs:
      nextCost(s, item, data, frame);
      break;
    case STEP.costAnswered:
      costAnswered(s, item, data, frame);
      break;
    case STEP.repeats:
      nextRepeat(s, item, data, frame);
      break;
    case STEP.repeatAnswered:
      repeatAnswered(s, item, data, frame);
      break;
    case STEP.asYouPlay:
      asYouPlay(s, item);
      break;
    case STEP.showOff:
      showOff(s, item);
      break;
    case STEP.shown:
      shown(s, item);
      break;
    case STEP.placed:
      placed(s, item);
      break;
    case STEP.amount:
      askAmount(s, item);
      break;
    case STEP.amountChosen:
      amountChosen(s, item);
      break;
    case STEP.givenUp:
      nextGivenUp(s, item, data, frame);
      break;
    case STEP.givenUpChosen:
      givenUpChosen(s, item, data, frame);
      break;
    case STEP.modes:
      nextMode(s, item, data, frame);
      break;
    case STEP.modeChosen:
      modeChosen(s, item, data, frame);
      break;
    case STEP.destined:
      destined(s, item, data, frame);
      break;
    case STEP.priced:
      priced(s, item);
      break;
    default:
      throw new Error(`finalizing has no step ${step}`);
  }
}

export const finalizeProcedure: Procedure = {
  rule: "355",
  steps: Object.values(STEP).map(() => (s: State, _data: FinalizeData, frame: number) => finalize(s, frame)),
};
