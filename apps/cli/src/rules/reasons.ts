import type { RuleId } from "@rulebound/rules";

/**
 * Why nothing can be shown for a behaviour rule by a change: the engine has nothing to do for it, or something else would do the same. What is
 * killed all the same needs no reason.
 */
export const REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  "108.2.c": "nothing reads the order of a trash: texts look through all of it",
  "108.6.d": "nothing reads the order of a banishment: texts look through all of it",
  "135.2.d.3": "cards are data without reminder text; what is shown as a reminder is not what runs",
  "190.3.d": "nothing to change: no text of the card language can ask whether something is contested",
  "194.4": "nothing in the engine or the card language takes points from a player",
  "194.4.a": "nothing in the engine or the card language takes points from a player",
  "194.4.b": "nothing in the engine or the card language takes points from a player",
  "195.1": "no effect of the card language has a player lose; who concedes leaves in the same way (649)",
  "372.2": "no effect of the card language replaces an event that acts on a battlefield",
  "424.1.a.3": "a revealed card bears no mark: the effect that revealed it knows it, and is over when it has resolved",
  "439.2.b.1": "nothing creates a permanent without playing it",
  "439.2.b.2": "nothing creates a spell",
  "439.2.b.3": "nothing creates a rune; channelling takes one from the Rune Deck",
  "439.2.b.4": "nothing creates a legend; a further one comes from beside the deck",
  "444.2.a": "what cannot be paid in full is not begun (355.16), and no payment of what is begun can be declined",
  "466.5.c": "the cleanup removes the same cards (323.7), so that either of the two would do",
  "480.2": "time orders nothing but passive decreases with a minimum, and cards have only one such text",
  "489.8.f.1": "showing cards to others is talk at the table; no answer of a player does it",
  "704.1": "a buff is a number on its unit, not an object that something could choose",
  "719.5.a": "no text of the card language looks at a card being detached, so that the order could be told",
  "725.2": "no text of the card language is about a card being detached",
  "745.1.a": "buffs are the only counters there are, and every text that spends counters says buffs",
  "746": "no text of the card language moves a counter from one object to another",
  "801.3.b": "no text of the card language takes a keyword away",
  "801.3.b.1": "no text of the card language takes a keyword away",
  "801.3.b.2": "no text of the card language takes a keyword away",
  "811.6.a": "others see nothing at all of a facedown card; no line is about its Reaction alone",
  "821.2": "nothing looks at Weaponmaster once a unit is on the board",
  "825.4": "nothing looks at Unique but what checks decks",
};
