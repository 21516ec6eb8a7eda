import { ANY_DOMAIN, add, Limit, limitBit } from "../actions/add.ts";
import { attach, detach } from "../actions/attach.ts";
import { burn, draw } from "../actions/draw.ts";
import { kill } from "../actions/kill.ts";
import { recall } from "../actions/move.ts";
import { addOngoing, Until } from "../actions/ongoing.ts";
import { leaveFor, loseTrack } from "../actions/relocate.ts";
import { replacing, startReplacing } from "../actions/replace.ts";
import { gainPoints, gainXp, spendXp, win } from "../actions/score.ts";
import { buff, disempower, empower, exhaust, heal, ready, spendBuff, stun } from "../actions/states.ts";
import { tell } from "../actions/tell.ts";
import { banish, channel, discard, lookAt, recycle, returnToHand, reveal, toTrash } from "../actions/zones.ts";
import { PLAYER, playerChoice, WORD, wordChoice } from "../decisions/decision.ts";
import { compileResources } from "../language/compile/costs.ts";
import { compileFilter } from "../language/compile/filters.ts";
import { DONE, type Step } from "../language/compile/program.ts";
import { checkInstruction } from "../language/compile/vocabulary.ts";
import type { Scope } from "../language/scope.ts";
import type { Instruction } from "../language/types.ts";
import { autopay } from "../payment/autopay.ts";
import { moreFromGold } from "../payment/purse.ts";
import { setDid, setPlayer, setVar } from "../procedures/effect.ts";
import { mostAffordable } from "../procedures/pay.ts";
import { predict, putBack } from "../procedures/predict.ts";
import { editItem, editObject, editTraits } from "../state/fork.ts";
import { ask, picks } from "../state/frames.ts";
import { ALL_DOMAINS_MASK, NOBODY, type ObjectId, type Seat, TypeBit, Zone } from "../state/ids.ts";
import type { State } from "../state/records.ts";
import { compileChain } from "./chain.ts";
import { attributionOf, type Group, type InstructionCompiler, setInstructionCompiler } from "./context.ts";
import { compileDamage } from "./damage.ts";
import { compileWeaponmaster } from "./equipment.ts";
import { compileGive } from "./give.ts";
import { compileMove } from "./movement.ts";
import { ONGOING } from "./ongoing-numbers.ts";
import { compilePlay } from "./play.ts";
import { startResisting } from "./resist.ts";
import { compileStructure } from "./structure.ts";
import { compileTransform } from "./transform.ts";

/** Performs something on each object and notes whether it happened at all ("if you do"). */
function onEach(
  c: InstructionCompiler,
  what: (s: State, scope: Scope) => readonly ObjectId[],
  act: (s: State, id: ObjectId, scope: Scope) => boolean | undefined,
): Step {
  return c.step((s, scope) => {
    let did = false;
    for (const id of what(s, scope)) if (act(s, id, scope) !== false) did = true;
    setDid(s, scope, did);
    return DONE;
  });
}

/** Verbs that are the doing of whoever the text speaks to. */
const WHOSE_DOING: ReadonlySet<Instruction["do"]> = new Set([
  "heal",
  "ready",
  "exhaust",
  "kill",
  "stun",
  "buff",
  "recall",
  "banish",
  "recycle",
  "empower",
  "disempower",
  "choose",
  "reveal",
]);

