import type { CompiledAbility, CompiledCard, CompiledStatic } from "../language/pool.ts";
import type { StaticEffect } from "../language/types.ts";
import {
  type Incarnation,
  Keyword,
  NO_INCARNATION,
  NO_ONGOING,
  NOBODY,
  type ObjectId,
  type OngoingId,
  type Seat,
  Zone,
} from "../state/ids.ts";
import { emptyObjectArray } from "../state/lists.ts";
import { idAt, isCurrentAt, NO_REFS, type ObjectRefs } from "../state/object-refs.ts";
import type { Ongoing, State } from "../state/records.ts";
import { TRIGGER_NAMES } from "../state/triggers.ts";
import { outdate } from "./board.ts";
import { cardOf, textCopiedBy } from "./copies.ts";
import { NO_LAYER, STATIC_KINDS, StaticKind } from "./static-kinds.ts";

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

export interface ActiveStatic<Data extends StaticEffect = StaticEffect> {
  readonly effect: CompiledStatic<Data>;
  readonly source: ObjectId;
  readonly self: ObjectId;
  /** The player it is bound to where it has no source on the board (delayed passives), or -1. */
  readonly you: Seat;
  /** Objects it is about; empty: whatever its filter says. */
  readonly about: ObjectRefs;
  readonly ongoing: OngoingId;
  /** Which incarnation of the source speaks in an effect that lasts; NO_INCARNATION: the one that there is. */
  readonly incarnation: Incarnation;
}

/** Activated abilities of an object, in the order of the text: printed, from effect text, granted. */
interface Activated {
  readonly object: ObjectId;
  readonly abilities: Active[];
}

/** What replaces one kind of event. */
interface Replacing {
  readonly event: string;
  readonly by: Active[];
}

export interface AbilityIndex {
  /** The state that it belongs to, which may add to it; forks share it as it is. */
  readonly epoch: number;
  /** By TriggerEvent number. */
  readonly triggers: (Active[] | undefined)[];
  /** By ReplacedEvent: few, so that looking through them is quick. */
  readonly replacements: Replacing[];
  /** By StaticKind. */
  readonly statics: (ActiveStatic[] | undefined)[];
  /** Statics that change what objects are like (473): traits and keywords first, then arithmetic. */
  readonly layered: ActiveStatic[];
  /** Does any layered static look at derived values? Then the layers are applied again until nothing changes (476). */
  readonly dynamic: boolean;
  /** Does any layered static look at anything but where and whose objects are? */
  readonly sensitive: boolean;
  /** The keywords that layered statics give to whatever they are about. */
  readonly grants: number;
  /** Does any layered static change Might, by itself or by an Assault or Shield that it gives? */
  readonly givesMight: boolean;
  /** Does anything give abilities to objects by where they are? Then the index lives no longer than the traits (fork.ts). */
  readonly volatile: boolean;
  /** Objects with abilities that can pay (429.3). */
  readonly resourceAbilities: ObjectId[];
  /** Abilities that Add one resource for another, and those by which an object can Add something else than by its first. */
  readonly converters: Active[];
  /** Can any of them be used for some purposes only? */
  readonly limited: boolean;
  readonly activated: Activated[];
  /** Does anything give cards outside the board an Action or a Reaction? */
  readonly grantsTiming: boolean;
}

const NO_ACTIVE: readonly Active[] = emptyObjectArray();
const NO_ABILITIES: readonly CompiledAbility[] = emptyObjectArray();
const NO_STATICS: readonly never[] = emptyObjectArray<never>();

/** Writers of what it was made from drop it (`invalidateAbilities`, `invalidateLayers`) or update it (arrivals.ts): an index that is there is current. */
export const abilityIndex = (s: State): AbilityIndex => (s.index === null ? rebuild(s) : s.index);

type Of<Effect extends StaticEffect["effect"]> = ActiveStatic<Extract<StaticEffect, { readonly effect: Effect }>>;
export const activeStatics = <Effect extends StaticEffect["effect"]>(s: State, kind: StaticKind<Effect>): readonly Of<Effect>[] =>
  (abilityIndex(s).statics[kind] as readonly Of<Effect>[] | undefined) ?? NO_STATICS;
export const activeTriggers = (s: State, kind: number): readonly Active[] => abilityIndex(s).triggers[kind] ?? NO_ACTIVE;
export const activeReplacements = (s: State, event: string): readonly Active[] =>
  replacing(abilityIndex(s).replacements, event)?.by ?? NO_ACTIVE;
export function activatedAbilities(s: State, id: ObjectId): readonly Active[] {
  return activatedBy(abilityIndex(s), id)?.abilities ?? NO_ACTIVE;
}

