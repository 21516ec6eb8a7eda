import { hidingPlace } from "../../../procedures/chain/legal-targets.ts";
import { baseOf, battlefieldLocation, type CardId, type LocationId, type Seat, TypeBit } from "../../../state/ids.ts";
import { USUAL } from "../../../state/play-terms.ts";
import type { PlayTerms, State } from "../../../state/records.ts";
import { compileResources } from "../../run/resources.ts";
import { here, type Scope } from "../../scope.ts";
import type { CostChange, PlayPlace, Resources } from "../../types.ts";
import { lookAt, lookAtIt } from "../looks.ts";
import { thereOf } from "../places.ts";
import type { InstructionCompiler } from "./context.ts";

/** 419.3.b: on what terms effects have cards and tokens played: where to, and for what. */

/** Null: wherever its player may play it. */
type Places = (s: State, scope: Scope, seat: Seat, last: LocationId) => readonly LocationId[] | null;

/** 811.1.d.3: what was hidden has its player play units to where it lay, if its text leaves the choice. */
export function withinHiding(s: State, scope: Scope, seat: Seat, card: CardId, places: ReturnType<Places>): ReturnType<Places> {
  const at = hidingPlace(s, scope);
  if (at < 0 || seat !== scope.you || (s.pool.cards[card].types & TypeBit.unit) === 0) return places;
  return places === null || places.includes(at) ? [at] : places;
}

export function compilePlaces(place: PlayPlace | undefined, c: InstructionCompiler): Places {
  if (place === undefined) return () => null;
  if (typeof place === "object") {
    const of = c.place(place.of);
    return (s, scope) => {
      const at = of(s, scope);
      return at < 0 ? [] : [at];
    };
  }
  switch (place) {
    case "here":
      lookAt("source", c.names);
      return (s, scope) => {
        const at = here(s, scope);
        return at < 0 ? [] : [at];
      };
    case "there": {
      const number = c.names.there;
      lookAtIt(number, c.names);
      return (s, scope) => {
        const at =
          scope.note !== null && number < 0
            ? scope.note.from >= 0 && scope.note.to >= 0
              ? scope.note.from
              : scope.note.to >= 0
                ? scope.note.to
                : scope.note.from
            : thereOf(s, scope, number);
        return at < 0 ? [] : [at];
      };
    }
    case "base":
      return (_s, _scope, seat) => [baseOf(seat)];
    case "sameLocation":
      return (_s, _scope, _seat, last) => [last]; // nobody plays into another base: then it stays where it is
    case "anyBattlefield":
    case "aBattlefield":
      return (s) => s.battlefields.map((b) => battlefieldLocation(b.index));
    case "sameLocationOrBase":
      return (_s, _scope, seat, last) => (last === baseOf(seat) ? [last] : [last, baseOf(seat)]);
    case "singleBattlefield":
    case "asReplaced":
      throw new Error(`"${place}" can be said of tokens only`);
    case "battlefieldYouControl":
      return (s, _scope, seat) => s.battlefields.filter((b) => b.controller === seat).map((b) => battlefieldLocation(b.index));
  }
}

export function compileChange(change: CostChange | undefined, c: InstructionCompiler): (s: State, scope: Scope) => PlayTerms {
  if (change === undefined) return () => USUAL;
  const own = c.names.builder.domains;
  if (Array.isArray(change.for)) throw new Error("playing a card for a cost that is more than resources is not in the language yet");
  const instead = change.for === undefined ? null : compileResources(change.for as Resources, own);
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
