/** Cards as they are seen: small on the board, medium in hand, large to be read; backs, symbols and texts. */
export { artOf } from "./art.ts";
export { CardBack } from "./back.tsx";
export { CardFace, type CardFaceProps, type CardSize } from "./face.tsx";
export { type CardFacts, cardFacts, factsNamed, factsOfData, factsOfId, lendCards } from "./facts.ts";
export { useKeywordName } from "./keyword-names.ts";
export { cardLabel, domainLine, typeLine } from "./label.ts";
export { CardLarge } from "./large.tsx";
export { Marked } from "./marked.tsx";
export type { CardState } from "./state.ts";
export { DomainIcon, Energy, ExhaustIcon, MightIcon, Pip } from "./symbols.tsx";
export { CardText, InlineText, KeywordChip, spokenText } from "./text.tsx";
