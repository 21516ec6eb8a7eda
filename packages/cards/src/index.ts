/**
 * Every card, in the card language: a folder per set, a file per domain (legends, signature cards and battlefields apart).
 *
 * To add a card, write its facts and its paragraphs with the builders; the text is rendered from them, and
 * test/texts.test.ts tells whether facts and text agree with the published ones.
 */
import type { CardData } from "@rulebound/engine/language";
import { OGN } from "./ogn/index.ts";
import { OGS } from "./ogs/index.ts";
import { RAD } from "./rad/index.ts";
import { RUNES } from "./runes.ts";
import { SFD } from "./sfd/index.ts";
import { TOKENS } from "./tokens.ts";
import { UNL } from "./unl/index.ts";
import { VEN } from "./ven/index.ts";

export const CARDS: readonly CardData[] = [...RUNES, ...OGN, ...OGS, ...SFD, ...UNL, ...VEN, ...RAD, ...TOKENS];

export * from "./about/index.ts";
export * from "./decks/index.ts";
export * from "./facts/index.ts";
export { CATEGORIES, type Category, type Usage, usageOf } from "./vocabulary.ts";
