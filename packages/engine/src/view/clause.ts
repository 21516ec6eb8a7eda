import { cardOf } from "../derive/read.ts";
import { programOf } from "../language/chosen.ts";
import type { CompiledCostPart } from "../language/compile/costs.ts";
import { capital } from "../language/render/words.ts";
import type { Step } from "../language/run/program.ts";
import type { Ability, CardData, Cost, CostPart, Filter, Instruction, Sel } from "../language/types.ts";
import { EffectStep } from "../procedures/chain/effect.ts";
import { totalCost } from "../procedures/cost/cost.ts";
import { partsOf } from "../procedures/cost/cost-parts.ts";
import { repeatCosts } from "../procedures/cost/other-costs.ts";
import type { PayData } from "../procedures/cost/start-payment.ts";
import { abilityOf, costsOf } from "../procedures/play/finalize-options.ts";
import { type FinalizeData, FinalizeStep } from "../procedures/play/finalize-steps.ts";
import { playingOf } from "../procedures/play/playing.ts";
import type { Decision } from "../state/decision.ts";
import { ITEM, isItemChoice } from "../state/decision.ts";
import { FrameKind, topFrame } from "../state/frames.ts";
import { type AbilityId, type CardId, NO_ABILITY } from "../state/ids.ts";
import type { ChainItem, State } from "../state/records.ts";
import { ENGLISH_SPEECH, type Speech } from "./clause-words.ts";
import { costClause } from "./cost-clause.ts";
import { priceWords } from "./price-words.ts";

/** The part of a text that asks: "Recycle it?", "Give which enemy unit -2 [M] this turn?". */
export interface Clause {
  /** Empty: no card's text asks, but a rule. */
  readonly text: string;
  /** Beside the options of the decision: what a mode does, what a trigger says; "" for anything that has a name. */
  readonly options: readonly string[];
}

/** In the language of that speech. */
export function clauseAsked(s: State, speech: Speech = ENGLISH_SPEECH): Clause {
  const d = s.decision;
  if (d === null || d.kind === "act") return { text: "", options: [] };
  const found = askedIn(s, d, speech);
  return {
    text: found.text === "" ? "" : speech.clauses.question(found.text),
    options: d.options.map((option) => optionText(s, option, found.modes, speech)),
  };
}

interface Found {
  readonly text: string;
  /** The texts of the modes by number, where they are chosen from. */
  readonly modes: readonly string[];
}

const NOTHING: Found = { text: "", modes: [] };
const says = (text: string): Found => ({ text, modes: [] });

function askedIn(s: State, d: Decision, speech: Speech): Found {
  const frame = topFrame(s);
  switch (frame.kind) {
    case FrameKind.effect: {
      const { block, pc, pick } = frame.data;
      const steps = s.pool.blocks[block];
      const isPick = frame.step === EffectStep.picked && steps[pc]?.picks[pick] !== undefined;
      return inProgram(s, d, speech, steps, pc, isPick ? steps[pc].picks[pick].text : undefined);
    }
    case FrameKind.finalize: {
      const item = s.chain.find(({ id }) => id === frame.data.item);
      return item === undefined ? NOTHING : inFinalizing(s, d, speech, item, frame.step, frame.data);
    }
    case FrameKind.pay:
      return says(partPaid(s, speech, frame.data));
    case FrameKind.replace:
      return says(replacing(s, d, speech, frame.data.ability));
    case FrameKind.kill:
      return says(replacing(s, d, speech, NO_ABILITY));
    case FrameKind.resolve:
      return says(speech.clauses.entersReady);
    default:
      return NOTHING;
  }
}

// ------------------------------------------------------------------------------------------------------- instructions

const dataOf = (s: State, card: CardId): CardData | null => (card < 0 ? null : s.pool.cards[card].data);
const sourceData = (s: State, d: Decision): CardData | null => (d.source < 0 ? null : cardOf(s, s.objects[d.source]).data);

/** A keyword's text stands on no card: it is said as if it stood on the one that has it. */
function textOf(s: State, d: Decision, speech: Speech, step: Pick<Step, "card" | "instruction">, asked?: Filter): string {
  const card = dataOf(s, step.card);
  const found = card === null ? undefined : speech.renderParts(card, asked).get(step.instruction);
  const source = sourceData(s, d);
  if (found !== undefined || source === null) return found ?? "";
  const ability: Ability = { kind: "spell", then: [step.instruction] };
  return speech.renderParts({ ...source, abilities: [ability], effectText: [] }, asked).get(step.instruction) ?? "";
}

