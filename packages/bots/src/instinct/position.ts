import {
  areFriendly,
  areOpponents,
  cardOf,
  FIRST_BATTLEFIELD,
  isAmong,
  Keyword,
  type PlayerRecord,
  type Seat,
  type State,
  seenBy,
  TypeBit,
  victoryScore,
} from "@rulebound/engine/internal";
import { QUESTION_KINDS, QUESTION_TOPICS } from "../encoding/question.ts";
import { type Forces, Fronts, rivalOf } from "./fronts.ts";
import { FRONT, FRONTS, PLACE, SIDE, STATE, STEPS } from "./layout.ts";
import { Rows } from "./rows.ts";

/** More rows than any position has. */
const MOST = 640;

/** What a seat may know of a position: of other hands, decks and facedown cards the number alone, unless the seat has seen them. */
export class Position {
  readonly rows = new Rows(MOST);
  readonly fronts = new Fronts();
  rival = 0 as Seat;
  private cards = 0;

  write(s: State, seat: Seat): void {
    const { rows, fronts } = this;
    rows.count = 0;
    this.cards = s.pool.cards.length;
    this.rival = rivalOf(s, seat);
    fronts.read(s, seat);
    this.addQuestion(s, seat);
    const missing = this.addSide(s, s.players[seat], STATE.from.own, fronts.own);
    const theirs = this.addSide(s, s.players[this.rival], STATE.from.theirs, fronts.theirs);
    if (missing <= 4 && theirs <= 4) rows.put(STATE.from.races + (missing - 1) * 4 + theirs - 1, 1);
    this.addHand(s, seat);
    this.addPlayers(s, seat);
    this.addBoard(s, seat);
    this.addChain(s, seat);
    for (let i = 0; i < s.battlefields.length; i++) this.addFront(s, seat, i);
  }

  private card(place: number, card: number): void {
    if (card >= 0) this.rows.put(STATE.rows + place * this.cards + card, 1);
  }

  private addQuestion(s: State, seat: Seat): void {
    const { rows } = this;
    const d = s.decision;
    rows.put(STATE.from.bias, 1);
    rows.step(STATE.from.turn, STEPS.turn, s.turnNumber >> 1);
    if (areFriendly(s, s.turnPlayer, seat)) rows.put(STATE.from.ownTurn, 1);
    if (s.showdownAt >= 0) rows.put(STATE.from.showdown + (s.focus >= 0 && areFriendly(s, s.focus, seat) ? 1 : 0), 1);
    if (s.combat) rows.put(STATE.from.combat + (s.attacker >= 0 && areFriendly(s, s.attacker, seat) ? 1 : 0), 1);
    if (s.firstPlayer === seat) rows.put(STATE.from.first, 1);
    if (s.players.length > 2) rows.put(STATE.from.severals, 1);
    if (d === null || d.player !== seat) return;
    rows.put(STATE.from.kind + QUESTION_KINDS.indexOf(d.kind), 1);
    rows.put(STATE.from.topic + QUESTION_TOPICS.indexOf(d.about), 1);
    if (d.kind === "act") return;
    rows.put(STATE.from.question, d.min / 2);
    rows.put(STATE.from.question + 1, Math.min(d.max, 6) / 2);
    rows.put(STATE.from.question + 2, d.picked.length / 2);
    rows.put(STATE.from.question + 3, d.kind === "assign" ? d.total / 5 : 0);
    if (d.source >= 0 && isAmong(seenBy(s.objects[d.source]), seat)) this.card(PLACE.source, s.objects[d.source].card);
  }

  /** Points that are missing, from 1 on. */
  private addSide(s: State, p: PlayerRecord, at: number, forces: Forces): number {
    const { rows } = this;
    const { from } = SIDE;
    const missing = Math.max(1, victoryScore(s) - p.points);
    let ready = p.energy;
    for (let i = 0; i < p.runes.length; i++) if (!s.objects[p.runes[i]].exhausted) ready++;
    rows.step(at + from.missing, STEPS.points, missing - 1);
    rows.step(at + from.hand, STEPS.hand, p.hand.length);
    rows.step(at + from.runes, STEPS.runes, p.runes.length);
    rows.step(at + from.ready, STEPS.ready, ready);
    rows.step(at + from.deck, STEPS.deck, p.deck.length >> 2);
    rows.put(at + from.xp, p.xp / 5);
    if (p.xp >= 3) rows.put(at + from.xp + 1, 1);
    if (p.xp >= 6) rows.put(at + from.xp + 2, 1);
    rows.step(at + from.units, STEPS.count, forces.units);
    rows.put(at + from.champion, p.champion.length);
    for (let i = 0; i < p.legends.length; i++) if (!s.objects[p.legends[i]].exhausted) rows.put(at + from.legendReady, 1);
    rows.put(at + from.gear, forces.gear / 3);
    rows.put(at + from.might, forces.might / 10);
    rows.put(at + from.cost, forces.cost / 10);
    rows.put(at + from.baseMight, forces.baseMight / 10);
    rows.put(at + from.readyMight, forces.readyMight / 10);
    rows.put(at + from.readyUnits, forces.readyUnits / 4);
    rows.put(at + from.temporary, forces.temporary / 5);
    rows.put(at + from.damage, forces.damage / 5);
    rows.put(at + from.stunned, forces.stunned / 2);
    let facedown = 0;
    let scored = 0;
    for (const b of s.battlefields) {
      for (let i = 0; i < b.facedown.length; i++) if (s.objects[b.facedown[i]].controller === p.seat) facedown++;
      if ((b.scoredBy & (1 << p.seat)) !== 0) scored++;
    }
    rows.put(at + from.facedown, facedown);
    rows.put(at + from.scored, scored);
    return missing;
  }

