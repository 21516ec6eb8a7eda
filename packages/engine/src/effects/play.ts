import { canBeAt } from "../actions/move.ts";
import { newObject } from "../actions/new-object.ts";
import { applied, type Replacing, replacing } from "../actions/replace.ts";
import { tell } from "../actions/tell.ts";
import { LOCATION, locationChoice, PLAYER, playerChoice } from "../decisions/decision.ts";
import { compileResources } from "../language/compile/costs.ts";
import { DONE, type Step } from "../language/compile/program.ts";
import { kept, type Scope, withVars } from "../language/scope.ts";
import type { Instruction, Replacement } from "../language/types.ts";
import { runProgram, setDid, setHere, setVar } from "../procedures/effect.ts";
import { mayPlayOnTerms, startPlay } from "../procedures/play.ts";
import { editItem } from "../state/fork.ts";
import { ask, askMay, picks, saidYes } from "../state/frames.ts";
import { FIRST_BATTLEFIELD, isBattlefield, type LocationId, NOWHERE, type Seat, TypeBit, Zone } from "../state/ids.ts";
import type { PlayTerms, State } from "../state/records.ts";
import type { InstructionCompiler } from "./context.ts";
import { compileChange, compilePlaces, USUAL, withinHiding } from "./play-terms.ts";

/** Cards and tokens played by effects (419.3): they become pending items and are finalized after this resolution (354.3). */
export function compilePlay(i: Extract<Instruction, { do: "playToken" | "playCard" | "playAgain" }>, c: InstructionCompiler): Step {
  switch (i.do) {
    case "playToken":
      return compilePlayToken(i, c);
    case "playCard":
      return compilePlayCard(i, c);
    case "playAgain": {
      const who = c.who(i.who);
      const { energy, power } = compileResources(i.for, c.names.builder.domains);
      const terms: PlayTerms = { ...USUAL, energy, power };
      const player = (s: State, scope: Scope): Seat | null => {
        const [seat] = who(s, scope);
        return scope.item !== null && seat !== undefined && mayPlayOnTerms(s, seat, scope.source, terms) ? seat : null;
      };
      const step = c.step((s, scope) => {
        const seat = player(s, scope);
        if (seat !== null) startPlay(s, seat, scope.source, 0, terms);
        setDid(s, scope, seat !== null);
        return DONE;
      });
      return { ...step, possible: (s, scope) => player(s, scope) !== null };
    }
  }
}

function compilePlayCard(i: Extract<Instruction, { do: "playCard" }>, c: InstructionCompiler): Step {
  // "Play this from your trash": the card that the spell has become.
  const what = i.what === "me" && i.from === "trash" ? inTrash : c.sel(i.what);
  const where = compilePlaces(i.where, c);
  const who = i.who === undefined ? null : c.who(i.who);
  const change = compileChange(i.cost, c);
  const { then } = i;
  const unitWhere = i.ifUnit === undefined ? null : compilePlaces(i.ifUnit.where, c);
  const seatOf = (s: State, scope: Scope, id: number): Seat => (who === null ? scope.you : (who(s, scope)[0] ?? s.objects[id].owner));
  const placesOf = (s: State, scope: Scope, id: number): readonly LocationId[] | null => {
    const seat = seatOf(s, scope, id);
    const { card } = s.objects[id];
    const usual = withinHiding(s, scope, seat, card, where(s, scope, seat, s.objects[id].lastLocation));
    if (unitWhere === null || (s.pool.cards[card].types & TypeBit.unit) === 0) return usual;
    const there = unitWhere(s, scope, seat, s.objects[id].lastLocation) ?? [];
    return i.ifUnit?.may === true
      ? [seat, ...s.battlefields.filter((b) => b.controller === seat).map((b) => b.index + FIRST_BATTLEFIELD), ...there]
      : there;
  };
  const termsOf = (s: State, scope: Scope, id: number): PlayTerms => ({ ...change(s, scope), places: placesOf(s, scope, id) });
  const isPlayable = (s: State, scope: Scope, id: number): boolean =>
    s.objects[id].zone !== Zone.none && mayPlayOnTerms(s, seatOf(s, scope, id), id, termsOf(s, scope, id));
  const playable = (s: State, scope: Scope): readonly number[] => what(s, scope).filter((id) => isPlayable(s, scope, id));
  const step = c.step((s, scope, at) => {
    const ids = playable(s, scope);
    if (i.optional === true && at === 0 && ids.length > 0) {
      askMay(s, seatOf(s, scope, ids[0]), "419.3", scope.source);
      return 1;
    }
    if (at === 1 && !saidYes(s)) {
      setDid(s, scope, false);
      return DONE;
    }
    for (const id of ids) {
      const item = editItem(s, startPlay(s, seatOf(s, scope, id), id, 0, termsOf(s, scope, id)));
      if (item !== null && then !== undefined) item.leavesTo = then;
    }
    setDid(s, scope, ids.length > 0);
    return DONE;
  });
  // Where windows must not give away what a hand holds, what is still to be picked is looked at by the pick itself.
  const couldPick = (s: State, scope: Scope): boolean =>
    s.windows === "public" || step.picks.some((pick) => pick.filter.candidates(s, scope).some((id) => isPlayable(s, scope, id)));
  return { ...step, possible: (s, scope) => (step.picks.length > 0 ? couldPick(s, scope) : playable(s, scope).length > 0) };
}

