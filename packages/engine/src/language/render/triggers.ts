/** Trigger phrases: "When I attack or defend", "At the start of your Beginning Phase", "The first time I move each turn". */
import type { Condition, Filter, Trigger, Who } from "../types.ts";
import { condition } from "./conditions.ts";
import { a, these } from "./filters.ts";
import { placeText } from "./places.ts";
import { acting, I, me, mention, type Voice } from "./voice.ts";
import { capital, list, ordinal, third, words } from "./words.ts";

/** What a thing does by itself, and the word for it. */
const INTRANSITIVE: Partial<Record<Trigger["on"], string>> = {
  moved: "move",
  attacks: "attack",
  defends: "defend",
  conquers: "conquer",
  holds: "hold",
  scores: "score",
  dies: "die",
  leaves: "leave the board",
  winsCombat: "win a combat",
  exhausted: "become exhausted",
  readied: "become ready",
  empowered: "become [Empowered]",
  becomesMighty: "become [Mighty]",
};

/** What a player does to a thing. */
const TRANSITIVE: Partial<Record<Trigger["on"], string>> = {
  played: "play",
  chosen: "choose",
  readied: "ready",
  discarded: "discard",
  buffed: "buff",
  killed: "kill",
  empowered: "empower",
  banished: "banish",
  moved: "move",
  recycledCard: "recycle",
  recycledRune: "recycle",
  hid: "hide",
  drew: "draw",
};

/** What happens to a gear, of which one of several is waited for. */
const PASSIVE: Partial<Record<Trigger["on"], string>> = { played: "played", discarded: "discarded", dies: "killed" };

/** Who does it; default you. */
function player(who: Trigger["who"]): { readonly name: string; readonly third: boolean } {
  const names: Partial<Record<Who | "any", string>> = {
    opponent: "an opponent",
    opponents: "an opponent",
    anyPlayer: "a player",
    any: "a player",
    eachPlayer: "a player",
  };
  if (who === "youOrAlly") return { name: "you or an ally", third: false };
  const name = who ? names[who] : undefined;
  return name ? { name, third: true } : { name: "you", third: false };
}

/** "At the start of your Beginning Phase" and the like; no "when". */
function timeText(t: Trigger): string | undefined {
  const whose = t.eachPlayersFirst ? "each player's first" : t.who === "eachPlayer" || t.who === "anyPlayer" ? "each player's" : "your";
  const at = t.bare ? "at" : "at the";
  if (t.on === "beginningPhase") return `${at} start of ${whose} Beginning Phase`;
  if (t.on === "mainPhase") return `${at} start of ${whose} Main Phase`;
  if (t.on === "endOfTurn") return t.who === "any" ? "at end of turn" : `${at} end of ${whose} turn`;
  return undefined;
}

/** Everything behind the verb: where, how, with what. */
function circumstances(v: Voice, t: Trigger): string {
  return words(
    t.playedFrom &&
      {
        facedown: v.set === "OGN" ? "from [Hidden]" : "from face down",
        elsewhere: "from anywhere other than your hand",
        hand: "from your hand",
        trash: "from your trash",
      }[t.playedFrom],
    t.to && (t.to === "there" ? "there" : words(t.on === "defends" ? "at" : t.on !== "attacks" && "to", destination(v, t))),
    t.withUnits && `${t.here ? "here " : ""}with one or more ${these(v, t.withUnits)}`,
    t.from &&
      `from ${t.from === "battlefield" ? "a battlefield" : t.from === "here" && v.person !== "I" ? "here" : t.from === "anywhere" ? "a location" : "my location"}`,
    t.here && !t.withUnits && "here",
    t.inCombat && "in combat",
    t.alone && "alone",
    t.oneOnOne && "one on one",
    t.with && t.with !== "any" && `with ${t.with === "spell" ? "a spell" : "an ability"}`,
    t.on === "recycledCard" && "to your Main Deck",
    t.othersInHand !== undefined && `with ${t.othersInHand} or more other cards in ${v.doer.your} hand`,
    t.opponentsTurn && "on an opponent's turn",
    t.condition &&
      !("controlsHere" in t.condition) &&
      ("phase" in t.condition
        ? duringText(t.condition.phase)
        : "turn" in t.condition
          ? "on your turn"
          : isAllTags(t.condition)
            ? "while your units have all 4 tags"
            : "wasStatus" in t.condition
              ? "a battlefield that was uncontrolled"
              : "afterAttack" in t.condition
                ? "after an attack"
                : `while ${condition(v, t.condition, "while")}`),
  );
}

