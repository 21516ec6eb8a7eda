import {
  areFriendly,
  cardOf,
  FIRST_BATTLEFIELD,
  hasKeyword,
  isUnit,
  Keyword,
  keywordValue,
  type ObjectId,
  type Seat,
  type State,
  TypeBit,
  trueMight,
  victoryScore,
} from "@rulebound/engine/internal";
import { holds, takes } from "../evaluate.ts";
import { BIAS_ROW, CardPlace, DENSE_ROWS, FIELD, HAND, OWN, PLACES, RACE, RACES, ROLE_ROWS, THEIRS } from "./layout.ts";

/** More rows than any position has. */
const MOST = 512;

/** The rows of a position and their values, for one seat. Made once and written again and again: nothing is allocated. */
export class Features {
  readonly rows = new Int32Array(MOST);
  readonly values = new Float64Array(MOST);
  count = 0;
  private role = 0;
  private readonly own = new Side();
  private readonly theirs = new Side();

  /**
   * What `seat` may know, with its friends, against the team of `opponent`: of other hands and of what lies face down the number
   * alone.
   */
  write(s: State, seat: Seat, opponent: Seat): void {
    this.count = 0;
    this.role = areFriendly(s, s.turnPlayer, seat) ? 0 : ROLE_ROWS;
    this.own.clear(s.battlefields.length);
    this.theirs.clear(s.battlefields.length);
    this.put(this.role + BIAS_ROW, 1);
    this.addBoard(s, seat, opponent);
    const missing = this.addPlayers(s, seat, seat, OWN, this.own, CardPlace.legend);
    const theirMissing = this.addPlayers(s, opponent, opponent, THEIRS, this.theirs, CardPlace.theirLegend);
    if (missing <= RACE && theirMissing <= RACE) this.dense(RACES + (missing - 1) * RACE + theirMissing - 1, 1);
    this.addHand(s, seat);
    for (let i = 0; i < s.battlefields.length; i++) this.addBattlefield(s, seat, opponent, i);
  }

  private put(row: number, value: number): void {
    if (value === 0 || this.count >= MOST) return;
    this.rows[this.count] = row;
    this.values[this.count++] = value;
  }

  private dense(field: number, value: number): void {
    this.put(this.role + field, value);
  }

  private card(card: number, place: number): void {
    if (card >= 0) this.put(DENSE_ROWS + card * PLACES + place, 1);
  }

  private addBoard(s: State, seat: Seat, opponent: Seat): void {
    for (let place = 0; place < s.at.length; place++) {
      const there = s.at[place];
      for (let i = 0; i < there.length; i++) {
        const o = s.objects[there[i]];
        const isOwn = areFriendly(s, o.controller, seat);
        if (!isOwn && !areFriendly(s, o.controller, opponent)) continue;
        const side = isOwn ? this.own : this.theirs;
        if (isUnit(s, o.id)) side.addUnit(s, o.id, place);
        else side.gear++;
        this.card(o.copyOf >= 0 ? o.copyOf : o.card, isOwn ? CardPlace.board : CardPlace.theirBoard);
      }
    }
  }

  /** Points that are missing, from 1 to 9. */
  private addPlayers(s: State, team: Seat, first: Seat, from: number, side: Side, legendPlace: number): number {
    let cards = 0;
    let runes = 0;
    let ready = 0;
    let xp = 0;
    let facedown = 0;
    let legendReady = 0;
    let champion = 0;
    let deck = 0;
    for (const p of s.players) {
      if (p.lost || !areFriendly(s, p.seat, team)) continue;
      cards += p.hand.length;
      runes += p.runes.length;
      for (let i = 0; i < p.runes.length; i++) if (!s.objects[p.runes[i]].exhausted) ready++;
      ready += p.energy;
      xp += p.xp;
      champion += p.champion.length;
      deck += p.deck.length;
      for (let i = 0; i < p.legends.length; i++) {
        const legend = s.objects[p.legends[i]];
        if (!legend.exhausted) legendReady++;
        this.card(legend.card, legendPlace);
      }
      for (const b of s.battlefields)
        for (let i = 0; i < b.facedown.length; i++) if (s.objects[b.facedown[i]].controller === p.seat) facedown++;
    }
    const missing = Math.max(1, Math.min(9, victoryScore(s) - s.players[first].points));
    let at = from;
    this.dense(at + missing - 1, 1);
    at += 9;
    this.dense(at + Math.min(7, cards), 1);
    at += 8;
    for (const value of [
      runes / 6,
      ready / 6,
      side.might / 10,
      side.units / 4,
      side.cost / 10,
      side.temporary / 5,
      side.gear / 3,
      xp / 5,
      facedown,
      legendReady,
      champion,
      Math.min(deck, 12) / 12,
      side.baseMight / 10,
      side.baseUnits / 4,
      side.readyMight / 10,
      side.readyUnits / 4,
      side.attack / 10,
      side.damage / 5,
      side.stunned,
      side.buffs / 3,
    ])
      this.dense(at++, value);
    return missing;
  }

