import type { Scope } from "../language/scope.ts";
import { FIRST_BATTLEFIELD, Keyword, type ObjectId, Role, TypeBit, Zone } from "../state/ids.ts";
import { memoryOf } from "../state/memory.ts";
import { idAt, isCurrentAt } from "../state/object-refs.ts";
import type { GameObject, State } from "../state/records.ts";
import { type ActiveStatic, abilityIndex } from "./ability-index.ts";
import { boardLike, type DerivedBoard, hasRoom, newBoard, STRIDE, V } from "./board.ts";
import { cardOf, textCopiedBy } from "./copies.ts";
import { isMe, speaker } from "./speaker.ts";
import { LIMITED_LAYER, StaticKind } from "./static-kinds.ts";

/**
 * 473-480. What objects are like: traits, then abilities, then arithmetic, again until nothing changes, each effect once.
 * Derived when somebody looks and something has changed since. Plain changes ("+2 this turn", buffs, Might bonuses) are
 * sums on the objects; only statics that look at derived values make the layers run more than once.
 */
export function board(s: State): DerivedBoard {
  const known = s.derived;
  return known !== null && isUpToDate(s, known) ? known : derive(s);
}

const isUpToDate = (s: State, known: DerivedBoard): boolean => known.madeFrom === s.layersVersion || known.madeFor === s.version;

/** Might on the board. Where nothing on it changes that of others, one object's is told without deriving all. */
export function mightOnBoard(s: State, o: GameObject): number {
  const known = s.derived;
  if (known !== null && isUpToDate(s, known)) return known.values[o.id * STRIDE];
  if (o.attached.length > 0 || s.ongoing.length > 0 || abilityIndex(s).givesMight) return derive(s).values[o.id * STRIDE];
  const card = cardOf(s, o);
  const might = card.might + o.buffs + o.mightTurn + o.mightCombat; // 703
  if (!s.combat || o.location !== s.showdownAt + FIRST_BATTLEFIELD || o.role === Role.none) return might;
  // 807, 814, 814.1.d.1
  return might + (o.role === Role.attacker ? card.assault + o.assaultTurn : card.shield + o.shieldTurn + o.shieldCombat);
}

function derive(s: State): DerivedBoard {
  const index = abilityIndex(s);
  const d = boardFor(s);
  s.derived = d;
  d.madeFor = s.version;
  // Statics without conditions change with what they start from alone.
  d.madeFrom = index.sensitive ? -1 : s.layersVersion;
  printed(s, d);
  if (index.layered.length === 0) {
    addRoles(s, d);
    return d;
  }
  if (!index.dynamic) {
    applyAll(s, d, index.layered, null);
    return d;
  }
  // 476: each sequence looks at what the last one made; the first at traits, before any arithmetic.
  beforeArithmetic(s, d);
  const next = scratchFor(s);
  const sequence: Sequence = { applied: new Set(), removed: new Set() };
  for (let n = 0; n < MOST_SEQUENCES; n++) {
    const before = sequence.applied;
    sequence.applied = new Set();
    printed(s, next);
    applyAll(s, next, index.layered, sequence);
    const settled = n > 0 && same(s, d, next);
    copyValues(s, next, d);
    d.tags = next.tags;
    if (settled) break;
    // 476.3: what undoes its own reason is removed for good.
    if (n >= PARADOX) for (const key of before) if (!sequence.applied.has(key)) sequence.removed.add(key);
  }
  return d;
}

/** The state's own board: the one it has, unless that is a fork's too. */
function boardFor(s: State): DerivedBoard {
  const known = s.derived;
  if (known === null || !hasRoom(known, s.objects.length)) return newBoard(s.epoch, s.objects.length);
  return known.epoch === s.epoch ? known : boardLike(known, s.epoch);
}

/** For one sequence after the other. */
function scratchFor(s: State): DerivedBoard {
  const m = memoryOf(s);
  if (m.scratch === null || !hasRoom(m.scratch, s.objects.length)) m.scratch = newBoard(-1, s.objects.length);
  return m.scratch;
}

function copyValues(s: State, from: DerivedBoard, to: DerivedBoard): void {
  for (const place of s.at) for (const id of place) for (let k = id * STRIDE; k < (id + 1) * STRIDE; k++) to.values[k] = from.values[k];
}

/** Which effects were applied to which objects, and which must not be again. */
interface Sequence {
  applied: Set<number>;
  readonly removed: Set<number>;
}
const MOST_SEQUENCES = 40;
const PARADOX = 6;

