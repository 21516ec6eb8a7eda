import type { CompiledAbility, CompiledCard, CompiledStatic } from "../language/pool.ts";
import { type Scope, scopeOf } from "../language/scope.ts";
import { FIRST_BATTLEFIELD, K, type ObjectId, Role, type Seat, TypeBit, Zone } from "../state/ids.ts";
import type { GameObject, State } from "../state/records.ts";
import { newBoard, STRIDE, V } from "./board.ts";

/**
 * 473-480 once more: slow, without caches or indices, one effect after the other as the book says. layers.ts must come to
 * the same result; a property compares the two. What filters, amounts and conditions mean is not said twice: they are the
 * compiled ones, and look at the board as far as it has been derived here.
 */
export interface Traits {
  might: number;
  keywords: number;
  assault: number;
  shield: number;
  deflect: number;
  hunt: number;
  types: number;
  tags: readonly string[];
}

/** 477, with the two steps of the last layer (477.3.e). */
const TRAITS = 1;
const ABILITIES = 2;
const INCREASES = 3;
const DECREASES = 4;
const LAYERS = [TRAITS, ABILITIES, INCREASES, DECREASES];

/** 479: what depends on others of its layer comes after them: what looks at values first, then what is limited by them. */
const STEADY = 0;
const LOOKS = 1;
const LIMITED = 2;

interface Effect {
  readonly layer: number;
  readonly dependence: number;
  /** 480 */
  readonly stamp: number;
  readonly reaches: (x: State, id: ObjectId) => boolean;
  readonly apply: (x: State, id: ObjectId, traits: Traits) => void;
}

export function deriveReference(s: State): Map<ObjectId, Traits> {
  const effects = [...plainEffects(s), ...textEffects(s)].sort(
    (a, b) => a.layer - b.layer || a.dependence - b.dependence || a.stamp - b.stamp,
  );
  const ids = s.at.flat();
  const state = new Map<string, "applied" | "removed">();
  const isApplied = (effect: Effect, id: ObjectId): boolean => state.get(`${effects.indexOf(effect)} ${id}`) === "applied";
  let board = build(s, ids, effects, isApplied);
  // 476: sequence after sequence, layer after layer, until nothing changes. Each effect is applied once, and removed once (476.3).
  for (let changed = true; changed; ) {
    changed = false;
    for (const layer of LAYERS)
      for (let again = true; again; ) {
        again = false;
        const x = asDerived(s, board);
        for (const [number, effect] of effects.entries()) {
          if (effect.layer !== layer) continue;
          for (const id of ids) {
            const key = `${number} ${id}`;
            const before = state.get(key);
            const reaches = before !== "removed" && effect.reaches(x, id);
            if (reaches === (before === "applied")) continue;
            state.set(key, reaches ? "applied" : "removed");
            again = true;
          }
        }
        if (!again) break;
        changed = true;
        board = build(s, ids, effects, isApplied);
      }
  }
  return board;
}

/** The board as the applied effects make it, in the order of the layers. */
function build(
  s: State,
  ids: readonly ObjectId[],
  effects: readonly Effect[],
  isApplied: (effect: Effect, id: ObjectId) => boolean,
): Map<ObjectId, Traits> {
  const board = new Map(ids.map((id) => [id, startingTraits(cardOf(s, s.objects[id]))]));
  for (const effect of effects) {
    const x = effect.dependence === LOOKS ? asDerived(s, board) : s;
    for (const [id, traits] of board) if (isApplied(effect, id)) effect.apply(x, id, traits);
  }
  return board;
}

/** The game with the board as it has been derived so far, for filters, amounts and conditions to look at. */
function asDerived(s: State, board: ReadonlyMap<ObjectId, Traits>): State {
  const derived = newBoard(s.epoch, s.objects.length);
  derived.version = s.version;
  derived.traits = s.traits;
  derived.tags = new Map();
  for (const [id, traits] of board) {
    const at = id * STRIDE;
    derived.values[at + V.might] = traits.might;
    derived.values[at + V.keywords] = traits.keywords;
    derived.values[at + V.assault] = traits.assault;
    derived.values[at + V.shield] = traits.shield;
    derived.values[at + V.deflect] = traits.deflect;
    derived.values[at + V.hunt] = traits.hunt;
    derived.tags.set(id, traits.tags);
  }
  return { ...s, derived };
}

const cardOf = (s: State, o: GameObject): CompiledCard => s.pool.cards[o.copyOf >= 0 ? o.copyOf : o.card]; // 477.1.b

