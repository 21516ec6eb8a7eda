/**
 * Who speaks, who acts, and what was last mentioned: as in English, with Chinese words.
 *
 * Units and legends say "我", gear "此装备", spells "此法术", battlefields "此处". After "摧毁一名单位" the next `it` is "它",
 * after two units "它们", and after something else was mentioned "该单位".
 */
import type { CardData, Filter, Trigger, Who } from "@rulebound/engine/language";
import { NOUNS } from "../glossary.ts";
import { words } from "./words.ts";

interface Mention {
  readonly noun: string;
  readonly measure: string;
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
  readonly you: string;
  readonly your: string;
}

export interface Voice {
  readonly card: CardData;
  readonly person: "I" | "this" | "here";
  /** The set: from Unleashed on, the verbs stun and buff stand in brackets. */
  readonly set: string;
  readonly bracketed: boolean;
  readonly doer: Doer;
  readonly memory: Memory;
  /** The trigger that `triggerPlayer` comes from. */
  readonly trigger?: Trigger;
  /** Effect text of an Equipment: "我" is the unit. */
  readonly attached?: boolean;
  /** It speaks from the trash. */
  readonly inTrash?: boolean;
  /** The paragraph before offered a cost. */
  readonly offered?: boolean;
  /** What each instruction, ability, mode and cost was rendered as. */
  readonly parts?: Map<object, string>;
  /** What is being asked for: said as "哪一名敌方单位". */
  readonly asked?: Filter;
}

const OLDER = new Set(["OGN", "OGS", "SFD"]);

const YOU: Doer = { subject: "", you: "你", your: "你的" };

const freshMemory = (): Memory => ({ it: { ...NOUNS.card, many: false }, far: false, named: new Map() });

export function voiceOf(card: CardData): Voice {
  const set = card.id.slice(0, 3);
  const byType = card.type === "unit" || card.type === "legend" ? "I" : card.type === "battlefield" ? "here" : "this";
  return { card, person: card.voice ?? byType, set, bracketed: !OLDER.has(set), doer: YOU, memory: freshMemory() };
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

export function mention(v: Voice, noun: { readonly noun: string; readonly measure: string }, many: boolean, name?: string): void {
  v.memory.it = { noun: noun.noun, measure: noun.measure, many };
  v.memory.far = false;
  if (name) v.memory.named.set(name, v.memory.it);
}

// --------------------------------------------------------------------------------------------------- the card itself

/** "此装备", "此法术": the card of a text that does not say "我". */
export const thisCard = ({ card, attached }: Voice): string => {
  if (attached) return "此武装";
  return card.type === "spell" ? "此法术" : card.type === "battlefield" ? "此战场" : card.type === "gear" ? "此装备" : "此牌";
};
export const me = (v: Voice): string => (v.person === "I" ? "我" : thisCard(v));
export const my = (v: Voice): string => `${me(v)}的`;

// ------------------------------------------------------------------------------------------------------------ players

const they = (subject: string): Doer => ({ subject, you: "自己", your: "自己的" });

/** What is named with its owner is near from here on. */
function its({ memory }: Voice): string {
  const text = memory.far ? `该${memory.it.noun}的` : memory.it.many ? "它们的" : "它的";
  memory.far = false;
  return text;
}

export function doerOf(v: Voice, who: Who): Doer {
  switch (who) {
    case "you":
      return { ...YOU, subject: "你" };
    case "opponent":
      return they("一名对手");
    case "opponents":
      return they("每名对手");
    case "eachPlayer":
      return they("每名玩家");
    case "eachOther":
      return they("每名其他玩家");
    case "anyPlayer":
      return they("任意玩家");
    case "ally":
      return they("一名盟友");
    case "youOrAlly":
      return { ...YOU, subject: "你或盟友" };
    case "itsController":
      return they(`${its(v)}控制者`);
    case "itsOwner":
      return they(`${its(v)}所有者`);
    case "triggerPlayer":
    case "chosenPlayer":
      return they("该玩家");
    case "attacker":
      return they("进攻方");
    case "defender":
      return they("防守方");
    case "attackerAndDefender":
      return they("进攻方和防守方各");
    case "youAndOpponents":
      return { ...YOU, subject: "你和每名对手" };
    case "youAndChosen":
      return { ...YOU, subject: "你和该玩家各" };
    case "turnPlayer":
      return they("当前回合玩家");
  }
}

/** The same speaker, another one acting. */
export const acting = (v: Voice, who: Who | undefined): Voice => (who === undefined ? v : { ...v, doer: doerOf(v, who) });
/** Once the subject has been said, its further verbs stand alone. */
export const silent = (v: Voice): Voice => ({ ...v, doer: { ...v.doer, subject: "" } });

/** The verb with its subject: "抽", "它的控制者抽". */
export const does = (v: Voice, verb: string): string => words(v.doer.subject, verb);
/** With a subject even where the imperative has none: "你可以". */
export const saysMay = (v: Voice): string => words(v.doer.subject || v.doer.you, "可以");
