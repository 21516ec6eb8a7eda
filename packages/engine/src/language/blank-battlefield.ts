import type { CardData } from "./types.ts";

/** 652.2.a: the token without abilities that takes the place of a battlefield whose owner has left. Every pool has it. */
export const BLANK_BATTLEFIELD: CardData = Object.freeze<CardData>({
  id: "TOKEN-BLANK",
  name: "Blank Battlefield",
  type: "battlefield",
  supertypes: ["token"],
  domains: [],
  abilities: [],
});
