import {
  FIRST_BATTLEFIELD,
  isAmong,
  KEYWORDS,
  Keyword,
  keywords,
  keywordValue,
  type ObjectId,
  type State,
  seenBy,
  TypeBit,
  trueMight,
  types,
} from "@rulebound/engine/internal";
import { FIRST_KEYWORD, FROM, ROWS, WIDTH } from "./layout.ts";
import { REFERENCE, type References } from "./references.ts";

/** Battlefields, facedown cards, and the permanents at bases and battlefields. */

export const isSeen = (s: State, r: References, id: ObjectId): boolean => isAmong(seenBy(s.objects[id]), r.viewer);

/** Rows of the board: the viewer's base, the other bases in turn order, then the battlefields; in order of arrival. */
export function placeBoard(s: State, r: References): number {
  let row = 0;
  const bases = s.players.length;
  for (let place = 0; place < s.at.length; place++) {
    if (place >= bases && place < FIRST_BATTLEFIELD) continue;
    const list = s.at[place < bases ? (r.viewer + place) % bases : place];
    for (let i = 0; i < list.length && row < ROWS.board; i++) r.put(list[i], REFERENCE.board + row++);
  }
  return row;
}

export function placeBattlefields(s: State, r: References): void {
  let row = 0;
  for (let i = 0; i < s.battlefields.length && i < ROWS.battlefields; i++) {
    const { object, facedown } = s.battlefields[i];
    r.put(object, REFERENCE.battlefields + i);
    for (let k = 0; k < facedown.length && row < ROWS.facedown; k++) r.put(facedown[k], REFERENCE.facedown + row++);
  }
}

export function writeBattlefields(s: State, r: References, out: Int16Array): void {
  let row = 0;
  for (let i = 0; i < s.battlefields.length && i < ROWS.battlefields; i++) {
    const b = s.battlefields[i];
    const o = s.objects[b.object];
    let at = FROM.battlefields + i * WIDTH.battlefields;
    out[at++] = o.card + 1;
    out[at++] = r.player(o.owner);
    out[at++] = r.player(b.controller);
    out[at++] = r.player(b.contestedBy);
    out[at++] = +b.showdownStaged;
    out[at++] = +b.combatStaged;
    out[at++] = r.bits(b.scoredBy);
    out[at] = b.facedown.length;
    for (let k = 0; k < b.facedown.length && row < ROWS.facedown; k++, row++) writeFacedown(s, r, b.facedown[k], row, out);
  }
}

/** 107.3.f: that it lies there is public, what it is is not; when the game ends it is shown to all (421.4). */
function writeFacedown(s: State, r: References, id: ObjectId, row: number, out: Int16Array): void {
  const o = s.objects[id];
  let at = FROM.facedown + row * WIDTH.facedown;
  out[at++] = isSeen(s, r, id) || s.winners.length > 0 ? o.card + 1 : 0;
  out[at++] = r.location(o.location);
  out[at++] = r.player(o.controller);
  out[at++] = r.player(o.owner);
  out[at] = +(o.since === s.turnNumber);
}

export function writeBoard(s: State, r: References, out: Int16Array): void {
  const bases = s.players.length;
  let row = 0;
  for (let place = 0; place < s.at.length; place++) {
    if (place >= bases && place < FIRST_BATTLEFIELD) continue;
    const list = s.at[place < bases ? (r.viewer + place) % bases : place];
    for (let i = 0; i < list.length && row < ROWS.board; i++) writePermanent(s, r, list[i], FROM.board + row++ * WIDTH.board, out);
  }
}

function writePermanent(s: State, r: References, id: ObjectId, from: number, out: Int16Array): void {
  const o = s.objects[id];
  const typeBits = types(s, id);
  let at = from;
  out[at++] = o.card + 1;
  out[at++] = o.copyOf + 1;
  out[at++] = r.location(o.location);
  out[at++] = r.player(o.owner);
  out[at++] = r.player(o.controller);
  out[at++] = +o.token;
  out[at++] = typeBits & TypeBit.unit;
  out[at++] = (typeBits & TypeBit.gear) >> 1;
  out[at++] = trueMight(s, id);
  out[at++] = o.damage;
  out[at++] = +o.exhausted;
  out[at++] = +o.stunned;
  out[at++] = o.buffs;
  out[at++] = o.empowered;
  out[at++] = o.role;
  out[at++] = o.prevent;
  out[at++] = r.of(o.attachedTo);
  out[at++] = o.attached.length;
  out[at++] = o.moves;
  out[at++] = +(o.since === s.turnNumber);
  out[at] = o.named + 1;
  writeKeywords(s, id, from + FIRST_KEYWORD, out);
}

const VALUED = Keyword.Assault | Keyword.Shield | Keyword.Deflect | Keyword.Hunt;

function writeKeywords(s: State, id: ObjectId, from: number, out: Int16Array): void {
  let bits = keywords(s, id);
  while (bits !== 0) {
    const bit = bits & -bits;
    bits ^= bit;
    const index = 31 - Math.clz32(bit);
    if (index < KEYWORDS.length) out[from + index] = (bit & VALUED) !== 0 ? keywordValue(s, id, bit) : 1;
  }
}
