import { baseOf, locationOfChoice } from "@rulebound/engine/internal";
import type { Named, Place, Thing } from "./actions/action.ts";
import {
  type BattlefieldIndex,
  battlefieldLocation,
  type ChainItem,
  type Choice,
  cardOf,
  FIRST_BATTLEFIELD,
  isBattlefield,
  isLocationChoice,
  isPlayerChoice,
  isWordChoice,
  itemChoice,
  itemOf,
  LOCATION,
  type LocationId,
  locationChoice,
  nthBattlefield,
  type ObjectId,
  objectOfChoice,
  objectsOfChoices,
  PLAYER,
  playerChoice,
  type Seat,
  type State,
  triggerNumber,
  WORD,
  Zone,
  zoneWord,
} from "./adapter.ts";
import { StepFailure } from "./failure.ts";
import { areInterchangeable, order, tier } from "./likeness.ts";
import { fold } from "./words.ts";

/**
 * What the names of a case mean on a board. An object is called by its alias, else by what is printed on it; owner, place
 * and order of arrival tell namesakes apart. A battlefield keeps every name it ever had.
 */
export class Names {
  private constructor(
    private readonly aliases: Map<string, ObjectId>,
    private readonly aliasOf: Map<ObjectId, string>,
    /** Order of first arrival on the board: whoever leaves and comes back keeps its number. */
    private arrivals: readonly ObjectId[],
    private places: readonly (readonly string[])[],
  ) {}

  static none(): Names {
    return new Names(new Map(), new Map(), [], []);
  }

  /** For a fork: what is noted here does not change the original. */
  copy(): Names {
    return new Names(this.aliases, this.aliasOf, this.arrivals, this.places);
  }

  giveAlias(alias: string, id: ObjectId): void {
    this.aliases.set(fold(alias), id);
    this.aliasOf.set(id, alias);
  }

  namePlace(index: number, name: string): void {
    const known = this.places[index] ?? [];
    if (known.some((other) => fold(other) === fold(name))) return;
    const places = [...this.places];
    places[index] = [...known, name];
    this.places = places;
  }

  /** Looks at the board after something happened: who arrived, and which battlefields are called otherwise now. */
  note(state: State): void {
    const arrived = state.objects.filter(({ id, zone }) => zone === Zone.board && !this.arrivals.includes(id));
    if (arrived.length > 0) this.arrivals = [...this.arrivals, ...arrived.sort((a, b) => a.stamp - b.stamp).map(({ id }) => id)];
    for (const { index, object } of state.battlefields) this.namePlace(index, cardOf(state, object).name);
  }

  // ------------------------------------------------------------------------------------------------ from names to things

  /** The location that a place of an action or expectation means; `base` is the acting player's. */
  location(place: Place, actor: Seat): LocationId {
    if (place.kind === "base") return baseOf(place.owner ?? actor);
    const index = this.placeIndex(place.name);
    if (index < 0) throw new StepFailure(`"${place.name}" is not a battlefield in play; there are ${this.placeList()}.`);
    return battlefieldLocation(index);
  }

  private placeIndex(name: string): BattlefieldIndex {
    return nthBattlefield(this.places.findIndex((known) => known?.some((other) => fold(other) === fold(name))));
  }

  private placeList(): string {
    return this.places.map((names) => names[0]).join(", ") || "none";
  }

  /** Every object that this name can mean, in order of arrival. In lists an object with an alias goes by its card's name too. */
  matching(state: State, named: Named, where: "alone" | "in a list" = "alone"): ObjectId[] {
    const wanted = fold(named.name);
    const alias = this.aliases.get(wanted);
    const place = this.placeIndex(named.name);
    let found = state.objects
      .filter(({ id }) => {
        if (alias !== undefined) return id === alias;
        if (place >= 0) return state.battlefields[place].object === id;
        return (where === "in a list" || !this.aliasOf.has(id)) && isCalled(fold(cardOf(state, id).name), wanted);
      })
      .map(({ id }) => id);
    found = order(found, this.arrivals);
    if (named.owner !== null) found = this.ofPlayer(state, found, named.owner);
    if (named.number !== null) found = this.numbered(state, found, named.number, named.at);
    if (named.at !== null) found = this.placed(state, found, named.at, named.owner);
    return found;
  }

  /** By owner; where that player owns none of them, by controller. */
  private ofPlayer(state: State, ids: readonly ObjectId[], seat: Seat): ObjectId[] {
    const owned = ids.filter((id) => state.objects[id].owner === seat);
    return owned.length > 0 ? owned : ids.filter((id) => state.objects[id].controller === seat);
  }

