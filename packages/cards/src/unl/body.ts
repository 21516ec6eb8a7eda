import type { CardData } from "@rulebound/engine/language";

export const BODY: readonly CardData[] = [];
