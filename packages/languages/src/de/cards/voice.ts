/**
 * Who speaks, who acts, and what was last mentioned.
 *
 * Units and legends say "ich", spells and gear "dieser Zauber", "diese Ausrüstung"; the memory is what pronouns need: after
 * "töte eine Einheit" the next `it` is "sie", after a spell "er", and after something else was mentioned "diese Einheit".
 */
import type { CardData, Filter, Trigger, Who } from "@rulebound/engine/language";
import {
  type Case,
  DER_,
  declined,
  determined,
  type Form,
  formOf,
  like,
  type Noun,
  ownerStem,
  phrase,
  possessive,
  pronounOf,
} from "./forms.ts";
import { CONTROLLER, nounOf, OWNER } from "./nouns.ts";
import { type Clause, DU, type Subject } from "./verbs.ts";
import { tidy } from "./words.ts";

export interface Mention {
  /** The kind that it is called by. */
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

/** Who does what the instructions say. No subject: "du", as a command. */
export interface Doer {
  readonly subject: Subject | undefined;
  /** "dein", "sein" */
  readonly your: string;
  readonly you: Subject;
}

export interface Voice {
  readonly card: CardData;
  readonly person: "I" | "this" | "here";
  /** From Unleashed on, the verbs stun and buff stand in brackets. */
  readonly bracketed: boolean;
  readonly doer: Doer;
  readonly memory: Memory;
  /** The trigger that `triggerPlayer` comes from. */
  readonly trigger?: Trigger;
  /** Effect text of an Equipment: "ich" is the unit. */
  readonly attached?: boolean;
  /** It speaks from the trash. */
  readonly inTrash?: boolean;
  /** The paragraph before offered a cost. */
  readonly offered?: boolean;
  /** What each instruction, ability, mode and cost was rendered as, for those who want a part of the text. */
  readonly parts?: Map<object, string>;
  /** What is being asked for: said as "welche gegnerische Einheit". */
  readonly asked?: Filter;
}

const OLDER = new Set(["OGN", "OGS", "SFD"]);

const YOU: Doer = { subject: undefined, your: "dein", you: DU };

const freshMemory = (): Memory => ({ it: { noun: "card", many: false }, far: false, named: new Map() });

export function voiceOf(card: CardData): Voice {
  const byType = card.type === "unit" || card.type === "legend" ? "I" : card.type === "battlefield" ? "here" : "this";
  return { card, person: card.voice ?? byType, bracketed: !OLDER.has(card.id.slice(0, 3)), doer: YOU, memory: freshMemory() };
}

/** What is asked for comes first: "welche Einheit töten". */
const ASKED = /^(.*?)⟨(.*?)⟩ ?(.*)$/s;
export const asAsked = (text: string): string => `⟨${text}⟩`;
/** It stays where it is behind another clause, a preposition, "und", or what it is a genitive of. */
const STAYS =
  /[.:,\n]|\b(?:und|oder) |^(?:sie|er|es|wir|ich|ihr|dieser) |(?:(?:^| )(?:von|zu|aus|an|auf|mit|in|über|für)|Macht|Kopie|Kopien|\]) $/;
const askedFirst = (text: string): string => {
  const [, before = "", asked, after = ""] = ASKED.exec(text) ?? [];
  if (asked === undefined || before === "" || STAYS.test(before)) return text;
  return `${asked} ${before}${after}`;
};
const unmarked = (text: string): string => text.replace(/[⟨⟩]/g, "");

/** Keeps a part of the text; said twice, it counts as it was said first. */
export function keepText(v: Voice, part: object, text: string): string {
  if (v.parts !== undefined && !v.parts.has(part)) v.parts.set(part, unmarked(tidy(text)));
  return text;
}