/** What is printed on it, or on what it is a copy of. */
const startingTraits = ({ might, keywords, assault, shield, deflect, hunt, types, tags }: CompiledCard): Traits => ({
  might,
  keywords,
  assault,
  shield,
  deflect,
  hunt,
  types,
  tags,
});

// ------------------------------------------------------------------------------------------------- counted on objects

/** What has been given to objects, what is attached to them, and their buffs. */
function plainEffects(s: State): Effect[] {
  const on = (layer: number, apply: (o: GameObject, traits: Traits) => void): Effect => ({
    layer,
    dependence: STEADY,
    stamp: 0,
    reaches: () => true,
    apply: (x, id, traits) => apply(x.objects[id], traits),
  });
  const net = (o: GameObject): number => o.mightTurn + o.mightCombat;
  return [
    ...assignments(s),
    ...lastingMight(s),
    on(TRAITS, (o, traits) => {
      if (o.named >= 0 && cardOf(s, o).gainsNamedTag) traits.tags = [...traits.tags, s.pool.words[o.named]];
    }),
    on(ABILITIES, (o, traits) => {
      traits.keywords |= o.keywordsGranted | o.keywordsTurn | o.keywordsCombat;
      traits.assault += o.assaultTurn;
      traits.shield += o.shieldTurn + o.shieldCombat;
      traits.deflect += o.deflectTurn;
    }),
    // 477.2.c
    on(ABILITIES, (o, traits) => {
      for (const gear of o.attached)
        appendText(traits, effectTextOf(cardOf(s, s.objects[gear])), cardOf(s, s.objects[gear]).copiesText ? cardOf(s, o) : null);
    }),
    on(INCREASES, (o, traits) => {
      traits.might += o.buffs + Math.max(0, net(o));
      if (((cardOf(s, o).types | o.typesGained) & TypeBit.unit) === 0) return; // 137.3.b
      for (const gear of o.attached) traits.might += cardOf(s, s.objects[gear]).mightBonus; // 477.3.d
    }),
    // 807, 814: Assault while an attacker, Shield while a defender.
    on(INCREASES, (o, traits) => {
      if (o.role === Role.attacker) traits.might += traits.assault;
      else if (o.role === Role.defender) traits.might += traits.shield;
    }),
    on(DECREASES, (o, traits) => {
      traits.might += Math.min(0, net(o));
    }),
  ];
}

type KeywordsOf = Pick<Traits, "keywords" | "assault" | "shield" | "deflect" | "hunt">;

const effectTextOf = (card: CompiledCard): KeywordsOf => ({
  keywords: card.effectKeywords,
  assault: card.effectAssault,
  shield: card.effectShield,
  deflect: card.effectDeflect,
  hunt: card.effectHunt,
});

function appendText(traits: Traits, ...texts: readonly (KeywordsOf | null)[]): void {
  for (const text of texts) {
    if (text === null) continue;
    traits.keywords |= text.keywords;
    traits.assault += text.assault;
    traits.shield += text.shield;
    traits.deflect += text.deflect;
    traits.hunt += text.hunt;
  }
}

/** 477.1.a.1: Might that is assigned; the latest assignment counts. */
const assignments = (s: State): Effect[] =>
  s.ongoing
    .filter(({ effect }) => s.pool.ongoing[effect].kind === "setMight" || s.pool.ongoing[effect].kind === "becomesUnit")
    .map(({ effect, about, amount, stamp }) => ({
      layer: TRAITS,
      dependence: STEADY,
      stamp,
      reaches: (x, id) => isAbout(x, about, id),
      apply: (_x, _id, traits) => {
        traits.might = amount;
        if (s.pool.ongoing[effect].kind === "becomesUnit") traits.types |= TypeBit.unit;
      },
    }));

/** 477.3: Might that was given for longer than a turn or a combat. */
const lastingMight = (s: State): Effect[] =>
  s.ongoing
    .filter(({ effect }) => s.pool.ongoing[effect].kind === "might")
    .map(({ about, amount, stamp }) => ({
      layer: amount > 0 ? INCREASES : DECREASES,
      dependence: STEADY,
      stamp,
      reaches: (x, id) => isAbout(x, about, id),
      apply: (_x, _id, traits) => {
        traits.might += amount;
      },
    }));

const isAbout = (s: State, about: readonly number[], id: ObjectId): boolean =>
  about.some((other, i) => i % 2 === 0 && other === id && s.objects[id].incarnation === about[i + 1]);

// -------------------------------------------------------------------------------------------------------- from texts

