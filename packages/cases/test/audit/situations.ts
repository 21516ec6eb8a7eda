import { COMBAT } from "./situations/combat.ts";
import { GEAR } from "./situations/gear.ts";
import { KEYWORDS } from "./situations/keywords.ts";
import { PLAYING } from "./situations/playing.ts";
import { ZONES } from "./situations/zones.ts";
import type { Situation } from "./terms.ts";

/** All situations; the figures in them are the book's and the card's, not the engine's. */
export const SITUATIONS: readonly Situation[] = [...PLAYING, ...KEYWORDS, ...COMBAT, ...ZONES, ...GEAR];
