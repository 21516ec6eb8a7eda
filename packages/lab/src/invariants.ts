import {
  areOpponents,
  type BattlefieldRecord,
  FIRST_BATTLEFIELD,
  type GameObject,
  hasKeyword,
  isBase,
  isBattlefield,
  isUnit,
  K,
  legal,
  type ObjectId,
  Phase,
  Role,
  type State,
  TypeBit,
  trueMight,
  victoryScore,
  Zone,
} from "@rulebound/engine";

/** What is true at every decision of every game, whatever the cards say. Each check gives sentences about what is not. */

export function brokenInvariants(s: State): string[] {
  return [...questions(s), ...places(s), ...attachments(s), ...scores(s), ...counters(s), ...away(s), ...settled(s)];
}

/** Exactly one decision, or a result. */
function questions(s: State): string[] {
  const { decision: d, winners } = s;
  const out: string[] = [];
  if (d === null && winners.length === 0) out.push("there is neither a decision nor a result");
  if (d !== null && winners.length > 0) out.push("there is a decision although the game is over");
  if (d === null) return out;
  const p = s.players[d.player];
  if (p === undefined || p.lost) out.push(`P${d.player + 1} is asked and is not in the game`);
  if (d.min > d.max) out.push(`between ${d.min} and ${d.max} are to be chosen`);
  // A may has no options: with a minimum it cannot be declined (355.16).
  if (d.kind !== "may" && d.options.length < d.min) out.push(`${d.min} of ${d.options.length} are to be chosen`);
  if (new Set(d.options).size !== d.options.length) out.push("an option is offered twice");
  if (legal(s).length === 0) out.push(`no answer is legal (${d.kind}, ${d.about})`);
  return out;
}

const name = (s: State, id: ObjectId): string => `${s.pool.cards[s.objects[id]?.card]?.data.name ?? "?"} (${id})`;

/** Each object is in the list that its zone and location say, once, and in no other. */
function places(s: State): string[] {
  const out: string[] = [];
  const seen: (string | undefined)[] = new Array(s.objects.length);
  const visit = (id: ObjectId, where: string, fits: (o: GameObject) => boolean): void => {
    const o = s.objects[id];
    const before = seen[id];
    if (before !== undefined) out.push(`${name(s, id)} is in two lists: ${before} and ${where}`);
    seen[id] = where;
    if (o === undefined) out.push(`${where} holds ${id}, which does not exist`);
    else if (!fits(o))
      out.push(
        `${name(s, id)} is in ${where}, but has zone ${o.zone}, location ${o.location}, owner ${o.owner}, controller ${o.controller}`,
      );
  };
  for (const p of s.players) {
    const owned = (list: readonly ObjectId[], zone: Zone, what: string): void => {
      const where = `P${p.seat + 1}'s ${what}`;
      const fits = (o: GameObject): boolean => o.zone === zone && o.owner === p.seat && !o.token && o.location < 0;
      for (const id of list) visit(id, where, fits);
    };
    owned(p.deck, Zone.deck, "deck");
    owned(p.runeDeck, Zone.runeDeck, "rune deck");
    owned(p.hand, Zone.hand, "hand");
    owned(p.trash, Zone.trash, "trash");
    owned(p.banished, Zone.banished, "banishment");
    owned(p.champion, Zone.champion, "Champion Zone");
    for (const id of p.legends) visit(id, `P${p.seat + 1}'s Legend Zone`, (o) => o.zone === Zone.legend && o.owner === p.seat);
    for (const id of p.runes) visit(id, `P${p.seat + 1}'s runes`, (o) => o.zone === Zone.board && o.controller === p.seat && isRune(s, o));
  }
  s.at.forEach((list, location) => {
    for (const id of list) visit(id, `location ${location}`, (o) => o.zone === Zone.board && o.location === location && !isRune(s, o));
  });
  for (const b of s.battlefields) {
    const location = b.index + FIRST_BATTLEFIELD;
    visit(b.object, `battlefield ${b.index}`, (o) => o.zone === Zone.battlefield && o.location === location);
    for (const id of b.facedown)
      visit(id, `the facedown zone of battlefield ${b.index}`, (o) => o.zone === Zone.facedown && o.location === location && !o.token);
  }
  for (const item of s.chain) if (item.ability < 0) visit(item.object, "the chain", (o) => o.zone === Zone.chain);
  for (const o of s.objects)
    if (seen[o.id] === undefined && !isAway(s, o))
      out.push(`${name(s, o.id)} says zone ${o.zone}, location ${o.location}, and is in no list`);
  return out;
}

