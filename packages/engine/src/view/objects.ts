import { cardOf, keywords, keywordValue, tags, trueMight, types } from "../derive/read.ts";
import { type CardId, KEYWORDS, Keyword, NO_CARD, NO_OBJECT, type ObjectId, Role, type Seat, TypeBit, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { isAmong, seenBy } from "../state/sight.ts";
import { aliasOf } from "./aliases.ts";
import { again, type Memory } from "./memory.ts";
import type { CardView, FacedownView, HandView, PermanentView, PiledView, PileView, RestedView } from "./view.ts";

/** Single objects, and zones of them, as a viewer may know them. */

export const isSeen = (s: State, viewer: Seat, id: ObjectId): boolean => isAmong(seenBy(s.objects[id]), viewer);

/** Its alias, or -1 where the viewer cannot see it. */
export const seenAlias = (s: State, viewer: Seat, id: ObjectId): ObjectId =>
  id >= 0 && isSeen(s, viewer, id) ? aliasOf(s, viewer, id) : NO_OBJECT;

/** 108.2.d, 108.3.e, 108.6.e, 109.1. Only for what the viewer sees. */
function cardView(s: State, viewer: Seat, id: ObjectId): CardView {
  const { card } = s.objects[id];
  return { id: aliasOf(s, viewer, id), card, name: s.pool.cards[card].data.name };
}

export function cardViews(s: State, viewer: Seat, m: Memory, ids: readonly ObjectId[], before?: readonly CardView[]): readonly CardView[] {
  return again(before, ids, (id) => {
    m.cards[id] ??= cardView(s, viewer, id);
    return m.cards[id];
  });
}

export function restedViews(
  s: State,
  viewer: Seat,
  m: Memory,
  ids: readonly ObjectId[],
  before?: readonly RestedView[],
): readonly RestedView[] {
  return again(before, ids, (id) => {
    m.rested[id] ??= restedView(s, viewer, id);
    return m.rested[id];
  });
}

function restedView(s: State, viewer: Seat, id: ObjectId): RestedView {
  const { card, exhausted } = s.objects[id];
  return { id: aliasOf(s, viewer, id), card, name: s.pool.cards[card].data.name, exhausted };
}

/** 108.7.c: only its owner sees the cards. */
export function handView(s: State, viewer: Seat, m: Memory, hand: readonly ObjectId[], before?: HandView): HandView {
  const seen: ObjectId[] = [];
  for (let i = 0; i < hand.length; i++) if (isSeen(s, viewer, hand[i])) seen.push(hand[i]);
  const cards = cardViews(s, viewer, m, seen, before?.cards);
  // 108.7.e: everybody sees how many there are.
  return before !== undefined && before.count === hand.length && before.cards === cards ? before : { count: hand.length, cards };
}

const NONE_KNOWN: PileView["known"] = [];

export function pileView(s: State, viewer: Seat, m: Memory, pile: readonly ObjectId[], before?: PileView): PileView {
  let known: PiledView[] | null = null;
  let isSame = before !== undefined && before.count === pile.length;
  for (let i = pile.length - 1; i >= 0; i--) {
    if (!isSeen(s, viewer, pile[i])) continue;
    known ??= [];
    const view = piledView(s, viewer, m, pile[i], pile.length - 1 - i);
    if (isSame && before?.known[known.length] !== view) isSame = false;
    known.push(view);
  }
  if (before !== undefined && isSame && before.known.length === (known?.length ?? 0)) return before;
  return { count: pile.length, known: known ?? NONE_KNOWN };
}

function piledView(s: State, viewer: Seat, m: Memory, id: ObjectId, fromTop: number): PiledView {
  const known = m.piled[id];
  if (known != null && known.fromTop === fromTop) return known;
  const { card } = s.objects[id];
  const view = { fromTop, id: aliasOf(s, viewer, id), card, name: s.pool.cards[card].data.name };
  m.piled[id] = view;
  return view;
}

/** 107.3.f: that it lies there is seen by all, its face is not, and so not what it may be played as (811.6.a); 421.4: when the game ends it is shown to all. */
export function facedownView(s: State, viewer: Seat, id: ObjectId): FacedownView {
  const { controller, owner, since, card } = s.objects[id];
  const shown = s.winners.length > 0 || isSeen(s, viewer, id);
  return {
    id: aliasOf(s, viewer, id),
    controller,
    owner,
    since,
    card: shown ? card : NO_CARD,
    name: shown ? s.pool.cards[card].data.name : "",
  };
}

const TYPES = Object.entries(TypeBit);
const ROLES = { [Role.none]: null, [Role.attacker]: "attacker", [Role.defender]: "defender" } as const;

/** There are few combinations of types. */
const NAMES_BY_BITS: readonly (readonly string[])[] = Array.from({ length: 1 << TYPES.length }, (_, bits) =>
  Object.freeze(TYPES.filter(([, bit]) => (bits & bit) !== 0).map(([name]) => name)),
);

const typeNames = (bits: number): readonly string[] => NAMES_BY_BITS[bits];

export function permanentView(s: State, viewer: Seat, m: Memory, id: ObjectId): PermanentView {
  return m.permanent(s, id, tags(s, id), (before) => newPermanentView(s, viewer, id, before));
}

/** 109, 109.2: what it is, and in what state. */
function newPermanentView(s: State, viewer: Seat, id: ObjectId, before: PermanentView | null): PermanentView {
  const o = s.objects[id];
  const bits = types(s, id);
  return {
    // Field by field: objects that begin as copies of others are several times slower to make and to write.
    id: aliasOf(s, viewer, id),
    card: o.card,
    name: cardOf(s, o).data.name,
    location: o.location,
    owner: o.owner,
    controller: o.controller,
    token: o.token,
    copyOf: o.copyOf,
    types: typeNames(bits),
    tags: tags(s, id),
    might: trueMight(s, id),
    damage: o.damage,
    keywords: keywordsOf(s, id, before),
    exhausted: o.exhausted, // 109.2
    stunned: o.stunned,
    buffs: o.buffs,
    empowered: o.empowered,
    role: ROLES[o.role],
    prevent: o.prevent,
    attachedTo: seenAlias(s, viewer, o.attachedTo),
    attached: attachedTo(s, viewer, o.attached, before),
    named: o.named < 0 ? "" : s.pool.words[o.named],
    moves: o.moves,
    since: o.since,
  };
}

function attachedTo(s: State, viewer: Seat, attached: readonly ObjectId[], before: PermanentView | null): readonly ObjectId[] {
  if (attached.length === 0) return NONE_ATTACHED;
  const out = attached.map((gear) => aliasOf(s, viewer, gear));
  return before?.attached.length === out.length && out.every((alias, i) => alias === before.attached[i]) ? before.attached : out;
}

const NONE_ATTACHED: readonly ObjectId[] = [];

function keywordsOf(s: State, id: ObjectId, before: PermanentView | null): Readonly<Record<string, number>> {
  const bits = keywords(s, id);
  if (bits === 0) return NO_KEYWORDS;
  const out: Record<string, number> = {};
  let count = 0;
  let isSame = before !== null;
  for (const name of KEYWORDS) {
    if ((bits & Keyword[name]) === 0) continue;
    const value = keywordValue(s, id, Keyword[name]);
    out[name] = value;
    count++;
    if (isSame && before?.keywords[name] !== value) isSame = false;
  }
  return before !== null && isSame && Object.keys(before.keywords).length === count ? before.keywords : out;
}

const NO_KEYWORDS: Readonly<Record<string, number>> = {};

/** Its card, or -1 where the viewer cannot see it now. */
export const seenCard = (s: State, viewer: Seat, id: ObjectId): CardId =>
  id >= 0 && s.objects[id].zone !== Zone.none && isSeen(s, viewer, id) ? s.objects[id].card : NO_CARD;
