/** Passive text: a subject and what it has, does or costs. Effects on the same subject share it. */
import type { Filter, StaticEffect } from "../types.ts";
import { amountNoun, perEach } from "./amounts.ts";
import { costSaying } from "./cost-changes.ts";
import { costPhrase } from "./costs.ts";
import { a, describe, these } from "./filters.ts";
import { durationText } from "./give.ts";
import { grantedList, keywordText } from "./keywords.ts";
import { placeText } from "./places.ts";
import { cantSaying } from "./prohibitions.ts";
import { type EffectOptions, nextPlayed, type Of, type Saying, spellsAndAbilities, spoken, whom, withoutSide } from "./saying.ts";
import { possessive } from "./selectors.ts";
import { inline } from "./sequence.ts";
import { attachedTo, doerOf, I, me, mention, my, type Voice } from "./voice.ts";
import { capital, list, resourceSymbols, third, withArticle, words } from "./words.ts";

const effects = (of: string): string => `${of} effects`;
const WIN = "win the game";
const inDeck = (cards: string): string => `your deck can have ${cards}`;

function sayings(v: Voice, e: StaticEffect, options: EffectOptions): Saying | string {
  switch (e.effect) {
    case "might":
      return mightSaying(v, e, options);
    case "keywords":
      if (options.next && e.of !== "me" && e.keywords.some(({ cost }) => cost !== undefined)) {
        const next = e.keywords.some(({ cost }) => cost === "itsBaseCost")
          ? `your next ${describe(v, e.of).noun} this turn`
          : nextPlayed(v, e.of);
        return `give ${next} ${grantedList(v, e.keywords)}`;
      }
      if (e.what === "abilities")
        return `${e.of === "me" ? `${my(v)} abilities` : `abilities of ${these(v, e.of)}`} have ${grantedList(v, e.keywords)}`;
      return {
        ...whom(v, e.of, options),
        predicate: `${e.each ? "each " : ""}have ${grantedList(v, e.keywords)}${e.unlessAlready ? " if they didn't already" : ""}`,
      };
    case "tags":
      return e.of === "me"
        ? `${I(v)} am ${list(e.tags.map(withArticle))}`
        : { ...whom(v, e.of, options), predicate: `have the tags ${list(e.tags)}` };
    case "abilities":
      return { ...whom(v, e.of, options), predicate: `have ${list(e.abilities.map((one) => v.say.quoted(v, one)))}` };
    case "exhaustAbilities":
      return `${I(v)} have all [Exhaust] abilities of all ${these(v, e.of)}`;
    case "enter":
      if (e.may) return `you may have ${me(v)} enter ${e.how}. If you do, ${inline(v, e.ifYouDo ?? [])}`;
      if (options.duration && !options.next && e.of !== "me" && e.of !== "next" && e.of.side === "yours")
        return `${these(v, withoutSide(e.of))} you play this turn enter ${e.how}`;
      return { ...whom(v, e.of, options), predicate: words("enter", e.how, !options.next && options.duration) };
    case "playTo":
      return playToText(v, e, options);
    case "playOnlyTo":
      return `play ${v.person === "I" ? "me" : "this"} only to ${e.place === "battlefield" ? "a battlefield" : "a battlefield you conquered this turn"}`;
    case "cost":
      return costSaying(v, e, options);
    case "moreMinus":
      return moreMinusText(e.n);
    case "optionalCostFor":
      return lentCostText(v, e);
    case "playFor":
      return `you may play ${v.person === "I" ? "me" : "this"}${e.from ? ` from your ${e.from}` : ""} for ${resourceSymbols(e.cost)}`;
    case "playFromTrash":
      return "you may play cards from your trash";
    case "mayPlay":
      return `you may play ${a(v, withoutZone(e.of))} from hand this turn, ignoring its Energy cost`;
    case "cant":
      return cantSaying(v, e, options);
    case "bonusDamage":
      return bonusText(v, e);
    case "lethal":
      return `any amount of ${v.doer.your} damage is enough to kill ${these(v, e.of)}`;
    case "noCombatDamage":
      return { ...whom(v, e.of, options), predicate: "don't deal combat damage" };
    case "noDamage":
      return { ...whom(v, e.of, options), predicate: "don't take damage" };
    case "preventDamage":
      return `prevent all damage that ${spellsAndAbilities("enemy")} would deal to ${e.of === "me" ? "me" : these(v, e.of)}`;
    case "ignore":
      return ignoreText(v, e);
    case "damageLast":
      return `${I(v)} must be assigned combat damage last`;
    case "moreBuffs":
      return `${I(v)} can have any number of buffs`;
    case "empowerTimes":
      return `${I(v)} can be [Empowered] up to ${["", "one", "two", "three"][e.n] ?? e.n} times`;
    case "buffsGive":
      return words("buffs give an additional", `+${e.n} [M] to`, these(v, e.of), options.duration);
    case "moreTriggers":
      return moreTriggersText(v, e);
    case "noTriggers":
      return `your [${e.of}] effects ${e.place ? `${placeText(v, e.place)} ` : ""}don't trigger`;
    case "holdsAreConquers":
      return `${my(v)} ${effects("hold")} are also ${effects("conquer")}, and vice versa`;
    case "doubleMightBonus":
      return `each Equipment attached to ${v.person === "I" ? "me" : "this"} gives double its base Might bonus`;
    case "equipmentGives":
      return `your Equipment each give ${grantedList(v, e.keywords)}`;
    case "victoryScore":
      return `increase the points needed to ${WIN} by ${e.n}`;
    case "facedownLimit":
      return "you may hide an additional card here";
    case "moveFromAnywhere":
      return "units can move here from anywhere";
    case "moveTax":
      return moveTaxText(v, e);
    case "skipPhase":
      return "skip your Draw Phase";
    case "channelOnly":
      return `players only channel ${e.n} rune at the start of their Channel Phase`;
    case "hideCost":
      return `you may pay ${resourceSymbols(e.cost)} to hide ${a(v, { kinds: ["card"], keyword: "Hidden" })} instead of [A]`;
    case "copyText":
      return copyTextText(v);
    case "goldAdds":
      return `your Gold [Add] an additional ${resourceSymbols(e.resources)}`;
    case "furtherLegends":
      return furtherLegendsText(v, e.n);
    case "deckLimit":
      return e.n === "any" ? inDeck(`any number of cards named ${v.card.name}`) : inDeck(`only ${e.n} card with this name`);
  }
}

