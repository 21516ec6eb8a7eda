import { decodeDeck } from "./code.ts";

/** Addresses that carry a deck in themselves, and those that only say where one is kept. */

export type Linked =
  /** A deck code, and the deck's name where the address has it. */
  | { readonly kind: "code"; readonly code: string; readonly name: string }
  /** Only the site knows the deck. */
  | { readonly kind: "elsewhere"; readonly site: string };

const CODE = /^[A-Z2-7]{16,}$/i;
const ADDRESS = /^https?:\/\/\S+$/i;

/**
 * What an address has to say about a deck; null: the text is no address. Known to carry codes: the deck builder of Piltover
 * Archive (?code=), Rift Atlas (?deckCode=) and this client (/decks?code=, /decks/shared#CODE/NAME). Any other is looked
 * through in the same way, since a code is known by its look.
 */
export function deckInLink(text: string): Linked | null {
  if (!ADDRESS.test(text)) return null;
  const address = parsed(text);
  if (address === null) return null;
  const [fragment, fragmentName = ""] = unescaped(address.hash.slice(1)).split("/");
  const values = [...address.searchParams.values(), fragment, ...address.pathname.split("/")].map((value) => value.trim());
  const code = values.find((value) => CODE.test(value) && typeof decodeDeck(value) !== "string");
  if (code === undefined) return { kind: "elsewhere", site: address.hostname.replace(/^www\./, "") };
  return { kind: "code", code, name: address.searchParams.get("name") ?? (code === fragment ? fragmentName : "") };
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
