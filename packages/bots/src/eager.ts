import { areFriendly, FIRST_BATTLEFIELD, isUnit, type Seat, type State } from "@rulebound/engine/internal";
import type { Bot } from "./bot.ts";
import { evaluate } from "./evaluate.ts";
import { onePly } from "./greedy.ts";
import { BY_EVALUATION, type Judge } from "./judge.ts";

/**
 * Rather acts than rests: what an act costs is seen at once, and what it brings often only later (a hidden card, cards that are
 * drawn for cards, an ability), so that the evaluation is too fond of resting. It gives up cards, runes and Energy so, which are
 * finite, and no ground.
 */
export const eager: Bot = onePly("eager", (game, seat) => eagerly(groundOf(game, seat)));

/** So much an act may lose, by the evaluation. */
const READINESS = 0.12;

function eagerly(before: Ground): Judge {
  const worth: Judge["worth"] = (s, seat) => evaluate(s, seat) - (isLess(groundOf(s, seat), before) ? READINESS : 0);
  return { ...BY_EVALUATION, worth, resting: (s, seat) => worth(s, seat) + BY_EVALUATION.patience - READINESS };
}

/** What a team stands on. */
interface Ground {
  readonly units: number;
  readonly atBattlefields: number;
  readonly controlled: number;
}

const isLess = (one: Ground, other: Ground): boolean =>
  one.units < other.units || one.atBattlefields < other.atBattlefields || one.controlled < other.controlled;

function groundOf(s: State, seat: Seat): Ground {
  let units = 0;
  let atBattlefields = 0;
  for (let place = 0; place < s.at.length; place++)
    for (const id of s.at[place]) {
      if (!areFriendly(s, s.objects[id].controller, seat) || !isUnit(s, id)) continue;
      units++;
      if (place >= FIRST_BATTLEFIELD) atBattlefields++;
    }
  const controlled = s.battlefields.filter(({ controller }) => controller >= 0 && areFriendly(s, controller, seat)).length;
  return { units, atBattlefields, controlled };
}
