import { behaviour, definition, type Gists, heading } from "./gist.ts";

export const GOLDEN_RULES = {
  "000": heading("Golden and silver rules"),
  "001": heading("The golden rule"),
  "002": behaviour("Where a card and the rules truly contradict each other, the card wins."),
  "050": heading("The silver rule"),
  "051": definition("Card wording has its own vocabulary: read it through these rules, not as if it were one of them."),
  "052": behaviour(
    "In an effect, 'card' means a Main Deck card only; a rune, legend or battlefield is a card to the rules but not to effects.",
  ),
  "053": definition("A card speaks of itself in the first person."),
  "053.1": definition("On a unit or legend, 'I' and 'me' mean that very unit or legend."),
  "053.2": definition("On gear and spells, 'this' means the gear or spell itself."),
  "053.3": definition("On a battlefield, 'here' means that battlefield."),
  "053.4": definition("A card that prints its own name means itself, just as 'I', 'this' or 'here' would."),
  "054": heading("Can't beats can"),
  "054.1": behaviour("What one card forbids and another allows is forbidden."),
  "054.2": behaviour("'Only' in some circumstances means never in any others."),
  "055": behaviour("Carry out every instruction that is possible and skip the impossible ones."),
  "055.1": behaviour("A card none of whose instructions is possible can still be played and resolves without doing anything."),
  "056": behaviour("A card never ends up in a non-Board zone of a player who is not its owner."),
  "056.1": definition("A player's non-Board zones: Main Deck, Rune Deck, Trash, Hand, Champion Zone and Banishment."),
  "056.2": behaviour("Sent to another player's non-Board zone, a card goes to the same kind of zone of its owner."),
} as const satisfies Gists;
