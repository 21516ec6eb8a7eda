import type { CardData } from "@rulebound/engine/language";

export const FURY: readonly CardData[] = [];
