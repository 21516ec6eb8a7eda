import { battlefieldLocation, type PlayerRecord, type State, victoryScore } from "@rulebound/engine/internal";
import { FROM, WIDTH } from "./layout.ts";
import { REFERENCE, type References } from "./references.ts";

/** The turn, and what everybody knows of each player. */

export function writeTurn(s: State, r: References, out: Int16Array): void {
  let at = FROM.turn;
  out[at++] = s.turnNumber;
  out[at++] = s.phase;
  out[at++] = s.mode + 1;
  out[at++] = s.players.length;
  out[at++] = r.player(s.turnPlayer);
  out[at++] = r.player(s.firstPlayer);
  out[at++] = r.player(s.priority);
  out[at++] = r.player(s.focus);
  out[at++] = r.player(s.invited);
  out[at++] = +(s.chain.length > 0);
  out[at++] = s.showdownAt < 0 ? 0 : r.location(battlefieldLocation(s.showdownAt));
  if (s.showdownAt >= 0) {
    out[at] = +s.combat;
    out[at + 1] = r.player(s.attacker);
    out[at + 2] = r.player(s.defender);
  }
  at += 3;
  out[at++] = victoryScore(s);
  out[at++] = s.turnQueue.length;
  out[at++] = s.turnQueue.length === 0 ? 0 : r.player(s.turnQueue[0]);
  out[at] = s.decision === null ? 0 : r.player(s.decision.player);
}

const POWERS = 7;
const DOMAIN_COUNT = 6;

export function writePlayers(s: State, r: References, out: Int16Array): void {
  const { team } = s.players[r.viewer];
  for (let i = 0; i < s.players.length; i++) {
    const p = s.players[(r.viewer + i) % s.players.length];
    writePlayer(s, r, p, i, p.seat !== r.viewer && p.team === team, out);
  }
}

function writePlayer(s: State, r: References, p: PlayerRecord, row: number, isTeammate: boolean, out: Int16Array): void {
  let at = FROM.players + row * WIDTH.players;
  out[at++] = 1;
  out[at++] = +isTeammate;
  out[at++] = +p.lost;
  out[at++] = p.points;
  out[at++] = p.xp;
  out[at++] = p.turnsTaken;
  out[at++] = p.energy;
  for (let i = 0; i < POWERS; i++) out[at++] = p.power[i];
  out[at++] = sum(p.limitedEnergy);
  out[at++] = sum(p.limitedPower);
  out[at++] = p.hand.length;
  out[at++] = p.deck.length;
  out[at++] = p.runeDeck.length;
  out[at++] = p.trash.length;
  out[at++] = p.banished.length;
  out[at++] = p.finalizedCards.length;
  out[at++] = p.drawn;
  out[at++] = p.discarded;
  out[at++] = p.unitsLost;
  out[at++] = p.xpGained;
  for (let i = 0; i < p.runes.length; i++) {
    const o = s.objects[p.runes[i]];
    const domain = s.pool.cards[o.card].domainNumber;
    if (domain >= 0 && domain < DOMAIN_COUNT) out[at + domain + (o.exhausted ? DOMAIN_COUNT : 0)]++;
  }
  at += 2 * DOMAIN_COUNT;
  const [legend, second] = p.legends;
  if (legend !== undefined) {
    out[at] = s.objects[legend].card + 1;
    out[at + 1] = +s.objects[legend].exhausted;
    r.put(legend, REFERENCE.legends + 2 * row);
  }
  if (second !== undefined) {
    out[at + 2] = s.objects[second].card + 1;
    r.put(second, REFERENCE.legends + 2 * row + 1);
  }
  if (p.champion.length > 0) {
    out[at + 3] = s.objects[p.champion[0]].card + 1;
    r.put(p.champion[0], REFERENCE.champions + row);
  }
  out[at + 4] = p.chosen + 1;
}

function sum(list: readonly number[]): number {
  let out = 0;
  for (let i = 0; i < list.length; i++) out += list[i];
  return out;
}
