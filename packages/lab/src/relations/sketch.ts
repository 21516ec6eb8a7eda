import {
  type Answer,
  baseOf,
  type Choice,
  type Decision,
  FIRST_BATTLEFIELD,
  FIRST_SEAT,
  ITEM,
  isLocationChoice,
  isPlayerChoice,
  type LocationId,
  legal,
  locationChoice,
  locationOfChoice,
  nthObject,
  nthSeat,
  type ObjectId,
  objectOfChoice,
  playerChoice,
  type Seat,
  type State,
  seatOfChoice,
  trueMight,
  Zone,
} from "@rulebound/engine/internal";

/** What the seats and objects of one game are called in another: seats have moved on, objects that were made later are further on. */
export class Renaming {
  constructor(
    private readonly seats: number,
    private readonly furtherSeats: number,
    private readonly objects: { readonly from: number; readonly further: number } = { from: 0, further: 0 },
  ) {}

  readonly seat = (seat: Seat): Seat => (seat < 0 ? seat : nthSeat((seat + this.furtherSeats) % this.seats));

  readonly object = (id: ObjectId): ObjectId => (id >= this.objects.from ? nthObject(id + this.objects.further) : id);

  /** Bases go with their players; battlefields stay. */
  readonly location = (location: LocationId): LocationId => {
    for (let seat = FIRST_SEAT; seat < this.seats; seat++) if (location === baseOf(seat)) return baseOf(this.seat(seat));
    return location;
  };

  choice(choice: Choice, { kind }: Decision): Choice {
    if (isPlayerChoice(choice)) return playerChoice(this.seat(seatOfChoice(choice)));
    if (isLocationChoice(choice)) return locationChoice(this.location(locationOfChoice(choice)));
    return choice >= ITEM || kind === "mode" || kind === "number" ? choice : this.object(objectOfChoice(choice));
  }

  answer(answer: Answer, decision: Decision): Answer {
    switch (answer.do) {
      case "concede":
      case "invite":
        return { ...answer, player: this.seat(answer.player) };
      case "play":
      case "use":
        return { ...answer, object: this.object(answer.object) };
      case "move":
        return { ...answer, units: answer.units.map(this.object), to: this.location(answer.to) };
      case "hide":
        return { ...answer, object: this.object(answer.object), at: this.location(answer.at) };
      case "choose":
        return { ...answer, picks: answer.picks.map((pick) => this.choice(pick, decision)) };
      case "pick":
        return { ...answer, pick: this.choice(answer.pick, decision) };
      default:
        return answer;
    }
  }
}

/**
 * What a game is like, as lines that can be compared with those of another: nothing in them depends on how seats are numbered. Lists
 * whose order the rules know (decks, hands, the chain) keep it, others are sorted. `without`: objects that the other game does not have.
 */
export function sketch(s: State, names: Renaming, without: readonly Choice[] = []): string[] {
  const { seat, object, location } = names;
  const line = (name: string, value: unknown): string => `${name}: ${JSON.stringify(value)}`;
  const lines: string[] = [];
  for (const o of s.objects) {
    if (without.includes(o.id)) continue;
    const might = o.zone === Zone.board ? trueMight(s, o.id) : null;
    const states = [o.exhausted, o.damage, o.stunned, o.buffs, o.empowered, o.role, might];
    const whose = [seat(o.owner), seat(o.controller)];
    const where = [o.zone, location(o.location), o.attachedTo < 0 ? o.attachedTo : object(o.attachedTo)];
    lines.push(line(s.pool.cards[o.card].data.name, [object(o.id), o.incarnation, ...where, ...whose, ...states]));
  }
  for (const p of s.players) {
    if (without.includes(playerChoice(p.seat))) continue;
    const cards = [p.hand, p.deck, p.trash, p.runes, p.runeDeck].map((ids) => ids.map(object));
    lines.push(line(`player ${seat(p.seat)}`, [p.points, p.xp, p.energy, p.power, p.limitedEnergy, p.lost, ...cards]));
  }
  s.battlefields.forEach((b, i) => {
    lines.push(line(`battlefield ${FIRST_BATTLEFIELD + i}`, [seat(b.controller), b.facedown.map(object), b.scoredBy !== 0]));
  });
  s.chain.forEach((item, i) => {
    lines.push(line(`chain ${i}`, [object(item.object), seat(item.controller)]));
  });
  lines.push(line("turn", [s.turnNumber, seat(s.turnPlayer), s.phase, s.showdownAt, s.winners.map(seat).toSorted()]));
  return [...lines, ...question(s, names, without)];
}

/** Who is asked what, and may answer what. */
function question(s: State, names: Renaming, without: readonly Choice[]): string[] {
  const d = s.decision;
  if (d === null) return ["nobody is asked"];
  const isKnown = (option: Choice): boolean => !isOfObjects(d) || !without.includes(option);
  const options = d.options
    .filter(isKnown)
    .map((option) => names.choice(option, d))
    .toSorted((a, b) => a - b);
  const source = d.source < 0 ? d.source : names.object(d.source);
  const answers = legal(s)
    .filter((answer) => answer.do !== "pick" || isKnown(answer.pick))
    .map((answer) => `may: ${JSON.stringify(names.answer(answer, d))}`);
  return [`asked: ${JSON.stringify([names.seat(d.player), d.kind, d.about, d.rule, source, options, d.min, d.max])}`, ...answers];
}

/** Modes and numbers are chosen by numbers that mean no object. */
const isOfObjects = ({ kind }: Decision): boolean => kind !== "mode" && kind !== "number";

const READABLE = 8;

/** The first lines of each of which the other has no equal. */
export function differences(one: readonly string[], other: readonly string[]): string[] {
  const [a, b] = [new Set(one), new Set(other)];
  const missing = one.filter((line) => !b.has(line)).map((line) => `- ${line}`);
  const further = other.filter((line) => !a.has(line)).map((line) => `+ ${line}`);
  return [...missing.slice(0, READABLE), ...further.slice(0, READABLE)];
}
