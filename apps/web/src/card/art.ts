import { picture } from "./art/picture.ts";
import type { CardFacts } from "./facts.ts";
import { useOwnImage } from "./images.ts";

/** Pictures as addresses of images: drawn once, then the browser keeps them. */

const drawn = new Map<string, string>();

export const imageAddress = (svg: string): string => `data:image/svg+xml,${svg.replace(/[%#<>"{}|^`\\]/g, encodeURIComponent)}`;

export function artOf(card: CardFacts): string {
  let address = drawn.get(card.name);
  if (address === undefined) {
    address = imageAddress(picture(card));
    drawn.set(card.name, address);
  }
  return address;
}

/** The player's own image of a card, else ours. */
export function useArt(card: CardFacts): { readonly address: string; readonly isOwn: boolean } {
  const own = useOwnImage(card.name);
  return own === null ? { address: artOf(card), isOwn: false } : { address: own, isOwn: true };
}
