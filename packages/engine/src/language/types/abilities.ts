/** The paragraphs of a card, each of one kind. */
import type { Condition } from "./conditions.ts";
import type { Cost, CostLess, Resources } from "./costs.ts";
import type { Filter } from "./filters.ts";
import type { Instruction } from "./instructions.ts";
import type { KeywordName } from "./keywords.ts";
import type { Replacement } from "./replacements.ts";
import type { Who } from "./selectors.ts";
import type { StaticEffect } from "./statics.ts";
import type { Trigger } from "./triggers.ts";

export type Ability =
  | {
      readonly kind: "keyword";
      readonly keyword: KeywordName;
      readonly value?: number;
      readonly cost?: Cost;
      readonly costs?: readonly Cost[]; // Repeat: each may be paid; Equip: one of them is
      readonly costLess?: CostLess; // Empower, Equip
    }
  | {
      readonly kind: "triggered";
      readonly when: readonly Trigger[];
      readonly if?: Condition;
      readonly may?: boolean;
      readonly by?: Who;
      readonly cost?: Cost;
      readonly then: readonly Instruction[];
      readonly deathknell?: boolean;
      readonly zone?: "trash" | "hand" | "board";
      readonly hold?: boolean;
    }
  | {
      readonly kind: "activated";
      readonly cost: Cost;
      readonly timing?: "Action" | "Reaction";
      readonly only?: Condition;
      readonly oncePerTurn?: boolean;
      readonly by?: "eachPlayer"; // whoever it is, of a battlefield: whether they control it or not
      readonly costLess?: CostLess;
      readonly then: readonly Instruction[];
      readonly keyword?: "Equip" | "Empower";
      readonly oldTiming?: boolean;
    }
  | {
      readonly kind: "static";
      readonly while?: Condition;
      readonly effects: readonly StaticEffect[];
      readonly conditionLast?: boolean;
      readonly unless?: boolean; // text only: the negated `while` is said as "unless"
      readonly instead?: { readonly while: Condition; readonly effects: readonly StaticEffect[] }; // while that holds, these and not the others
    }
  | { readonly kind: "replacement"; readonly replacement: Replacement; readonly while?: Condition; readonly zone?: "trash" } // zone: where it works from, if not from the board
  | {
      readonly kind: "additionalCost";
      readonly name: string;
      readonly optional: boolean;
      readonly cost: Cost;
      readonly if?: Condition;
      readonly less?: Resources;
      readonly lessEach?: Resources;
      readonly ignoreCost?: boolean;
      readonly entersReady?: boolean;
      readonly asYouPlay?: boolean;
      readonly costFirst?: boolean; // text only: "As an additional cost ..., you may"
      readonly perObject?: boolean;
      readonly lessByItsCost?: boolean;
      readonly ambushThere?: boolean; // may be played by [Ambush] where the killed unit was
    }
  | { readonly kind: "showOff"; readonly of: Filter } //  [Show Off]: as you play it, you may reveal one from your hand or pick another friendly one; it is `shown`
  | { readonly kind: "asYouPlay"; readonly then: readonly Instruction[] } //  choices made as it is played (355.1)
  | {
      readonly kind: "dependent";
      readonly on: "Legion" | "Empowered" | { readonly level: number };
      readonly ability: Ability;
      readonly instead?: boolean;
    }
  | { readonly kind: "spell"; readonly then: readonly Instruction[] }; //     a paragraph of a spell's instructions
