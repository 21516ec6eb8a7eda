/** A paragraph of a card. */
import type { Ability, Condition, CostLess, StaticEffect } from "@rulebound/engine/language";
import { amountNoun, eachText } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costList, costPhrase, resourceSymbols } from "./costs.ts";
import { a, these } from "./filters.ts";
import { ownerStem } from "./forms.ts";
import { keywordParagraph } from "./keywords.ts";
import { replacementClause } from "./replacements.ts";
import { object } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { effectsClause, evenWithout } from "./statics.ts";
import { may, paidTo } from "./structure.ts";
import { startOf, triggerText } from "./triggers.ts";
import { type Clause, clauseOf, fronted, inserted, VERB } from "./verbs.ts";
import { acting, formOfMention, I, keep, keepText, me, spokenByUnit, type Voice } from "./voice.ts";
import { capital, sentence, tidy, words } from "./words.ts";

type Of<K extends Ability["kind"]> = Extract<Ability, { readonly kind: K }>;

export const paragraph = (v: Voice, ability: Ability): string => keepText(v, ability, tidy(paragraphText(v, ability)));

function paragraphText(v: Voice, ability: Ability): string {
  switch (ability.kind) {
    case "keyword":
      return ability.costLess ? `${keywordParagraph(v, ability)}. ${cheaper(v, ability.costLess)}` : keywordParagraph(v, ability);
    case "triggered":
      return triggered(v, ability);
    case "activated":
      return activated(v, ability);
    case "static":
      return passive(v, ability);
    case "replacement": {
      const self = I(v);
      const inZone = ability.zone && `${self.text} in deiner Ablage ${self.person === "s1" ? "bin" : "ist"}`;
      const lasting = [inZone, ability.while && condition(v, ability.while)].filter(Boolean).join(" und ");
      const clause = replacementClause(v, ability.replacement);
      if (lasting === "") return sentence(clause("command"));
      const text = clause("command");
      return sentence(text.startsWith("wenn ") ? `solange ${lasting}: ${capital(text)}` : `solange ${lasting}, ${text}`);
    }
    case "additionalCost":
      return additionalCost(v, ability);
    case "showOff":
      return sentence(`[Show Off|Zeige] ${a(v, ability.of, "acc")} vor`);
    case "asYouPlay":
      return sentence(fronted(`wenn du ${me(v, "acc")} spielst,`, inline(v, ability.then))("command"));
    case "dependent":
      return dependent(v, ability);
    case "spell":
      return sentences(v, ability.then);
  }
}

/** An ability in quotes: „[Exhaust]: Erhalte 1 EP.“ */
export const quoted = (v: Voice, ability: Ability): string => `„${paragraph(spokenByUnit(v, false), ability)}“`;

function triggered(v: Voice, ability: Of<"triggered">): string {
  const [trigger] = ability.when;
  const heard: Voice = { ...v, ...(trigger ? { trigger } : {}), inTrash: ability.zone === "trash" };
  if (ability.if && "fewerRunesThanOpponent" in ability.if) {
    const time = triggerText(heard, ability.when);
    return sentence(
      fronted(
        `falls ${condition(heard, ability.if)} (${time}),`.replace(` (${time})`, ""),
        offer(heard, ability),
      )("command").replace(/^falls du/, `falls du ${time}`),
    );
  }
  const start = ability.deathknell ? "" : startOf(heard, ability.when);
  const isClause = start.endsWith(",");
  const cond = ability.if ? condition(heard, ability.if) : "";
  const offered = offer(heard, ability);
  const front = ability.deathknell
    ? cond && `falls ${cond},`
    : cond === ""
      ? start
      : isClause
        ? `${start.replace(/,+$/, "")}${start.replace(/,+$/, "").includes(",") ? ", und" : " und"} ${sameSubject(start, cond)},`
        : `${start}`;
  if (ability.deathknell) {
    const text = front ? words(front, offered("inverted")) : offered("command");
    return `[Deathknell] — ${sentence(text)}`;
  }
  const text = offered("inverted");
  if (OPENS.test(text)) return sentence(`${front.replace(/,+$/, "")}: ${capital(offered("command"))}`);
  const body = words(front, text);
  return sentence(cond !== "" && !isClause ? withCondition(start, offered, cond) : body);
}

/** What begins with a clause of its own. */
const OPENS = /^(wenn|falls|solange|würde[nst]*|einmal pro Zug,) /;

/** "wenn du mich spielst und einen Poro kontrollierst" */
const sameSubject = (start: string, cond: string): string => {
  const [, who] = /^wenn (du|ich) /.exec(start) ?? [];
  return who !== undefined && cond.startsWith(`${who} `) && !cond.includes(` und ${who} `) ? cond.slice(who.length + 1) : cond;
};