interface Text {
  readonly static: CompiledStatic;
  /** "I" and "this" (136.2.d). */
  readonly source: ObjectId;
  readonly self: ObjectId;
  /** Who is meant by "you" where the source does not say. */
  readonly you: Seat;
  readonly about: readonly number[];
  readonly stamp: number;
}

const textEffects = (s: State): Effect[] => textsInForce(s).flatMap((text) => effectOf(s, text));

/** All static texts that are active: on the board, of legends and battlefields, and those that last for a while. */
function textsInForce(s: State): Text[] {
  const out: Text[] = [];
  const add = (abilities: readonly CompiledAbility[], source: ObjectId, self: ObjectId, stamp: number): void => {
    for (const ability of abilities)
      if (ability.zone === Zone.board)
        for (const text of ability.statics) out.push({ static: text, source, self, you: -1, about: [], stamp });
  };
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      const card = cardOf(s, o);
      if (o.attachedTo < 0) add(card.abilities, id, id, o.stamp);
      else {
        // 718.2
        add(card.effectText, o.attachedTo, id, o.stamp);
        if (card.copiesText) add(cardOf(s, s.objects[o.attachedTo]).abilities, o.attachedTo, id, o.stamp);
      }
    }
  for (const p of s.players) for (const id of p.legends) add(cardOf(s, s.objects[id]).abilities, id, id, 0);
  for (const b of s.battlefields) add(cardOf(s, s.objects[b.object]).abilities, b.object, b.object, 0);
  for (const { effect, source, controller, about, stamp } of s.ongoing) {
    const lasting = s.pool.ongoing[effect];
    if (lasting.kind === "static") out.push({ static: lasting.static, source, self: source, you: controller, about, stamp });
    else if (lasting.kind === "abilities")
      for (const [i, id] of about.entries()) if (i % 2 === 0 && isAbout(s, about, id)) add(lasting.abilities, id, id, stamp);
  }
  return out;
}

/** 190.6: a battlefield's text is its controller's. */
function speakerOf(s: State, { source, self, you }: Text): Scope {
  const o = s.objects[source];
  const holder = o.zone === Zone.battlefield ? s.battlefields[o.location - FIRST_BATTLEFIELD].controller : o.controller;
  return scopeOf(you >= 0 ? you : holder, source, self, o.incarnation);
}

function effectOf(s: State, text: Text): Effect[] {
  const scope = speakerOf(s, text);
  const { data, condition, of } = text.static;
  const isMeant = (x: State, id: ObjectId): boolean => {
    if (text.about.length > 0) return isAbout(x, text.about, id);
    if (data.effect === "equipmentGives") return true;
    if (of === "me" || data.effect === "doubleMightBonus") return id === text.source;
    return of?.test(x, scope, id) === true;
  };
  const reaches = (x: State, id: ObjectId): boolean => (condition === null || condition(x, scope)) && isMeant(x, id);
  const made = (layer: number, dependence: number, apply: Effect["apply"]): Effect[] => [
    { layer, dependence, stamp: text.stamp, reaches, apply },
  ];
  switch (data.effect) {
    case "tags":
      return made(TRAITS, STEADY, (_x, _id, traits) => {
        traits.tags = [...traits.tags, ...data.tags];
      });
    case "keywords":
      if (data.what === "abilities") return [];
      return made(ABILITIES, data.unlessAlready === true ? LIMITED : looks(data.keywords.map(({ value }) => value)), (x, _id, traits) => {
        if (data.unlessAlready !== true || (traits.keywords & text.static.keywords) !== text.static.keywords)
          grant(x, text.static, scope, traits);
      });
    case "equipmentGives":
      return made(ABILITIES, STEADY, (x, id, traits) => {
        for (const gear of x.objects[id].attached) if (x.objects[gear].controller === scope.you) grant(x, text.static, scope, traits);
      });
    case "buffsGive":
      return made(INCREASES, STEADY, (x, id, traits) => {
        traits.might += x.objects[id].buffs * data.n;
      });
    case "doubleMightBonus":
      return made(INCREASES, STEADY, (x, id, traits) => {
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

const looks = (amounts: readonly unknown[]): number => (amounts.some((amount) => typeof amount === "object") ? LOOKS : STEADY);

function grant(x: State, text: CompiledStatic, scope: Scope, traits: Traits): void {
  traits.keywords |= text.keywords;
  for (const { keyword, value } of text.values) {
    const n = value(x, scope);
    if (!(n > 0)) continue;
    if (keyword === K.Assault) traits.assault += n;
    else if (keyword === K.Shield) traits.shield += n;
    else if (keyword === K.Deflect) traits.deflect += n;
    else if (keyword === K.Hunt) traits.hunt += n;
  }
}