/** Limited decreases come after Assault and Shield, which are increases (477.3.e, 477.3.e.1.a). */
function applyAll(s: State, d: DerivedBoard, layered: readonly ActiveStatic[], sequence: Sequence | null): void {
  let i = 0;
  for (; i < layered.length && layered[i].effect.layer !== LIMITED_LAYER; i++) applyStatic(s, d, layered[i], sequence, i);
  addRoles(s, d);
  for (; i < layered.length; i++) applyStatic(s, d, layered[i], sequence, i);
}

/** Might as it is before the last layer. */
function beforeArithmetic(s: State, d: DerivedBoard): void {
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      d.values[id * STRIDE] = cardOf(s, o).might;
    }
  if (s.ongoing.length > 0) setMights(s, d);
}

/** What is printed, counted and given. */
function printed(s: State, d: DerivedBoard): void {
  const v = d.values;
  d.tags = null;
  for (let place = 0; place < s.at.length; place++)
    for (let i = 0; i < s.at[place].length; i++) {
      const id = s.at[place][i];
      const o = s.objects[id];
      const card = cardOf(s, o);
      let might = card.might + o.buffs + o.mightTurn + o.mightCombat; // 477.3.a, 703
      // 477.2.a
      let keywords = card.keywords | o.keywordsGranted | o.keywordsTurn | o.keywordsCombat;
      let assault = card.assault + o.assaultTurn;
      let shield = card.shield + o.shieldTurn + o.shieldCombat;
      let deflect = card.deflect + o.deflectTurn;
      let hunt = card.hunt + o.huntTurn;
      for (let k = 0; k < o.attached.length; k++) {
        const gear = o.attached[k];
        const g = cardOf(s, s.objects[gear]);
        if (((card.types | o.typesGained) & TypeBit.unit) !== 0) might += g.mightBonus; // 137.3.b, 477.3.d
        keywords |= g.effectKeywords; // 434.1.b.1, 477.2.c
        assault += g.effectAssault;
        shield += g.effectShield;
        deflect += g.effectDeflect;
        hunt += g.effectHunt;
        const text = g.copiesText ? textCopiedBy(s, gear) : null;
        if (text !== null) {
          keywords |= text.keywords;
          assault += text.assault;
          shield += text.shield;
          deflect += text.deflect;
          hunt += text.hunt;
        }
      }
      const at = id * STRIDE;
      v[at] = might;
      v[at + V.keywords] = keywords;
      v[at + V.assault] = assault;
      v[at + V.shield] = shield;
      v[at + V.deflect] = deflect;
      v[at + V.hunt] = hunt;
      if (o.named >= 0 && card.gainsNamedTag) addTags(s, d, id, [s.pool.words[o.named]]);
    }
  if (s.ongoing.length === 0) return;
  setMights(s, d);
  addLastingMight(s, d);
}

/** 477.1, 477.1.a.1: "its base Might becomes 5", and the Might of what it is a copy of. The latest one counts (480). */
function setMights(s: State, d: DerivedBoard): void {
  const set = new Map<ObjectId, number>();
  for (const { effect, about, amount } of s.ongoing) {
    const { kind } = s.pool.ongoing[effect];
    if (kind !== "setMight" && kind !== "becomesUnit" && kind !== "copy") continue;
    const assigned = kind === "copy" ? s.pool.cards[amount].might : amount;
    for (let i = 0; i < about.length; i += 2) {
      const o = s.objects[idAt(about, i)];
      if (o.zone !== Zone.board || !isCurrentAt(s, about, i)) continue;
      const base = set.get(o.id) ?? cardOf(s, o).might;
      d.values[o.id * STRIDE] += assigned - base;
      set.set(o.id, assigned);
    }
  }
}

/** Might that was given for longer than a turn or a combat. */
function addLastingMight(s: State, d: DerivedBoard): void {
  for (const { effect, about, amount } of s.ongoing) {
    if (s.pool.ongoing[effect].kind !== "might") continue;
    for (let i = 0; i < about.length; i += 2) {
      const o = s.objects[idAt(about, i)];
      if (o.zone === Zone.board && isCurrentAt(s, about, i)) d.values[o.id * STRIDE] += amount;
    }
  }
}

/** 807, 814: Assault while an attacker, Shield while a defender. */
function addRoles(s: State, d: DerivedBoard): void {
  if (!s.combat) return;
  for (const id of s.at[s.showdownAt + FIRST_BATTLEFIELD]) {
    const { role } = s.objects[id];
    const at = id * STRIDE;
    if (role === Role.attacker) d.values[at] += d.values[at + V.assault];
    else if (role === Role.defender) d.values[at] += d.values[at + V.shield];
  }
}

