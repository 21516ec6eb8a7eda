/** One instruction as a clause: a verb with its doer, its object and what belongs to it. */
import type { AddLimit, Amount, Instruction, Sel } from "../types.ts";
import { amountNoun, perEach } from "./amounts.ts";
import { lookText, putText, recycled } from "./cards.ts";
import { condition } from "./conditions.ts";
import { buffOf, costPhrase } from "./costs.ts";
import { dealt, fightText, preventText } from "./damage.ts";
import { a, these } from "./filters.ts";
import { durationText, givenText, giveText, grantText } from "./give.ts";
import { moveText, swapText } from "./movement.ts";
import { playCardText, playTokenText } from "./play.ts";
import { isRef, isTarget, object, ownersHand, possessive, subject } from "./selectors.ts";
import { structure } from "./structure.ts";
import { acting, aside, does, Im, keep, me, mention, my, type Voice } from "./voice.ts";
import { capital, list, resourceSymbols, words } from "./words.ts";

/** The same verb again after "and" is not repeated: "give a unit +2 [M] and another unit -2 [M]". */
export function elided(v: Voice, before: Instruction, instruction: Instruction): string {
  if (v.parts !== undefined) clause(aside(v), instruction);
  if (before.do === "give" && instruction.do === "give" && !instruction.say) return givenText(v, instruction);
  if (before.do === "give" && instruction.do === "if" && instruction.last) {
    const [more] = instruction.then;
    if (more?.do === "give" && more.more) return `${grantText(v, more)} if ${condition(v, instruction.cond)}`;
  }
  if (before.do === "deal" && instruction.do === "deal" && !instruction.by && instruction.join === "and") return dealt(v, instruction);
  if ("who" in before && "who" in instruction && before.who === instruction.who && before.do === "discardIt" && instruction.do === "draw")
    return clause(v, { do: "draw", ...(instruction.n === undefined ? {} : { n: instruction.n }) });
  return clause(v, instruction);
}

/** The same without "must" and without its doer, who has been said. */
function unforced({ must: _, ...instruction }: Instruction): Instruction {
  if (!("who" in instruction) || instruction.do === "vote" || instruction.do === "each") return instruction;
  const { who: __, ...others } = instruction;
  return others as Instruction;
}

export const clause = (voice: Voice, i: Instruction): string => keep(voice, i, clauseText(voice, i));

