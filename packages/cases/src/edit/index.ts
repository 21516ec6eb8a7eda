/** A case's text as a board to edit: `sketch.ts` is what is on it, `changes.ts` what can be done to it. Runs anywhere. */
export * from "./changes.ts";
export {
  type BattlefieldSketch,
  LISTS,
  type ListName,
  type Piece,
  type PlayerSketch,
  type SingleName,
  type Sketch,
  sketchOf,
  stepCount,
} from "./sketch.ts";