/** A clause is kept as one reads it in a question or a list of choices: "1 Karte ziehen". */
export function keep(v: Voice, part: object, clause: Clause): Clause {
  if (v.parts !== undefined && !v.parts.has(part)) keepText(v, part, askedFirst(clause("infinitive")));
  return clause;
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

export const formOfMention = ({ noun, many }: Mention): Form => formOf(nounOf(noun), many);

// --------------------------------------------------------------------------------------------------- the card itself

const isEquipment = ({ abilities, effectText = [] }: CardData): boolean =>
  effectText.length > 0 || abilities.some((ability) => ability.kind === "keyword" && ability.keyword === "Equip");

/** What the card calls itself. */
export const ownKind = (card: CardData): string =>
  card.type === "gear" && isEquipment(card) ? "equipment" : card.type === "unit" || card.type === "legend" ? "card" : card.type;
const ownNoun = (card: CardData): Noun => nounOf(ownKind(card));

const SELF: Readonly<Record<Case, string>> = { nom: "ich", acc: "mich", dat: "mir", gen: "von mir" };

/** "diesen Zauber" */
export const thisCard = ({ card }: Voice, c: Case): string =>
  phrase({ noun: ownNoun(card), many: false, adjectives: [], after: "" }, like("dies"), c);
/** "ich", "mich", "diesen Zauber". */
export const me = (v: Voice, c: Case): string => (v.person === "I" ? SELF[c] : thisCard(v, c));
export const I = (v: Voice): Subject => ({ text: me(v, "nom"), person: v.person === "I" ? "s1" : "s3" });
/** "meine Macht", "die Macht dieses Zaubers". */
export const my = (v: Voice, noun: Noun, c: Case, many = false): string => {
  const it = { noun, many, adjectives: [], after: "" };
  return v.person === "I" ? phrase(it, possessive("mein"), c) : `${phrase(it, DER_, c)} ${thisCard(v, "gen")}`;
};

// ------------------------------------------------------------------------------------------------------------ players

const third = (text: string): Doer => ({ subject: { text, person: "s3" }, your: "sein", you: { text: "er", person: "s3" } });
const several = (text: string): Doer => ({ subject: { text, person: "p3" }, your: "ihr", you: { text: "sie", person: "p3" } });

/** "ihr Beherrscher", "sein Besitzer". */
const ofIt = (v: Voice, noun: Noun, c: Case): string => {
  const stem = ownerStem(formOfMention(v.memory.it));
  return `${determined(possessive(stem), noun.g, c)} ${declined(noun, false, c)}`;
};

export function doerOf(v: Voice, who: Who): Doer {
  switch (who) {
    case "you":
      return { ...YOU, subject: DU };
    case "opponent":
      return third("ein Gegner");
    case "opponents":
      return third("jeder Gegner");
    case "eachPlayer":
      return third("jeder Spieler");
    case "eachOther":
      return third("jeder andere Spieler");
    case "anyPlayer":
      return third("ein beliebiger Spieler");
    case "ally":
      return third("ein Verbündeter");
    case "youOrAlly":
      return { ...YOU, subject: { text: "du oder ein Verbündeter", person: "s3" } };
    case "itsController":
      return third(ofIt(v, CONTROLLER, "nom"));
    case "itsOwner":
      return v.memory.it.many ? several("ihre Besitzer") : third(ofIt(v, OWNER, "nom"));
    case "triggerPlayer":
    case "chosenPlayer":
      return third("dieser Spieler");
    case "attacker":
      return third("der Angreifer");
    case "defender":
      return third("der Verteidiger");
    case "attackerAndDefender":
      return several("Angreifer und Verteidiger jeweils");
    case "youAndOpponents":
      return { subject: { text: "du und jeder Gegner", person: "p3" }, your: "euer", you: { text: "ihr", person: "p3" } };
    case "youAndChosen":
      return { subject: { text: "ihr beide", person: "p2" }, your: "euer", you: { text: "ihr", person: "p2" } };
    case "turnPlayer":
      return third("der Spieler am Zug");
  }
}

/** Players in another case than as the subject: "einem Gegner", "eines Gegners". */
export function playerIn(v: Voice, who: Who, c: Case): string {
  switch (who) {
    case "you":
    case "youOrAlly":
      return { nom: "du", acc: "dich", dat: "dir", gen: "von dir" }[c];
    case "opponent":
      return { nom: "ein Gegner", acc: "einen Gegner", dat: "einem Gegner", gen: "eines Gegners" }[c];
    case "itsController":
      return ofIt(v, CONTROLLER, c);
    case "itsOwner":
      return ofIt(v, OWNER, c);
    case "eachPlayer":
      return { nom: "jeder Spieler", acc: "jeden Spieler", dat: "jedem Spieler", gen: "jedes Spielers" }[c];
    case "opponents":
      return { nom: "jeder Gegner", acc: "jeden Gegner", dat: "jedem Gegner", gen: "jedes Gegners" }[c];
    default:
      return { nom: "dieser Spieler", acc: "diesen Spieler", dat: "diesem Spieler", gen: "dieses Spielers" }[c];
  }
}

/** The same speaker, another one acting. */
export const acting = (v: Voice, who: Who | undefined): Voice => (who === undefined ? v : { ...v, doer: doerOf(v, who) });

/** "deine Hand", "seiner Ablage". */
export const yours = (v: Voice, noun: Noun, c: Case, many = false): string =>
  phrase({ noun, many, adjectives: [], after: "" }, possessive(v.doer.your), c);

/** "sie", "ihn", or "diese Einheit" when something else was mentioned since. */
export function itWord(v: Voice, c: Case): string {
  const { it, far } = v.memory;
  v.memory.far = false;
  const noun = nounOf(it.noun);
  if (far || c === "gen") return phrase({ noun, many: it.many, adjectives: [], after: "" }, like("dies"), c);
  return pronounOf(formOf(noun, it.many), c);
}
