import { asSeen, replacing, startReplacing } from "../../../actions/replace.ts";
import { setDid, setVar } from "../../../actions/running-text.ts";
import { lookAt, present, reveal } from "../../../actions/zones.ts";
import { topOf } from "../../../derive/read.ts";
import { objectsOfChoices } from "../../../state/decision.ts";
import { type ObjectId, type Seat, Zone } from "../../../state/ids.ts";
import { mapToNumbers } from "../../../state/lists.ts";
import type { State } from "../../../state/records.ts";
import { referred } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import type { Scope } from "../../scope.ts";
import type { Instruction, Sel } from "../../types.ts";
import { compileFilter } from "../filters.ts";
import type { Group, InstructionCompiler } from "./context.ts";
import { compileChoosePlayer } from "./players.ts";

type SightInstruction = Extract<Instruction, { do: "look" | "revealTop" | "revealUntil" | "revealHand" }>;

/** Cards of decks and hands that are looked at or revealed, and what may happen as they are seen. */
export function compileSight(i: SightInstruction, c: InstructionCompiler): Step {
  switch (i.do) {
    case "look": {
      const n = c.amount(i.n);
      const who = c.who(i.who);
      const group = c.group(i.as);
      const { deckOfIt } = c.names;
      return c.step((s, scope, at) => {
        if (at === SEEN) return keepInDeck(s, scope, group, -1);
        const [seat] = who(s, scope);
        const [it] = referred(s, scope, 0);
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
      // 411.1: "each opponent reveals" is their doing, "reveal the top card of each opponent's deck" is yours.
      const revealer = i.of === undefined ? (_: Scope, seat: Seat): Seat => seat : (scope: Scope): Seat => scope.you;
      return c.step((s, scope, at) => {
        if (at === SEEN) return keepInDeck(s, scope, group, -1);
        const seats = who(s, scope);
        if (at === 0 && runes !== true && startBeforeRevealing(s, seats, (seat) => revealer(scope, seat))) return 1;
        const tops = seats.map((seat) => topOf(s, seat, n(s, scope), runes === true ? "runeDeck" : "deck"));
        setGroup(s, scope, group, tops.flat());
        return whenSeen(s, () => {
          for (let k = 0; k < seats.length; k++) present(s, tops[k], revealer(scope, seats[k]));
          for (let k = seats.length - 1; k >= 0; k--) asSeen(s, tops[k], "reveal", revealer(scope, seats[k])); // the last comes first
        });
      });
    }
    case "revealUntil": {
      const filter = compileFilter({ zone: "deck", ...i.filter }, c.names);
      const group = c.group(i.as);
      const found = c.outcome(i.found);
      return c.step((s, scope, at) => {
        if (at === SEEN) return keepInDeck(s, scope, group, found);
        if (at === 0 && startBeforeRevealing(s, [scope.you], () => scope.you)) return 1;
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
        setGroup(s, scope, group, seats.length === 1 ? s.players[seats[0]].hand : seats.flatMap((seat) => s.players[seat].hand));
        for (const seat of seats) reveal(s, s.players[seat].hand, seat);
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
      mapToNumbers(
        ids.filter((id) => s.objects[id].zone === Zone.deck),
        (id) => s.objects[id].owner,
      ),
    );
    if (at === 0 && startBeforeRevealing(s, [...decks], () => scope.you)) return 1;
    reveal(s, ids, scope.you);
    setDid(s, scope, ids.length > 0);
    return DONE;
  });
}

function setGroup(s: State, scope: Scope, { number, incarnations }: Group, ids: readonly ObjectId[]): void {
  setVar(s, scope, number, ids);
  setVar(
    s,
    scope,
    incarnations,
    mapToNumbers(ids, (id): number => s.objects[id].incarnation),
  );
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
  setGroup(s, scope, group, objectsOfChoices(scope.vars[group.number]).filter(isThere));
  if (found >= 0) setVar(s, scope, found, objectsOfChoices(scope.vars[found]).filter(isThere));
  return DONE;
}

/** Void Hatchling: before a deck is revealed from, its top card may be recycled. */
function startBeforeRevealing(s: State, decks: readonly Seat[], revealer: (deck: Seat) => Seat): boolean {
  let started = false;
  for (const effect of replacing(s, "reveal")) {
    if (effect.replacement.data.first !== true) continue;
    // What is started last comes first: the decks are looked at in turn order (303.2.a).
    for (const seat of decks.toReversed()) {
      if (revealer(seat) !== effect.scope.you) continue;
      const [top] = topOf(s, seat, 1);
      if (top === undefined) continue;
      started = true;
      startReplacing(s, effect, [top]);
    }
  }
  return started;
}
