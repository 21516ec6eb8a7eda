/** A policy and a value that were learned from self-play: what is shown (position.ts, answers.ts), the network, and who plays by it. */
export { Choices, MOST_ANSWERS } from "./answers.ts";
export { CARD_FACTS, cardFacts } from "./card-facts.ts";
export { instinct, instinctFor, loadInstinct, useWeights } from "./instinct.ts";
export { ANSWER, INSTINCT_VERSION, PARTS, PLACES, STATE } from "./layout.ts";
export { emptyParameters, InstinctNetwork, PART_NAMES, type Parameters, type Part, WIDTH, WORD } from "./network.ts";
export { fromBase64, type InstinctWeights, packInstinct, toBase64, unpackInstinct } from "./packing.ts";
export { plan } from "./plan.ts";
export { byInstinct } from "./player.ts";
export { Position } from "./position.ts";
