/** What a filter states beside the plain things, as the tests that an object must pass. */

import { areOpponents, cardOf, hasKeyword, referencedMight } from "../../derive/read.ts";
import { objectOfChoice } from "../../state/decision.ts";
import { DOMAINS, incarnationAt, Keyword, type ObjectId, Role, Zone } from "../../state/ids.ts";
import { refersTo } from "../../state/object-refs.ts";
import type { LastKnownInfo, State } from "../../state/records.ts";
import { chosenBy } from "../chosen.ts";
import { isSame, referred } from "../references.ts";
import { evaluate } from "../run/selectors.ts";
import { locationOf } from "../scope.ts";
import type { Filter } from "../types.ts";
import { lookAt } from "./looks.ts";
import { incarnationsOf, use } from "./numbers.ts";
import { itemOf } from "./on-chain.ts";
import { placeTest } from "./places.ts";
import { arePlain } from "./plain.ts";
import { rangeTest } from "./ranges.ts";
import { isWhose, whoseOf, zonesOf } from "./searches.ts";
import { statusTest } from "./statuses.ts";
import type { Names, ObjectTest } from "./terms.ts";
import { holder, kindTest, nameTest, tagTest } from "./traits.ts";

export function filterTests(filter: Filter, names: Names): ObjectTest[] {
  const tests: ObjectTest[] = [];
  const add = (test: ObjectTest) => tests.push(test);
  const kinds = filter.kinds ?? [];
  const facedownToo = zonesOf(filter).includes("facedown");
  if (!arePlain(kinds)) add(kindTest(kinds, facedownToo));
  if (filter.notKinds !== undefined) {
    const test = kindTest(filter.notKinds, facedownToo);
    add((s, scope, id) => !test(s, scope, id));
  }
  const among = amongTest(filter, names);
  if (among !== null) add(among);
  if (filter.notController === "caster") add((s, scope, id) => holder(s, id) !== (scope.item?.controller ?? scope.you));
  if (filter.sameControllerAs !== undefined) {
    const number = names.numbers.get(filter.sameControllerAs) ?? names.last;
    use(number, names);
    add((s, scope, id) => {
      const [other] = referred(s, scope, number);
      return other !== undefined && holder(s, objectOfChoice(other)) === holder(s, id);
    });
  }
  if (filter.attachedTo !== undefined) {
    const sel = names.compile.selector(filter.attachedTo, names);
    add((s, scope, id) => evaluate(s, scope, sel).includes(s.objects[id].attachedTo));
  }
  if (filter.banishedWith !== undefined || filter.named === "named" || filter.other === true) lookAt("source", names);
  if (filter.notChosen === "triggered" || filter.among === "triggered") lookAt("cause", names);
  if (filter.of === "chosenPlayer") lookAt("memory", names);
  if (filter.of === "itsController") lookAt("cause", names);
  // 390.5.c.1, 397
  if (filter.banishedWith !== undefined)
    add((s, scope, id) => refersTo(s, s.objects[filter.banishedWith === "this" ? scope.self : scope.source].linked, id));
  if (filter.playedFrom === "elsewhere")
    add((s, _scope, id) => {
      const item = s.chain.find((i) => i.object === id && i.ability < 0);
      return (item !== undefined ? item.from : s.objects[id].playedFrom) !== Zone.hand;
    });
  if (filter.other === true) add((s, scope, id) => id !== scope.source || !isSame(s, id, scope.sourceIncarnation));
  if (filter.notChosen === "triggered") add((s, scope, id) => scope.note?.object !== id || !isSame(s, id, scope.note.incarnation));
  else if (filter.notChosen !== undefined) {
    const number = names.numbers.get(filter.notChosen) ?? names.last;
    use(number, names);
    add((s, scope, id) => !referred(s, scope, number).includes(id));
  }
  if (filter.place !== undefined) add(placeTest(filter.place, names));
  if (filter.thereAre !== undefined) add(thereAreTest(filter.thereAre, names));
  if (filter.inCombatWith !== undefined) {
    const { test } = names.compile.filter(filter.inCombatWith, names);
    add((s, scope, id) => isInCombatWith(s, id, (other) => test(s, scope, other)));
  }
  if (filter.chosenBy !== undefined) {
    const { candidates } = names.compile.filter(filter.chosenBy, names);
    add((s, scope, id) =>
      candidates(s, scope).some((choice) => {
        const item = itemOf(s, choice);
        return item !== undefined && chosenBy(s, item).includes(id);
      }),
    );
  }
  for (const status of filter.is ?? []) add(statusTest(status));
  for (const status of filter.not ?? []) {
    const test = statusTest(status);
    add((s, scope, id) => !test(s, scope, id));
  }
  const wanted = filter.tags;
  if (wanted !== undefined) add(tagTest(wanted, true));
  const unwanted = filter.notTags;
  if (unwanted !== undefined) {
    const has = tagTest(unwanted, false);
    add((s, scope, id) => !has(s, scope, id));
  }
  if (filter.domain !== undefined) {
    const bit = 1 << DOMAINS.indexOf(filter.domain);
    add((s, _scope, id) => (cardOf(s, s.objects[id]).domains & bit) !== 0);
  }
  if (filter.named !== undefined) add(nameTest(filter.named));
  // 801.3, 806.5.a, 807.3, 808.3, 809.3, 810.3, 811.5.a, 812.3, 813.5.a, 814.3, 815.3, 816.3, 817.3, 819.3, 820.4, 821.3, 822.4, 823.3, 824.2,
  // 825.5, 826.6, 828.2: whether something has it; in texts that are inactive, too (135.4.a, 722.1, 722.2, 727.1.b.1).
  if (filter.keyword !== undefined) {
    const bit = Keyword[filter.keyword];
    add((s, _scope, id) => hasKeyword(s, id, bit));
  }
  if (filter.lacks !== undefined) {
    const bit = Keyword[filter.lacks];
    add((s, _scope, id) => !hasKeyword(s, id, bit));
  }
  // 359.3.f.4: "your trash" is that of whoever controls the text now.
  const whose = whoseOf(filter);
  if (whose !== "any") add((s, scope, choice) => isWhose(s, scope, whose, s.objects[choice].owner));
  if (filter.owner !== undefined) {
    if (filter.owner === "you") add((s, scope, id) => s.objects[id].owner === scope.you);
    else add((s, scope, id) => areOpponents(s, scope.you, s.objects[id].owner));
  }
  if (filter.might !== undefined) add(rangeTest(filter.might, names, referencedMight));
  if (filter.energy !== undefined) add(rangeTest(filter.energy, names, (s, id) => cardOf(s, s.objects[id]).energy));
  if (filter.power !== undefined) add(rangeTest(filter.power, names, (s, id) => cardOf(s, s.objects[id]).power));
  return tests;
}

