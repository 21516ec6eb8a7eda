/** One instruction as a clause: a verb with its doer, its object and what belongs to it. */
import type { AddLimit, Amount, Destination, Instruction, Sel, Who } from "../types.ts";
import { amountNoun, perEach } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { buffOf, costPhrase, resourceSymbols } from "./costs.ts";
import { a, these, zoneText } from "./filters.ts";
import { durationText, giftText, givenText, giveText } from "./give.ts";
import { spokenName } from "./names.ts";
import { playCardText, playTokenText } from "./play.ts";
import { locationOf, object, ownersHand, possessive, subject, topCards } from "./selectors.ts";
import { structure } from "./structure.ts";
import { acting, doerOf, does, Im, me, mention, my, type Voice } from "./voice.ts";
import { capital, list, words } from "./words.ts";

/** The same verb again after "and" is not repeated: "give a unit +2 [M] and another unit -2 [M]". */
export function elided(v: Voice, before: Instruction, instruction: Instruction): string {
  if (before.do === "give" && instruction.do === "give" && !instruction.say) return givenText(v, instruction);
  if (before.do === "give" && instruction.do === "if" && instruction.last) {
    const [more] = instruction.then;
    if (more?.do === "give" && more.more) return `${giftText(v, more)} if ${condition(v, instruction.cond)}`;
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

export function clause(voice: Voice, i: Instruction): string {
  const v =
    "who" in i && i.do !== "may" && i.do !== "payTo" && i.do !== "unless" && i.do !== "each" && i.do !== "vote" && i.do !== "choosePlayer"
      ? acting(voice, i.who)
      : voice;
  if (i.must) return clause({ ...v, doer: { ...v.doer, subject: `${v.doer.subject || "you"} must`, third: false } }, unforced(i));
  switch (i.do) {
    case "draw":
      return counted(v, "draw", i.n ?? 1);
    case "drawIt":
      return `${does(v, "draw")} ${object(v, i.what)}`;
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
        return words(does(v, "have"), possessive(v, i.what), "base Might become", amountNoun(v, i.to), durationText(v, i.for));
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

/** A card of another player's hand is "that card". */
const isChosenFromHand = (v: Voice): boolean => v.memory.it.noun === "card";
const isHandAndTrash = (sel: Sel): boolean => typeof sel === "object" && "both" in sel && sel.both[0] === "hand";
/** What is chosen in a trash, and not to be taken "from" there at once. */
const fromZone = (sel: Sel): boolean => typeof sel === "object" && "a" in sel && sel.a.zone === "trash" && sel.n === undefined;
const isTarget = (sel: Sel): boolean => typeof sel === "object" && "a" in sel;
const isRef = (sel: Sel): boolean => typeof sel === "object" && "ref" in sel;

/** What it is taken off: "from it" right after it was named as the bearer, else "from that unit". */
const fromText = (v: Voice, sel: Sel): string => {
  const text = object(v, sel);
  return /^the \w+ed /.test(text) ? "it" : text;
};

const battlefieldToken = (name: string): string => `${name} battlefield token`;

const addedBattlefield = (name: string): string => `add the ${battlefieldToken(name)} to the board if it's not there already`;

/** Each deals its Might to the other: "we" with me in it. */
function fightText(withMe: boolean): string {
  const [fighters, whose] = withMe ? ["we", "our"] : ["they", "their"];
  return `${fighters} deal damage equal to ${whose} Mights to each other`;
}

/** Both change places; the first one's old place is its "original location". */
function swapText(v: Voice, i: Extract<Instruction, { readonly do: "swapPlaces" }>): string {
  if (isRef(i.a) && isRef(i.b)) return `${does(v, "move")} each to the other's location`;
  if (isTarget(i.b)) return `${does(v, "move")} ${object(v, i.a)} and ${object(v, i.b)} to each other's locations`;
  const one = object(v, i.a);
  v.memory.far = false;
  return `${does(v, "move")} ${one} to ${possessive(v, i.b)} location and ${object(v, i.b)} to ${possessive(v, i.a)} original location`;
}

function counteredToHand(v: Voice): string {
  const back = clause(v, { do: "returnToHand", what: "it" });
  return `. ${capital(back)} instead of putting it in their trash`;
}

/** "draw 1", "draw 1 for each of your [Mighty] units". */
function counted(v: Voice, verb: string, amount: Amount): string {
  const { n, tail } = perEach(v, amount);
  return `${does(v, verb)} ${n}${tail}`;
}

/** "3 to a unit", "damage equal to my Might to it", "5 damage split among ...". */
function dealt(v: Voice, i: Extract<Instruction, { readonly do: "deal" }>): string {
  if (i.split) {
    const damage = typeof i.n === "number" ? `${i.n} damage` : `damage equal to ${amountNoun(v, i.n)}`;
    return `${damage} split among ${object(v, i.to, { bare: true })}`;
  }
  if (typeof i.n === "object" && "damageOnTarget" in i.n)
    return `damage to ${object(v, i.to)} equal to ${amountNoun(v, { damageOn: "it" })}`;
  if (i.bonus !== undefined) return `${amountNoun(v, i.n)} to ${object(v, i.to)}. This deals ${bonusOf(v, i.bonus)}`;
  const { n, tail } = perEach(v, i.n);
  if (typeof i.n === "object" && "paidAmount" in i.n) return `${n} damage to ${object(v, i.to)}`;
  if (tail || /^\d+$/.test(n) || n === "that much") return `${n} to ${object(v, i.to, { eachOf: true, conjunction: "and" })}${tail}`;
  if (v.set === "OGN" && typeof i.n === "object" && "energyOf" in i.n) return `${n} as damage to ${object(v, i.to)}`;
  return `damage equal to ${n} to ${object(v, i.to, { eachOf: true })}`;
}

function bonusOf(v: Voice, bonus: Amount): string {
  const { n, tail } = perEach(v, bonus);
  return `${n} Bonus Damage${tail}`;
}

/** Cards of the trash are only counted: "recycle 3 from your trash". */
function recycled(v: Voice, sel: Sel): string {
  const f = typeof sel === "object" && ("pick" in sel ? sel.pick : "a" in sel ? sel.a : undefined);
  const text = object(v, sel);
  return f && !f.kinds && !f.tags && f.among === undefined ? text.replace(/^(\S+) cards? /, "$1 ").replace(/^a from/, "1 from") : text;
}

/** Where a chosen card comes from, said behind where it goes. */
function cameFrom(v: Voice, sel: Sel): readonly [sel: Sel, from: string] {
  if (typeof sel !== "object" || !("a" in sel) || sel.a.owner === undefined || sel.a.zone === undefined) return [sel, ""];
  const { zone: _, ...others } = sel.a;
  return [{ ...sel, a: others }, ` ${zoneText(v, sel.a, "from")}`];
}

function putText(v: Voice, i: Extract<Instruction, { readonly do: "putInto" }>): string {
  const [sel, from] = cameFrom(v, i.what);
  const one = typeof sel === "object" && "pick" in sel && sel.n === undefined && sel.pick.among !== undefined && !sel.pick.kinds;
  const what = one && i.zone === "hand" ? object(v, sel).replace(/^one$/, "1") : object(v, sel);
  switch (i.zone) {
    case "hand":
      return `${does(v, "put")} ${what} ${v.set === "SFD" ? "in" : "into"} ${v.doer.your} hand${from}`;
    case "trash":
      if (typeof i.what === "object" && "all" in i.what && i.what.all.banishedWith) return `${does(v, "put")} each in its trash`;
      return `${does(v, "put")} ${what} ${v.memory.it.many ? "into" : "in"} ${v.doer.your} trash`;
    case "champion":
      return `${does(v, "return")} ${what} to ${v.doer.your} Champion Zone`;
    case "deckTop":
      return `${does(v, "put")} ${what} on the top of ${v.doer.your} Main Deck`;
    case "deckBottom":
      return `${does(v, "put")} ${what} on the bottom of ${v.doer.your} Main Deck`;
    case "deckTopOrBottom":
      return `${does(v, v.doer.third ? "place" : "put")} ${what} on the top or bottom of ${v.doer.your} Main Deck`;
  }
}

function moveText(v: Voice, i: Extract<Instruction, { readonly do: "move" }>): string {
  const what = object(v, i.what, { ...(i.from ? { placePrep: "from" as const } : {}), conjunction: "and" });
  if (typeof i.what === "object" && "all" in i.what) v.memory.it = { noun: v.memory.it.noun, many: true };
  const its = i.what === "me" ? "my" : v.memory.it.many ? "their" : "its";
  return words(does(v, "move"), what, destinationText(v, i.to, its));
}

export function destinationText(v: Voice, to: Destination, its: string): string {
  switch (to) {
    case "any":
      return "";
    case "base":
      return "to base";
    case "itsBase":
      return `to ${its} base`;
    case "yourBase":
      return "to your base";
    case "here":
      return v.person === "here" || v.set === "OGN" ? "to here" : "to this battlefield";
    case "battlefield":
      return "to a battlefield";
    case "myBattlefield":
      return "to my battlefield";
    case "there":
      return "there";
    case "anotherBattlefield":
      return "to a different battlefield";
    case "single":
      return "to a single location";
  }
  if ("filter" in to) return `to ${a(v, to.filter)}`;
  if ("sharedWith" in to) return `to a location where there's ${a(v, { kinds: ["unit"], sameControllerAs: "it" })}`;
  if ("toOrFrom" in to) return `to or from ${its} base`;
  if (to.of === "triggered" && v.trigger?.on === "moved" && v.trigger.subject === "me")
    return v.set === "SFD" ? "to the same battlefield" : "to that battlefield";
  if (to.of === "triggered" && (v.trigger?.on === "stunned" || v.trigger?.on === "played")) return "to that battlefield";
  const said = typeof to.of === "object" && "ref" in to.of ? spokenName(to.of.ref).to : undefined;
  if (said) {
    v.memory.far = false;
    return said;
  }
  return locationOf(v, to.of).replace(/^at /, "to ");
}

/** What added resources may be spent on. */
const SPENDABLE: Readonly<Record<AddLimit, string>> = {
  spells: "to play spells",
  gear: "to play gear or use gear abilities",
  units: "to play units or activated abilities of units",
  showdowns: "during showdowns",
};

function addText(v: Voice, i: Extract<Instruction, { readonly do: "add" }>): string {
  const what = `[Add] ${resourceSymbols(i.resources)}`;
  if (!i.only) return does(v, what);
  const spend = i.resources.energy === undefined ? "Use" : "Spend this Energy";
  return `${does(v, what)}. ${spend} only ${SPENDABLE[i.only]}`;
}

function lookText(v: Voice, verb: string, amount: Amount, name: string, of?: Who): string {
  const n = v.set === "OGN" && amount === 2 ? "two" : amountNoun(v, amount);
  const whose = of === undefined ? v.doer.your : `${doerOf(v, of).subject}'s`;
  const text = `${does(v, verb)} ${topCards(v, n, whose)}`;
  mention(v, "card", n !== "1" || of !== undefined, name);
  return text;
}

function preventText(v: Voice, i: Extract<Instruction, { readonly do: "prevent" }>): string {
  if (i.to === undefined) return words("prevent all", i.from && "spell and ability", "damage", durationText(v, i.for));
  if (i.amount === "all") return words("prevent all damage that would be dealt to", object(v, i.to), durationText(v, i.for));
  if (i.amount === "next") return words("the next time", object(v, i.to), "would be dealt damage", `${durationText(v, i.for)}, prevent it`);
  return words("prevent the next", amountNoun(v, i.amount), "damage that would be dealt to", object(v, i.to), durationText(v, i.for));
}
