/** The card language: types, builders, text renderer. */
export * from "./build/index.ts";
export { VERBS } from "./compile/vocabulary.ts";
export { type CardText, renderCard, renderParagraphs } from "./render/index.ts";
export type * from "./types.ts";
