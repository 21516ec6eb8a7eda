/** Facts and rendered texts against the published ones, where the shared card file is at hand. */
import { type CardData, renderCard } from "@rulebound/engine/language";
import { describe, expect, it } from "vitest";
import { CARDS } from "../src/index.ts";
import { canonical, hasPublishedText, type Published, present, publishedById, whetherPresent } from "./published.ts";

/** Its published text lacks a blank before a full stop. */
const DIFFER: readonly string[] = ["SFD-191"];

const inOrder = (list: readonly string[] = []): string =>
  list
    .map((one) => one.toLowerCase())
    .sort()
    .join(" | ");

/** The facts of both sides, to be compared as a whole. */
const ourFacts = (card: CardData) => ({
  name: card.name.toLowerCase(),
  types: inOrder(card.types ?? [card.type]),
  supertypes: inOrder(card.supertypes),
  domains: inOrder(card.domains.length > 0 ? card.domains : ["Colorless"]),
  tags: inOrder(card.tags),
  energy: card.energy ?? 0,
  power: card.power ?? 0,
  might: card.might ?? 0,
  mightBonus: card.mightBonus ?? 0,
});
const theirFacts = (card: Published): ReturnType<typeof ourFacts> => ({
  name: card.name.toLowerCase(),
  types: inOrder(card.types),
  supertypes: inOrder(card.supertypes),
  domains: inOrder(card.domains),
  tags: inOrder(card.tags),
  energy: card.energy ?? 0,
  power: card.power ?? 0,
  might: card.might ?? 0,
  mightBonus: card.might_bonus ?? 0,
});

describe("the cards", () => {
  it("have an id and a name of their own", () => {
    expect(new Set(CARDS.map((card) => card.id)).size).toBe(CARDS.length);
    expect(new Set(CARDS.map((card) => card.name)).size).toBe(CARDS.length);
  });

  it("are plain frozen data", () => {
    for (const card of CARDS) {
      expect(JSON.parse(JSON.stringify(card)), card.name).toEqual(card);
      expect(Object.isFrozen(card) && card.abilities.every(Object.isFrozen), card.name).toBe(true);
    }
  });
});

describe.skipIf(!present)(`the cards beside the published ones${whetherPresent}`, () => {
  const factsDiffer = CARDS.filter((card) => {
    const other = publishedById.get(card.id);
    return !other || JSON.stringify(ourFacts(card)) !== JSON.stringify(theirFacts(other));
  });

  it("have the published facts", () => {
    const theirs = (id: string) => {
      const other = publishedById.get(id);
      return other ? theirFacts(other) : "no published card of this id";
    };
    expect(Object.fromEntries(factsDiffer.map((card) => [card.id, ourFacts(card)]))).toEqual(
      Object.fromEntries(factsDiffer.map((card) => [card.id, theirs(card.id)])),
    );
  });

  it("have the published texts", () => {
    const different = new Map<string, string>();
    let compared = 0;
    for (const card of CARDS) {
      const other = publishedById.get(card.id);
      if (other?.text_status !== "complete") continue;
      compared++;
      if (!hasPublishedText(card, other))
        different.set(card.id, `${card.name}\n    ours: ${canonical(renderCard(card).text)}\n    card: ${canonical(other.rules_text)}`);
    }
    if (different.size > 0)
      console.log(`texts that differ (${different.size}):\n  ${[...different].map((one) => one.join(" ")).join("\n  ")}`);
    console.log(`cards ${CARDS.length}, facts ${CARDS.length - factsDiffer.length}, texts ${compared - different.size} of ${compared}`);
    expect([...different.keys()].filter((id) => !DIFFER.includes(id))).toEqual([]);
  });
});
