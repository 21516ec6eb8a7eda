import { areFriendly, areOpponents, cardOf, hasKeyword, isUnit } from "../../derive/read.ts";
import { type Choice, ITEM, isItemChoice, objectOfChoice } from "../../state/decision.ts";
import { DOMAINS, Keyword, NO_OBJECT, TypeBit, Zone } from "../../state/ids.ts";
import type { ChainItem, GameObject, State } from "../../state/records.ts";
import { chosenBy } from "../chosen.ts";
import { referred } from "../references.ts";
import type { Scope } from "../scope.ts";
import type { Filter } from "../types.ts";
import { rangeTest } from "./ranges.ts";
import type { Names, Test } from "./terms.ts";

export const itemOf = (s: State, choice: Choice): ChainItem | undefined => {
  for (const item of s.chain) if (item.id === choice - ITEM) return item;
  return undefined;
};

/** What can be asked of spells and abilities on the chain. */
const ON_THE_CHAIN: ReadonlySet<string> = new Set([
  "kinds",
  "side",
  "zone",
  "energy",
  "power",
  "domain",
  "keyword",
  "choosing",
  "choosesOnly",
  "group",
]);

/** Spells and abilities on the chain (355.9.a.2); never the one that is choosing (355.9.c). */
export function chainTests(filter: Filter, names: Names): Test[] {
  const unknown = Object.keys(filter).find((word) => !ON_THE_CHAIN.has(word));
  if (unknown !== undefined) throw new Error(`"${unknown}" of spells and abilities on the chain is not in the language yet`);
  const kinds = filter.kinds ?? [];
  const spells = kinds.includes("spell") || kinds.includes("card") || kinds.length === 0;
  const abilities = kinds.includes("ability");
  const tests: Test[] = [
    (s, scope, choice) => {
      if (!isItemChoice(choice)) return false;
      const item = itemOf(s, choice);
      if (item === undefined || !item.finalized || item.id === scope.item?.id) return false;
      return item.ability < 0 ? spells && (cardOf(s, s.objects[item.object]).types & TypeBit.spell) !== 0 : abilities;
    },
  ];
  const add = (test: (s: State, scope: Scope, item: ChainItem) => boolean) =>
    tests.push((s, scope, choice) => {
      const item = itemOf(s, choice);
      return item !== undefined && test(s, scope, item);
    });
  const side = filter.side;
  if (side !== undefined)
    add((s, scope, item) => {
      if (side === "yours") return item.controller === scope.you;
      return side === "friendly" ? areFriendly(s, scope.you, item.controller) : areOpponents(s, scope.you, item.controller);
    });
  if (filter.energy !== undefined) {
    const test = rangeTest(filter.energy, names, (s, id) => cardOf(s, s.objects[id]).energy);
    add((s, scope, item) => test(s, scope, item.object));
  }
  if (filter.power !== undefined) {
    const test = rangeTest(filter.power, names, (s, id) => cardOf(s, s.objects[id]).power);
    add((s, scope, item) => test(s, scope, item.object));
  }
  if (filter.domain !== undefined) {
    const bit = 1 << DOMAINS.indexOf(filter.domain);
    add((s, _scope, item) => (cardOf(s, s.objects[item.object]).domains & bit) !== 0);
  }
  if (filter.keyword !== undefined) {
    const bit = Keyword[filter.keyword];
    add((s, _scope, item) => itemHasKeyword(s, item, bit));
  }
  if (filter.choosing !== undefined) {
    const chosen = names.compile.filter(filter.choosing, names);
    add((s, scope, item) => chosenBy(s, item).some((choice) => choice < ITEM && chosen.test(s, scope, choice)));
  }
  if (filter.choosesOnly !== undefined) {
    const number = names.numbers.get(filter.choosesOnly) ?? 0;
    add((s, scope, item) => {
      const [only = NO_OBJECT] = referred(s, scope, number);
      const friends = chosenBy(s, item).filter(
        (c) => c < ITEM && s.objects[c].zone === Zone.board && isFriend(s, scope, s.objects[c]) && isUnit(s, objectOfChoice(c)),
      );
      return friends.includes(only) && friends.every((c) => c === only);
    });
  }
  return tests;
}

const isFriend = (s: State, scope: Scope, o: GameObject): boolean => areFriendly(s, scope.you, o.controller);

/** A spell has what its card has, and Reaction if it was hidden (811.6); an ability what stands before it (806.5.c, 813.5.c). */
function itemHasKeyword(s: State, item: ChainItem, bit: number): boolean {
  if (item.ability < 0) return hasKeyword(s, item.object, bit) || (bit === Keyword.Reaction && item.from === Zone.facedown);
  const { timing, keyword } = s.pool.abilities[item.ability];
  // The permissions of Action come with Reaction (813.1.b), the keyword does not.
  const written = (timing & Keyword.Reaction) !== 0 ? Keyword.Reaction : timing;
  return written === bit || (keyword !== null && Keyword[keyword] === bit);
}
