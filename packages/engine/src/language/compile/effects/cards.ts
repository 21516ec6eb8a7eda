import { putBack } from "../../../actions/deck-order.ts";
import { recycle } from "../../../actions/recycle.ts";
import { leaveFor } from "../../../actions/relocate.ts";
import { followFrom, setDid, setVar } from "../../../actions/running-text.ts";
import { burn, draw, drew, link, type Taking, take } from "../../../actions/take.ts";
import { startTriggerBatch } from "../../../actions/trigger.ts";
import { banish, channel, discard, leavable, putInto, returnToHand } from "../../../actions/zones.ts";
import { predict } from "../../../procedures/chain/predict.ts";
import { ask, pickedObjects, picks } from "../../../state/frames.ts";
import { NO_OBJECT, type ObjectId, type Seat, Zone } from "../../../state/ids.ts";
import type { State } from "../../../state/records.ts";
import { fromTurnPlayer } from "../../../state/turn-order.ts";
import { me, self } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import type { Scope } from "../../scope.ts";
import type { Instruction, Sel } from "../../types.ts";
import type { InstructionCompiler } from "./context.ts";
import { startResisting } from "./resist.ts";

type CardInstruction = Extract<
  Instruction,
  { do: "draw" | "drawIt" | "discardIt" | "returnToHand" | "putInto" | "putBack" | "discard" | "channel" | "predict" | "burn" }
>;

/** What happens to cards in decks, hands and trashes. */
export function compileCards(i: CardInstruction, c: InstructionCompiler): Step {
  switch (i.do) {
    // 413.2.b
    case "draw": {
      const n = c.amount(i.n ?? 1);
      const who = c.who(i.who);
      return c.step((s, scope, at) => {
        const amount = n(s, scope);
        setDid(s, scope, amount > 0);
        return eachInTurn(who(s, scope), at, (seat) => draw(s, seat, amount));
      });
    }
    case "drawIt": {
      if (isTop(i.what)) return compileTake(i.what, "draw", c);
      const what = c.sel(i.what);
      return c.step((s, scope) => {
        const ids = what(s, scope);
        startTriggerBatch(s);
        for (const id of ids) leaveFor(s, id, Zone.hand);
        followFrom(s, scope, ids);
        for (const seat of fromTurnPlayer(s)) {
          const own = ids.filter((id) => s.objects[id].owner === seat);
          if (own.length > 0) drew(s, seat, own);
        }
        setDid(s, scope, ids.length > 0);
        return DONE;
      });
    }
    case "discardIt":
      return c.step(
        withIds(c.sel(i.what), (s, ids) => {
          if (ids.length > 0) discard(s, s.objects[ids[0]].owner, ids);
        }),
      );
    case "returnToHand":
      return c.step(
        withIds(c.sel(i.what), (s, ids, scope) =>
          returnToHand(
            s,
            ids.filter((id) => !startResisting(s, scope, id)),
            scope.you,
          ),
        ),
      );
    case "putInto":
      return compilePutInto(i, c);
    case "putBack": {
      const what = c.sel(i.what);
      return c.step((s, scope) => {
        putBack(s, scope.you, what(s, scope));
        return DONE;
      });
    }
    case "discard":
      return compileDiscard(i, c);
    case "channel": {
      const n = c.amount(i.n);
      const who = c.who(i.who);
      const exhausted = i.exhausted === true;
      return c.step((s, scope) => {
        let did = 0;
        for (const seat of who(s, scope)) did += channel(s, seat, n(s, scope), exhausted);
        setDid(s, scope, did > 0, did);
        return DONE;
      });
    }
    case "predict": {
      const n = c.amount(i.n ?? 1);
      const who = c.who(i.who);
      return c.step((s, scope, at) => eachInTurn(who(s, scope), at, (seat) => predict(s, seat, n(s, scope))));
    }
    case "burn": {
      const n = c.amount(i.n);
      const who = c.who(i.who);
      const number = c.outcome(i.as);
      return c.step((s, scope, at) => {
        if (at === 0) {
          setVar(s, scope, number, []);
          setDid(s, scope, false);
        }
        const outcome = { root: scope.root, number, banisher: NO_OBJECT };
        return eachInTurn(who(s, scope), at, (seat) => burn(s, seat, n(s, scope), outcome));
      });
    }
  }
}