/** Of a battlefield: units like these are there. */
function thereAreTest(thereAre: NonNullable<Filter["thereAre"]>, names: Names): ObjectTest {
  const { test } = names.compile.filter(thereAre.filter, names);
  const { exactly } = thereAre;
  return (s, scope, id) => {
    let n = 0;
    for (const there of s.at[locationOf(s, id)] ?? []) if (test(s, scope, there)) n++;
    return exactly === undefined ? n > 0 : n === exactly;
  };
}

function isInCombatWith(s: State, id: ObjectId, isLike: (id: ObjectId) => boolean): boolean {
  const { role, location } = s.objects[id];
  if (role === Role.none) return false;
  return s.at[location].some((other) => s.objects[other].role !== Role.none && s.objects[other].role !== role && isLike(other));
}

/** "From among them": what the text has looked at, revealed or met. */
export function amongTest(filter: Filter, names: Names): ObjectTest | null {
  if (filter.among === undefined) return null;
  if (filter.among === "triggered") return (s, scope, id) => scope.note !== null && isAmong(s, scope.note, id);
  const number = names.numbers.get(filter.among);
  if (number === undefined) throw new Error(`the text refers to "${filter.among}" before it is mentioned`);
  use(number, names);
  const incarnations = names.numbers.get(incarnationsOf(filter.among));
  if (incarnations === undefined) return (s, scope, id) => referred(s, scope, number).includes(id);
  // Of a group that was looked at: what has left it meanwhile is not in it.
  return (s, scope, id) => {
    const at = (scope.vars[number] ?? []).indexOf(id);
    return at >= 0 && scope.vars[incarnations]?.[at] === (s.objects[id].incarnation as number);
  };
}

/** Of several that did it at the same time. */
function isAmong(s: State, { object, incarnation, group }: LastKnownInfo, id: ObjectId): boolean {
  if (object === id) return isSame(s, id, incarnation);
  for (let i = 0; i < group.length; i += 2) if ((group[i] as number) === id) return isSame(s, id, incarnationAt(group, i + 1));
  return false;
}
