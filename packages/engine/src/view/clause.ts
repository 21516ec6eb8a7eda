import type { Decision } from "../decisions/decision.ts";
import { ITEM, isItemChoice } from "../decisions/decision.ts";
import { cardOf } from "../derive/read.ts";
import type { Step } from "../language/compile/program.ts";
import { renderAbility, renderParts } from "../language/render/index.ts";
import { capital, words } from "../language/render/words.ts";
import type { Ability, CardData, Cost, Filter, Instruction } from "../language/types.ts";
import { totalCost } from "../procedures/cost.ts";
import { type EffectData, PICKED, programOf } from "../procedures/effect.ts";
import { abilityOf, costsOf } from "../procedures/finalize-options.ts";
import { type FinalizeData, STEP } from "../procedures/finalize-steps.ts";
import { repeatCosts } from "../procedures/other-costs.ts";
import type { PayData } from "../procedures/pay.ts";
import { partsOf } from "../procedures/payable.ts";
import { playingOf } from "../procedures/playing.ts";
import { F, topFrame } from "../state/frames.ts";
import type { ChainItem, State } from "../state/records.ts";
import { costClause } from "./cost-clause.ts";
import { priceWords } from "./price-words.ts";

/** The part of a text that asks: "Recycle it?", "Give which enemy unit -2 [M] this turn?". */
export interface Clause {
  /** Empty: no card's text asks, but a rule. */
  readonly text: string;
  /** Beside the options of the decision: what a mode does, what a trigger says; "" for anything that has a name. */
  readonly options: readonly string[];
}

export function clauseAsked(s: State): Clause {
  const d = s.decision;
  if (d === null || d.kind === "act") return { text: "", options: [] };
  const found = askedIn(s, d);
  return { text: found.text === "" ? "" : asQuestion(found.text), options: d.options.map((option) => optionText(s, option, found.modes)) };
}

interface Found {
  readonly text: string;
  /** The texts of the modes by number, where they are chosen from. */
  readonly modes: readonly string[];
}

const NOTHING: Found = { text: "", modes: [] };
const says = (text: string): Found => ({ text, modes: [] });

function askedIn(s: State, d: Decision): Found {
  const { kind, step, data } = topFrame(s);
  switch (kind) {
    case F.effect: {
      const { block, pc, pick } = data as EffectData;
      const steps = s.pool.blocks[block];
      const isPick = step === PICKED && steps[pc]?.picks[pick] !== undefined;
      return inProgram(s, d, steps, pc, isPick ? steps[pc].picks[pick].text : undefined);
    }
    case F.finalize: {
      const item = s.chain.find(({ id }) => id === (data as FinalizeData).item);
      return item === undefined ? NOTHING : inFinalizing(s, d, item, step, data as FinalizeData);
    }
    case F.pay:
      return says(partPaid(s, data as PayData));
    case F.replace:
    case F.kill:
      return says(replacing(s, d, kind === F.replace ? (data as { readonly ability: number }).ability : -1));
    case F.resolve:
      return says("have it enter ready");
    default:
      return NOTHING;
  }
}

// ------------------------------------------------------------------------------------------------------- instructions

const dataOf = (s: State, card: number): CardData | null => (card < 0 ? null : s.pool.cards[card].data);
const sourceData = (s: State, d: Decision): CardData | null => (d.source < 0 ? null : cardOf(s, s.objects[d.source]).data);

/** A keyword's text stands on no card: it is said as if it stood on the one that has it. */
function textOf(s: State, d: Decision, step: Pick<Step, "card" | "instruction">, asked?: Filter): string {
  const card = dataOf(s, step.card);
  const found = card === null ? undefined : renderParts(card, asked).get(step.instruction);
  const source = sourceData(s, d);
  if (found !== undefined || source === null) return found ?? "";
  const ability: Ability = { kind: "spell", then: [step.instruction] };
  return renderParts({ ...source, abilities: [ability], effectText: [] }, asked).get(step.instruction) ?? "";
}

