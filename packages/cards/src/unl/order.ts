import type { CardData } from "@rulebound/engine/language";

export const ORDER: readonly CardData[] = [];
