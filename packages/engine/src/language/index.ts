/** The card language: types, builders, text renderer. */
export * from "./build/index.ts";
export { VERBS } from "./compile/vocabulary.ts";
export { type CardText, renderAbility, renderCard, renderParagraphs, renderParts } from "./render/index.ts";
export type * from "./types.ts";
