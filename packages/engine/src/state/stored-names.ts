/**
 * Saved games and the fingerprints in replays keep the field names of their first format: a field that is renamed in the code
 * is still stored under its old name. Replacing names in the text keeps the order of the fields, which fingerprints depend on.
 */
const NAMES: readonly (readonly [inCode: string, stored: string])[] = [
  ['"hiddenCount":', '"losses":'],
  ['"cannotScore":', '"barred":'],
  ['"onPlayEffects":', '"gifts":'],
  ['"alternativeCost":', '"way":'],
];

/** Answers have a "way", too: only a chain item has it behind its Repeat costs. */
const ITEM_WAY = /("repeats":-?\d+,)"way":/g;

export function toStoredNames(text: string): string {
  let out = text;
  for (const [inCode, stored] of NAMES) out = out.replaceAll(inCode, stored);
  return out;
}

export function fromStoredNames(text: string): string {
  let out = text.replace(ITEM_WAY, '$1"alternativeCost":');
  for (const [inCode, stored] of NAMES) if (stored !== '"way":') out = out.replaceAll(stored, inCode);
  return out;
}
