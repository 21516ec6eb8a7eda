import { battlefield, type CardData, cant, hasMight, passive, those } from "@rulebound/engine/language";

export const BATTLEFIELDS: readonly CardData[] = [
  battlefield("Trifarian War Camp", "OGN-294", passive(hasMight(those("unit", "here"), 1))),
  battlefield("Vilemaw's Lair", "OGN-295", passive(cant("moveFromHereToBase", { of: those("unit") }))),
];
