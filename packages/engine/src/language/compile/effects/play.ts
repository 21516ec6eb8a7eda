import { removeOngoing } from "../../../actions/ongoing.ts";
import { followFrom, setDid } from "../../../actions/running-text.ts";
import { mayPlayOnTerms, startPlay } from "../../../procedures/play/play.ts";
import { objectOfChoice } from "../../../state/decision.ts";
import { editItem } from "../../../state/fork.ts";
import { askMay, saidYes } from "../../../state/frames.ts";
import { nextIncarnation, type ObjectId, type Seat, TypeBit, Zone } from "../../../state/ids.ts";
import { USUAL } from "../../../state/play-terms.ts";
import type { ChainItem, PlayTerms, State } from "../../../state/records.ts";
import { isSame } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import { compileResources } from "../../run/resources.ts";
import type { Scope } from "../../scope.ts";
import type { Instruction } from "../../types.ts";
import { lookAt } from "../looks.ts";
import type { InstructionCompiler } from "./context.ts";
import { compileChange, compilePlaces, withinHiding } from "./play-terms.ts";
import { compilePlayToken } from "./play-token.ts";

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
        if (scope.item === null || seat === undefined || isPlayedAgain(s, scope.item)) return null;
        return mayPlayOnTerms(s, seat, scope.source, terms) ? seat : null;
      };
      const step = c.step((s, scope) => {
        const seat = player(s, scope);
        if (seat !== null) {
          endBonusOfLastPlay(s, scope.source);
          startPlay(s, seat, scope.source, 0, terms);
        }
        setDid(s, scope, seat !== null);
        return DONE;
      });
      return { ...step, possible: (s, scope) => player(s, scope) !== null };
    }
  }
}

/** Repeated, each execution offers it: what one of them has played is on its way already. */
const isPlayedAgain = (s: State, { id, object }: ChainItem): boolean =>
  s.chain.some((item) => item.object === object && item.ability < 0 && item.id > id);

/** The Bonus Damage that it was played again with is that of one play, and does not add up with that of the next (715.1). */
function endBonusOfLastPlay(s: State, spell: ObjectId): void {
  for (const { id, effect, source } of s.ongoing) {
    const lasting = s.pool.ongoing[effect];
    if (source !== spell || lasting.kind !== "static") continue;
    const { data } = lasting.static;
    if (data.effect === "bonusDamage" && data.by === "thisSpell") removeOngoing(s, id);
  }
}

function compilePlayCard(i: Extract<Instruction, { do: "playCard" }>, c: InstructionCompiler): Step {
  // "Play this from your trash": the card that the spell has become.
  if (i.what === "me") lookAt("source", c.names);
  const what = i.what === "me" && i.from === "trash" ? inTrash : c.sel(i.what);
  const where = compilePlaces(i.where, c);
  const who = i.who === undefined ? null : c.who(i.who);
  const change = compileChange(i.cost, c);
  const { then } = i;
  const unitWhere = i.ifUnit === undefined ? null : compilePlaces(i.ifUnit.where, c);
  const seatOf = (s: State, scope: Scope, id: ObjectId): Seat => (who === null ? scope.you : (who(s, scope)[0] ?? s.objects[id].owner));
  const termsOf = (s: State, scope: Scope, id: ObjectId): PlayTerms => {
    const seat = seatOf(s, scope, id);
    const { card, lastLocation } = s.objects[id];
    const places = withinHiding(s, scope, seat, card, where(s, scope, seat, lastLocation));
    if (unitWhere === null || (s.pool.cards[card].types & TypeBit.unit) === 0) return { ...change(s, scope), places };
    const there = unitWhere(s, scope, seat, lastLocation) ?? [];
    return i.ifUnit?.may === true ? { ...change(s, scope), places, also: there } : { ...change(s, scope), places: there };
  };
  const isPlayable = (s: State, scope: Scope, id: ObjectId): boolean =>
    s.objects[id].zone !== Zone.none && mayPlayOnTerms(s, seatOf(s, scope, id), id, termsOf(s, scope, id));
  const playable = (s: State, scope: Scope): readonly ObjectId[] => what(s, scope).filter((id) => isPlayable(s, scope, id));
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
    followFrom(s, scope, ids);
    setDid(s, scope, ids.length > 0);
    return DONE;
  });
  // Where windows must not give away what a hand holds, what is still to be picked is looked at by the pick itself.
  const couldPick = (s: State, scope: Scope): boolean =>
    s.windows === "public" ||
    step.picks.some((pick) => pick.filter.candidates(s, scope).some((id) => isPlayable(s, scope, objectOfChoice(id))));
  return { ...step, possible: (s, scope) => (step.picks.length > 0 ? couldPick(s, scope) : playable(s, scope).length > 0) };
}

function inTrash(s: State, { source, sourceIncarnation }: Scope): readonly ObjectId[] {
  const isThat = isSame(s, source, sourceIncarnation) || isSame(s, source, nextIncarnation(sourceIncarnation));
  return isThat && s.objects[source].zone === Zone.trash ? [source] : [];
}
