import { attach, detach } from "../../../actions/attach.ts";
import { attributionOf } from "../../../actions/attribution.ts";
import { becomeUnit } from "../../../actions/become.ts";
import { kill } from "../../../actions/kill.ts";
import { recall } from "../../../actions/move.ts";
import { type RootData, setDid, setVar } from "../../../actions/running-text.ts";
import { buff, disempower, empower, exhaust, heal, ready, spendBuff, stun } from "../../../actions/states.ts";
import { editItem } from "../../../state/fork.ts";
import type { ObjectId } from "../../../state/ids.ts";
import type { State } from "../../../state/records.ts";
import { referred } from "../../references.ts";
import { DONE, type Step } from "../../run/program.ts";
import type { Scope } from "../../scope.ts";
import type { Instruction } from "../../types.ts";
import { checkInstruction } from "../vocabulary.ts";
import { compileBanish, compileCards, compileRecycle, isTop } from "./cards.ts";
import { compileChain } from "./chain.ts";
import type { InstructionCompiler } from "./context.ts";
import { compileDamage } from "./damage.ts";
import { compileWeaponmaster } from "./equipment.ts";
import { compileGive } from "./give.ts";
import { compileAddLegend } from "./legends.ts";
import { compileMove } from "./movement.ts";
import { compilePlay } from "./play.ts";
import { compilePlayers } from "./players.ts";
import { startResisting } from "./resist.ts";
import { compileReveal, compileSight } from "./sight.ts";
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

/** Verbs that the player addressed by the text performs. */
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

/** What may be done with the top cards of a deck: whatever takes them burns out (take.ts), the others leave them in the deck. */
const OF_TOP_CARDS: ReadonlySet<Instruction["do"]> = new Set(["banish", "putInto", "drawIt", "recycle", "reveal", "choose"]);

export function compileInstruction(i: Instruction, c: InstructionCompiler): Step {
  checkInstruction(i);
  if ("what" in i && "who" in i && i.who !== undefined && i.who !== "you" && WHOSE_DOING.has(i.do))
    throw new Error(`"${i.do}" by "${i.who}" has to be said as an \`each\``);
  if ("what" in i && isTop(i.what) && !OF_TOP_CARDS.has(i.do))
    throw new Error(`"${i.do}" of the top cards of a deck is not in the language: say what they are taken for (431.1)`);
  switch (i.do) {
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
      return onEach(c, c.sel(i.what), (s, id, scope) => recall(s, id, scope.source));
    case "detach": {
      const from = i.from === undefined ? null : c.sel(i.from);
      return onEach(
        c,
        c.sel(i.what),
        (s, id, scope) => (from === null || from(s, scope).includes(s.objects[id].attachedTo)) && detach(s, id, scope.you),
      );
    }
    case "weaponmaster":
      return compileWeaponmaster(c);
    case "choose":
      return onEach(c, c.sel(i.what), () => true);
    case "reveal":
      return compileReveal(i.what, c);
    case "banish":
      return compileBanish(i.what, c);
    case "recycle":
      return compileRecycle(i.what, c);
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
        const { killed } = s.frames[scope.root].data as RootData;
        setVar(s, scope, named, scope.did ? referred(s, scope, named).filter((id) => killed.includes(id)) : []);
        return DONE;
      });
    }
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
    case "draw":
    case "drawIt":
    case "discardIt":
    case "returnToHand":
    case "putInto":
    case "putBack":
    case "discard":
    case "channel":
    case "predict":
    case "burn":
      return compileCards(i, c);
    case "look":
    case "revealTop":
    case "revealUntil":
    case "revealHand":
      return compileSight(i, c);
    case "add":
    case "gainXp":
    case "spendXp":
    case "score":
    case "winGame":
    case "takeTurn":
    case "choosePlayer":
    case "name":
    case "hideFree":
    case "payAnyToAdd":
    case "permit":
    case "seeFacedown":
      return compilePlayers(i, c);
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
    case "addLegend":
      return compileAddLegend(c);
    case "becomeUnit": {
      const before = c.names.last;
      const what = c.sel(i.what);
      const might = c.amount(i.might, before);
      return c.step((s, scope) => {
        const amount = might(s, scope);
        for (const id of what(s, scope))
          if (!Number.isNaN(amount)) becomeUnit(s, id, amount, scope.source, scope.sourceIncarnation, scope.you);
        return DONE;
      });
    }
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
    case "enterThere": {
      const number = c.names.last;
      return c.step((s, scope) => {
        const [field] = referred(s, scope, number);
        const item = scope.item === null ? null : editItem(s, scope.item.id);
        if (item !== null && field !== undefined) item.entersAt = s.objects[field].location;
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
