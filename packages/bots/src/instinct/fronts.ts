import {
  areFriendly,
  areOpponents,
  cardOf,
  FIRST_BATTLEFIELD,
  Keyword,
  keywords,
  keywordValue,
  type ObjectId,
  type Seat,
  type State,
  TypeBit,
  trueMight,
  types,
  victoryScore,
} from "@rulebound/engine/internal";

const MOST_BATTLEFIELDS = 8;

/** What a side has on the board, as everybody sees it. */
export class Forces {
  might = 0;
  units = 0;
  cost = 0;
  gear = 0;
  baseMight = 0;
  readyMight = 0;
  readyUnits = 0;
  temporary = 0;
  damage = 0;
  stunned = 0;
  /** What could come to a battlefield: this turn in an own turn, else in the next one. */
  attack = 0;
  readonly strength = new Float32Array(MOST_BATTLEFIELDS);
  readonly defence = new Float32Array(MOST_BATTLEFIELDS);
  readonly present = new Float32Array(MOST_BATTLEFIELDS);
  readonly ready = new Float32Array(MOST_BATTLEFIELDS);

  clear(): void {
    this.might = 0;
    this.units = 0;
    this.cost = 0;
    this.gear = 0;
    this.baseMight = 0;
    this.readyMight = 0;
    this.readyUnits = 0;
    this.temporary = 0;
    this.damage = 0;
    this.stunned = 0;
    this.attack = 0;
    this.strength.fill(0);
    this.defence.fill(0);
    this.present.fill(0);
    this.ready.fill(0);
  }
}

/** Both sides of the board. With several opponents, what they have counts together. */
export class Fronts {
  readonly own = new Forces();
  readonly theirs = new Forces();
  /** Points that the seat still needs. */
  missing = 0;

  read(s: State, seat: Seat): void {
    this.own.clear();
    this.theirs.clear();
    this.missing = victoryScore(s) - s.players[seat].points;
    for (let place = 0; place < s.at.length; place++) {
      const there = s.at[place];
      for (let i = 0; i < there.length; i++) {
        const o = s.objects[there[i]];
        const forces = areFriendly(s, o.controller, seat) ? this.own : this.theirs;
        if ((types(s, o.id) & TypeBit.unit) !== 0) addUnit(s, o.id, place, forces);
        else forces.gear++;
      }
    }
  }
}

function addUnit(s: State, id: ObjectId, place: number, forces: Forces): void {
  const o = s.objects[id];
  const might = Math.max(0, trueMight(s, id));
  const words = keywords(s, id);
  const isTemporary = (words & Keyword.Temporary) !== 0;
  forces.might += might;
  forces.units++;
  forces.cost += cardOf(s, o).energy;
  forces.damage += o.damage;
  if (isTemporary) forces.temporary += might;
  if (o.stunned) forces.stunned++;
  if (!o.exhausted) {
    forces.readyMight += might;
    forces.readyUnits++;
  }
  const fighting = o.stunned ? 0 : might;
  const isOnTurn = areFriendly(s, s.turnPlayer, o.controller);
  const canCome = isOnTurn ? !o.exhausted : !isTemporary;
  if (place < FIRST_BATTLEFIELD) {
    forces.baseMight += might;
    if (canCome) forces.attack += might + ((words & Keyword.Assault) !== 0 ? keywordValue(s, id, Keyword.Assault) : 0);
    return;
  }
  const at = place - FIRST_BATTLEFIELD;
  if (at >= MOST_BATTLEFIELDS) return;
  forces.strength[at] += fighting;
  forces.defence[at] += might - o.damage + ((words & Keyword.Shield) !== 0 ? keywordValue(s, id, Keyword.Shield) : 0);
  forces.present[at]++;
  if (!o.exhausted) forces.ready[at]++;
  if (canCome && (words & Keyword.Ganking) !== 0) forces.attack += might;
}

/** The opponent who is nearest to winning; of equals, the first in turn order. */
export function rivalOf(s: State, seat: Seat): Seat {
  let rival = seat;
  let most = -1;
  for (let i = 1; i < s.players.length; i++) {
    const p = s.players[(seat + i) % s.players.length];
    if (p.lost || !areOpponents(s, p.seat, seat) || p.points <= most) continue;
    rival = p.seat;
    most = p.points;
  }
  return rival;
}
