import type { CardData } from "@rulebound/engine/language";

export const MIND: readonly CardData[] = [];