  /** The second to arrive, of all or of those at that place. */
  private numbered(state: State, ids: readonly ObjectId[], number: number, at: Place | null): ObjectId[] {
    const overall = ids.slice(number - 1, number);
    if (at === null || this.placed(state, overall, at, null).length > 0) return overall;
    return this.placed(state, ids, at, null).slice(number - 1, number);
  }

  private placed(state: State, ids: readonly ObjectId[], at: Place, owner: Seat | null): ObjectId[] {
    return ids.filter((id) => {
      const { location, controller } = state.objects[id];
      return location === this.location(at, owner ?? controller);
    });
  }

  /**
   * The one object that is meant. `among` are those that fit the context: they come first, if there are any. Then what is
   * in view comes before what lies in a deck, and objects that nothing tells apart are interchangeable.
   */
  object(state: State, thing: Thing, among: readonly ObjectId[] | null = null, used: ReadonlySet<ObjectId> = new Set()): ObjectId {
    if (thing.kind !== "named") throw new StepFailure(`"${thing.text}" is not an object.`);
    const all = this.matching(state, thing).filter((id) => !used.has(id));
    const fitting = among === null ? [] : all.filter((id) => among.includes(id));
    const [first, ...others] = fitting.length > 0 ? fitting : closest(state, all);
    if (first === undefined) throw new StepFailure(this.nothing(state, thing));
    if (others.every((other) => areInterchangeable(state, first, other))) return first;
    throw new StepFailure(this.clash(state, thing, [first, ...others]));
  }

  private nothing(state: State, thing: Named): string {
    const unqualified = this.matching(state, { ...thing, owner: null, number: null, at: null }, "in a list");
    const hint = unqualified.length === 0 ? "nothing has that name now" : `there ${this.list(state, unqualified)}`;
    return `"${thing.text}" means nothing here: ${hint}.`;
  }

  private clash(state: State, thing: Named, ids: readonly ObjectId[]): string {
    return `"${thing.text}" may mean several things: ${ids.map((id) => this.describe(state, id)).join("; ")}. Say whose, where, or which by #2.`;
  }

  private list(state: State, ids: readonly ObjectId[]): string {
    return `${ids.length === 1 ? "is" : "are"} ${ids.map((id) => this.describe(state, id)).join("; ")}`;
  }

  // -------------------------------------------------------------------------------------------------- choices and options

  /** Can this name mean that option? */
  means(state: State, thing: Thing, choice: Choice, actor: Seat, where: "alone" | "in a list" = "alone"): boolean {
    if (thing.kind === "player") return choice === playerChoice(thing.seat);
    if (thing.kind === "base") return choice === locationChoice(baseOf(thing.owner ?? actor));
    if (thing.kind === "number") return choice === thing.n;
    if (thing.kind === "words") return isWordChoice(choice) && fold(state.pool.words[choice - WORD]) === fold(thing.text);
    const item = itemOf(state, choice);
    if (item !== null) return this.meansItem(state, thing, item, where);
    if (isLocationChoice(choice)) return this.meansLocation(thing, locationOfChoice(choice));
    if (isWordChoice(choice)) return fold(state.pool.words[choice - WORD]) === fold(thing.name);
    if (isPlayerChoice(choice)) return false;
    return this.matching(state, thing, where).includes(objectOfChoice(choice));
  }

  private meansLocation(thing: Named, location: LocationId): boolean {
    return isBattlefield(location) && this.placeIndex(thing.name) === location - FIRST_BATTLEFIELD;
  }

  /** A card on the chain by its own name; a trigger by its source, `#2` being its number in the text, `(X)` its cause. */
  meansItem(state: State, thing: Named, item: ChainItem, where: "alone" | "in a list" = "alone"): boolean {
    const isSource = (wanted: Named) => this.matching(state, wanted, where).some((id) => id === item.object);
    if (thing.cause !== null && !this.isCause(state, thing.cause, item)) return false;
    if (thing.number === null) return isSource(thing);
    const number = triggerNumber(state, item);
    return isSource(number > 0 && number === thing.number ? { ...thing, number: null } : thing);
  }

  private isCause(state: State, cause: Thing, { note }: ChainItem): boolean {
    if (note === null) return false;
    if (cause.kind === "player") return note.player === cause.seat;
    if (cause.kind !== "named") return false;
    const ids = this.matching(state, { ...cause, at: null });
    return ids.includes(note.object) || ids.some((id) => id === note.other);
  }

