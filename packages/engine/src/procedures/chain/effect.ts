import { emit } from "../../actions/emit.ts";
import { type EffectData, rootOf, setDid, setVar } from "../../actions/running-text.ts";
import { programOf } from "../../language/chosen.ts";
import type { CompiledFilter } from "../../language/compile/terms.ts";
import { referred } from "../../language/references.ts";
import { DONE, type Step, type TargetSlot } from "../../language/run/program.ts";
import { type Scope, withYou } from "../../language/scope.ts";
import type { Choice } from "../../state/decision.ts";
import { editFrame } from "../../state/fork.ts";
import { ask, editData, FINISHED, type Next, pickedObjects, picks, procedure, REPLACED } from "../../state/frames.ts";
import { NO_INCARNATION, type Seat, Zone } from "../../state/ids.ts";
import type { ChainItem, State } from "../../state/records.ts";
import { isLegalTarget } from "./legal-targets.ts";

/** 359.3: executing instructions from top to bottom. */

function scopeOfFrame(s: State, data: EffectData, frame: number): Scope {
  const root = rootOf(s, data.root);
  return {
    you: data.you,
    source: root.source,
    sourceIncarnation: root.sourceIncarnation,
    self: root.self,
    selfIncarnation: root.selfIncarnation,
    item: root.item,
    note: root.note,
    vars: root.vars,
    incarnations: root.incarnations,
    player: root.player,
    execution: root.execution,
    did: root.did,
    times: root.times,
    destinationsPerExecution: root.destinations,
    root: data.root,
    frame,
    here: root.here,
  };
}

/** Targets that are no longer legal are unaffected (359.3.e.5); what else can be done is done (055). */
function checkTargets(s: State, scope: Scope, step: Step): void {
  const { item } = scope;
  if (item === null) return;
  for (const slot of step.targets) {
    const { number } = slot.sel;
    const chosen = scope.vars[number] ?? NOTHING;
    const at = number + scope.execution * strideOf(s, item);
    let n = 0;
    while (n < chosen.length && isStillLegal(s, scope, item, slot, at, chosen[n])) n++;
    if (n === chosen.length) continue;
    const legal = chosen.filter((choice) => isStillLegal(s, scope, item, slot, at, choice));
    setVar(s, scope, number, legal);
  }
}
const NOTHING: readonly Choice[] = [];

/** `at`: the number of its variable, counted through all executions. */
function isStillLegal(s: State, scope: Scope, item: ChainItem, slot: TargetSlot, at: number, choice: Choice): boolean {
  const original = item.targets[at] ?? NOTHING;
  const k = original.indexOf(choice);
  if (slot.sel.filter.group?.perLocation === true && original.length > 1 && s.objects[choice].location !== item.locations[at]?.[k])
    return false;
  return isLegalTarget(s, scope, slot, choice, item.incarnations[at]?.[k] ?? NO_INCARNATION);
}

/** 355.11.b: if the targets no longer meet the demands on the group, the controller chooses some of them that do. */
function invalidTargetGroup(s: State, scope: Scope, step: Step): TargetSlot | null {
  for (const slot of step.targets) {
    const { group } = slot.sel.filter;
    if (group === null) continue;
    const chosen = referred(s, scope, slot.sel.number);
    if (chosen.length === 0 || group.ok(s, chosen, false)) continue;
    const fitting = chosen.filter((choice) => group.ok(s, [choice], true));
    if (slot.sel.count.min <= 1 && fitting.length > 1) return slot;
    setVar(s, scope, slot.sel.number, slot.sel.count.min <= 1 ? fitting : []);
  }
  return null;
}

const strideOf = (s: State, item: ChainItem): number => programOf(s, item)?.vars ?? 0;

/** 359.3.e.15: a spell that leaves the chain while it resolves stops, before it is repeated as well (820.1.d.1). */
export const hasLeftTheChain = (s: State, item: ChainItem | null): boolean =>
  item !== null && item.ability < 0 && s.objects[item.object].zone !== Zone.chain;

export const EffectStep = { next: 0, picked: 1, goOn: 2, regrouped: 3 } as const;

