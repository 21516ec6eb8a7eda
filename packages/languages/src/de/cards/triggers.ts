/** What is waited for: "wenn ich angreife oder verteidige", "zu Beginn deiner Anfangsphase", "wenn ich mich in einem Zug zum ersten Mal bewege". */
import type { Condition, Filter, Trigger, Who } from "@rulebound/engine/language";
import { condition, PHASE } from "./conditions.ts";
import { a, these } from "./filters.ts";
import { plain } from "./forms.ts";
import { HAND } from "./nouns.ts";
import { placeText } from "./places.ts";
import { bracketed, clauseOf, type Subject, VERB, type Verb } from "./verbs.ts";
import { acting, I, me, mention, ownKind, type Voice, yours } from "./voice.ts";
import { list, ordinal, words } from "./words.ts";

interface Doing {
  readonly verb: Verb;
  readonly mid?: string;
  readonly reflexive?: boolean;
}

/** What a thing does by itself. */
const INTRANSITIVE: Partial<Record<Trigger["on"], Doing>> = {
  moved: { verb: VERB.bewegen, reflexive: true },
  attacks: { verb: VERB.angreifen },
  defends: { verb: VERB.verteidigen },
  conquers: { verb: VERB.erobern },
  holds: { verb: VERB.halten },
  scores: { verb: VERB.punkten },
  dies: { verb: VERB.sterben },
  leaves: { verb: VERB.verlassen, mid: "das Brett" },
  winsCombat: { verb: VERB.gewinnen, mid: "einen Kampf" },
  exhausted: { verb: VERB.werden, mid: "erschöpft" },
  readied: { verb: VERB.werden, mid: "bereit" },
  empowered: { verb: VERB.werden, mid: "[Empowered|bestärkt]" },
  becomesMighty: { verb: VERB.werden, mid: "[Mighty|mächtig]" },
};

/** What a player does to a thing. */
const TRANSITIVE: Partial<Record<Trigger["on"], Verb>> = {
  played: VERB.spielen,
  chosen: VERB.wählen,
  readied: VERB.bereitMachen,
  discarded: VERB.abwerfen,
  buffed: VERB.stärken,
  killed: VERB.töten,
  empowered: VERB.bestärken,
  banished: VERB.verbannen,
  moved: VERB.bewegen,
  recycledCard: VERB.recyceln,
  recycledRune: VERB.recyceln,
  hid: VERB.verstecken,
  drew: VERB.ziehen,
  stunned: VERB.betäuben,
};

/** What happens to a gear, of which one of several is waited for. */
const PASSIVE: Partial<Record<Trigger["on"], string>> = { played: "gespielt", discarded: "abgeworfen", dies: "getötet" };

/** Who does it; default you. */
function player(who: Trigger["who"]): Subject {
  const names: Partial<Record<Who | "any", string>> = {
    opponent: "ein Gegner",
    opponents: "ein Gegner",
    anyPlayer: "ein Spieler",
    any: "ein Spieler",
    eachPlayer: "ein Spieler",
    chosenPlayer: "dieser Spieler",
    youOrAlly: "du oder ein Verbündeter",
  };
  const name = who ? names[who] : undefined;
  return name ? { text: name, person: "s3" } : { text: "du", person: "s2" };
}

/** "zu Beginn deiner Anfangsphase" and the like; no "wenn". */
function timeText(t: Trigger): string | undefined {
  const phase = (name: string): string =>
    t.eachPlayersFirst
      ? `der ersten ${name} jedes Spielers`
      : t.who === "eachPlayer" || t.who === "anyPlayer"
        ? `der ${name} jedes Spielers`
        : `deiner ${name}`;
  if (t.on === "beginningPhase") return `zu Beginn ${phase("Anfangsphase")}`;
  if (t.on === "mainPhase") return `zu Beginn ${phase("Hauptphase")}`;
  if (t.on === "endOfTurn")
    return t.who === "any" ? "am Ende des Zuges" : `am Ende ${t.who === "eachPlayer" ? "des Zuges jedes Spielers" : "deines Zuges"}`;
  return undefined;
}