const isRune = (s: State, o: GameObject): boolean => (s.pool.cards[o.card].types & TypeBit.rune) !== 0;

/** Rightly in no list: tokens that ceased to exist, what is set aside, and the cards of players who left. */
const isAway = (s: State, o: GameObject): boolean =>
  o.zone === Zone.aside ||
  (o.zone === Zone.none && (o.token || s.players[o.owner].lost)) ||
  (o.zone === Zone.banished && (s.pool.cards[o.card].types & TypeBit.battlefield) !== 0);

function attachments(s: State): string[] {
  const out: string[] = [];
  for (const o of s.objects) {
    for (const gear of o.attached)
      if (s.objects[gear]?.attachedTo !== o.id) out.push(`${name(s, gear)} is attached to ${name(s, o.id)} one way only`);
    if (o.attached.length > 1 && new Set(o.attached).size !== o.attached.length)
      out.push(`something is attached to ${name(s, o.id)} twice`);
    if (o.attachedTo < 0) continue;
    const host = s.objects[o.attachedTo];
    if (!host.attached.includes(o.id)) out.push(`${name(s, o.id)} is attached to ${name(s, host.id)} one way only`);
    if (o.zone !== Zone.board || host.zone !== Zone.board) out.push(`${name(s, o.id)} or its host ${name(s, host.id)} is not on the board`);
    if (o.location !== host.location) out.push(`${name(s, o.id)} is not where its host ${name(s, host.id)} is`);
  }
  return out;
}

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
const isAlone = (s: State, seat: number): boolean =>
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
  s.at.forEach((list, location) => {
    for (const id of list) {
      const o = s.objects[id];
      if (isUnit(s, id) && o.damage > 0 && o.damage >= trueMight(s, id)) out.push(`${name(s, id)} has lethal damage`);
      if (o.role !== Role.none || o.mightCombat !== 0 || o.keywordsCombat !== 0) out.push(`${name(s, id)} has something left of a combat`);
      if (isBase(location) && o.attachedTo < 0 && o.controller !== location) out.push(`${name(s, id)} is in the base of another player`);
      if (isBattlefield(location) && o.attachedTo < 0 && !isUnit(s, id) && !hasKeyword(s, id, K.Deploy))
        out.push(`the gear ${name(s, id)} is at a battlefield`);
    }
  });
  return out;
}

function settledBattlefield(s: State, b: BattlefieldRecord): string[] {
  const out: string[] = [];
  const where = `battlefield ${b.index}`;
  const there = new Set(s.at[b.index + FIRST_BATTLEFIELD].filter((id) => isUnit(s, id)).map((id) => s.objects[id].controller));
  const [first = -1, ...others] = there;
  if (others.some((seat) => areOpponents(s, seat, first))) out.push(`units of opposing players are at ${where}`);
  if (b.contestedBy >= 0 || b.showdownStaged || b.combatStaged) out.push(`${where} is still contested`);
  if (there.size === 0 ? b.controller >= 0 : !there.has(b.controller))
    out.push(`${where} is controlled by seat ${b.controller}, and those who have units there are: ${[...there].join(", ")}`);
  for (const id of b.facedown)
    if (s.objects[id].controller !== b.controller) out.push(`${name(s, id)} lies face down where another player has control`);
  return out;
}
