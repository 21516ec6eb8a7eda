import { type Choice, ITEM, itemChoice } from "../../decisions/decision.ts";
import { cantBeChosen } from "../../derive/prohibitions.ts";
import { areOpponents, areTeammates, cardOf, hasKeyword, lastMight, tags, trueMight, types } from "../../derive/read.ts";
import { DOMAINS, FIRST_BATTLEFIELD, K, PERMANENT, Role, TypeBit, Zone } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import { EVERYBODY, seenBy } from "../../state/sight.ts";
import type { CompiledCard } from "../pool.ts";
import { locationOf, type Scope } from "../scope.ts";
import type { Filter, Kind, ZoneName } from "../types.ts";
import { chainTests, itemOf } from "./on-chain.ts";
import { placeTest } from "./places.ts";
import { rangeTest } from "./ranges.ts";
import { compileSel, evaluate, incarnationsOf, use } from "./selectors.ts";
import { statusTest } from "./statuses.ts";
import type { CompiledFilter, GroupCheck, Names, Test } from "./terms.ts";
import { checkFilter } from "./vocabulary.ts";

const CHAIN_KINDS: readonly Kind[] = ["spell", "ability"];

/** Wherever it is: for what a text points to, not for what it looks for. */
export const EVERYWHERE: readonly ZoneName[] = [
  "board",
  "hand",
  "deck",
  "trash",
  "banished",
  "champion",
  "chain",
  "facedown",
  "legend",
  "runeDeck",
];

/** "Unit", "gear" and "rune" are on the board, "spell" and "ability" on the chain, unless said otherwise (355.9.a). */
const zonesOf = (filter: Filter): readonly ZoneName[] => {
  if (filter.banishedWith !== undefined) return ["banished"];
  if (filter.among !== undefined && filter.among !== "triggered") return ["board", "deck", "hand", "runeDeck", "trash", "banished"];
  if (filter.zone !== undefined) return typeof filter.zone === "string" ? [filter.zone] : filter.zone;
  const kinds = filter.kinds ?? [];
  if (kinds.length > 0 && kinds.every((k) => CHAIN_KINDS.includes(k))) return ["chain"];
  if (kinds.includes("facedown")) return kinds.length === 1 ? ["facedown"] : ["board", "facedown"];
  return ["board"];
};

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
        if (g.totalMightAtMost !== undefined) total += Math.max(0, trueMight(s, picks[i]));
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
  const tests = filterTests(filter, names);
  const test: Test = (s, scope, choice) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i](s, scope, choice)) return false;
    return true;
  };
  const zones = zonesOf(filter);
  const each = enumerator(filter, zones);
  const among = amongTest(filter, names);
  return {
    test,
    ...(isOfPermanents(filter, zones) ? searchBoard(test) : search(test, each)),
    privately: zones.some((z) => z === "hand" || z === "deck"),
    isPicky: PICKY.some((key) => filter[key] !== undefined) || (filter.kinds ?? []).some((kind) => kind !== "card"),
    hides: (s, scope) =>
      each(s, scope, (choice) => choice < ITEM && seenBy(s.objects[choice]) !== EVERYBODY && (among === null || among(s, scope, choice))),
    among: filter.among !== undefined,
    elsewhere: filter.place === "elsewhere" || filter.place === "notAsIt",
    group: compileGroup(filter, names),
  };
}

type Search = Pick<CompiledFilter, "candidates" | "some" | "any">;

const search = (test: Test, each: ReturnType<typeof enumerator>): Search => ({
  candidates: (s, scope) => {
    const out: Choice[] = [];
    each(s, scope, (choice) => {
      if (test(s, scope, choice)) out.push(choice);
      return false;
    });
    return out;
  },
  some: (s, scope, will) => each(s, scope, (choice) => test(s, scope, choice) && will(choice)),
  any: (s, scope) => each(s, scope, (choice) => test(s, scope, choice)),
});

/** Units and gear on the board, the most common case: plain loops. */
const isOfPermanents = ({ kinds = [] }: Filter, zones: readonly ZoneName[]): boolean =>
  zones.length === 1 && zones[0] === "board" && kinds.length > 0 && kinds.every((k) => PERMANENT_KINDS.includes(k));
const PERMANENT_KINDS: readonly Kind[] = ["unit", "gear", "equipment", "permanent"];

function searchBoard(test: Test): Search {
  return {
    candidates: (s, scope) => {
      const out: Choice[] = [];
      for (let place = 0; place < s.at.length; place++) {
        const list = s.at[place];
        for (let i = 0; i < list.length; i++) if (test(s, scope, list[i])) out.push(list[i]);
      }
      return out;
    },
    some: (s, scope, will) => {
      for (let place = 0; place < s.at.length; place++) {
        const list = s.at[place];
        for (let i = 0; i < list.length; i++) if (test(s, scope, list[i]) && will(list[i])) return true;
      }
      return false;
    },
    any: (s, scope) => {
      for (let place = 0; place < s.at.length; place++) {
        const list = s.at[place];
        for (let i = 0; i < list.length; i++) if (test(s, scope, list[i])) return true;
      }
      return false;
    },
  };
}