/** Origins names the keyword. */
const fromHiding = (v: Voice): string => (v.card.id.startsWith("OGN") ? "aus dem [Hidden|Versteck]" : "aus dem Versteck");
const PLAYED_FROM = {
  elsewhere: "von anderswo als deiner Hand",
  hand: "aus deiner Hand",
  trash: "aus deiner Ablage",
};

/** Everything that stands between subject and verb: where, how, with what. */
function circumstances(v: Voice, t: Trigger): string {
  const moves = t.on === "moved" || t.on === "played";
  return words(
    t.opponentsTurn && "im Zug eines Gegners",
    t.condition && "turn" in t.condition && "in deinem Zug",
    t.condition && "phase" in t.condition && duringText(t.condition.phase),
    t.playedFrom && (t.playedFrom === "facedown" ? fromHiding(v) : PLAYED_FROM[t.playedFrom]),
    t.from && fromText(v, t.from),
    t.to && (t.on === "played" && t.to === "battlefield" ? "auf ein Schlachtfeld" : placeText(v, t.to, moves ? "to" : "at")),
    t.here && (t.on === "hid" || !moves ? "hier" : t.on === "played" ? "hierher" : "hier"),
    t.withUnits && `mit mindestens einer ${one(v, t.withUnits)}`,
    t.inCombat && "im Kampf",
    t.alone && "allein",
    t.oneOnOne && "im Zweikampf",
    t.with && t.with !== "any" && `mit ${t.with === "spell" ? "einem Zauber" : "einer Fähigkeit"}`,
    t.on === "recycledCard" && "in dein Hauptdeck",
    t.condition && "wasStatus" in t.condition && "ein herrenloses Schlachtfeld",
    t.condition && "afterAttack" in t.condition && "nach einem Angriff",
  );
}

const one = (v: Voice, f: Filter): string => a(v, f, "dat").replace(/^einer? /, "");
const fromText = (v: Voice, from: NonNullable<Trigger["from"]>): string =>
  from === "battlefield"
    ? "von einem Schlachtfeld"
    : from === "here"
      ? v.person === "I"
        ? "von meinem Ort"
        : "von hier"
      : "von einem Ort";

const duringText = (phase: string): string =>
  phase === "showdown" ? "während eines Showdowns" : `während deiner ${PHASE[phase] ?? phase}`;
const isAllTags = (c: Condition): boolean => "amount" in c && typeof c.amount === "object" && "tagsAmong" in c.amount;
/** Conditions that are clauses of their own: "solange ich auf einem Schlachtfeld bin". */
const goesOn = (c: Condition): boolean => !("phase" in c || "turn" in c || "wasStatus" in c || "afterAttack" in c);

/** The object of a player's action: "mich", "einen Zauber", "mindestens eine Karte". */
function thing(v: Voice, t: Trigger, f: "me" | Filter | undefined, c: "nom" | "acc" | "gen"): string {
  if (f === "me") {
    if (v.person === "this") mention(v, ownKind(v.card), false);
    return me(v, c);
  }
  const kind = f ?? {};
  if (t.batch) {
    const text = t.on === "drew" ? these(v, kind, c, {}, plain("1 oder mehr")) : `mindestens ${a(v, kind, c)}`;
    mention(v, kind.kinds?.[0] ?? "card", true);
    return text;
  }
  const text = a(v, kind, c);
  mention(v, kind.kinds?.length === 1 && kind.kinds[0] ? kind.kinds[0] : (kind.tags?.[0] ?? "card"), false);
  return text;
}

