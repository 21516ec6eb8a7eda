import {
  type Answer,
  areFriendly,
  areOpponents,
  type Choice,
  cardOf,
  type Decision,
  FIRST_BATTLEFIELD,
  ITEM,
  isAmong,
  isLocationChoice,
  isPlayerChoice,
  isWordChoice,
  Keyword,
  keywords,
  keywordValue,
  locationOfChoice,
  type ObjectId,
  objectOfChoice,
  Role,
  type Seat,
  type State,
  seatOfChoice,
  seenBy,
  TypeBit,
  trueMight,
  types,
  Zone,
} from "@rulebound/engine/internal";
import { ANSWER_KINDS } from "../encoding/answers.ts";
import { QUESTION_TOPICS } from "../encoding/question.ts";
import { purposes } from "../intent.ts";
import { ANSWER, ANSWER_STEPS, PART, STEPS, THING, WAY } from "./layout.ts";
import { controlOf, type Position } from "./position.ts";
import { Rows } from "./rows.ts";

/** Answers beyond these are not told apart from none. */
export const MOST_ANSWERS = 64;
const MOST_ROWS = 64;
/** 144.3 asks which units go together. */
const GROUP_MOVE = "144.3";

/** What can be said of each legal answer, from what its seat may know. */
export class Choices {
  readonly rows = new Rows(MOST_ANSWERS * MOST_ROWS);
  /** Where the rows of each answer end. */
  readonly ends = new Int32Array(MOST_ANSWERS);
  count = 0;
  private cards = 0;
  private ready = 0;
  private group: Group | null = null;

  write(s: State, seat: Seat, answers: readonly Answer[], position: Position): void {
    const d = s.decision as Decision;
    const { rows } = this;
    rows.count = 0;
    this.cards = s.pool.cards.length;
    this.ready = s.players[seat].energy;
    for (const id of s.players[seat].runes) if (!s.objects[id].exhausted) this.ready++;
    this.group = d.rule === GROUP_MOVE ? groupOf(s, d) : null;
    this.count = Math.min(answers.length, MOST_ANSWERS);
    for (let i = 0; i < this.count; i++) {
      this.one(s, seat, d, answers[i], position);
      this.ends[i] = rows.count;
    }
  }

  private card(part: number, card: number): void {
    if (card >= 0) this.rows.put(ANSWER.rows + part * this.cards + card, 1);
  }

  private one(s: State, seat: Seat, d: Decision, answer: Answer, position: Position): void {
    const { rows } = this;
    rows.put(ANSWER.from.kind + ANSWER_KINDS.indexOf(answer.do), 1);
    rows.put(ANSWER.from.topic + QUESTION_TOPICS.indexOf(d.about), 1);
    switch (answer.do) {
      case "play":
        this.play(s, seat, answer.object, answer.way, position);
        break;
      case "use":
        this.card(PART.used, s.objects[answer.object].card);
        this.thing(s, answer.object, ANSWER.from.own);
        rows.put(ANSWER.from.variant, answer.ability);
        break;
      case "hide":
        this.card(PART.hidden, s.objects[answer.object].card);
        this.way(s, seat, answer.at, ANSWER.from.to, 0, position);
        break;
      case "move":
        this.move(s, seat, answer.units, answer.to, position);
        break;
      case "pick":
        this.pick(s, seat, d, answer.pick, position);
        break;
      case "done":
        if (this.group !== null) this.groupMargin(position, 0);
        break;
    }
  }

  private play(s: State, seat: Seat, id: ObjectId, way: number, position: Position): void {
    const { rows } = this;
    const card = cardOf(s, s.objects[id]);
    this.card(PART.played, card.index);
    rows.put(ANSWER.from.variant, way);
    if ((card.types & TypeBit.unit) !== 0) rows.put(ANSWER.from.types, 1);
    if ((card.types & TypeBit.gear) !== 0) rows.put(ANSWER.from.types + 1, 1);
    if ((card.types & TypeBit.spell) !== 0) rows.put(ANSWER.from.types + 2, 1);
    if (s.showdownAt >= 0) rows.put(ANSWER.from.showdown, 1);
    rows.step(ANSWER.from.left, STEPS.ready, this.ready - card.energy);
    rows.put(ANSWER.from.own, card.might / 5);
    rows.put(ANSWER.from.own + THING.from.energy, card.energy / 5);
    if ((card.types & TypeBit.unit) !== 0) return;
    const { intent, amount } = purposes(s.pool)[card.index];
    const when = s.showdownAt >= 0 ? 1 : s.chain.length > 0 ? 2 : areFriendly(s, s.turnPlayer, seat) ? 0 : 3;
    rows.put(ANSWER.from.purpose + intent * 4 + when, 1);
    if (amount <= 0) return;
    rows.step(ANSWER.from.kills, 8, largestWithin(s, seat, amount));
    if (s.showdownAt < 0) return;
    const { own, theirs } = position.fronts;
    const ahead = own.strength[s.showdownAt] - theirs.defence[s.showdownAt];
    rows.put(ANSWER.from.turnsFight + (ahead > 0 ? 0 : ahead + amount > 0 ? 1 : 2), 1);
  }

