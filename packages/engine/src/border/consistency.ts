import { legal } from "../decisions/legal.ts";
import { FIRST_BATTLEFIELD, type ObjectId, TypeBit, Zone } from "../state/ids.ts";
import type { GameObject, State } from "../state/records.ts";

/** What is true at every decision of every game, whatever the cards say: the lists agree with the objects, and something is asked. */

export const brokenConsistency = (s: State): string[] => [...brokenPlaces(s), ...brokenAttachments(s), ...brokenQuestion(s)];

/** Exactly one decision, or a result. */
function brokenQuestion(s: State): string[] {
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
function brokenPlaces(s: State): string[] {
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

function brokenAttachments(s: State): string[] {
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
