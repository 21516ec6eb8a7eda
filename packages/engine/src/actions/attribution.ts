import type { Scope } from "../language/scope.ts";
import { type ObjectId, TypeBit } from "../state/ids.ts";
import { LastKnownFlag } from "../state/last-known-flags.ts";
import type { State } from "../state/records.ts";
import type { Attribution } from "./kill.ts";

/** Is it a card that does it, by its own text or as it is paid for? Else one of its abilities. */
const isCard = (scope: Scope): boolean => scope.item !== null && scope.item.ability < 0;

/** 428.5.d: what a spell's own triggers kill it has killed too. */
export const attributionOf = (s: State, scope: Scope): Attribution => ({
  by: scope.you,
  source: scope.source,
  flags: (isCard(scope) ? 0 : LastKnownFlag.byAbility) | (isSpellCard(s, scope.source) ? LastKnownFlag.bySpell : 0),
  root: scope.root,
});

/** 428.5.d: of an ability it is the card that the ability comes from. */
export const isSpellCard = (s: State, id: ObjectId): boolean => (s.pool.cards[s.objects[id].card].types & TypeBit.spell) !== 0;
