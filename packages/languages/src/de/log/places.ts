import type { LogPlace } from "../../log.ts";

/** Places behind a preposition: where, where from, where to. */

const OUT_OF: Readonly<Record<number, string>> = {
  1: "aus dem Deck",
  2: "aus der Hand",
  3: "vom Brett",
  4: "aus der Ablage",
  5: "aus der Verbannung",
  6: "aus der Championzone",
  7: "von der Kette",
  8: "aus dem Versteck",
  9: "aus dem Runendeck",
  10: "aus der Legendenzone",
};

const INTO: Readonly<Record<number, string>> = {
  1: "ins Deck",
  2: "auf die Hand",
  3: "aufs Brett",
  4: "in die Ablage",
  5: "in die Verbannung",
  6: "in die Championzone",
  7: "auf die Kette",
  8: "ins Versteck",
  9: "ins Runendeck",
  10: "in die Legendenzone",
};

/** With the space before it; "" if nothing is known of it. */
export const where = (place: LogPlace | null): string => {
  if (place === null || "zone" in place) return "";
  if ("battlefield" in place) return ` bei ${place.battlefield}`;
  return place.base.isYou ? " in deiner Basis" : ` in der Basis von ${place.base.name}`;
};

export const whereFrom = (place: LogPlace | null): string => {
  if (place === null) return "";
  if ("zone" in place) return OUT_OF[place.zone] === undefined ? "" : ` ${OUT_OF[place.zone]}`;
  if ("battlefield" in place) return ` von ${place.battlefield}`;
  return place.base.isYou ? " aus deiner Basis" : ` aus der Basis von ${place.base.name}`;
};

export const whereTo = (place: LogPlace | null): string => {
  if (place === null) return "";
  if ("zone" in place) return INTO[place.zone] === undefined ? "" : ` ${INTO[place.zone]}`;
  if ("battlefield" in place) return ` nach ${place.battlefield}`;
  return place.base.isYou ? " in deine Basis" : ` in die Basis von ${place.base.name}`;
};

/** A battlefield by its name, without a preposition. */
export const placeName = (place: LogPlace | null): string => {
  if (place === null || "zone" in place) return "ein Schlachtfeld";
  if ("battlefield" in place) return place.battlefield;
  return place.base.isYou ? "deine Basis" : `die Basis von ${place.base.name}`;
};