const duringText = (phase: string): string => (phase === "showdown" ? "during a showdown" : `during your ${capital(phase)} Phase`);
const isAllTags = (c: Condition): boolean => "amount" in c && typeof c.amount === "object" && "tagsAmong" in c.amount;

const destination = (v: Voice, t: Trigger): string =>
  t.to === "battlefield" ? "a battlefield" : t.to ? placeText(v, t.to).replace(/^at /, "") : "";

/** The object of a player's action: "me", "a spell", "one or more cards", "your second card". */
function thing(v: Voice, t: Trigger, f: "me" | Filter | undefined): string {
  if (f === "me") return me(v);
  const kind = f ?? {};
  if (t.batch) {
    mention(v, kind.kinds?.[0] ?? "card", true);
    return `${t.on === "drew" ? 1 : "one"} or more ${these(v, kind)}`;
  }
  const text = a(v, kind);
  mention(v, kind.kinds?.length === 1 && kind.kinds[0] ? kind.kinds[0] : "card", false);
  return text;
}

/** One trigger without its "when": "I attack", "you play a spell", "a friendly unit dies". */
function phrase(v: Voice, t: Trigger): string {
  const { subject } = t;
  const transitive =
    t.on === "stunned" ? (v.bracketed ? "[Stun]" : "stun") : t.on === "buffed" && v.bracketed ? "[Buff]" : TRANSITIVE[t.on];
  const byPlayer =
    transitive !== undefined &&
    (t.on !== "moved" || subject !== undefined) &&
    (t.who !== undefined || t.on === "played" || t.on === "discarded" || INTRANSITIVE[t.on] === undefined);
  const around = circumstances(v, t);
  if (t.on === "played" && t.who === "any" && subject !== "me") return words(thing(v, t, subject), "is played", around);
  if (byPlayer) {
    const { name, third: isThird } = t.forEachPlayer ? { name: "they", third: false } : player(t.who);
    const noun = t.on === "recycledRune" ? "a rune" : thing(v, t, subject);
    return words(name, isThird ? third(transitive) : transitive, noun, around);
  }
  const verb = INTRANSITIVE[t.on];
  if (verb !== undefined && subject === undefined) {
    const { name, third: isThird } = player(t.who);
    return words(name, isThird ? third(verb) : verb, around);
  }
  if (verb !== undefined && subject !== undefined) {
    if (subject === "me") return words(I(v), v.person === "I" ? verb : third(verb), around);
    const noun = thing(v, t, subject);
    return words(noun, t.batch ? verb : third(verb), around);
  }
  return words(special(v, t), around);
}

/** The events that have a phrase of their own. */
function special(v: Voice, t: Trigger): string {
  switch (t.on) {
    case "combatStarts":
      return "combat starts";
    case "combatEnds":
      return `a combat that ${I(v)} was in ends`;
    case "showdownBegins":
      return "a showdown begins";
    case "mightReaches":
      return `my Might becomes ${t.amount ?? 0} or more`;
    case "mightReduced":
      return `you reduce the Might of ${thing(v, t, t.subject)} by 1 or more`;
    case "buffSpent":
      return "you spend a buff";
    case "attachedEquipment":
      return `you attach an Equipment to ${me(v)}`;
    case "abilityUsed":
      return `you use an activated ability of ${thing(v, t, t.subject)}`;
    case "dealtDamage":
      return `any ${t.subject === undefined || t.subject === "me" ? "unit" : these(v, t.subject).replace(/s$/, "")} takes damage`;
    case "returnedToHand":
      return `${thing(v, t, t.subject)} is returned to a player's hand`;
    case "gainedXp":
      return "you gain XP";
    case "revealed":
      return `${I(v)} am revealed`;
    case "burned":
      return `you burn ${thing(v, t, t.subject)}`;
    default:
      return t.on;
  }
}

