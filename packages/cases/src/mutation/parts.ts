// biome-ignore-all lint/suspicious/noThenProperty: "then" is a word of the language
import type { Ability, CardData, Instruction, Mode, StaticEffect, Trigger } from "@rulebound/engine/language";

/**
 * What can be taken out of a card's text: each ability, and within an ability each trigger, instruction, mode and passive
 * effect where there is more than one. Taking out is done so that everything else stays as it was: abilities keep their
 * numbers, and what is chosen for the text is still chosen. Only what it does is missing.
 */
export interface Part {
  /** Of the paragraphs, from 1; those of the effect text follow the card's own. */
  readonly paragraph: number;
  /** Null: the whole ability. */
  readonly detail: string | null;
  /** The card without it. */
  readonly without: CardData;
}

export function partsOf(card: CardData): Part[] {
  const own = card.abilities.flatMap((ability, at) => partsOfParagraph(ability, at + 1, (other) => withAbility(card, at, other)));
  const before = card.abilities.length;
  const attached = (card.effectText ?? []).flatMap((ability, at) =>
    partsOfParagraph(ability, before + at + 1, (other) => withEffectText(card, at, other)),
  );
  return [...own, ...attached];
}

const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));
const removed = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);

const withAbility = (card: CardData, at: number, ability: Ability): CardData => ({
  ...card,
  abilities: replaced(card.abilities, at, ability),
});

const withEffectText = (card: CardData, at: number, ability: Ability): CardData => ({
  ...card,
  effectText: replaced(card.effectText ?? [], at, ability),
});

function partsOfParagraph(ability: Ability, paragraph: number, withOther: (ability: Ability) => CardData): Part[] {
  const whole: Part = { paragraph, detail: null, without: withOther(emptied(ability)) };
  return [whole, ...detailsOf(ability).map(({ detail, ability: other }) => ({ paragraph, detail, without: withOther(other) }))];
}

/** A text that is there and never does anything. */
const NOTHING: Ability = { kind: "static", effects: [] };
const never = (then: readonly Instruction[]): Instruction[] => [{ do: "times", n: 0, then }];

function emptied(ability: Ability): Ability {
  switch (ability.kind) {
    case "triggered":
    case "activated":
    case "spell":
    case "asYouPlay":
      return { ...ability, then: never(ability.then) };
    case "additionalCost":
      return { ...ability, optional: true, if: { some: [] } };
    case "dependent":
      return { ...ability, ability: emptied(ability.ability) };
    case "keyword":
      // Equip and Empower are abilities that are used, and numbered with the others.
      return ability.cost !== undefined && (ability.keyword === "Equip" || ability.keyword === "Empower")
        ? { kind: "activated", cost: [], only: { some: [] }, then: [] }
        : NOTHING;
    case "static":
    case "replacement":
    case "showOff":
      return NOTHING;
  }
}

interface Detail {
  readonly detail: string;
  readonly ability: Ability;
}

function detailsOf(ability: Ability): Detail[] {
  switch (ability.kind) {
    case "triggered":
      return [...triggersOf(ability.when, (when) => ({ ...ability, when })), ...instructionsOf(ability)];
    case "activated":
    case "spell":
    case "asYouPlay":
      return instructionsOf(ability);
    case "static":
      return effectsOf(ability);
    case "dependent":
      return detailsOf(ability.ability).map(({ detail, ability: inner }) => ({ detail, ability: { ...ability, ability: inner } }));
    default:
      return [];
  }
}

const triggersOf = (when: readonly Trigger[], withOthers: (when: readonly Trigger[]) => Ability): Detail[] =>
  when.length < 2
    ? []
    : when.map((trigger, at) => ({
        detail: `trigger ${at + 1} of ${when.length} (${trigger.on})`,
        ability: withOthers(removed(when, at)),
      }));

const instructionsOf = (ability: Extract<Ability, { readonly then: readonly Instruction[] }>): Detail[] =>
  listOf(ability.then).map(({ detail, then }) => ({ detail, ability: { ...ability, then } }));

type Shorter = { readonly detail: string; readonly then: readonly Instruction[] };

/** A list without each of its instructions; a lone one that holds others is looked into. */
function listOf(list: readonly Instruction[]): Shorter[] {
  const [only] = list;
  if (list.length === 1) return withinOf(only);
  return list.flatMap((one, at) =>
    one.do === "choose" // what is chosen shows in what is done with it
      ? []
      : [{ detail: `instruction ${at + 1} of ${list.length} (${one.do})`, then: replaced(list, at, { do: "times", n: 0, then: [one] }) }],
  );
}

function withinOf(one: Instruction): Shorter[] {
  if (one.do === "modes") return modesOf(one.modes, (modes) => ({ ...one, modes }));
  if (one.do === "if" && one.else !== undefined)
    return [
      { detail: "what is done if so", then: [{ ...one, then: never(one.then) }] },
      { detail: "what is done otherwise", then: [{ ...one, else: never(one.else) }] },
    ];
  if (one.do === "instead")
    return [
      { detail: "what is done instead", then: [{ ...one, then: never(one.then) }] },
      { detail: "what is done unless replaced", then: [{ ...one, replaces: never(one.replaces) }] },
    ];
  if (!("then" in one) || one.then === undefined || typeof one.then === "string") return [];
  return listOf(one.then).map(({ detail, then }) => ({ detail, then: [{ ...one, then } as Instruction] }));
}

const modesOf = (modes: readonly Mode[], withOthers: (modes: readonly Mode[]) => Instruction): Shorter[] =>
  modes.map((mode, at) => ({
    detail: `mode ${at + 1} of ${modes.length}`,
    then: [withOthers(replaced(modes, at, { ...mode, then: never(mode.then) }))],
  }));

type Passive = Extract<Ability, { readonly kind: "static" }>;

function effectsOf(ability: Passive): Detail[] {
  const { effects, instead } = ability;
  if (effects.length + (instead?.effects.length ?? 0) < 2) return [];
  const named = (effect: StaticEffect) => ("what" in effect ? `${effect.effect} ${effect.what}` : effect.effect);
  const usual = effects.map((effect, at) => ({
    detail: `effect ${at + 1} of ${effects.length} (${named(effect)})`,
    ability: { ...ability, effects: removed(effects, at) },
  }));
  if (instead === undefined) return usual;
  const other = instead.effects.map((effect, at) => ({
    detail: `instead, effect ${at + 1} of ${instead.effects.length} (${named(effect)})`,
    ability: { ...ability, instead: { ...instead, effects: removed(instead.effects, at) } },
  }));
  return [...usual, ...other];
}
