import { burn, draw, drew } from "../actions/draw.ts";
import { leaveFor, loseTrack } from "../actions/relocate.ts";
import { replacing, startReplacing } from "../actions/replace.ts";
import { newMoment, tell } from "../actions/tell.ts";
import { banish, channel, discard, leavable, lookAt, recycle, returnToHand, reveal, toTrash } from "../actions/zones.ts";
import { compileFilter } from "../language/compile/filters.ts";
import { DONE, type Step } from "../language/compile/program.ts";
import type { Scope } from "../language/scope.ts";
import type { Instruction, Sel } from "../language/types.ts";
import { setDid, setVar } from "../procedures/effect.ts";
import { predict, putBack } from "../procedures/predict.ts";
import { editObject } from "../state/fork.ts";
import { ask, picks } from "../state/frames.ts";
import { type ObjectId, type Seat, Zone } from "../state/ids.ts";
import { numbers } from "../state/lists.ts";
import type { State } from "../state/records.ts";
import type { Group, InstructionCompiler } from "./context.ts";
import { compileChoosePlayer } from "./players.ts";
import { startResisting } from "./resist.ts";

type CardInstruction = Extract<
  Instruction,
  {
    do:
      | "draw"
      | "drawIt"
      | "discardIt"
      | "returnToHand"
      | "putInto"
      | "putBack"
      | "discard"
      | "channel"
      | "predict"
      | "look"
      | "revealTop"
      | "revealUntil"
      | "revealHand"
      | "burn";
  }
>;

/** What happens to cards in decks, hands and trashes, and who sees them. */
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
    case "look": {
      const n = c.amount(i.n);
      const who = c.who(i.who);
      const group = c.group(i.as);
      const { deckOfIt } = c.names;
      return c.step((s, scope, at) => {
        if (at === SEEN) return keepInDeck(s, scope, group, -1);
        const [seat] = who(s, scope);
        const [it] = scope.vars[0] ?? [];
        const deck = deckOfIt && it !== undefined ? s.objects[it].owner : seat;
        const ids = seat === undefined ? [] : topOf(s, deck, n(s, scope));
        setGroup(s, scope, group, ids);
        return seat === undefined ? DONE : whenSeen(s, () => lookAt(s, ids, seat));
      });
    }
    case "revealTop": {
      const n = c.amount(i.n);
      const who = c.who(i.of ?? i.who);
      const group = c.group(i.as);
      const { runes } = i;
      return c.step((s, scope, at) => {
        if (at === SEEN) return keepInDeck(s, scope, group, -1);
        const seats = who(s, scope);
        if (at === 0 && runes !== true && startBeforeRevealing(s, scope, seats)) return 1;
        const ids = seats.flatMap((seat) => (runes === true ? s.players[seat].runeDeck.slice(-n(s, scope)) : topOf(s, seat, n(s, scope))));
        setGroup(s, scope, group, ids);
        return whenSeen(s, () => reveal(s, ids, scope.you));
      });
    }
    case "revealUntil": {
      const filter = compileFilter({ zone: "deck", ...i.filter }, c.names);
      const group = c.group(i.as);
      const found = c.outcome(i.found);
      return c.step((s, scope, at) => {
        if (at === SEEN) return keepInDeck(s, scope, group, found);
        if (at === 0 && startBeforeRevealing(s, scope, [scope.you])) return 1;
        const { deck } = s.players[scope.you];
        const seen: ObjectId[] = [];
        let hit = -1;
        for (let k = deck.length - 1; k >= 0 && hit < 0; k--) {
          seen.push(deck[k]);
          if (filter.test(s, scope, deck[k])) hit = deck[k];
        }
        setGroup(s, scope, group, seen);
        setVar(s, scope, found, hit < 0 ? [] : [hit]);
        return whenSeen(s, () => reveal(s, seen, scope.you));
      });
    }
    case "revealHand": {
      // "An opponent": which one is your choice, and "they" from then on.
      const isChosen = i.who === "opponent" ? compileChoosePlayer("opponents", c) : null;
      const who = c.who(isChosen === null ? i.who : "chosenPlayer");
      const group = c.group(i.as);
      return c.step((s, scope, at) => {
        if (isChosen !== null && !isChosen(s, scope, at)) return 1;
        const seats = who(s, scope);
        setGroup(
          s,
          scope,
          group,
          seats.flatMap((seat) => s.players[seat].hand),
        );
        for (const seat of seats) reveal(s, s.players[seat].hand, seat);
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

export function compileReveal(sel: Sel, c: InstructionCompiler): Step {
  const what = c.sel(sel);
  return c.step((s, scope, at) => {
    const ids = what(s, scope);
    const decks = new Set(
      numbers(
        ids.filter((id) => s.objects[id].zone === Zone.deck),
        (id) => s.objects[id].owner,
      ),
    );
    if (at === 0 && startBeforeRevealing(s, scope, [...decks])) return 1;
    reveal(s, ids, scope.you);
    setDid(s, scope, ids.length > 0);
    return DONE;
  });
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

function setGroup(s: State, scope: Scope, { number, incarnations }: Group, ids: readonly ObjectId[]): void {
  setVar(s, scope, number, ids);
  setVar(
    s,
    scope,
    incarnations,
    numbers(ids, (id) => s.objects[id].incarnation),
  );
}

const topOf = (s: State, seat: number, n: number): ObjectId[] => {
  const { deck } = s.players[seat];
  return deck.slice(Math.max(0, deck.length - n)).reverse();
};

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
  o.linked = [...o.linked, ...ids.flatMap((id) => [id, s.objects[id].incarnation])];
}

/** The step that is taken once cards have answered to being seen. */
const SEEN = 2;

function whenSeen(s: State, see: () => void): number {
  const before = s.frames.length;
  see();
  return s.frames.length > before ? SEEN : DONE;
}

/** 124: a card that has left the deck as it was seen (Nocturne, Horrifying) is no longer among those that were seen there. */
function keepInDeck(s: State, scope: Scope, group: Group, found: number): number {
  const isThere = (id: ObjectId): boolean => s.objects[id].zone === Zone.deck || s.objects[id].zone === Zone.runeDeck;
  setGroup(s, scope, group, scope.vars[group.number].filter(isThere));
  if (found >= 0) setVar(s, scope, found, scope.vars[found].filter(isThere));
  return DONE;
}

/** Void Hatchling: before a deck is revealed from, its top card may be recycled. */
function startBeforeRevealing(s: State, scope: Scope, decks: readonly Seat[]): boolean {
  let started = false;
  for (const effect of replacing(s, "reveal")) {
    if (effect.scope.you !== scope.you || effect.replacement.data.first !== true) continue;
    // What is started last comes first: the decks are looked at in turn order (303.2.a).
    for (const seat of decks.toReversed()) {
      const [top] = topOf(s, seat, 1);
      if (top === undefined) continue;
      started = true;
      startReplacing(s, effect, [top]);
    }
  }
  return started;
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
