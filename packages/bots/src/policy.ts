import {
  type Answer,
  areOpponents,
  type Choice,
  type Decision,
  FIRST_BATTLEFIELD,
  hasKeyword,
  ITEM,
  isUnit,
  K,
  keywordValue,
  LOCATION,
  legal,
  might,
  PLAYER,
  type Seat,
  type State,
  TypeBit,
} from "@rulebound/engine";
import { Intent, intents } from "./intent.ts";
import type { Rng } from "./rng.ts";
import { isOpen } from "./settle.ts";

/**
 * Habits: how much a player is drawn to each answer, at a glance and without trying it. Good enough to play on with when
 * a search looks ahead, and to say what to look at first.
 */
export function inclinations(s: State, answers: readonly Answer[]): number[] {
  const d = s.decision as Decision;
  if (d.kind !== "act") return answers.map((answer) => ofStep(s, d, answer));
  const fronts = frontsOf(s, d.player);
  const open = isOpen(s);
  return answers.map((answer) => ofAct(s, d.player, answer, fronts, open));
}

/** One answer by chance, mostly one of those that attract most. */
export function habit(s: State, rng: Rng): Answer {
  const answers = legal(s);
  if (answers.length === 1) return answers[0];
  return answers[pickBy(inclinations(s, answers), rng)];
}

/** How much better an answer must look to be taken e times as often. */
const TEMPERATURE = 0.45;
const FINE = 1 << 24;

function pickBy(weights: number[], rng: Rng): number {
  let highest = weights[0];
  for (let i = 1; i < weights.length; i++) if (weights[i] > highest) highest = weights[i];
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    sum += Math.exp((weights[i] - highest) / TEMPERATURE);
    weights[i] = sum;
  }
  const at = (rng.below(FINE) / FINE) * sum;
  for (let i = 0; i < weights.length; i++) if (at < weights[i]) return i;
  return weights.length - 1;
}

// --------------------------------------------------------------------------------------------------------------- acts

/** The Might that stands at each battlefield. */
interface Front {
  readonly own: number;
  readonly ownUnits: number;
  readonly enemies: number;
  readonly controller: Seat;
  /** Taking it would bring a point. */
  readonly scores: boolean;
}

function frontsOf(s: State, seat: Seat): Front[] {
  return s.battlefields.map((b, index) => {
    let own = 0;
    let ownUnits = 0;
    let enemies = 0;
    for (const id of s.at[index + FIRST_BATTLEFIELD]) {
      if (!isUnit(s, id)) continue;
      const { controller } = s.objects[id];
      if (controller === seat) {
        own += might(s, id);
        ownUnits++;
      } else if (areOpponents(s, controller, seat)) enemies += might(s, id) + keywordValue(s, id, K.Shield);
    }
    return { own, ownUnits, enemies, controller: b.controller, scores: (b.scoredBy & (1 << seat)) === 0 };
  });
}

function ofAct(s: State, seat: Seat, answer: Answer, fronts: readonly Front[], open: boolean): number {
  switch (answer.do) {
    case "play":
      return ofPlay(s, seat, answer.object, open);
    case "use":
      return open ? 0.5 : 0.1;
    case "move":
      return ofMove(s, seat, answer.units, answer.to, fronts);
    case "hide":
      return 0.3;
    default:
      return 0;
  }
}

function ofPlay(s: State, seat: Seat, object: number, open: boolean): number {
  const { card } = s.objects[object];
  const { types, energy } = s.pool.cards[card];
  if ((types & TypeBit.unit) !== 0) return 1.6 + 0.15 * energy;
  if ((types & TypeBit.gear) !== 0) return 1 + 0.1 * energy;
  switch (intents(s.pool)[card]) {
    case Intent.counter:
      return s.chain.some((item) => areOpponents(s, item.controller, seat)) ? 1 : -2;
    case Intent.harm:
      return hasEnemies(s, seat) ? 0.8 : -2;
    case Intent.help:
      return open ? -0.5 : 0.4;
    default:
      return open ? 0.8 : 0;
  }
}