function applyStatic(s: State, d: DerivedBoard, active: ActiveStatic, sequence: Sequence | null, number: number): void {
  const { effect, about } = active;
  const scope = speaker(s, active);
  if (effect.condition !== null && !effect.condition(s, scope)) return; // 364.3, 727.1.c.2
  if (about.length > 0) {
    for (let i = 0; i < about.length; i += 2) {
      const id = idAt(about, i);
      if (isCurrentAt(s, about, i) && s.objects[id].zone === Zone.board) applyTo(s, d, active, scope, sequence, number, id);
    }
    return;
  }
  if (effect.of === "me" || effect.kind === StaticKind.doubleMightBonus) {
    if (isMe(s, active, active.source) && s.objects[active.source].zone === Zone.board)
      applyTo(s, d, active, scope, sequence, number, active.source);
    return;
  }
  if (effect.kind === StaticKind.equipmentGives) {
    for (const place of s.at)
      for (const id of place) if (s.objects[id].attached.length > 0) applyTo(s, d, active, scope, sequence, number, id);
    return;
  }
  if (effect.of === null) return;
  const { test } = effect.of;
  for (let place = 0; place < s.at.length; place++) {
    const list = s.at[place];
    for (let i = 0; i < list.length; i++) if (test(s, scope, list[i])) applyTo(s, d, active, scope, sequence, number, list[i]);
  }
}

/** Once in a sequence, and not again what had undone its own reason (476.3). */
function applyTo(
  s: State,
  d: DerivedBoard,
  active: ActiveStatic,
  scope: Scope,
  sequence: Sequence | null,
  number: number,
  id: ObjectId,
): void {
  if (sequence !== null) {
    const key = number * 4096 + id;
    if (sequence.removed.has(key)) return;
    sequence.applied.add(key);
  }
  change(s, d, active, scope, id);
}

function change(s: State, d: DerivedBoard, active: ActiveStatic, scope: Scope, id: ObjectId): void {
  const { effect } = active;
  const { data } = effect;
  switch (data.effect) {
    case "might": {
      const n = effect.num === null ? 0 : effect.num(s, scope);
      if (Number.isNaN(n)) return;
      if (data.min !== undefined && n < 0)
        d.values[id * STRIDE] = Math.max(Math.min(d.values[id * STRIDE], data.min), d.values[id * STRIDE] + n);
      else d.values[id * STRIDE] += n;
      return;
    }
    case "keywords":
      // "... if they didn't already": such effects are looked at last (ability-index.ts).
      if (data.unlessAlready !== true || (d.values[id * STRIDE + V.keywords] & effect.keywords) !== effect.keywords)
        grant(s, d, effect, scope, id);
      return;
    case "tags":
      addTags(s, d, id, data.tags);
      return;
    case "buffsGive":
      d.values[id * STRIDE] += s.objects[id].buffs * data.n;
      return;
    case "doubleMightBonus":
      for (const gear of s.objects[id].attached) d.values[id * STRIDE] += cardOf(s, s.objects[gear]).mightBonus;
      return;
    case "equipmentGives":
      for (const gear of s.objects[id].attached) if (s.objects[gear].controller === scope.you) grant(s, d, effect, scope, id);
      return;
    default:
  }
}

/** Values of a keyword add up (807.2, 809.2, 814.2). */
function grant(s: State, d: DerivedBoard, effect: ActiveStatic["effect"], scope: Scope, id: ObjectId): void {
  const at = id * STRIDE;
  d.values[at + V.keywords] |= effect.keywords;
  for (const { keyword, value } of effect.values) {
    const n = value(s, scope);
    if (!(n > 0)) continue;
    if (keyword === Keyword.Assault) d.values[at + V.assault] += n;
    else if (keyword === Keyword.Shield) d.values[at + V.shield] += n;
    else if (keyword === Keyword.Deflect) d.values[at + V.deflect] += n;
    else if (keyword === Keyword.Hunt) d.values[at + V.hunt] += n;
  }
}

function same(s: State, a: DerivedBoard, b: DerivedBoard): boolean {
  for (const place of s.at)
    for (const id of place) for (let k = id * STRIDE; k < (id + 1) * STRIDE; k++) if (a.values[k] !== b.values[k]) return false;
  return (a.tags?.size ?? 0) === (b.tags?.size ?? 0);
}

/** Tags beyond those of the card. */
function addTags(s: State, d: DerivedBoard, id: ObjectId, tags: readonly string[]): void {
  const o = s.objects[id];
  d.tags ??= new Map();
  d.tags.set(id, [...(d.tags.get(id) ?? cardOf(s, o).tags), ...tags]);
}
