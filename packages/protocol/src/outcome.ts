import {
  type Answer,
  aliasOf,
  apply,
  type Choice,
  ITEM,
  isUnit,
  LOCATION,
  legal,
  type ObjectId,
  objectOfChoice,
  referencedMight,
  type Seat,
  type State,
  startRecording,
  Zone,
} from "@rulebound/engine/internal";
import { inAllFutures, plainest } from "./futures.ts";

/** What would become of something: `amount` is what a unit would survive with, or its new Might; `to` where it would go. */
export interface Fate {
  readonly choice: Choice;
  readonly fate: "dies" | "survives" | "might" | "stunned" | "moves" | "hand" | "banished" | "gone" | "countered" | "readied" | "exhausted";
  readonly amount: number;
  readonly to: number;
}

interface Outcome {
  readonly fates: readonly Fate[];
  /** What would have to be taken while it resolves, as there is nothing else: cards and permanents of the player's own. */
  readonly ownForced: readonly number[];
}

/** More decisions than there are until a card has resolved while everybody passes. */
const LIMIT = 60;
const MOST_FATES = 12;

/**
 * What would come of an act with that aim if nobody did anything about it. Null: that depends on more choices, on chance or on what
 * the seat does not see.
 */
export function outcomeOf(s: State, seat: Seat, answer: Answer, aim: Choice | null): Outcome | null {
  return inAllFutures(s, seat, (ahead) => resolved(ahead, s, seat, answer, aim));
}

function resolved(ahead: State, s: State, seat: Seat, answer: Answer, aim: Choice | null): Outcome | null {
  const item = answer.do === "pick" ? (s.chain.at(-1)?.id ?? -1) : s.nextItem;
  startRecording(ahead);
  if (apply(ahead, answer) !== null) return null;
  if (aim !== null) {
    const d = ahead.decision;
    if (d?.player !== seat || d.kind !== "choose" || apply(ahead, { do: "pick", pick: aim }) !== null) return null;
  }
  for (let n = 0; n < LIMIT && ahead.decision !== null; n++) {
    const { kind } = ahead.decision;
    if (kind === "act" && !ahead.chain.some(({ id }) => id === item)) break;
    if (kind !== "act" && kind !== "may" && legal(ahead).length > 1) return null; // somebody chooses once more
    if (apply(ahead, plainest(ahead)) !== null) return null;
  }
  const played = answer.do === "play" ? answer.object : -1;
  const fates = [
    ...s.at.flatMap((place) => place.flatMap((id) => (id === played ? [] : (fateOf(s, ahead, id) ?? [])))),
    ...counteredIn(s, ahead, item),
  ];
  return {
    fates: fates
      .slice(0, MOST_FATES)
      .map((fate) => (fate.choice < ITEM ? { ...fate, choice: aliasOf(s, seat, objectOfChoice(fate.choice)) } : fate)),
    ownForced: forcedIn(ahead, seat).flatMap((id) => (isOwn(s, seat, id) && id !== played ? [aliasOf(s, seat, id)] : [])),
  };
}

function fateOf(s: State, ahead: State, id: ObjectId): Fate | null {
  const [before, after] = [s.objects[id], ahead.objects[id]];
  const is = (fate: Fate["fate"], amount = 0, to = -1): Fate => ({ choice: id, fate, amount, to });
  if (after.zone !== Zone.board || after.incarnation !== before.incarnation) return is(LEFT[after.zone] ?? "gone");
  if (isUnit(s, id) && isUnit(ahead, id)) {
    const might = referencedMight(ahead, id);
    if (after.damage > before.damage) return is("survives", might - after.damage);
    if (might !== referencedMight(s, id)) return is("might", might);
  }
  if (after.location !== before.location) return is("moves", 0, after.location);
  if (after.stunned && !before.stunned) return is("stunned");
  if (after.exhausted !== before.exhausted) return is(after.exhausted ? "exhausted" : "readied");
  return null;
}

const LEFT: Readonly<Partial<Record<number, Fate["fate"]>>> = {
  [Zone.none]: "dies",
  [Zone.trash]: "dies",
  [Zone.hand]: "hand",
  [Zone.banished]: "banished",
};

/** Whatever else was on the chain and has been countered. */
function counteredIn(s: State, ahead: State, own: number): Fate[] {
  const countered = new Set((ahead.events ?? []).flatMap((event) => (event.type === "countered" ? [event.object] : [])));
  return s.chain.flatMap(({ id, object }) =>
    id !== own && countered.has(object) && !ahead.chain.some((item) => item.id === id)
      ? [{ choice: ITEM + id, fate: "countered", amount: 0, to: -1 } as const]
      : [],
  );
}

const forcedIn = (ahead: State, seat: Seat): ObjectId[] => [
  ...new Set(
    (ahead.events ?? []).flatMap((event) =>
      event.type === "chose" && event.player === seat && event.result === "forced" && event.object < LOCATION ? [event.object] : [],
    ),
  ),
];

const isOwn = (s: State, seat: Seat, id: ObjectId): boolean => {
  const { zone, controller } = s.objects[id] ?? {};
  return zone === Zone.board ? controller === seat : s.players[seat].hand.includes(id);
};