  /** The option that a name means; null if it is none of them. A clash between options that differ is an error. */
  option(state: State, thing: Thing, options: readonly Choice[], actor: Seat, used: ReadonlySet<Choice> = new Set()): Choice | null {
    const found = options.filter((choice) => !used.has(choice) && this.means(state, thing, choice, actor));
    if (found.length === 0) return null;
    const sorted = order(objectsOfChoices(found), this.arrivals);
    const [first, ...others] = sorted;
    if (others.every((other) => this.sameOption(state, first, other))) return first;
    throw new StepFailure(
      `"${thing.text}" may mean several of the options: ${sorted.map((choice) => this.describeChoice(state, choice)).join("; ")}. Say whose, where, or which by #2.`,
    );
  }

  private sameOption(state: State, a: Choice, b: Choice): boolean {
    const [x, y] = [itemOf(state, a), itemOf(state, b)];
    if (x !== null && y !== null) return x.object === y.object && x.ability === y.ability;
    return (
      a < LOCATION &&
      b < LOCATION &&
      a < state.objects.length &&
      b < state.objects.length &&
      areInterchangeable(state, objectOfChoice(a), objectOfChoice(b))
    );
  }

  /** What a name means where it is none of the options, so that the engine can say why not. Fails if it means nothing. */
  choice(state: State, thing: Thing, options: readonly Choice[], actor: Seat): Choice {
    if (thing.kind === "player") return playerChoice(thing.seat);
    if (thing.kind === "base") return locationChoice(baseOf(thing.owner ?? actor));
    if (thing.kind === "number") return thing.n;
    if (thing.kind === "words") throw new StepFailure(`"${thing.text}" is not one of the options.`);
    const place = this.placeIndex(thing.name);
    if (place >= 0 && options.some(isLocationChoice)) return locationChoice(battlefieldLocation(place));
    const item = state.chain.findLast((one) => this.meansItem(state, thing, one));
    return item !== undefined && options.some((choice) => itemOf(state, choice) !== null) ? itemChoice(item.id) : this.object(state, thing);
  }

  // ------------------------------------------------------------------------------------------------ from things to names

  nameOf(state: State, id: ObjectId): string {
    return this.aliasOf.get(id) ?? this.placeOf(state, id) ?? cardOf(state, id).name;
  }

  private placeOf(state: State, id: ObjectId): string | null {
    const battlefield = state.battlefields.find(({ object }) => object === id);
    return battlefield === undefined ? null : (this.places[battlefield.index]?.[0] ?? null);
  }

  locationName(location: LocationId): string {
    if (!isBattlefield(location)) return `P${location + 1}'s base`;
    return this.places[location - FIRST_BATTLEFIELD]?.[0] ?? `battlefield ${location - FIRST_BATTLEFIELD + 1}`;
  }

  /** A name and whatever helps to tell it from others. */
  describe(state: State, id: ObjectId): string {
    const { zone, location, owner, controller } = state.objects[id];
    const name = this.nameOf(state, id);
    if (zone === Zone.battlefield) return name;
    const where = zone === Zone.board ? `at ${this.locationName(location)}` : `in zone ${zoneWord(zone)}`;
    const whose = controller === owner || zone !== Zone.board ? `P${owner + 1}'s` : `P${owner + 1}'s, controlled by P${controller + 1},`;
    return `${name} (${whose} ${where})`;
  }

  describeChoice(state: State, choice: Choice): string {
    if (isPlayerChoice(choice)) return `P${choice - PLAYER + 1}`;
    if (isLocationChoice(choice)) return this.locationName(locationOfChoice(choice));
    if (isWordChoice(choice)) return state.pool.words[choice - WORD];
    const item = itemOf(state, choice);
    return item === null ? this.describe(state, objectOfChoice(choice)) : this.itemName(state, item);
  }

  itemName(state: State, item: ChainItem): string {
    const name = this.nameOf(state, item.object);
    const number = triggerNumber(state, item);
    const cause =
      item.triggered && item.note !== null && item.note.object >= 0 && item.note.object !== item.object
        ? ` (${this.nameOf(state, item.note.object)})`
        : "";
    return `${name}${number > 1 ? ` #${number}` : ""}${cause}`;
  }
}

/** `fury` is the Fury Rune. */
const isCalled = (name: string, wanted: string): boolean => name === wanted || (name.endsWith(" rune") && name === `${wanted} rune`);

function closest(state: State, ids: readonly ObjectId[]): ObjectId[] {
  const nearest = Math.min(...ids.map((id) => tier(state.objects[id].zone)));
  return ids.filter((id) => tier(state.objects[id].zone) === nearest);
}