/** 303.2: one player after the other, and a player who burns out finishes before the next one begins. */
function eachInTurn(seats: readonly Seat[], at: number, act: (seat: Seat) => boolean): number {
  for (let k = at; k < seats.length; k++) if (!act(seats[k])) return k + 1;
  return DONE;
}

type Top = Extract<Sel, { top: unknown }>;
export const isTop = (sel: Sel | string): sel is Top => typeof sel === "object" && "top" in sel;

/** 431.1: the top cards of a deck go to another zone. What was taken is "it". */
function compileTake(sel: Top, how: Taking, c: InstructionCompiler): Step {
  const n = c.amount(sel.top);
  const who = c.who(sel.of);
  const number = c.outcome();
  return c.step((s, scope) => {
    const [seat] = who(s, scope);
    setVar(s, scope, number, []);
    setDid(s, scope, false);
    if (seat !== undefined) take(s, seat, n(s, scope), how, scope.you, { root: scope.root, number, banisher: banisherOf(s, scope) });
    return DONE;
  });
}

function compilePutInto({ what: sel, zone }: Extract<Instruction, { do: "putInto" }>, c: InstructionCompiler): Step {
  if (isTop(sel) && (zone === "hand" || zone === "trash")) return compileTake(sel, zone === "hand" ? "toHand" : "toTrash", c);
  const what = c.sel(sel);
  const to = zone === "hand" ? Zone.hand : zone === "trash" ? Zone.trash : zone === "champion" ? Zone.champion : Zone.deck;
  return c.step((s, scope, at) => {
    const ids = leavable(s, what(s, scope));
    if (zone === "deckTopOrBottom" && at === 0 && ids.length > 0) {
      ask(s, {
        player: s.objects[ids[0]].owner,
        kind: "mode",
        about: "mode",
        rule: "355.17",
        source: scope.source,
        options: [0, 1],
        min: 1,
        max: 1,
      });
      return 1;
    }
    const bottom = zone === "deckBottom" || (zone === "deckTopOrBottom" && picks(s)[0] === 1);
    putInto(s, ids, to, scope.you, bottom);
    followFrom(s, scope, ids);
    setDid(s, scope, ids.length > 0);
    return DONE;
  });
}

export function compileBanish(sel: Sel, c: InstructionCompiler): Step {
  if (isTop(sel)) return compileTake(sel, "banish", c);
  return c.step(
    withIds(c.sel(sel), (s, ids, scope) => {
      banish(s, ids, scope.you);
      link(s, banisherOf(s, scope), ids);
    }),
  );
}

const banisherOf = (s: State, scope: Scope): ObjectId => (scope.self >= 0 ? self(s, scope) : me(s, scope))?.id ?? NO_OBJECT;

export function compileRecycle(sel: Sel, c: InstructionCompiler): Step {
  return c.step(withIds(c.sel(sel), (s, ids, scope) => recycle(s, ids, scope.you)));
}

const withIds =
  (what: (s: State, scope: Scope) => readonly ObjectId[], act: (s: State, ids: readonly ObjectId[], scope: Scope) => void): Step["run"] =>
  (s, scope) => {
    const ids = what(s, scope);
    act(s, ids, scope);
    followFrom(s, scope, ids);
    setDid(s, scope, ids.length > 0);
    return DONE;
  };

/** 422: the player chooses; as many as possible. The discarded cards are "it". */
function compileDiscard(i: Extract<Instruction, { do: "discard" }>, c: InstructionCompiler): Step {
  const n = i.n === "hand" ? null : c.amount(i.n);
  const who = c.who(i.who);
  const number = c.outcome();
  return c.step((s, scope, at) => {
    const seats = who(s, scope);
    if (at > 0) {
      discard(s, seats[at - 1], pickedObjects(s));
      setVar(s, scope, number, picks(s));
      setDid(s, scope, picks(s).length > 0);
    }
    for (let k = at; k < seats.length; k++) {
      const { hand } = s.players[seats[k]];
      const many = n === null ? hand.length : Math.min(n(s, scope), hand.length);
      if (many < hand.length && many > 0) {
        ask(s, {
          player: seats[k],
          kind: "choose",
          about: "cards",
          rule: "422.1.a",
          source: scope.source,
          options: hand,
          min: many,
          max: many,
        });
        return k + 1;
      }
      const all = many > 0 ? hand : [];
      discard(s, seats[k], all);
      setVar(s, scope, number, all);
      setDid(s, scope, all.length > 0);
    }
    return DONE;
  });
}