/** One trigger without its "wenn": "ich angreife", "du einen Zauber spielst", "eine befreundete Einheit stirbt". */
function phrase(v: Voice, t: Trigger, adverb = ""): string {
  const { subject } = t;
  const known = TRANSITIVE[t.on];
  const transitive =
    known && v.bracketed && (t.on === "stunned" || t.on === "buffed") ? bracketed(t.on === "stunned" ? "Stun" : "Buff", known) : known;
  const byPlayer =
    transitive !== undefined &&
    (t.on !== "moved" || subject !== undefined) &&
    (t.who !== undefined || t.on === "played" || t.on === "discarded" || INTRANSITIVE[t.on] === undefined);
  const lasts =
    t.condition === undefined || !goesOn(t.condition)
      ? ""
      : `, solange ${isAllTags(t.condition) ? "deine Einheiten alle 4 Merkmale haben" : condition(v, t.condition)},`;
  const around = (): string => words(adverb, circumstances(v, t));
  if (t.on === "played" && t.who === "any" && subject !== "me")
    return words(thing(v, t, subject, "nom"), around(), "gespielt wird") + lasts;
  if (byPlayer && transitive !== undefined) {
    const who = t.forEachPlayer ? { text: "er", person: "s3" as const } : player(t.who);
    const noun = t.on === "recycledRune" ? "eine Rune" : thing(v, t, subject, "acc");
    const mid = noun === "mich" ? words(noun, around()) : words(adverb, noun, circumstances(v, t));
    const others =
      t.othersInHand === undefined
        ? ""
        : ` und dabei mindestens ${t.othersInHand} andere Karten auf ${yours(v, HAND, "dat")} ${clauseOf({ subject: who, verb: VERB.haben })("final", true)}`;
    return clauseOf({ subject: who, verb: transitive, mid })("final") + others + lasts;
  }
  const plainly = INTRANSITIVE[t.on];
  const doing = plainly && t.on === "moved" && t.from !== undefined ? { ...plainly, verb: { ...VERB.bewegen, prefix: "weg" } } : plainly;
  if (doing !== undefined) {
    const who: Subject =
      subject === undefined ? player(t.who) : subject === "me" ? I(v) : { text: thing(v, t, subject, "nom"), person: "s3" };
    const isAny = adverb !== "" && subject !== undefined && subject !== "me";
    const mid = words(isAny ? circumstances(v, t) : around(), doing.mid);
    return words(isAny && adverb, clauseOf({ ...doing, subject: who, mid })("final")) + lasts;
  }
  return special(v, t, around()) + lasts;
}

/** The events that have a phrase of their own. */
function special(v: Voice, t: Trigger, around: string): string {
  switch (t.on) {
    case "combatStarts":
      return words(around, "ein Kampf beginnt");
    case "combatEnds":
      return words("ein Kampf", around, "endet, an dem", I(v).text, `beteiligt ${v.person === "I" ? "war" : "war"},`);
    case "showdownBegins":
      return words(around, "ein Showdown beginnt");
    case "mightReaches":
      return words("meine Macht", around, `${t.amount ?? 0} oder mehr erreicht`);
    case "mightReduced":
      return words("du", around, "die Macht", thing(v, t, t.subject, "gen"), "um mindestens 1 verringerst");
    case "buffSpent":
      return words("du", around, "eine Stärkung ausgibst");
    case "attachedEquipment":
      return words("du", around, `ein Equipment an ${me(v, "acc")} anlegst`);
    case "abilityUsed":
      return words("du", around, "eine aktivierte Fähigkeit", thing(v, t, t.subject, "gen"), "benutzt");
    case "dealtDamage":
      return words(t.subject === undefined || t.subject === "me" ? "eine Einheit" : a(v, t.subject, "nom"), around, "Schaden erleidet");
    case "returnedToHand":
      return words(thing(v, t, t.subject, "nom"), around, "auf die Hand eines Spielers zurückgegeben wird");
    case "gainedXp":
      return words("du", around, "EP erhältst");
    case "revealed":
      return words(I(v).text, around, `aufgedeckt ${v.person === "I" ? "werde" : "wird"}`);
    case "burned":
      return words("du", around, thing(v, t, t.subject, "acc"), "verbrennst");
    default:
      return t.on;
  }
}

/** "wenn ich angreife oder verteidige": the same one does all of it by itself. */
function sharing(v: Voice, triggers: readonly Trigger[]): string | undefined {
  const [first, second] = triggers;
  const key = (t: Trigger): string => JSON.stringify([t.subject, t.who, t.nth]);
  if (!first || !second || triggers.some((t) => key(t) !== key(first) || INTRANSITIVE[t.on] === undefined)) return undefined;
  const who: Subject =
    first.subject === undefined
      ? player(first.who)
      : first.subject === "me"
        ? I(v)
        : { text: thing(v, first, first.subject, "nom"), person: "s3" };
  const around = circumstances(v, first);
  const verbs = triggers.map((t) => {
    const doing = INTRANSITIVE[t.on];
    return doing === undefined ? t.on : clauseOf({ ...doing, subject: who, mid: doing.mid ?? "" })("final", true);
  });
  return words("wenn", who.text, around, list(verbs, "oder"));
}

