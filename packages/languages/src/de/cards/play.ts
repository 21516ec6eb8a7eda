/** Playing tokens and cards, and where they go. */
import { type CostChange, type Instruction, type PlayPlace, type Sel, TOKEN_FACTS } from "@rulebound/engine/language";
import { amountNoun, perEach } from "./amounts.ts";
import { costList, resourceSymbols } from "./costs.ts";
import { AS_MANY } from "./filters.ts";
import { type Determiner, EIN_, type Noun, ownerStem, phrase, plain, possessive } from "./forms.ts";
import { spokenName } from "./names.ts";
import { COST, compound, ENERGY_COST, nounOf, POWER_COST, TOKEN_OF } from "./nouns.ts";
import { baseOf } from "./places.ts";
import { locationOf, object } from "./selectors.ts";
import { type Clause, clauseOf, VERB } from "./verbs.ts";
import { formOfMention, mention, my, type Voice } from "./voice.ts";
import { list, spelled, words } from "./words.ts";

type PlayToken = Extract<Instruction, { readonly do: "playToken" }>;
type PlayCard = Extract<Instruction, { readonly do: "playCard" }>;

function placeOfPlay(v: Voice, where: PlayPlace | undefined): string {
  switch (where) {
    case undefined:
      return "";
    case "here":
      return "hierher";
    case "there":
      return "dorthin";
    case "base":
      return baseOf("to", v.doer.your);
    case "sameLocation":
      return "an denselben Ort";
    case "anyBattlefield":
      return "auf ein beliebiges Schlachtfeld";
    case "aBattlefield":
      return "auf ein Schlachtfeld";
    case "singleBattlefield":
      return "auf ein einziges Schlachtfeld";
    case "sameLocationOrBase":
      return `zurück an denselben Ort oder ${baseOf("to", v.doer.your)}`;
    case "asReplaced":
      return "an denselben Ort";
    case "battlefieldYouControl":
      return `auf ein Schlachtfeld, das ${v.doer.you.text} ${v.doer.you.person === "s2" ? "kontrollierst" : "kontrolliert"},`;
    default: {
      const said = typeof where.of === "object" && "ref" in where.of ? spokenName(where.of.ref).place?.to : undefined;
      return onto(said ?? locationOf(v, where.of, "to"));
    }
  }
}

/** Cards are played "auf" a battlefield, and moved "zu" it. */
const onto = (text: string): string =>
  text
    .replace(/^zu (dieselbe|dasselbe|demselben|diese|meine|eine|de)m /, (_, stem: string) => `auf ${ONTO[stem] ?? stem} `)
    .replace(/^zu demselben /, "auf dasselbe ")
    .replace(/^zum /, "auf das ");
const ONTO: Readonly<Record<string, string>> = { diese: "dieses", meine: "mein", eine: "ein", de: "das" };

/** "einen Mech-Einheitenspielstein mit 3 [M]", "zwei Gold-Ausrüstungsspielsteine". */
function tokenText(v: Voice, token: PlayToken, withPlace = true): string {
  const facts = TOKEN_FACTS[token.token] ?? { type: "unit" as const };
  const asMany = typeof token.n === "object" && "size" in token.n && token.n.say === "many";
  const { n, each } = asMany ? { n: "", each: "" } : perEach(v, token.n ?? 1);
  const many = each === "" && n !== "1";
  const base = token.say === "bare" ? nounOf("token") : (TOKEN_OF[facts.type] ?? nounOf("token"));
  const traits = [facts.might === undefined ? "" : `${facts.might} [M]`, facts.keyword ? `[${facts.keyword}]` : ""].filter(Boolean);
  const after = words(traits.length > 0 && `mit ${list(traits)}`, facts.from && `aus ${facts.from}`);
  const det: Determiner = !many ? EIN_ : /^\d+$/.test(n) ? plain(spelled(Number(n))) : AS_MANY;
  const text = phrase({ noun: compound(token.token, base), many, adjectives: token.ready ? ["bereit"] : [], after }, det, "acc");
  mention(v, "token", many || each !== "", token.as);
  return words(each, text, token.exhausted && "erschöpft", withPlace && placeOfPlay(v, token.where));
}

