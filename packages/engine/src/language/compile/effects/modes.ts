import { runBlock, setVar } from "../../../actions/running-text.ts";
import { setUses } from "../../../actions/trigger.ts";
import { modesKey, usedModesOf } from "../../../derive/used-modes.ts";
import { ask, picks } from "../../../state/frames.ts";
import { isOfExecution, modeIn } from "../../../state/mode-choices.ts";
import type { State } from "../../../state/records.ts";
import { fromTurnPlayer } from "../../../state/turn-order.ts";
import { me, referred } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import type { Scope } from "../../scope.ts";
import type { Instruction } from "../../types.ts";
import { compileInnerAbility } from "../abilities.ts";
import { compileCondition } from "../conditions.ts";
import type { InstructionCompiler } from "./context.ts";
import { reflect } from "./later.ts";

/** 355.3: modes are chosen on finalization, unless a text says that something else decides. */
export function compileModes(i: Extract<Instruction, { do: "modes" }>, c: InstructionCompiler): Step {
  const group = c.names.modes.length;
  const min = typeof i.n === "number" ? i.n : i.n === undefined ? 1 : 0;
  const max = typeof i.n === "number" ? i.n : i.n === undefined ? 1 : i.modes.length;
  if (i.resolution !== true && i.basedOn === undefined)
    c.names.modes.push({ instruction: i, min, max, count: i.modes.length, unchosen: i.unchosen ?? null, rest: 0 });
  const outer = c.names.mode;
  const about = i.about === undefined ? null : c.sel(i.about);
  if (i.basedOn !== undefined) return compileBasedOn(i, c);
  if (i.by !== undefined && i.resolution !== true) throw new Error("modes are chosen by another player on resolution only");
  if (i.resolution !== true && i.modes.some((mode) => mode.when !== undefined))
    throw new Error("modes with conditions are looked at on resolution only");
  void about;
  const blocks = i.modes.map((mode, k) => {
    if (i.resolution !== true) c.names.mode = [group, k];
    const block = c.block(mode.then);
    c.names.mode = outer;
    return { block, when: mode.when === undefined ? null : compileCondition(mode.when, c.names) };
  });
  const by = c.who(i.by);
  return c.step((s, scope, at) => {
    if (i.resolution === true) {
      if (i.modes.some((mode) => mode.when !== undefined)) {
        if (at >= blocks.length) return DONE;
        const { block, when } = blocks[at];
        if (when === null || when(s, scope)) runBlock(s, scope, block);
        return at + 1;
      }
      if (at === 0) {
        const used = i.unchosen === "turn" ? usedModes(s, scope) : 0;
        const options = blocks.map((_, k) => k).filter((k) => (used & (1 << k)) === 0);
        if (options.length === 0) return DONE;
        ask(s, {
          player: by(s, scope)[0] ?? scope.you,
          kind: "mode",
          about: "mode",
          rule: "355.3",
          source: scope.source,
          options,
          min,
          max: Math.min(max, options.length),
        });
        return 1;
      }
      if (at === 1) {
        for (const k of picks(s).toReversed()) runBlock(s, scope, blocks[k].block);
        return 2;
      }
      return DONE;
    }
    const chosen = scope.item?.modes.filter((choice) => isOfExecution(choice, group, scope.execution)).map(modeIn) ?? [];
    if (at >= chosen.length) return DONE;
    if (i.unchosen === "turn" && scope.item !== null && me(s, scope) !== null)
      setUses(s, scope.source, modesKey(s, scope.item), usedModes(s, scope) | (1 << chosen[at]));
    runBlock(s, scope, blocks[chosen[at]].block);
    return at + 1;
  });
}

/** 387.1.b: no choice: whichever modes bear the domain or type of "it". */
function compileBasedOn(i: Extract<Instruction, { do: "modes" }>, c: InstructionCompiler): Step {
  const number = c.names.last;
  const modes = i.modes.map((mode) => ({
    label: (mode.label ?? "").toLowerCase(),
    ability: compileInnerAbility({ kind: "triggered", when: [], then: mode.then }, c.names),
  }));
  return c.step((s, scope) => {
    const [id] = referred(s, scope, number);
    if (id === undefined) return DONE;
    const { data } = s.pool.cards[s.objects[id].card];
    const labels: readonly string[] = i.basedOn === "domain" ? data.domains : (data.types ?? [data.type]);
    for (const mode of modes) if (labels.includes(mode.label)) reflect(s, scope, mode.ability);
    return DONE;
  });
}

/** Each of them chooses a label; for each who chose it, you and that player do what it says. */
export function compileVote(i: Extract<Instruction, { do: "vote" }>, c: InstructionCompiler): Step {
  const who = c.who(i.who);
  const options = i.options.map((mode) => c.block(mode.then));
  const votes = c.outcome();
  return c.step((s, scope, at) => {
    const seats = who(s, scope);
    if (at > 0 && at <= seats.length) setVar(s, scope, votes, [...(scope.vars[votes] ?? []), picks(s)[0]]);
    if (at < seats.length) {
      ask(s, {
        player: seats[at],
        kind: "mode",
        about: "mode",
        rule: "355.17",
        source: scope.source,
        options: options.map((_, k) => k),
        min: 1,
        max: 1,
      });
      return at + 1;
    }
    // What is pushed last runs first: option by option, voter by voter, and each two of them in turn order (303.2.a).
    for (let option = options.length - 1; option >= 0; option--)
      for (let k = seats.length - 1; k >= 0; k--) {
        if (((scope.vars[votes] ?? [])[k] ?? 0) !== option) continue;
        const two = fromTurnPlayer(s).filter((seat) => seat === seats[k] || seat === scope.you);
        for (const seat of two.toReversed()) runBlock(s, scope, options[option], seat);
      }
    return DONE;
  });
}

const usedModes = (s: State, scope: Scope): number => (scope.item === null ? 0 : usedModesOf(s, scope.item));