/** One of several: "wenn du mich spielst", "zu Beginn deiner Anfangsphase". */
const single = (v: Voice, t: Trigger): string => timeText(t) ?? (t.nth === undefined ? words("wenn", phrase(v, t)) : nthText(v, t));

/** The whole condition of a triggered ability. What ends with a clause wants a comma; a time does not. */
export function triggerText(v: Voice, triggers: readonly Trigger[]): string {
  const [first] = triggers;
  if (first?.oncePerTurn)
    return triggerText(v, [{ ...first, oncePerTurn: false }, ...triggers.slice(1)]).replace(/^wenn /, "einmal pro Zug, wenn ");
  if (v.person === "this" && triggers.length > 1 && triggers.every((t) => t.subject === "me" && PASSIVE[t.on] !== undefined))
    return `wenn ${me(v, "nom")} ${list(
      triggers.map(({ on }) => PASSIVE[on] ?? on),
      "oder",
    )} wird`;
  if (triggers.length > 1 && triggers.every((t) => t.subject === "me" && t.who === "you" && TRANSITIVE[t.on] !== undefined))
    return `wenn du ${me(v, "acc")} ${list(
      triggers.map(({ on }) => clauseOf({ verb: TRANSITIVE[on] ?? VERB.wählen })("final", true)),
      "oder",
    )}`;
  const [, second] = triggers;
  if (second?.on === "abilityUsed" && second.amount !== undefined && first?.on === "played" && typeof first.subject === "object") {
    const { kinds: _, ...others } = first.subject;
    const costing = a(v, { ...others, kinds: ["card"] }, "acc").replace(/^eine Karte /, "");
    return `wenn du ${a(v, { kinds: first.subject.kinds ?? [] }, "acc")} oder eine aktivierte Fähigkeit ${costing} spielst`;
  }
  if (first?.on === "played" && first.subject === "me" && second?.on === "played" && second.subject !== "me" && second.subject?.other)
    return `wenn du ${me(v, "acc")} oder ${thing(v, second, second.subject, "acc")} spielst`;
  return sharing(v, triggers) ?? alternatives(triggers.map((t) => single(v, t)));
}

/** "wenn du mich spielst oder wenn ich halte", "wenn du mich spielst, und zu Beginn deiner Anfangsphase". */
const alternatives = (texts: readonly string[]): string =>
  texts.reduce((text, next) => (text === "" ? next : next.startsWith("wenn ") ? `${text} oder ${next}` : `${text}, und ${next}`), "");

/** "wenn ich mich in einem Zug zum ersten Mal bewege"; of cards: "deine zweite Karte". */
function nthText(v: Voice, t: Trigger): string {
  if (t.forEachPlayer) return eachPlayerText(v, t);
  const nth = ordinal(t.nth ?? 1);
  if (t.on === "drew") return `wenn du in einem Zug deine ${nth}e Karte ziehst`;
  if (t.on === "played" && t.subject !== "me" && t.subject?.kinds?.includes("card"))
    return `wenn du in einem Zug deine ${nth}e Karte spielst`;
  return `wenn ${phrase(v, t, `in einem Zug zum ${nth}en Mal`)}`;
}

/** Counted for each player apart. */
function eachPlayerText(voice: Voice, t: Trigger): string {
  const v = acting(voice, "chosenPlayer");
  const time = `in einem Zug zum ${ordinal(t.nth ?? 1)}en Mal`;
  return `für jeden Spieler: Wenn ${phrase(v, t, time)}`;
}

/** Behind a clause there is a comma before what happens. */
export const startOf = (v: Voice, triggers: readonly Trigger[]): string => {
  const text = triggerText(v, triggers);
  return /(^|\s)(wenn|solange) /i.test(text) && !/, und (zu|am) \S+ [^,]*$/.test(text) ? `${text},` : text;
};
