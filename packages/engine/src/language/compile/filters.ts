/** A filter as the engine asks it: does this object fit, which ones do, is there any. */

import { asReferenced, lastTrueMight, referencedMight, trueMight } from "../../derive/read.ts";
import { ITEM, objectOfChoice } from "../../state/decision.ts";
import { Zone } from "../../state/ids.ts";
import { EVERYBODY, seenBy } from "../../state/sight.ts";
import type { Filter } from "../types.ts";
import { amongTest, filterTests } from "./filter-tests.ts";
import { chainTests } from "./on-chain.ts";
import { plainOf, testOf } from "./plain.ts";
import { rangeTest } from "./ranges.ts";
import { enumerator, isOfPermanents, search, searchBoard, zonesOf } from "./searches.ts";
import type { CompiledFilter, GroupCheck, Names, ObjectTest, Test } from "./terms.ts";
import { kindTest, sideTest } from "./traits.ts";
import { checkFilter } from "./vocabulary.ts";

export function compileFilter(filter: Filter, names: Names): CompiledFilter {
  checkFilter(filter);
  if (filter.or !== undefined) {
    // What is said beside the alternatives holds for each of them.
    const { or, group: _group, ...shared } = filter;
    const parts = or.map((part) => compileFilter({ ...shared, ...part }, names));
    return {
      test: (s, scope, choice) => parts.some((part) => part.test(s, scope, choice)),
      candidates: (s, scope) => [...new Set(parts.flatMap((part) => part.candidates(s, scope)))],
      some: (s, scope, will) => parts.some((part) => part.some(s, scope, will)),
      any: (s, scope) => parts.some((part) => part.any(s, scope)),
      privately: parts.some((part) => part.privately),
      isPicky: true,
      hides: (s, scope) => parts.some((part) => part.hides(s, scope)),
      among: parts.every((part) => part.among),
      elsewhere: parts.every((part) => part.elsewhere),
      group: compileGroup(filter, names),
    };
  }
  const zones = zonesOf(filter);
  const onChain = zones.length === 1 && zones[0] === "chain";
  const test = onChain ? all(chainTests(filter, names)) : testOf(plainOf(filter), filterTests(filter, names));
  const each = enumerator(filter, zones);
  const among = amongTest(filter, names);
  return {
    test,
    ...(isOfPermanents(filter, zones) ? searchBoard(test) : search(test, each)),
    privately: zones.some((z) => z === "hand" || z === "deck"),
    isPicky: PICKY.some((key) => filter[key] !== undefined) || (filter.kinds ?? []).some((kind) => kind !== "card"),
    hides: (s, scope) =>
      each(
        s,
        scope,
        (choice) => choice < ITEM && seenBy(s.objects[choice]) !== EVERYBODY && (among === null || among(s, scope, objectOfChoice(choice))),
      ),
    among: filter.among !== undefined,
    elsewhere: filter.place === "elsewhere" || filter.place === "notAsIt",
    group: compileGroup(filter, names),
  };
}

const all =
  (tests: readonly Test[]): Test =>
  (s, scope, choice) =>
    tests.every((test) => test(s, scope, choice));

/** 128.6: qualities of a card. */
const PICKY = ["notKinds", "tags", "notTags", "domain", "named", "keyword", "lacks", "energy", "power", "might"] as const;

function compileGroup(filter: Filter, names: Names): GroupCheck | null {
  const groupChecks = names.builder.groups;
  const g = filter.group;
  if (g === undefined) return null;
  const check: GroupCheck = {
    index: groupChecks.length,
    perLocation: g.oneEachLocation === true,
    ok: (s, picks) => {
      let total = 0;
      for (let i = 0; i < picks.length; i++) {
        const o = s.objects[picks[i]];
        if (g.totalMightAtMost !== undefined) total += referencedMight(s, objectOfChoice(picks[i]));
        for (let j = 0; j < i; j++) {
          const other = s.objects[picks[j]];
          if (g.sameLocation === true && other.location !== o.location) return false;
          if (g.sameController === true && other.controller !== o.controller) return false;
          if (g.oneEachLocation === true && other.location === o.location) return false;
        }
      }
      return g.totalMightAtMost === undefined || total <= g.totalMightAtMost;
    },
  };
  groupChecks.push(check);
  return check;
}

/** As it was when it was last on the board (359.3.e.13): only what is remembered of it can be asked. */
export function compilePast(filter: Filter, names: Names): Test {
  const { side, kinds, might, ...forgotten } = filter;
  const [unknown] = Object.keys(forgotten);
  if (unknown !== undefined) throw new Error(`"${unknown}" of what has left is not remembered`);
  const tests: ObjectTest[] = [];
  if (side !== undefined) tests.push(sideTest(side, (s, id) => s.objects[id].controller));
  if (kinds !== undefined) tests.push(kindTest(kinds));
  if (might !== undefined)
    tests.push(
      rangeTest(might, names, (s, id) =>
        asReferenced(s.objects[id].zone === Zone.board ? trueMight(s, id) : (lastTrueMight(s, id) ?? Number.NaN)),
      ),
    );
  return (s, scope, choice) => choice < ITEM && tests.every((test) => test(s, scope, objectOfChoice(choice)));
}
