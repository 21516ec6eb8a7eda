/**
 * What the network is shown of a position: rows, of which each position has some with a value. Whatever changes the place or the
 * meaning of a row raises the version; cards are told by their ids, so that a larger pool does not.
 */
export const FEATURES_VERSION = 2;

const numbered = (word: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${word} ${i}`);

/** Of each side: points are counted down to the victory score. */
const SIDE_FIELDS = [
  ...numbered("missing", 9),
  ...numbered("hand", 8),
  ...["runes", "ready runes", "might", "units", "cost", "temporary", "gear", "xp", "facedown", "legend ready", "champion", "deck"],
  ...["base might", "base units", "ready might", "ready units", "attack", "damage", "stunned", "buffs"],
] as const;

/** Of the own hand, which only its owner sees. */
const HAND_FIELDS = ["units", "spells", "gear", "cost", "affordable", "reactions"] as const;

/** Summed over battlefields: who controls them and has scored there, and who could come. */
const FIELD_FIELDS = [
  ...numbered("standing", 12),
  ...["hold", "take", "their hold", "their take", "units", "might", "their units", "their might"],
  ...numbered("margin of ours", 9),
  ...numbered("margin of theirs", 9),
  ...numbered("margin of nobody's", 3),
] as const;

/** Both sides near the end. */
export const RACE = 4;

export const OWN = 0;
export const THEIRS = SIDE_FIELDS.length;
export const HAND = 2 * SIDE_FIELDS.length;
export const FIELD = HAND + HAND_FIELDS.length;
export const RACES = FIELD + FIELD_FIELDS.length;
const BIAS = RACES + RACE * RACE;
/** Rows of one role: what it is worth to have something differs for who is to move and who waits. */
export const ROLE_ROWS = BIAS + 1;
export const BIAS_ROW = BIAS;
export const DENSE_ROWS = 2 * ROLE_ROWS;

/** A card is one row for each of these places. */
const CARD_PLACES = ["board", "their board", "hand", "legend", "their legend", "battlefield"] as const;
export const CardPlace = { board: 0, theirBoard: 1, hand: 2, legend: 3, theirLegend: 4, battlefield: 5 } as const;
export const PLACES = CARD_PLACES.length;

export const rowsFor = (cards: number): number => DENSE_ROWS + PLACES * cards;
