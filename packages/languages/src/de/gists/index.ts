import type { RuleId } from "@rulebound/rules";
import type { GistTexts, GistWords } from "../../language.ts";
import { GOLDEN_RULES } from "./000-golden-rules.ts";
import { DECK_CONSTRUCTION } from "./100-deck-construction.ts";
import { SETUP } from "./104-setup.ts";
import { CARDS } from "./119-cards.ts";
import { UNITS_GEAR_AND_SPELLS } from "./140-units-gear-and-spells.ts";
import { RUNES_BATTLEFIELDS_AND_LEGENDS } from "./160-runes-battlefields-and-legends.ts";
import { TOKENS_AND_CONTROL } from "./179-tokens-and-control.ts";
import { WINNING_LOCATIONS_AND_COSTS } from "./193-winning-locations-and-costs.ts";
import { TURN } from "./300-turn.ts";
import { CLEANUPS } from "./318-cleanups.ts";
import { CHAINS_AND_SHOWDOWNS } from "./325-chains-and-showdowns.ts";
import { PLAYING_CARDS } from "./349-playing-cards.ts";
import { FINISHING_A_PLAY } from "./357-finishing-a-play.ts";
import { PASSIVE_AND_REPLACEMENT } from "./360-passive-and-replacement.ts";
import { ACTIVATED_AND_TRIGGERED } from "./376-activated-and-triggered.ts";
import { DELAYED_LINKED_AND_PLAYED } from "./389-delayed-linked-and-played.ts";
import { ACTIONS_TO_RECYCLE } from "./407-actions-to-recycle.ts";
import { DEAL_TO_REVEAL } from "./417-deal-to-reveal.ts";
import { COUNTER_TO_BURN_OUT } from "./425-counter-to-burn-out.ts";
import { DOUBLE_TO_REPLACE } from "./432-double-to-replace.ts";
import { CREATE_TO_PAY } from "./439-create-to-pay.ts";
import { MOVEMENT_AND_COMBAT } from "./445-movement-and-combat.ts";
import { COMBAT_AND_SCORING } from "./465-combat-and-scoring.ts";
import { LAYERS } from "./473-layers.ts";
import { MODES } from "./481-modes.ts";
import { CONCEDING } from "./649-conceding.ts";
import { BUFFS_AND_DAMAGE } from "./700-buffs-and-damage.ts";
import { ATTACHMENT } from "./716-attachment.ts";
import { SPECIAL_TERMS } from "./728-special-terms.ts";
import { KEYWORDS } from "./800-keywords.ts";
import { LATER_KEYWORDS } from "./818-later-keywords.ts";
import type { Texts } from "./texts.ts";

/** The rules in German, in the same parts as the English ones (packages/rules/src/gists). */
const PARTS: readonly Texts[] = [
  GOLDEN_RULES,
  DECK_CONSTRUCTION,
  SETUP,
  CARDS,
  UNITS_GEAR_AND_SPELLS,
  RUNES_BATTLEFIELDS_AND_LEGENDS,
  TOKENS_AND_CONTROL,
  WINNING_LOCATIONS_AND_COSTS,
  TURN,
  CLEANUPS,
  CHAINS_AND_SHOWDOWNS,
  PLAYING_CARDS,
  FINISHING_A_PLAY,
  PASSIVE_AND_REPLACEMENT,
  ACTIVATED_AND_TRIGGERED,
  DELAYED_LINKED_AND_PLAYED,
  ACTIONS_TO_RECYCLE,
  DEAL_TO_REVEAL,
  COUNTER_TO_BURN_OUT,
  DOUBLE_TO_REPLACE,
  CREATE_TO_PAY,
  MOVEMENT_AND_COMBAT,
  COMBAT_AND_SCORING,
  LAYERS,
  MODES,
  CONCEDING,
  BUFFS_AND_DAMAGE,
  ATTACHMENT,
  SPECIAL_TERMS,
  KEYWORDS,
  LATER_KEYWORDS,
];

const wordsOf = (text: string | readonly [text: string, title: string]): GistWords =>
  typeof text === "string" ? { text } : { text: text[0], title: text[1] };

export const GISTS: GistTexts = Object.fromEntries(
  PARTS.flatMap((part) => Object.entries(part).map(([rule, text]) => [rule as RuleId, wordsOf(text)])),
);