function inProgram(s: State, d: Decision, speech: Speech, steps: readonly Step[], pc: number, asked?: Filter): Found {
  const step = steps[pc];
  if (step === undefined) return NOTHING;
  const { instruction } = step;
  const { clauses } = speech;
  const text = textOf(s, d, speech, step, asked);
  const next = steps[pc + 1];
  if (instruction.do === "modes" || instruction.do === "vote")
    return {
      text: clauses.head(text),
      modes: modeTexts(s, speech, step, instruction.do === "modes" ? instruction.modes : instruction.options),
    };
  if (instruction.do === "unless") return says(unlessText(s, speech, step, instruction, text));
  if (instruction.do === "weaponmaster") return says(clauses.weaponmasterPrice);
  if (instruction.do === "putInto" && d.kind === "mode") return { text, modes: [clauses.onTop, clauses.onBottom] };
  if (instruction.do === "move" && d.about === "pay") return says(clauses.followed(clauses.payForMove, text));
  if (instruction.do === "discard") return says(clauses.discard(d.min));
  const isChoice = instruction.do === "choose" || instruction.do === "choosePlayer";
  const follows = next !== undefined && (isIfDone(next.instruction) || isChoice) ? textOf(s, d, speech, next) : "";
  if (instruction.do === "choosePlayer") return says(clauses.followed(clauses.whichPlayer(text), follows));
  return says(clauses.followed(instruction.do === "if" ? "" : text, follows));
}

const isIfDone = (instruction: Instruction): boolean => instruction.do === "if" && "did" in instruction.cond;

function modeTexts(s: State, speech: Speech, { card }: Step, modes: readonly object[]): string[] {
  const data = dataOf(s, card);
  const parts = data === null ? new Map<object, string>() : speech.renderParts(data);
  return modes.map((mode) => capital(parts.get(mode) ?? ""));
}

/** The player who is asked pays, or lets it happen. */
function unlessText(s: State, speech: Speech, { card }: Step, i: Extract<Instruction, { do: "unless" }>, text: string): string {
  const data = dataOf(s, card);
  const cost = data === null || i.pays === undefined ? "" : costClause(speech, data, i.pays);
  return speech.clauses.unless(text, cost);
}

// -------------------------------------------------------------------------------------------------------- finalizing

function inFinalizing(s: State, d: Decision, speech: Speech, item: ChainItem, step: number, data: FinalizeData): Found {
  const program = programOf(s, item);
  const ability = abilityOf(s, item);
  const card = sourceData(s, d);
  const cardOfItem = ability === null ? card : (dataOf(s, ability.card) ?? card);
  switch (step) {
    case FinalizeStep.mayAnswered:
      return says(ability === null || cardOfItem === null ? "" : offered(speech, cardOfItem, ability.data));
    case FinalizeStep.priceAnswered: {
      const text = ability === null || cardOfItem === null ? "" : offered(speech, cardOfItem, ability.data);
      const price = totalCost(s, playingOf(s, item));
      const isOwn = ability?.cost !== null || text === "";
      return says(isOwn ? text : speech.clauses.payTo(priceWords(price), text));
    }
    case FinalizeStep.costAnswered: {
      const cost = costsOf(s, item)[data.at];
      return says(card === null || cost === undefined ? "" : costClause(speech, card, cost.data.cost, cost));
    }
    case FinalizeStep.repeatAnswered: {
      const cost = repeatCosts(s, playingOf(s, item))[data.at];
      const parts = repeatParts(card)[data.at];
      const pay =
        cost === undefined
          ? ""
          : cost.parts.length > 0 && parts && card
            ? costClause(speech, card, parts)
            : speech.clauses.pay(priceWords(cost));
      return says(pay === "" ? "" : speech.clauses.onceMore(pay));
    }
    case FinalizeStep.targeted: {
      const slot = program?.targets[data.at];
      const found = slot === undefined ? null : placeOf(s, slot);
      return found === null || slot === undefined ? NOTHING : inProgram(s, d, speech, found.steps, found.pc, slot.sel.text);
    }
    case FinalizeStep.shown: {
      const ability = card?.abilities.find(({ kind }) => kind === "showOff");
      return says(ability === undefined || card === null ? "" : (speech.renderParts(card).get(ability) ?? ""));
    }
    case FinalizeStep.destined: {
      const slot = program?.destinations[data.at];
      const found = slot === undefined ? null : placeOf(s, slot.instruction);
      return found === null ? NOTHING : says(speech.clauses.whereTo(textOf(s, d, speech, found.steps[found.pc])));
    }
    case FinalizeStep.modeChosen: {
      const group = program?.modes[data.at];
      const found = group === undefined ? null : placeOf(s, group.instruction);
      return found === null ? NOTHING : inProgram(s, d, speech, found.steps, found.pc);
    }
    case FinalizeStep.givenUpChosen: {
      const pick = program?.givenUp[data.at];
      const cost = ability !== null && "cost" in ability.data ? ability.data.cost : costOfCard(card);
      return says(pick === undefined || cardOfItem === null ? "" : costClause(speech, cardOfItem, cost ?? [], undefined, pick.text));
    }
    case FinalizeStep.amountChosen:
      return says(speech.clauses.howMuch(null));
    default:
      return NOTHING;
  }
}

