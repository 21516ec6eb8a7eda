import type { CardId, CardPool } from "@rulebound/engine/internal";
import { isChampionOf } from "@rulebound/engine/internal";
import { type CardFacts, cardFacts } from "../../card/facts.ts";
import { everyCard } from "../cards/search.ts";

/** What a deck is built of, step by step. */
export const STEPS = ["legend", "champion", "cards", "battlefields"] as const;
export type Step = (typeof STEPS)[number];

const isToken = ({ supertypes }: CardFacts): boolean => supertypes.includes("token");
const isMain = ({ type }: CardFacts): boolean => type === "unit" || type === "spell" || type === "gear";

/** Within the legend's domains, and signature cards of its own champion only (103.2.c, 103.2.d.2). */
function fits(card: CardFacts, legend: CardFacts): boolean {
  if (!card.domains.every((domain) => legend.domains.includes(domain))) return false;
  return !card.supertypes.includes("signature") || card.tags.some((tag) => legend.tags.includes(tag));
}

/** Cards that can be taken at a step; with a legend and `fitting`, only those that it allows. The cheapest first. */
export function candidates(step: Step, legend: CardId | null, pool: CardPool, fitting: boolean): readonly CardFacts[] {
  const all = everyCard()
    .filter((card) => !isToken(card))
    .sort((a, b) => (a.energy ?? 0) - (b.energy ?? 0));
  switch (step) {
    case "legend":
      return all.filter(({ type }) => type === "legend");
    case "champion":
      return all.filter((card) =>
        legend === null ? card.type === "unit" && card.supertypes.includes("champion") : isChampionOf(pool, legend, card.number),
      );
    case "cards":
      return all.filter((card) => isMain(card) && (legend === null || !fitting || fits(card, cardFacts(legend))));
    case "battlefields":
      return all.filter(({ type }) => type === "battlefield");
  }
}
