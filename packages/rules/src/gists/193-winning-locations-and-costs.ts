import { behaviour, definition, type Gists, heading } from "./gist.ts";

export const WINNING = {
  "193": heading("Winning"),
  "194": definition("The main way to win is to gain points."),
  "194.1": heading("How points are gained"),
  "194.1.a": behaviour("Holding a Battlefield gains points (467)."),
  "194.1.b": behaviour("Conquering a Battlefield gains points (467)."),
  "194.1.c": behaviour("Spells and abilities that say so gain a player points."),
  "194.1.d": behaviour("An opponent who Burns Out picks a player, who gains a point (431)."),
  "194.2": behaviour("A cleanup gives the win to a player who has reached the Victory Score and leads everyone else (318)."),
  "194.2.a": behaviour("Of several players at or above the Victory Score, the one with the most points wins."),
  "194.2.b": behaviour("Tied at the top, they play on until a cleanup finds one in the lead."),
  "194.3": behaviour("The Victory Score is 8 unless something changes it."),
  "194.3.a": behaviour("A mode of play or a card can change the Victory Score (481)."),
  "194.4": behaviour("Points never go below 0."),
  "194.4.a": behaviour("A player with 0 points who should lose some loses none."),
  "194.4.b": behaviour("That is no loss of points, so nothing triggers on it."),
  "195": behaviour("An effect can say that a player wins; the last player left in a game wins too."),
  "195.1": behaviour("A player whom an effect makes lose leaves the game at once (649)."),
  "196": behaviour("A player's win ends the game."),
} as const satisfies Gists;

export const LOCATIONS = {
  "197": heading("Locations"),
  "198": definition("Locations are the objects and zones where permanents and runes can be."),
  "198.1": definition("Every Battlefield and every Base is a Location."),
  "198.2": behaviour("Effects can ask for the Location of a permanent."),
  "199": behaviour("An object that is a Location is itself at that Location."),
  "199.1": behaviour("A Battlefield is a Location and an object there at once."),
  "200": behaviour("A move has one Location as Origin and another as Destination (445)."),
} as const satisfies Gists;

export const COSTS = {
  "201": heading("Costs"),
  "202": definition("A Cost is what a player pays, spends or does in order to get the Effect linked to it."),
  "203": behaviour("Without its Cost paid there is no linked Effect."),
  "203.1": behaviour("To pay a Cost is to do what it says: pay resources, spend counters or XP, kill units and so on."),
  "203.2": behaviour("A Cost counts as paid even when the action was replaced by another."),
  "203.3": behaviour("A Cost whose action is impossible cannot be paid, and the linked Effect does not happen."),
  "204": heading("Kinds of Costs"),
  "204.1": definition("The Base Cost is the first thing to pay for finalizing a spell or ability.", "Base Costs"),
  "204.1.a": definition("A card's Base Cost is the one in its upper left corner."),
  "204.1.b": definition("An activated ability's Base Cost is what stands before the colon."),
  "204.2": definition("Additional Costs say so in those words and come on top of the Base Cost.", "Additional Costs"),
  "204.2.a": behaviour("A spell or ability is finalized only when its Additional Costs are paid along with its Base Cost."),
  "204.3": definition(
    "A Cost within an instruction has the form 'do this to do that', and is paid on resolution.",
    "Costs within Instructions",
  ),
  "204.3.a": behaviour("Opening the effect of a triggered ability, such a Cost is its base cost and is paid to finalize it."),
  "204.3.b": behaviour("In a spell, an activated ability or further on in a trigger, such a Cost is paid as it resolves."),
  "204.4": definition("An Applied Cost is laid upon a Game Action, mostly by a passive ability with 'must'.", "Applied Costs"),
  "204.4.a": definition("The Game Action itself is the Effect linked to an Applied Cost."),
  "204.4.b": behaviour("An Applied Cost is paid while the action is done: off the chain and without reactions."),
  "204.4.b.1": behaviour("Add abilities with Reaction can be used whenever a cost is to be paid (429)."),
  "204.4.c": behaviour("Without its Applied Cost paid, the action cannot be done."),
  "205": behaviour(
    "An order to pay or spend with no linked Effect is an action and no Cost: if it was replaced, a later 'if you do' fails.",
  ),
  "206": behaviour("An effect that asks what a card costs gets the printed or copied cost, whatever was really paid."),
  "206.1": behaviour("An effect that asks what an ability costs gets its unaltered base cost, unless it says otherwise."),
} as const satisfies Gists;
