import type { RuleId } from "../index.ts";
import type { NEWEST_VERSION, OlderVersion } from "./successors.ts";

/** What a version of the book changed in play, said at the rules where it matters. */
export interface Change {
  readonly since: OlderVersion | typeof NEWEST_VERSION;
  readonly rules: readonly RuleId[];
  readonly says: string;
}

const change = (since: Change["since"], rules: readonly RuleId[], says: string): Change => ({ since, rules, says });

export const CHANGES: readonly Change[] = [
  change("1.1", ["334", "337", "338", "339", "340"], "The chain became four steps; items, triggers too, are pending until finalized."),
  change("1.1", ["383.3.b.1"], "A cost that a trigger meets may be refused; the trigger is then not finalized."),
  change("1.1", ["337.2"], "Units, gear and Add abilities resolve the moment they are finalized, with no reply possible."),
  change("1.1", ["326"], "In games of several, everybody may act in every showdown and chain; nobody is invited."),
  change("1.1", ["054", "055"], "Both principles are new in the book."),
  change("1.1", ["322", "324"], "Cleanups repeat until nothing changes; the extra steps of special ones are done once."),
  change("1.1", ["190.3"], "Control is kept while contested, and showdowns and combats are staged before they begin."),
  change("1.1", ["383.4.e", "383.4.f"], "Attack and defend triggers come once per combat, for latecomers as well."),
  change("1.1", ["355.4"], "Destinations of moves are chosen on finalization."),
  change("1.1", ["355.7", "355.9", "355.10"], "What a target is has been defined in full."),
  change("1.1", ["476", "478"], "Layers run again until stable, and dependency came in."),
  change("1.1", ["417", "418", "386", "389", "712"], "Defined for the first time."),
  change("1.1", ["811"], "Hiding costs Power of any domain, hidden cards have Reaction, and Champion Zone cards can be hidden."),
  change("1.1", ["103.4.c", "489.8.h", "489.8.i"], "Battlefields of a deck differ; partners share neither legend nor battlefields."),

  change("1.2", ["716", "717", "718", "719", "720", "721", "434", "435"], "Attachment and inactive text are new."),
  change("1.2", ["818", "819", "820", "821", "432", "433"], "New in this version."),
  change("1.2", ["808", "323.4"], "Deathknell is put on the chain before the unit leaves, with what it knew then."),
  change("1.2", ["367", "368"], "Replacement effects come from passive abilities; triggers no longer are any."),
  change("1.2", ["480"], "Timestamps count per layer and sublayer; text that wakes up gets a new one."),
  change("1.2", ["323.7", "435.4.a"], "Only unattached gear is recalled from battlefields."),
  change("1.2", ["323.9", "461"], "A combat is staged only where units of opponents really meet."),

  change("1.3", ["333", "334"], "Tasks such as cleanups come before any chain item is finalized; finalizing left the cleanup."),
  change("1.3", ["194.2", "323.1", "472"], "Winning happens in a cleanup and needs a lead: a tie plays on."),
  change(
    "1.3",
    ["323.14", "344.1", "316.8.b.1.a"],
    "A showdown that opponents come into goes on as a combat showdown, instead of being replaced.",
  ),
  change("1.3", ["346.1"], "Focus stays if a trigger or an Add ability opened the chain."),
  change("1.3", ["190.4.c", "323.6"], "Control is lost in an Open State only, and never where a showdown or combat is on."),
  change(
    "1.3",
    ["466.1", "466.3", "466.5", "466.7"],
    "After combat: heal and recall, then the result, then control, then the end, each with its own chain.",
  ),
  change("1.3", ["323.2"], "Designations are set right before units die."),
  change("1.3", ["383.3.b"], "A cost that opens a trigger's effect is paid on finalization."),
  change("1.3", ["383.2.a.1"], "A condition right behind the trigger belongs to it."),
  change("1.3", ["727", "812.1.c"], "Text of a dependent keyword is inactive until its condition holds; Legion wants another card."),
  change(
    "1.3",
    ["728", "822", "823", "824", "825", "826", "436", "437", "438", "439", "734", "411", "393", "359.3.f", "477.1.b"],
    "New in this version.",
  ),
  change("1.3", ["809.1.c"], "Deflect is paid for every time that the object is chosen."),
  change("1.3", ["425.1"], "Abilities can be countered, too."),
  change("1.3", ["144.1.c"], "Combats bar the standard move as showdowns do."),
  change("1.3", ["414.1", "415.1"], "Only objects on the board are exhausted or readied."),
  change("1.3", ["356.4"], "A discount for a part of the cost applies as that part is added, before discounts on the whole."),
  change("1.3", ["373", "375"], "Simultaneous events are replaced one by one, and the replacement inherits modifications."),
  change("1.3", ["317.2.f"], "The expiration step is done again if anything went over the chain."),
  change("1.3", ["316", "317"], "These phases had other names before."),
  change("1.3", ["489.8.a", "489.5.a"], "Teammates act on one's turn by invitation only, and each brings three battlefields."),
  change("1.3", ["434.1.g"], "Attaching to the same card again does nothing."),
  change("1.3", ["652.1"], "Conceding banishes facedown cards as well."),

  change("1.4", ["827", "828", "829", "440", "441", "442", "443", "444"], "New in this version."),
  change("1.4", ["741", "750", "756", "759", "764", "177", "193", "197", "201"], "A section of its own, new in this version."),
  change("1.4", ["167", "316.3"], "Pools of all players empty as a Main Phase starts; before, it was the end of the draw phase."),
  change("1.4", ["444.2"], "Paying Energy or Power on instruction is always optional; other costs can be compelled."),
  change("1.4", ["135.2.e.6", "805.1.a"], "With several domains, any of the card's own pays; with none, any at all."),
  change(
    "1.4",
    ["383.3.a", "383.3.e"],
    "An opening 'may' is decided on finalization, and declining uses nothing up; before, on triggering.",
  ),
  change(
    "1.4",
    ["419.4", "425.1.b", "812.1.c"],
    "A countered spell was played for Legion and counts of cards, not for triggers on playing.",
  ),
  change("1.4", ["372"], "The controller of what is affected orders replacement effects; before, its owner."),
  change("1.4", ["369.3", "370.1.a", "390.3.a"], "Ways of entering, and leaving the chain for elsewhere, are replacement effects now."),
  change("1.4", ["465.2.c.5", "465.2.c.10"], "Prevention and increases apply while combat damage is assigned."),
  change("1.4", ["471", "469.2"], "Restated: only a conquest is held back from the final point. Hold wants an unscored battlefield, too."),
  change("1.4", ["466.3.d.1", "323.13"], "No result with both sides present stages showdown and combat again, and they begin as one."),
  change("1.4", ["323.11"], "New in the cleanup: Contested that has lost its ground ends, and is applied anew where units stand."),
  change("1.4", ["340.2.a"], "That Focus stays after a chain of triggers or Add abilities is said here as well."),
  change(
    "1.4",
    ["337.1.b", "337.2", "337.3"],
    "One pending item at a time, oldest first; a permanent resolves before the next is finalized.",
  ),
  change("1.4", ["190.6.c"], "Whoever a battlefield's ability lets choose controls that ability."),
  change("1.4", ["428.1.a.1.b", "323.4"], "Every trigger on its own death looks back as Deathknell does."),
  change("1.4", ["390"], "A delayed ability whose window is over is not made at all."),
  change("1.4", ["185"], "Token is no supertype any more; created tokens need not have been played."),
  change("1.4", ["719.3", "446.1"], "What is attached does not itself move when its top card does."),
  change("1.4", ["820", "809"], "Repeat and Deflect also work on abilities, and on any game object."),
  change("1.4", ["477.3.b"], "Limits are fixed when applied, except those of passive abilities."),
  change(
    "1.4",
    ["489.8.d", "489.8.g", "447.2.b"],
    "Teams share points, and places that a teammate occupies are closed to moves and to the final point.",
  ),
  change("1.4", ["486.5.a", "486.6.a"], "Battlefields of drawn games, and in a best of five, can come back."),
  change("1.4", ["423.1.a.2"], "Stun ends in a step of the cleanup that ends the turn."),
  change("1.4", ["436.1.a"], "What is not recycled goes back in any order."),
];

/** What was changed at a rule itself, oldest first. */
export const changesAt = (id: RuleId): readonly Change[] => CHANGES.filter(({ rules }) => rules.includes(id));