function inProgram(s: State, d: Decision, steps: readonly Step[], pc: number, asked?: Filter): Found {
  const step = steps[pc];
  if (step === undefined) return NOTHING;
  const { instruction } = step;
  const text = textOf(s, d, step, asked);
  const next = steps[pc + 1];
  if (instruction.do === "modes" || instruction.do === "vote")
    return { text: headOf(text), modes: modeTexts(s, step, instruction.do === "modes" ? instruction.modes : instruction.options) };
  if (instruction.do === "unless") return says(unlessText(s, step, instruction, text));
  if (instruction.do === "weaponmaster") return says("pay its [Equip] cost, [A] less, to attach it");
  if (instruction.do === "putInto" && d.kind === "mode") return { text, modes: ["On top", "On the bottom"] };
  if (instruction.do === "move" && d.about === "pay") return says(withNext("pay for the move", text));
  if (instruction.do === "discard") return says(discarding(d.min));
  const isChoice = instruction.do === "choose" || instruction.do === "choosePlayer";
  const follows = next !== undefined && (isIfDone(next.instruction) || isChoice) ? textOf(s, d, next) : "";
  if (instruction.do === "choosePlayer") return says(withNext(text.replace(/\ban? (player|opponent)$/, "which $1"), follows));
  return says(withNext(instruction.do === "if" ? "" : text, follows));
}

const discarding = (n: number): string => (n === 1 ? "discard which card" : `discard which ${n} cards`);
const isIfDone = (instruction: Instruction): boolean => instruction.do === "if" && "did" in instruction.cond;

/** What follows belongs to the question if it hangs on the answer. */
const withNext = (text: string, next: string): string => (next === "" ? text : `${text}? ${capital(next)}`);

const headOf = (text: string): string => text.split(/ —\n|:\n|\. For each player/)[0];

function modeTexts(s: State, { card }: Step, modes: readonly object[]): string[] {
  const data = dataOf(s, card);
  const parts = data === null ? new Map<object, string>() : renderParts(data);
  return modes.map((mode) => capital(parts.get(mode) ?? ""));
}

/** Whoever is asked pays, or lets it happen. */
function unlessText(s: State, { card }: Step, i: Extract<Instruction, { do: "unless" }>, text: string): string {
  const data = dataOf(s, card);
  const cost = data === null || i.pays === undefined ? "" : costClause(data, i.pays);
  const [happens, lets = ""] = text.split(" unless ");
  const pays = cost === "" ? lets.replace(/^.* has you /, "let your opponent ") : cost;
  return `${pays}? If you don't: ${happens}`;
}

// -------------------------------------------------------------------------------------------------------- finalizing

