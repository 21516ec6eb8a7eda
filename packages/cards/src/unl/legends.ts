import type { CardData } from "@rulebound/engine/language";

export const LEGENDS: readonly CardData[] = [];