function activatedBy({ activated }: AbilityIndex, id: ObjectId): Activated | null {
  for (let i = 0; i < activated.length; i++) if (activated[i].object === id) return activated[i];
  return null;
}

/** An index that is being made, or changed by the state it belongs to. */
export type Draft = { -readonly [Key in keyof AbilityIndex]: AbilityIndex[Key] };

function rebuild(s: State): AbilityIndex {
  const index: Draft = {
    epoch: s.epoch,
    sensitive: false,
    grants: 0,
    givesMight: false,
    volatile: false,
    resourceAbilities: [],
    converters: emptyObjectArray(),
    limited: false,
    triggers: new Array(TRIGGER_NAMES.length),
    replacements: emptyObjectArray(),
    statics: new Array(STATIC_KINDS),
    layered: emptyObjectArray(),
    dynamic: false,
    activated: emptyObjectArray(),
    grantsTiming: false,
  };
  const { cards } = s.pool;
  // By age: legends and battlefields were there before all others.
  for (const p of s.players) for (const id of p.legends) addAll(index, cards[s.objects[id].card], id, id);
  for (const b of s.battlefields) addAll(index, cards[s.objects[b.object].card], b.object, b.object);
  const ids = byAge(s);
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i];
    const o = s.objects[id];
    const card = cardOf(s, o);
    // 434.1.e, 718.2, 723: the rules text of an attached card is inactive; its effect text (136.2.b, 136.2.c, 136.2.d, 724) is the
    // Top-Most Card's (434.1.c), one card's after the other's (434.1.b.1).
    if (o.attachedTo < 0) addAll(index, card, id, id);
    else {
      for (const ability of card.effectText) add(index, ability, o.attachedTo, id);
      if (card.copiesText) addCopiedText(s, index, o.attachedTo, id);
    }
  }
  if (s.hasZoneCards)
    for (const p of s.players) {
      for (const id of p.trash) addZone(index, cards[s.objects[id].card], id, Zone.trash);
      for (const id of p.hand) addZone(index, cards[s.objects[id].card], id, Zone.hand);
    }
  for (const ongoing of s.ongoing) addOngoing(s, index, ongoing);
  if (index.layered.length > 0) arrangeLayers(index);
  // Whom abilities are granted to is looked up on the board as it is without them.
  s.index = index;
  if (index.volatile) {
    const before = index.layered.length;
    grantAbilities(s, index);
    // 478.1.a: among what is granted are effects that change the board that was looked at.
    if (index.layered.length > before) {
      arrangeLayers(index);
      if (s.derived !== null) outdate(s.derived);
    }
  }
  return index;
}

function add(index: Draft, ability: CompiledAbility, source: ObjectId, self: ObjectId): void {
  const active: Active = { ability, source, self };
  const { listens, statics } = ability;
  for (let i = 0; i < listens.length; i++) {
    const list = index.triggers[listens[i]];
    if (list === undefined) index.triggers[listens[i]] = [active];
    else list.push(active);
  }
  if (ability.replacement !== null) addReplacement(index, ability.replacement.event, active);
  if (ability.kind === "activated") addActivated(index, active);
  for (let i = 0; i < statics.length; i++)
    addStatic(index, { effect: statics[i], source, self, you: NOBODY, about: NO_REFS, ongoing: NO_ONGOING, incarnation: NO_INCARNATION });
}

function replacing(replacements: readonly Replacing[], event: string): Replacing | null {
  for (let i = 0; i < replacements.length; i++) if (replacements[i].event === event) return replacements[i];
  return null;
}

function addReplacement({ replacements }: Draft, event: string, active: Active): void {
  const known = replacing(replacements, event);
  if (known === null) replacements.push({ event, by: [active] });
  else known.by.push(active);
}

function addActivated(index: Draft, active: Active): void {
  const { ability, source } = active;
  const known = activatedBy(index, source);
  if (known === null) index.activated.push({ object: source, abilities: [active] });
  else known.abilities.push(active);
  if (ability.converts !== null || ability.exchanges !== null) index.converters.push(active);
  if (ability.exchanges !== null && ability.exchanges.limit !== null) index.limited = true;
  if (ability.adds === null) return;
  if (index.resourceAbilities.includes(source)) index.converters.push(active);
  else index.resourceAbilities.push(source);
  if (ability.adds.limit !== null) index.limited = true;
}