/** As it was when it was last on the board (359.3.e.13): only what is remembered of it can be asked. */
export function compilePast(filter: Filter, names: Names): Test {
  const { side, kinds, might, ...forgotten } = filter;
  const [unknown] = Object.keys(forgotten);
  if (unknown !== undefined) throw new Error(`"${unknown}" of what has left is not remembered`);
  const tests: Test[] = [];
  if (side !== undefined) tests.push(sideTest(side, (s, id) => s.objects[id].controller));
  if (kinds !== undefined) tests.push(kindTest(kinds));
  if (might !== undefined)
    tests.push(
      rangeTest(might, names, (s, id) =>
        Math.max(0, s.objects[id].zone === Zone.board ? trueMight(s, id) : (lastMight(s, id) ?? Number.NaN)),
      ),
    );
  return (s, scope, choice) => choice < ITEM && tests.every((test) => test(s, scope, choice));
}

/** 128.6: qualities of a card. */
const PICKY = ["notKinds", "tags", "notTags", "domain", "named", "keyword", "lacks", "energy", "power", "might"] as const;

type Visit = (choice: Choice) => boolean;

/** Visits what may fit, zone by zone; stops when the visitor says so. */
function enumerator(filter: Filter, zones: readonly ZoneName[]): (s: State, scope: Scope, visit: Visit) => boolean {
  const kinds = filter.kinds ?? [];
  const anything = kinds.length === 0 || kinds.includes("something") || kinds.includes("card");
  const permanents = anything || kinds.some((k) => k === "unit" || k === "gear" || k === "equipment" || k === "permanent");
  const runes = kinds.includes("rune") || kinds.includes("something");
  const legends = kinds.includes("legend") || kinds.includes("something");
  const fields = kinds.includes("battlefield");
  // "From among them": from whosever hand or deck they were.
  const whose = filter.of ?? (filter.among === undefined ? "you" : "any");
  return (s, scope, visit) => {
    for (const zone of zones) {
      if (zone === "board") {
        if (permanents) for (const place of s.at) for (const id of place) if (visit(id)) return true;
        if (runes) for (const p of s.players) for (const id of p.runes) if (visit(id)) return true;
        if (legends) for (const p of s.players) for (const id of p.legends) if (visit(id)) return true;
        if (fields) for (const b of s.battlefields) if (visit(b.object)) return true;
      } else if (zone === "chain") {
        for (const item of s.chain) if (visit(itemChoice(item.id))) return true;
      } else if (zone === "facedown") {
        for (const b of s.battlefields) for (const id of b.facedown) if (visit(id)) return true;
      } else {
        for (const p of s.players) {
          if (p.lost || !isWhose(s, scope, whose, p.seat)) continue;
          const list = zone === "legend" ? p.legends : p[zone];
          for (const id of list) if (visit(id)) return true;
        }
      }
    }
    return false;
  };
}

function isWhose(s: State, scope: Scope, of: NonNullable<Filter["of"]>, seat: number): boolean {
  switch (of) {
    case "you":
      return seat === scope.you;
    case "opponent":
    case "opponents":
      return areOpponents(s, scope.you, seat);
    case "chosenPlayer":
      return seat === scope.player;
    case "itsController":
      return scope.note !== null && seat === scope.note.player;
    case "any":
      return true;
  }
}

