/** Conditions. */
import type { Amount, Condition, Filter, History, Sel, Status, Who } from "../types.ts";
import { filter, type Said } from "./filters.ts";

export interface Bounds {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
  readonly exactly?: Amount;
}

/** "if it's a spell", "while I'm at a battlefield": `is("me", "atBattlefield")`. */
export const is = (what: Sel, ...said: readonly Said[]): Condition => ({ is: what, filter: filter(...said) });
export const iAm = (...said: readonly Said[]): Condition => is("me", ...said);
export const itIs = (...said: readonly Said[]): Condition => is("it", ...said);
/** As it last was: "if it was an enemy unit". */
export const itWas = (...said: readonly Said[]): Condition => ({ is: "it", filter: filter(...said), past: true });
/** "if you control a Poro": `thereIs("yours", tagged("Poro"))`. */
export const thereIs = (...said: readonly Said[]): Condition => ({ there: filter(...said) });
export const thereAre = (bounds: Bounds, ...said: readonly Said[]): Condition => ({ there: filter(...said), ...bounds });
export const amountIs = (amount: Amount, bounds: Bounds & { readonly lessThan?: Amount; readonly moreThan?: Amount }): Condition => ({
  amount,
  ...bounds,
});
/** The additional cost of that name was paid; most cards have one, called `extra`. */
export const paid = (name = "extra"): Condition => ({ paid: name });
export const thisKilled = (what: Sel): Condition => ({ thisKilled: what });
export const youDo: Condition = { did: true };
/** What another player was offered. */
export const theyDo: Condition = { did: true, who: "chosenPlayer" };
export const youDont: Condition = { didNot: true };
export const thisTurnYou = (history: History, atLeast?: number, of?: Filter): Condition => ({
  history,
  ...(of ? { filter: of } : {}),
  ...(atLeast === undefined ? {} : { atLeast }),
});
/** How often you chose enemies of this kind this turn, and with what, if the text says so. */
export const youChose = (of: Filter, atLeast = 1, means?: "spellsOrUnitAbilities"): Condition => ({
  history: "choseEnemy",
  filter: of,
  ...(atLeast === 1 ? {} : { atLeast }),
  ...(means === undefined ? {} : { with: means }),
});
export const happened = (history: History, who: Who, of?: Filter, atLeast?: number): Condition => ({
  history,
  who,
  ...(of ? { filter: of } : {}),
  ...(atLeast === undefined ? {} : { atLeast }),
});
/** "if a friendly unit died this turn": the words say whose. */
export const diedThisTurn = (...said: readonly Said[]): Condition => ({ history: "unitDied", filter: filter(...said) });
export const diedInYourBeginningPhase = (...said: readonly Said[]): Condition => ({
  history: "beginningPhaseDeaths",
  filter: filter(...said),
});
export const scoreWithin = (n: number, of: "you" | "opponent"): Condition => ({ scoreWithin: n, of });
export const yourTurn: Condition = { turn: "yours" };
export const notYourTurn: Condition = { turn: "notYours" };
export const phaseIs = (phase: "beginning" | "main" | "ending" | "showdown"): Condition => ({ phase });
export const playedFrom = (from: "hand" | "facedown" | "elsewhere", sel?: Sel): Condition => ({
  playedFrom: from,
  ...(sel ? { sel } : {}),
});
export const youSpent = (energy: number): Condition => ({ spent: energy });
export const imEmpowered: Condition = { empowered: true };
export const youControlThis: Condition = { controlsHere: true };
export const wasUncontrolled: Condition = { wasStatus: "uncontrolled" };
export const afterAnAttack: Condition = { afterAttack: true };
export const iDiedAlone: Condition = { diedAlone: true };
export const iWas = (status: Status): Condition => ({ wasStatus: status });
export const runeDeckEmpty: Condition = { runeDeckEmpty: true };
export const fewerRunesThanOpponent: Condition = { fewerRunesThanOpponent: true };
/** One of yours is a card with the lowest Energy cost among the revealed ones. */
export const lowestRevealed = (group = "revealed"): Condition => ({ lowestRevealed: group });
export const not = (condition: Condition): Condition => ({ not: condition });
export const every = (...conditions: readonly Condition[]): Condition => ({ every: conditions });
export const anyOf = (...conditions: readonly Condition[]): Condition => ({ some: conditions });
