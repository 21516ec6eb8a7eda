/** Conditions, without their "if" or "while". */
import type { Amount, Condition, Filter, History } from "../types.ts";
import { amountNoun, amountOf } from "./amounts.ts";
import { a, describe, these } from "./filters.ts";
import { placeText } from "./places.ts";
import { object, subject } from "./selectors.ts";
import { I, Im, me, mention, selfVerb, type Voice } from "./voice.ts";
import { list, spelled, timesWord, words } from "./words.ts";

type Is = Extract<Condition, { readonly filter: Filter; readonly is: unknown }>;
type There = Extract<Condition, { readonly there: Filter }>;
type Compared = Extract<Condition, { readonly amount: Amount }>;
interface Bounds {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
  readonly exactly?: Amount;
}

/** `word` is "if" or "while": "if there is", "while there's". */
export function condition(v: Voice, c: Condition, word: "if" | "while" = "if"): string {
  if ("is" in c) return isText(v, c);
  if ("there" in c) return thereText(v, c, word);
  if ("amount" in c) return comparedText(v, c);
  if ("paid" in c) return v.offered ? "you do" : "you paid the additional cost";
  if ("thisKilled" in c) return `this kills ${object(v, c.thisKilled)}`;
  if ("damagedThisTurn" in c) return `${I(v)} have been dealt damage this turn`;
  if ("showdownHere" in c) return "a showdown is going on here";
  if ("showedOff" in c) return c.say === "bare" ? "you showed off" : `you showed off ${shownNoun(v)}`;
  if ("chooses" in c) return `you choose ${a(v, c.chooses)}`;
  if ("playedTo" in c) return `you play ${me(v)} to a battlefield`;
  if ("did" in c) return `${c.who ? "they" : v.doer.you} do`;
  if ("didFewer" in c) return `you couldn't channel ${c.didFewer} runes this way`;
  if ("didNot" in c) return `${v.doer.you} can't`;
  if ("history" in c) return historyText(v, c);
  if ("scoreWithin" in c)
    return `${c.of === "you" ? "your" : "an opponent's"} score is within ${c.scoreWithin} points of the Victory Score`;
  if ("turn" in c) return c.turn === "yours" ? "it's your turn" : "it's not your turn";
  if ("phase" in c) return c.phase === "showdown" ? "it's a showdown" : `it's ${phase(c.phase)}`;
  if ("playedFrom" in c) return playedFromText(v, c);
  if ("spent" in c) return `you spent [${c.spent}] or more`;
  if ("legion" in c) return "you've played another card this turn";
  if ("level" in c) return `you have ${c.level}+ XP`;
  if ("empowered" in c) {
    v.memory.far = v.person !== "I";
    return `${Im(v)} [Empowered]`;
  }
  if ("controlsHere" in c) return "you control this battlefield";
  if ("afterAttack" in c) return "after an attack";
  if ("diedAlone" in c) return `${I(v)} died alone`;
  if ("wasStatus" in c) return `${I(v)} was ${c.wasStatus === "mighty" ? "[Mighty]" : c.wasStatus}`;
  if ("runeDeckEmpty" in c) return "your Rune Deck is empty";
  if ("fewerRunesThanOpponent" in c) return "you control fewer runes than an opponent";
  if ("lowestRevealed" in c) return `you revealed ${a(v, { kinds: ["card"] })} with the lowest Energy cost`;
  if ("not" in c) return negated(v, c.not, word);
  if ("every" in c) return everyText(v, c.every, word);
  return someText(v, c.some, word);
}

const phase = (name: string): string => `your ${name.charAt(0).toUpperCase()}${name.slice(1)} Phase`;

function negated(v: Voice, c: Condition, word: "if" | "while"): string {
  if ("diedAlone" in c) return `${I(v)} didn't die alone`;
  if ("damagedThisTurn" in c) return condition(v, c, word).replace("have", "haven't");
  if ("scoreWithin" in c) return condition(v, c, word).replace("is within", "is not within");
  if ("history" in c && c.history === "conquered") return `${I(v)} didn't conquer this turn`;
  if ("there" in c) {
    const { side: _, ...others } = c.there;
    return `you control no ${these(v, others)}`;
  }
  return condition(v, c, word).replace(/\b(I'm|it's|is)\b/, (be) => `${be} not`);
}

