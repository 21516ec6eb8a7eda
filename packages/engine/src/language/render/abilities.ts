/** A paragraph of a card. */
import type { Ability, Condition, CostLess, StaticEffect } from "../types.ts";
import { amountNoun, eachText } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costList, costPhrase } from "./costs.ts";
import { a, these } from "./filters.ts";
import { keywordParagraph } from "./keywords.ts";
import { replacementText } from "./replacements.ts";
import { object } from "./selectors.ts";
import { inline, sentences } from "./sequence.ts";
import { effectsText, evenWithout } from "./statics.ts";
import { triggerText } from "./triggers.ts";
import { acting, I, Im, infinitive, keep, me, saysMay, spokenByUnit, type Voice } from "./voice.ts";
import { capital, resourceSymbols, sentence, words } from "./words.ts";

type Of<K extends Ability["kind"]> = Extract<Ability, { readonly kind: K }>;

export const paragraph = (v: Voice, ability: Ability): string => keep(v, ability, paragraphText(v, ability));

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
    case "replacement":
      return sentence(
        words(
          ability.zone && `while ${Im(v)} in ${v.doer.your} ${ability.zone},`,
          ability.while && `while ${condition(v, ability.while, "while")},`,
          replacementText(v, ability.replacement),
        ),
      );
    case "additionalCost":
      return additionalCost(v, ability);
    case "showOff":
      return sentence(`[Show Off] ${a(v, ability.of)}`);
    case "asYouPlay":
      return sentence(`as you play ${me(v)}, ${inline(v, ability.then)}`);
    case "dependent":
      return dependent(v, ability);
    case "spell":
      return sentences(v, ability.then);
  }
}

/** An ability in quotes: `"[Exhaust]: Gain 1 XP."` */
export const quoted = (v: Voice, ability: Ability): string => `"${paragraph(spokenByUnit(v, false), ability)}"`;

function triggered(v: Voice, ability: Of<"triggered">): string {
  const [trigger] = ability.when;
  const heard: Voice = { ...v, ...(trigger ? { trigger } : {}), inTrash: ability.zone === "trash" };
  const start = ability.deathknell ? "" : `${triggerText(heard, ability.when)}, `;
  if (ability.if && "fewerRunesThanOpponent" in ability.if)
    return sentence(`if ${condition(heard, ability.if)} ${triggerText(heard, ability.when)}, ${offer(heard, ability)}`);
  if (trigger?.last) return sentence(`${offer(heard, ability)} ${triggerText(heard, ability.when)}`);
  const provided = ability.if ? `if ${condition(heard, ability.if)}, ` : "";
  return `${ability.deathknell ? "[Deathknell] — " : ""}${sentence(start + provided + offer(heard, ability))}`;
}

/** "you may pay [1] to draw 1", "recycle me to ready your runes", or the instructions alone. */
function offer(v: Voice, ability: Of<"triggered">): string {
  const doer = acting(v, ability.by);
  if (!ability.may && !ability.cost) return keep(v, ability.then, inline(doer, ability.then));
  const [only] = ability.then;
  if (only?.do === "move" && only.along) {
    const along = `with ${object(v, "it")}`;
    keep(v, ability.then, `move ${me(v)} ${along}`);
    return `${I(v)} may be moved ${along}`;
  }
  const cost = ability.cost ? `${costPhrase(v, ability.cost)} to` : "";
  return words(ability.may && saysMay(doer), keep(v, ability.then, words(cost, afterMay(doer, ability))));
}

/** Only the first sentence stands under "may". */
function afterMay(v: Voice, { then }: Of<"triggered">): string {
  const breaks = then.findIndex((instruction, at) => at > 0 && (instruction.join === undefined || instruction.join.startsWith("T")));
  if (breaks < 0) return inline(infinitive(v), then);
  return `${inline(infinitive(v), then.slice(0, breaks))}. ${sentences(v, then.slice(breaks))}`;
}

function activated(v: Voice, ability: Of<"activated">): string {
  const timing = ability.timing ? `[${ability.timing}][>] ` : "";
  return words(`${timing}${costList(v, ability.cost)}: ${sentences(v, ability.then)}`, useOnly(v, ability), cheaper(v, ability.costLess));
}

function useOnly(v: Voice, ability: Of<"activated">): string {
  const thisAbility = "use this ability";
  if (ability.by === "eachPlayer") return `Each player may ${thisAbility} once on their turn.`;
  const once = ability.oncePerTurn ? "once per turn" : "";
  if (!ability.only) return once && `Use ${v.set === "RAD" ? "this ability " : ""}only ${once}.`;
  const here = "is" in ability.only && ability.only.is === "me";
  const what = here ? "Use this ability only while" : "Use only if";
  return words(
    what,
    condition(v, ability.only, here ? "while" : "if"),
    once && `and only ${v.set === "VEN" ? "once each turn" : once}`,
  ).concat(".");
}

const energyReduced = (by: string): string => `This ability's Energy cost is reduced by ${by}.`;

