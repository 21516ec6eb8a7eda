import { topOf } from "../../derive/read.ts";
import type { Choice } from "../../state/decision.ts";
import { NO_OBJECT, nextIncarnation } from "../../state/ids.ts";
import { idAt, isCurrentAt } from "../../state/object-refs.ts";
import type { GameObject, State } from "../../state/records.ts";
import type { CompiledFilter, Num, Seats } from "../compile/terms.ts";
import { isSame, me, referred, self, subject } from "../references.ts";
import type { Scope } from "../scope.ts";
import type { Filter } from "../types.ts";

/** Compiled selectors, and what they mean while a text is executed. */

/** How many may be chosen. */
export interface CompiledCount {
  readonly min: number;
  /** Null: any number. */
  readonly max: Num | null;
  /** As many as `max` says, which is known when they are chosen. */
  readonly exact: boolean;
}

export type CompiledSel =
  | { readonly is: "me" | "this" | "triggered" | "equipped" | "shown" | "hand" | "runes" | "legend" }
  | { readonly is: "var"; readonly number: number }
  | {
      readonly is: "target";
      readonly number: number;
      readonly filter: CompiledFilter;
      readonly count: CompiledCount;
      readonly text: Filter;
    }
  | { readonly is: "all"; readonly number: number; readonly filter: CompiledFilter }
  | {
      readonly is: "pick";
      readonly number: number;
      readonly filter: CompiledFilter;
      readonly count: CompiledCount;
      readonly by: Seats | null;
      readonly text: Filter;
    }
  | { readonly is: "top"; readonly number: number; readonly amount: Num; readonly of: Seats }
  | { readonly is: "both"; readonly parts: readonly CompiledSel[] }
  | { readonly is: "rest"; readonly number: number; readonly incarnations: number };

const NONE: readonly Choice[] = [];

/** What a selector means now. Targets that are no longer legal have been taken out of `vars` before (359.3.e.5). */
export function evaluate(s: State, scope: Scope, sel: CompiledSel): readonly Choice[] {
  switch (sel.is) {
    case "me":
      return known(me(s, scope));
    case "this":
      return known(self(s, scope));
    case "equipped": {
      const host = self(s, scope)?.attachedTo ?? NO_OBJECT;
      return host < 0 ? NONE : [host];
    }
    case "shown": {
      const { linked } = s.objects[scope.source];
      const { source, sourceIncarnation } = scope;
      // What it was played with is known yet when it has just left; played again, it is played with something else.
      if (!isSame(s, source, sourceIncarnation) && !isSame(s, source, nextIncarnation(sourceIncarnation))) return NONE;
      return linked.length > 0 && isCurrentAt(s, linked, 0) ? [idAt(linked, 0)] : NONE;
    }
    case "triggered":
      // "Take control of this and recall it": where nothing else was mentioned and nothing triggered, "it" is this.
      return known(scope.note === null ? me(s, scope) : subject(s, scope.note));
    case "var":
    case "target":
    case "pick":
      return referred(s, scope, sel.number);
    case "all":
      return sel.filter.candidates(s, scope);
    case "hand":
      return s.players[scope.you].hand;
    case "runes":
      return s.players[scope.you].runes;
    case "legend":
      return s.players[scope.you].legends;
    case "top": {
      const [seat] = sel.of(s, scope);
      return seat === undefined ? NONE : topOf(s, seat, sel.amount(s, scope));
    }
    case "both":
      return sel.parts.flatMap((part) => evaluate(s, scope, part));
    case "rest": {
      const incarnations = scope.vars[sel.incarnations] ?? NONE;
      return (scope.vars[sel.number] ?? NONE).filter((id, i) => (s.objects[id].incarnation as number) === incarnations[i]);
    }
  }
}

const known = (o: GameObject | null): readonly Choice[] => (o === null ? NONE : [o.id]);
