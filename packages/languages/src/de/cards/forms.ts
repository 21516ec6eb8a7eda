/** Cases, genders, and the endings of what stands before a noun. */

export type Case = "nom" | "acc" | "dat" | "gen";
type Gender = "m" | "f" | "n";
/** What endings go by: the gender, or the plural. */
export type Form = Gender | "pl";

export interface Noun {
  readonly g: Gender;
  readonly one: string;
  readonly many: string;
  /** Where it is not "-s" for "der" and "das". */
  readonly gen?: string;
}

const CASES: readonly Case[] = ["nom", "acc", "dat", "gen"];
type Endings = Readonly<Record<Form, readonly [nom: string, acc: string, dat: string, gen: string]>>;
const ending = (endings: Endings, form: Form, c: Case): string => endings[form][CASES.indexOf(c)] ?? "";

const DER: Endings = {
  m: ["der", "den", "dem", "des"],
  f: ["die", "die", "der", "der"],
  n: ["das", "das", "dem", "des"],
  pl: ["die", "die", "den", "der"],
};
const EIN: Endings = { m: ["", "en", "em", "es"], f: ["e", "e", "er", "er"], n: ["", "", "em", "es"], pl: ["e", "e", "en", "er"] };
const DIESER: Endings = { m: ["er", "en", "em", "es"], f: ["e", "e", "er", "er"], n: ["es", "es", "em", "es"], pl: ["e", "e", "en", "er"] };
const WEAK: Endings = { m: ["e", "en", "en", "en"], f: ["e", "e", "en", "en"], n: ["e", "e", "en", "en"], pl: ["en", "en", "en", "en"] };
const MIXED: Endings = {
  m: ["er", "en", "en", "en"],
  f: ["e", "e", "en", "en"],
  n: ["es", "es", "en", "en"],
  pl: ["en", "en", "en", "en"],
};
const STRONG: Endings = { m: ["er", "en", "em", "en"], f: ["e", "e", "er", "er"], n: ["es", "es", "em", "en"], pl: ["e", "e", "en", "er"] };

const der = (form: Form, c: Case): string => ending(DER, form, c);

/** What stands first: "ein", "kein" and the possessives, "der", "dies", "jed", "welch", "all", or words that do not change ("zwei"). */
export type Determiner =
  | { readonly kind: "ein"; readonly stem: string }
  | { readonly kind: "dies"; readonly stem: string; readonly number?: string }
  | { readonly kind: "der" }
  | { readonly kind: "plain"; readonly word: string }
  | { readonly kind: "strong"; readonly before: string; readonly stem: string };

export const EIN_: Determiner = { kind: "ein", stem: "ein" };
export const DER_: Determiner = { kind: "der" };
export const BARE: Determiner = { kind: "plain", word: "" };
export const like = (stem: "dies" | "jed" | "welch" | "all" | "jen"): Determiner => ({ kind: "dies", stem });
/** "welche zwei" */
export const whichOf = (number: string): Determiner => ({ kind: "dies", stem: "welch", number });
export const possessive = (stem: string): Determiner => ({ kind: "ein", stem });
export const plain = (word: string): Determiner => ({ kind: "plain", word });
/** "beliebig viele": declined like an adjective without an article. */
export const counting = (before: string, stem: string): Determiner => ({ kind: "strong", before, stem });

export function determined(d: Determiner, form: Form, c: Case): string {
  switch (d.kind) {
    case "ein": {
      const end = ending(EIN, form, c);
      return d.stem === "euer" && end !== "" ? `eur${end}` : d.stem + end;
    }
    case "dies":
      return d.stem + ending(DIESER, form, c) + (d.number === undefined ? "" : ` ${d.number}`);
    case "der":
      return der(form, c);
    case "plain":
      return d.word;
    case "strong":
      return `${d.before} ${d.stem}${ending(STRONG, form, c)}`.trim();
  }
}

/** "einer", "eine", "eines": standing for a noun. */
export const standingFor = (stem: string, form: Form, c: Case): string => stem + ending(DIESER, form, c);

/** An adjective behind that determiner; an ending goes inside the bracket: "[Mighty|mächtige]". */
function adjective(stem: string, d: Determiner, form: Form, c: Case): string {
  const endings = d.kind === "ein" ? MIXED : d.kind === "dies" || d.kind === "der" ? WEAK : STRONG;
  const end = ending(endings, form, c);
  return stem.endsWith("]") ? `${stem.slice(0, -1)}${end}]` : stem + end;
}

export function declined(noun: Noun, isMany: boolean, c: Case): string {
  if (isMany) return c === "dat" && !/[ns]$/.test(noun.many) ? `${noun.many}n` : noun.many;
  return c === "gen" && noun.g !== "f" ? (noun.gen ?? `${noun.one}s`) : noun.one;
}

export const formOf = (noun: Noun, isMany: boolean): Form => (isMany ? "pl" : noun.g);

const PRONOUNS: Readonly<Record<Form, readonly [nom: string, acc: string, dat: string]>> = {
  m: ["er", "ihn", "ihm"],
  f: ["sie", "sie", "ihr"],
  n: ["es", "es", "ihm"],
  pl: ["sie", "sie", "ihnen"],
};
export const pronounOf = (form: Form, c: Case): string => PRONOUNS[form][c === "nom" ? 0 : c === "acc" ? 1 : 2];
/** "sein" or "ihr". */
export const ownerStem = (form: Form): "sein" | "ihr" => (form === "m" || form === "n" ? "sein" : "ihr");

/** Nominal groups: determiner, adjectives, noun, and what follows. A genitive that nothing shows is said with "von". */
export interface Nominal {
  readonly noun: Noun;
  readonly many: boolean;
  readonly adjectives: readonly string[];
  readonly after: string;
}

export function phrase(n: Nominal, d: Determiner, c: Case): string {
  if (c === "gen" && d.kind === "plain") return `von ${phrase(n, d, "dat")}`;
  const form = formOf(n.noun, n.many);
  return [determined(d, form, c), ...n.adjectives.map((stem) => adjective(stem, d, form, c)), declined(n.noun, n.many, c), n.after]
    .filter(Boolean)
    .join(" ");
}