/** A time and a condition: "Zu Beginn deiner Anfangsphase ziehst du 1 Karte, falls …". */
function withCondition(start: string, offered: Clause, cond: string): string {
  const [first = "", ...others] = offered("inverted").split(/(?<=[^\d])\. /);
  return [`${start} ${first}, falls ${cond}`, ...others].join(". ");
}

/** "du darfst [1] zahlen, um 1 Karte zu ziehen", or the instructions alone. */
function offer(v: Voice, ability: Of<"triggered">): Clause {
  const doer = acting(v, ability.by);
  if (!ability.may && !ability.cost) return keep(v, ability.then, inline(doer, ability.then));
  const unsaid: Voice = { ...doer, doer: { ...doer.doer, subject: undefined } };
  const [only] = ability.then;
  if (only?.do === "move" && only.along) {
    const move = keep(v, ability.then, clauseOf({ verb: VERB.bewegen, mid: `${me(v, "acc")} mit ${object(v, "it", "dat")}` }));
    return may(doer, move);
  }
  const cost = ability.cost && costPhrase(unsaid, ability.cost);
  const then = afterMay(unsaid, ability);
  const whole = keep(v, ability.then, cost ? paidTo(cost, then.first) : then.first);
  const said = ability.may ? may(doer, whole) : whole;
  return (order) => tidy(said(order)) + then.rest();
}

/** Only the first sentence stands under "darfst". */
function afterMay(v: Voice, { then }: Of<"triggered">): { readonly first: Clause; readonly rest: () => string } {
  const breaks = then.findIndex((instruction, at) => at > 0 && (instruction.join === undefined || instruction.join.startsWith("T")));
  if (breaks < 0) return { first: inline(v, then), rest: () => "" };
  const first = inline(v, then.slice(0, breaks));
  const others = sentences(v, then.slice(breaks));
  return { first, rest: () => `. ${others}` };
}

function activated(v: Voice, ability: Of<"activated">): string {
  const timing = ability.timing ? `[${ability.timing}][>] ` : "";
  const cost = costList(v, ability.cost);
  return words(`${timing}${cost}: ${sentences(v, ability.then)}`, useOnly(v, ability), cheaper(v, ability.costLess));
}

function useOnly(v: Voice, ability: Of<"activated">): string {
  if (ability.by === "eachPlayer") return "Jeder Spieler darf diese Fähigkeit in seinem Zug einmal benutzen.";
  const once = ability.oncePerTurn ? "einmal pro Zug" : "";
  if (!ability.only) return once && `Benutze diese Fähigkeit nur ${once}.`;
  const here = "is" in ability.only && ability.only.is === "me";
  return sentence(
    words("Benutze diese Fähigkeit nur", once && `${once} und nur`, `, ${here ? "solange" : "falls"} ${condition(v, ability.only)}`),
  );
}

function cheaper(v: Voice, costLess: CostLess | undefined): string {
  if (!costLess) return "";
  const reduced = (by: string): string => sentence(`Die Energiekosten dieser Fähigkeit sinken um ${by}`);
  if (typeof costLess.energyBy === "object" && "might" in costLess.energyBy && costLess.energyBy.might === "it")
    return reduced("die Macht der gewählten Einheit");
  if (costLess.energyBy !== undefined) return reduced(amountNoun(v, costLess.energyBy, "acc"));
  return sentence(
    words(
      "Diese Fähigkeit kostet",
      costLess.each !== undefined && eachText(v, costLess.each),
      `${resourceSymbols(costLess.less)} weniger`,
      costLess.if && `, falls ${condition(v, costLess.if)}`,
    ),
  );
}

// -------------------------------------------------------------------------------------------------------------- passive

/** What is looked at once, as it is played, or in the turn's history is a "falls"; what goes on is a "solange". */
function conditionWord(c: Condition, effects: readonly StaticEffect[]): "falls" | "solange" {
  const ofMine = (e: StaticEffect): boolean => e.effect === "playFor" || ((e.effect === "enter" || e.effect === "cost") && e.of === "me");
  return "history" in c || effects.some(ofMine) ? "falls" : "solange";
}

