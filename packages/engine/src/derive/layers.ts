import { type Scope, scopeOf } from "../language/scope.ts";
import { K, type ObjectId, Role, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { type ActiveStatic, abilityIndex } from "./ability-index.ts";
import { type DerivedBoard, newBoard } from "./board.ts";

/**
 * 473-480. What objects are like: traits, then abilities, then arithmetic, again until nothing changes, each effect once.
 * Derived when somebody looks and something has changed since. Plain changes ("+2 this turn", buffs, Might bonuses) are
 * sums on the objects; only statics that look at derived values make the layers run more than once.
 */
export function board(s: State): DerivedBoard {
  const known = s.derived;
  if (known !== null && known.version === s.version) return known;
  const index = abilityIndex(s);
  // Statics without conditions change with what they start from alone.
  if (known !== null && !index.sensitive && known.traits === s.traits) return known;
  const d = known !== null && known.epoch === s.epoch ? known : newBoard(s.epoch);
  s.derived = d;
  d.version = s.version;
  d.traits = s.traits;
  printed(s, d);
  if (index.layered.length === 0) {
    addRoles(s, d);
    return d;
  }
  if (!index.dynamic) {
    for (const active of index.layered) applyStatic(s, d, active, null, null);
    addRoles(s, d);
    return d;
  }
  // 476: each effect is applied once it can be, and stays applied in this derivation.
  const applied = new Set<number>();
  addRoles(s, d);
  for (let pass = 0; pass < 10; pass++) {
    const next = newBoard(s.epoch);
    printed(s, next);
    for (let i = 0; i < index.layered.length; i++) applyStatic(s, next, index.layered[i], applied, i * 4096);
    addRoles(s, next);
    if (same(s, d, next)) break;
    adopt(d, next);
  }
  return d;
}

/** What is printed, counted and given. */
function printed(s: State, d: DerivedBoard): void {
  const { cards } = s.pool;
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      const card = cards[o.copyOf >= 0 ? o.copyOf : o.card];
      let might = card.might + o.buffs + o.mightTurn + o.mightCombat;
      let keywords = card.keywords | o.keywordsGranted | o.keywordsTurn | o.keywordsCombat;
      let assault = card.assault + o.assaultTurn;
      let shield = card.shield + o.shieldTurn + o.shieldCombat;
      let deflect = card.deflect + o.deflectTurn;
      let hunt = card.hunt;
      for (const gear of o.attached) {
        const g = cards[s.objects[gear].card];
        might += g.mightBonus;
        keywords |= g.effectKeywords;
        assault += g.effectAssault;
        shield += g.effectShield;
        deflect += g.effectDeflect;
        hunt += g.effectHunt;
        if (g.copiesText) {
          keywords |= card.keywords;
          assault += card.assault;
          shield += card.shield;
          deflect += card.deflect;
          hunt += card.hunt;
        }
      }
      d.might[id] = might;
      d.keywords[id] = keywords;
      d.assault[id] = assault;
      d.shield[id] = shield;
      d.deflect[id] = deflect;
      d.hunt[id] = hunt;
      d.types[id] = card.types;
      d.tags[id] = o.named >= 0 && card.gainsNamedTag ? [...card.tags, s.pool.words[o.named]] : card.tags;
    }
}

/** 807, 814: Assault while an attacker, Shield while a defender. */
function addRoles(s: State, d: DerivedBoard): void {
  if (!s.combat) return;
  for (const id of s.at[s.showdownAt + 4]) {
    const { role } = s.objects[id];
    if (role === Role.attacker) d.might[id] += d.assault[id];
    else if (role === Role.defender) d.might[id] += d.shield[id];
  }
}

/** The speaker of a static; reused, since statics do not nest. */
function speaker(s: State, active: ActiveStatic): Scope {
  const { source, self } = active;
  const o = s.objects[source];
  const you = active.you >= 0 ? active.you : o.zone === Zone.battlefield ? s.battlefields[o.location - 4].controller : o.controller;
  return scopeOf(you, source, self, o.incarnation);
}

