import { DECK_SITES, DeckFormError, type DraftDeck } from "@rulebound/cards";
import type { CardPool } from "@rulebound/engine/internal";
import { useMemo } from "react";
import { useStrings } from "../../strings/index.ts";
import styles from "./sites.module.css";

/** Deck sites that open a deck by a link. */
export function SiteLinks({ draft, pool }: { readonly draft: DraftDeck; readonly pool: CardPool }) {
  const { links } = useStrings();
  const found = useMemo(() => linksOf(draft, pool), [draft, pool]);
  if (found.length === 0) return null;
  return (
    <p className={styles.sites}>
      {links.openAt}
      {found.map(({ name, link }) => (
        <a key={name} href={link} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}

function linksOf(draft: DraftDeck, pool: CardPool): readonly { readonly name: string; readonly link: string }[] {
  const { legend, champion } = draft.deck;
  if (legend === null || champion === null) return [];
  const deck = { ...draft, deck: { ...draft.deck, legend, champion } };
  return DECK_SITES.filter(({ takes }) => takes === "link").flatMap(({ name, write }) => {
    try {
      return [{ name, link: write(deck, pool) }];
    } catch (error) {
      // A deck that a site's form has no place for.
      if (error instanceof DeckFormError) return [];
      throw error;
    }
  });
}
