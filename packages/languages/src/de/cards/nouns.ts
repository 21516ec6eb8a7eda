/** The nouns of card texts, by the kind they stand for; any other name is that of a tag or token. */
import type { Noun } from "./forms.ts";

const noun = (g: Noun["g"], one: string, many: string, gen?: string): Noun => ({ g, one, many, ...(gen === undefined ? {} : { gen }) });

const NOUNS: Readonly<Record<string, Noun>> = {
  unit: noun("f", "Einheit", "Einheiten"),
  gear: noun("f", "Ausrüstung", "Ausrüstungen"),
  equipment: noun("n", "Equipment", "Equipments"),
  spell: noun("m", "Zauber", "Zauber"),
  rune: noun("f", "Rune", "Runen"),
  legend: noun("f", "Legende", "Legenden"),
  battlefield: noun("n", "Schlachtfeld", "Schlachtfelder", "Schlachtfelds"),
  card: noun("f", "Karte", "Karten"),
  permanent: noun("n", "Permanent", "Permanente"),
  ability: noun("f", "Fähigkeit", "Fähigkeiten"),
  activated: noun("f", "aktivierte Fähigkeit", "aktivierte Fähigkeiten"),
  facedown: noun("f", "Karte", "Karten"),
  something: noun("n", "etwas", "etwas"),
  token: noun("m", "Spielstein", "Spielsteine"),
  hand: noun("f", "Hand", "Hände"),
  one: noun("f", "Karte", "Karten"),
  champion: noun("m", "Champion", "Champions"),
  "verdeckte Karte": noun("f", "verdeckte Karte", "verdeckte Karten"),
};

export const MIGHT = noun("f", "Macht", "Macht");
export const COST = noun("f", "Kosten", "Kosten");
export const ENERGY_COST = noun("f", "Energiekosten", "Energiekosten");
export const POWER_COST = noun("f", "Kraftkosten", "Kraftkosten");
export const BASE = noun("f", "Basis", "Basen");
export const HAND = noun("f", "Hand", "Hände");
export const DECK = noun("n", "Hauptdeck", "Hauptdecks");
export const OWNER = noun("m", "Besitzer", "Besitzer");
export const CONTROLLER = noun("m", "Beherrscher", "Beherrscher");
export const LOCATION = noun("m", "Ort", "Orte");

/** Tags are English names: "der Poro", "die Poros". */
const named = (name: string): Noun => noun("m", name, /[sx]$/.test(name) ? name : `${name}s`);

export const nounOf = (kind: string): Noun => NOUNS[kind] ?? named(kind);

/** "Mech-Einheit", "Recruit-Einheitenspielstein". */
export const compound = (prefix: string, base: Noun): Noun =>
  noun(base.g, `${prefix}-${base.one}`, `${prefix}-${base.many}`, base.gen && `${prefix}-${base.gen}`);

export const TOKEN_OF: Readonly<Record<string, Noun>> = {
  unit: noun("m", "Einheitenspielstein", "Einheitenspielsteine"),
  gear: noun("m", "Ausrüstungsspielstein", "Ausrüstungsspielsteine"),
  battlefield: noun("m", "Schlachtfeldspielstein", "Schlachtfeldspielsteine"),
};
