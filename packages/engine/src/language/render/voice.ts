/**
 * Who speaks (053), who acts, and what was last mentioned.
 *
 * Units and legends say "I", gear and spells "this", battlefields "here". The memory is what pronouns need: after
 * "kill a unit" the next `it` is "it", after two units it is "them", and after something else was mentioned "that unit".
 */
import type { Ability, Amount, CardData, Cost, Filter, Instruction, Sel, Trigger, Who } from "../types.ts";
import { third, words } from "./words.ts";

interface Mention {
  readonly noun: string;
  readonly many: boolean;
}

export interface Memory {
  /** What `it` means. */
  it: Mention;
  /** Something else was mentioned since: `it` needs its noun. */
  far: boolean;
  readonly named: Map<string, Mention>;
}

/** Who does what the instructions say. No subject: the imperative. */
export interface Doer {
  readonly subject: string;
  readonly third: boolean;
  readonly you: "you" | "they";
  readonly your: "your" | "their";
}

/** Phrases that need each other: an amount of objects that fit a filter that says an amount, an ability that is given by an instruction. */
export interface Phrases {
  readonly amountNoun: (v: Voice, amount: Amount) => string;
  readonly amountOf: (v: Voice, amount: Amount, as: "number" | "owner") => string;
  readonly costList: (v: Voice, cost: Cost) => string;
  readonly eachOf: (v: Voice, filter: Filter) => string;
  readonly possessive: (v: Voice, sel: Sel) => string;
  readonly locationOf: (v: Voice, sel: Sel) => string;
  readonly quoted: (v: Voice, ability: Ability) => string;
  readonly clause: (v: Voice, instruction: Instruction) => string;
  readonly elided: (v: Voice, before: Instruction, instruction: Instruction) => string;
}

export interface Voice {
  readonly say: Phrases;
  readonly card: CardData;
  readonly person: "I" | "this" | "here";
  /** The set: templating changed over time. */
  readonly set: string;
  /** From Unleashed on, the verbs stun and buff stand in brackets. */
  readonly bracketed: boolean;
  /** Numbers of objects as words ("two units") or digits. */
  readonly spells: boolean;
  readonly doer: Doer;
  readonly memory: Memory;
  /** The trigger that `triggerPlayer` comes from. */
  readonly trigger?: Trigger;
  /** Effect text of an Equipment: "I" is the unit. */
  readonly attached?: boolean;
  /** It speaks from the trash. */
  readonly inTrash?: boolean;
  /** The paragraph before offered a cost: "if you do". */
  readonly offered?: boolean;
  /** What each instruction, ability, mode and cost was rendered as, for those who want a part of the text. */
  readonly parts?: Map<object, string>;
  /** What is being asked for: said as "which enemy unit". */
  readonly asked?: Filter;
}

const OLDER = new Set(["OGN", "OGS", "SFD"]);
const SPELLING = new Set(["OGN", "SFD", "UNL"]);

const YOU: Doer = { subject: "", third: false, you: "you", your: "your" };

const freshMemory = (): Memory => ({ it: { noun: "card", many: false }, far: false, named: new Map() });

export function voiceOf(card: CardData, say: Phrases): Voice {
  const set = card.id.slice(0, 3);
  const byType = card.type === "unit" || card.type === "legend" ? "I" : card.type === "battlefield" ? "here" : "this";
  return {
    say,
    card,
    person: card.voice ?? byType,
    set,
    bracketed: !OLDER.has(set),
    spells: SPELLING.has(set),
    doer: YOU,
    memory: freshMemory(),
  };
}

/** Keeps a part of the text as it stands in the whole; said twice, it counts as it was said first. */
export function keep(v: Voice, part: object, text: string): string {
  if (v.parts !== undefined && !v.parts.has(part)) v.parts.set(part, text);
  return text;
}

