import type { PlayTerms } from "./records.ts";

/** 419.3: a card that is played on no terms but its own. */
export const USUAL: PlayTerms = {
  ignore: "none",
  energy: null,
  power: null,
  lessEnergy: 0,
  lessPower: [],
  places: null,
  also: null,
  ready: false,
  exhausted: false,
};
