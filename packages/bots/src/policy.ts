import {
  type Answer,
  areOpponents,
  type Choice,
  type Decision,
  FIRST_BATTLEFIELD,
  hasKeyword,
  ITEM,
  isUnit,
  Keyword,
  keywordValue,
  LOCATION,
  legal,
  type ObjectId,
  objectOfChoice,
  PLAYER,
  referencedMight,
  type Seat,
  type State,
  seatOfChoice,
  TypeBit,
} from "@rulebound/engine/internal";
import { Intent, purposes } from "./intent.ts";
import type { Rng } from "./rng.ts";

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

/** Is somebody about to do as they like in their own turn? */
export const isOpen = (s: State): boolean => s.chain.length === 0 && s.showdownAt < 0;

/** One answer by chance, mostly one of those that attract most. */
export function habit(s: State, rng: Rng): Answer {
  const answers = legal(s);
  if (answers.length === 1) return answers[0];
  return answers[pickBy(inclinations(s, answers), rng)];
}

/** So many answers at most: those that attract most. */
export function mostNatural(s: State, answers: readonly Answer[], most: number): readonly Answer[] {
  if (answers.length <= most) return answers;
  const weights = inclinations(s, answers);
  return answers
    .map((answer, i) => ({ answer, weight: weights[i] }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ answer }) => answer);
}

/** How much better an answer must look to be taken e times as often. */
const TEMPERATURE = 0.2;
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
  /** What could come here from the bases of opponents. */
  readonly threat: number;
}

function frontsOf(s: State, seat: Seat): Front[] {
  const threat = threatTo(s, seat);
  return s.battlefields.map((b, index) => {
    let own = 0;
    let ownUnits = 0;
    let enemies = 0;
    for (const id of s.at[index + FIRST_BATTLEFIELD]) {
      if (!isUnit(s, id)) continue;
      const { controller } = s.objects[id];
      if (controller === seat) {
        own += referencedMight(s, id);
        ownUnits++;
      } else if (areOpponents(s, controller, seat)) enemies += referencedMight(s, id) + keywordValue(s, id, Keyword.Shield);
    }
    return { own, ownUnits, enemies, controller: b.controller, scores: (b.scoredBy & (1 << seat)) === 0, threat };
  });
}

function threatTo(s: State, seat: Seat): number {
  let most = 0;
  for (const p of s.players) {
    if (!areOpponents(s, p.seat, seat)) continue;
    let sum = 0;
    for (const id of s.at[p.seat]) if (isUnit(s, id)) sum += referencedMight(s, id);
    most = Math.max(most, sum);
  }
  return most;
}

function ofAct(s: State, seat: Seat, answer: Answer, fronts: readonly Front[], open: boolean): number {
  switch (answer.do) {
    case "play":
      return ofPlay(s, seat, answer.object, fronts, open);
    case "use":
      return open ? 0.4 : -0.2;
    case "move":
      return ofMove(s, seat, answer.units, answer.to, fronts);
    case "hide":
      return 0.2;
    default:
      return 0;
  }
}

function ofPlay(s: State, seat: Seat, object: number, fronts: readonly Front[], open: boolean): number {
  const { card } = s.objects[object];
  const { types, energy } = s.pool.cards[card];
  if ((types & TypeBit.unit) !== 0) return 1.6 + 0.15 * energy;
  if ((types & TypeBit.gear) !== 0) return 1 + 0.1 * energy;
  const { intent, amount } = purposes(s.pool)[card];
  switch (intent) {
    case Intent.counter:
      return ofCounter(s, seat);
    case Intent.harm:
      return ofHarm(s, seat, amount);
    case Intent.help:
      return open ? (amount > 0 ? -1 : 0.2) : ofHelp(fronts[s.showdownAt], amount);
    default:
      return open ? 0.8 : -0.3;
  }
}

function ofCounter(s: State, seat: Seat): number {
  const top = s.chain[s.chain.length - 1];
  if (top === undefined || top.ability >= 0 || !areOpponents(s, top.controller, seat)) return -2;
  return 0.5 + 0.2 * s.pool.cards[s.objects[top.object].card].energy;
}