  private move(s: State, seat: Seat, units: readonly ObjectId[], to: number, position: Position): void {
    const { rows } = this;
    if (units.length !== 1) {
      rows.put(ANSWER.from.several, 1);
      this.way(s, seat, to, ANSWER.from.to, position.fronts.own.attack, position);
      return;
    }
    const [id] = units;
    const strength = attackOf(s, id);
    this.card(PART.moved, s.objects[id].card);
    this.thing(s, id, ANSWER.from.own);
    this.way(s, seat, s.objects[id].location, ANSWER.from.from, -strength, position);
    this.way(s, seat, to, ANSWER.from.to, strength, position);
  }

  /** How a place is, with so much Might of the own side more. */
  private way(s: State, seat: Seat, location: number, at: number, more: number, { fronts, rival }: Position): void {
    const { rows } = this;
    const { from } = WAY;
    const index = location - FIRST_BATTLEFIELD;
    if (index < 0 || index >= s.battlefields.length) {
      rows.put(at + from.base, 1);
      return;
    }
    const { own, theirs, missing } = fronts;
    const b = s.battlefields[index];
    const control = controlOf(s, seat, index);
    rows.put(at + from.control + control, 1);
    const mine = own.strength[index] + more;
    if (control !== 0 && (b.scoredBy & (1 << seat)) === 0) {
      rows.put(at + from.scores, 1);
      if (missing <= 1 && mine > theirs.defence[index]) rows.put(at + from.wins, 1);
    }
    if (own.present[index] > 0) rows.put(at + from.joins, 1);
    if (s.showdownAt === index) rows.put(at + from.showdown, 1);
    if (theirs.present[index] > 0) {
      rows.put(at + from.contests, 1);
      rows.margin(at + from.margin, STEPS.margin, mine - theirs.defence[index]);
    }
    if (theirs.attack > 0) rows.margin(at + from.threat, STEPS.margin, own.defence[index] + more - theirs.attack);
    if (control === 1 && s.players[rival].points > 0 && fronts.missing > 0) rows.put(at + from.contests, 0.5);
  }

  private thing(s: State, id: ObjectId, at: number): void {
    const { rows } = this;
    const { from } = THING;
    const o = s.objects[id];
    const might = trueMight(s, id);
    const words = keywords(s, id);
    const bits = types(s, id);
    rows.put(at + from.might, might / 5);
    if ((bits & TypeBit.unit) !== 0) rows.step(at + from.mightSteps, 8, might - o.damage);
    rows.put(at + from.energy, cardOf(s, o).energy / 5);
    rows.put(at + (o.exhausted ? from.exhausted : from.ready), 1);
    rows.put(at + from.damaged, o.damage / 3);
    if (o.stunned) rows.put(at + from.stunned, 1);
    if ((bits & TypeBit.unit) !== 0) rows.put(at + from.unit, 1);
    if ((bits & TypeBit.gear) !== 0) rows.put(at + from.gear, 1);
    if ((words & Keyword.Temporary) !== 0) rows.put(at + from.temporary, 1);
    if (o.role === Role.attacker) rows.put(at + from.attacks, 1);
    if (o.role === Role.defender) rows.put(at + from.defends, 1);
    if ((words & Keyword.Assault) !== 0) rows.put(at + from.assault, keywordValue(s, id, Keyword.Assault) / 2);
    if ((words & Keyword.Shield) !== 0) rows.put(at + from.shield, keywordValue(s, id, Keyword.Shield) / 2);
    rows.put(at + from.buffs, o.buffs);
    if (o.since === s.turnNumber) rows.put(at + from.new, 1);
  }

  private pick(s: State, seat: Seat, d: Decision, pick: Choice, position: Position): void {
    const { rows } = this;
    if (d.kind === "mode" || d.kind === "battlefield") rows.step(ANSWER.from.mode, ANSWER_STEPS.modes, pick);
    else if (d.kind === "number") rows.put(ANSWER.from.number, pick / 3);
    else if (isWordChoice(pick)) rows.put(ANSWER.from.number, 0);
    else if (isLocationChoice(pick)) this.way(s, seat, locationOfChoice(pick), ANSWER.from.to, mightComing(s, d, seat), position);
    else if (isPlayerChoice(pick)) rows.put(ANSWER.from.player + (areOpponents(s, seatOfChoice(pick), seat) ? 1 : 0), 1);
    else if (pick >= ITEM) this.item(s, seat, pick - ITEM);
    else if (this.group !== null) this.member(s, objectOfChoice(pick), this.group, position);
    else this.target(s, seat, d, objectOfChoice(pick), position);
  }

