import { type Choice, ITEM, isItemChoice, itemChoice, locationChoice } from "../../decisions/decision.ts";
import { cantBeChosen } from "../../derive/prohibitions.ts";
import { areOpponents, areTeammates, cardOf, hasKeyword, isMighty, isUnit, tags, trueMight, types } from "../../derive/read.ts";
import { DOMAINS, FIRST_BATTLEFIELD, isBase, isBattlefield, K, PERMANENT, Role, TypeBit, Zone } from "../../state/ids.ts";
import type { ChainItem, GameObject, State } from "../../state/records.ts";
import { EVERYBODY, seenBy } from "../../state/sight.ts";
import { here, locationOf, type Scope } from "../scope.ts";
import type { Filter, Kind, Place, Range, Status, ZoneName } from "../types.ts";
import { compileAmount } from "./amounts.ts";
import { compileSel, evaluate, incarnationsOf, use } from "./selectors.ts";
import type { CompiledFilter, GroupCheck, Names, Test } from "./terms.ts";
import { checkFilter, ON_THE_CHAIN } from "./vocabulary.ts";

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
        Math.max(0, s.objects[id].zone === Zone.board ? trueMight(s, id) : (s.lastMight[id] ?? Number.NaN)),
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

const itemOf = (s: State, choice: Choice): ChainItem | undefined => {
  for (const item of s.chain) if (item.id === choice - ITEM) return item;
  return undefined;
};

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
  if (filter.notChosen !== undefined) {
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
  if (wanted !== undefined)
    add((s, _scope, choice) => tags(s, choice).some((tag) => wanted.includes(tag)) || isTokenCalled(s, choice, wanted));
  const unwanted = filter.notTags;
  if (unwanted !== undefined) add((s, _scope, choice) => !tags(s, choice).some((tag) => unwanted.includes(tag)));
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

/** Spells and abilities on the chain (355.9.a.2); never the one that is choosing (355.9.c). */
function chainTests(filter: Filter, names: Names): Test[] {
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
      return side === "friendly" ? areTeammates(s, scope.you, item.controller) : areOpponents(s, scope.you, item.controller);
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
  if (filter.choosing !== undefined) {
    const chosen = compileFilter(filter.choosing, names);
    add((s, scope, item) => item.targets.some((slot) => slot.some((choice) => chosen.test(s, scope, choice))));
  }
  if (filter.choosesOnly !== undefined) {
    const number = names.numbers.get(filter.choosesOnly) ?? 0;
    add((s, scope, item) => {
      const only = scope.vars[number]?.[0] ?? -1;
      const friends = item.targets
        .flat()
        .filter((c) => c < ITEM && s.objects[c].zone === Zone.board && isFriend(s, scope, s.objects[c]) && isUnit(s, c));
      return friends.includes(only) && friends.every((c) => c === only);
    });
  }
  return tests;
}

const isFriend = (s: State, scope: Scope, o: GameObject): boolean => areTeammates(s, scope.you, o.controller);

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

function placeTest(place: Place, names: Names): Test {
  if (typeof place === "object") {
    if ("of" in place) {
      const sel = compileSel(place.of, names);
      return (s, scope, choice) => {
        const [other] = evaluate(s, scope, sel);
        const at = other === undefined ? -1 : locationOf(s, other);
        return at >= 0 && locationOf(s, choice) === at;
      };
    }
    const by = place.controlledBy;
    return (s, scope, choice) => {
      const at = locationOf(s, choice);
      if (!isBattlefield(at)) return false;
      const controller = s.battlefields[at - FIRST_BATTLEFIELD].controller;
      if (by === "none") return controller < 0;
      return by === "you" ? controller === scope.you : areOpponents(s, scope.you, controller);
    };
  }
  switch (place) {
    case "here":
      return (s, scope, choice) => {
        const at = here(s, scope);
        return at >= 0 && locationOf(s, choice) === at;
      };
    case "myBattlefield":
      return (s, scope, choice) => {
        const at = here(s, scope);
        return isBattlefield(at) && locationOf(s, choice) === at;
      };
    case "elsewhere":
      return (s, scope, choice) => locationOf(s, choice) !== here(s, scope);
    case "anywhere":
      return () => true;
    case "otherBattlefield":
      return (s, scope, choice) => isBattlefield(locationOf(s, choice)) && locationOf(s, choice) !== here(s, scope);
    case "battlefield":
      return (s, _scope, choice) => isBattlefield(locationOf(s, choice));
    case "base":
      return (s, _scope, choice) => isBase(locationOf(s, choice));
    case "yourBase":
      return (s, scope, choice) => locationOf(s, choice) === scope.you;
    case "inCombat":
      return (s, _scope, choice) => s.objects[choice].role !== Role.none;
    case "there": {
      const number = names.there;
      return (s, scope, choice) => {
        const at = thereOf(s, scope, number);
        return at >= 0 && locationOf(s, choice) === at;
      };
    }
    case "sameAsIt":
    case "notAsIt": {
      const number = names.last;
      const same = place === "sameAsIt";
      return (s, scope, choice) => {
        const [other] = scope.vars[number] ?? [];
        const at = other === undefined ? -1 : locationOf(s, other);
        return at >= 0 && (locationOf(s, choice) === at) === same;
      };
    }
    case "movedToOrFrom":
      return (s, scope, choice) => {
        const at = locationOf(s, choice);
        return isBattlefield(at) && scope.note !== null && (scope.note.from === at || scope.note.to === at);
      };
    case "whereItWas": {
      const { origin } = names;
      if (origin < 0) throw new Error('the text says "where it was" before anything has moved');
      names.used.add(origin);
      return (s, scope, choice) => (scope.vars[origin] ?? []).includes(locationChoice(locationOf(s, choice)));
    }
  }
}

/** "there": where the last mentioned thing is, or where the trigger happened. */
export function thereOf(s: State, scope: Scope, number: number): number {
  const [other] = number >= 0 ? (scope.vars[number] ?? []) : [];
  if (other !== undefined) return locationOf(s, other);
  return scope.note === null ? -1 : scope.note.to >= 0 ? scope.note.to : scope.note.from;
}

export const isAlone = (s: State, id: number): boolean => {
  const o = s.objects[id];
  if (o.location < 0) return false;
  for (const other of s.at[o.location])
    if (other !== id && areTeammates(s, s.objects[other].controller, o.controller) && isUnit(s, other)) return false;
  return true;
};

export function statusTest(status: Status): Test {
  switch (status) {
    case "ready":
      return (s, _c, id) => !s.objects[id].exhausted;
    case "exhausted":
      return (s, _c, id) => s.objects[id].exhausted;
    case "stunned":
      return (s, _c, id) => s.objects[id].stunned;
    case "buffed":
      return (s, _c, id) => s.objects[id].buffs > 0;
    case "damaged":
      return (s, _c, id) => s.objects[id].damage > 0;
    case "mighty":
      return (s, _c, id) => isMighty(s, id);
    case "empowered":
      return (s, _c, id) => s.objects[id].empowered > 0;
    case "equipped":
      return (s, _c, id) => s.objects[id].attached.some((gear) => tags(s, gear).includes("Equipment"));
    case "attached":
      return (s, _c, id) => s.objects[id].attachedTo >= 0;
    case "detached":
      return (s, _c, id) => s.objects[id].attachedTo < 0;
    case "attacking":
      return (s, _c, id) => s.objects[id].role === Role.attacker;
    case "defending":
      return (s, _c, id) => s.objects[id].role === Role.defender;
    case "inCombat":
      return (s, _c, id) => s.objects[id].role !== Role.none;
    case "inShowdown":
      return (s, _c, id) => s.showdownAt >= 0 && s.objects[id].location === s.showdownAt + FIRST_BATTLEFIELD;
    case "alone":
      return (s, _c, id) => isAlone(s, id);
    case "token":
      return (s, _c, id) => s.objects[id].token;
    case "champion":
      return (s, _c, id) => cardOf(s, s.objects[id]).champion;
    case "facedown":
      return (s, _c, id) => s.objects[id].zone === Zone.facedown;
    case "contested":
      return (s, _c, id) => battlefieldAt(s, id).contestedBy >= 0;
    case "uncontrolled":
      return (s, _c, id) => battlefieldAt(s, id).controller < 0;
    case "occupied":
      return (s, _c, id) => isOccupied(s, s.objects[id].location);
    case "open":
      return (s, _c, id) => battlefieldAt(s, id).controller < 0 && !isOccupied(s, s.objects[id].location);
    case "conqueredThisTurn":
      return (s, scope, id) => (battlefieldAt(s, id).conqueredBy & (1 << scope.you)) !== 0;
    case "chosenChampion":
      return (s, _c, id) => s.objects[id].card === s.players[s.objects[id].owner].chosen;
    case "movedThisTurn":
      return (s, _c, id) => s.objects[id].moves > 0;
    case "playedThisTurn":
      return (s, _c, id) => s.objects[id].since === s.turnNumber;
  }
}

const battlefieldAt = (s: State, id: number) => s.battlefields[s.objects[id].location - FIRST_BATTLEFIELD];
const isOccupied = (s: State, location: number): boolean => s.at[location].some((id) => isUnit(s, id));

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

function rangeTest(range: Range, names: Names, read: (s: State, id: number) => number): Test {
  const atLeast = range.atLeast === undefined ? null : compileAmount(range.atLeast, names);
  const atMost = range.atMost === undefined ? null : compileAmount(range.atMost, names);
  const less = range.lessThan === undefined ? null : compileAmount(range.lessThan, names);
  const more = range.moreThan === undefined ? null : compileAmount(range.moreThan, names);
  return (s, scope, id) => {
    const value = read(s, id);
    if (atLeast !== null && !(value >= atLeast(s, scope))) return false;
    if (atMost !== null && !(value <= atMost(s, scope))) return false;
    if (less !== null && !(value < less(s, scope))) return false;
    return more === null || value > more(s, scope);
  };
}

/** 757: not a legal target for the enemies' spells and abilities. */
export const isTargetable = (s: State, scope: Scope, choice: Choice): boolean => choice >= ITEM || !cantBeChosen(s, choice, scope.you);