/** The same, so far: what is said with it changes no pronouns of the other. */
export const aside = (v: Voice): Voice => ({ ...v, memory: { ...v.memory, named: new Map(v.memory.named) } });

/** Each paragraph starts with nothing mentioned. */
export const afresh = (v: Voice): Voice => ({ ...v, memory: freshMemory() });
/** Text in quotes and effect text are spoken by a unit. */
export const spokenByUnit = (v: Voice, attached: boolean): Voice => ({ ...afresh(v), person: "I", attached });

export function mention(v: Voice, noun: string, many: boolean, name?: string): void {
  v.memory.it = { noun, many };
  v.memory.far = false;
  if (name) v.memory.named.set(name, v.memory.it);
}

// --------------------------------------------------------------------------------------------------- the card itself

export const I = (v: Voice): string => (v.person === "I" ? "I" : "this");
export const me = (v: Voice): string => (v.person === "I" ? "me" : "this");
export const my = (v: Voice): string => (v.person === "I" ? "my" : v.card.type === "spell" ? "this spell's" : "this gear's");
/** "I'm", "this is" */
export const Im = (v: Voice): string => (v.person === "I" ? "I'm" : "this is");
/** The verb for the card itself: "I have", "this has". */
export const selfVerb = (v: Voice, verb: string): string => (v.person === "I" ? verb : third(verb));

/** An Equipment of itself and its unit. */
export const attachedTo = (unit: string): string => `this is attached to ${unit}`;

// ------------------------------------------------------------------------------------------------------------ players

const they = (subject: string, isThird: boolean): Doer => ({ subject, third: isThird, you: "they", your: "their" });

const PHASES = new Set(["beginningPhase", "mainPhase", "endOfTurn", "returnedToHand"]);

export function doerOf(v: Voice, who: Who): Doer {
  const its = v.memory.it.many ? "their" : "its";
  switch (who) {
    case "you":
      return { ...YOU, subject: "you" };
    case "opponent":
      return they("an opponent", true);
    case "opponents":
      return they("each opponent", true);
    case "eachPlayer":
      return they("each player", true);
    case "eachOther":
      return they("each other player", true);
    case "anyPlayer":
      return they("any player", true);
    case "ally":
      return they("an ally", true);
    case "youOrAlly":
      return { ...YOU, subject: "you or an ally" };
    case "itsController":
      return they(`${its} controller`, true);
    case "itsOwner":
      return v.memory.it.many ? they("their owners", false) : they(`${its} owner`, true);
    case "triggerPlayer":
      return v.trigger && PHASES.has(v.trigger.on) ? they("that player", true) : they("they", false);
    case "chosenPlayer":
      return they("they", false);
    case "attacker":
      return they("the attacker", true);
    case "defender":
      return they("the defender", true);
    case "attackerAndDefender":
      return they("the attacker and defender each", false);
    case "youAndOpponents":
      return { ...YOU, subject: "you and each opponent" };
    case "youAndChosen":
      return { ...YOU, subject: "you and that player each" };
    case "turnPlayer":
      return they("the turn player", true);
  }
}

/** The same speaker, another one acting. */
export const acting = (v: Voice, who: Who | undefined): Voice => (who === undefined ? v : { ...v, doer: doerOf(v, who) });
/** Once the subject has been said, its further verbs stand alone: "discards their hand, then draws 4". */
export const silent = (v: Voice): Voice => ({ ...v, doer: { ...v.doer, subject: "" } });
/** After "may" and "to" the verb has no ending. */
export const infinitive = (v: Voice): Voice => ({ ...v, doer: { ...v.doer, subject: "", third: false } });

/** The verb with its subject: "draw", "they draw", "its controller draws". */
export const does = (v: Voice, verb: string): string => words(v.doer.subject, v.doer.third ? third(verb) : verb);
/** With a subject even where the imperative has none: "you may". */
export const saysMay = (v: Voice): string => words(v.doer.subject || v.doer.you, "may");