  private item(s: State, seat: Seat, id: number): void {
    const item = s.chain.find((one) => one.id === id);
    if (item === undefined) return;
    const isTheirs = areOpponents(s, item.controller, seat);
    this.rows.put(ANSWER.from.item + (isTheirs ? 1 : 0), 1);
    if (item.ability < 0) this.card(isTheirs ? PART.theirs : PART.own, s.objects[item.object].card);
  }

  private member(s: State, id: ObjectId, { to, might }: Group, position: Position): void {
    const strength = attackOf(s, id);
    this.card(PART.moved, s.objects[id].card);
    this.thing(s, id, ANSWER.from.own);
    this.way(s, s.decision?.player as Seat, s.objects[id].location, ANSWER.from.from, -strength, position);
    this.way(s, s.decision?.player as Seat, to, ANSWER.from.to, might + strength, position);
    this.groupMargin(position, strength);
  }

  private groupMargin({ fronts: { own, theirs } }: Position, more: number): void {
    const { to, might } = this.group as Group;
    const index = to - FIRST_BATTLEFIELD;
    if (index >= 0) this.rows.margin(ANSWER.from.group, STEPS.margin, own.strength[index] + might + more - theirs.defence[index]);
  }

  private target(s: State, seat: Seat, d: Decision, id: ObjectId, position: Position): void {
    const { rows } = this;
    const o = s.objects[id];
    const isSeen = isAmong(seenBy(o), seat);
    if (d.kind === "assign") this.assigned(d, id);
    if (o.zone !== Zone.board) {
      if (!isSeen) return;
      this.card(d.kind === "mulligan" ? PART.mulligan : PART.elsewhere, o.card);
      const card = cardOf(s, o);
      rows.put(ANSWER.from.own, card.might / 5);
      rows.put(ANSWER.from.own + THING.from.energy, card.energy / 5);
      rows.step(ANSWER.from.left, STEPS.ready, card.energy);
      return;
    }
    const isTheirs = areOpponents(s, o.controller, seat);
    this.card(isTheirs ? PART.theirs : PART.own, o.card);
    this.thing(s, id, isTheirs ? ANSWER.from.theirs : ANSWER.from.own);
    this.way(s, seat, o.location, ANSWER.from.from, 0, position);
    if (d.source < 0 || !isAmong(seenBy(s.objects[d.source]), seat)) return;
    const { intent, amount } = purposes(s.pool)[s.objects[d.source].card];
    const dies = amount > 0 ? (trueMight(s, id) - o.damage <= amount ? 1 : 2) : 0;
    rows.put(ANSWER.from.targetPurpose + intent * 6 + (isTheirs ? 3 : 0) + dies, 1);
  }

  private assigned(d: Decision, id: ObjectId): void {
    if (d.kind !== "assign") return;
    const at = d.options.indexOf(id as number as Choice);
    const need = Math.min(9, d.needs[at] ?? 0);
    this.rows.put(ANSWER.from.need, need / 5);
    if (need <= d.total - d.picked.length) this.rows.put(ANSWER.from.need + 1, 1);
  }
}

/** Units that are picked to go to a place together. */
interface Group {
  readonly to: number;
  /** Of those that were picked so far. */
  readonly might: number;
}

function groupOf(s: State, d: Decision): Group | null {
  const { data } = s.frames[s.frames.length - 1];
  if (!("to" in data)) return null;
  return { to: data.to as number, might: d.picked.reduce<number>((sum, pick) => sum + attackOf(s, objectOfChoice(pick)), 0) };
}

const attackOf = (s: State, id: ObjectId): number => Math.max(0, trueMight(s, id)) + keywordValue(s, id, Keyword.Assault);

/** What is asked where a unit is to be played. */
function mightComing(s: State, d: Decision, seat: Seat): number {
  if (d.source < 0 || !isAmong(seenBy(s.objects[d.source]), seat)) return 0;
  const card = cardOf(s, s.objects[d.source]);
  return (card.types & TypeBit.unit) === 0 ? 0 : Math.max(0, card.might);
}

/** The largest enemy unit that so much damage would kill. */
function largestWithin(s: State, seat: Seat, amount: number): number {
  let largest = 0;
  for (const place of s.at)
    for (let i = 0; i < place.length; i++) {
      const o = s.objects[place[i]];
      if ((types(s, o.id) & TypeBit.unit) === 0 || !areOpponents(s, o.controller, seat)) continue;
      const might = trueMight(s, o.id);
      if (might > largest && might - o.damage <= amount) largest = might;
    }
  return largest;
}