function cheaper(v: Voice, costLess: CostLess | undefined): string {
  if (!costLess) return "";
  if (typeof costLess.energyBy === "object" && "might" in costLess.energyBy && costLess.energyBy.might === "it")
    return energyReduced("the Might of the unit you choose");
  if (costLess.energyBy !== undefined) return energyReduced(amountNoun(v, costLess.energyBy));
  return words(
    `This ability costs ${resourceSymbols(costLess.less)} less`,
    costLess.each !== undefined && `for each ${eachText(v, costLess.each)}`,
    costLess.if && `if ${condition(v, costLess.if)}`,
  ).concat(".");
}

// -------------------------------------------------------------------------------------------------------------- passive

/** What is looked at once, as it is played, or in the turn's history is an "if"; what goes on is a "while". */
function conditionWord(c: Condition, effects: readonly StaticEffect[]): "if" | "while" {
  const ofMine = (e: StaticEffect): boolean => e.effect === "playFor" || ((e.effect === "enter" || e.effect === "cost") && e.of === "me");
  return "history" in c || effects.some(ofMine) ? "if" : "while";
}

function passive(v: Voice, ability: Of<"static">): string {
  if (ability.instead) {
    const usual = sentence(effectsText(v, ability.effects));
    const subject =
      ability.effects[0] && "of" in ability.effects[0] && typeof ability.effects[0].of === "object" ? these(v, ability.effects[0].of) : "";
    const other = effectsText(v, ability.instead.effects).replace(subject, "they");
    return `${usual} ${sentence(`if ${condition(v, ability.instead.while)}, ${other} instead`)}`;
  }
  if (!ability.while) return sentence(effectsText(v, ability.effects));
  const word = conditionWord(ability.while, ability.effects);
  if (ability.unless && "not" in ability.while)
    return sentence(`${effectsText(v, ability.effects)} unless ${condition(v, ability.while.not, "while")}`);
  if ("showdownHere" in ability.while) return sentence(`during showdowns here, ${effectsText(v, ability.effects)} to play`);
  if (ability.conditionLast) {
    const said = effectsText(v, ability.effects);
    return sentence(`${said} ${word} ${condition(v, ability.while, word)}`);
  }
  const once = ability.effects.some((e) => e.effect === "optionalCostFor" && e.oncePerTurn) ? "once each turn, " : "";
  const head = `${once}${word} ${condition(v, ability.while, word)}`;
  return sentence(`${head}, ${effectsText(v, ability.effects)}`);
}

/** An additional cost, and what paying it brings: "If you do, I cost [2] less." */
function additionalCost(v: Voice, ability: Of<"additionalCost">): string {
  const cost = keep(v, ability.cost, costPhrase(v, ability.cost));
  const playing = `play ${me(v)}`;
  const additional = "as an additional cost";
  const offered = ability.optional ? `you may ${cost}` : cost;
  const first = ability.asYouPlay
    ? `as you ${playing}, ${offered} ${additional}`
    : ability.optional && !ability.costFirst
      ? `${offered} ${additional} to ${playing}`
      : `${additional} to ${playing}, ${offered}`;
  const cheap =
    ability.less &&
    (ability.asYouPlay ? `reduce my cost by ${resourceSymbols(ability.less)}` : `${I(v)} cost ${resourceSymbols(ability.less)} less`);
  const done = cheap || (ability.ignoreCost && "ignore this spell's cost") || (ability.entersReady && `${I(v)} enter ready`);
  const head = words(ability.if && `if ${condition(v, ability.if)},`, first);
  if (ability.lessByItsCost) return `${sentence(head)} ${byItsCost(v, ability)}`;
  if (ability.ambushThere) return `${sentence(head)} You may [Ambush] ${me(v)} to its battlefield, ${evenWithout("other units")}.`;
  const spends = ability.cost.some((part) => "spendBuff" in part);
  const each =
    ability.lessEach && `reduce my cost by ${resourceSymbols(ability.lessEach)} for each ${spends ? "buff you spend" : "killed this way"}`;
  return words(sentence(head), done && sentence(`if you do, ${done}`), each && sentence(each));
}

/** As much less as the killed one cost. */
function byItsCost(v: Voice, _ability: Of<"additionalCost">): string {
  const [domain = "any"] = v.card.domains;
  const less = (symbols: string, each: string): string => `${symbols} less for each ${each} it costs`;
  return sentence(`if you do, ${I(v)} cost ${less("[1]", "Energy")} and ${less(resourceSymbols({ power: [domain] }), "Power")}`);
}

/** "[Legion][>] ...", "[Level 6][>] ..."; a word that governs another one nests it behind [>>]. */
function dependent(v: Voice, { on, ability, instead }: Of<"dependent">): string {
  const word = typeof on === "string" ? `[${on}]` : `[Level ${on.level}]`;
  if (v.set === "OGN" && ability.kind === "activated" && ability.timing)
    return paragraph(v, { ...ability, timing: undefined }).replace(": ", `: [${ability.timing}], ${word} — `);
  const inner = paragraph(v, ability);
  const text = `${word}[>]${nested(ability, inner, typeof on === "object")}`;
  return instead ? text.replace(/\.$/, on === "Legion" ? " now instead." : " instead.") : text;
}

function nested(ability: Ability, inner: string, level: boolean): string {
  if (ability.kind === "triggered" && ability.deathknell) return `[>>]${inner.replace("] — ", "][>] ")}`;
  if (ability.kind === "activated" && ability.timing && level) return ` [>>]${inner}`;
  return ` ${capital(inner)}`;
}