const repeatParts = (card: CardData | null): readonly Cost[] =>
  (card?.abilities ?? []).flatMap((ability) =>
    ability.kind === "keyword" && ability.keyword === "Repeat" ? (ability.costs ?? (ability.cost === undefined ? [] : [ability.cost])) : [],
  );

const costOfCard = (card: CardData | null) => card?.abilities.find((ability) => ability.kind === "additionalCost")?.cost;

/** "pay [1] to draw 1" of "when you play me, you may pay [1] to draw 1". */
function offered(speech: Speech, card: CardData, ability: Ability): string {
  if (ability.kind !== "triggered") return "";
  if (ability.then.some((one) => one.do === "weaponmaster")) return speech.clauses.weaponmaster;
  const found = speech.renderParts(card).get(ability.then)?.replace(/^, /, "");
  return found ?? speech.clauses.offered(speech.renderAbility(card, ability));
}

interface Place {
  readonly steps: readonly Step[];
  readonly pc: number;
}

/** Where the texts of a pool choose this target first, or where this instruction stands first. */
function placeOf(s: State, part: object): Place | null {
  for (const steps of s.pool.blocks)
    for (let pc = 0; pc < steps.length; pc++) {
      const { targets, instruction } = steps[pc];
      if (instruction === part || targets.some((slot) => slot === part)) return { steps, pc };
    }
  return null;
}

// ------------------------------------------------------------------------------------------- payments and replacements

/** What is given up, as a part of a cost. Of a spent buff it is said by its own clause what is done; here it is named. */
const GIVEN_UP: { readonly [Pay in Extract<CompiledCostPart, { readonly text: Sel }>["pay"]]: (sel: Sel) => CostPart } = {
  exhaust: (exhaust) => ({ exhaust }),
  kill: (kill) => ({ kill }),
  banish: (banish) => ({ banish }),
  return: (sel) => ({ return: sel }),
  recycle: (recycle) => ({ recycle }),
  disempower: (disempower) => ({ disempower }),
  spendBuff: (kill) => ({ kill }),
};

function partPaid(s: State, speech: Speech, { costs, at, scope, anyAmount }: PayData): string {
  const part = partsOf(s, costs)[at];
  if (part === undefined) return anyAmount === null ? "" : speech.clauses.howMuch(anyAmount === "energy" ? "energy" : "power");
  if (part.pay === "discard") return speech.clauses.discard(part.n);
  if (!("text" in part) || scope.source < 0) return "";
  const asked = part.what.is === "pick" ? part.what.text : undefined;
  const sel = part.text;
  const data = cardOf(s, s.objects[scope.source]).data;
  const text = costClause(speech, data, [GIVEN_UP[part.pay](sel)], undefined, asked);
  return part.pay === "spendBuff" ? speech.clauses.spendBuff(text) : text;
}

/** The first text of the card that may replace something: cards have one. */
function replacing(s: State, d: Decision, speech: Speech, ability: AbilityId): string {
  const card = ability >= 0 ? dataOf(s, s.pool.abilities[ability].card) : sourceData(s, d);
  if (card === null) return "";
  const parts = speech.renderParts(card);
  const found = findOptional([card.abilities, card.effectText]);
  return found === null ? "" : (parts.get(found) ?? "");
}

function findOptional(value: unknown): object | null {
  if (typeof value !== "object" || value === null) return null;
  if ("event" in value && "instead" in value && "may" in value && value.may === true) return value;
  for (const inner of Object.values(value)) {
    const found = findOptional(inner);
    if (found !== null) return found;
  }
  return null;
}

// ------------------------------------------------------------------------------------------------------------ options

function optionText(s: State, option: number, modes: readonly string[], speech: Speech): string {
  if (modes.length > 0) return modes[option] ?? "";
  if (!isItemChoice(option)) return "";
  const item = s.chain.find(({ id }) => id === option - ITEM);
  const ability = item === undefined ? null : abilityOf(s, item);
  const card = ability === null ? null : (dataOf(s, ability.card) ?? (item === undefined ? null : cardOf(s, s.objects[item.object]).data));
  if (ability === null || card === null) return "";
  return (
    speech.renderParts(card).get(ability.data) ?? (ability.data.kind === "triggered" ? capital(ofKeyword(speech, card, ability.data)) : "")
  );
}

/** A keyword's ability has no "when" of its own. */
const ofKeyword = (speech: Speech, card: CardData, { then }: Extract<Ability, { kind: "triggered" }>): string =>
  speech.renderAbility(card, { kind: "spell", then });
