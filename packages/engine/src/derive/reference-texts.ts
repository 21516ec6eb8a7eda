import type { CompiledAbility, CompiledStatic } from "../language/pool.ts";
import { type Scope, scopeOf } from "../language/scope.ts";
import { FIRST_BATTLEFIELD, type Incarnation, Keyword, NO_INCARNATION, NOBODY, type ObjectId, type Seat, Zone } from "../state/ids.ts";
import { idsOf, NO_REFS, type ObjectRefs, refersTo } from "../state/object-refs.ts";
import type { State } from "../state/records.ts";
import { textCopiedBy } from "./copies.ts";
import {
  ABILITIES,
  cardOf,
  DECREASES,
  DEPENDS_ON_NOTHING,
  type Effect,
  INCREASES,
  LIMITED,
  LOOKS,
  TRAITS,
  type Traits,
} from "./reference-effects.ts";

/** 473-480: effects of static texts, as the reference derivation applies them. */

interface Text {
  readonly static: CompiledStatic;
  /** "I" and "this" (136.2.d). */
  readonly source: ObjectId;
  readonly self: ObjectId;
  /** Who is meant by "you" where the source does not say. */
  readonly you: Seat;
  readonly about: ObjectRefs;
  /** Which incarnation of the source speaks in an effect that lasts; NO_INCARNATION: the one that there is. */
  readonly incarnation: Incarnation;
  readonly stamp: number;
}

export const textEffects = (s: State): Effect[] => textsInForce(s).flatMap((text) => effectOf(s, text));

/** All static texts that are active: on the board, of legends and battlefields, and those that last for a while. */
function textsInForce(s: State): Text[] {
  const out: Text[] = [];
  const add = (abilities: readonly CompiledAbility[], source: ObjectId, self: ObjectId, stamp: number): void => {
    for (const ability of abilities)
      if (ability.zone === Zone.board)
        for (const text of ability.statics)
          out.push({ static: text, source, self, you: NOBODY, about: NO_REFS, incarnation: NO_INCARNATION, stamp });
  };
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      const card = cardOf(s, o);
      if (o.attachedTo < 0) add(card.abilities, id, id, o.stamp);
      else {
        // 718.2
        add(card.effectText, o.attachedTo, id, o.stamp);
        add(textCopiedBy(s, id)?.abilities ?? [], o.attachedTo, id, o.stamp);
      }
    }
  for (const p of s.players) for (const id of p.legends) add(cardOf(s, s.objects[id]).abilities, id, id, 0);
  for (const b of s.battlefields) add(cardOf(s, s.objects[b.object]).abilities, b.object, b.object, 0);
  for (const { effect, source, sourceIncarnation: incarnation, controller, about, stamp } of s.ongoing) {
    const lasting = s.pool.ongoing[effect];
    if (lasting.kind === "static") out.push({ static: lasting.static, source, self: source, you: controller, about, incarnation, stamp });
    else if (lasting.kind === "abilities") for (const id of idsOf(about)) if (refersTo(s, about, id)) add(lasting.abilities, id, id, stamp);
  }
  return out;
}

/** 190.6: a battlefield's text is its controller's. */
function speakerOf(s: State, { source, self, you, incarnation }: Text): Scope {
  const o = s.objects[source];
  const holder = o.zone === Zone.battlefield ? s.battlefields[o.location - FIRST_BATTLEFIELD].controller : o.controller;
  return scopeOf(you >= 0 ? you : holder, source, self, incarnation < 0 ? o.incarnation : incarnation);
}

function effectOf(s: State, text: Text): Effect[] {
  const scope = speakerOf(s, text);
  const { data, condition, of } = text.static;
  const isMeant = (x: State, id: ObjectId): boolean => {
    if (text.about.length > 0) return refersTo(x, text.about, id);
    if (data.effect === "equipmentGives") return true;
    if (of === "me" || data.effect === "doubleMightBonus")
      return id === text.source && (text.incarnation < 0 || x.objects[id].incarnation === text.incarnation);
    return of?.test(x, scope, id) === true;
  };
  const reaches = (x: State, id: ObjectId): boolean => (condition === null || condition(x, scope)) && isMeant(x, id);
  const made = (layer: number, dependence: number, apply: Effect["apply"]): Effect[] => [
    { layer, dependence, stamp: text.stamp, reaches, apply },
  ];
  switch (data.effect) {
    case "tags":
      return made(TRAITS, DEPENDS_ON_NOTHING, (_x, _id, traits) => {
        traits.tags = [...traits.tags, ...data.tags];
      });
    case "keywords":
      if (data.what === "abilities") return [];
      return made(ABILITIES, data.unlessAlready === true ? LIMITED : looks(data.keywords.map(({ value }) => value)), (x, _id, traits) => {
        if (data.unlessAlready !== true || (traits.keywords & text.static.keywords) !== text.static.keywords)
          grant(x, text.static, scope, traits);
      });
    case "equipmentGives":
      return made(ABILITIES, DEPENDS_ON_NOTHING, (x, id, traits) => {
        for (const gear of x.objects[id].attached) if (x.objects[gear].controller === scope.you) grant(x, text.static, scope, traits);
      });
    case "buffsGive":
      return made(INCREASES, DEPENDS_ON_NOTHING, (x, id, traits) => {
        traits.might += x.objects[id].buffs * data.n;
      });
    case "doubleMightBonus":
      return made(INCREASES, DEPENDS_ON_NOTHING, (x, id, traits) => {
        for (const gear of x.objects[id].attached) traits.might += cardOf(x, x.objects[gear]).mightBonus;
      });
    case "might":
      return made(
        typeof data.n === "number" && data.n < 0 ? DECREASES : INCREASES,
        data.min !== undefined ? LIMITED : looks([data.n]),
        (x, _id, traits) => {
          const n = text.static.num?.(x, scope) ?? 0;
          if (Number.isNaN(n)) return; // 359.3.e.12
          if (data.min === undefined || n >= 0) traits.might += n;
          else if (traits.might > data.min) traits.might = Math.max(data.min, traits.might + n);
        },
      );
    default:
      return [];
  }
}

const looks = (amounts: readonly unknown[]): number => (amounts.some((amount) => typeof amount === "object") ? LOOKS : DEPENDS_ON_NOTHING);

function grant(x: State, text: CompiledStatic, scope: Scope, traits: Traits): void {
  traits.keywords |= text.keywords;
  for (const { keyword, value } of text.values) {
    const n = value(x, scope);
    if (!(n > 0)) continue;
    if (keyword === Keyword.Assault) traits.assault += n;
    else if (keyword === Keyword.Shield) traits.shield += n;
    else if (keyword === Keyword.Deflect) traits.deflect += n;
    else if (keyword === Keyword.Hunt) traits.hunt += n;
  }
}
