import {
  areOpponents,
  type BattlefieldRecord,
  baseOf,
  battlefieldLocation,
  brokenConsistency,
  type GameObject,
  hasKeyword,
  isBase,
  isBattlefield,
  isUnit,
  Keyword,
  NOBODY,
  nthLocation,
  type ObjectId,
  Phase,
  Role,
  type Seat,
  type State,
  trueMight,
  victoryScore,
  Zone,
} from "@rulebound/engine/internal";

/** What is true at every decision of every game, whatever the cards say. Each check gives sentences about what is not. */

export function brokenInvariants(s: State): string[] {
  return [...brokenConsistency(s), ...scores(s), ...counters(s), ...away(s), ...settled(s)];
}

const name = (s: State, id: ObjectId): string => `${s.pool.cards[s.objects[id]?.card]?.data.name ?? "?"} (${id})`;

const POINTS_NOBODY_HAS = 60;

function scores(s: State): string[] {
  const out: string[] = [];
  for (const p of s.players) {
    if (!Number.isInteger(p.points) || p.points < 0 || p.points > POINTS_NOBODY_HAS) out.push(`P${p.seat + 1} has ${p.points} points`);
    if (!Number.isInteger(p.xp) || p.xp < 0) out.push(`P${p.seat + 1} has ${p.xp} XP`);
    for (const mate of s.players)
      if (mate.team === p.team && mate.points !== p.points) out.push(`P${p.seat + 1} and P${mate.seat + 1} do not share their points`);
    if (s.decision?.kind === "act" && s.chain.length === 0 && !p.lost && isAlone(s, p.seat) && p.points >= victoryScore(s))
      out.push(`P${p.seat + 1} has ${p.points} points and the game goes on`);
  }
  return out;
}

/** Ahead of every opponent (194.2). */
const isAlone = (s: State, seat: Seat): boolean =>
  s.players.every((p) => p.lost || p.team === s.players[seat].team || p.points < s.players[seat].points);

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** Numbers that a game counts with are whole, and most are not below 0. */
function counters(s: State): string[] {
  const out: string[] = [];
  for (const o of s.objects) {
    if (!(isCount(o.damage) && isCount(o.buffs) && isCount(o.empowered) && isCount(o.moves) && isCount(o.prevent)))
      out.push(
        `${name(s, o.id)} counts damage ${o.damage}, buffs ${o.buffs}, power ${o.empowered}, moves ${o.moves}, prevention ${o.prevent}`,
      );
    if (!Number.isInteger(o.mightTurn) || !Number.isInteger(o.mightCombat))
      out.push(`${name(s, o.id)} has Might changes ${o.mightTurn}, ${o.mightCombat}`);
  }
  for (const p of s.players)
    if (!isCount(p.energy) || !p.power.every(isCount)) out.push(`P${p.seat + 1}'s rune pool holds ${p.energy} and ${p.power.join(" ")}`);
  return out;
}

const MARKS: readonly (readonly [mark: string, has: (o: GameObject) => boolean])[] = [
  ["damage", (o) => o.damage > 0],
  ["a buff", (o) => o.buffs > 0],
  ["a stun", (o) => o.stunned],
  ["power", (o) => o.empowered > 0],
  ["exhaustion", (o) => o.exhausted],
  ["a designation", (o) => o.role !== Role.none],
  ["an attachment", (o) => o.attachedTo >= 0 || o.attached.length > 0],
  ["a change of Might", (o) => o.mightTurn !== 0 || o.mightCombat !== 0],
  ["what it was a copy of", (o) => o.copyOf >= 0],
];

/** 124.1: what is not on the board has none of the marks that things get there. */
function away(s: State): string[] {
  const out: string[] = [];
  for (const o of s.objects) {
    if (o.zone === Zone.board || o.zone === Zone.legend || o.zone === Zone.none) continue;
    for (const [mark, has] of MARKS) if (has(o)) out.push(`${name(s, o.id)} in zone ${o.zone} still has ${mark}`);
    if (o.token && o.zone !== Zone.chain && o.zone !== Zone.battlefield) out.push(`the token ${name(s, o.id)} is in zone ${o.zone}`);
  }
  return out;
}

/** In a Neutral Open State of the Main Phase every cleanup is done, and nothing is left of showdowns and combats. */
function settled(s: State): string[] {
  if (s.decision?.kind !== "act" || s.chain.length > 0 || s.showdownAt >= 0 || s.phase !== Phase.main || s.invited >= 0) return [];
  const out: string[] = [];
  if (s.decision.player !== s.turnPlayer) out.push(`P${s.decision.player + 1} acts in P${s.turnPlayer + 1}'s turn`);
  if (s.combat || s.attacker >= 0 || s.defender >= 0 || s.focus >= 0) out.push("something of a combat or showdown is left");
  for (const b of s.battlefields) out.push(...settledBattlefield(s, b));
  s.at.forEach((list, n) => {
    const location = nthLocation(n);
    for (const id of list) {
      const o = s.objects[id];
      if (isUnit(s, id) && o.damage > 0 && o.damage >= trueMight(s, id)) out.push(`${name(s, id)} has lethal damage`);
      if (o.role !== Role.none || o.mightCombat !== 0 || o.keywordsCombat !== 0) out.push(`${name(s, id)} has something left of a combat`);
      if (isBase(location) && o.attachedTo < 0 && baseOf(o.controller) !== location)
        out.push(`${name(s, id)} is in the base of another player`);
      if (isBattlefield(location) && o.attachedTo < 0 && !isUnit(s, id) && !hasKeyword(s, id, Keyword.Deploy))
        out.push(`the gear ${name(s, id)} is at a battlefield`);
    }
  });
  return out;
}

function settledBattlefield(s: State, b: BattlefieldRecord): string[] {
  const out: string[] = [];
  const where = `battlefield ${b.index}`;
  const there = new Set(s.at[battlefieldLocation(b.index)].filter((id) => isUnit(s, id)).map((id) => s.objects[id].controller));
  const [first = NOBODY, ...others] = there;
  if (others.some((seat) => areOpponents(s, seat, first))) out.push(`units of opposing players are at ${where}`);
  if (b.contestedBy >= 0 || b.showdownStaged || b.combatStaged) out.push(`${where} is still contested`);
  if (there.size === 0 ? b.controller >= 0 : !there.has(b.controller))
    out.push(`${where} is controlled by seat ${b.controller}, and those who have units there are: ${[...there].join(", ")}`);
  for (const id of b.facedown)
    if (s.objects[id].controller !== b.controller) out.push(`${name(s, id)} lies face down where another player has control`);
  return out;
}
