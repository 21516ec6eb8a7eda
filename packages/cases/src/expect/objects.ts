import type { Named } from "../actions/action.ts";
import { baseMight, cardOf, keywordsOf, NOBODY, type ObjectId, playCost, Role, tagsOf, trueMight, Zone, zoneWord } from "../adapter.ts";
import type { KeywordSetup, Located, ObjectCheck } from "../case.ts";
import { compareLists } from "../lists.ts";
import { fold } from "../words.ts";
import type { Checker } from "./checker.ts";

export function checkObject(checker: Checker, named: Named, checks: readonly Located<ObjectCheck>[]): void {
  const { state, names } = checker.situation;
  const id = names.object(state, named);
  for (const check of checks) checkOne(checker, id, named.text, check);
}

function checkOne(checker: Checker, id: ObjectId, name: string, check: Located<ObjectCheck>): void {
  const { state, names } = checker.situation;
  const object = state.objects[id];
  const { line } = check;
  const what = `${name}'s ${check.key}`;
  switch (check.key) {
    case "zone":
      checker.same(line, what, check.zone, zoneWord(object.zone));
      return;
    case "at": {
      const actual = object.location < 0 ? `nowhere (zone ${zoneWord(object.zone)})` : names.locationName(object.location);
      checker.same(line, `the location of ${name}`, names.locationName(names.location(check.place, object.controller)), actual);
      return;
    }
    case "exhausted":
    case "stunned":
      checker.same(line, what, check.is, object[check.key]);
      return;
    case "attacker":
      checker.same(line, what, check.is, object.role === Role.attacker);
      return;
    case "defender":
      checker.same(line, what, check.is, object.role === Role.defender);
      return;
    case "buffed":
      checkTimes(checker, line, what, check.times, object.buffs);
      return;
    case "empowered":
      checkTimes(checker, line, what, check.times, object.empowered);
      return;
    case "damage":
      checker.same(line, what, check.n, object.damage);
      return;
    case "might":
      checker.same(line, what, check.n, trueMight(state, id));
      return;
    case "base might":
      checker.same(line, what, check.n, baseMight(state, id));
      return;
    case "keywords":
      checkKeywords(checker, line, what, check.keywords, keywordsOf(state, id));
      return;
    case "lacks": {
      const present = check.keywords.filter(({ keyword }) => keywordsOf(state, id).some((has) => has.keyword === keyword));
      if (present.length > 0)
        checker.fail(line, `expected ${name} to lack ${words(present)}, but its keywords are [${words(keywordsOf(state, id))}].`);
      return;
    }
    case "tags": {
      const actual = tagsOf(state, id);
      const { missing, surplus } = compareLists(check.tags, actual, (a, b) => fold(a) === fold(b));
      if (missing.length + surplus.length > 0)
        checker.fail(line, `expected ${what} to be [${check.tags.join(", ")}], but they are [${actual.join(", ")}].`);
      return;
    }
    case "controller":
      checker.sameSeat(line, what, check.seat, object.zone === Zone.none ? NOBODY : object.controller);
      return;
    case "owner":
      checker.sameSeat(line, what, check.seat, object.owner);
      return;
    case "attachedTo": {
      const expected = check.thing === null ? "none" : check.thing.text;
      const fits =
        check.thing === null ? object.attachedTo < 0 : object.attachedTo >= 0 && checker.isCalled(check.thing, object.attachedTo);
      if (!fits)
        checker.fail(
          line,
          `expected ${what} to be ${expected}, but it is ${object.attachedTo < 0 ? "none" : names.describe(state, object.attachedTo)}.`,
        );
      return;
    }
    case "attached":
      checker.sameObjects(line, what, check.things, object.attached);
      return;
    case "cost": {
      checkCost(checker, line, what, check.cost, playCost(state, object.controller, id));
      return;
    }
    case "printed cost": {
      const { energy = 0, power = 0 } = cardOf(state, id);
      checkCost(checker, line, what, check.cost, { energy, power });
      return;
    }
  }
}

function checkTimes(checker: Checker, line: number, what: string, expected: number | boolean, actual: number): void {
  if (typeof expected === "number") checker.same(line, what, expected, actual);
  else checker.same(line, what, expected, actual > 0);
}

const words = (keywords: readonly KeywordSetup[]): string =>
  keywords.map(({ keyword, value }) => (value === 1 ? keyword : `${keyword} ${value}`)).join(", ");

/** These introduce a text and may be named or not. */
const DEPENDENT: ReadonlySet<string> = new Set(["Legion", "Level", "Empowered"]);

function checkKeywords(
  checker: Checker,
  line: number,
  what: string,
  expected: readonly KeywordSetup[],
  actual: readonly KeywordSetup[],
): void {
  const { missing, surplus: more } = compareLists(expected, actual, (a, b) => a.keyword === b.keyword && a.value === b.value);
  const surplus = more.filter(({ keyword }) => !DEPENDENT.has(keyword));
  if (missing.length + surplus.length > 0)
    checker.fail(line, `expected ${what} to be [${words(expected)}], but they are [${words(actual)}].`);
}

function checkCost(
  checker: Checker,
  line: number,
  what: string,
  expected: { readonly energy: number | null; readonly power: number | null },
  actual: { readonly energy: number; readonly power: number },
): void {
  if (expected.energy !== null) checker.same(line, `the energy of ${what}`, expected.energy, actual.energy);
  if (expected.power !== null) checker.same(line, `the power of ${what}`, expected.power, actual.power);
}