function clauseText(voice: Voice, i: Instruction): string {
  const v =
    "who" in i && i.do !== "may" && i.do !== "payTo" && i.do !== "unless" && i.do !== "each" && i.do !== "vote" && i.do !== "choosePlayer"
      ? acting(voice, i.who)
      : voice;
  if (i.must) return clause({ ...v, doer: { ...v.doer, subject: `${v.doer.subject || "you"} must`, third: false } }, unforced(i));
  switch (i.do) {
    case "draw":
      return counted(v, "draw", i.n ?? 1);
    case "drawIt":
      return `${does(v, "draw")} ${v.set === "RAD" ? object(v, i.what).replace(/^one$/, "1") : object(v, i.what)}`;
    case "give":
      return giveText(v, i);
    case "giveMyKeywords":
      return words(
        does(v, "give"),
        object(v, i.to),
        "my keywords",
        i.might !== undefined && `and +[M] equal to ${amountNoun(v, i.might)}`,
        durationText(v, i.for),
      );
    case "double":
      if (i.say === "lead") return words(durationText(v, i.for).concat(","), does(v, "double"), `${possessive(v, i.what)} Might`);
      return words(
        does(v, "double"),
        i.keyword ? `the [${i.keyword}] of ${object(v, i.what)}` : `${possessive(v, i.what)} Might`,
        durationText(v, i.for),
      );
    case "increaseTo":
      if (typeof i.to === "object" && "might" in i.to && typeof i.to.might === "object")
        return words(
          durationText(v, i.for).concat(","),
          does(v, "increase"),
          possessive(v, i.what),
          "Might to the Might of",
          object(v, i.to.might),
        );
      return words(does(v, "increase"), possessive(v, i.what), "Might to", amountNoun(v, i.to), durationText(v, i.for));
    case "setMight":
      if (i.say === "have")
        return words(does(v, "have"), possessive(v, i.what), "base Might become", becomeText(v, i), durationText(v, i.for));
      return words(possessive(v, i.what), "base Might becomes", amountNoun(v, i.to), durationText(v, i.for));
    case "addLegend": {
      const added = `and add it to ${v.doer.your} Legend Zone`;
      const legend = "one of those legends";
      return words(does(v, "choose"), legend, added, `while ${Im(v)} on the board`);
    }
    case "becomeUnit": {
      const { noun } = v.memory.it;
      const who = subject(v, i.what);
      const might = `with Might equal to ${amountNoun(v, i.might)}`;
      return words(who, "becomes a unit", noun, might, "until you choose another", noun, "with", me(v));
    }
    case "swapMight":
      return words(does(v, "swap"), "the Might of", object(v, i.what), durationText(v, i.for));
    case "deal":
      return i.by === undefined
        ? `${does(v, "deal")} ${dealt(v, i)}`
        : `${subject(v, i.by)} ${i.by === "me" ? "deal" : "deals"} ${dealt(v, i)}`;
    case "fight":
      return fightText(i.a === "me");
    case "stun":
    case "buff":
      return `${does(v, v.bracketed ? `[${capital(i.do)}]` : i.do)} ${object(v, i.what)}`;
    case "heal":
    case "ready":
    case "exhaust":
    case "kill":
    case "recall":
    case "banish":
    case "empower":
    case "disempower":
    case "choose":
    case "reveal":
      if (i.do === "banish" && isHandAndTrash(i.what)) return `${does(v, "banish")} ${v.doer.your} hand and trash`;
      if (i.do === "recall" && i.what === "it" && v.card.type === "gear") v.memory.far = false;
      return `${does(v, i.do)} ${object(v, i.what, i.do === "choose" && !fromZone(i.what) ? {} : { zonePrep: i.do === "choose" ? "in" : "from" })}`;
    case "recycle":
      return `${does(v, "recycle")} ${recycled(v, i.what)}`;
    case "spendBuff":
      return `${does(v, "spend")} ${buffOf(i.what)}`;
    case "returnToHand": {
      if (i.what === "me" && v.inTrash) return `${does(v, "return")} ${object(v, "me")} from ${v.doer.your} trash to ${v.doer.your} hand`;
      const what = object(v, i.what);
      return `${does(v, "return")} ${what} to ${ownersHand(v, i.what)}`;
    }
    case "putInto":
      return putText(v, i);
    case "putBack":
      return `${does(v, "put")} ${object(v, i.what)} back in any order`;
    case "move":
      return moveText(v, i);
    case "swapPlaces":
      return swapText(v, i);
    case "discard":
      return i.n === "hand" ? `${does(v, "discard")} ${v.doer.your} hand` : counted(v, "discard", i.n);
    case "discardIt":
      if (isChosenFromHand(v)) v.memory.far = true;
      return `${does(v, "discard")} ${object(v, i.what)}`;
    case "channel": {
      const { n, tail } = perEach(v, i.n);
      return words(does(v, "channel"), n, n === "1" ? "rune" : "runes", i.exhausted && "exhausted") + tail;
    }
    case "add":
      return addText(v, i);
    case "payAnyToAdd": {
      const [pay, add] = i.pay === "power" ? ["[A]", "Energy"] : ["Energy", "[A]"];
      return `pay any amount of ${pay} to [Add] that much ${add}`;
    }
    case "playToken":
      return playTokenText(v, i);
    case "playCard":
      return playCardText(v, i);
    case "permit":
      v.memory.far = true;
      return `until your next Ending Phase, you may play ${object(v, i.what)}`;
    case "enterThere":
      return "I enter there";
    case "playIt":
      if (i.extra === 0) return "play that token";
      return `play that token and ${i.extra === 1 ? "an additional copy" : `${i.extra} additional copies`} of it`;
    case "seeFacedown":
      return words("you can look at their", `${these(v, { kinds: ["facedown"] })}`, durationText(v, i.for));
    case "gainNamedTag":
      return "I gain that tag";
    case "playAgain":
      if (i.who === "you") return words("play this spell again for", resourceSymbols(i.for));
      return words(does(v, "play"), "this spell again for", resourceSymbols(i.for));
    case "counter":
      return `${does(v, "counter")} ${object(v, i.what)}${i.to === "hand" ? counteredToHand(v) : ""}`;
    case "loseControl":
      v.memory.far = true;
      return `${does(v, "lose")} control of ${object(v, i.what)}`;
    case "takeControl":
      if (i.say === "youControl") return words("you control", object(v, i.what), durationText(v, i.for));
      return words(does(v, i.gain ? "gain" : "take"), "control of", object(v, i.what), durationText(v, i.for));
    case "makeNewChoices":
      return `${does(v, "make")} new choices for ${object(v, i.what)}`;
    case "attach":
      return `${does(v, "attach")} ${object(v, i.what)} to ${isTarget(i.what) && isRef(i.to) ? "it" : object(v, i.to)}`;
    case "detach":
      return words(does(v, v.attached ? "unattach" : "detach"), object(v, i.what), i.from !== undefined && `from ${fromText(v, i.from)}`);
    case "predict": {
      const n = i.n ?? 1;
      return does(v, typeof n === "number" ? (n === 1 ? "[Predict]" : `[Predict ${n}]`) : `[Predict] equal to ${amountNoun(v, n)}`);
    }
    case "look":
      return lookText(v, "look at", i.n, i.as);
    case "revealTop":
      return i.runes ? `${does(v, "reveal")} the top rune of ${v.doer.your} rune deck` : lookText(v, "reveal", i.n, i.as, i.of);
    case "revealUntil":
      return `${does(v, "reveal")} cards from the top of ${v.doer.your} Main Deck until ${v.doer.you} reveal ${a(v, i.filter)}`;
    case "revealHand":
      mention(v, "hand", false, i.as);
      return `${does(v, "reveal")} ${v.doer.your} hand`;
    case "burn":
      if (i.as) mention(v, "card", false, i.as);
      return does(v, `[Burn ${amountNoun(v, i.n)}]`);
    case "gainXp":
    case "spendXp": {
      const { n, tail } = perEach(v, i.n);
      return `${does(v, i.do === "gainXp" ? "gain" : "spend")} ${n} XP${tail}`;
    }
    case "score":
      return words(does(v, i.gain ? "gain" : "score"), amountNoun(v, i.n), i.n === 1 ? "point" : "points");
    case "winGame":
      return "you win the game";
    case "takeTurn":
      return "take a turn after this one";
    case "pay":
      return does(v, costPhrase(v, i.cost));
    case "prevent":
      return preventText(v, i);
    case "doubleDamage":
      return words("double all damage that would be dealt to", object(v, i.to), durationText(v, i.for));
    case "replaceBattlefield":
      return `${does(v, "replace")} ${typeof i.what === "object" && "all" in i.what ? "that battlefield" : object(v, i.what)} with ${i.with === "original" ? "the battlefield it replaced" : `a ${battlefieldToken(i.with)}`}`;
    case "createBattlefield":
      return addedBattlefield(i.token);
    case "becomeCopy": {
      const copy = subject(v, i.what);
      const before = v.memory.it;
      const text = words(copy, before.many ? "become copies of" : "becomes a copy of", object(v, i.of), durationText(v, i.for));
      v.memory.it = before;
      v.memory.far = false;
      return text;
    }
    case "name":
      return i.among ? `${does(v, "choose")} ${list(i.among, "or")}` : `${does(v, "name")} a ${i.what}`;
    case "activateEffects":
      if (i.of === "me") return `repeat ${my(v)} ${i.effects} effect`;
      return `${does(v, "activate")} the ${i.effects} effects of ${object(v, i.of, { bare: true })}`;
    case "hideFree":
      return "you can hide cards ignoring costs this turn";
    case "choosePlayer":
      return `${does(v, "choose")} ${i.who === "opponent" ? "an opponent" : "a player"}`;
    case "weaponmaster":
      return ""; // stands in no text
    case "custom":
      return i.text;
    default:
      return structure(v, i);
  }
}

