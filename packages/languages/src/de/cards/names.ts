/**
 * What the name of a choice says. Most say nothing: the choice is "sie" right after it was mentioned and "diese Einheit" later.
 * The names here are said in a way of their own.
 */
import type { Direction } from "./places.ts";
import { asAsked } from "./voice.ts";

interface Said {
  /** "der", with this adjective: "die getötete Einheit"; "dein" stands for the article. */
  readonly adjective?: string;
  /** Always a pronoun. */
  readonly isIt?: boolean;
  readonly place?: Partial<Readonly<Record<Direction, string>>>;
}

const at = (dative: string): Said["place"] => ({ at: `auf ${dative}`, to: `zu ${dative}` });

const NAMES: Readonly<Record<string, Said>> = {
  found: { isIt: true },
  friendly: { adjective: "befreundet" },
  yours: { adjective: "dein" },
  killed: { adjective: "getötet" },
  banished: { adjective: "verbannt" },
  recycled: { adjective: "recycelt" },
  revealed: { adjective: "aufgedeckt" },
  burned: { adjective: "verbrannt" },
  chosen: { adjective: "gewählt" },
  shown: { adjective: "vorgezeigt" },
  armed: { adjective: "ausgerüstet" },
  taken: { adjective: "übernommen" },
  countered: { adjective: "gekontert" },
  swapped: { adjective: "getauscht" },
  moved: { adjective: "bewegt", place: { at: "an ihrem Ziel" } },
  enemy: { place: at("dem Schlachtfeld dieser gegnerischen Einheit") },
  place: { place: { at: "auf diesem Schlachtfeld" } },
  field: { place: { to: "zu diesem Schlachtfeld" } },
  called: { place: { to: "zu demselben Schlachtfeld" } },
  exhausted: { adjective: "erschöpft", place: { to: "an den Ort der Einheit, die du für diese Fähigkeit erschöpft hast," } },
};

export const spokenName = (name: string): Said => NAMES[name] ?? {};

/** What is asked for, marked so that it can come first. */
export const asked = asAsked;
