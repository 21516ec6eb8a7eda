import { type CardId, DOMAINS, Keyword, TypeBit, Zone } from "../../state/ids.ts";
import { emptyObjectArray, toObjectArray } from "../../state/lists.ts";
import type { CompiledAbility, CompiledCard, CompiledStatic } from "../pool.ts";
import { makesCheaper, takesOff } from "../run/additional-costs.ts";
import type { Program } from "../run/program.ts";
import type { Ability, CardData, Condition, Filter, Instruction, StaticEffect } from "../types.ts";
import { compileAbility } from "./abilities.ts";
import { type Builder, newNames } from "./builder.ts";
import { compileCondition } from "./conditions.ts";
import { compileBlock, finishProgram } from "./effects/context.ts";
import { compileFilter } from "./filters.ts";
import { both, conditionOf } from "./gates.ts";
import { compileAdditional, compileAlternativeCosts, keywordCosts, plainCost } from "./playing-costs.ts";
import { compileSpell } from "./spells.ts";
import { compileStatic } from "./statics.ts";
import type { CompiledFilter, Cond } from "./terms.ts";

/** Static effects that matter while a card is being played, wherever it is played from (366.2). */
const OWN_EFFECTS: ReadonlySet<string> = new Set([
  "cost",
  "enter",
  "playTo",
  "playOnlyTo",
  "ignore",
  "cant",
  "bonusDamage",
  "deckLimit",
  "furtherLegends",
]);

/** "[Level 6] I cost [4] less instead": while it is active, the paragraph before it is not. A spell's paragraphs: see spells.ts. */
function withReplacedParagraphs(data: CardData): CardData {
  if (!data.abilities.some((a) => a.kind === "dependent" && a.instead === true && a.ability.kind !== "spell")) return data;
  const abilities = data.abilities.map((ability, i) => {
    const next = data.abilities[i + 1];
    if (next === undefined || next.kind !== "dependent" || next.instead !== true || next.ability.kind === "spell") return ability;
    if (ability.kind !== "dependent" || ability.ability.kind !== "static")
      throw new Error('"instead" behind a keyword can take the place of a passive paragraph only');
    const inner = ability.ability;
    const inactive: Condition = { not: conditionOf(next.on) };
    return { ...ability, ability: { ...inner, while: inner.while === undefined ? inactive : { every: [inner.while, inactive] } } };
  });
  return { ...data, abilities };
}

export function compileCard(printedData: CardData, index: CardId, builder: Builder): CompiledCard {
  const data = withReplacedParagraphs(printedData);
  const types = (data.types ?? [data.type]).reduce((bits, type) => bits | TypeBit[type], 0);
  const printed = keywordsOf(data.abilities);
  const effect = keywordsOf(data.effectText ?? []);
  const isSpell = (types & TypeBit.spell) !== 0;
  const abilities = emptyObjectArray<CompiledAbility>();
  for (const ability of data.abilities)
    if (!(isSpell && ability.kind === "static")) abilities.push(...compileAbility(ability, null, builder));
  const effectText = toObjectArray((data.effectText ?? []).flatMap((ability) => compileAbility(ability, null, builder)));
  const own = toObjectArray(ownEffects(data.abilities, null, builder));
  const names = newNames(builder);
  const costs = toObjectArray(compileAdditional(data, builder, isSpell ? names : null));
  const alternativeCosts = toObjectArray(compileAlternativeCosts(data.abilities, null, builder));
  const copiesText = abilities.some((a) => a.statics.some((e) => e.data.effect === "copyText"));
  return {
    // What is read most comes first: it shares a cache line.
    types,
    keywords: printed.bits,
    ownTiming: own.reduce((bits, e) => (e.data.effect === "keywords" ? bits | e.keywords : bits), 0),
    energy: data.energy ?? 0,
    mayBeCheaper: own.some((e) => e.data.effect === "cost") || costs.some(makesCheaper) || alternativeCosts.length > 0,
    costsTakeOff: costs.some(takesOff),
    flows: toObjectArray(keywordCosts(data, "Flow", builder)),
    alternativeCosts,
    plainCost:
      own.some((e) => e.data.effect === "cost") || costs.some((cost) => !cost.optional) ? null : plainCost(data, types, builder.domains),
    own,
    costs,
    hasBoardAbilities: abilities.some((a) => a.zone === Zone.board),
    hasZoneAbilities: abilities.some((a) => a.zone !== Zone.board),
    playedOnlySomewhere: own.some((e) => e.data.effect === "playOnlyTo") || (printed.bits & Keyword.Deploy) !== 0,
    program: isSpell ? compileSpell(data, names) : null,
    domainNumber: data.domains.length === 0 ? 0 : DOMAINS.indexOf(data.domains[0]),
    power: data.power ?? 0,
    powerMask: builder.domains === 0 ? 63 : builder.domains,
    might: data.might ?? 0,
    assault: printed.assault,
    shield: printed.shield,
    deflect: printed.deflect,
    hunt: printed.hunt,
    abilities,
    effectText,
    copiesText,
    index,
    data: printedData,
    domains: builder.domains,
    mightBonus: data.mightBonus ?? 0,
    tags: [...(data.tags ?? [])], // not the frozen one, which is slow to search
    champion: data.supertypes?.includes("champion") === true,
    token: data.supertypes?.includes("token") === true,
    disarm: printed.disarm,
    effectKeywords: effect.bits,
    effectAssault: effect.assault,
    effectShield: effect.shield,
    effectDeflect: effect.deflect,
    effectHunt: effect.hunt,
    asYouPlay: compileAsYouPlay(data, builder),
    showOff: compileShowOff(data, builder),
    repeats: toObjectArray(keywordCosts(data, "Repeat", builder)),
    equip: abilities.find((a) => a.keyword === "Equip") ?? null,
    whenSeen: toObjectArray(abilities.filter((a) => a.zone === Zone.deck)),
    gainsNamedTag: data.abilities.some((a) => a.kind === "asYouPlay" && a.then.some((i) => i.do === "gainNamedTag")),
    mayEnterReady: compileEntering(data, builder),
    resourceAbilities: toObjectArray([...abilities, ...effectText].filter((a) => a.adds !== null && a.kind === "activated")),
  };
}

