import type { CardData } from "@rulebound/engine/language";

export const CHAOS: readonly CardData[] = [];