const hasEnemies = (s: State, seat: Seat): boolean =>
  s.at.some((place) => place.some((id) => areOpponents(s, s.objects[id].controller, seat) && isUnit(s, id)));

function ofMove(s: State, seat: Seat, units: readonly number[], to: number, fronts: readonly Front[]): number {
  const front = fronts[to - FIRST_BATTLEFIELD];
  if (front === undefined) return -1.5;
  if (units.length === 0) return ofGroup(s, seat, to, front);
  const [id] = units;
  const from = fronts[s.objects[id].location - FIRST_BATTLEFIELD];
  const leaving = from !== undefined && from.controller === seat ? (from.ownUnits === 1 ? -1.5 : -0.5) : 0;
  return leaving + ofArrival(front, seat, might(s, id) + keywordValue(s, id, K.Assault));
}

function ofArrival(front: Front, seat: Seat, strength: number): number {
  if (front.enemies > 0) {
    const margin = front.own + strength - front.enemies;
    return margin > 0 ? (front.scores ? 2.4 : 1.4) : margin === 0 ? 0.2 : -2;
  }
  if (front.controller === seat) return front.own < 3 ? 0.2 : -0.4;
  return front.scores ? 3 : 1.2;
}

function ofGroup(s: State, seat: Seat, to: number, front: Front): number {
  let sum = 0;
  for (const id of s.at[seat]) {
    const o = s.objects[id];
    if (!o.exhausted && o.controller === seat && isUnit(s, id)) sum += might(s, id) + keywordValue(s, id, K.Assault);
  }
  const margin = front.own + sum - front.enemies;
  if (front.enemies === 0) return to >= FIRST_BATTLEFIELD && front.controller !== seat ? 0.6 : -0.8;
  return margin > 0 ? (front.scores ? 2 : 1) : -2;
}

// -------------------------------------------------------------------------------------------------------------- steps

function ofStep(s: State, d: Decision, answer: Answer): number {
  switch (answer.do) {
    case "yes":
      return 0.6;
    case "pick":
      return d.kind === "mode" || d.kind === "number" || d.kind === "name" || d.kind === "battlefield" ? 0 : ofPick(s, d, answer.pick);
    default:
      return 0;
  }
}

/** 144.3 asks which units go together. */
const GROUP_MOVE = "144.3";

function ofPick(s: State, d: Decision, pick: Choice): number {
  if (d.kind === "mulligan") return s.pool.cards[s.objects[pick].card].energy > 4 ? 1 : -1.5;
  if (pick >= LOCATION) return pick - LOCATION >= FIRST_BATTLEFIELD ? 0.3 : 0;
  if (pick >= PLAYER) return areOpponents(s, pick - PLAYER, d.player) ? 0.2 : 0;
  if (pick >= ITEM) return s.chain.some((item) => item.id === pick - ITEM && areOpponents(s, item.controller, d.player)) ? 1 : -1;
  if (d.rule === GROUP_MOVE) return 0.6;
  return ofTarget(s, d, pick);
}

function ofTarget(s: State, d: Decision, id: number): number {
  const o = s.objects[id];
  if (d.kind === "assign") return 0.2 * might(s, id);
  if (o.location < 0 || d.source < 0) return 0;
  const enemy = areOpponents(s, o.controller, d.player);
  const size = Math.min(0.1 * might(s, id), 0.8);
  switch (intents(s.pool)[s.objects[d.source].card]) {
    case Intent.harm:
      return enemy ? 1 + size : -1.2 - size;
    case Intent.help:
      return enemy ? -1.5 : 0.8 + size + (hasKeyword(s, id, K.Temporary) ? -0.5 : 0);
    default:
      return enemy ? 0.3 : 0;
  }
}
