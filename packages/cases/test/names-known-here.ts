import type { CardData, CardType } from "@rulebound/engine/language";
import { Catalogue } from "../src/catalogue.ts";

/** A few names with the traps of real ones: commas, clause words, colons, apostrophes. */
const card = (type: CardType, name: string): CardData => ({ id: `TEST-${name}`, name, type, domains: [], abilities: [] });

export const CATALOGUE = new Catalogue([
  ...["Stalwart Poro", "Kayn, Unleashed", "Ivern, Friend to All", "LeBlanc, Everywhere at Once", "Mech", "Recruit", "Flame Chompers"].map(
    (name) => card("unit", name),
  ),
  ...["Hextech Ray", "Call to Glory", "Death from Below", "Back to Back", "Command: Attack"].map((name) => card("spell", name)),
  ...["Long Sword", "Zhonya's Hourglass", "Gold"].map((name) => card("gear", name)),
  ...["Rumble, Mechanized Menace"].map((name) => card("legend", name)),
  ...["Altar to Unity", "Baron Pit", "Brush"].map((name) => card("battlefield", name)),
  ...["Fury Rune", "Mind Rune"].map((name) => card("rune", name)),
]);
