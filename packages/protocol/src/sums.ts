import {
  aliasOf,
  type CardPool,
  cardOf,
  isAmong,
  isUnit,
  Keyword,
  keywordValue,
  mightGiven,
  type ObjectId,
  Role,
  type Seat,
  type State,
  seenBy,
  trueMight,
} from "@rulebound/engine/internal";
import { type CardGrammar, ENGLISH } from "@rulebound/engine/language";

/** What a unit's Might is made of, so that a number can answer for itself: "4 printed, +2 Assault, -1 this turn". */
export interface Summand {
  readonly what: "printed" | "buffs" | "turn" | "attached" | "assault" | "shield" | "effect" | "other";
  readonly amount: number;
  /** The card that gives it, or -1. */
  readonly card: number;
  /** What that card says about it; "" where its name says it all. */
  readonly says: string;
}

export type Sums = Readonly<Record<number, readonly Summand[]>>;

/** What somebody was last told. Lists, since an object whose keys are numbers is slow to go through. */
export interface ToldSums {
  readonly aliases: readonly number[];
  readonly parts: readonly (readonly Summand[])[];
  readonly sums: Sums;
}

/** The same as before, as far as they are alike. `shown`: what the seat is shown of the board, which knows the aliases. */
export function sumsAfter(
  before: ToldSums | null,
  s: State,
  seat: Seat,
  grammar: CardGrammar,
  shown?: readonly { readonly id: ObjectId }[],
): ToldSums {
  let at = -1;
  const aliases: number[] = [];
  const parts: (readonly Summand[])[] = [];
  let isSame = before !== null;
  for (const place of s.at)
    for (const id of place) {
      at++;
      if (!isUnit(s, id)) continue;
      const alias = shown?.[at].id ?? aliasOf(s, seat, id);
      const n = aliases.length;
      const was = before !== null && before.aliases[n] === alias ? before.parts[n] : undefined;
      const is = isPlain(s, id) ? printedOnly(s, id) : sumOf(s, seat, id, grammar);
      const stays = was !== undefined && (was === is || areAlike(was, is));
      if (!stays) isSame = false;
      aliases.push(alias);
      parts.push(stays ? was : is);
    }
  if (before !== null && isSame && before.aliases.length === aliases.length) return before;
  const sums: Record<number, readonly Summand[]> = {};
  for (let i = 0; i < aliases.length; i++) sums[aliases[i]] = parts[i];
  return { aliases, parts, sums };
}

export const sumsOf = (s: State, seat: Seat, grammar: CardGrammar = ENGLISH): Sums => sumsAfter(null, s, seat, grammar).sums;

const areAlike = (some: readonly Summand[], others: readonly Summand[]): boolean =>
  some.length === others.length &&
  some.every(({ what, amount, card, says }, i) => {
    const other = others[i];
    return what === other.what && amount === other.amount && card === other.card && says === other.says;
  });

/** Nothing has been done to it, and nothing gives Might to anything: as most units in most games. */
function isPlain(s: State, id: ObjectId): boolean {
  const { buffs, attached, role, mightTurn, mightCombat, copyOf } = s.objects[id];
  if (buffs !== 0 || attached.length > 0 || role !== Role.none || mightTurn + mightCombat !== 0 || copyOf >= 0) return false;
  return trueMight(s, id) === (cardOf(s, s.objects[id]).data.might ?? 0) && mightGiven(s, id).length === 0;
}

/** One list for all units of a card. */
function printedOnly(s: State, id: ObjectId): readonly Summand[] {
  const { card } = s.objects[id];
  const known = printedOf.get(s.pool) ?? [];
  printedOf.set(s.pool, known);
  known[card] ??= [{ what: "printed", amount: s.pool.cards[card].data.might ?? 0, card, says: "" }];
  return known[card];
}

const printedOf = new WeakMap<CardPool, (readonly Summand[])[]>();

function sumOf(s: State, seat: Seat, id: ObjectId, grammar: CardGrammar): Summand[] {
  const o = s.objects[id];
  const parts: Summand[] = [{ what: "printed", amount: cardOf(s, o).data.might ?? 0, card: o.copyOf >= 0 ? o.copyOf : o.card, says: "" }];
  const add = (what: Summand["what"], amount: number, card = -1, says = ""): void => {
    if (amount !== 0) parts.push({ what, amount, card, says });
  };
  add("buffs", o.buffs);
  for (const gear of o.attached) add("attached", cardOf(s, s.objects[gear]).mightBonus, s.objects[gear].card);
  if (o.role === Role.attacker) add("assault", keywordAmount(s, id, Keyword.Assault));
  if (o.role === Role.defender) add("shield", keywordAmount(s, id, Keyword.Shield));
  parts.push(...givenThisTurn(s, id));
  for (const { source, amount, effect } of mightGiven(s, id)) {
    const card = isSeenBy(s, seat, source) ? s.objects[source].card : -1;
    add("effect", amount, card, card < 0 || effect === null ? "" : paragraphWith(s, card, effect, grammar));
  }
  const rest = trueMight(s, id) - parts.reduce((sum, { amount }) => sum + amount, 0);
  add("other", rest);
  return parts;
}

const isSeenBy = (s: State, seat: Seat, id: ObjectId): boolean => id >= 0 && isAmong(seenBy(s.objects[id]), seat);

/** The paragraph of the card in which the effect stands. */
function paragraphWith(s: State, card: number, effect: object, grammar: CardGrammar): string {
  const { data } = s.pool.cards[card];
  const told = inside(inside(TOLD, grammar, newMemo), data, newTexts);
  const known = told.get(effect) ?? findParagraph(data, effect, grammar);
  told.set(effect, known);
  return known;
}

/** By grammar, card and effect: a card says the same of it each time. */
const TOLD = new WeakMap<object, WeakMap<object, WeakMap<object, string>>>();
const newMemo = (): WeakMap<object, WeakMap<object, string>> => new WeakMap();
const newTexts = (): WeakMap<object, string> => new WeakMap();

function inside<Value>(memo: WeakMap<object, Value>, key: object, make: () => Value): Value {
  const value = memo.get(key) ?? make();
  memo.set(key, value);
  return value;
}

function findParagraph(data: CardPool["cards"][number]["data"], effect: object, grammar: CardGrammar): string {
  const ability = [...data.abilities, ...(data.effectText ?? [])].find((one) => holds(one, effect));
  return ability === undefined ? "" : (grammar.renderParts(data).get(ability) ?? "");
}

const holds = (value: unknown, wanted: object): boolean =>
  value === wanted || (typeof value === "object" && value !== null && Object.values(value).some((inner) => holds(inner, wanted)));

const keywordAmount = (s: State, id: ObjectId, keyword: number): number => keywordValue(s, id, keyword);

/** Each for itself by the events, which do not tell the sources; as one number where they are not kept. */
function givenThisTurn(s: State, id: ObjectId): Summand[] {
  const { mightTurn, mightCombat } = s.objects[id];
  const amount = mightTurn + mightCombat;
  if (amount === 0) return [];
  const parts: Summand[] = [];
  const events = s.events ?? [];
  for (let at = events.length - 1; at >= 0 && events[at].type !== "turnBegan"; at--) {
    const event = events[at];
    if (event.type !== "gaveMight" || event.object !== id || event.amount === 0) continue;
    parts.unshift({ what: "turn", amount: event.amount, card: -1, says: "" });
  }
  return parts.reduce((sum, part) => sum + part.amount, 0) === amount ? parts : [{ what: "turn", amount, card: -1, says: "" }];
}