function compileInstruction(i: Instruction, c: InstructionCompiler): Step {
  checkInstruction(i);
  if ("what" in i && "who" in i && i.who !== undefined && i.who !== "you" && WHOSE_DOING.has(i.do))
    throw new Error(`"${i.do}" by "${i.who}" has to be said as an \`each\``);
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
        for (const id of ids) {
          leaveFor(s, id, Zone.hand);
          tell(s, "drew", "413.1", { player: s.objects[id].owner, object: id });
        }
        setDid(s, scope, ids.length > 0);
        return DONE;
      });
    }
    case "heal":
      return onEach(c, c.sel(i.what), (s, id) => heal(s, id));
    case "ready":
      return onEach(c, c.sel(i.what), (s, id, scope) => ready(s, id, scope.you, true));
    case "exhaust":
      return onEach(c, c.sel(i.what), (s, id, scope) => exhaust(s, id, scope.you));
    case "stun":
      return onEach(
        c,
        c.sel(i.what),
        (s, id, scope) => !(!s.objects[id].stunned && startResisting(s, scope, id)) && stun(s, id, scope.you),
      );
    case "buff":
      return onEach(c, c.sel(i.what), (s, id, scope) => buff(s, id, scope.you));
    case "spendBuff":
      return onEach(c, c.sel(i.what), (s, id, scope) => spendBuff(s, id, scope.you));
    case "empower":
      return onEach(c, c.sel(i.what), (s, id, scope) => empower(s, id, scope.you));
    case "disempower":
      return onEach(c, c.sel(i.what), (s, id, scope) => disempower(s, id, scope.you));
    case "recall":
      return onEach(c, c.sel(i.what), (s, id) => recall(s, id));
    case "detach": {
      const from = i.from === undefined ? null : c.sel(i.from);
      return onEach(
        c,
        c.sel(i.what),
        (s, id, scope) => (from === null || from(s, scope).includes(s.objects[id].attachedTo)) && detach(s, id, scope.you),
      );
    }
    case "discardIt":
      return c.step(
        withIds(c.sel(i.what), (s, ids) => {
          if (ids.length > 0) discard(s, s.objects[ids[0]].owner, ids);
        }),
      );
    case "weaponmaster":
      return compileWeaponmaster(c);
    case "choose":
      return onEach(c, c.sel(i.what), () => true);
    case "reveal": {
      const what = c.sel(i.what);
      return c.step((s, scope, at) => {
        const ids = what(s, scope);
        const decks = new Set(ids.filter((id) => s.objects[id].zone === Zone.deck).map((id) => s.objects[id].owner));
        if (at === 0 && startBeforeRevealing(s, scope, [...decks])) return 1;
        reveal(s, ids, scope.you);
        setDid(s, scope, ids.length > 0);
        return DONE;
      });
    }
    case "kill": {
      const what = c.sel(i.what);
      const named = typeof i.what === "object" && "as" in i.what && i.what.as === "killed" ? c.names.last : -1;
      return c.step((s, scope, at) => {
        if (at === 0) {
          setDid(s, scope, false); // the death itself says otherwise (359.3.e.14.b)
          kill(s, what(s, scope), attributionOf(s, scope));
          return named < 0 ? DONE : 1;
        }
        // "The killed unit" is nobody if its death was replaced (359.3.e.12).
        if (!scope.did) setVar(s, scope, named, []);
        return DONE;
      });
    }
    case "banish":
      return c.step(
        withIds(c.sel(i.what), (s, ids, scope) => {
          banish(s, ids, scope.you);
          link(s, scope, ids);
        }),
      );
    case "recycle":
      return c.step(withIds(c.sel(i.what), (s, ids, scope) => recycle(s, ids, scope.you)));
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
    case "attach": {
      const what = c.sel(i.what);
      const to = c.sel(i.to);
      return c.step((s, scope) => {
        const [gear] = what(s, scope);
        const [host] = to(s, scope);
        setDid(s, scope, gear !== undefined && host !== undefined && attach(s, gear, host, scope.you));
        return DONE;
      });
    }
    case "putInto": {
      const what = c.sel(i.what);
      const { zone } = i;
      return c.step((s, scope, at) => {
        const ids = what(s, scope);
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
    case "add": {
      const { energy, power } = compileResources(i.resources, c.names.builder.domains);
      const domains = power.map((mask) => (mask === 63 ? ANY_DOMAIN : Math.log2(mask)));
      const who = c.who(i.who);
      const times = c.amount(i.times ?? 1);
      return c.step((s, scope) => {
        for (const seat of who(s, scope))
          for (let n = times(s, scope); n > 0; n--) add(s, seat, energy + moreFromGold(s, seat, scope.source), domains, limitBit(i.only));
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
      return c.step((s, scope) => {
        const [seat] = who(s, scope);
        const [it] = scope.vars[0] ?? [];
        const deck = deckOfIt && it !== undefined ? s.objects[it].owner : seat;
        const ids = seat === undefined ? [] : topOf(s, deck, n(s, scope));
        if (seat !== undefined) lookAt(s, ids, seat);
        setGroup(s, scope, group, ids);
        return DONE;
      });
    }
    case "revealTop": {
      const n = c.amount(i.n);
      const who = c.who(i.who);
      const group = c.group(i.as);
      const { runes } = i;
      return c.step((s, scope, at) => {
        const seats = who(s, scope);
        if (at === 0 && runes !== true && startBeforeRevealing(s, scope, seats)) return 1;
        const ids = seats.flatMap((seat) => (runes === true ? s.players[seat].runeDeck.slice(-n(s, scope)) : topOf(s, seat, n(s, scope))));
        setGroup(s, scope, group, ids);
        reveal(s, ids, scope.you);
        return DONE;
      });
    }
    case "revealUntil": {
      const filter = compileFilter({ zone: "deck", ...i.filter }, c.names);
      const group = c.group(i.as);
      const found = c.outcome(i.found);
      return c.step((s, scope, at) => {
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
        reveal(s, seen, scope.you);
        return DONE;
      });
    }
    case "revealHand": {
      const who = c.who(i.who);
      const group = c.group(i.as);
      return c.step((s, scope, at) => {
        // "An opponent": which one is your choice, and "they" from then on.
        if (at === 0 && i.who === "opponent" && !choosePlayer(s, scope, who(s, scope))) return 1;
        if (at === 1) setPlayer(s, scope, picks(s)[0] - PLAYER);
        const seats = i.who === "opponent" ? [scope.player].filter((seat) => seat !== NOBODY) : who(s, scope);
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
    case "gainXp":
    case "spendXp": {
      const n = c.amount(i.n);
      const who = c.who(i.who);
      const act = i.do === "gainXp" ? gainXp : spendXp;
      return c.step((s, scope) => {
        for (const seat of who(s, scope)) act(s, seat, n(s, scope));
        return DONE;
      });
    }
    case "score": {
      const n = c.amount(i.n);
      const who = c.who(i.who);
      return c.step((s, scope) => {
        for (const seat of who(s, scope)) gainPoints(s, seat, n(s, scope), "194.1.c");
        return DONE;
      });
    }
    case "winGame":
      return c.step((s, scope) => {
        win(s, scope.you, "195");
        return DONE;
      });
    case "takeTurn":
      return c.step((s, scope) => {
        s.turnQueue = [scope.you, ...s.turnQueue]; // 738: the latest effect's turn comes first
        return DONE;
      });
    case "choosePlayer": {
      const who = c.who(i.who === "opponent" ? "opponents" : "eachPlayer");
      return c.step((s, scope, at) => {
        if (at === 0 && !choosePlayer(s, scope, who(s, scope))) return 1;
        if (at === 1) setPlayer(s, scope, picks(s)[0] - PLAYER);
        return DONE;
      });
    }
    case "name": {
      const { what, among } = i;
      for (const word of among ?? []) if (!c.names.builder.words.includes(word)) c.names.builder.words.push(word);
      return c.step((s, scope, at) => {
        if (at === 0) {
          ask(
            s,
            scope.you,
            "name",
            "name",
            "760",
            scope.source,
            among === undefined ? namable(s, what) : among.map((word) => wordChoice(s.pool.words.indexOf(word))),
            1,
            1,
          );
          return 1;
        }
        editTraits(s, scope.source).named = picks(s)[0] - WORD;
        tell(s, "named", "760", { player: scope.you, object: scope.source, result: s.pool.words[picks(s)[0] - WORD] });
        return DONE;
      });
    }
    case "hideFree":
      return c.step((s, scope) => {
        addOngoing(s, ONGOING.hideFree, { controller: scope.you, source: scope.source, until: Until.turn });
        return DONE;
      });
    case "deal":
    case "fight":
    case "prevent":
    case "doubleDamage":
      return compileDamage(i, c);
    case "give":
    case "giveMyKeywords":
    case "double":
    case "increaseTo":
    case "setMight":
    case "swapMight":
      return compileGive(i, c);
    case "move":
    case "swapPlaces":
      return compileMove(i, c);
    case "playToken":
    case "playCard":
    case "playAgain":
      return compilePlay(i, c);
    case "counter":
    case "makeNewChoices":
    case "takeControl":
    case "loseControl":
      return compileChain(i, c);
    case "replaceBattlefield":
    case "createBattlefield":
    case "becomeCopy":
    case "activateEffects":
      return compileTransform(i, c);
    case "custom":
      throw new Error(`the procedure "${i.id}" does not exist`);
    case "payAnyToAdd":
      return compilePayAnyToAdd(i, c);
    case "permit": {
      const what = c.sel(i.what);
      return c.step((s, scope) => {
        for (const id of what(s, scope))
          addOngoing(s, ONGOING.permit, { controller: scope.you, source: scope.source, about: [id], until: Until.nextEnding });
        return DONE;
      });
    }
    case "enterThere": {
      const number = c.names.last;
      return c.step((s, scope) => {
        const [field] = scope.vars[number] ?? [];
        const item = scope.item === null ? null : editItem(s, scope.item.id);
        if (item !== null && field !== undefined) item.place = s.objects[field].location;
        return DONE;
      });
    }
    case "seeFacedown": {
      const of = c.who(i.of);
      return c.step((s, scope) => {
        for (const player of of(s, scope)) {
          lookAt(
            s,
            s.battlefields.flatMap((b) => b.facedown.filter((id) => s.objects[id].controller === player)),
            scope.you,
          );
          addOngoing(s, ONGOING.seeFacedown, { controller: scope.you, source: scope.source, until: Until.turn, player });
        }
        return DONE;
      });
    }
    case "gainNamedTag":
      return c.step(() => DONE); // a card whose text says so has the tag that it has named (derive/layers.ts)
    case "playIt":
      throw new Error('"play that token and an additional copy" can be said instead of playing a token, and nowhere else');
    default:
      return compileStructure(i, c);
  }
}

function setGroup(s: State, scope: Scope, { number, incarnations }: Group, ids: readonly ObjectId[]): void {
  setVar(s, scope, number, ids);
  setVar(
    s,
    scope,
    incarnations,
    ids.map((id) => s.objects[id].incarnation),
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

/** False: it has to be asked. */
function choosePlayer(s: State, scope: Scope, seats: readonly Seat[]): boolean {
  if (seats.length <= 1) {
    setPlayer(s, scope, seats[0] ?? NOBODY);
    return true;
  }
  ask(s, scope.you, "choose", "player", "355.17", scope.source, seats.map(playerChoice), 1, 1);
  return false;
}

/** Void Hatchling: before a deck is revealed from, its top card may be recycled. */
function startBeforeRevealing(s: State, scope: Scope, decks: readonly Seat[]): boolean {
  let started = false;
  for (const effect of replacing(s, "reveal")) {
    if (effect.scope.you !== scope.you || effect.replacement.data.first !== true) continue;
    for (const seat of decks) {
      const [top] = topOf(s, seat, 1);
      if (top === undefined) continue;
      started = true;
      startReplacing(s, effect, [top]);
    }
  }
  return started;
}

/** One resource for as much of another. */
function compilePayAnyToAdd(i: Extract<Instruction, { do: "payAnyToAdd" }>, c: InstructionCompiler): Step {
  return c.step((s, scope, at) => {
    if (at === 0) {
      const most = mostAffordable(s, scope.you, i.pay, null);
      if (most === 0) return DONE;
      ask(
        s,
        scope.you,
        "number",
        "number",
        "204.3.b",
        scope.source,
        Array.from({ length: most + 1 }, (_, n) => n),
        1,
        1,
      );
      return 1;
    }
    const [n] = picks(s);
    const price =
      i.pay === "energy"
        ? { energy: n, power: [], purpose: 0 }
        : { energy: 0, power: Array.from({ length: n }, () => ALL_DOMAINS_MASK), purpose: 0 };
    if (!autopay(s, scope.you, price)) return DONE;
    if (i.add === "energy") add(s, scope.you, n, [], Limit.none);
    else
      add(
        s,
        scope.you,
        0,
        Array.from({ length: n }, () => ANY_DOMAIN),
        Limit.none,
      );
    return DONE;
  });
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
      discard(s, seats[k], hand);
      setVar(s, scope, number, hand);
      setDid(s, scope, hand.length > 0);
    }
    return DONE;
  });
}

/** 762, 763 */
function namable(s: State, what: "spell" | "tag" | "card"): number[] {
  const out: number[] = [];
  s.pool.words.forEach((word, i) => {
    const card = s.pool.byName.get(word.toLowerCase());
    const isCard = card !== undefined && s.pool.cards[card].data.name === word && !s.pool.cards[card].token;
    const spell = isCard && (s.pool.cards[card as number].types & TypeBit.spell) !== 0;
    if (what === "tag" ? s.pool.tagWords.has(word) : what === "spell" ? spell : isCard) out.push(wordChoice(i));
  });
  return out;
}

setInstructionCompiler(compileInstruction);