/** 462.2.a: is the one place for a unit in the combat of others? */
const isKeptOut = (s: State, seat: Seat, card: number, places: readonly LocationId[] | null): boolean =>
  places !== null &&
  places.length === 1 &&
  isBattlefield(places[0]) &&
  (s.pool.cards[card].types & TypeBit.unit) !== 0 &&
  !canBeAt(s, seat, places[0]);

const inTrash = (s: State, scope: Scope): readonly number[] => (s.objects[scope.source].zone === Zone.trash ? [scope.source] : []);

function compilePlayToken(i: Extract<Instruction, { do: "playToken" }>, c: InstructionCompiler): Step {
  const n = c.amount(i.n ?? 1);
  const who = c.who(i.who);
  const single = i.where === "singleBattlefield" ? c.hidden() : -1;
  const where = single < 0 ? compilePlaces(i.where, c) : (_s: State, scope: Scope) => (scope.vars[single] ?? []).map((at) => at - LOCATION);
  const number = c.outcome(i.as);
  const planned = c.hidden();
  const printed = c.names.builder.tokens(i.token);
  const ready = i.ready === true;
  const exhausted = i.exhausted === true;
  const make = (s: State, scope: Scope, seat: Seat, card: number): void => {
    const token = newObject(s, card, seat, true);
    token.zone = Zone.chain;
    tell(s, "tokenCreated", "439.1", { player: seat, object: token.id });
    const places = withinHiding(s, scope, seat, card, where(s, scope, seat, NOWHERE));
    if (i.where === "here" && isKeptOut(s, seat, card, places)) setHere(s, scope, seat);
    startPlay(s, seat, token.id, 0, { ...USUAL, ignore: "cost", places, ready, exhausted });
    setVar(s, scope, number, [...(scope.vars[number] ?? []), token.id]);
  };
  /**
   * Who plays how many, as players still to come. `at` says what has been asked: 0 nothing, ASKED_WHERE the one battlefield,
   * ASKED_MORE whether further tokens are played too, ASKED_OTHER whether something else is done instead.
   */
  const begin = (s: State, scope: Scope): void => {
    setVar(s, scope, number, []);
    const many = (seat: Seat): number[] => Array.from({ length: Math.max(0, n(s, scope) || 0) }, () => playerChoice(seat));
    setVar(s, scope, planned, who(s, scope).flatMap(many));
    setVar(s, scope, together, []);
  };
  const together = c.hidden(); // the cards of the tokens that are played as the first of them
  return c.step((s, scope, at) => {
    if (at === 0) {
      begin(s, scope);
      if (single >= 0 && scope.vars[planned].length > 0) {
        const options = s.battlefields.map((b) => locationChoice(b.index + FIRST_BATTLEFIELD));
        setVar(s, scope, single, options);
        if (options.length > 1) {
          ask(s, scope.you, "choose", "location", "355.2", scope.source, options, 1, 1);
          return ASKED_WHERE;
        }
      }
    }
    if (at === ASKED_WHERE) setVar(s, scope, single, picks(s));
    let asked = at === ASKED_WHERE ? 0 : at;
    // Further tokens first, then each of them may be another one: whatever the order, no more could come of it (372).
    for (;;) {
      const players = scope.vars[planned];
      if (players.length === 0) {
        setDid(s, scope, scope.vars[number].length > 0);
        return DONE;
      }
      const seat = players[0] - PLAYER;
      const [card, ...left] = scope.vars[together];
      if (card !== undefined) {
        const other = replacerOf(s, seat, card, "instead");
        if (other !== null && isOptional(other) && asked !== ASKED_OTHER) {
          askMay(s, seat, "371.2", other.active.source);
          return ASKED_OTHER;
        }
        const instead = other !== null && (!isOptional(other) || saidYes(s)) ? other : null;
        asked = 0;
        setVar(s, scope, together, left);
        if (left.length === 0) setVar(s, scope, planned, players.slice(1));
        if (instead !== null && !playsToken(instead)) {
          applied(s, instead);
          runProgram(s, instead.replacement.program, kept(withVars(instead.scope, [[]])));
          return DID_ANOTHER_THING;
        }
        make(s, scope, seat, instead === null ? card : tokensOf(s, instead, card)[0]);
        continue;
      }
      const adder = replacerOf(s, seat, printed, "playIt");
      if (adder !== null && isOptional(adder) && asked !== ASKED_MORE) {
        askMay(s, seat, "371.2", adder.active.source);
        return ASKED_MORE;
      }
      const adds = adder !== null && (!isOptional(adder) || saidYes(s));
      asked = 0;
      setVar(s, scope, together, adds ? tokensOf(s, adder, printed) : [printed]);
    }
  });
}

