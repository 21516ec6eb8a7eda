/** Forms in which programs hand decks on, beside lists and deck codes. */

const PRINT = /^([A-Z]{2,3}-[A-Z]*\d+[a-z*]?)(?:-\d+)?$/i;

/** Tabletop Simulator: a collector id for every copy, each with the number of its art, legend and champion first. */
export function printsIn(text: string): string[] | null {
  const found = text.split(/\s+/).map((word) => PRINT.exec(word)?.[1]);
  return found.every((print) => print !== undefined) ? found : null;
}

export const writePrints = (ids: readonly string[]): string => ids.map((id) => `${id}-1`).join(" ");

/** Pixelborn: the same ids with $ between them, in base 64. */
export function printsInPixelborn(text: string): string[] | null {
  const plain = decoded(text);
  return plain?.includes("$") ? printsIn(plain.replaceAll("$", " ")) : null;
}

/** TCG Arena: a link that carries a list in base 64. */
export function listInLink(text: string): string | null {
  const deck = /^https?:\/\/(?:www\.)?tcg-arena\.fr\/import\?(?:.*&)?deck=([^&\s]+)/i.exec(text)?.[1];
  const plain = deck === undefined ? null : decoded(unescaped(unescaped(deck)));
  return plain === null ? null : inUtf8(plain);
}

/** Lists are written with any letters; older links hold one byte for each. */
function inUtf8(bytes: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return bytes;
  }
}

/** The link escapes what is already escaped. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function decoded(text: string): string | null {
  try {
    return atob(text);
  } catch {
    return null;
  }
}
