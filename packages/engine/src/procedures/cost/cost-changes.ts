import { type ActiveStatic, activeStatics } from "../../derive/ability-index.ts";
import { areFriendly, cardOf, keywords } from "../../derive/read.ts";
import { speaker } from "../../derive/speaker.ts";
import { StaticKind } from "../../derive/static-kinds.ts";
import type { CompiledStatic } from "../../language/pool.ts";
import type { Scope } from "../../language/scope.ts";
import { FIRST_BATTLEFIELD, Keyword, NO_ONGOING, type ObjectId, type OngoingId, TypeBit, Zone } from "../../state/ids.ts";
import { emptyObjectArray } from "../../state/lists.ts";
import type { State } from "../../state/records.ts";
import { timingPlayed } from "../play/card-timing.ts";
import type { Playing } from "../play/playing.ts";
import { isPayer } from "./payer.ts";

/** 356.3, 356.4: which texts change a cost. */

/** A change to this cost that applies. */
export interface Change {
  readonly data: Extract<CompiledStatic["data"], { effect: "cost" }>;
  readonly effect: CompiledStatic;
  readonly scope: Scope;
  readonly ongoing: OngoingId;
}

export function costStatics(s: State, playing: Playing): readonly Change[] {
  const card = cardOf(s, s.objects[playing.object]);
  const changes = activeStatics(s, StaticKind.cost);
  if (changes.length === 0 && (playing.ability !== null || card.own.length === 0)) return NO_CHANGES;
  const out: Change[] = [];
  if (playing.ability === null) {
    const scope = playing.scope;
    let last: Change | null = null;
    for (let i = 0; i < card.own.length; i++) {
      const effect = card.own[i];
      if (effect.data.effect !== "cost" || effect.data.what !== undefined) continue;
      if (effect.condition !== null && !effect.condition(s, scope)) continue;
      if (!fits(s, playing, effect, scope)) continue;
      const change: Change = { data: effect.data, effect, scope, ongoing: NO_ONGOING };
      // "... less instead": a higher Level takes the place of the lower one.
      if (effect.data.instead === true && last !== null) out.pop();
      out.push(change);
      last = change;
    }
  }
  for (let i = 0; i < changes.length; i++) {
    const active = changes[i];
    const { data } = active.effect;
    if (
      data.effect !== "cost" ||
      data.of === "me" ||
      (data.what !== undefined && data.what !== "abilities" && !isAbilityKeyword(playing, data.what))
    )
      continue;
    if ((playing.ability !== null) !== (data.what !== undefined)) continue;
    const scope = speaker(s, active);
    if (active.effect.condition !== null && !active.effect.condition(s, scope)) continue;
    if (!isAbout(s, playing, data, active, scope)) continue;
    if (!fits(s, playing, active.effect, scope)) continue;
    const { playedWith } = active.effect;
    if (playedWith !== 0 && (timingPlayed(s, playing) & playedWith) === 0) continue;
    out.push({ data, effect: active.effect, scope, ongoing: active.ongoing });
  }
  return out;
}

const NO_CHANGES: readonly Change[] = emptyObjectArray();

/** Does a change speak of this player, and of what they play? */
export const isAbout = (s: State, playing: Playing, data: Change["data"], active: ActiveStatic, scope: Scope): boolean => {
  const { of } = active.effect;
  if (!isAddressed(data, active) && !isPayer(s, playing.seat, scope, data.who)) return false;
  return of === null || of === "me" || of.test(s, scope, playing.object);
};

/** May what it costs depend on where it goes? A text may speak of what is played here, or of Reaction, which Ambush gives there. */
export function dependsOnPlace(s: State, object: ObjectId): boolean {
  const changes = activeStatics(s, StaticKind.cost);
  for (let i = 0; i < changes.length; i++) {
    const { data, playedWith } = changes[i].effect;
    if (data.effect === "cost" && data.place !== undefined) return true;
    if (playedWith !== 0 && (keywords(s, object) & Keyword.Ambush) !== 0) return true;
  }
  return false;
}

/** "Enemy spells cost more": whose they are is said by the filter. A battlefield that says nothing of it speaks of everybody's. */
const isAddressed = (data: Change["data"], active: ActiveStatic): boolean =>
  data.who === undefined &&
  ((typeof data.of === "object" && data.of.side !== undefined) || (active.ongoing < 0 && active.effect.fromBattlefield));

const isAbilityKeyword = (playing: Playing, what: string): boolean =>
  playing.ability !== null &&
  ((what === "equip" && playing.ability.keyword === "Equip") || (what === "empower" && playing.ability.keyword === "Empower"));

function fits(s: State, playing: Playing, effect: CompiledStatic, scope: Scope): boolean {
  const { data } = effect;
  if (data.effect !== "cost") return false;
  if (data.from === "elsewhere" && playing.from === Zone.hand) return false;
  if (data.from === "trash" && playing.from !== Zone.trash) return false;
  if (data.from === "facedown" && playing.from !== Zone.facedown) return false;
  if (data.place === "here" && playing.place !== s.objects[scope.source].location) return false;
  if (data.first === true && !isFirst(s, playing, data, scope)) return false;
  const { choosing } = effect;
  if (choosing === "me") return playing.chosen.includes(scope.source);
  return (
    choosing === null ||
    playing.chosen.some(
      (id) => choosing.test(s, scope, id) && (data.choosingFriendly !== true || areFriendly(s, playing.seat, s.objects[id].controller)),
    )
  );
}

/**
 * "The first friendly gear played each turn": neither they nor their teammates have played one. "The first one they play here on
 * their turn": of that player alone.
 */
function isFirst(s: State, playing: Playing, data: Change["data"], scope: Scope): boolean {
  if (data.place === "here")
    return playing.seat === s.turnPlayer && (s.battlefields[playing.place - FIRST_BATTLEFIELD].playedBy & (1 << playing.seat)) === 0;
  const seats = s.players.filter((p) => areFriendly(s, p.seat, scope.you));
  if (playing.ability !== null) return seats.every((p) => p.gearAbilities === 0);
  const bits =
    typeof data.of === "object"
      ? (data.of.kinds ?? []).reduce((sum, kind) => sum | (kind === "gear" || kind === "unit" || kind === "spell" ? TypeBit[kind] : 0), 0)
      : 0;
  return !seats.some(({ finalizedCards }) => finalizedCards.some((card) => bits === 0 || (s.pool.cards[card].types & bits) !== 0));
}

/** Delayed discounts and permissions are used up by the next card they fit, whatever becomes of it (390.4). */
export function usedUp(s: State, playing: Playing): OngoingId[] {
  const permissions =
    playing.ability !== null
      ? []
      : [...activeStatics(s, StaticKind.playTo), ...activeStatics(s, StaticKind.keywords)].filter((active) => isFor(s, playing, active));
  return [...costStatics(s, playing), ...permissions].map(({ ongoing }) => ongoing).filter((id) => id >= 0 && isForTheNext(s, id));
}

const isFor = (s: State, playing: Playing, active: ActiveStatic): boolean => {
  const { of, reachesCards } = active.effect;
  const test = reachesCards ?? (of === null || of === "me" ? null : of.test);
  return active.you === playing.seat && test !== null && test(s, speaker(s, active), playing.object);
};

const isForTheNext = (s: State, id: OngoingId): boolean => {
  const ongoing = s.ongoing.find((o) => o.id === id);
  const effect = ongoing === undefined ? undefined : s.pool.ongoing[ongoing.effect];
  return effect?.kind === "static" && effect.next;
};