export const playTokenClause = (v: Voice, token: PlayToken): Clause =>
  clauseOf({ subject: v.doer.subject, verb: VERB.spielen, mid: tokenText(v, token) });

/** "ihre Kosten", "meine Energiekosten". */
const costOf = (v: Voice, card: PlayCard, noun: Noun, c: "acc" | "dat"): string =>
  card.what === "me"
    ? my(v, noun, c, true)
    : phrase({ noun, many: true, adjectives: [], after: "" }, possessive(ownerStem(formOfMention(v.memory.it))), c);

/** How the cost changes: in the middle of the sentence, and sentences behind it. */
function costChange(v: Voice, card: PlayCard, change: CostChange): { readonly mid?: string; readonly tail?: string } {
  if (change.say === "without") return { tail: `, ohne ${costOf(v, card, ENERGY_COST, "acc")} zu zahlen,` };
  if (change.say === "sentence" && change.lessEnergy !== undefined) {
    const might = typeof change.lessEnergy === "object" && "might" in change.lessEnergy;
    const by = might ? "die Macht der Einheit, die du recycelt hast," : amountNoun(v, change.lessEnergy, "acc");
    return { tail: `. Verringere ${costOf(v, card, ENERGY_COST, "acc")} um ${by}` };
  }
  switch (change.ignore) {
    case "cost":
      return { tail: `, ohne ${costOf(v, card, COST, "acc")} zu zahlen,` };
    case "energy":
      return { tail: `, ohne ${isOneEach(card.what) ? "Energiekosten" : costOf(v, card, ENERGY_COST, "acc")} zu zahlen,` };
    case "power":
      return { tail: `, ohne ${costOf(v, card, POWER_COST, "acc")} zu zahlen,` };
    case "all":
      return { tail: ", ohne irgendwelche Kosten zu zahlen," };
  }
  if (change.less) {
    const kind = change.less.energy !== undefined && change.onlyEnergy ? ENERGY_COST : COST;
    return { tail: `, wobei ${costOf(v, card, kind, "acc")} um ${resourceSymbols(change.less)} sinken,` };
  }
  if (change.lessEnergy !== undefined)
    return { tail: `, wobei ${costOf(v, card, ENERGY_COST, "acc")} um ${amountNoun(v, change.lessEnergy, "acc")} sinken,` };
  if (change.for) return { mid: `für ${"length" in change.for ? costList(v, change.for) : resourceSymbols(change.for)}` };
  return {};
}

/** Cards of a group, to each player their own. */
const isOneEach = (what: Sel): boolean => typeof what === "object" && "all" in what && what.all.among !== undefined;

/** A unit has its own place: "Ist es eine Einheit, spiele sie hierher." */
function unitPlace(v: Voice, { ifUnit }: PlayCard): string {
  if (!ifUnit) return "";
  const where = placeOfPlay(v, ifUnit.where);
  return ifUnit.may ? `. Ist es eine Einheit, darfst du sie ${where} spielen` : `. Ist es eine Einheit, spiele sie ${where}`;
}

/** What is played, from where, to where, and for how much. */
export function playCardClause(v: Voice, card: PlayCard): Clause {
  const from = card.from === "trash" ? "aus deiner Ablage" : "";
  const what = object(v, card.what, "acc");
  const place = placeOfPlay(v, card.where);
  const { mid = "", tail = "" } = card.cost ? costChange(v, card, card.cost) : {};
  const played = clauseOf({ subject: v.doer.subject, verb: VERB.spielen, mid: words(what, from, place, mid), tail });
  const it = { m: "ihn", f: "sie", n: "es", pl: "sie" }[formOfMention(v.memory.it)];
  const then = card.then === "recycle" ? `. Recycle ${it} dann` : card.then === "banish" ? `. Verbanne ${it} dann` : "";
  const behind = unitPlace(v, card) + then;
  return (order, silent) => played(order, silent) + behind;
}