  private addHand(s: State, seat: Seat): void {
    const { hand, runes, energy } = s.players[seat];
    let ready = energy;
    for (let i = 0; i < runes.length; i++) if (!s.objects[runes[i]].exhausted) ready++;
    let units = 0;
    let spells = 0;
    let gear = 0;
    let cost = 0;
    let affordable = 0;
    let reactions = 0;
    for (let i = 0; i < hand.length; i++) {
      const card = cardOf(s, s.objects[hand[i]]);
      this.card(card.index, CardPlace.hand);
      if ((card.types & TypeBit.unit) !== 0) units++;
      else if ((card.types & TypeBit.gear) !== 0) gear++;
      else spells++;
      cost += card.energy;
      if (card.energy + card.power <= ready) affordable++;
      if ((card.keywords & (Keyword.Reaction | Keyword.Action)) !== 0 && card.energy <= ready) reactions++;
    }
    let at = HAND;
    for (const value of [units / 3, spells / 3, gear / 3, cost / 10, affordable / 4, reactions / 3]) this.dense(at++, value);
  }

  private addBattlefield(s: State, seat: Seat, opponent: Seat, index: number): void {
    const b = s.battlefields[index];
    const { own, theirs } = this;
    this.card(s.objects[b.object].card, CardPlace.battlefield);
    const ours = b.controller >= 0 && areFriendly(s, b.controller, seat);
    const controlled = ours ? 0 : b.controller >= 0 ? 1 : 2;
    const scored = (b.scoredBy & (1 << seat)) !== 0 ? 1 : 0;
    const theirScored = (b.scoredBy & (1 << opponent)) !== 0 ? 1 : 0;
    this.dense(FIELD + controlled * 4 + scored * 2 + theirScored, 1);
    let at = FIELD + 12;
    this.dense(at++, ours ? holds(own.defence[index], theirs.attack) : 0);
    this.dense(at++, ours ? 0 : takes(own.attack, theirs.defence[index]));
    this.dense(at++, controlled === 1 ? holds(theirs.defence[index], own.attack) : 0);
    this.dense(at++, controlled === 1 ? 0 : takes(theirs.attack, own.defence[index]));
    this.dense(at++, own.present[index] / 3);
    this.dense(at++, own.defence[index] / 8);
    this.dense(at++, theirs.present[index] / 3);
    this.dense(at++, theirs.defence[index] / 8);
    if (controlled === 0) this.dense(at + marginOf(own.defence[index], theirs.attack), 1);
    at += 9;
    if (controlled === 1) this.dense(at + marginOf(theirs.defence[index], own.attack), 1);
    at += 9;
    if (controlled === 2) this.dense(at + (own.attack > 0 ? 1 : 0) + (theirs.attack > 0 ? 1 : 0), 1);
  }
}

/** By how much what stands there exceeds what could come: 0 nothing could come, then from far behind to far ahead. */
function marginOf(defence: number, attack: number): number {
  if (attack === 0) return 0;
  const margin = defence - attack;
  if (margin < -5) return 1;
  if (margin < -2.5) return 2;
  if (margin < -0.9) return 3;
  if (margin < 0.1) return 4;
  if (margin < 1.1) return 5;
  if (margin < 2.6) return 6;
  return margin < 5 ? 7 : 8;
}

/** That somebody is there at all. */
const PRESENCE = 0.5;
const MOST_BATTLEFIELDS = 8;

/** What a team has on the board. */
class Side {
  might = 0;
  units = 0;
  cost = 0;
  temporary = 0;
  gear = 0;
  baseMight = 0;
  baseUnits = 0;
  readyMight = 0;
  readyUnits = 0;
  attack = 0;
  damage = 0;
  stunned = 0;
  buffs = 0;
  readonly defence = new Float64Array(MOST_BATTLEFIELDS);
  readonly present = new Float64Array(MOST_BATTLEFIELDS);

  clear(battlefields: number): void {
    this.might = 0;
    this.units = 0;
    this.cost = 0;
    this.temporary = 0;
    this.gear = 0;
    this.baseMight = 0;
    this.baseUnits = 0;
    this.readyMight = 0;
    this.readyUnits = 0;
    this.attack = 0;
    this.damage = 0;
    this.stunned = 0;
    this.buffs = 0;
    for (let i = 0; i < battlefields; i++) {
      this.defence[i] = 0;
      this.present[i] = 0;
    }
  }

  addUnit(s: State, id: ObjectId, place: number): void {
    const o = s.objects[id];
    const might = Math.max(0, trueMight(s, id) - o.mightTurn - o.mightCombat);
    const isTemporary = hasKeyword(s, id, Keyword.Temporary);
    if (isTemporary) this.temporary += 1 + might;
    else {
      this.might += might;
      this.units++;
      this.cost += cardOf(s, o).energy;
    }
    this.damage += o.damage;
    this.buffs += o.buffs;
    if (o.stunned) this.stunned++;
    if (!o.exhausted) {
      this.readyMight += might;
      this.readyUnits++;
    }
    if (place >= FIRST_BATTLEFIELD) {
      this.defence[place - FIRST_BATTLEFIELD] += might + keywordValue(s, id, Keyword.Shield) + PRESENCE;
      this.present[place - FIRST_BATTLEFIELD]++;
      if (hasKeyword(s, id, Keyword.Ganking)) this.attack += might;
      return;
    }
    this.baseMight += might;
    this.baseUnits++;
    // In its own turn what is exhausted goes nowhere; in another's, it will have been readied, or, if temporary, be gone.
    const isOnTurn = areFriendly(s, s.turnPlayer, o.controller);
    if (isOnTurn ? !o.exhausted : !isTemporary) this.attack += might + keywordValue(s, id, Keyword.Assault);
  }
}