/** What lasts for a while: behind all that is printed. */
export function addOngoing(s: State, index: Draft, ongoing: Ongoing): void {
  const effect = s.pool.ongoing[ongoing.effect];
  const { about, source } = ongoing;
  if (effect.kind === "abilities") {
    for (let i = 0; i < about.length; i += 2)
      if (isCurrentAt(s, about, i)) for (const ability of effect.abilities) add(index, ability, idAt(about, i), idAt(about, i));
  } else if (effect.kind === "static")
    addStatic(index, {
      effect: effect.static,
      source,
      self: source,
      you: ongoing.controller,
      about,
      ongoing: ongoing.id,
      incarnation: ongoing.sourceIncarnation,
    });
}

/** In the order of the layers, by age within a layer. And: does any look at what another makes (479, 479.1, 479.2)? */
export function arrangeLayers(index: Draft): void {
  const { layered } = index;
  for (let i = 1; i < layered.length; i++) {
    const active = layered[i];
    let at = i;
    for (; at > 0 && layered[at - 1].effect.layer > active.effect.layer; at--) layered[at] = layered[at - 1];
    layered[at] = active;
  }
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

/** What has abilities, not by place: the index is kept when objects move, and must be the same when it is made anew. */
function byAge(s: State): ObjectId[] {
  const ids: ObjectId[] = [];
  for (let place = 0; place < s.at.length; place++)
    for (let i = 0; i < s.at[place].length; i++) {
      const o = s.objects[s.at[place][i]];
      const card = cardOf(s, o);
      if (!card.hasBoardAbilities && o.attachedTo < 0) continue;
      let at = ids.length;
      for (; at > 0 && s.objects[ids[at - 1]].stamp > o.stamp; at--) ids[at] = ids[at - 1];
      ids[at] = o.id;
    }
  return ids;
}

/** 362, 365.1: everything that works on the board only (380). */
export function addAll(index: Draft, card: CompiledCard, source: ObjectId, self: ObjectId): void {
  if (!card.hasBoardAbilities) return;
  const { abilities } = card;
  for (let i = 0; i < abilities.length; i++) if (abilities[i].zone === Zone.board) add(index, abilities[i], source, self);
}

function addZone(index: Draft, card: CompiledCard, id: ObjectId, zone: Zone): void {
  if (!card.hasZoneAbilities) return;
  for (const ability of card.abilities) if (ability.zone === zone) add(index, ability, id, id);
}

/** Svellsongur: its effect text is a copy of its bearer's text, so that the bearer has everything twice. */
function addCopiedText(s: State, index: Draft, host: ObjectId, gear: ObjectId): void {
  for (const ability of textCopiedBy(s, gear)?.abilities ?? NO_ABILITIES) if (ability.zone === Zone.board) add(index, ability, host, gear);
}

/** Statics that give objects abilities: quoted texts, and Heimerdinger, Inventor's borrowed ones. */
function grantAbilities(s: State, index: Draft): void {
  for (const { effect, source, self } of index.statics[StaticKind.abilities] ?? NO_STATICS)
    for (const id of effect.subjects(s, source, self)) for (const ability of effect.abilities) add(index, ability, id, id);
  const borrowed = index.statics[StaticKind.exhaustAbilities];
  if (borrowed === undefined) return;
  // 2 Heimerdingers do not feed each other: only what is not itself borrowed is looked at.
  const own = new Map(index.activated.map(({ object, abilities }) => [object, abilities.slice()]));
  for (const { effect, source, self } of borrowed)
    for (const id of effect.subjects(s, source, self))
      for (const { ability } of own.get(id) ?? NO_ACTIVE) if (ability.exhausts && id !== source) add(index, ability, source, source);
}

const TIMING = Keyword.Action | Keyword.Reaction | Keyword.Ambush | Keyword["Quick-Draw"];

/** Does it give cards outside the board an Action or a Reaction? */
export const isTimed = ({ kind, keywords }: CompiledStatic): boolean => kind === StaticKind.keywords && (keywords & TIMING) !== 0;

function addStatic(index: Draft, active: ActiveStatic): void {
  const { kind, layer } = active.effect;
  const list = index.statics[kind];
  if (list === undefined) index.statics[kind] = [active];
  else list.push(active);
  if (kind === StaticKind.abilities || kind === StaticKind.exhaustAbilities) index.volatile = true;
  if (isTimed(active.effect)) index.grantsTiming = true;
  if (layer === NO_LAYER) return;
  index.layered.push(active);
  noteLayered(index, active);
}

/** What there is to know about all layered statics together. */
export function noteLayered(index: Draft, { effect }: ActiveStatic): void {
  const { kind, sensitive, keywords } = effect;
  index.grants |= keywords;
  if (sensitive) index.sensitive = true;
  if (kind !== StaticKind.tags && (kind !== StaticKind.keywords || (keywords & (Keyword.Assault | Keyword.Shield)) !== 0))
    index.givesMight = true;
}
