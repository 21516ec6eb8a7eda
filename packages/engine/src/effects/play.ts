import { newObject } from "../actions/relocate.ts";
import { tell } from "../actions/tell.ts";
import { thereOf } from "../language/compile/filters.ts";
import { compileResources } from "../language/compile/costs.ts";
import { DONE, type Step } from "../language/compile/program.ts";
import { here, locationOf, type Scope } from "../language/scope.ts";
import type { CostChange, Instruction, PlayPlace } from "../language/types.ts";
import { setDid, setVar } from "../procedures/effect.ts";
import { mayPlayOnTerms, startPlay } from "../procedures/play.ts";
import { askMay, saidYes } from "../state/frames.ts";
import { editItem } from "../state/fork.ts";
import { FIRST_BATTLEFIELD, type LocationId, NOWHERE, type Seat, Zone } from "../state/ids.ts";
import type { PlayTerms, State } from "../state/records.ts";
import type { InstructionCompiler } from "./context.ts";

/** Cards and tokens played by effects (419.3): they become pending items and are finalized after this resolution (354.3). */
export function compilePlay(i: Extract<Instruction, { do: "playToken" | "playCard" | "playAgain" }>, c: InstructionCompiler): Step {
  switch (i.do) {
    case "playToken": {
      const n = c.amount(i.n ?? 1);
      const who = c.who(i.who);
      const where = compilePlaces(i.where, c);
      const number = c.outcome(i.as);
      const card = c.names.builder.tokens(i.token);
      const ready = i.ready === true;
      const exhausted = i.exhausted === true;
      return c.step((s, scope) => {
        const made: number[] = [];
        for (const seat of who(s, scope))
          for (let k = n(s, scope); k > 0; k--) {
            const token = newObject(s, card, seat, true);
            token.zone = Zone.chain;
            tell(s, "tokenCreated", "439.1", { player: seat, object: token.id });
            startPlay(s, seat, token.id, 0, { ...USUAL, ignore: "cost", places: where(s, scope, seat, NOWHERE), ready, exhausted });
            made.push(token.id);
          }
        setVar(s, scope, number, made);
        setDid(s, scope, made.length > 0);
        return DONE;
      });
    }
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
      return (_s, _scope, seat, last) => (last >= FIRST_BATTLEFIELD || last === seat ? [last] : [seat]);
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
