import { emit } from "../../actions/emit.ts";
import { type KillData, killNow } from "../../actions/kill.ts";
import { runProgram } from "../../actions/running-text.ts";
import { controllerOf, setUses } from "../../actions/trigger.ts";
import { type Active, activeReplacements } from "../../derive/ability-index.ts";
import { instanceKey } from "../../derive/copies.ts";
import type { CompiledReplacement } from "../../language/pool.ts";
import { type Scope, scopeOf, withVars } from "../../language/scope.ts";
import { objectOfChoice } from "../../state/decision.ts";
import { editFrame } from "../../state/fork.ts";
import { ask, askMay, pickedObjects, picks, popFrame, procedure, REPLACED, saidYes } from "../../state/frames.ts";
import { NO_ONGOING, type ObjectId, type OngoingId, type Seat, Zone } from "../../state/ids.ts";
import { mapToNumbers } from "../../state/lists.ts";
import { refersTo } from "../../state/object-refs.ts";
import type { State } from "../../state/records.ts";
import { inTurnOrder } from "../../state/turn-order.ts";
import { usesOf } from "../../state/uses.ts";
import { canPayCost } from "../cost/payable.ts";
import { startPayment } from "../cost/start-payment.ts";

/** 372, 373: which replacement effects apply to simultaneous deaths, in which order, and what happens instead. */

/** A replacement effect that may apply to a death, and the key under which it is remembered. */
interface Applicable {
  readonly key: number;
  readonly active: Active;
  /** Which deaths it would replace. */
  events: readonly ObjectId[];
  readonly replacement: CompiledReplacement;
  readonly controller: Seat;
  readonly ongoing: OngoingId;
  readonly scope: Scope;
}

const NO_DEATHS: readonly ObjectId[] = [];

function applicable(s: State, data: KillData): Applicable[] {
  const out: Applicable[] = [];
  for (const active of activeReplacements(s, "die")) {
    const key = active.self * 4096 + active.ability.id;
    const { replacement } = active.ability;
    if (replacement === null || data.applied.includes(key)) continue;
    const o = s.objects[active.source];
    // 374, 719.1, 191.4.a: what an attached card appends is the ability of its bearer, and its bearer's controller's.
    const controller = controllerOf(s, active.source, active.ability);
    const scope = scopeOf(controller, active.source, active.self, o.incarnation);
    if (active.ability.gate !== null && !active.ability.gate(s, scope)) continue;
    if (replacement.data.oncePerTurn === true && usesOf(o.used, instanceKey(s, active.ability.id, active.source, active.self)) > 0)
      continue;
    add(s, out, data, { key, active, events: NO_DEATHS, replacement, controller, ongoing: NO_ONGOING, scope }, (id) =>
      replacement.of === "me" ? id === active.source : replacement.of !== "it" && replacement.of.test(s, scope, id),
    );
  }
  for (const ongoing of s.ongoing) {
    const effect = s.pool.ongoing[ongoing.effect];
    if (effect.kind !== "replacement") continue;
    const { replacement } = effect.ability;
    const key = -1 - ongoing.id;
    if (replacement === null || replacement.event !== "die" || data.applied.includes(key)) continue;
    const scope = scopeOf(ongoing.controller, ongoing.source, ongoing.source, ongoing.sourceIncarnation);
    const active: Active = { ability: effect.ability, source: ongoing.source, self: ongoing.source };
    add(
      s,
      out,
      data,
      { key, active, events: NO_DEATHS, replacement, controller: ongoing.controller, ongoing: ongoing.id, scope },
      (id) => refersTo(s, ongoing.about, id) || (replacement.of !== "it" && replacement.of !== "me" && replacement.of.test(s, scope, id)),
    );
  }
  return out;
}

/** 373.1: those of the first player in turn order, and whatever else applies to the same deaths (372). */
function contenders(s: State, data: KillData): Applicable[] {
  const all = applicable(s, data);
  if (all.length < 2) return all;
  const first = inTurnOrder(s, s.turnPlayer).find((seat) => all.some((o) => o.controller === seat));
  const events = all.flatMap((o) => (o.controller === first ? o.events : []));
  return events.length === 0 ? all : all.filter((o) => o.controller === first || o.events.some((id) => events.includes(id)));
}

function add(s: State, out: Applicable[], data: KillData, candidate: Applicable, fits: (id: ObjectId) => boolean): void {
  const { replacement, scope } = candidate;
  candidate.events = data.ids.filter((id) => {
    if (s.objects[id].zone !== Zone.board || !fits(id)) return false;
    const about = withVars(scope, [[id]]);
    if (replacement.condition !== null && !replacement.condition(s, about)) return false;
    return replacement.cost === null || canPayCost(s, payer(s, candidate.controller, replacement, id), replacement.cost, about);
  });
  if (candidate.events.length > 0) out.push(candidate);
}

const payer = (s: State, controller: Seat, replacement: CompiledReplacement, id: ObjectId): Seat =>
  replacement.data.who === "itsController" ? s.objects[id].controller : controller;

const Step = { choose: 0, chooseEvent: 1, offer: 2, pay: 3, instead: 4, next: 5 } as const;

