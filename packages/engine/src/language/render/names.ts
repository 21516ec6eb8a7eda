/**
 * What the name of a choice says. Most say nothing: the choice is "it" right after it was mentioned, "that unit" later, and
 * with a participle as its name "the killed unit". The names here are said in a way of their own, so a card that wants the
 * phrase gives its choice that name.
 */
interface Said {
  readonly as?: (noun: string) => string;
  /** As a place where something is. */
  readonly at?: string;
  /** As a place where something goes. */
  readonly to?: string;
}

const NAMES: Readonly<Record<string, Said>> = {
  found: { as: () => "it" },
  guard: { as: (noun) => `that ${noun}` },
  friendly: { as: (noun) => `the friendly ${noun}` },
  yours: { as: (noun) => `your ${noun}` },
  moved: { at: "at its destination" },
  enemy: { at: "at that enemy unit's battlefield", to: "to that enemy unit's battlefield" },
  place: { at: "at that battlefield" },
  field: { to: "to that battlefield" },
  called: { to: "to the same battlefield" },
  exhausted: { to: ["to the location of the unit", "you exhausted"].join(" ").concat(" to pay for this ability") },
};

export const spokenName = (name: string): Said => NAMES[name] ?? {};
