import { cantBeChosen } from "../../derive/prohibitions.ts";
import { type Choice, ITEM, objectOfChoice } from "../../state/decision.ts";
import type { State } from "../../state/records.ts";
import type { Scope } from "../scope.ts";

/** 757: not a legal target for the enemies' spells and abilities. */
export const isTargetable = (s: State, scope: Scope, choice: Choice): boolean =>
  choice >= ITEM || !cantBeChosen(s, objectOfChoice(choice), scope.you, scope.source);