function passive(v: Voice, ability: Of<"static">): string {
  const said = effectsClause(v, ability.effects);
  if (ability.instead) {
    const usual = sentence(said("command"));
    const [first] = ability.effects;
    const whose = first !== undefined && "of" in first && typeof first.of === "object" ? these(v, first.of, "nom") : "";
    const other = effectsClause(v, ability.instead.effects)("inverted").replace(whose, "sie");
    return `${usual} ${sentence(`falls ${condition(v, ability.instead.while)}, ${inserted(other, "stattdessen")}`)}`;
  }
  if (!ability.while) return sentence(said("command"));
  const word = conditionWord(ability.while, ability.effects);
  if (ability.unless && "not" in ability.while) return sentence(`${said("command")}, außer wenn ${condition(v, ability.while.not)}`);
  if ("showdownHere" in ability.while) return sentence(`während Showdowns hier ${said("inverted")}`);
  const once = ability.effects.some((e) => e.effect === "optionalCostFor" && e.oncePerTurn) ? "einmal pro Zug, " : "";
  const cond = condition(v, ability.while);
  if (ability.conditionLast) return sentence(`${said("command")}, ${word} ${cond}`);
  return sentence(`${once}${word} ${cond}, ${said("inverted")}`);
}

/** An additional cost, and what paying it brings: "Wenn du das tust, koste ich [2] weniger." */
function additionalCost(v: Voice, ability: Of<"additionalCost">): string {
  const cost = keep(v, ability.cost, costPhrase(v, ability.cost));
  keepText(v, ability.cost, cost("infinitive"));
  const playing = me(v, "acc");
  const asCost: Clause = (order, silent) => (order === "infinitive" ? `als Zusatzkosten ${cost(order)}` : cost(order, silent));
  const offered = ability.optional ? may(v, asCost) : clauseOf({ verb: VERB.müssen, subject: v.doer.you, mid: asCost("infinitive") });
  const head = words(`wenn du ${playing} spielst`, ability.if && `und ${sameSubject("wenn du ", condition(v, ability.if))}`);
  const first = sentence(`${head}, ${offered("inverted")}`);
  const less = ability.less && resourceSymbols(ability.less);
  const self = I(v);
  const done =
    (less && clauseOf({ subject: self, verb: VERB.kosten, mid: `${less} weniger` })("inverted")) ||
    (ability.ignoreCost && "zahlst du die Kosten dieses Zaubers nicht") ||
    (ability.entersReady && clauseOf({ subject: self, verb: VERB.kommen, mid: "bereit ins Spiel" })("inverted"));
  if (ability.lessByItsCost) return `${first} ${byItsCost(v)}`;
  if (ability.ambushThere)
    return `${first} ${sentence(`Du darfst ${me(v, "acc")} mit [Ambush] auf ${ownerStem(formOfMention(v.memory.it))} Schlachtfeld spielen${evenWithout("anderen Einheiten")}`)}`;
  const spends = ability.cost.some((part) => "spendBuff" in part);
  const each =
    ability.lessEach &&
    sentence(
      clauseOf({
        subject: self,
        verb: VERB.kosten,
        mid: `für jede ${spends ? "ausgegebene Stärkung" : "so getötete Einheit"} ${resourceSymbols(ability.lessEach)} weniger`,
      })("first"),
    );
  return words(first, done && sentence(`wenn du das tust, ${done}`), each);
}

/** As much less as the killed one cost. */
function byItsCost(v: Voice): string {
  const [domain = "any"] = v.card.domains;
  const mid = `für jede Energie, die sie kostet, [1] weniger und für jede Kraft, die sie kostet, ${resourceSymbols({ power: [domain] })} weniger`;
  return sentence(`wenn du das tust, ${clauseOf({ subject: I(v), verb: VERB.kosten, mid })("inverted")}`);
}

/** "[Legion][>] ...", "[Level 6][>] ..."; a word that governs another one nests it behind [>>]. */
function dependent(v: Voice, { on, ability, instead }: Of<"dependent">): string {
  const word = typeof on === "string" ? `[${on}]` : `[Level ${on.level}]`;
  const inner = paragraph(v, ability);
  const text = `${word}[>]${nested(ability, inner, typeof on === "object")}`;
  return instead ? insteadIn(text, on === "Legion" ? "stattdessen sofort" : "stattdessen") : text;
}

const insertedIn = (text: string, word: string): string => {
  const [, who, rest = ""] = /^(Ich|Diese[rs]? \S+|Deine \S+) (.*)$/su.exec(text) ?? [];
  return who === undefined ? inserted(text, word) : `${who} ${inserted(rest, word)}`;
};

/** "stattdessen" in the sentence behind the word. */
const insteadIn = (text: string, word: string): string =>
  text.replace(/(\] )(\p{L}.*)$/su, (_, mark: string, rest: string) => mark + insertedIn(rest, word));

function nested(ability: Ability, inner: string, level: boolean): string {
  if (ability.kind === "triggered" && ability.deathknell) return `[>>]${inner.replace("] — ", "][>] ")}`;
  if (ability.kind === "activated" && ability.timing && level) return ` [>>]${inner}`;
  return ` ${capital(inner)}`;
}
