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
  trueMight,
  victoryScore,
} from "@rulebound/engine/internal";
import { holds, takes } from "./evaluate.ts";

/**
 * The chance to win where a turn begins: what it is worth to have something differs for who is to move and who waits. The
 * weights were fitted to the outcomes of games of a light greed at the tournament decks (logistic regression).
 */
export function chanceAtTurn(s: State, seat: Seat): number {
  if (s.winners.length > 0) return s.winners.includes(seat) ? 1 : 0;
  if (s.players[seat].lost) return 0;
  const board = boardOf(s);
  let best = Number.NEGATIVE_INFINITY;
  for (const p of s.players) if (!p.lost && !areFriendly(s, p.seat, seat)) best = Math.max(best, standing(s, p.seat, board));
  return 1 / (1 + Math.exp(best - teamStanding(s, seat, board)));
}

/** In logarithms of odds: for who is to move, and for who waits. */
const WORTH = {
  move: [-0.35, 0],
  point: [0.32, 0.31],
  oneMissing: [0.22, 1.04],
  twoMissing: [0.69, 0.81],
  card: [0.31, 0.28],
  rune: [0.16, 0.09],
  might: [0.1, 0.11],
  energy: [0.08, 0.07],
  gear: [0.01, 0.06],
  xp: [0.02, 0.06],
  facedown: [0.47, 0.59],
  temporary: [0.18, 0.05],
  hold: [0.39, 0.51],
  conquer: [0.28, 0.25],
  inBase: [0.17, 0.13],
} as const;
const MANY_CARDS = 7;
const MANY_IN_BASE = 3;

/** What a seat has on the board. */
interface Forces {
  might: number;
  energy: number;
  gear: number;
  temporary: number;
  inBase: number;
  /** What could come to a battlefield. */
  attack: number;
  /** By battlefield. */
  readonly defence: number[];
}

function boardOf(s: State): Forces[] {
  const board = s.players.map(
    (): Forces => ({ might: 0, energy: 0, gear: 0, temporary: 0, inBase: 0, attack: 0, defence: s.battlefields.map(() => 0) }),
  );
  for (let place = 0; place < s.at.length; place++)
    for (const id of s.at[place]) {
      const o = s.objects[id];
      const forces = board[o.controller];
      if (isUnit(s, id)) addUnit(s, id, place, forces);
      else forces.gear++;
    }
  return board;
}

/** That somebody is there at all. */
const PRESENCE = 0.5;

function addUnit(s: State, id: ObjectId, place: number, forces: Forces): void {
  const o = s.objects[id];
  const might = Math.max(0, trueMight(s, id) - o.mightTurn - o.mightCombat);
  const isTemporary = hasKeyword(s, id, Keyword.Temporary);
  if (isTemporary) forces.temporary += 1 + might;
  else {
    forces.might += might;
    forces.energy += cardOf(s, o).energy;
  }
  if (place >= FIRST_BATTLEFIELD) {
    forces.defence[place - FIRST_BATTLEFIELD] += might + keywordValue(s, id, Keyword.Shield) + PRESENCE;
    if (hasKeyword(s, id, Keyword.Ganking)) forces.attack += might;
  } else if (!isTemporary || s.turnPlayer === o.controller) {
    // A temporary unit of who waits is gone before it could go anywhere.
    forces.attack += might + keywordValue(s, id, Keyword.Assault);
    forces.inBase++;
  }
}

function teamStanding(s: State, seat: Seat, board: readonly Forces[]): number {
  const team = s.players.filter((p) => !p.lost && areFriendly(s, p.seat, seat));
  return team.reduce((sum, p) => sum + standing(s, p.seat, board), 0) / team.length;
}

function standing(s: State, seat: Seat, board: readonly Forces[]): number {
  const p = s.players[seat];
  const forces = board[seat];
  const role = s.turnPlayer === seat ? 0 : 1;
  const missing = victoryScore(s) - p.points;
  let sum = WORTH.move[role] + WORTH.point[role] * p.points;
  if (missing <= 1) sum += WORTH.oneMissing[role];
  if (missing <= 2) sum += WORTH.twoMissing[role];
  sum += WORTH.card[role] * Math.min(p.hand.length + p.champion.length, MANY_CARDS);
  sum += WORTH.rune[role] * p.runes.length + WORTH.xp[role] * p.xp;
  sum += WORTH.might[role] * forces.might + WORTH.energy[role] * forces.energy;
  sum += WORTH.gear[role] * forces.gear + WORTH.temporary[role] * forces.temporary;
  sum += WORTH.inBase[role] * Math.min(forces.inBase, MANY_IN_BASE);
  for (let i = 0; i < s.battlefields.length; i++) sum += atBattlefield(s, seat, i, board, role);
  return sum;
}

function atBattlefield(s: State, seat: Seat, index: number, board: readonly Forces[], role: 0 | 1): number {
  const b = s.battlefields[index];
  let sum = 0;
  for (const id of b.facedown) if (s.objects[id].controller === seat) sum += WORTH.facedown[role];
  let threat = 0;
  let enemies = 0;
  for (const p of s.players) {
    if (p.lost || areFriendly(s, p.seat, seat)) continue;
    threat = Math.max(threat, board[p.seat].attack);
    enemies += board[p.seat].defence[index];
  }
  const { attack, defence } = board[seat];
  if (b.controller === seat) return sum + WORTH.hold[role] * holds(defence[index], threat);
  if (b.controller >= 0 && areFriendly(s, b.controller, seat)) return sum;
  return sum + WORTH.conquer[role] * takes(attack, enemies);
}
