import { bansOf, factsOf } from "@rulebound/cards";
import { type CardData, renderCard } from "@rulebound/engine/language";

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Everything about a card, for programs. What has no domain says so, as the published lists do. */
export function jsonOf(card: CardData): object {
  const { text, attachedText } = renderCard(card);
  const { set, rarity, prints, shortName, subtitle } = factsOf(card);
  return {
    id: card.id,
    name: card.name,
    shortName,
    subtitle,
    type: card.type,
    types: card.types ?? [card.type],
    supertypes: card.supertypes ?? [],
    domains: card.domains.length === 0 ? ["Colorless"] : card.domains.map(titled),
    energy: card.energy ?? null,
    power: card.power ?? null,
    might: card.might ?? null,
    mightBonus: card.mightBonus ?? null,
    tags: card.tags ?? [],
    set,
    rarity,
    prints,
    banned: bansOf(card),
    text,
    attachedText: attachedText === "" ? null : attachedText,
  };
}