/** A number, or "equal to that card's Energy cost". */
function becomeText(v: Voice, i: Extract<Instruction, { readonly do: "setMight" }>): string {
  if (typeof i.to === "number") return String(i.to);
  if (i.what === "me") v.memory.far = true;
  return `equal to ${amountNoun(v, i.to)}`;
}

/** A card of another player's hand is "that card". */
const isChosenFromHand = (v: Voice): boolean => v.memory.it.noun === "card";
const isHandAndTrash = (sel: Sel): boolean => typeof sel === "object" && "both" in sel && sel.both[0] === "hand";
/** What is chosen in a trash, and not to be taken "from" there at once. */
const fromZone = (sel: Sel): boolean => typeof sel === "object" && "a" in sel && sel.a.zone === "trash" && sel.n === undefined;

/** What it is taken off: "from it" right after it was named as the bearer, else "from that unit". */
const fromText = (v: Voice, sel: Sel): string => {
  const text = object(v, sel);
  return /^the \w+ed /.test(text) ? "it" : text;
};

const battlefieldToken = (name: string): string => `${name} battlefield token`;

const addedBattlefield = (name: string): string => `add the ${battlefieldToken(name)} to the board if it's not there already`;

function counteredToHand(v: Voice): string {
  const back = clause(v, { do: "returnToHand", what: "it" });
  return `. ${capital(back)} instead of putting it in their trash`;
}

/** "draw 1", "draw 1 for each of your [Mighty] units". */
function counted(v: Voice, verb: string, amount: Amount): string {
  const { n, tail } = perEach(v, amount);
  return `${does(v, verb)} ${n}${tail}`;
}

/** What added resources may be spent on. */
const SPENDABLE: Readonly<Record<AddLimit, string>> = {
  spells: "to play spells",
  gear: "to play gear or use gear abilities",
  units: "to play units or activated abilities of units",
  permanents: "to play units or gear",
  showdowns: "during showdowns",
};

function addText(v: Voice, i: Extract<Instruction, { readonly do: "add" }>): string {
  const what = `[Add] ${resourceSymbols(i.resources)}`;
  if (!i.only) return does(v, what);
  const spend = i.resources.energy !== undefined ? "Spend this Energy" : v.set === "RAD" ? "Spend this Power" : "Use";
  return `${does(v, what)}. ${spend} only ${SPENDABLE[i.only]}`;
}
