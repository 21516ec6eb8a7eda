import { type ListedCase, listedCases } from "../../cases/library.ts";

/** Cases in which a card is named: rules questions that have been settled with it. Loaded when a card is looked at. */
export async function casesNaming(card: string): Promise<ListedCase[]> {
  const [{ default: index }, cases] = await Promise.all([import("virtual:cards-of-cases"), listedCases()]);
  const places = index.named[card] ?? [];
  const isNaming = new Set<string>();
  for (let i = 0; i < places.length; i += 2) isNaming.add(`${index.files[places[i]]}:${places[i + 1]}`);
  return cases.filter(({ file, line }) => isNaming.has(`${file}:${line}`));
}
