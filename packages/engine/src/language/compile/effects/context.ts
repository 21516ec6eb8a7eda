import { isSpellCard } from "../../../actions/attribution.ts";
import type { DamageSource } from "../../../actions/deal.ts";
import { setVar } from "../../../actions/running-text.ts";
import { objectsOfChoices } from "../../../state/decision.ts";
import { type LocationId, NO_ITEM, type ObjectId, Zone } from "../../../state/ids.ts";
import { LastKnownFlag } from "../../../state/last-known-flags.ts";
import { emptyObjectArray, toObjectArray } from "../../../state/lists.ts";
import type { State } from "../../../state/records.ts";
import type { DestinationSlot, Noted, Program, Split, Step } from "../../run/program.ts";
import { evaluate } from "../../run/selectors.ts";
import type { Scope } from "../../scope.ts";
import type { Amount, Instruction, Sel, Who } from "../../types.ts";
import { compileAmount } from "../amounts.ts";
import { noted } from "../conditions.ts";
import { lookAt } from "../looks.ts";
import { incarnationsOf, mention, newVar } from "../numbers.ts";
import { placeOf } from "../places.ts";
import { compileWho } from "../players.ts";
import { compileSel } from "../selectors.ts";
import type { Names, Num, Seats } from "../terms.ts";

const NO_ONE: readonly never[] = [];

/** Compiles one instruction: collects what it chooses, and makes the closure that performs it. */
export class InstructionCompiler {
  /** Targets and picks are noted for their questions. */
  readonly noted: Noted = { targets: emptyObjectArray(), picks: emptyObjectArray(), split: null };

  constructor(
    readonly names: Names,
    private readonly instruction: Instruction,
  ) {}

  /** What is acted upon. What is found on execution becomes "it" as it was found, if the text says "it" later. */
  sel(sel: Sel, split: Split | null = null): (s: State, scope: Scope) => readonly ObjectId[] {
    this.noted.split = split;
    const compiled = compileSel(sel, this.names);
    this.noted.split = null;
    // Of a token that died, something may be known yet; nothing can be done to it (186.1).
    if (compiled.is === "me" || compiled.is === "this" || compiled.is === "triggered")
      return (s, scope) => {
        const ids = objectsOfChoices(evaluate(s, scope, compiled));
        return ids.length > 0 && s.objects[ids[0]].zone === Zone.none ? NO_ONE : ids;
      };
    if (compiled.is !== "all" && compiled.is !== "top") return (s, scope) => objectsOfChoices(evaluate(s, scope, compiled));
    const { used } = this.names;
    return (s, scope) => {
      const ids = objectsOfChoices(evaluate(s, scope, compiled));
      if (scope.root >= 0 && used.has(compiled.number)) setVar(s, scope, compiled.number, ids);
      return ids;
    };
  }

  /** Said in passing: where something goes, say. It is not "it" afterwards. */
  aside(sel: Sel): (s: State, scope: Scope) => readonly ObjectId[] {
    const { last, there } = this.names;
    const ids = this.sel(sel);
    this.names.last = last;
    this.names.there = there;
    return ids;
  }

  /** Where that is, said in passing too. */
  place(sel: Sel): (s: State, scope: Scope) => LocationId {
    const { last, there } = this.names;
    const compiled = compileSel(sel, this.names);
    this.names.last = last;
    this.names.there = there;
    return (s, scope) => placeOf(s, scope, compiled);
  }

  /**
   * What an amount speaks of is not "it" afterwards. `before`: its own "it" is what was mentioned before what is acted upon,
   * while "there" is where that is: "give a unit +2 [M] for each enemy unit there".
   */
  amount(amount: Amount, before = this.names.last): Num {
    const { last, there } = this.names;
    this.names.last = before;
    const num = compileAmount(amount, this.names);
    this.names.last = last;
    this.names.there = there;
    return num;
  }

  /** An amount by which Might is increased or decreased, or to which. */
  mightChange(amount: Amount, before: number): Num {
    this.names.changesMight = true;
    const num = this.amount(amount, before);
    this.names.changesMight = false;
    return num;
  }

