import { ANY_DOMAIN, add } from "../../../actions/add.ts";
import { addOngoing, Until } from "../../../actions/ongoing.ts";
import { setPlayer } from "../../../actions/running-text.ts";
import { gainPoints, gainXp, spendXp, win } from "../../../actions/score.ts";
import { name } from "../../../actions/states.ts";
import { lookAt } from "../../../actions/zones.ts";
import { autopay } from "../../../procedures/cost/autopay.ts";
import { moreFromGold } from "../../../procedures/cost/available-resources.ts";
import { mostAffordable, NOTHING_DUE } from "../../../procedures/cost/payable.ts";
import { type Choice, playerChoice, seatOfChoice, WORD, wordChoice } from "../../../state/decision.ts";
import { ask, picks } from "../../../state/frames.ts";
import { ALL_DOMAINS_MASK, NOBODY, type Seat, TypeBit } from "../../../state/ids.ts";
import { Limit, limitBit } from "../../../state/limits.ts";
import { ONGOING } from "../../../state/ongoing-numbers.ts";
import type { State } from "../../../state/records.ts";
import { DONE, type Step } from "../../run/program.ts";
import { compileResources } from "../../run/resources.ts";
import type { Scope } from "../../scope.ts";
import type { Instruction, Who } from "../../types.ts";
import { compilePlayer } from "../selectors.ts";
import type { InstructionCompiler } from "./context.ts";

type PlayerInstruction = Extract<
  Instruction,
  {
    do:
      | "add"
      | "gainXp"
      | "spendXp"
      | "score"
      | "winGame"
      | "takeTurn"
      | "choosePlayer"
      | "name"
      | "hideFree"
      | "payAnyToAdd"
      | "permit"
      | "seeFacedown";
  }
>;

/** What players gain, spend, name, choose and are permitted. */
export function compilePlayers(i: PlayerInstruction, c: InstructionCompiler): Step {
  switch (i.do) {
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
      const isChosen = compileChoosePlayer(i.who === "opponent" ? "opponents" : "eachPlayer", c);
      return c.step((s, scope, at) => (isChosen(s, scope, at) ? DONE : 1));
    }
    case "name": {
      const { what, among } = i;
      for (const word of among ?? []) if (!c.names.builder.words.includes(word)) c.names.builder.words.push(word);
      return c.step((s, scope, at) => {
        if (at === 0) {
          ask(s, {
            player: scope.you,
            kind: "name",
            about: "name",
            rule: "760",
            source: scope.source,
            options: among === undefined ? namable(s, what) : among.map((word) => wordChoice(s.pool.words.indexOf(word))),
            min: 1,
            max: 1,
          });
          return 1;
        }
        name(s, scope.source, picks(s)[0] - WORD, scope.you);
        return DONE;
      });
    }
    case "hideFree":
      return c.step((s, scope) => {
        addOngoing(s, ONGOING.hideFree, { controller: scope.you, source: scope.source, until: Until.turn });
        return DONE;
      });
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
  }
}

/** Who is "they" from here on; false: it has to be asked, and `at` is not 0 afterwards. */
export function compileChoosePlayer(who: Who, c: InstructionCompiler): (s: State, scope: Scope, at: number) => boolean {
  const seats = c.who(who);
  const target = compilePlayer(seats, c.names);
  return (s, scope, at) => {
    if (target >= 0) setPlayer(s, scope, seatOf(scope.vars[target]));
    else if (at > 0) setPlayer(s, scope, seatOf(picks(s)));
    else return askForPlayer(s, scope, seats(s, scope));
    return true;
  };
}

const seatOf = (chosen: readonly Choice[] = []): Seat => (chosen.length === 0 ? NOBODY : seatOfChoice(chosen[0]));

function askForPlayer(s: State, scope: Scope, seats: readonly Seat[]): boolean {
  if (seats.length <= 1) {
    setPlayer(s, scope, seats[0] ?? NOBODY);
    return true;
  }
  ask(s, {
    player: scope.you,
    kind: "choose",
    about: "player",
    rule: "355.17",
    source: scope.source,
    options: seats.map(playerChoice),
    min: 1,
    max: 1,
  });
  return false;
}

/** One resource for as much of another. */
function compilePayAnyToAdd(i: Extract<Instruction, { do: "payAnyToAdd" }>, c: InstructionCompiler): Step {
  return c.step((s, scope, at) => {
    if (at === 0) {
      const most = mostAffordable(s, scope.you, i.pay, NOTHING_DUE);
      if (most === 0) return DONE;
      ask(s, {
        player: scope.you,
        kind: "number",
        about: "number",
        rule: "204.3.b",
        source: scope.source,
        options: Array.from({ length: most + 1 }, (_, n) => n),
        min: 1,
        max: 1,
      });
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
