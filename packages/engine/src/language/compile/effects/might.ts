import { Until } from "../../../actions/ongoing.ts";
import { giveLastingMight, giveMight } from "../../../actions/states.ts";
import { trueMight } from "../../../derive/read.ts";
import type { ObjectId } from "../../../state/ids.ts";
import type { State } from "../../../state/records.ts";
import type { Scope } from "../../scope.ts";
import type { Duration } from "../../types.ts";
import { moreMinus, startResisting } from "./resist.ts";

/** Increases and decreases of Might by spells and abilities. They reckon with the true value (143.2.b.1). */

export const untilOf = (d: Duration | undefined): number =>
  d === "turn"
    ? Until.turn
    : d === "combat"
      ? Until.combat
      : d === "whileMeOnBoard"
        ? Until.sourceOnBoard
        : d === "whileAttached"
          ? Until.attached
          : Until.forever;

/** 477.3.c: never by a negative amount. Says whether the Might changes. */
export const increaseMight = (s: State, scope: Scope, id: ObjectId, n: number, duration: Duration | undefined): boolean =>
  n > 0 && change(s, scope, id, n, null, duration);

/** `min` limits it. What would change nothing is nothing that could be replaced (370.1). Says whether the Might changes. */
export function decreaseMight(
  s: State,
  scope: Scope,
  id: ObjectId,
  n: number,
  min: number | null,
  duration: Duration | undefined,
): boolean {
  if (!(n > 0) || (min !== null && trueMight(s, id) <= min)) return false;
  const less = n + moreMinus(s, scope, id);
  return !startResisting(s, scope, id) && change(s, scope, id, -less, min, duration);
}

/** 433: an increase of the lower value and a decrease of the higher one; nothing if they are equal (433.1.c). */
export function swapMight(s: State, scope: Scope, a: ObjectId, b: ObjectId, duration: Duration | undefined): void {
  const difference = trueMight(s, a) - trueMight(s, b);
  const [lower, higher] = difference < 0 ? [a, b] : [b, a];
  increaseMight(s, scope, lower, Math.abs(difference), duration);
  decreaseMight(s, scope, higher, Math.abs(difference), null, duration);
}

function change(s: State, scope: Scope, id: ObjectId, n: number, min: number | null, duration: Duration | undefined): boolean {
  return duration === "turn" || duration === "combat"
    ? giveMight(s, id, n, min, duration === "combat", scope.you)
    : giveLastingMight(s, id, n, min, untilOf(duration), scope.you, scope.source);
}
