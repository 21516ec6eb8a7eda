import type { CardData } from "@rulebound/engine/language";

export const BATTLEFIELDS: readonly CardData[] = [];
