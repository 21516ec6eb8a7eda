import { newObject } from "../actions/relocate.ts";
import { applied, type Replacing, replacing } from "../actions/replace.ts";
import { tell } from "../actions/tell.ts";
import { PLAYER, playerChoice } from "../decisions/decision.ts";
import { thereOf } from "../language/compile/filters.ts";
import { compileResources } from "../language/compile/costs.ts";
import { DONE, type Step } from "../language/compile/program.ts";
import { here, locationOf, type Scope } from "../language/scope.ts";
import type { CostChange, Instruction, PlayPlace, Replacement } from "../language/types.ts";
import { setDid, setVar } from "../procedures/effect.ts";
import { mayPlayOnTerms, startPlay } from "../procedures/play.ts";
import { askMay, saidYes } from "../state/frames.ts";
import { editItem } from "../state/fork.ts";
import { FIRST_BATTLEFIELD, type LocationId, NOWHERE, type Seat, TypeBit, Zone } from "../state/ids.ts";
import type { PlayTerms, State } from "../state/records.ts";
import type { InstructionCompiler } from "./context.ts";

/** Cards and tokens played by effects (419.3): they become pending items and are finalized after this resolution (354.3). */
export function compilePlay(i: Extract<Instruction, { do: "playToken" | "playCard" | "playAgain" }>, c: InstructionCompiler): Step {
  switch (i.do) {
    case "playToken":
      return compilePlayToken(i, c);
    case "playCard": {
      const what = c.sel(i.what);
      const where = compilePlaces(i.where, c);
      const who = i.who === undefined ? null : c.who(i.who);
      const change = compileChange(i.cost, c);
      const { then } = i;
      const unitWhere = i.ifUnit === undefined ? null : compilePlaces(i.ifUnit.where, c);
      return c.step((s, scope, at) => {
        const ids = what(s, scope);
        const seatOf = (id: number): Seat => (who === null ? scope.you : (who(s, scope)[0] ?? s.objects[id].owner));
        const placesOf = (id: number): readonly LocationId[] | null => {
          const usual = where(s, scope, seatOf(id), s.objects[id].lastLocation);
          if (unitWhere === null || (s.pool.cards[s.objects[id].card].types & 1) === 0) return usual;
          const there = unitWhere(s, scope, seatOf(id), s.objects[id].lastLocation) ?? [];
          return i.ifUnit?.may === true ? [seatOf(id), ...s.battlefields.filter((b) => b.controller === seatOf(id)).map((b) => b.index + FIRST_BATTLEFIELD), ...there] : there;
        };
        const termsOf = (id: number): PlayTerms => ({ ...change(s, scope), places: placesOf(id) });
        const playable = ids.filter((id) => s.objects[id].zone !== Zone.none && mayPlayOnTerms(s, seatOf(id), id, termsOf(id)));
        if (i.optional === true && at === 0) {
          if (playable.length === 0) {
            setDid(s, scope, false);
            return DONE;
          }
          askMay(s, seatOf(playable[0]), "419.3", scope.source);
          return 1;
        }
        if (at === 1 && !saidYes(s)) {
          setDid(s, scope, false);
          return DONE;
        }
        for (const id of playable) {
          const item = startPlay(s, seatOf(id), id, 0, termsOf(id));
          if (then !== undefined) {
            const played = editItem(s, item);
            if (played !== null) played.leavesTo = then;
          }
        }
        setDid(s, scope, playable.length > 0);
        return DONE;
      });
    }
    case "playAgain": {
      const who = c.who(i.who);
      const { energy, power } = compileResources(i.for, c.names.builder.domains);
      return c.step((s, scope, at) => {
        const [seat] = who(s, scope);
        const terms: PlayTerms = { ...USUAL, energy, power };
        if (seat === undefined || scope.item === null) return DONE;
        if (at === 0) {
          if (!mayPlayOnTerms(s, seat, scope.source, terms)) return DONE;
          askMay(s, seat, "419.3", scope.source);
          return 1;
        }
        if (!saidYes(s)) return DONE;
        startPlay(s, seat, scope.source, 0, terms);
        return DONE;
      });
    }
  }
}