export const killProcedure = procedure<KillData, typeof Step>("370", Step, {
  /** 372, 373: whose objects are dying decides which effect applies first. */
  choose(s, data, frame) {
    const options = contenders(s, data);
    // 370.1.c: nobody dies before nothing replaces it any longer.
    if (options.length === 0) {
      popFrame(s);
      killNow(
        s,
        data.ids.filter((id) => s.objects[id].zone === Zone.board),
        data.attribution,
      );
      return REPLACED;
    }
    const d = editKill(s, frame);
    d.chosen = -1;
    if (options.length === 1 || options.every((o) => o.key === options[0].key)) {
      s.answer = { do: "choose", picks: [options[0].active.self] };
      d.chosen = 0;
    } else {
      const decider = s.objects[options[0].events[0]].controller;
      ask(s, {
        player: decider,
        kind: "choose",
        about: "order",
        rule: "372",
        options: [...new Set(mapToNumbers(options, (o) => o.active.self))],
        min: 1,
        max: 1,
      });
    }
    return Step.chooseEvent;
  },

  /** Which of several deaths a single-use effect replaces (373). */
  chooseEvent(s, data, frame) {
    const options = data.chosen === 0 ? contenders(s, data) : applicable(s, data);
    const [self] = picks(s);
    const at = data.chosen === 0 ? 0 : options.findIndex((o) => o.active.self === self);
    const chosen = options[Math.max(0, at)];
    editKill(s, frame).chosen = chosen.key;
    if (chosen.events.length > 1 && chosen.replacement.single)
      ask(s, {
        player: chosen.controller,
        kind: "choose",
        about: "targets",
        rule: "373",
        source: chosen.active.self,
        options: chosen.events,
        min: 1,
        max: 1,
      });
    else s.answer = { do: "choose", picks: chosen.events };
    return Step.offer;
  },

  offer(s, data, frame) {
    const events = pickedObjects(s);
    editKill(s, frame).events = events;
    const chosen = applicable(s, data).find((o) => o.key === data.chosen);
    if (chosen === undefined) return Step.pay;
    if (chosen.replacement.data.may === true)
      // 203: what is not paid for does not save anything.
      askMay(s, payer(s, chosen.controller, chosen.replacement, events[0]), "371.2", chosen.active.self);
    else s.answer = { do: "yes" };
    return Step.pay;
  },

  pay(s, data, frame) {
    const chosen = applicable(s, data).find((o) => o.key === data.chosen);
    const d = editKill(s, frame);
    d.applied = [...data.applied, data.chosen];
    if (chosen === undefined || !saidYes(s)) return Step.choose;
    const [event] = data.events;
    if (chosen.replacement.data.oncePerTurn === true) {
      const { ability, source, self } = chosen.active;
      setUses(s, source, instanceKey(s, ability.id, source, self), 1);
    }
    if (chosen.ongoing >= 0) consumeOngoing(s, chosen.ongoing);
    if (chosen.replacement.cost !== null)
      startPayment(s, payer(s, chosen.controller, chosen.replacement, event), chosen.replacement.cost, {
        ...chosen.scope,
        vars: [[event]],
      });
    else s.answer = { do: "yes" };
    d.saved = chosen.active.ability.id;
    d.chosen = chosen.active.self;
    d.replacedBy = chosen.controller;
    return Step.instead;
  },

  /** 373.1.a: what happens instead happens before the other deaths. */
  instead(s, data) {
    const { replacement } = s.pool.abilities[data.saved];
    if (replacement === null) return Step.next;
    const self = objectOfChoice(data.chosen);
    const host = s.objects[self].attachedTo;
    const source = host >= 0 ? host : self;
    for (const id of data.events.toReversed()) {
      emit(s, "replaced", "370.1.b", { object: id, source: self });
      runProgram(s, replacement.program, withVars(scopeOf(data.replacedBy, source, self, s.objects[source].incarnation), [[id]]));
    }
    return Step.next;
  },

  next(s, data, frame) {
    const d = editKill(s, frame);
    d.ids = data.ids.filter((id) => !data.events.includes(id));
    d.events = [];
    // 373.2.a.1: what was to be given up for one death and is still there goes on with the next, in the same sequence.
    const key = data.chosen * 4096 + data.saved;
    const applied = data.applied.filter((other) => other !== key);
    if (d.ids.length === 0 || !applicable(s, { ...d, applied }).some((o) => o.key === key && o.replacement.single)) return Step.choose;
    d.applied = applied;
    s.answer = { do: "choose", picks: [data.chosen] };
    d.chosen = -1;
    return Step.chooseEvent;
  },
});

const editKill = (s: State, frame: number): Writable<KillData> => editFrame(s, frame).data as Writable<KillData>;
type Writable<Record> = { -readonly [Key in keyof Record]: Record[Key] };

function consumeOngoing(s: State, id: OngoingId): void {
  const ongoing = s.ongoing.find((o) => o.id === id);
  if (ongoing === undefined) return;
  const effect = s.pool.ongoing[ongoing.effect];
  if (effect.kind === "replacement" && effect.once) s.ongoing = s.ongoing.filter((o) => o.id !== id);
}
