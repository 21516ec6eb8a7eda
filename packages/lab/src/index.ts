/** Games by the thousand: random play that checks the engine, and measurements of it. */
export { type Check, type Finding, type FuzzOptions, type FuzzReport, fuzz } from "./fuzz.ts";
export { brokenInvariants } from "./invariants.ts";
export { randomDecks } from "./random-deck.ts";
export { playReplay, type Replay, ReplayError, replayOf, setupOf } from "./replay.ts";
