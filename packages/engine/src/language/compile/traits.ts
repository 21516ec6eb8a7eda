/** Single questions about an object: of which kind it is, whose, with which tags, of what name. */
import { areFriendly, areOpponents, cardOf, tags, types } from "../../derive/read.ts";
import { FIRST_BATTLEFIELD, type ObjectId, PERMANENT, type Seat, TypeBit, Zone } from "../../state/ids.ts";
import type { State } from "../../state/records.ts";
import type { CompiledCard } from "../pool.ts";
import type { Filter, Kind } from "../types.ts";
import type { ObjectTest } from "./terms.ts";

/** `facedownToo`: texts that reach cards everywhere know what a facedown card is. */
export function kindTest(kinds: readonly Kind[], facedownToo = false): ObjectTest {
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
  return (s, _scope, id) => {
    if (anything) return true;
    if (facedown && s.objects[id].zone === Zone.facedown) return true;
    // 150.4, 150.5: Equipment is told by its tag, and is gear beside.
    if (equipment && tags(s, id).includes("Equipment")) return true;
    return bits !== 0 && (facedownToo || s.objects[id].zone !== Zone.facedown) && (types(s, id) & bits) !== 0;
  };
}

/** Who controls it, on the board or on the chain; elsewhere, who owns it (191.4.a.1). */
export const holder = (s: State, id: ObjectId): Seat => {
  const o = s.objects[id];
  switch (o.zone) {
    case Zone.battlefield:
      return s.battlefields[o.location - FIRST_BATTLEFIELD].controller;
    case Zone.board:
    case Zone.chain:
    case Zone.facedown:
    case Zone.legend:
      return o.controller;
    default:
      return o.owner;
  }
};

export function sideTest(side: NonNullable<Filter["side"]>, whose: (s: State, id: ObjectId) => Seat = holder): ObjectTest {
  switch (side) {
    case "yours":
      return (s, scope, id) => whose(s, id) === scope.you;
    case "friendly":
      return (s, scope, id) => areFriendly(s, scope.you, whose(s, id));
    case "enemy":
    case "opponents":
      return (s, scope, id) => areOpponents(s, scope.you, whose(s, id));
  }
}

/** Any of these tags. What is printed on a card is looked at once: what was given to it is looked at every time. */
export function tagTest(words: readonly string[], orTokensCalled: boolean): ObjectTest {
  const printed = new Map<CompiledCard, boolean>();
  return (s, _scope, id) => {
    const given = tags(s, id);
    const card = cardOf(s, s.objects[id]);
    if (given !== card.tags) return given.some((tag) => words.includes(tag)) || (orTokensCalled && isTokenCalled(s, id, words));
    let has = printed.get(card);
    if (has === undefined) {
      has = card.tags.some((tag) => words.includes(tag));
      printed.set(card, has);
    }
    return has || (orTokensCalled && isTokenCalled(s, id, words));
  };
}

/** "Your Sand Soldiers": some tokens are called by what they are, beside their tags. */
const isTokenCalled = (s: State, id: ObjectId, words: readonly string[]): boolean =>
  s.objects[id].token && words.includes(cardOf(s, s.objects[id]).data.name);

export function nameTest(named: NonNullable<Filter["named"]>): ObjectTest {
  if (named === "mine") return (s, scope, id) => cardOf(s, s.objects[id]).data.name === cardOf(s, s.objects[scope.source]).data.name;
  if (named === "named")
    return (s, scope, id) => {
      const word = s.objects[scope.source].named;
      if (word < 0) return false;
      return cardOf(s, s.objects[id]).data.name === s.pool.words[word] || tags(s, id).includes(s.pool.words[word]);
    };
  const name = named.name; // 761.1
  return (s, _scope, id) => cardOf(s, s.objects[id]).data.name === name;
}
