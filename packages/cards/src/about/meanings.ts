import type { KeywordName } from "@rulebound/engine/language";
import type { RuleId } from "@rulebound/rules";

/** Keywords for somebody who meets them for the first time, and where the book has them. */

export interface Meaning {
  /** Null: newer than the book; known by the reminder texts of the cards. */
  readonly rule: RuleId | null;
  readonly says: string;
}

export const MEANINGS: Readonly<Record<KeywordName, Meaning>> = {
  Accelerate: { rule: "805", says: "pay 1 Energy and 1 Power of its domain more, and it comes in ready" },
  Action: { rule: "806", says: "may be used in showdowns as well as on your own turn" },
  Ambush: { rule: "822", says: "may come as a Reaction, to a battlefield that has units of yours" },
  Assault: { rule: "807", says: "gets that much Might while it attacks (1 if no number is said)" },
  Backline: { rule: "826", says: "the last of its side to be given combat damage" },
  Deathknell: { rule: "808", says: "what follows happens when it dies" },
  Deflect: { rule: "809", says: "an opponent who chooses it pays that much Power of any kind on top (1 if no number is said)" },
  Empower: { rule: "827", says: "for that cost it becomes Empowered, unless it is already" },
  Empowered: { rule: "828", says: "what follows holds only while it is Empowered" },
  Equip: { rule: "818", says: "for that cost it is attached to one of your units" },
  Flow: { rule: "829", says: "can be cast out of your trash for that cost, and is banished afterwards" },
  Ganking: { rule: "810", says: "its standard move may go from one battlefield straight to another" },
  Hidden: {
    rule: "811",
    says: "for 1 Power it is put facedown at a battlefield of yours; from the next turn on it can be played from there for nothing",
  },
  Hunt: { rule: "823", says: "gives that much XP when it conquers or holds" },
  Legion: { rule: "812", says: "what follows holds only if another card of yours came first this turn" },
  Level: { rule: "824", says: "what follows holds only while you have that much XP" },
  "Quick-Draw": { rule: "819", says: "has Reaction, and goes straight onto one of your units as it is played" },
  Reaction: { rule: "813", says: "may be used whenever you have Priority, in answer to what is on the chain too" },
  Repeat: { rule: "820", says: "for that additional cost the spell does what it says once more" },
  Shield: { rule: "814", says: "gets that much Might while it defends (1 if no number is said)" },
  Tank: { rule: "815", says: "the first of its side to be given combat damage" },
  Temporary: { rule: "816", says: "dies as its controller's Beginning Phase starts, and so before they score" },
  Unique: { rule: "825", says: "a deck holds one of it at most" },
  Vision: { rule: "817", says: "predict when it is played" },
  Weaponmaster: { rule: "821", says: "as it is played it may take up one of your Equipment, its Equip cost lowered by 1 Power" },
  Deploy: { rule: null, says: "goes to battlefields alone, and dies when an opponent holds there" },
  Disarm: { rule: null, says: "as it attacks, an enemy unit there loses that much Might for the turn" },
  "Show Off": { rule: null, says: "as it is played, one card may be shown from hand, or another friendly one pointed out" },
};
