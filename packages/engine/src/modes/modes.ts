import type { RuleId } from "@rulebound/rules";
import type { State } from "../state/records.ts";

/** 481-489: the modes of play, as data. */
export type ModeName = "duel" | "match" | "ffa3" | "ffa4" | "2v2";

export interface Mode {
  readonly name: ModeName;
  readonly rule: RuleId;
  readonly players: number;
  /** Team of each seat. */
  readonly teams: readonly number[];
  readonly victoryScore: number;
  readonly battlefields: number;
  /** 488.4.b, 489.5.b: the first player's battlefields are not used. */
  readonly firstPlayerBringsNone: boolean;
  /** 486.5: chosen, not at random. */
  readonly battlefieldsAreChosen: boolean;
  readonly firstPlayerSkipsDraw: boolean;
}

const FFA = {
  firstPlayerSkipsDraw: true,
  battlefieldsAreChosen: false,
  victoryScore: 8, // 487.3, 488.3
  battlefields: 3, // 172, 487.4, 488.4, 489.4
} as const;

export const MODES: readonly Mode[] = [
  // 485.1, 485.2, 485.3, 485.4
  {
    name: "duel",
    rule: "485",
    players: 2,
    teams: [0, 1],
    victoryScore: 8,
    battlefields: 2,
    firstPlayerBringsNone: false,
    battlefieldsAreChosen: false,
    firstPlayerSkipsDraw: false,
  },
  // 486.1, 486.2, 486.3, 486.4
  {
    name: "match",
    rule: "486",
    players: 2,
    teams: [0, 1],
    victoryScore: 8,
    battlefields: 2,
    firstPlayerBringsNone: false,
    battlefieldsAreChosen: true,
    firstPlayerSkipsDraw: false,
  },
  { ...FFA, name: "ffa3", rule: "487", players: 3, teams: [0, 1, 2], firstPlayerBringsNone: false }, // 487.1
  { ...FFA, name: "ffa4", rule: "488", players: 4, teams: [0, 1, 2, 3], firstPlayerBringsNone: true },
  { ...FFA, name: "2v2", rule: "489", players: 4, teams: [0, 1, 0, 1], victoryScore: 11, firstPlayerBringsNone: true },
];

export const modeOf = (s: State): Mode => MODES[s.mode];
export const modeNumber = (name: ModeName): number => MODES.findIndex((mode) => mode.name === name);
