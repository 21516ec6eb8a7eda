import { burn, draw, drew } from "../actions/draw.ts";
import { leaveFor, loseTrack } from "../actions/relocate.ts";
import { newMoment, tell } from "../actions/tell.ts";
import { banish, channel, discard, leavable, recycle, returnToHand, toTrash } from "../actions/zones.ts";
import { DONE, type Step } from "../language/compile/program.ts";
import type { Scope } from "../language/scope.ts";
import type { Instruction, Sel } from "../language/types.ts";
import { setDid, setVar } from "../procedures/effect.ts";
import { predict, putBack } from "../procedures/predict.ts";
import { editObject } from "../state/fork.ts";
import { ask, picks } from "../state/frames.ts";
import { type ObjectId, Zone } from "../state/ids.ts";
import { numbers, withNumber } from "../state/lists.ts";
import type { State } from "../state/records.ts";
import type { InstructionCompiler } from "./context.ts";
import { startResisting } from "./resist.ts";

type CardInstruction = Extract<
  Instruction,
  { do: "draw" | "drawIt" | "discardIt" | "returnToHand" | "putInto" | "putBack" | "discard" | "channel" | "predict" | "burn" }
>;

/** What happens to cards in decks, hands and trashes. */
export function compileCards(i: CardInstruction, c: InstructionCompiler): Step {
  switch (i.do) {
    case "draw": {
      const n = c.amount(i.n ?? 1);
      const who = c.who(i.who);
      return c.step((s, scope) => {
        const amount = n(s, scope);
        for (const seat of who(s, scope).toReversed()) draw(s, seat, amount);
        setDid(s, scope, amount > 0);
        return DONE;
      });
    }
    case "drawIt": {
      const what = c.sel(i.what);
      return c.step((s, scope) => {
        const ids = what(s, scope);
        newMoment(s);
        for (const id of ids) leaveFor(s, id, Zone.hand);
        for (const seat of new Set(numbers(ids, (id) => s.objects[id].owner)))
          drew(
            s,
            seat,
            ids.filter((id) => s.objects[id].owner === seat),
          );
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
    case "putInto": {
      const what = c.sel(i.what);
      const { zone } = i;
      return c.step((s, scope, at) => {
        const ids = leavable(s, what(s, scope));
        if (zone === "deckTopOrBottom" && at === 0 && ids.length > 0) {
          ask(s, s.objects[ids[0]].owner, "mode", "mode", "355.17", scope.source, [0, 1], 1, 1);
          return 1;
        }
        const bottom = zone === "deckBottom" || (zone === "deckTopOrBottom" && picks(s)[0] === 1);
        const to = zone === "hand" ? Zone.hand : zone === "trash" ? Zone.trash : zone === "champion" ? Zone.champion : Zone.deck;
        for (const id of to === Zone.trash ? toTrash(s, ids, scope.you) : ids) {
          const from = s.objects[id].zone;
          if (to === Zone.champion && s.players[s.objects[id].owner].champion.length > 0) continue; // 108.3.c.1
          if (from === Zone.hand && to === Zone.deck && s.objects[id].owner === scope.you) loseTrack(s, scope.you);
          leaveFor(s, id, to, bottom);
          tell(s, to === Zone.deck && bottom ? "recycled" : "returned", "108.4.b", { player: s.objects[id].owner, object: id, from, to });
        }
        setDid(s, scope, ids.length > 0);
        return DONE;
      });
    }
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
      return c.step((s, scope) => {
        for (const seat of who(s, scope)) predict(s, seat, n(s, scope));
        return DONE;
      });
    }
    case "burn": {
      const n = c.amount(i.n);
      const who = c.who(i.who);
      const number = c.outcome(i.as);
      return c.step((s, scope) => {
        const burned = who(s, scope).flatMap((seat) => burn(s, seat, n(s, scope)));
        setVar(s, scope, number, burned);
        setDid(s, scope, burned.length > 0);
        return DONE;
      });
    }
  }
}

export function compileBanish(sel: Sel, c: InstructionCompiler): Step {
  return c.step(
    withIds(c.sel(sel), (s, ids, scope) => {
      banish(s, ids, scope.you);
      link(s, scope, ids);
    }),
  );
}

export function compileRecycle(sel: Sel, c: InstructionCompiler): Step {
  return c.step(withIds(c.sel(sel), (s, ids, scope) => recycle(s, ids, scope.you)));
}

const withIds =
  (what: (s: State, scope: Scope) => readonly ObjectId[], act: (s: State, ids: readonly ObjectId[], scope: Scope) => void): Step["run"] =>
  (s, scope) => {
    const ids = what(s, scope);
    act(s, ids, scope);
    setDid(s, scope, ids.length > 0);
    return DONE;
  };

/** 393: what an object has banished is remembered by it ("banished with this"). */
function link(s: State, scope: Scope, ids: readonly ObjectId[]): void {
  const by = scope.self >= 0 ? scope.self : scope.source;
  if (by < 0 || s.objects[by].zone === Zone.none || ids.includes(by)) return;
  const o = editObject(s, by);
  let { linked } = o;
  for (const id of ids) linked = withNumber(withNumber(linked, id), s.objects[id].incarnation);
  o.linked = linked;
}

/** 422: the player chooses; as many as possible. The discarded cards are "it". */
function compileDiscard(i: Extract<Instruction, { do: "discard" }>, c: InstructionCompiler): Step {
  const n = i.n === "hand" ? null : c.amount(i.n);
  const who = c.who(i.who);
  const number = c.outcome();
  return c.step((s, scope, at) => {
    const seats = who(s, scope);
    if (at > 0) {
      discard(s, seats[at - 1], picks(s));
      setVar(s, scope, number, picks(s));
      setDid(s, scope, picks(s).length > 0);
    }
    for (let k = at; k < seats.length; k++) {
      const { hand } = s.players[seats[k]];
      const many = n === null ? hand.length : Math.min(n(s, scope), hand.length);
      if (many < hand.length && many > 0) {
        ask(s, seats[k], "choose", "cards", "422.1.a", scope.source, hand, many, many);
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
