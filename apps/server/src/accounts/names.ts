import { BOTS } from "@rulebound/bots";
import { type ServerReason, serverReason } from "@rulebound/protocol";

/** Names that read the same are the same. */
export const keyOf = (name: string): string => name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** Scripts with letters that look like those of another of them. */
const ALIKE = ["Latin", "Cyrillic", "Greek", "Armenian", "Cherokee", "Coptic"].map((script) => new RegExp(`\\p{Script=${script}}`, "u"));

/** Small letters of Cyrillic and Greek, and the Latin ones that they are taken for. */
const CYRILLIC = { а: "a", в: "b", е: "e", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", т: "t", у: "y", х: "x" };
const FURTHER = { ѕ: "s", і: "i", ј: "j", һ: "h", ԁ: "d", ԛ: "q", ԝ: "w", ӏ: "l", ѵ: "v" };
const GREEK = { α: "a", β: "b", ε: "e", η: "n", ι: "i", κ: "k", μ: "m", ν: "v", ο: "o", ρ: "p", τ: "t", υ: "u", χ: "x" };
const TAKEN_FOR: Readonly<Record<string, string>> = { ...CYRILLIC, ...FURTHER, ...GREEK };

/** What a key in another script is taken for. */
export const lookOf = (key: string): string => [...key].map((letter) => TAKEN_FOR[letter] ?? letter).join("");

const RESERVED = new Set([
  "deleted",
  "server",
  "system",
  "operator",
  "admin",
  "administrator",
  "moderator",
  "rulebound",
  ...Object.keys(BOTS),
]);

/** Why nobody may be called this, whoever else there is; null: they may. */
export function problemOf(name: string): ServerReason | null {
  const key = keyOf(name);
  if (ALIKE.filter((script) => script.test(key)).length > 1) return serverReason("nameAlphabets");
  const look = lookOf(key);
  if (RESERVED.has(look) || /^guest\b/.test(look)) return serverReason("nameReserved", name);
  return null;
}