function applyStatic(s: State, d: DerivedBoard, active: ActiveStatic, applied: Set<number> | null, base: number | null): void {
  const { effect, about } = active;
  const scope = speaker(s, active);
  const holds = effect.condition === null || effect.condition(s, scope);
  if (!holds && (applied === null || base === null)) return;
  const apply = (id: ObjectId): void => {
    if (applied !== null && base !== null) {
      const key = base + id;
      if (!holds && !applied.has(key)) return;
      applied.add(key);
    }
    change(s, d, active, scope, id);
  };
  if (about.length > 0) {
    for (let i = 0; i < about.length; i += 2) {
      const id = about[i];
      if (s.objects[id].incarnation === about[i + 1] && s.objects[id].zone === Zone.board) apply(id);
    }
    return;
  }
  if (effect.of === "me") {
    if (s.objects[active.source].zone === Zone.board) apply(active.source);
    return;
  }
  if (effect.of === null) return;
  const { test } = effect.of;
  for (const place of s.at)
    for (const id of place) {
      const reached = test(s, scope, id);
      if (reached || (applied !== null && base !== null && applied.has(base + id))) apply(id);
    }
}

function change(s: State, d: DerivedBoard, active: ActiveStatic, scope: Scope, id: ObjectId): void {
  const { effect } = active;
  const { data } = effect;
  switch (data.effect) {
    case "might": {
      const n = effect.num === null ? 0 : effect.num(s, scope);
      if (Number.isNaN(n)) return;
      if (data.min !== undefined && n < 0) d.might[id] = Math.max(Math.min(d.might[id], data.min), d.might[id] + n);
      else if (data.increase === true) d.might[id] = Math.max(d.might[id], n);
      else d.might[id] += n;
      return;
    }
    case "keywords":
      d.keywords[id] |= effect.keywords;
      for (const { keyword, value } of effect.values) {
        const n = value(s, scope);
        if (!(n > 0)) continue;
        if (keyword === K.Assault) d.assault[id] += n;
        else if (keyword === K.Shield) d.shield[id] += n;
        else if (keyword === K.Deflect) d.deflect[id] += n;
        else if (keyword === K.Hunt) d.hunt[id] += n;
      }
      return;
    case "tags":
      d.tags[id] = [...d.tags[id], ...data.tags];
      return;
    case "buffsGive":
      d.might[id] += s.objects[id].buffs * data.n;
      return;
    case "doubleMightBonus":
      for (const gear of s.objects[id].attached) d.might[id] += s.pool.cards[s.objects[gear].card].mightBonus;
      return;
    case "equipmentGives":
      for (const gear of s.objects[id].attached) if (s.objects[gear].controller === scope.you) addKeywordValues(s, d, effect.values, scope, id, effect.keywords);
      return;
    default:
  }
}

function addKeywordValues(s: State, d: DerivedBoard, values: ActiveStatic["effect"]["values"], scope: Scope, id: ObjectId, bits: number): void {
  d.keywords[id] |= bits;
  for (const { keyword, value } of values) {
    const n = value(s, scope);
    if (keyword === K.Assault) d.assault[id] += n;
    else if (keyword === K.Shield) d.shield[id] += n;
    else if (keyword === K.Deflect) d.deflect[id] += n;
  }
}

function same(s: State, a: DerivedBoard, b: DerivedBoard): boolean {
  for (const place of s.at)
    for (const id of place)
      if (a.might[id] !== b.might[id] || a.keywords[id] !== b.keywords[id] || a.deflect[id] !== b.deflect[id] || a.tags[id].length !== b.tags[id].length) return false;
  return true;
}

function adopt(d: DerivedBoard, next: DerivedBoard): void {
  d.might = next.might;
  d.keywords = next.keywords;
  d.assault = next.assault;
  d.shield = next.shield;
  d.deflect = next.deflect;
  d.hunt = next.hunt;
  d.types = next.types;
  d.tags = next.tags;
}