function inFinalizing(s: State, d: Decision, item: ChainItem, step: number, data: FinalizeData): Found {
  const program = programOf(s, item);
  const ability = abilityOf(s, item);
  const card = sourceData(s, d);
  const cardOfItem = ability === null ? card : (dataOf(s, ability.card) ?? card);
  switch (step) {
    case STEP.mayAnswered:
      return says(ability === null || cardOfItem === null ? "" : offered(cardOfItem, ability.data));
    case STEP.priceAnswered: {
      const text = ability === null || cardOfItem === null ? "" : offered(cardOfItem, ability.data);
      const price = totalCost(s, playingOf(s, item));
      const isOwn = ability?.cost !== null || text === "";
      return says(isOwn ? text : `pay ${priceWords(price)} to ${text}`);
    }
    case STEP.costAnswered: {
      const cost = costsOf(s, item)[data.at];
      return says(card === null || cost === undefined ? "" : costClause(card, cost.data.cost, cost));
    }
    case STEP.repeatAnswered: {
      const cost = repeatCosts(s, playingOf(s, item))[data.at];
      const parts = repeatParts(card)[data.at];
      const pay = cost === undefined ? "" : cost.parts.length > 0 && parts && card ? costClause(card, parts) : `pay ${priceWords(cost)}`;
      return says(pay === "" ? "" : `${pay} to do all of it once more`);
    }
    case STEP.targeted: {
      const slot = program?.targets[data.at];
      const found = slot === undefined ? null : stepOf(s, (one) => one.targets.includes(slot));
      return found === null || slot === undefined ? NOTHING : inProgram(s, d, found.steps, found.pc, slot.sel.text);
    }
    case STEP.shown: {
      const ability = card?.abilities.find(({ kind }) => kind === "showOff");
      return says(ability === undefined || card === null ? "" : (renderParts(card).get(ability) ?? ""));
    }
    case STEP.destined: {
      const slot = program?.destinations[data.at];
      const found = slot === undefined ? null : stepOf(s, ({ instruction }) => instruction === slot.instruction);
      return found === null ? NOTHING : says(`${textOf(s, d, found.steps[found.pc])}: where to`);
    }
    case STEP.modeChosen: {
      const group = program?.modes[data.at];
      const found = group === undefined ? null : stepOf(s, ({ instruction }) => instruction === group.instruction);
      return found === null ? NOTHING : inProgram(s, d, found.steps, found.pc);
    }
    case STEP.givenUpChosen: {
      const pick = program?.givenUp[data.at];
      const cost = ability !== null && "cost" in ability.data ? ability.data.cost : costOfCard(card);
      return says(pick === undefined || cardOfItem === null ? "" : costClause(cardOfItem, cost ?? [], undefined, pick.text));
    }
    case STEP.amountChosen:
      return says("pay how much");
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
function offered(card: CardData, ability: Ability): string {
  if (ability.kind !== "triggered") return "";
  if (ability.then.some((one) => one.do === "weaponmaster")) return "attach an Equipment you control to it for its [Equip] cost, [A] less";
  const found = renderParts(card).get(ability.then)?.replace(/^, /, "");
  return found ?? withoutMay(renderAbility(card, ability));
}

interface Place {
  readonly steps: readonly Step[];
  readonly pc: number;
}

/** Only asked for a person: looking through all texts of the pool is quick enough for that. */
function stepOf(s: State, fits: (step: Step) => boolean): Place | null {
  for (const steps of s.pool.blocks) {
    const pc = steps.findIndex(fits);
    if (pc >= 0) return { steps, pc };
  }
  return null;
}

// ------------------------------------------------------------------------------------------- payments and replacements

function partPaid(s: State, { costs, at, scope, anyAmount }: PayData): string {
  const part = partsOf(s, costs)[at];
  if (part === undefined) return anyAmount === null ? "" : `pay how much ${anyAmount === "energy" ? "Energy" : "Power"}`;
  if (part.pay === "discard") return discarding(part.n);
  if (!("text" in part) || scope.source < 0) return "";
  const asked = part.what.is === "pick" ? part.what.text : undefined;
  const verb = part.pay === "spendBuff" ? "spend the buff of" : part.pay;
  const sel = part.text;
  const data = cardOf(s, s.objects[scope.source]).data;
  const costPart = part.pay === "spendBuff" ? { kill: sel } : ({ [part.pay]: sel } as never);
  return costClause(data, [costPart], undefined, asked).replace(/^kill/, part.pay === "spendBuff" ? verb : "kill");
}

/** The first text of the card that may replace something: cards have one. */
function replacing(s: State, d: Decision, ability: number): string {
  const card = ability >= 0 ? dataOf(s, s.pool.abilities[ability].card) : sourceData(s, d);
  if (card === null) return "";
  const parts = renderParts(card);
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

function optionText(s: State, option: number, modes: readonly string[]): string {
  if (modes.length > 0) return modes[option] ?? "";
  if (!isItemChoice(option)) return "";
  const item = s.chain.find(({ id }) => id === option - ITEM);
  const ability = item === undefined ? null : abilityOf(s, item);
  const card = ability === null ? null : (dataOf(s, ability.card) ?? (item === undefined ? null : cardOf(s, s.objects[item.object]).data));
  if (ability === null || card === null) return "";
  return renderParts(card).get(ability.data) ?? (ability.data.kind === "triggered" ? capital(ofKeyword(card, ability.data)) : "");
}

/** A keyword's ability has no "when" of its own. */
const ofKeyword = (card: CardData, { then }: Extract<Ability, { kind: "triggered" }>): string =>
  renderAbility(card, { kind: "spell", then });

const withoutMay = (text: string): string => text.replace(/^.*?\bmay /, "");

/** Whoever is asked is "you", and is not told that they may. */
function asQuestion(text: string): string {
  const bare = /^[^.?]*?\bmay (?!be )/.test(text) ? withoutMay(text) : text;
  const [, first, others = ""] = /^(?:, )?(.*?)(?:[.?](?: (.*))?)?$/s.exec(bare.replace(/\s*[.?]$/, "")) ?? ["", bare];
  const isCommand = /^(choose (one|two|three)|name an? \w+)\b/.test(first);
  return words(`${capital(first)}${isCommand ? "." : "?"}`, others === "" ? "" : `${capital(others)}.`);
}
