import {
  areFriendly,
  cardOf,
  FIRST_BATTLEFIELD,
  hasKeyword,
  isUnit,
  Keyword,
  keywordValue,
  type Seat,
  type State,
  trueMight,
  victoryScore,
} from "@rulebound/engine/internal";

/**
 * How good a position is for a seat, in points of score: what it has made of the game and may yet make, less what the best
 * of its opponents has. It looks at nothing that the seat cannot see: of hands it takes the number of cards.
 */
export function evaluate(s: State, seat: Seat): number {
  if (s.winners.length > 0) return s.winners.includes(seat) ? WON : -WON;
  if (s.players[seat].lost) return -WON;
  const strengths = strengthsOf(s);
  const mine = teamStanding(s, seat, strengths);
  let best = -WON;
  for (const p of s.players) {
    if (p.lost || areFriendly(s, p.seat, seat)) continue;
    best = Math.max(best, teamStanding(s, p.seat, strengths));
  }
  return mine - best;
}

const WON = 100;

/** The chance to win that an evaluation stands for. */
export const chanceOf = (value: number): number => 1 / (1 + Math.exp(-value / SCALE));
const SCALE = 2.2;

/** In points of score. */
const WORTH = {
  unit: 0.08,
  might: 0.1,
  energy: 0.05,
  gear: 0.1,
  card: 0.22,
  rune: 0.12,
  facedown: 0.3,
  xp: 0.03,
  readyMight: 0.015,
  readyLegend: 0.03,
  hold: 0.9,
  conquer: 0.45,
  temporary: 0.3,
};
/** More cards than this do not all get played. */
const MANY_CARDS = 7;

/** Might by seat and place: what could defend there, and what could come there next turn. */
interface Strengths {
  readonly defence: readonly (readonly number[])[];
  /** Bases, from where units may go anywhere, and battlefields for Ganking ones. */
  readonly attack: readonly number[];
  readonly board: readonly number[];
}

function strengthsOf(s: State): Strengths {
  const seats = s.players.length;
  const defence = s.players.map(() => s.battlefields.map(() => 0));
  const attack: number[] = new Array(seats).fill(0);
  const board: number[] = new Array(seats).fill(0);
  for (let place = 0; place < s.at.length; place++) {
    const there = s.at[place];
    for (let i = 0; i < there.length; i++) {
      const id = there[i];
      const o = s.objects[id];
      if (!isUnit(s, id)) {
        board[o.controller] += WORTH.gear + WORTH.energy * cardOf(s, o).energy;
        continue;
      }
      const lasting = Math.max(0, trueMight(s, id) - o.mightTurn - o.mightCombat);
      let worth = WORTH.unit + WORTH.might * lasting + WORTH.energy * cardOf(s, o).energy;
      if (hasKeyword(s, id, Keyword.Temporary)) worth *= WORTH.temporary;
      else if (place >= FIRST_BATTLEFIELD) {
        defence[o.controller][place - FIRST_BATTLEFIELD] += lasting + keywordValue(s, id, Keyword.Shield) + PRESENCE;
        if (hasKeyword(s, id, Keyword.Ganking)) attack[o.controller] += lasting;
      } else attack[o.controller] += lasting + keywordValue(s, id, Keyword.Assault);
      if (!o.exhausted) worth += WORTH.readyMight * lasting;
      board[o.controller] += worth;
    }
  }
  return { defence, attack, board };
}
/** That somebody is there at all. */
const PRESENCE = 0.5;

function teamStanding(s: State, seat: Seat, strengths: Strengths): number {
  let sum = scoreWorth(s, seat);
  for (const p of s.players) {
    if (p.lost || !areFriendly(s, p.seat, seat)) continue;
    sum += standing(s, p.seat, strengths);
  }
  return sum;
}

/** The nearer to the end, the more a point is worth. */
function scoreWorth(s: State, seat: Seat): number {
  const { points } = s.players[seat];
  const share = points / victoryScore(s);
  return points + 1.5 * share * share;
}

function standing(s: State, seat: Seat, strengths: Strengths): number {
  const p = s.players[seat];
  let sum = strengths.board[seat];
  sum += WORTH.card * Math.min(p.hand.length + p.champion.length, MANY_CARDS);
  sum += WORTH.rune * p.runes.length + WORTH.xp * p.xp;
  for (let i = 0; i < p.legends.length; i++) if (!s.objects[p.legends[i]].exhausted) sum += WORTH.readyLegend;
  for (let i = 0; i < s.battlefields.length; i++) sum += atBattlefield(s, seat, i, strengths);
  return sum;
}

/** What a battlefield may still bring: the point for holding it, or for taking it. */
function atBattlefield(s: State, seat: Seat, index: number, { defence, attack }: Strengths): number {
  const b = s.battlefields[index];
  let sum = 0;
  for (let i = 0; i < b.facedown.length; i++) if (s.objects[b.facedown[i]].controller === seat) sum += WORTH.facedown;
  const own = defence[seat][index];
  let threat = 0;
  let enemies = 0;
  for (const p of s.players) {
    if (p.lost || areFriendly(s, p.seat, seat)) continue;
    threat = Math.max(threat, attack[p.seat]);
    enemies += defence[p.seat][index];
  }
  if (b.controller === seat) return sum + WORTH.hold * holds(own, threat);
  if (b.controller >= 0 && areFriendly(s, b.controller, seat)) return sum;
  return sum + WORTH.conquer * takes(attack[seat], enemies);
}

export const holds = (own: number, threat: number): number => (threat === 0 ? 1 : sigmoid((own - threat) / STEEP) * 0.85 + 0.1);
export const takes = (attack: number, enemies: number): number =>
  attack === 0 ? 0 : enemies === 0 ? 1 : sigmoid((attack - enemies) / STEEP);
const STEEP = 1.6;
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
