import { emit } from "../../../actions/emit.ts";
import { canBeAt } from "../../../actions/move.ts";
import { newObject } from "../../../actions/new-object.ts";
import { applied, type Replacing, replacing } from "../../../actions/replace.ts";
import { runProgram, setDid, setHere, setVar } from "../../../actions/running-text.ts";
import { hasPlaceAmong } from "../../../procedures/play/places.ts";
import { startPlay } from "../../../procedures/play/play.ts";
import { locationChoice, locationOfChoice, playerChoice, seatOfChoice } from "../../../state/decision.ts";
import { ask, askMay, picks, saidYes } from "../../../state/frames.ts";
import {
  baseOf,
  battlefieldLocation,
  type CardId,
  isBattlefield,
  type LocationId,
  NOWHERE,
  nthCard,
  type Seat,
  TypeBit,
  Zone,
} from "../../../state/ids.ts";
import { USUAL } from "../../../state/play-terms.ts";
import type { State } from "../../../state/records.ts";
import { DONE, type Step } from "../../run/program.ts";
import { kept, type Scope, withVars } from "../../scope.ts";
import type { Instruction, Replacement } from "../../types.ts";
import type { InstructionCompiler } from "./context.ts";
import { compilePlaces, withinHiding } from "./play-terms.ts";

/** 371-375, 439: tokens that effects play, and what is played or done as well or instead. */

/** 462.2.a: is the one place for a unit in the combat of others? */
const isKeptOut = (s: State, seat: Seat, card: CardId, places: readonly LocationId[] | null): boolean =>
  places !== null &&
  places.length === 1 &&
  isBattlefield(places[0]) &&
  (s.pool.cards[card].types & TypeBit.unit) !== 0 &&
  !canBeAt(s, seat, places[0]);

export function compilePlayToken(i: Extract<Instruction, { do: "playToken" }>, c: InstructionCompiler): Step {
  const n = c.amount(i.n ?? 1);
  const who = c.who(i.who);
  const single = i.where === "singleBattlefield" ? c.hidden() : -1;
  const where =
    single < 0 ? compilePlaces(i.where, c) : (_s: State, scope: Scope) => (scope.vars[single] ?? []).map((at) => locationOfChoice(at));
  const { there } = c.names;
  const number = c.outcome(i.as);
  if (i.where === "there") c.names.there = there; // what is played there does not take that place along when it moves on
  const planned = c.hidden();
  const printed = c.names.builder.tokens(i.token);
  const ready = i.ready === true;
  const exhausted = i.exhausted === true;
  const placesOf = (s: State, scope: Scope, seat: Seat, card: CardId): readonly LocationId[] | null =>
    withinHiding(s, scope, seat, card, where(s, scope, seat, NOWHERE));
  const make = (s: State, scope: Scope, seat: Seat, card: CardId): void => {
    const token = newObject(s, card, seat, true); // 182
    token.zone = Zone.chain;
    emit(s, "tokenCreated", "439.1", { player: seat, object: token.id });
    const places = placesOf(s, scope, seat, card); // 184.2
    if (i.where === "here" && isKeptOut(s, seat, card, places)) setHere(s, scope, baseOf(seat));
    startPlay(s, seat, token.id, 0, { ...USUAL, ignore: "cost", places, ready, exhausted });
    setVar(s, scope, number, [...(scope.vars[number] ?? []), token.id]);
  };
  /**
   * Who plays how many, as players still to come. `at` says what has been asked: 0 nothing, ASKED_WHERE the one battlefield,
   * ASKED whether the next effect that could replace it does.
   */
  const begin = (s: State, scope: Scope): void => {
    setVar(s, scope, number, []);
    const times = n(s, scope); // not a number: none
    const players: number[] = [];
    for (const seat of who(s, scope)) for (let k = 0; k < times; k++) players.push(playerChoice(seat));
    setVar(s, scope, planned, players);
    setVar(s, scope, together, []);
    setVar(s, scope, considered, []);
  };
  const together = c.hidden(); // the cards of the tokens that are played as the first of them
  const considered = c.hidden(); // the effects that have been applied to it or declined (370.2), by key
  const goOn = (s: State, scope: Scope, left: readonly number[]): void => {
    setVar(s, scope, together, left);
    setVar(s, scope, considered, left.length === 0 ? [] : scope.vars[considered].filter((key) => key < 0));
    if (left.length === 0) setVar(s, scope, planned, scope.vars[planned].slice(1));
  };
  return c.step((s, scope, at) => {
    if (at === 0) {
      begin(s, scope);
      if (single >= 0 && scope.vars[planned].length > 0) {
        const options = s.battlefields.map((b) => locationChoice(battlefieldLocation(b.index)));
        setVar(s, scope, single, options);
        if (options.length > 1) {
          ask(s, { player: scope.you, kind: "choose", about: "location", rule: "355.2", source: scope.source, options, min: 1, max: 1 });
          return ASKED_WHERE;
        }
      }
    }
    if (at === ASKED_WHERE) setVar(s, scope, single, picks(s));
    let asked = at === ASKED_WHERE || at === DID_ANOTHER_THING ? 0 : at;
    // Further tokens first, then each of them may be another one: whatever the order, no more could come of it (372).
    for (;;) {
      const players = scope.vars[planned];
      if (players.length === 0) {
        setDid(s, scope, scope.vars[number].length > 0);
        return DONE;
      }
      const seat = seatOfChoice(players[0]);
      if (scope.vars[together].length === 0) {
        const places = placesOf(s, scope, seat, printed);
        if (places !== null && !hasPlaceAmong(s, seat, printed, places)) {
          setVar(s, scope, planned, players.slice(1)); // 358.3.a: impossible, and so not replaced (370.1)
          continue;
        }
        setVar(s, scope, together, [printed as number]); // a card, which is no choice
      }
      const [first, ...left] = scope.vars[together];
      const card = nthCard(first);
      const found = replacerOf(s, seat, card, scope.vars[considered]);
      if (found === null) {
        goOn(s, scope, left);
        make(s, scope, seat, card);
        continue;
      }
      if (isOptional(found) && asked !== ASKED) {
        askMay(s, seat, "371.2", found.active.source);
        return ASKED;
      }
      asked = 0;
      // 370.2: each once, and what adds tokens once to all of them.
      setVar(s, scope, considered, [...scope.vars[considered], keyOf(found)]);
      if (isOptional(found) && !saidYes(s)) continue;
      if (addsTokens(found) || playsToken(found)) {
        setVar(s, scope, together, [...tokensOf(s, found, card), ...left]);
        continue;
      }
      goOn(s, scope, left);
      applied(s, found);
      runProgram(s, found.replacement.program, kept(withVars(found.scope, [[]])));
      return DID_ANOTHER_THING;
    }
  });
}

