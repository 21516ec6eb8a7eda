import type { CardData } from "@rulebound/engine/language";

export const CALM: readonly CardData[] = [];