  private addHand(s: State, seat: Seat): void {
    const { rows } = this;
    const { hand, runes, energy } = s.players[seat];
    let ready = energy;
    for (let i = 0; i < runes.length; i++) if (!s.objects[runes[i]].exhausted) ready++;
    const kinds = [0, 0, 0, 0, 0, 0];
    let cheapest: number = STEPS.ready;
    for (let i = 0; i < hand.length; i++) {
      const card = cardOf(s, s.objects[hand[i]]);
      this.card(PLACE.hand, card.index);
      kinds[(card.types & TypeBit.unit) !== 0 ? 0 : (card.types & TypeBit.gear) !== 0 ? 1 : 2]++;
      if (card.energy <= ready) kinds[3]++;
      if ((card.keywords & (Keyword.Reaction | Keyword.Action)) !== 0 && card.energy <= ready) kinds[4]++;
      kinds[5] += card.energy / 5;
      cheapest = Math.min(cheapest, card.energy);
    }
    for (let i = 0; i < kinds.length; i++) rows.put(STATE.from.handKinds + i, kinds[i] / 3);
    rows.step(STATE.from.cheapest, STEPS.ready, cheapest);
  }

  private addPlayers(s: State, seat: Seat): void {
    for (const p of s.players) {
      if (p.lost) continue;
      const isOwn = areFriendly(s, p.seat, seat);
      for (let i = 0; i < p.legends.length; i++) this.card(isOwn ? PLACE.legend : PLACE.theirLegend, s.objects[p.legends[i]].card);
      for (let i = 0; i < p.champion.length; i++) this.card(isOwn ? PLACE.champion : PLACE.theirChampion, s.objects[p.champion[i]].card);
    }
  }

  private addBoard(s: State, seat: Seat): void {
    for (let place = 0; place < s.at.length; place++) {
      const there = s.at[place];
      const slot = place < FIRST_BATTLEFIELD ? -1 : slotOf(s, seat, place - FIRST_BATTLEFIELD);
      for (let i = 0; i < there.length; i++) {
        const o = s.objects[there[i]];
        const isOwn = areFriendly(s, o.controller, seat);
        const of = slot < 0 ? (isOwn ? PLACE.base : PLACE.theirBase) : (isOwn ? PLACE.fronts : PLACE.theirFronts) + slot;
        this.card(of, o.copyOf >= 0 ? o.copyOf : o.card);
      }
    }
  }

  private addChain(s: State, seat: Seat): void {
    const { rows } = this;
    if (s.chain.length === 0) return;
    rows.put(STATE.from.chain, s.chain.length / 3);
    for (let i = 0; i < s.chain.length; i++) {
      const item = s.chain[i];
      const isOwn = areFriendly(s, item.controller, seat);
      const o = s.objects[item.object];
      const isShown = o.incarnation === item.incarnation && isAmong(seenBy(o), seat);
      const card = item.ability >= 0 && !isShown ? s.pool.abilities[item.ability].card : o.card;
      this.card(isOwn ? PLACE.chain : PLACE.theirChain, card);
      if (i === s.chain.length - 1) rows.put(STATE.from.chain + (isOwn ? 1 : 2), 1);
    }
  }

  private addFront(s: State, seat: Seat, index: number): void {
    const { rows, fronts } = this;
    const { own, theirs } = fronts;
    const { from } = FRONT;
    const b = s.battlefields[index];
    const slot = slotOf(s, seat, index);
    const at = STATE.from.fronts + slot * FRONT.rows;
    this.card(PLACE.battlefields + slot, s.objects[b.object].card);
    rows.put(at + from.control + controlOf(s, seat, index), 1);
    if ((b.scoredBy & (1 << seat)) !== 0) rows.put(at + from.scored, 1);
    if ((b.scoredBy & (1 << this.rival)) !== 0) rows.put(at + from.theirScored, 1);
    rows.put(at + from.own, own.strength[index] / 5);
    rows.put(at + from.ownUnits, own.present[index] / 2);
    rows.put(at + from.ownReady, own.ready[index] / 2);
    rows.put(at + from.theirs, theirs.defence[index] / 5);
    rows.put(at + from.theirUnits, theirs.present[index] / 2);
    if (own.present[index] + theirs.present[index] > 0)
      rows.margin(at + from.margin, STEPS.margin, own.strength[index] - theirs.defence[index]);
    if (theirs.attack > 0) rows.margin(at + from.threat, STEPS.margin, own.defence[index] - theirs.attack);
    if (own.attack > 0) rows.margin(at + from.chance, STEPS.margin, own.attack - theirs.defence[index]);
    if (s.showdownAt === index || b.showdownStaged || b.combatStaged) rows.put(at + from.showdown, 1);
    for (let i = 0; i < b.facedown.length; i++) {
      const o = s.objects[b.facedown[i]];
      const isOwn = !areOpponents(s, o.controller, seat);
      rows.put(at + (isOwn ? from.facedown : from.theirFacedown), 1);
      if (isOwn && isAmong(seenBy(o), seat)) this.card(PLACE.facedown, o.card);
    }
  }
}

/** As the seat counts the battlefields: in a game of two its own comes first. */
export const slotOf = (s: State, seat: Seat, index: number): number => {
  const count = s.battlefields.length;
  return Math.min(FRONTS - 1, (index + (count === 2 ? seat : 0)) % count);
};

/** 0: ours, 1: theirs, 2: nobody's. */
export function controlOf(s: State, seat: Seat, index: number): number {
  const { controller } = s.battlefields[index];
  if (controller < 0) return 2;
  return areFriendly(s, controller, seat) ? 0 : 1;
}
