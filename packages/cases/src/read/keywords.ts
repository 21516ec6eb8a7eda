import type { Domain, KeywordName } from "@rulebound/engine/language";
import type { KeywordSetup } from "../case.ts";
import { fold, suggestion } from "../words.ts";
import type { Part } from "./document.ts";
import { LIMITS } from "./limits.ts";
import { text } from "./values.ts";

/** Complete by its type: a keyword that the language gains must be written here. */
const EVERY_KEYWORD: Readonly<Record<KeywordName, true>> = {
  Accelerate: true,
  Action: true,
  Ambush: true,
  Assault: true,
  Backline: true,
  Deathknell: true,
  Deflect: true,
  Empower: true,
  Empowered: true,
  Equip: true,
  Flow: true,
  Ganking: true,
  Hidden: true,
  Hunt: true,
  Legion: true,
  Level: true,
  "Quick-Draw": true,
  Reaction: true,
  Repeat: true,
  Shield: true,
  Tank: true,
  Temporary: true,
  Unique: true,
  Vision: true,
  Weaponmaster: true,
  Deploy: true,
  Disarm: true,
  "Show Off": true,
};
export const KEYWORD_NAMES = Object.keys(EVERY_KEYWORD) as KeywordName[];

export const DOMAINS: readonly Domain[] = ["fury", "calm", "mind", "body", "chaos", "order"];

/** `Shield 2`; without a number its value is 1. */
export function keyword(part: Part): KeywordSetup {
  const written = text(part, "a keyword");
  const [, name, value] = /^(.*?)(?:\s+(\d+))?$/.exec(written) ?? [];
  const found = KEYWORD_NAMES.find((word) => fold(word) === fold(name));
  if (found === undefined)
    return part.refuse(`"${name}" is not a keyword; expected one such as Tank or "Shield 2".${suggestion(name, KEYWORD_NAMES)}`);
  const times = value === undefined ? 1 : Number(value);
  if (times > LIMITS.things) part.refuse(`${found} has the value ${times}; expected ${LIMITS.things} at most.`);
  return { keyword: found, value: times };
}
