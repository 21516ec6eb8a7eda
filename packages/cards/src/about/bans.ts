import type { CardData } from "@rulebound/engine/language";
import { banListOf, FORMATS } from "../facts/formats.ts";

/** Where a card is banned, by the newest ban list of each format. */
export interface Ban {
  readonly format: string;
  /** Null: in every mode. */
  readonly mode: string | null;
  readonly since: string;
}

export function bansOf({ name }: CardData): Ban[] {
  return FORMATS.flatMap((format) => {
    const list = banListOf(format);
    if (list === null) return [];
    const { effective: since, banned, bannedIn } = list;
    const everywhere = banned.includes(name) ? [{ format: format.name, mode: null, since }] : [];
    const modes = Object.entries(bannedIn).filter(([, names]) => names.includes(name));
    return [...everywhere, ...modes.map(([mode]) => ({ format: format.name, mode, since }))];
  });
}