/** A cost that a text lends to the cards that are played. */
function lentCostText(v: Voice, e: Of<"optionalCostFor">): string {
  const card = a(v, e.of);
  const { subject } = doerOf(v, e.who);
  const additional = "as an additional cost to play";
  if (e.cost.length === 0) return `${subject} may pay ${resourceSymbols(e.less ?? {})} less to play ${card}`;
  const cost = costPhrase({ ...v, spells: true }, e.cost).replace(/ and exhaust /, " and ");
  if (e.less)
    return `${additional} ${card}, ${subject} may ${cost} to reduce the cost of that ${describe(v, e.of).noun} by ${resourceSymbols(e.less)}`;
  return `${subject} may ${cost} ${additional} ${card}. If they do, they ${placed("play it", "this battlefield")}`;
}

/** Whose deck has this card has more legends to choose from. */
function furtherLegendsText({ card }: Voice, n: number): string {
  const [who = card.name] = card.name.split(",");
  const beside = ["in addition", "to your starting legend"];
  return words(`if ${who} is in your deck, choose ${n} different legends`, ...beside);
}

const placed = (doing: string, where: string): string => `${doing} to ${where}`;

function moreMinusText(n: number): string {
  const [less, what] = ["-[M]", "a unit it chooses"];
  return `if a spell or ability you control ${placed(`would give ${less}`, what)}, it gives ${`an additional -${n} [M]`}`;
}

function ignoreText(v: Voice, e: Of<"ignore">): string {
  const ignoring = `ignore [${e.keyword}] while`;
  if (e.during === "assignment") return `you ${ignoring} assigning combat damage here`;
  return v.person === "here"
    ? `players ${ignoring} paying for ${spellsAndAbilities("")} choosing something here`
    : `${ignoring} paying ${my(v)} cost`;
}

function moveTaxText(v: Voice, e: Of<"moveTax">): string {
  const price = `opponents must pay ${resourceSymbols(e.cost)}`;
  const group = (n: string): string => `to move ${n} units to ${v.person === "I" ? "my" : "this"} battlefield`;
  return e.beyondFirst
    ? `${price} for each unit beyond the first ${group("multiple")} at the same time`
    : `${price} ${group("one or more")}`;
}

function copyTextText(v: Voice): string {
  const unit = a(v, { kinds: ["unit"] });
  mention(v, "unit", false);
  v.memory.far = true;
  const copied = `copy ${possessive(v, "it")} text`;
  return `as ${attachedTo(unit)}, ${copied} to this Equipment's effect text ${durationText(v, "whileAttached")}`;
}

function mightSaying(v: Voice, e: Of<"might">, options: EffectOptions): Saying | string {
  if (e.whileIt && e.of !== "me") return whileItText(v, e, e.of);
  if (e.increase) return `${my(v)} Might is increased by ${amountNoun(v, e.n)}`;
  const lastPlace = e.placeLast && e.of !== "me" && e.of.place ? e.of.place : undefined;
  const of = lastPlace && e.of !== "me" ? withoutPlace(e.of) : e.of;
  const { n, tail } = perEach(v, e.n);
  const sign = n.startsWith("-") ? "" : "+";
  const minimum = e.min === undefined ? "" : `, to a minimum of ${e.min} [M]`;
  const verb = e.gets ? "get" : "have";
  const predicate = words(verb, e.additional && "an additional", `${sign}${n} [M]`, lastPlace && placeText(v, lastPlace), options.duration);
  return { ...whom(v, of, options), predicate: `${predicate}${tail}${minimum}` };
}

