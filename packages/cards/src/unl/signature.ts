import type { CardData } from "@rulebound/engine/language";

export const SIGNATURE: readonly CardData[] = [];
