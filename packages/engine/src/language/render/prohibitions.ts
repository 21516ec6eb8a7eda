/** What can't be done. */
import type { Prohibition } from "../types.ts";
import { these } from "./filters.ts";
import { type EffectOptions, type Of, type Saying, spellsAndAbilities, whom } from "./saying.ts";
import { subject as subjectOf } from "./selectors.ts";
import { doerOf, type Voice } from "./voice.ts";
import { list, ordinal, words } from "./words.ts";

const PROHIBITED: Record<Prohibition, string> = {
  beChosenByEnemies: `can't be chosen by ${spellsAndAbilities("enemy")}`,
  beCountered: "can't be countered",
  beReadied: "can't be readied",
  beReadiedByEnemies: `can't be readied by ${spellsAndAbilities("enemy")}`,
  moveToBase: "can't move to base",
  moveFromHereToBase: "can't move from here to base",
  move: "can't move",
  beMovedByController: "can't be moved by its controller",
  beMovedByEnemies: `can't be moved by ${spellsAndAbilities("enemy")}`,
  playCards: "can't play cards",
  playSpells: "can't play spells",
  playNamedSpells: "can't play spells with that name",
  playUnitsExceptToBase: "can only play units to their base",
  playUnitsHere: "can't be played here",
  gainPoints: "can't gain points",
  scoreHereBeforeThirdTurn: "can't score here until their third turn",
  revealHiddenHere: "can't be revealed here",
  beDealtDamageOutsideCombat: "can't be dealt damage unless I'm in combat",
  ambushAsReaction: "can [Ambush] only when a card with [Action] could be played",
  bePlayedBeforeTurn4: `can't be played on your ${list([1, 2, 3].map(ordinal), "or")} turns`,
};

export function cantSaying(v: Voice, e: Of<"cant">, options: EffectOptions): Saying | string {
  if (e.what === "beMovedByController") return words("they can't move", subjectOf(v, options.about ?? "it"), options.duration);
  if (e.what === "beReadiedByEnemies" && e.of && e.of !== "me") return `${spellsAndAbilities("")} can't ready ${these(v, e.of)}`;
  const predicate = words(e.by === undefined ? PROHIBITED[e.what] : `can't be chosen by enemy ${these(v, e.by)}`, options.duration);
  if (e.of !== undefined || options.about !== undefined) return { ...whom(v, e.of ?? "me", options), predicate };
  if (e.what === "revealHiddenHere") return { subject: "your opponents' [Hidden] cards", third: false, predicate };
  if (e.who === undefined) return { subject: e.what.startsWith("play") ? "units" : "players", third: false, predicate };
  return {
    subject: e.who === "opponents" ? "opponents" : e.who === "eachPlayer" ? "players" : doerOf(v, e.who).subject,
    third: false,
    predicate,
  };
}
