import type { StaticEffect } from "../language/types.ts";

/** Static effects by number: the index of abilities keeps a list for each, and looks it up many times a decision. */
type Name = StaticEffect["effect"];
export type StaticKind<Effect extends Name = Name> = number & { readonly of?: Effect };

export const StaticKind: { readonly [Effect in Name]: StaticKind<Effect> } = {
  might: 0,
  keywords: 1,
  tags: 2,
  abilities: 3,
  exhaustAbilities: 4,
  enter: 5,
  playTo: 6,
  playOnlyTo: 7,
  cost: 8,
  moreMinus: 9,
  optionalCostFor: 10,
  playFor: 11,
  playFromTrash: 12,
  mayPlay: 13,
  cant: 14,
  bonusDamage: 15,
  lethal: 16,
  noCombatDamage: 17,
  noDamage: 18,
  preventDamage: 19,
  ignore: 20,
  damageLast: 21,
  moreBuffs: 22,
  empowerTimes: 23,
  buffsGive: 24,
  moreTriggers: 25,
  noTriggers: 26,
  holdsAreConquers: 27,
  doubleMightBonus: 28,
  equipmentGives: 29,
  victoryScore: 30,
  facedownLimit: 31,
  moveFromAnywhere: 32,
  moveTax: 33,
  skipPhase: 34,
  channelOnly: 35,
  hideCost: 36,
  copyText: 37,
  goldAdds: 38,
  deckLimit: 39,
  furtherLegends: 40,
};
export const STATIC_KINDS = 41;

/** No layer: it does not change what objects are like. */
export const NO_LAYER = -1;
/** 477.3.e.2: decreases with a limit come after all others, and after Assault and Shield. */
export const LIMITED_LAYER = 4;

/** 477: traits, then abilities, then arithmetic. Within a layer, what depends on the others comes after them (479): "if they didn't already". */
export function layerOf(data: StaticEffect): number {
  switch (data.effect) {
    case "tags":
      return 0;
    case "equipmentGives":
      return 1;
    case "keywords":
      if (data.what === "abilities") return NO_LAYER;
      return data.unlessAlready === true ? 2 : 1;
    case "doubleMightBonus":
    case "buffsGive":
      return 3;
    case "might":
      return data.min === undefined ? 3 : LIMITED_LAYER;
    default:
      return NO_LAYER;
  }
}