function filterTests(filter: Filter, names: Names): Test[] {
  const tests: Test[] = [];
  const add = (test: Test) => tests.push(test);
  const zones = zonesOf(filter);
  if (zones.length === 1 && zones[0] === "chain") return chainTests(filter, names);
  // An object that a text still points to must be where the text looks for it.
  const bits = zones.map(zoneBits).reduce((a, b) => a | b, 0);
  add((s, _scope, choice) => choice >= 0 && choice < s.objects.length && (bits & (1 << s.objects[choice].zone)) !== 0);
  const kinds = filter.kinds ?? [];
  const facedownToo = zones.includes("facedown");
  if (kinds.length > 0) add(kindTest(kinds, facedownToo));
  if (filter.notKinds !== undefined) {
    const test = kindTest(filter.notKinds, facedownToo);
    add((s, scope, choice) => !test(s, scope, choice));
  }
  const among = amongTest(filter, names);
  if (among !== null) add(among);
  if (filter.notController === "caster") add((s, scope, choice) => holder(s, choice) !== (scope.item?.controller ?? scope.you));
  if (filter.sameControllerAs !== undefined) {
    const number = names.numbers.get(filter.sameControllerAs) ?? names.last;
    use(number, names);
    add((s, scope, choice) => {
      const [other] = scope.vars[number] ?? [];
      return other !== undefined && holder(s, other) === holder(s, choice);
    });
  }
  if (filter.attachedTo !== undefined) {
    const sel = compileSel(filter.attachedTo, names);
    add((s, scope, choice) => evaluate(s, scope, sel).includes(s.objects[choice].attachedTo));
  }
  if (filter.banishedWith !== undefined)
    add((s, scope, choice) => {
      const { linked } = s.objects[filter.banishedWith === "this" ? scope.self : scope.source];
      for (let i = 0; i < linked.length; i += 2) if (linked[i] === choice && linked[i + 1] === s.objects[choice].incarnation) return true;
      return false;
    });
  if (filter.playedFrom === "elsewhere")
    add((s, _scope, choice) => {
      const item = s.chain.find((i) => i.object === choice && i.ability < 0);
      return (item !== undefined ? item.from : s.objects[choice].playedFrom) !== Zone.hand;
    });
  if (filter.side !== undefined) add(sideTest(filter.side));
  if (filter.other === true) add((_s, scope, choice) => choice !== scope.source);
  if (filter.notChosen === "triggered") add((_s, scope, choice) => scope.note?.object !== choice);
  else if (filter.notChosen !== undefined) {
    const number = names.numbers.get(filter.notChosen) ?? names.last;
    use(number, names);
    add((_s, scope, choice) => !(scope.vars[number] ?? []).includes(choice));
  }
  if (filter.place !== undefined) add(placeTest(filter.place, names));
  if (filter.thereAre !== undefined) add(thereAreTest(filter.thereAre, names));
  if (filter.inCombatWith !== undefined) {
    const { test } = compileFilter(filter.inCombatWith, names);
    add((s, scope, choice) => isInCombatWith(s, choice, (id) => test(s, scope, id)));
  }
  if (filter.chosenBy !== undefined) {
    const { candidates } = compileFilter(filter.chosenBy, names);
    add((s, scope, choice) => candidates(s, scope).some((item) => itemOf(s, item)?.targets.some((slot) => slot.includes(choice)) === true));
  }
  for (const status of filter.is ?? []) add(statusTest(status));
  for (const status of filter.not ?? []) {
    const test = statusTest(status);
    add((s, scope, choice) => !test(s, scope, choice));
  }
  const wanted = filter.tags;
  if (wanted !== undefined) add(tagTest(wanted, true));
  const unwanted = filter.notTags;
  if (unwanted !== undefined) {
    const has = tagTest(unwanted, false);
    add((s, scope, choice) => !has(s, scope, choice));
  }
  if (filter.domain !== undefined) {
    const bit = 1 << DOMAINS.indexOf(filter.domain);
    add((s, _scope, choice) => (cardOf(s, s.objects[choice]).domains & bit) !== 0);
  }
  if (filter.named !== undefined) add(nameTest(filter.named));
  if (filter.keyword !== undefined) {
    const bit = K[filter.keyword];
    add((s, _scope, choice) => hasKeyword(s, choice, bit));
  }
  if (filter.lacks !== undefined) {
    const bit = K[filter.lacks];
    add((s, _scope, choice) => !hasKeyword(s, choice, bit));
  }
  if (filter.owner !== undefined) {
    const mine = filter.owner === "you";
    add((s, scope, choice) => (s.objects[choice].owner === scope.you) === mine);
  }
  if (filter.might !== undefined) add(rangeTest(filter.might, names, (s, id) => Math.max(0, trueMight(s, id))));
  if (filter.energy !== undefined) add(rangeTest(filter.energy, names, (s, id) => cardOf(s, s.objects[id]).energy));
  if (filter.power !== undefined) add(rangeTest(filter.power, names, (s, id) => cardOf(s, s.objects[id]).power));
  return tests;
}

/** "Your Sand Soldiers": some tokens are called by what they are, beside their tags. */
/** Any of these tags. What is printed on a card is looked at once: what was given to it is looked at every time. */
function tagTest(words: readonly string[], orTokensCalled: boolean): Test {
  const printed = new Map<CompiledCard, boolean>();
  return (s, _scope, choice) => {
    const given = tags(s, choice);
    const card = cardOf(s, s.objects[choice]);
    if (given !== card.tags) return given.some((tag) => words.includes(tag)) || (orTokensCalled && isTokenCalled(s, choice, words));
    let has = printed.get(card);
    if (has === undefined) {
      has = card.tags.some((tag) => words.includes(tag));
      printed.set(card, has);
    }
    return has || (orTokensCalled && isTokenCalled(s, choice, words));
  };
}

