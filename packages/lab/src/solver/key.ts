import {
  type Decision,
  type GameObject,
  isAmong,
  type PlayerRecord,
  type Seat,
  type State,
  seenBy,
  Zone,
} from "@rulebound/engine/internal";

/**
 * What a position is to a seat within one turn, as a number of 53 bits. Two ways to the same position give the same number:
 * what counts events (numbers of chain items, stamps, versions) is left out, and so are the faces of cards that the seat
 * cannot see, the order of decks and the state of chance.
 */
export function positionKey(s: State, seat: Seat): number {
  const mixer = new Mixer();
  mixer.add(s.phase, s.turnPlayer, s.turnNumber, s.priority, s.focus, s.passes, s.chainOpenedBy, s.showdownAt, s.attacker, s.defender);
  mixer.list(s.excessDamage);
  mixer.add(s.invited, (s.combat ? 1 : 0) | (s.tied ? 2 : 0) | (s.endingBegan ? 4 : 0) | (s.cleanupDue ? 8 : 0));
  for (let i = 0; i < s.objects.length; i++) addObject(mixer, s.objects[i], seat);
  for (const player of s.players) addPlayer(mixer, player);
  for (const b of s.battlefields) {
    mixer.add(b.object, b.controller, b.contestedBy, (b.showdownStaged ? 1 : 0) | (b.combatStaged ? 2 : 0));
    mixer.add(b.scoredBy, b.cannotScore, b.excepted, b.conqueredBy, b.playedBy);
  }
  for (const o of s.ongoing) {
    mixer.add(o.effect, o.controller, o.source, o.sourceIncarnation, o.until, o.turn, o.amount, o.location, o.player);
    mixer.list(o.about);
  }
  if (s.chain.length > 0) mixer.text(JSON.stringify(s.chain, PLAIN));
  // At rest there are a game and a turn, and nothing else is under way.
  if (s.frames.length > 2) mixer.text(JSON.stringify(s.frames, PLAIN));
  if (s.decision !== null) addDecision(mixer, s.decision);
  return mixer.value();
}

const PLAIN = (key: string, value: unknown): unknown => (key === "epoch" ? undefined : value);

function addObject(mixer: Mixer, o: GameObject, seat: Seat): void {
  if (o.zone === Zone.none) return;
  if (!isAmong(seenBy(o), seat)) {
    // Which of the unseen cards lies where is nobody's business; that one lies in this place is.
    if (o.zone !== Zone.deck && o.zone !== Zone.runeDeck) mixer.add(o.id, o.zone, o.location, o.controller);
    return;
  }
  mixer.add(o.id, o.card, o.zone, o.location, o.controller, o.incarnation);
  if (o.zone !== Zone.board && o.zone !== Zone.battlefield && o.zone !== Zone.legend && o.zone !== Zone.facedown) return;
  mixer.add(o.copyOf, (o.exhausted ? 1 : 0) | (o.stunned ? 2 : 0), o.damage, o.damagedBy, o.buffs, o.empowered, o.attachedTo, o.role);
  mixer.add(o.designated, o.mightTurn, o.mightCombat, o.keywordsTurn, o.keywordsCombat, o.assaultTurn, o.shieldTurn, o.shieldCombat);
  mixer.add(
    o.deflectTurn,
    o.huntTurn,
    o.typesGained,
    o.keywordsGranted,
    o.prevent,
    o.since,
    o.attachedSince,
    o.moves,
    o.conquests,
    o.playedFrom,
    o.paid,
    o.named,
  );
  mixer.list(o.used);
  mixer.list(o.linked);
}

function addPlayer(mixer: Mixer, p: PlayerRecord): void {
  mixer.add(p.points, p.xp, p.deck.length, p.runeDeck.length, p.energy, p.limit, p.lost ? 1 : 0);
  mixer.add(p.drawn, p.discarded, p.unitsLost, p.unitsLostInBeginning, p.gearLost, p.spentPower, p.spentOnSpell, p.xpGained);
  mixer.add(p.pointsHeld, p.playedToBattlefield, p.gearAbilities);
  mixer.list(p.power);
  mixer.list(p.limitedEnergy);
  mixer.list(p.limitedPower);
  mixer.list(p.finalizedCards);
  mixer.list(p.playedCards);
  mixer.list(p.chosenEnemies);
}

function addDecision(mixer: Mixer, d: Decision): void {
  mixer.add(d.player, d.source, d.min, d.max, d.kind === "choose" ? d.group : -1, d.kind === "assign" ? d.total : 0);
  mixer.text(`${d.kind} ${d.about} ${d.label}`);
  mixer.list(d.options);
  // A choice of several is the same whichever was picked first.
  mixer.list(d.kind === "choose" ? [...d.picked].sort((a, b) => a - b) : d.picked);
}

/** Two multiplicative hashes side by side. */
class Mixer {
  private a = 0x811c9dc5;
  private b = 0x9747b28c;

  add(...values: readonly number[]): void {
    for (let i = 0; i < values.length; i++) this.one(values[i]);
  }

  list(values: readonly number[]): void {
    this.one(values.length);
    for (let i = 0; i < values.length; i++) this.one(values[i]);
  }

  text(words: string): void {
    for (let i = 0; i < words.length; i++) this.one(words.charCodeAt(i));
  }

  value(): number {
    return (this.a >>> 0) * 0x200000 + ((this.b ^ (this.b >>> 15)) & 0x1fffff);
  }

  private one(value: number): void {
    this.a = Math.imul(this.a ^ value, 0x01000193);
    this.a ^= this.a >>> 15;
    this.b = Math.imul(this.b ^ value, 0x5bd1e995);
    this.b ^= this.b >>> 13;
  }
}
