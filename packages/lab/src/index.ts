/** Games by the thousand: random play that checks the engine, and measurements of it. */
export * from "./analysis/index.ts";
export * from "./arena/index.ts";
export { type BenchReport, bench, type Figure } from "./bench.ts";
export { type CoverOptions, type CoverReport, cover } from "./cover/cover.ts";
export { Ledger, paragraphsOf } from "./cover/ledger.ts";
export { type DeckGamesOptions, type DeckRecord, playDecks } from "./deck-games.ts";
export * from "./dump/index.ts";
export { bothReports, type Check, emptyReport, type Finding, type FuzzOptions, type FuzzReport, fuzz, fuzzing } from "./fuzz.ts";
export * from "./gym/index.ts";
export { brokenInvariants } from "./invariants.ts";
export * from "./puzzles/index.ts";
export { randomBoard } from "./random-board.ts";
export { randomDecks } from "./random-deck.ts";
export {
  emptyRelationReport,
  RELATIONS,
  type Relation,
  type RelationFinding,
  type RelationReport,
} from "./relations/both.ts";
export { compareRelatives } from "./relations/relations.ts";
export { type Crews, measureScaling, type Scaling } from "./scaling.ts";
export * from "./simulate/index.ts";
export * from "./solver/index.ts";
export * from "./tactics/index.ts";
export * from "./train/index.ts";
