/** The card language: types, builders, text renderer. */
export * from "./build/index.ts";
export { VERBS } from "./compile/vocabulary.ts";
export { type CardGrammar, type CardText, grammarOf } from "./render/grammar.ts";
export { ENGLISH, renderAbility, renderCard, renderParagraphs, renderParts } from "./render/index.ts";
export { TOKEN_FACTS, type TokenFacts } from "./render/tokens.ts";
export type * from "./types.ts";