interface KeywordSums {
  readonly bits: number;
  readonly assault: number;
  readonly shield: number;
  readonly deflect: number;
  readonly hunt: number;
  readonly disarm: number;
}

/** Printed keywords. Those behind a dependent keyword come from their static ability instead. */
function keywordsOf(abilities: readonly Ability[]): KeywordSums {
  const sums = { bits: 0, assault: 0, shield: 0, deflect: 0, hunt: 0, disarm: 0 };
  for (const ability of abilities) {
    if (ability.kind === "triggered" && ability.deathknell === true) sums.bits |= Keyword.Deathknell;
    if (ability.kind === "dependent")
      sums.bits |= ability.on === "Legion" ? Keyword.Legion : ability.on === "Empowered" ? Keyword.Empowered : Keyword.Level;
    if (ability.kind === "static") for (const e of ability.effects) if (e.effect === "damageLast") sums.bits |= Keyword.Backline;
    if (ability.kind !== "keyword") continue;
    sums.bits |= Keyword[ability.keyword]; // 802: any number of them
    if (ability.keyword === "Quick-Draw") sums.bits |= Keyword.Reaction; // 819.1.b
    const value = ability.value ?? 1; // 807.1.b.3, 814.1.b.3
    if (ability.keyword === "Assault") sums.assault += value;
    else if (ability.keyword === "Shield") sums.shield += value;
    else if (ability.keyword === "Deflect") sums.deflect += value;
    else if (ability.keyword === "Hunt") sums.hunt += value;
    else if (ability.keyword === "Disarm") sums.disarm += value;
  }
  return sums;
}

function compileAsYouPlay(data: CardData, builder: Builder): Program | null {
  const then: Instruction[] = data.abilities.flatMap((ability) => (ability.kind === "asYouPlay" ? ability.then : []));
  if (then.length === 0) return null;
  const names = newNames(builder);
  return finishProgram(compileBlock(then, names), names, 0, builder.programs);
}

/** 369.3: what follows if its player has it enter ready. */
function compileEntering(data: CardData, builder: Builder): Program | null {
  for (const ability of data.abilities) {
    if (ability.kind !== "static") continue;
    for (const effect of ability.effects) {
      if (effect.effect !== "enter" || effect.may !== true) continue;
      if (effect.of !== "me" || effect.how !== "ready" || ability.while !== undefined)
        throw new Error("what may enter ready is the card itself, whatever else is true");
      const names = newNames(builder);
      return finishProgram(compileBlock(effect.ifYouDo ?? [], names), names, 0, builder.programs);
    }
  }
  return null;
}

/** Show Off: something from the hand is revealed, or something friendly is pointed at. Tokens are no cards (185). */
function compileShowOff(data: CardData, builder: Builder): CompiledFilter | null {
  const ability = data.abilities.find((a) => a.kind === "showOff");
  if (ability === undefined || ability.kind !== "showOff") return null;
  const { of } = ability;
  const isCard = of.kinds?.includes("card") === true;
  const onBoard: Filter = { ...of, side: "friendly", other: true, ...(isCard ? { not: [...(of.not ?? []), "token"] } : {}) };
  return compileFilter({ or: [{ ...of, zone: "hand" }, onBoard] }, newNames(builder));
}

const givesTiming = (effect: StaticEffect): boolean =>
  effect.effect === "keywords" && effect.keywords.some(({ keyword }) => keyword === "Action" || keyword === "Reaction");

function ownEffects(abilities: readonly Ability[], gate: Cond | null, builder: Builder): CompiledStatic[] {
  const out: CompiledStatic[] = [];
  for (const ability of abilities) {
    const names = newNames(builder);
    if (ability.kind === "dependent") {
      const inner = ownEffects([ability.ability], both(gate, compileCondition(conditionOf(ability.on), names)), builder);
      out.push(...inner);
    }
    if (ability.kind !== "static") continue;
    const held = both(gate, ability.while === undefined ? null : compileCondition(ability.while, names));
    for (const effect of ability.effects) {
      if (!OWN_EFFECTS.has(effect.effect) && !givesTiming(effect)) continue;
      const aboutMe = !("of" in effect) || effect.of === "me" || effect.of === undefined;
      if (aboutMe) out.push(compileStatic(effect, held, builder, ability.while));
    }
  }
  return out;
}