const ASKED_WHERE = 1;
const ASKED_MORE = 2;
const ASKED_OTHER = 3;
const DID_ANOTHER_THING = 4;

/** What plays more tokens as well (Zilean, Time Mage), or does something else in its place. */
function replacerOf(s: State, seat: Seat, card: number, how: "playIt" | "instead"): Replacing | null {
  const { types } = s.pool.cards[card];
  const fits = ({ scope, replacement }: Replacing): boolean =>
    scope.you === seat &&
    (types & typesOf(replacement.data.of)) !== 0 &&
    (replacement.data.instead[0].do === "playIt") === (how === "playIt");
  return replacing(s, "playToken").find(fits) ?? null;
}

const playsToken = ({ replacement }: Replacing): boolean => replacement.data.instead[0].do === "playToken";

/** 371.2: without "may" there is nothing to ask. */
const isOptional = ({ replacement }: Replacing): boolean => replacement.data.may === true;

/** 375: what is played instead of a token takes over how and where it would have been played. */
function tokensOf(s: State, effect: Replacing, card: number): number[] {
  applied(s, effect);
  return effect.replacement.data.instead.flatMap((i) => {
    if (i.do === "playIt") return Array.from({ length: 1 + i.extra }, () => card);
    const other = i.do === "playToken" ? s.pool.byName.get(i.token.toLowerCase()) : undefined;
    if (other === undefined) throw new Error("there is no such token");
    return [other];
  });
}

const typesOf = (of: Replacement["of"]): number =>
  typeof of === "string"
    ? 0
    : (of.kinds ?? ["unit", "gear"]).reduce((bits, kind) => bits | (kind === "unit" || kind === "gear" ? TypeBit[kind] : 0), 0);
