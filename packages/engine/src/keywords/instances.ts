import { activeStatics } from "../derive/ability-index.ts";
import { cardOf, hasKeyword } from "../derive/read.ts";
import { StaticKind } from "../derive/static-kinds.ts";
import { ownScope } from "../language/scope.ts";
import { Keyword, type ObjectId } from "../state/ids.ts";
import type { State } from "../state/records.ts";

/** How often an object on the board has a keyword whose instances trigger separately (801.3.a.1, 817.2, 821.1.c.7). */
export function instances(s: State, id: ObjectId, bit: number): number {
  if (!hasKeyword(s, id, bit)) return 0;
  let printed = 0;
  for (const ability of cardOf(s, s.objects[id]).data.abilities)
    if (ability.kind === "keyword" && Keyword[ability.keyword] === bit) printed++;
  return Math.max(1, printed + givenInstances(s, id, bit));
}

/** One for each text that gives it, and one for what it was given to keep or for a while. */
export function givenInstances(s: State, id: ObjectId, bit: number): number {
  const o = s.objects[id];
  let given = ((o.keywordsGranted | o.keywordsTurn | o.keywordsCombat) & bit) !== 0 ? 1 : 0;
  for (const { effect, source, self } of activeStatics(s, StaticKind.keywords)) {
    if ((effect.keywords & bit) === 0) continue;
    if (effect.data.effect === "keywords" && effect.data.unlessAlready === true) continue;
    const scope = ownScope(s, source, self);
    if (effect.condition !== null && !effect.condition(s, scope)) continue;
    if (effect.of === "me" ? source === id : effect.of?.test(s, scope, id) === true) given++;
  }
  return given;
}
