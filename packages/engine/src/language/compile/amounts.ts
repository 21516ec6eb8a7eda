import { areOpponents, asReferenced, cardOf, keywordValue, lastTrueMight, referencedMight, tags, trueMight } from "../../derive/read.ts";
import { ITEM, objectOfChoice, seatOfChoice } from "../../state/decision.ts";
import { incarnationAt, Keyword, nextIncarnation, type ObjectId, Zone } from "../../state/ids.ts";
import { idAt } from "../../state/object-refs.ts";
import type { ChainItem, PlayerRecord, State } from "../../state/records.ts";
import { isSame, subject } from "../references.ts";
import { evaluate } from "../run/selectors.ts";
import type { Scope } from "../scope.ts";
import type { Amount, Filter, Sel, Who } from "../types.ts";
import { compileFilter } from "./filters.ts";
import { compileHistory } from "./histories.ts";
import { lookAt } from "./looks.ts";
import { compileWho } from "./players.ts";
import type { Names, Num } from "./terms.ts";

const NULL = Number.NaN;

/** Reads something of one object; null if it is not there (359.3.e.12). */
function ofObject(sel: Sel, names: Names, read: (s: State, id: ObjectId, scope: Scope) => number): Num {
  const compiled = names.compile.selector(sel, names);
  return (s, scope) => {
    const [id] = evaluate(s, scope, compiled);
    if (id === undefined) return NULL;
    if (id >= ITEM) {
      const item = s.chain.find((i) => i.id === id - ITEM);
      return item === undefined ? NULL : read(s, item.object, scope);
    }
    return read(s, objectOfChoice(id), scope);
  };
}

/**
 * On the board, what it is now. Of what has left it, what it was: where it was given up to pay, where the text itself moved it
 * (359.3.e.13), where its leaving is what triggered. Of a card that was not there, what is printed.
 */
const lookBackTrueMight = (s: State, id: ObjectId, scope: Scope): number => {
  if (s.objects[id].zone === Zone.board) return trueMight(s, id);
  const { note, item } = scope;
  if (item !== null && wasGivenUp(s, item, id)) return item.costMight;
  const left = lastTrueMight(s, id);
  if (left !== undefined) return left;
  return note !== null && note.object === id && subject(s, note) !== null ? note.might : trueMight(s, id);
};
/** To pay for the item, and it has not changed zones again since. */
const wasGivenUp = (s: State, { costObjects }: ChainItem, id: ObjectId): boolean => {
  for (let i = 0; i < costObjects.length; i += 2)
    if (idAt(costObjects, i) === id) return isSame(s, id, nextIncarnation(incarnationAt(costObjects, i + 1)));
  return false;
};
/** 206, 359.3.e.13: what was given up to pay cost what it cost as a copy, whatever it is now. */
const lookBackCost =
  (noted: "costEnergy" | "costPower", printed: "energy" | "power") =>
  (s: State, id: ObjectId, { item }: Scope): number =>
    item !== null && s.objects[id].zone !== Zone.board && wasGivenUp(s, item, id) ? item[noted] : cardOf(s, s.objects[id])[printed];
const lookBackMight = (s: State, id: ObjectId, scope: Scope): number => asReferenced(lookBackTrueMight(s, id, scope));

