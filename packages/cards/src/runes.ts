import { type CardData, rune } from "@rulebound/engine/language";

export const RUNES: readonly CardData[] = [
  rune("Fury Rune", "OGN-007", "fury"),
  rune("Calm Rune", "OGN-042", "calm"),
  rune("Mind Rune", "OGN-089", "mind"),
  rune("Body Rune", "OGN-126", "body"),
  rune("Chaos Rune", "OGN-166", "chaos"),
  rune("Order Rune", "OGN-214", "order"),
];