export const effectProcedure = procedure<EffectData, typeof EffectStep>("359.3.d", EffectStep, {
  /** The next instruction: its targets are checked, its picks are made, then it is performed. */
  next(s, data, frame) {
    const block = s.pool.blocks[data.block];
    if (data.pc >= block.length) return FINISHED;
    const step = block[data.pc];
    const scope = scopeOfFrame(s, data, frame);
    if (data.pc > 0 && hasLeftTheChain(s, scope.item)) return FINISHED;
    if (data.pick === 0 && step.targets.length > 0) {
      checkTargets(s, scope, step);
      const torn = invalidTargetGroup(s, scope, step);
      if (torn !== null) {
        const options = referred(s, scope, torn.sel.number);
        ask(s, {
          player: scope.you,
          kind: "choose",
          about: "targets",
          rule: "355.11.b",
          source: scope.source,
          options,
          min: 1,
          max: options.length,
          group: torn.sel.filter.group?.index ?? -1,
        });
        return EffectStep.regrouped;
      }
    }
    if (data.pick < step.picks.length) {
      const [first] = step.picks;
      if (data.pick === 0 && step.possible?.(s, scope) === false && !isSecretly(first.filter, s, scope))
        return ignore(s, scope, data, frame);
      startPick(s, scope, data, step.picks[data.pick]);
      return EffectStep.picked;
    }
    return perform(s, scope, step, frame, 0);
  },

  picked(s, data, frame) {
    const step = s.pool.blocks[data.block][data.pc];
    const scope = scopeOfFrame(s, data, frame);
    const { number } = step.picks[data.pick];
    // "Choose 2 units and 2 gear": what one instruction picks under one name belongs together.
    const together = data.pick > 0 && isPickedBefore(step, data.pick) ? (scope.vars[number] ?? NOTHING) : NOTHING;
    setVar(s, scope, number, together.length === 0 ? picks(s) : [...together, ...picks(s)]);
    if (s.events !== null) tellPicks(s, scope, data, step.picks[data.pick]);
    if (data.optional && data.pc === 0 && picks(s).length === 0) return FINISHED;
    editData(s, frame, data).pick = data.pick + 1;
    return EffectStep.next;
  },

  goOn(s, data, frame) {
    const step = s.pool.blocks[data.block][data.pc];
    return perform(s, scopeOfFrame(s, data, frame), step, frame, data.at);
  },

  regrouped(s, data, frame) {
    const scope = scopeOfFrame(s, data, frame);
    const torn = invalidTargetGroup(s, scope, s.pool.blocks[data.block][data.pc]);
    if (torn !== null) setVar(s, scope, torn.sel.number, picks(s));
    return EffectStep.next;
  },
});

const isPickedBefore = ({ picks }: Step, at: number): boolean => picks.slice(0, at).some((pick) => pick.number === picks[at].number);

/** 359.3.e.6: nobody is asked about what cannot be followed. */
function ignore(s: State, scope: Scope, data: EffectData, frame: number): Next<typeof EffectStep> {
  setDid(s, scope, false);
  editData(s, frame, data).pc = data.pc + 1;
  return EffectStep.next;
}

/** The instruction runs, asks or pushes what has to be done first, and says where it will go on. */
function perform(s: State, scope: Scope, step: Step, frame: number, at: number): Next<typeof EffectStep> {
  const result = step.run(s, scope, at);
  if (frame >= s.frames.length) return REPLACED;
  const d = editFrame(s, frame).data as EffectData;
  if (result !== DONE) {
    d.at = result;
    return EffectStep.goOn;
  }
  d.pc++;
  d.pick = 0;
  d.at = 0;
  return isOver(s, d, frame) ? FINISHED : EffectStep.next;
}

/** 354.3, 401.2: nothing is left to execute, of this block or of what it has started. */
const isOver = (s: State, { block, pc }: EffectData, frame: number): boolean =>
  pc >= s.pool.blocks[block].length && frame === s.frames.length - 1;

/** Whether something can be found in a hand or a deck is nobody else's business. */
export const isSecretly = (filter: CompiledFilter, s: State, scope: Scope): boolean =>
  filter.privately && filter.isPicky && filter.hides(s, scope);

/** 128.6: what nobody else has to know of compels its player to nothing; a card in the Champion Zone does. */
const isKept = (s: State, id: Choice): boolean => s.objects[id].zone === Zone.hand || s.objects[id].zone === Zone.deck;

/** What was chosen is told before anything is done with it, and whether there was anything else. */
function tellPicks(s: State, scope: Scope, data: EffectData, pick: Step["picks"][number]): void {
  const { chooser: player, isForced } = pickingOf(s, scope, data, pick);
  const result = isForced ? "forced" : "";
  for (const id of pickedObjects(s))
    if (id < s.objects.length) emit(s, "chose", "355.17", { player, object: id, source: scope.source, result });
}

interface Picking {
  readonly chooser: Seat;
  readonly options: readonly Choice[];
  readonly least: number;
  readonly most: number;
  readonly isForced: boolean;
}

/** Choices on execution. Nobody is compelled to find something in private or secret zones (128.6). */
function pickingOf(s: State, scope: Scope, data: EffectData, pick: Step["picks"][number]): Picking {
  const chooser = pick.by === null ? scope.you : (pick.by(s, scope)[0] ?? scope.you);
  const own: Scope = chooser === scope.you ? scope : withYou(scope, chooser);
  const options = pick.filter.candidates(s, own);
  const most = pick.count.max === null ? options.length : Math.min(options.length, pick.count.max(s, own));
  const unforced =
    (data.optional && data.pc === 0) || (pick.filter.privately && pick.filter.isPicky && options.every((id) => isKept(s, id)));
  const least = unforced ? 0 : Math.min(pick.count.min, options.length);
  const isSecret = s.windows === "public" && isSecretly(pick.filter, s, own);
  const isForced = !isSecret && (options.length === 0 || most === 0 || (least === most && options.length === least));
  return { chooser, options, least, most, isForced };
}

function startPick(s: State, scope: Scope, data: EffectData, pick: Step["picks"][number]): void {
  const { chooser, options, least, most, isForced } = pickingOf(s, scope, data, pick);
  if (isForced) {
    s.answer = { do: "choose", picks: options.slice(0, most) };
    return;
  }
  ask(s, {
    player: chooser,
    kind: "choose",
    about: pick.filter.privately ? "cards" : "targets",
    rule: "355.17",
    source: scope.source,
    options,
    min: least,
    max: most,
    group: pick.filter.group?.index ?? -1,
  });
}