const ASKED_WHERE = 1;
const ASKED = 2;
const DID_ANOTHER_THING = 3;

/** The next effect to be considered: what plays more tokens as well (Zilean, Time Mage), then what does something else. */
function replacerOf(s: State, seat: Seat, card: CardId, considered: readonly number[]): Replacing | null {
  const { types } = s.pool.cards[card];
  let other: Replacing | null = null;
  for (const effect of replacing(s, "playToken")) {
    const { scope, replacement } = effect;
    if (scope.you !== seat || (types & typesOf(replacement.data.of)) === 0 || considered.includes(keyOf(effect))) continue;
    if (addsTokens(effect)) return effect;
    if (other === null && !makesTheSame(s, effect, card)) other = effect;
  }
  return other;
}

/** Below zero: it counts for all tokens that are played as the first of them. */
const keyOf = (effect: Replacing): number => {
  const key = effect.active.self * MOST_ABILITIES + effect.active.ability.id;
  return addsTokens(effect) ? -1 - key : key;
};
const MOST_ABILITIES = 1 << 14;

const addsTokens = ({ replacement }: Replacing): boolean => replacement.data.instead[0].do === "playIt";

const playsToken = ({ replacement }: Replacing): boolean => replacement.data.instead[0].do === "playToken";

/** Nothing would come of it. */
const makesTheSame = (s: State, { replacement }: Replacing, card: CardId): boolean => {
  const [first] = replacement.data.instead;
  return first.do === "playToken" && s.pool.byName.get(first.token.toLowerCase()) === card;
};

/** 371.2: without "may" there is nothing to ask. */
const isOptional = ({ replacement }: Replacing): boolean => replacement.data.may === true;

/** 375: what is played instead of a token takes over how and where it would have been played. */
function tokensOf(s: State, effect: Replacing, card: CardId): number[] {
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
