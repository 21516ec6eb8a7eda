/** Bots against each other: who plays whom (schedule.ts), how good that makes them (elo.ts), and the report (arena.ts). */
export { Arena, type ArenaOptions, type ArenaReport, type Calibration, type Pair, type Rated } from "./arena.ts";
export { type Rating, type Result, ratings } from "./elo.ts";
export type { Field as ArenaField } from "./schedule.ts";