/** Conditions that all hold; what they share is said once. */
function everyText(v: Voice, conditions: readonly Condition[], word: "if" | "while"): string {
  const [first, second] = conditions;
  if (first && second && "there" in second && second.there.other && "is" in first && first.is === "me") {
    const where = condition(v, first, word);
    return second.there.is?.includes("attacking") ? `${where} with another unit` : `${where} with ${onlyOther(v, second)}`;
  }
  const texts = conditions.map((one) => condition(v, one, word));
  if (conditions.every((one) => "history" in one))
    return list(
      texts.map((text, at) =>
        (at === 0 ? text : text.replace(/^you've played /, "")).replace(at < texts.length - 1 ? / this turn$/ : /$^/, ""),
      ),
    );
  if (first && second && "amount" in first && "there" in second)
    return list(texts.map((text, at) => (at === 0 ? text.replace("in your hand", "in hand") : text.replace(/^you have /, ""))));
  return list(texts);
}

/** What the card lets you show off. */
function shownNoun(v: Voice): string {
  const shown = v.card.abilities.find((ability) => ability.kind === "showOff");
  const text = a(v, shown?.kind === "showOff" ? { kinds: shown.of.kinds ?? ["card"] } : { kinds: ["card"] });
  mention(v, shown?.kind === "showOff" ? (shown.of.kinds?.[0] ?? "card") : "card", false, "shown");
  v.memory.far = false;
  return text;
}

/** "exactly one other unit you control" */
function onlyOther(v: Voice, c: There): string {
  const { place: _, ...others } = c.there;
  const noun = describe(v, others);
  return words(bounded(v, c, "have"), noun.before, noun.noun, noun.after);
}

/** "I'm attacking or defending alone": what the alternatives share is said once. */
function someText(v: Voice, conditions: readonly Condition[], word: "if" | "while"): string {
  const [one] = conditions;
  if (one && "is" in one && typeof one.is === "object" && "ref" in one.is && one.filter.keyword)
    return `at least one of them has [${one.filter.keyword}]`;
  const texts = conditions.map((one) => condition(v, one, word));
  const [head = ""] = texts;
  const start = /^(I'm|it's|this is) /.exec(head)?.[0] ?? "";
  if (!start || !texts.every((text) => text.startsWith(start))) return list(texts, "or");
  const ends = texts.map((text) => text.slice(start.length));
  const tail = ends.every((text) => text.endsWith(" alone")) ? " alone" : "";
  return `${start}${list(
    ends.map((text) => text.slice(0, text.length - tail.length)),
    "or",
  )}${tail}`;
}

const STATUS: Partial<Record<string, string>> = {
  mighty: "[Mighty]",
  empowered: "[Empowered]",
  inShowdown: "in a showdown",
  inCombat: "in combat",
};

function isText(v: Voice, c: Is): string {
  const f = c.filter;
  const who =
    c.is === "me" ? Im(v) : v.memory.it.many ? "they're" : c.is === "it" || c.is === "triggered" ? "it's" : `${subject(v, c.is)} is`;
  const has = c.is === "me" ? `${I(v)} ${selfVerb(v, "have")}` : "it has";
  if (c.past && f.might) return `it had ${describe(v, f).after.replace(/^with /, "")}`;
  if (typeof c.is === "object" && "ref" in c.is && c.is.ref === "burned") return `you burn ${a(v, f)} this way`;
  if (typeof c.is === "object" && "ref" in c.is && c.is.ref === "revealed") return `you revealed ${a(v, f)}`;
  if (f.might && Object.keys(f).length === 1) return `${has} ${describe(v, f).after.replace(/^with /, "")}`;
  if (f.keyword && Object.keys(f).length === 1) return `${has} [${f.keyword}]`;
  if (c.past) return `it was ${a(v, f)}`;
  if (f.kinds || f.tags || f.side === "enemy" || f.side === "friendly") return `${who} ${a(v, f)}`;
  if (c.is === "it" && f.is?.length === 1 && f.is[0] === "onlyYours") return "it is the only unit you control there";
  const statuses = (f.is ?? []).map((status) => STATUS[status] ?? status);
  return words(who, ...statuses, f.place && placeText(v, f.place));
}

// ------------------------------------------------------------------------------------------------------------- numbers

/** "two or more", "7+", "4 or fewer", "exactly one". */
function bounded(v: Voice, bounds: Bounds, style: "have" | "control"): string {
  const n = (amount: Amount, digits: boolean): string =>
    typeof amount !== "number" ? amountNoun(v, amount) : digits ? String(amount) : spelled(amount);
  if (bounds.exactly !== undefined) return `exactly ${n(bounds.exactly, v.set === "UNL")}`;
  if (bounds.atLeast !== undefined)
    return style === "have" && v.set.startsWith("OG") ? `${n(bounds.atLeast, true)}+` : `${n(bounds.atLeast, !v.spells)} or more`;
  return `${n(bounds.atMost ?? 0, !v.spells)} or fewer`;
}

/** "you control a Poro", "there is a ready enemy unit here", "an opponent controls a battlefield". */
function thereText(v: Voice, c: There, word: "if" | "while"): string {
  if (c.there.zone === "champion" && c.exactly === 0) return "it is empty";
  const { side, ...unsided } = c.there;
  const bounds = c.atLeast ?? c.atMost ?? c.exactly;
  const one = bounds === 1 && c.exactly !== undefined;
  const noun = (f: Filter): string => {
    if (bounds === undefined) return a(v, f, { zonePrep: "in" });
    const described = describe(v, f, { many: !one, zonePrep: "in", ...(f.kinds && f.kinds.length > 1 ? { conjunction: "and/or" } : {}) });
    return words(bounded(v, c, c.there.place === undefined ? "control" : "have"), described.before, described.noun, described.after);
  };
  mention(v, c.there.kinds?.[0] ?? "unit", false);
  const owned = c.there.zone !== undefined && c.there.zone !== "board";
  if (side === "yours" && one && c.there.other && c.there.place === "here") return `there is ${onlyOther(v, c)} here`;
  if (side === "yours" || (owned && side === undefined))
    return `${v.doer.you} ${possesses(v, c, owned)} ${noun(unsided)}`.replace(
      v.trigger?.on === "conquers" ? / there$/ : /$^/,
      " at that battlefield",
    );
  if (side === "opponents") return `an opponent controls ${noun(unsided)}`;
  if (c.there.banishedWith !== undefined) return `there are ${spelled(Number(c.atLeast ?? 1))} ${these(v, c.there)}`;
  if (c.there.place === "whereItWas") return `there's ${a(v, c.there)}`;
  if (c.there.is?.includes("alone") && c.there.place !== undefined) {
    const { is, place, ...bare } = c.there;
    return `${a(v, bare)} is alone ${placeText(v, place)}`;
  }
  const singular = one || bounds === undefined;
  return `there${singular ? (word === "while" ? "'s" : " is") : " are"} ${noun(c.there)}`;
}

const possesses = (_v: Voice, { there }: There, owned: boolean): string =>
  owned || (there.place !== undefined && !there.kinds?.includes("facedown")) ? "have" : "control";

function comparedText(v: Voice, c: Compared): string {
  const { amount } = c;
  if (typeof amount === "object") {
    if ("handSize" in amount) return `${v.doer.you} have ${bounded(v, c, "have")} cards in ${v.doer.your} hand`;
    if ("runesOf" in amount)
      return v.set === "OGS"
        ? `you have ${bounded(v, c, "have")} runes`
        : `you control ${bounded({ ...v, spells: false }, c, "control")} runes`;
    if ("excessDamage" in amount)
      return `you assigned ${amountNoun(v, c.atLeast ?? 0)} or more excess damage${v.bracketed ? "" : " to enemy units"}`;
    if ("totalMight" in amount) return `${these(v, amount.totalMight)} have total Might ${amountNoun(v, c.atLeast ?? 0)} or more`;
    if ("empoweredTimes" in amount) return `${Im(v)} [Empowered] ${timesWord(Number(c.atLeast ?? c.exactly ?? 1))}`;
    if ("tagsAmong" in amount) return `${these(v, amount.of)} have all of the following tags among them — ${list(amount.tagsAmong)}`;
    if ("might" in amount && c.lessThan !== undefined)
      return `${subject(v, amount.might)} has less Might than ${amountOf(v, c.lessThan, "owner")}`;
  }
  if (c.moreThan !== undefined) return `${amountNoun(v, amount)} is greater than ${amountNoun(v, c.moreThan)}`;
  const bound =
    c.exactly !== undefined
      ? `exactly ${amountNoun(v, c.exactly)}`
      : c.atLeast !== undefined
        ? `${amountNoun(v, c.atLeast)} or more`
        : `${amountNoun(v, c.atMost ?? 0)} or less`;
  return `${amountNoun(v, amount)} is ${bound}`;
}

// ------------------------------------------------------------------------------------------------------------- history

type HistoryCondition = Extract<Condition, { readonly history: History }>;

function historyText(v: Voice, c: HistoryCondition): string {
  const what = c.filter ? a(v, c.filter) : undefined;
  const often = c.atLeast !== undefined && c.atLeast > 1 ? ` ${timesWord(c.atLeast)}` : "";
  const theirs = c.who === undefined || c.who === "you" ? "you've" : "an opponent has";
  switch (c.history) {
    case "discarded":
      return `${theirs} discarded ${what ?? "a card"} this turn`;
    case "unitDied":
      return v.set === "OGN" ? `${what ?? "a unit"} has died this turn` : `${what ?? "a unit"} died this turn`;
    case "beginningPhaseDeaths":
      return `${what ?? "a unit"} died during ${phase("beginning")} this turn`;
    case "moved":
      return `${I(v)} have moved${often} this turn`;
    case "gainedXp":
      return "you've gained XP this turn";
    case "spentPower":
      return `you've spent at least ${"[A]".repeat(c.atLeast ?? 1)} this turn`;
    case "spentEnergyOnSpell":
      return `you've spent [${c.atLeast ?? 1}] or more to play a spell this turn`;
    case "attachedToMe":
      return "this was attached to me this turn";
    case "choseEnemy":
      return c.with === undefined
        ? `you've chosen ${what ?? "an enemy unit"}${often} this turn`
        : `you've chosen enemy units and/or gear${often} this turn with spells or unit abilities`;
    case "playedToBattlefield":
      return `you've played ${what ?? "a unit"} to a battlefield this turn`;
    case "playedCard":
      return `${theirs} played ${what ?? "a card"} this turn`;
    case "playedSpell":
      return `${theirs} played ${what ?? "a spell"} this turn`;
    case "playedUnit":
      return `${theirs} played ${what ?? "a unit"} this turn`;
    case "playedGear":
      return `${theirs} played ${what ?? "a gear"} this turn`;
    case "playedEquipment":
      return `${theirs} played ${what ?? "an Equipment"} this turn`;
    case "conquered":
      return `${I(v)} conquered this turn`;
    case "drew":
      return "you've drawn a card this turn";
    default:
      return `${c.history} this turn`;
  }
}

function playedFromText(v: Voice, c: Extract<Condition, { readonly playedFrom: unknown }>): string {
  const from = { hand: "from your hand", facedown: "from face down", elsewhere: "from anywhere other than your hand" }[c.playedFrom];
  if (v.card.type === "spell") return `you played this ${from}`;
  return c.sel === undefined || c.sel === "me" ? `${I(v)} was played ${from}` : `it was played ${from}`;
}