export function compileAmount(amount: Amount, names: Names): Num {
  if (typeof amount === "number") return () => amount;
  if ("might" in amount) return ofObject(amount.might, names, names.changesMight ? lookBackTrueMight : lookBackMight);
  if ("hadMight" in amount) return ofObject(amount.hadMight, names, (s, id) => asReferenced(lastTrueMight(s, id) ?? NULL));
  if ("damageOn" in amount) return ofObject(amount.damageOn, names, (s, id) => s.objects[id].damage);
  if ("energyOf" in amount) return ofObject(amount.energyOf, names, lookBackCost("costEnergy", "energy"));
  if ("powerOf" in amount) return ofObject(amount.powerOf, names, lookBackCost("costPower", "power"));
  if ("empoweredTimes" in amount) return ofObject(amount.empoweredTimes, names, (s, id) => s.objects[id].empowered);
  if ("buffs" in amount) return ofObject(amount.buffs, names, (s, id) => s.objects[id].buffs);
  if ("keywordOf" in amount) {
    const bit = Keyword[amount.keywordOf];
    return ofObject(amount.sel, names, (s, id) => keywordValue(s, id, bit));
  }
  if ("count" in amount) {
    const filter = compileFilter(amount.count, names);
    return (s, scope) => filter.candidates(s, scope).length;
  }
  if ("size" in amount) {
    const sel = names.compile.selector(amount.size, names);
    return (s, scope) => evaluate(s, scope, sel).length;
  }
  if ("tagsAmong" in amount) {
    const filter = compileFilter(amount.of, names);
    const wanted = amount.tagsAmong;
    return (s, scope) => {
      const ids = filter.candidates(s, scope);
      return wanted.filter((tag) => ids.some((id) => tags(s, objectOfChoice(id)).includes(tag))).length;
    };
  }
  if ("highestMight" in amount) return overMights(amount.highestMight, names, (mights) => Math.max(0, ...mights));
  if ("totalMight" in amount) return overMights(amount.totalMight, names, (mights) => mights.reduce((sum, m) => sum + m, 0));
  if ("points" in amount) return ofPlayers(amount.points, names, (p) => p.points);
  if ("xp" in amount) return ofPlayers(amount.xp, names, (p) => p.xp);
  if ("handSize" in amount) return ofPlayers(amount.handSize, names, (p) => p.hand.length);
  if ("runesOf" in amount) return ofPlayers(amount.runesOf, names, (p) => p.runes.length);
  // What was paid while it resolves (204.3.b), else what was paid for it.
  if ("paidAmount" in amount)
    return (s, scope) => (scope.root >= 0 ? (s.frames[scope.root].data as { amount: number }).amount : (scope.item?.amountPaid ?? NULL));
  if ("excessDamage" in amount) return (s, scope) => s.excessDamage[scope.you] ?? 0;
  if ("triggerAmount" in amount) {
    lookAt("cause", names);
    return (_s, scope) => scope.note?.amount ?? NULL;
  }
  if ("timesThisTurn" in amount) return compileHistory(amount.timesThisTurn, amount, names);
  if ("whoDid" in amount) {
    const { whoDid } = names;
    if (whoDid < 0) throw new Error('the text says "who did" before anything was offered to several players');
    return (s, scope) => (scope.vars[whoDid] ?? []).filter((choice) => areOpponents(s, scope.you, seatOfChoice(choice))).length;
  }
  if ("plus" in amount) {
    const parts = amount.plus.map((part) => compileAmount(part, names));
    return (s, scope) => parts.reduce((sum, part) => sum + part(s, scope), 0);
  }
  if ("times" in amount) {
    const [factor, of] = amount.times;
    const num = compileAmount(of, names);
    return (s, scope) => factor * num(s, scope);
  }
  if ("damageOnTarget" in amount) throw new Error('"the damage marked on it" can be dealt, and nothing else');
  if ("killedByThis" in amount) throw new Error('"for each unit this kills" can be said of "do this", and of nothing else');
  const [of, most] = amount.atMost;
  const num = compileAmount(of, names);
  return (s, scope) => Math.min(most, num(s, scope));
}

function overMights(filter: Filter, names: Names, sum: (mights: number[]) => number): Num {
  const compiled = compileFilter(filter, names);
  return (s, scope) => sum(compiled.candidates(s, scope).map((id) => referencedMight(s, objectOfChoice(id))));
}

function ofPlayers(who: Who, names: Names, read: (p: PlayerRecord) => number): Num {
  const seats = compileWho(who, names);
  return (s, scope) => {
    const list = seats(s, scope);
    return list.length === 0 ? NULL : list.reduce((sum, seat) => sum + read(s.players[seat]), 0);
  };
}
