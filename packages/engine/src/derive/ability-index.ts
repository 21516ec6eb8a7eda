import type { CompiledAbility, CompiledCard, CompiledStatic } from "../language/pool.ts";
import type { StaticEffect } from "../language/types.ts";
import { type ObjectId, type Seat, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { TRIGGER_EVENTS } from "../state/triggers.ts";

/**
 * Which abilities are active, by what they listen to. Rebuilt when objects come, go or change abilities (never searched
 * per event). Conditions of dependent keywords are looked at when the ability would matter.
 */
export interface Active {
  readonly ability: CompiledAbility;
  /** "I": the object that has the ability. */
  readonly source: ObjectId;
  /** "this": the object whose text it is (136.2.d). */
  readonly self: ObjectId;
}

export interface ActiveStatic {
  readonly effect: CompiledStatic;
  readonly source: ObjectId;
  readonly self: ObjectId;
  /** The player it is bound to where it has no source on the board (delayed passives), or -1. */
  readonly you: Seat;
  /** Objects it is about: ids and incarnations alternate; empty: whatever its filter says. */
  readonly about: readonly number[];
  readonly ongoing: number;
}

export interface AbilityIndex {
  readonly structure: number;
  /** By TriggerEvent number. */
  readonly triggers: (Active[] | undefined)[];
  /** By ReplacedEvent. */
  readonly replacements: Map<string, Active[]>;
  readonly statics: Map<StaticEffect["effect"], ActiveStatic[]>;
  /** Statics that change what objects are like (473): traits and keywords first, then arithmetic. */
  readonly layered: ActiveStatic[];
  /** Does any layered static look at derived values? Then the layers are applied again until nothing changes (476). */
  readonly dynamic: boolean;
  /** Does any layered static look at anything but where and whose objects are? */
  readonly sensitive: boolean;
  /** Does anything give abilities to objects by where they are? Then the index lives no longer than the traits. */
  readonly volatile: boolean;
  readonly traits: number;
  /** Objects with abilities that can pay (429.3). */
  readonly adders: ObjectId[];
  /** Abilities that Add one resource for another. */
  readonly converters: Active[];
  /** Can any of them be used for some purposes only? */
  readonly limited: boolean;
  /** Activated abilities by object, in the order of the text: printed, from effect text, granted. */
  readonly activated: Map<ObjectId, Active[]>;
}

const NO_ACTIVE: readonly Active[] = [];
const NO_STATICS: readonly ActiveStatic[] = [];
const NO_NUMBERS: readonly number[] = [];

export function abilityIndex(s: State): AbilityIndex {
  const index = s.index;
  if (index !== null && index.structure === s.structure && (!index.volatile || index.traits === s.traits)) return index;
  return rebuild(s);
}

export const activeStatics = (s: State, effect: StaticEffect["effect"]): readonly ActiveStatic[] =>
  abilityIndex(s).statics.get(effect) ?? NO_STATICS;
export const activeTriggers = (s: State, kind: number): readonly Active[] => abilityIndex(s).triggers[kind] ?? NO_ACTIVE;
export const activeReplacements = (s: State, event: string): readonly Active[] => abilityIndex(s).replacements.get(event) ?? NO_ACTIVE;
export const activatedAbilities = (s: State, id: ObjectId): readonly Active[] => abilityIndex(s).activated.get(id) ?? NO_ACTIVE;

const LAYERED: ReadonlySet<string> = new Set([
  "might",
  "keywords",
  "tags",
  "doubleMightBonus",
  "equipmentGives",
  "buffsGive",
  "setMight",
  "becomesUnit",
]);

type Draft = { -readonly [Key in keyof AbilityIndex]: AbilityIndex[Key] };

function rebuild(s: State): AbilityIndex {
  const index: Draft = {
    structure: s.structure,
    traits: s.traits,
    sensitive: false,
    volatile: false,
    adders: [],
    converters: [],
    limited: false,
    triggers: new Array(TRIGGER_EVENTS.length),
    replacements: new Map(),
    statics: new Map(),
    layered: [],
    dynamic: false,
    activated: new Map(),
  };
  const add = (ability: CompiledAbility, source: ObjectId, self: ObjectId): void => {
    const active: Active = { ability, source, self };
    for (const kind of ability.listens) {
      const list = index.triggers[kind];
      if (list === undefined) index.triggers[kind] = [active];
      else list.push(active);
    }
    if (ability.replacement !== null) push(index.replacements, ability.replacement.event, active);
    if (ability.kind === "activated") {
      push(index.activated, source, active);
      if (ability.converts !== null) index.converters.push(active);
      if (ability.adds !== null) {
        index.adders.push(source);
        if (ability.adds.limit !== null) index.limited = true;
      }
    }
    for (const effect of ability.statics) addStatic(index, { effect, source, self, you: -1, about: NO_NUMBERS, ongoing: -1 });
  };
  for (const id of byAge(s)) {
    const o = s.objects[id];
    const card = s.pool.cards[o.copyOf >= 0 ? o.copyOf : o.card];
    // 718.2: the rules text of an attached card is inactive; its effect text belongs to the Top-Most Card.
    if (o.attachedTo < 0) addAll(card, id, id, add);
    else {
      for (const ability of card.effectText) add(ability, o.attachedTo, id);
      if (card.copiesText) copyText(s, o.attachedTo, id, add);
    }
  }
  for (const p of s.players) {
    for (const id of p.legends) addAll(s.pool.cards[s.objects[id].card], id, id, add);
    if (!s.hasZoneCards) continue;
    for (const id of p.trash) addZone(s.pool.cards[s.objects[id].card], id, Zone.trash, add);
    for (const id of p.hand) addZone(s.pool.cards[s.objects[id].card], id, Zone.hand, add);
  }
  for (const b of s.battlefields) addAll(s.pool.cards[s.objects[b.object].card], b.object, b.object, add);
  for (const ongoing of s.ongoing) {
    const effect = s.pool.ongoing[ongoing.effect];
    if (effect.kind === "abilities") {
      for (let i = 0; i < ongoing.about.length; i += 2) {
        const id = ongoing.about[i];
        if (s.objects[id].incarnation !== ongoing.about[i + 1]) continue;
        for (const ability of effect.abilities) add(ability, id, id);
      }
    } else if (effect.kind === "static") {
      addStatic(index, {
        effect: effect.static,
        source: ongoing.source,
        self: ongoing.source,
        you: ongoing.controller,
        about: ongoing.about,
        ongoing: ongoing.id,
      });
    }
  }
  if (index.layered.length > 0) arrangeLayers(index);
  // Whom abilities are granted to is looked up on the board as it is without them.
  s.index = index;
  grantAbilities(s, index, add);
  return index;
}

/** 477: traits, then abilities, then arithmetic; by age within a layer. And: does any look at what another makes? */
function arrangeLayers(index: Draft): void {
  index.layered.sort((a, b) => layerOf(a) - layerOf(b));
  let keywords = 0;
  let tags = false;
  for (const { effect } of index.layered) {
    keywords |= effect.gives.keywords;
    tags ||= effect.gives.tags;
  }
  // Might is read anew whatever gives it: Assault and Shield are counted after all statics.
  for (const { effect } of index.layered)
    if (effect.reads.might || (effect.reads.keywords & keywords) !== 0 || (effect.reads.tags && tags)) index.dynamic = true;
}

/** Within a layer, what depends on the others comes after them (479): "if they didn't already", "to a minimum of". */
function layerOf({ effect: { data } }: ActiveStatic): number {
  switch (data.effect) {
    case "tags":
      return 0;
    case "equipmentGives":
      return 1;
    case "keywords":
      return data.unlessAlready === true ? 2 : 1;
    default:
      return isLimited(data) ? 4 : 3;
  }
}

/** 477.3.e.2: decreases come last, those with a limit after all others. */
export const isLimited = (data: StaticEffect): boolean => data.effect === "might" && data.min !== undefined;

/** Not by place: the index is kept when objects move, and must be the same when it is made anew. */
const byAge = (s: State): ObjectId[] => s.at.flat().sort((a, b) => s.objects[a].stamp - s.objects[b].stamp);

type Add = (ability: CompiledAbility, source: ObjectId, self: ObjectId) => void;

function addAll(card: CompiledCard, source: ObjectId, self: ObjectId, add: Add): void {
  if (!card.hasBoardAbilities) return;
  for (const ability of card.abilities) if (ability.zone === Zone.board) add(ability, source, self);
}

function addZone(card: CompiledCard, id: ObjectId, zone: Zone, add: Add): void {
  if (!card.hasZoneAbilities) return;
  for (const ability of card.abilities) if (ability.zone === zone) add(ability, id, id);
}

/** Svellsongur: its effect text is a copy of its bearer's text, so that the bearer has everything twice. */
function copyText(s: State, host: ObjectId, gear: ObjectId, add: Add): void {
  const o = s.objects[host];
  const card = s.pool.cards[o.copyOf >= 0 ? o.copyOf : o.card];
  for (const ability of card.abilities) if (ability.zone === Zone.board) add(ability, host, gear);
}

/** Statics that give objects abilities: quoted texts, and Heimerdinger, Inventor's borrowed ones. */
function grantAbilities(s: State, index: AbilityIndex, add: Add): void {
  const quoted = index.statics.get("abilities");
  if (quoted !== undefined)
    for (const active of quoted) {
      const { effect, source } = active;
      for (const id of effect.subjects(s, source, active.self)) for (const ability of effect.abilities) add(ability, id, id);
    }
  const borrowed = index.statics.get("exhaustAbilities");
  if (borrowed === undefined) return;
  // 2 Heimerdingers do not feed each other: only what is not itself borrowed is looked at.
  const own = new Map(index.activated);
  for (const { effect, source, self } of borrowed)
    for (const id of effect.subjects(s, source, self))
      for (const { ability } of own.get(id) ?? NO_ACTIVE) if (ability.exhausts && id !== source) add(ability, source, source);
}

function addStatic(index: Draft, active: ActiveStatic): void {
  const name = active.effect.data.effect;
  push(index.statics, name, active);
  if (name === "abilities" || name === "exhaustAbilities") index.volatile = true;
  if (!LAYERED.has(name)) return;
  index.layered.push(active);
  if (active.effect.sensitive) index.sensitive = true;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