/** "when I attack or defend": the same one does all of it by itself. */
function sharing(v: Voice, triggers: readonly Trigger[]): string | undefined {
  const [first, second] = triggers;
  const key = (t: Trigger): string => JSON.stringify([t.subject, t.who, t.nth]);
  if (!first || !second || triggers.some((t) => key(t) !== key(first) || INTRANSITIVE[t.on] === undefined)) return undefined;
  const singular = first.subject === undefined ? player(first.who).third : first.subject === "me" ? v.person !== "I" : !first.batch;
  const who = first.subject === undefined ? player(first.who).name : first.subject === "me" ? I(v) : thing(v, first, first.subject);
  const verbs = triggers.map(({ on }) => INTRANSITIVE[on] ?? on).map((verb) => (singular ? third(verb) : verb));
  return words("when", who, list(verbs, "or"), circumstances(v, first));
}

/** One of several: "when you play me", "at the start of your Beginning Phase". */
const single = (v: Voice, t: Trigger): string =>
  timeText(t) ?? (t.nth === undefined ? words(!t.bare && "when", phrase(v, t)) : nthText(v, t));

/** The whole condition of a triggered ability. */
export function triggerText(v: Voice, triggers: readonly Trigger[]): string {
  const [first] = triggers;
  if (first?.condition && "controlsHere" in first.condition)
    return `while ${condition(v, first.condition, "while")}, ${triggerText(v, [{ ...first, condition: undefined }])}`;
  if (first?.oncePerTurn) return `once each turn, ${triggerText(v, [{ ...first, oncePerTurn: false }, ...triggers.slice(1)])}`;
  if (v.person === "this" && triggers.length > 1 && triggers.every((t) => t.subject === "me" && PASSIVE[t.on] !== undefined))
    return `when this is ${list(
      triggers.map(({ on }) => PASSIVE[on] ?? on),
      "or",
    )}`;
  if (triggers.length > 1 && triggers.every((t) => t.subject === "me" && t.who === "you" && TRANSITIVE[t.on] !== undefined))
    return `when you ${list(
      triggers.map(({ on }) => TRANSITIVE[on] ?? on),
      "or",
    )} ${me(v)}`;
  const [, second] = triggers;
  if (second?.on === "abilityUsed" && second.amount !== undefined && first?.on === "played" && typeof first.subject === "object") {
    const kinds = [...(first.subject.kinds ?? []), "activated ability"];
    const { kinds: _, ...others } = first.subject;
    return `when you play a ${list(kinds, "or")} ${a(v, { ...others, kinds: ["card"] }).replace(/^a card /, "")}`;
  }
  if (first?.on === "played" && first.subject === "me" && second?.on === "played" && second.subject !== "me" && second.subject?.other)
    return `when you play ${me(v)} or ${thing(v, second, second.subject)}`;
  return sharing(v, triggers) ?? triggers.map((t) => single(v, t)).join(" or ");
}

/** "the first time I move each turn"; of cards: "your second card". */
function nthText(v: Voice, t: Trigger): string {
  if (t.forEachPlayer) return eachPlayerText(v, t);
  const nth = ordinal(t.nth ?? 1);
  const turn = t.nth === 1 ? "each turn" : v.set === "OGN" ? "in a turn" : "each turn";
  if (t.on === "drew") return `when you draw your ${nth} card each turn`;
  if (t.on === "played" && t.subject !== "me" && t.subject?.kinds?.includes("card")) return `when you play your ${nth} card ${turn}`;
  if (t.on === "chosen" && t.who === "anyPlayer") return `when ${phrase(v, t)} for the ${nth} time ${turn}`;
  return `the ${nth} time ${phrase(v, t)} ${turn}`;
}

/** Of what players do the time comes last; of what happens to their units it comes first. */
function eachPlayerText(voice: Voice, t: Trigger): string {
  const v = acting(voice, "chosenPlayer");
  const [time, text] = [`the ${ordinal(t.nth ?? 1)} time`, phrase(v, t)];
  return `for each player, ${t.on === "played" ? `${time} ${text} each turn` : `${time} each turn ${text}`}`;
}