/** "while X defends alone, it gets ..." */
function whileItText(v: Voice, e: Of<"might">, of: Filter): string {
  const { is: _, ...others } = of;
  const might = `${Number(e.n) < 0 ? "" : "+"}${amountNoun(v, e.n)} [M]`;
  return `while ${a(v, others)} ${e.gets ? "defends" : "is defending"} alone, it ${e.gets ? "gets" : "has"} ${might}`;
}

const withoutZone = ({ zone: _, ...others }: Filter): Filter => others;
const withoutPlace = ({ place: _, ...others }: Filter): Filter => others;

export const evenWithout = (units: string): string => `even if you don't have ${units} there`;

function playToText(v: Voice, e: Of<"playTo">, options: EffectOptions): string {
  const place = {
    open: "an open battlefield",
    occupiedEnemy: "an occupied enemy battlefield",
    attacking: "a battlefield you're attacking",
    anywhereEnemyAlone: `an occupied battlefield if ${a(v, { side: "enemy", kinds: ["unit"] })} is alone there`,
    enemyUnits: "a battlefield where there are enemy units",
    any: "any battlefield",
  }[e.place];
  if (options.next && e.of !== "me") return `${nextPlayed(v, e.of)} can be played to ${place}`;
  if (e.ambush) return `I can [Ambush] to ${place}, ${evenWithout("units")}`;
  if (e.of === "me") {
    return e.place === "attacking" || e.place === "anywhereEnemyAlone" ? `I can be played to ${place}` : `you may play me to ${place}`;
  }
  return e.place === "open" ? `${these(v, e.of)} may be played to open battlefields` : `${these(v, e.of)} can be played to ${place}`;
}

function bonusText(v: Voice, e: Of<"bonusDamage">): string {
  const { n, tail } = perEach(v, e.n);
  const by = {
    yourSpellsAndAbilities: "your spells and abilities deal",
    spellsAndAbilities: "spells and abilities deal",
    next: `${nextPlayed(v, { kinds: ["spell"] })} deals`,
    thisSpell: "this deals",
    gearAbilities: "abilities of friendly gear deal",
  }[e.by ?? "yourSpellsAndAbilities"];
  return words(by, n, e.additional && "additional", "Bonus Damage", e.to && `to ${these(v, e.to)}`) + tail;
}

function moreTriggersText(v: Voice, e: Of<"moreTriggers">): string {
  const whose = e.side === "friendly" ? "friendly" : "your";
  if (e.of === "deathknell")
    return `${whose} ${keywordText({ keyword: "Deathknell" })} effects ${e.place ? `${placeText(v, e.place)} ` : ""}trigger an additional time`;
  const doing = e.of === "conquer" ? "conquering" : "holding";
  return `${whose} ${effects(e.of)} for ${doing} here trigger an additional time`;
}

// ------------------------------------------------------------------------------------------------------------ together

/** One effect as a clause. */
export function effectText(v: Voice, e: StaticEffect, options: EffectOptions = {}): string {
  const saying = sayings(v, e, options);
  return typeof saying === "string" ? saying : spoken(saying);
}

/** "I have +1 [M] and [Ganking]", "I cost [2] less and enter ready". */
export function effectsText(v: Voice, effects: readonly StaticEffect[]): string {
  const texts: string[] = [];
  let current: { readonly saying: Saying; readonly predicates: string[] } | undefined;
  const flush = (): void => {
    if (current) texts.push(spoken({ ...current.saying, predicate: merged(current.predicates, current.saying.third) }));
    current = undefined;
  };
  for (const effect of effects) {
    const saying = sayings(v, effect, {});
    if (typeof saying === "string") {
      flush();
      texts.push(saying);
    } else if (current && current.saying.subject === saying.subject) current.predicates.push(saying.predicate);
    else {
      flush();
      current = { saying, predicates: [saying.predicate] };
    }
  }
  flush();
  if (effects.at(-1)?.effect === "moreMinus") return texts.map((text, at) => (at === 0 ? text : capital(text))).join(". ");
  if (texts.length === 2 && effects.every(({ effect }) => effect === "cost"))
    return texts.map((text) => text.replace(", to a", " to a")).join(", and ");
  return list(texts);
}

/** Two that both "have" share the verb. */
function merged(predicates: readonly string[], isThird: boolean): string {
  const [first = "", ...others] = predicates;
  const verb = first.split(" ", 1)[0] ?? "";
  return list([first, ...others.map((one) => (one.startsWith(`${verb} `) ? one.slice(verb.length + 1) : isThird ? third(one) : one))]);
}
