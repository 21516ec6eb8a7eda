import { CARDS, idOfPrint } from "@rulebound/cards";
import { create } from "zustand";
import { drop, everything, put } from "../app/shelves.ts";

/**
 * Images of the player's own instead of our pictures: files named by collector id ("OGN-007a.png") or by card name
 * ("Hidden Blade.jpg"), kept in this browser. Nothing is sent anywhere.
 */
interface OwnImages {
  /** Addresses by name of card. */
  readonly addresses: ReadonlyMap<string, string>;
}

const useOwnImages = create<OwnImages>(() => ({ addresses: new Map() }));

export const useOwnImage = (card: string): string | null => useOwnImages(({ addresses }) => addresses.get(card) ?? null);
export const useOwnImageCount = (): number => useOwnImages(({ addresses }) => addresses.size);

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "");

let names: ReadonlyMap<string, string> | null = null;
let ids: ReadonlyMap<string, string> | null = null;

/** The card that a file is named after; null: none. */
export function cardOfFile(file: string): string | null {
  names ??= new Map(CARDS.map((card) => [plain(card.name), card.name]));
  ids ??= new Map(CARDS.map((card) => [card.id, card.name]));
  const stem = file.replace(/^.*[/\\]/, "").replace(/\.[a-z0-9]+$/i, "");
  const print = /^[a-z]{2,3}[-_ ][a-z]*\d+[a-z*]?/i.exec(stem)?.[0].replace(/[_ ]/, "-");
  const id = print === undefined ? null : idOfPrint(print);
  return (id === null ? undefined : ids.get(id)) ?? names.get(plain(stem)) ?? null;
}

export interface Taken {
  readonly taken: number;
  /** Files that are no images or are named after no card. */
  readonly left: readonly string[];
}

export async function takeImages(files: readonly File[]): Promise<Taken> {
  const left: string[] = [];
  const addresses = new Map(useOwnImages.getState().addresses);
  let taken = 0;
  for (const file of files) {
    const card = file.type.startsWith("image/") ? cardOfFile(file.name) : null;
    if (card === null) {
      left.push(file.name);
      continue;
    }
    await put("images", card, file);
    addresses.set(card, URL.createObjectURL(file));
    taken++;
  }
  useOwnImages.setState({ addresses });
  return { taken, left };
}

export async function dropImages(): Promise<void> {
  for (const [card] of await everything("images")) await drop("images", card);
  for (const address of useOwnImages.getState().addresses.values()) URL.revokeObjectURL(address);
  useOwnImages.setState({ addresses: new Map() });
}

async function remember(): Promise<void> {
  const kept = await everything<Blob>("images");
  if (kept.length > 0) useOwnImages.setState({ addresses: new Map(kept.map(([card, image]) => [card, URL.createObjectURL(image)])) });
}

// A browser that keeps nothing shows our pictures.
remember().catch(() => {});
