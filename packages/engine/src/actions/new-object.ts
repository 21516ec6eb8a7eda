import type { Writable } from "../state/field-groups.ts";
import { type CardId, FIRST_INCARNATION, NO_CARD, NO_ITEM, NO_OBJECT, NOWHERE, nthObject, Role, type Seat, Zone } from "../state/ids.ts";
import type { GameObject, State } from "../state/records.ts";
import { hiddenOnLeaving } from "../state/sight.ts";

/** 124, 127: objects that are new, and those that become new ones as they change zones. */

/** 124.1: temporary modifications of all kinds cease, counters among them (748). */
export function clear(o: Writable<GameObject>): void {
  o.incarnation++;
  o.hiddenCount += hiddenOnLeaving(o);
  o.copyOf = NO_CARD;
  o.exhausted = false;
  o.stunned = false;
  o.damage = 0;
  o.damagedBy = 0;
  o.damageSource = NO_ITEM;
  o.damagedOn = -1;
  o.buffs = 0; // 705, 705.1
  o.empowered = 0;
  o.attachedTo = NO_OBJECT;
  o.attached = NOTHING;
  o.role = Role.none;
  o.designated = 0;
  o.mightTurn = 0;
  o.mightCombat = 0;
  o.keywordsTurn = 0;
  o.keywordsCombat = 0;
  o.assaultTurn = 0;
  o.shieldTurn = 0;
  o.shieldCombat = 0;
  o.deflectTurn = 0;
  o.huntTurn = 0;
  o.typesGained = 0;
  o.keywordsGranted = 0;
  o.prevent = 0;
  o.attachedSince = -1;
  o.moves = 0;
  o.conquests = 0;
  o.used = NOTHING;
  o.paid = 0;
  o.named = -1;
  o.linked = NOTHING;
  o.noticedMight = -1000;
  o.knownTo = 0;
}

const NOTHING: readonly never[] = [];

/** 127.1: the player who brings a card, or creates it, owns it; 183: so does who makes a token. */
export function newObject(s: State, card: CardId, owner: Seat, token: boolean): Writable<GameObject> {
  // What is read most comes first: it shares a cache line.
  const o: Writable<GameObject> = {
    zone: Zone.none,
    location: NOWHERE,
    controller: owner,
    card,
    copyOf: NO_CARD,
    typesGained: 0,
    exhausted: false,
    attachedTo: NO_OBJECT,
    damage: 0,
    role: Role.none,
    epoch: s.epoch,
    id: nthObject(s.objects.length),
    incarnation: FIRST_INCARNATION,
    owner,
    defaultController: owner,
    token,
    attached: NOTHING,
    buffs: 0,
    mightTurn: 0,
    mightCombat: 0,
    keywordsGranted: 0,
    keywordsTurn: 0,
    keywordsCombat: 0,
    assaultTurn: 0,
    shieldTurn: 0,
    shieldCombat: 0,
    deflectTurn: 0,
    huntTurn: 0,
    stamp: 0,
    since: 0,
    stunned: false,
    lastLocation: NOWHERE,
    damagedBy: 0,
    damageSource: NO_ITEM,
    damagedOn: -1,
    empowered: 0,
    designated: 0,
    prevent: 0,
    attachedSince: -1,
    moves: 0,
    conquests: 0,
    used: NOTHING,
    playedFrom: Zone.none,
    paid: 0,
    named: -1,
    linked: NOTHING,
    noticedMight: -1000,
    knownTo: 0,
    hiddenCount: 0,
  };
  s.objects.push(o);
  const printed = s.pool.cards[card];
  if (printed.hasZoneAbilities) s.hasZoneCards = true;
  if (printed.flows.length > 0 || printed.alternativeCosts.length > 0) s.hasTrashPlays = true;
  return o;
}