/** The largest enemy that it would kill; whatever is not damage is thought to be enough for any. */
function ofHarm(s: State, seat: Seat, amount: number): number {
  let best = 0;
  for (const place of s.at)
    for (const id of place) {
      const o = s.objects[id];
      if (!areOpponents(s, o.controller, seat) || !isUnit(s, id)) continue;
      const m = referencedMight(s, id);
      if (m > best && (amount === 0 || m - o.damage <= amount)) best = m;
    }
  return best === 0 ? -1 : -0.3 + 0.35 * best;
}

/** Worth it where it turns a fight. */
function ofHelp(front: Front | undefined, amount: number): number {
  if (front === undefined || front.ownUnits === 0 || front.enemies === 0) return -1.2;
  if (front.own > front.enemies) return -0.6;
  return front.own + Math.max(amount, 1) > front.enemies ? 1.6 : -0.8;
}

function ofMove(s: State, seat: Seat, units: readonly ObjectId[], to: number, fronts: readonly Front[]): number {
  const front = fronts[to - FIRST_BATTLEFIELD];
  if (front === undefined) return -1.5;
  if (units.length === 0) return ofGroup(s, seat, front);
  const [id] = units;
  const from = fronts[s.objects[id].location - FIRST_BATTLEFIELD];
  const leaving = from !== undefined && from.controller === seat ? (from.ownUnits === 1 ? -1.5 : -0.5) : 0;
  return leaving + ofArrival(front, seat, referencedMight(s, id) + keywordValue(s, id, Keyword.Assault));
}

function ofArrival(front: Front, seat: Seat, strength: number): number {
  if (front.enemies > 0) {
    const margin = front.own + strength - front.enemies;
    return margin > 0 ? (front.scores ? 2.4 : 1.4) : margin === 0 ? 0.2 : -2;
  }
  if (front.controller === seat) return front.own < front.threat ? 0.4 : -0.4;
  return front.scores ? 3 : 1.2;
}

function ofGroup(s: State, seat: Seat, front: Front): number {
  let sum = 0;
  let most = 0;
  for (const id of s.at[seat]) {
    const o = s.objects[id];
    if (o.exhausted || o.controller !== seat || !isUnit(s, id)) continue;
    const strength = referencedMight(s, id) + keywordValue(s, id, Keyword.Assault);
    sum += strength;
    most = Math.max(most, strength);
  }
  if (front.enemies === 0) return front.controller === seat ? -0.8 : 0.6;
  if (front.own + sum <= front.enemies) return -2;
  const base = front.scores ? 2 : 1;
  return front.own + most > front.enemies ? base : base + 0.6;
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
  if (pick >= PLAYER) return areOpponents(s, seatOfChoice(pick), d.player) ? 0.2 : 0;
  if (pick >= ITEM) return s.chain.some((item) => item.id === pick - ITEM && areOpponents(s, item.controller, d.player)) ? 1 : -1;
  if (d.rule === GROUP_MOVE) return 0.6;
  return ofTarget(s, d, objectOfChoice(pick));
}

function ofTarget(s: State, d: Decision, id: ObjectId): number {
  const o = s.objects[id];
  if (d.kind === "assign") return 0.2 * referencedMight(s, id);
  if (o.location < 0 || d.source < 0) return 0;
  const enemy = areOpponents(s, o.controller, d.player);
  const size = Math.min(0.1 * referencedMight(s, id), 0.8);
  const { intent, amount } = purposes(s.pool)[s.objects[d.source].card];
  switch (intent) {
    case Intent.harm:
      return enemy ? 0.6 + size + (amount > 0 && referencedMight(s, id) - o.damage <= amount ? 1 : 0) : -1.2 - size;
    case Intent.help:
      return enemy ? -1.5 : 0.8 + size + (hasKeyword(s, id, Keyword.Temporary) ? -0.5 : 0);
    default:
      return enemy ? 0.3 : 0;
  }
}
