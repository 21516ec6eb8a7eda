import type { CardId } from "../../state/ids.ts";
import { emptyObjectArray } from "../../state/lists.ts";
import type { CompiledAbility, CompiledOngoing } from "../pool.ts";
import type { Program, Step } from "../run/program.ts";
import type { CompiledCost } from "./costs.ts";
import { nothingLookedAt } from "./looks.ts";
import type { Compilers, GroupCheck, Names } from "./terms.ts";

/** The pool while it is being compiled: numbers are given out in the order of the cards. */
export interface Builder {
  readonly compile: Compilers;
  readonly abilities: CompiledAbility[];
  readonly programs: Program[];
  readonly blocks: Step[][];
  readonly groups: GroupCheck[];
  readonly costs: CompiledCost[];
  readonly ongoing: CompiledOngoing[];
  readonly delayedEvents: boolean[];
  readonly tokens: (name: string) => CardId;
  readonly words: string[];
  readonly domains: number;
  readonly card: CardId;
  readonly name: string;
  readonly isBattlefield: boolean;
}

export const newNames = (builder: Builder): Names => ({
  compile: builder.compile,
  numbers: new Map(),
  count: 0,
  last: -1,
  there: -1,
  card: builder.name,
  builder,
  targets: emptyObjectArray(),
  destinations: emptyObjectArray(),
  modes: emptyObjectArray(),
  mode: null,
  gate: null,
  noted: null,
  used: new Set(),
  costPicks: [],
  needed: new Set(),
  isChoosing: false,
  fresh: new Set(),
  inEach: false,
  neverTargets: false,
  isDelayed: false,
  deckOfIt: false,
  changesMight: false,
  whoDid: -1,
  origin: -1,
  looks: nothingLookedAt(),
});

/** A text inside a text: it may refer to what the outer one has mentioned. */
export const innerNames = (outer: Names): Names => ({
  ...newNames(outer.builder),
  numbers: new Map(outer.numbers),
  count: outer.count,
  last: outer.last,
  there: outer.there,
  used: outer.used,
  neverTargets: outer.neverTargets,
  isDelayed: outer.isDelayed,
  looks: nothingLookedAt(outer.count, outer.looks),
});
