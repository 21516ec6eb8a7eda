/** A problem in a game as a text: a case that sets the board up, and in remarks all that somebody needs to look into it. */
export { flow, type Value } from "./flow.ts";
export { positionOf, type SeenBoard, type WrittenPosition } from "./position.ts";
export { type Report, replayInReport, reportText } from "./text.ts";