  who(who: Who | undefined): Seats {
    const seats = compileWho(who ?? "you", this.names);
    if ((who ?? "you") !== "you" || this.names.inEach) return seats;
    // 190.6.d: the "you" of a battlefield without a controller is no one; choices are the turn player's all the same (190.6.b).
    return (s, scope) => (noted(scope, LastKnownFlag.ofNobody) ? NO_ONE : seats(s, scope));
  }

  /** A number for an outcome, which "it" means from here on. */
  outcome(as?: string): number {
    const number = newVar(this.names, as);
    mention(number, this.names);
    return number;
  }

  /** A number that the text cannot refer to. */
  hidden(): number {
    return newVar(this.names, undefined);
  }

  /** An outcome of which the text may deal with a part, and then with "the rest": those that have not changed zones since. */
  group(as: string | undefined): Group {
    const incarnations = this.outcome(as === undefined ? undefined : incarnationsOf(as));
    return { number: this.outcome(as), incarnations };
  }

  destination(options: DestinationSlot["options"]): number {
    const number = this.names.destinations.length;
    this.names.destinations.push({ number, options, mode: this.names.mode, gate: this.names.gate, instruction: this.instruction });
    return number;
  }

  block(instructions: readonly Instruction[]): number {
    return compileBlock(instructions, this.names);
  }

  step(run: Step["run"]): Step {
    const { targets, picks } = this.noted;
    return { run, targets, picks, possible: null, instruction: this.instruction, card: this.names.builder.card };
  }
}

/** The numbers under which a group of objects and their incarnations are kept. */
export interface Group {
  readonly number: number;
  readonly incarnations: number;
}

/** Who deals damage, kills or banishes may matter to others; the rest is done by the source or to it. */
const OF_SOURCE: ReadonlySet<Instruction["do"]> = new Set([
  "deal",
  "kill",
  "banish",
  "giveMyKeywords",
  "weaponmaster",
  "name",
  "addLegend",
]);

export function compileBlock(instructions: readonly Instruction[], names: Names): number {
  const { blocks } = names.builder;
  const id = blocks.length;
  const steps = emptyObjectArray<Step>();
  blocks.push(steps);
  const { noted } = names;
  for (const instruction of instructions) {
    const c = new InstructionCompiler(names, instruction);
    names.noted = c.noted;
    if (OF_SOURCE.has(instruction.do)) lookAt("source", names);
    const { run, targets, picks, possible, card } = names.compile.instruction(instruction, c);
    steps.push({ run, targets: toObjectArray(targets), picks: toObjectArray(picks), possible, instruction, card }); // of one shape: they are read at every step of a game
  }
  names.noted = noted;
  return id;
}

export function compileProgram(instructions: readonly Instruction[], names: Names, inherited = 0): Program {
  const { programs } = names.builder;
  const block = compileBlock(instructions, names);
  return finishProgram(block, names, inherited, programs);
}

export function finishProgram(block: number, names: Names, inherited: number, programs: Program[]): Program {
  const targets = toObjectArray(names.targets);
  const destinations = toObjectArray(names.destinations);
  const modes = toObjectArray(names.modes);
  const givenUp = toObjectArray(names.costPicks.filter((pick) => names.needed.has(pick.number)));
  const program: Program = {
    id: programs.length,
    block,
    targets,
    destinations,
    modes,
    givenUp,
    isCounted: targets.some(({ sel }) => sel.count.exact),
    hasGates: targets.some(({ gate }) => gate !== null),
    hasOneTarget:
      targets.length === 1 && targets[0].sel.count.min === 1 && targets[0].gate === null && modes.length === 0 && givenUp.length === 0,
    vars: names.count,
    inherited,
  };
  programs.push(program);
  return program;
}

// ----------------------------------------------------------------------------------------------- who is behind it

/** 428.5.d: a spell's own abilities count as the spell too. */
export const damageSourceOf = (s: State, scope: Scope, bonus: number): DamageSource => ({
  by: scope.you,
  object: scope.source,
  item: scope.item?.id ?? NO_ITEM,
  kind: isSpellCard(s, scope.source) ? "spell" : "ability",
  bonus,
});

export const unitSource = (s: State, unit: ObjectId, scope: Scope): DamageSource => ({
  by: s.objects[unit].controller,
  object: unit,
  item: scope.item?.id ?? NO_ITEM,
  kind: "unit",
  bonus: 0,
});