const isTokenCalled = (s: State, id: number, words: readonly string[]): boolean =>
  s.objects[id].token && words.includes(cardOf(s, s.objects[id]).data.name);

/** Of a battlefield: units like these are there. */
function thereAreTest(thereAre: NonNullable<Filter["thereAre"]>, names: Names): Test {
  const { test } = compileFilter(thereAre.filter, names);
  const { exactly } = thereAre;
  return (s, scope, choice) => {
    let n = 0;
    for (const id of s.at[locationOf(s, choice)] ?? []) if (test(s, scope, id)) n++;
    return exactly === undefined ? n > 0 : n === exactly;
  };
}

function isInCombatWith(s: State, id: number, isLike: (id: number) => boolean): boolean {
  const { role, location } = s.objects[id];
  if (role === Role.none) return false;
  return s.at[location].some((other) => s.objects[other].role !== Role.none && s.objects[other].role !== role && isLike(other));
}

/** "From among them": what the text has looked at, revealed or met. */
function amongTest(filter: Filter, names: Names): Test | null {
  if (filter.among === undefined) return null;
  if (filter.among === "triggered")
    return (_s, scope, choice) => scope.note !== null && (scope.note.object === choice || scope.note.group.includes(choice));
  const number = names.numbers.get(filter.among);
  if (number === undefined) throw new Error(`the text refers to "${filter.among}" before it is mentioned`);
  use(number, names);
  const incarnations = names.numbers.get(incarnationsOf(filter.among));
  if (incarnations === undefined) return (_s, scope, choice) => (scope.vars[number] ?? []).includes(choice);
  // Of a group that was looked at: what has left it meanwhile is not in it.
  return (s, scope, choice) => {
    const at = (scope.vars[number] ?? []).indexOf(choice);
    return at >= 0 && scope.vars[incarnations]?.[at] === s.objects[choice].incarnation;
  };
}

const zoneBits = (zone: ZoneName): number => {
  switch (zone) {
    case "board":
      return (1 << Zone.board) | (1 << Zone.legend) | (1 << Zone.battlefield);
    case "legend":
      return 1 << Zone.legend;
    default:
      return 1 << Zone[zone];
  }
};

/** `facedownToo`: texts that reach cards everywhere know what a facedown card is. */
function kindTest(kinds: readonly Kind[], facedownToo = false): Test {
  let bits = 0;
  let anything = false;
  let equipment = false;
  let facedown = false;
  for (const kind of kinds) {
    if (kind === "card" || kind === "something") anything = true;
    else if (kind === "permanent") bits |= PERMANENT;
    else if (kind === "equipment") equipment = true;
    else if (kind === "facedown") facedown = true;
    else if (kind !== "ability") bits |= TypeBit[kind];
  }
  return (s, _scope, choice) => {
    if (anything) return true;
    if (facedown && s.objects[choice].zone === Zone.facedown) return true;
    if (equipment && tags(s, choice).includes("Equipment")) return true;
    return bits !== 0 && (facedownToo || s.objects[choice].zone !== Zone.facedown) && (types(s, choice) & bits) !== 0;
  };
}

/** Who controls it; outside the board, who owns it (191.4.a.1). */
const holder = (s: State, id: number): number => {
  const o = s.objects[id];
  if (o.zone === Zone.battlefield) return s.battlefields[o.location - FIRST_BATTLEFIELD].controller;
  return o.zone === Zone.board || o.zone === Zone.facedown || o.zone === Zone.legend ? o.controller : o.owner;
};

function sideTest(side: NonNullable<Filter["side"]>, whose: (s: State, id: number) => number = holder): Test {
  switch (side) {
    case "yours":
      return (s, scope, choice) => whose(s, choice) === scope.you;
    case "friendly":
      return (s, scope, choice) => areTeammates(s, scope.you, whose(s, choice));
    case "enemy":
    case "opponents":
      return (s, scope, choice) => areOpponents(s, scope.you, whose(s, choice));
  }
}

function nameTest(named: NonNullable<Filter["named"]>): Test {
  if (named === "mine") return (s, scope, id) => cardOf(s, s.objects[id]).data.name === cardOf(s, s.objects[scope.source]).data.name;
  if (named === "named")
    return (s, scope, id) => {
      const word = s.objects[scope.source].named;
      if (word < 0) return false;
      return cardOf(s, s.objects[id]).data.name === s.pool.words[word] || tags(s, id).includes(s.pool.words[word]);
    };
  const name = named.name;
  return (s, _scope, id) => cardOf(s, s.objects[id]).data.name === name;
}

/** 757: not a legal target for the enemies' spells and abilities. */
export const isTargetable = (s: State, scope: Scope, choice: Choice): boolean =>
  choice >= ITEM || !cantBeChosen(s, choice, scope.you, scope.source);