function compilePlayToken(i: Extract<Instruction, { do: "playToken" }>, c: InstructionCompiler): Step {
  const n = c.amount(i.n ?? 1);
  const who = c.who(i.who);
  const where = compilePlaces(i.where, c);
  const number = c.outcome(i.as);
  const planned = c.hidden();
  const card = c.names.builder.tokens(i.token);
  const ready = i.ready === true;
  const exhausted = i.exhausted === true;
  const make = (s: State, scope: Scope, seat: Seat): void => {
    const token = newObject(s, card, seat, true);
    token.zone = Zone.chain;
    tell(s, "tokenCreated", "439.1", { player: seat, object: token.id });
    startPlay(s, seat, token.id, 0, { ...USUAL, ignore: "cost", places: where(s, scope, seat, NOWHERE), ready, exhausted });
    setVar(s, scope, number, [...(scope.vars[number] ?? []), token.id]);
  };
  // `at`: one more than the number of the token whose replacement has been offered.
  return c.step((s, scope, at) => {
    if (at === 0) {
      setVar(s, scope, number, []);
      setVar(s, scope, planned, who(s, scope).flatMap((seat) => Array.from({ length: Math.max(0, n(s, scope) || 0) }, () => playerChoice(seat))));
    }
    const players = scope.vars[planned];
    for (let k = Math.max(0, at - 1); k < players.length; k++) {
      const seat = players[k] - PLAYER;
      const copier = copierOf(s, seat, card);
      if (copier !== null && k !== at - 1) {
        askMay(s, seat, "371.2", copier.active.source);
        return k + 1;
      }
      const extra = copier !== null && saidYes(s) ? useCopier(s, copier) : 0;
      for (let copy = 0; copy <= extra; copy++) make(s, scope, seat);
    }
    setDid(s, scope, players.length > 0);
    return DONE;
  });
}

/** Zilean, Time Mage: "you may play that token and an additional copy of it instead". */
function copierOf(s: State, seat: Seat, card: number): Replacing | null {
  const { types } = s.pool.cards[card];
  return replacing(s, "playToken").find(({ scope, replacement }) => scope.you === seat && (types & typesOf(replacement.data.of)) !== 0) ?? null;
}

const typesOf = (of: Replacement["of"]): number =>
  typeof of === "string" ? 0 : (of.kinds ?? []).reduce((bits, kind) => bits | (kind === "unit" || kind === "gear" ? TypeBit[kind] : 0), 0);

function useCopier(s: State, copier: Replacing): number {
  applied(s, copier);
  return copier.replacement.data.instead.reduce((sum, i) => sum + (i.do === "playIt" ? i.extra : 0), 0);
}

export const USUAL: PlayTerms = { ignore: "none", energy: null, power: null, lessEnergy: 0, lessPower: [], places: null, ready: false, exhausted: false };

/** Null: wherever its player may play it. */
type Places = (s: State, scope: Scope, seat: Seat, last: LocationId) => readonly LocationId[] | null;

function compilePlaces(place: PlayPlace | undefined, c: InstructionCompiler): Places {
  if (place === undefined) return () => null;
  if (typeof place === "object") {
    const of = c.sel(place.of);
    return (s, scope) => {
      const [id] = of(s, scope);
      const at = id === undefined ? NOWHERE : locationOf(s, id);
      return at < 0 ? [] : [at];
    };
  }
  switch (place) {
    case "here":
      return (s, scope) => {
        const at = here(s, scope);
        return at < 0 ? [] : [at];
      };
    case "there": {
      const number = c.names.there;
      return (s, scope) => {
        const at = scope.note !== null && number < 0 ? (scope.note.from >= 0 && scope.note.to >= 0 ? scope.note.from : Math.max(scope.note.to, scope.note.from)) : thereOf(s, scope, number);
        return at < 0 ? [] : [at];
      };
    }
    case "base":
      return (_s, _scope, seat) => [seat];
    case "sameLocation":
      return (_s, _scope, _seat, last) => [last]; // nobody plays into another base: then it stays where it is
    case "anyBattlefield":
    case "aBattlefield":
      return (s) => s.battlefields.map((b) => b.index + FIRST_BATTLEFIELD);
    case "battlefieldYouControl":
      return (s, _scope, seat) => s.battlefields.filter((b) => b.controller === seat).map((b) => b.index + FIRST_BATTLEFIELD);
  }
}

function compileChange(change: CostChange | undefined, c: InstructionCompiler): (s: State, scope: Scope) => PlayTerms {
  if (change === undefined) return () => USUAL;
  const own = c.names.builder.domains;
  const instead = change.for === undefined ? null : Array.isArray(change.for) ? null : compileResources(change.for as { energy?: number }, own);
  const less = compileResources(change.less ?? {}, own);
  const lessEnergy = change.lessEnergy === undefined ? null : c.amount(change.lessEnergy);
  return (s, scope) => {
    const dynamic = lessEnergy === null ? 0 : lessEnergy(s, scope);
    return {
      ...USUAL,
      ignore: change.ignore ?? "none",
      energy: instead === null ? null : instead.energy,
      power: instead === null ? null : instead.power,
      lessEnergy: less.energy + (Number.isNaN(dynamic) ? 0 : dynamic),
      lessPower: less.power,
    };
  };
}
