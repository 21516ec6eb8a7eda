/** Conditions as clauses of their own, with the verb last: behind "falls", "solange", "wenn". */
import type { Amount, Condition, Filter, History } from "@rulebound/engine/language";
import { amountNoun, holderOf } from "./amounts.ts";
import { a, describe, predicateOf, said, these } from "./filters.ts";
import { type Determiner, EIN_, plain, possessive } from "./forms.ts";
import { placeText } from "./places.ts";
import { mightBound } from "./ranges.ts";
import { object, subject } from "./selectors.ts";
import { clauseOf, type Subject, VERB, type Verb } from "./verbs.ts";
import { I, me, mention, type Voice } from "./voice.ts";
import { list, spelled, timesWord, words } from "./words.ts";

type Is = Extract<Condition, { readonly filter: Filter; readonly is: unknown }>;
type There = Extract<Condition, { readonly there: Filter }>;
type Compared = Extract<Condition, { readonly amount: Amount }>;
interface Bounds {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
  readonly exactly?: Amount;
}

const final = (who: Subject, mid: string, verb: Verb): string => clauseOf({ subject: who, verb, mid })("final");
const du = (mid: string, verb: Verb): string => final({ text: "du", person: "s2" }, mid, verb);
/** "du in diesem Zug eine Karte abgeworfen hast" */
const did = (who: Subject, mid: string, participle: string, be: Verb = VERB.haben): string => final(who, words(mid, participle), be);

export function condition(v: Voice, c: Condition): string {
  if ("is" in c) return isText(v, c);
  if ("there" in c) return thereText(v, c);
  if ("amount" in c) return comparedText(v, c);
  if ("paid" in c) return v.offered ? "du das tust" : "du die Zusatzkosten gezahlt hast";
  if ("thisKilled" in c) return `${object(v, c.thisKilled, "nom")} dadurch stirbt`;
  if ("damagedThisTurn" in c) return did(I(v), "in diesem Zug Schaden", "erlitten");
  if ("showdownHere" in c) return "hier ein Showdown stattfindet";
  if ("showedOff" in c) return c.say === "bare" ? "du etwas vorgezeigt hast" : `du ${shownNoun(v)} vorgezeigt hast`;
  if ("chooses" in c) return `du ${a(v, c.chooses, "acc")} wählst`;
  if ("playedTo" in c) return `du ${me(v, "acc")} auf ein Schlachtfeld spielst`;
  if ("did" in c) return c.who || v.doer.you.person !== "s2" ? "er das tut" : "du das tust";
  if ("didFewer" in c) return `du so keine ${c.didFewer} Runen kanalisieren konntest`;
  if ("didNot" in c) return final(v.doer.you, "das nicht", VERB.können);
  if ("history" in c) return historyText(v, c);
  if ("scoreWithin" in c) return scoreText(c, false);
  if ("turn" in c) return c.turn === "yours" ? "du am Zug bist" : "du nicht am Zug bist";
  if ("phase" in c) return c.phase === "showdown" ? "ein Showdown stattfindet" : `es deine ${PHASE[c.phase]} ist`;
  if ("playedFrom" in c) return playedFromText(v, c);
  if ("spent" in c) return `du dafür mindestens [${c.spent}] ausgegeben hast`;
  if ("legion" in c) return "du in diesem Zug schon eine andere Karte gespielt hast";
  if ("level" in c) return `du mindestens ${c.level} EP hast`;
  if ("empowered" in c) {
    v.memory.far = v.person !== "I";
    return final(I(v), "[Empowered|bestärkt]", VERB.sein);
  }
  if ("controlsHere" in c) return "du dieses Schlachtfeld kontrollierst";
  if ("afterAttack" in c) return "das nach einem Angriff geschieht";
  if ("diedAlone" in c) return did(I(v), "allein", "gestorben", VERB.sein);
  if ("wasStatus" in c) return `${final(I(v), predicateOf(c.wasStatus), WAR)}`;
  if ("runeDeckEmpty" in c) return "dein Runendeck leer ist";
  if ("fewerRunesThanOpponent" in c) return "du weniger Runen kontrollierst als ein Gegner";
  if ("lowestRevealed" in c) return "du eine Karte mit den niedrigsten Energiekosten aufgedeckt hast";
  if ("not" in c) return negated(v, c.not);
  if ("every" in c) return everyText(v, c.every);
  return someText(v, c.some);
}

export const PHASE: Readonly<Record<string, string>> = { beginning: "Anfangsphase", main: "Hauptphase", ending: "Endphase" };
const WAR: Verb = { ...VERB.sein, s1: "war", s2: "warst", s3: "war", p3: "waren" };
const HATTE: Verb = { ...VERB.haben, s1: "hatte", s2: "hattest", s3: "hatte", p3: "hatten" };

const scoreText = (c: Extract<Condition, { readonly scoreWithin: number }>, isNot: boolean): string =>
  `${c.of === "you" ? "dir" : "einem Gegner"} ${isNot ? "mehr als" : "höchstens"} ${c.scoreWithin} ${c.scoreWithin === 1 ? "Punkt" : "Punkte"} zum Sieg fehlen`;

function negated(v: Voice, c: Condition): string {
  if ("diedAlone" in c) return did(I(v), "nicht allein", "gestorben", VERB.sein);
  if ("damagedThisTurn" in c) return did(I(v), "in diesem Zug keinen Schaden", "erlitten");
  if ("scoreWithin" in c) return scoreText(c, true);
  if ("history" in c && c.history === "conquered") return did(I(v), "in diesem Zug nicht", "erobert");
  if ("there" in c) {
    const { side: _, ...others } = c.there;
    return du(these(v, others, "acc", {}, possessive("kein")), VERB.kontrollieren);
  }
  if ("is" in c) return isText(v, c, true);
  return condition(v, c).replace(/ (\S+)$/, " nicht $1");
}

/** Conditions that all hold; what they share is said once. */
function everyText(v: Voice, conditions: readonly Condition[]): string {
  const [first, second] = conditions;
  if (first && second && "there" in second && second.there.other && "is" in first && first.is === "me") {
    const where = condition(v, first);
    const [, head = where, verb = ""] = /^(.*) (\S+)$/.exec(where) ?? [];
    const withWhom = second.there.is?.includes("attacking") ? "einer anderen Einheit" : onlyOther(v, second, "dat");
    return `${head} mit ${withWhom} ${verb}`;
  }
  const texts = conditions.map((one) => condition(v, one));
  if (conditions.every((one) => "history" in one)) {
    const what = texts.map((text) => text.replace(/^du in diesem Zug /, "").replace(/ gespielt hast$/, ""));
    if (texts.every((text) => /^du in diesem Zug .* gespielt hast$/.test(text))) return `du in diesem Zug ${list(what)} gespielt hast`;
  }
  const shared = sharedEnds(texts, / (bin|ist|sind|habe|hast|hat|haben|kontrollierst)$/, 1);
  if (shared === null) return list(texts);
  const { start, end } = shared;
  return `${start}${list(texts.map((text) => text.slice(start.length, text.length - end.length)))}${end}`;
}

/** What the card lets you show off. */
function shownNoun(v: Voice): string {
  const shown = v.card.abilities.find((ability) => ability.kind === "showOff");
  const text = a(v, shown?.kind === "showOff" ? { kinds: shown.of.kinds ?? ["card"] } : { kinds: ["card"] }, "acc");
  mention(v, shown?.kind === "showOff" ? (shown.of.kinds?.[0] ?? "card") : "card", false, "shown");
  v.memory.far = false;
  return text;
}

/** "genau einer anderen eigenen Einheit" */
function onlyOther(v: Voice, c: There, kasus: "dat" | "nom" | "acc"): string {
  const { place: _, ...others } = c.there;
  if (c.exactly === 1) return `genau ${a(v, others, kasus)}`;
  const { head, det } = bounded(v, c, others);
  return words(head, said(describe(v, others, true), true, det, kasus, "und"));
}

/** "ich allein angreife oder verteidige": what the alternatives share is said once. */
function someText(v: Voice, conditions: readonly Condition[]): string {
  const [one] = conditions;
  if (one && "is" in one && typeof one.is === "object" && "ref" in one.is && one.filter.keyword)
    return `mindestens eine davon [${one.filter.keyword}] hat`;
  const texts = conditions.map((one) => condition(v, one));
  const shared = sharedEnds(texts);
  if (shared === null) return list(texts, "oder");
  const { start, end } = shared;
  return `${start}${list(
    texts.map((text) => text.slice(start.length, text.length - end.length)),
    "oder",
  )}${end}`;
}

/** The words with which all begin and end. */
function sharedEnds(
  texts: readonly string[],
  ends = / (bin|ist|sind|habe|hat|haben)$/,
  most = Number.POSITIVE_INFINITY,
): { readonly start: string; readonly end: string } | null {
  const [head = ""] = texts;
  const [end = ""] = ends.exec(head) ?? [];
  const words = head.slice(0, head.length - end.length).split(" ");
  for (let n = Math.min(most, words.length - 1); n > 0; n--) {
    const start = `${words.slice(0, n).join(" ")} `;
    if (texts.every((text) => text.startsWith(start) && text.endsWith(end))) return { start, end };
  }
  return null;
}

/** Who it is about, without changing what pronouns mean. */
function whoIs(v: Voice, c: Is): Subject {
  if (c.is === "me") return I(v);
  return subject(v, c.is);
}

const ACTIVE: Readonly<Record<string, Verb>> = { attacking: VERB.angreifen, defending: VERB.verteidigen };

function isText(v: Voice, c: Is, isNot = false): string {
  const f = c.filter;
  const not = isNot ? "nicht" : "";
  if (typeof c.is === "object" && "ref" in c.is && c.is.ref === "burned") return `du so ${a(v, f, "acc")} verbrennst`;
  if (typeof c.is === "object" && "ref" in c.is && c.is.ref === "revealed") return `du ${a(v, f, "acc")} aufgedeckt hast`;
  const who = whoIs(v, c);
  if (c.past && f.might) return final(who, words(not, mightBound(v, f.might)), HATTE);
  if (f.might && Object.keys(f).length === 1) return final(who, words(not, mightBound(v, f.might)), VERB.haben);
  if (f.keyword && Object.keys(f).length === 1) return final(who, words(not, `[${f.keyword}]`), VERB.haben);
  const det: Determiner = isNot ? possessive("kein") : EIN_;
  if (c.past) return final(f.kinds?.[0] === "unit" ? { text: "sie", person: "s3" } : who, a(v, f, "nom", {}, det), WAR);
  if (f.kinds || f.tags || f.side === "enemy" || f.side === "friendly")
    return final(who, who.person === "p3" ? these(v, f, "nom") : a(v, f, "nom", {}, det), VERB.sein);
  if (c.is === "it" && f.is?.length === 1 && f.is[0] === "onlyYours") return "sie dort deine einzige Einheit ist";
  const statuses = f.is ?? [];
  const active = statuses.find((status) => status in ACTIVE);
  const rest = statuses.filter((status) => status !== active).map(predicateOf);
  const where = f.place && placeText(v, f.place);
  if (active !== undefined) return final(who, words(not, ...rest, where), ACTIVE[active] ?? VERB.sein);
  return final(who, words(not, ...rest, where), VERB.sein);
}

// ------------------------------------------------------------------------------------------------------------- numbers

/** "mindestens zwei", "höchstens 4", "genau eine". */
function bounded(v: Voice, bounds: Bounds, f: Filter): { readonly head: string; readonly det: Determiner } {
  const digits = f.kinds ? f.kinds.some((kind) => kind === "rune" || kind === "card") : f.tags === undefined;
  const n = (amount: Amount): Determiner =>
    plain(typeof amount !== "number" ? amountNoun(v, amount, "acc") : digits || amount === 1 ? String(amount) : spelled(amount));
  if (bounds.exactly !== undefined) return { head: "genau", det: n(bounds.exactly) };
  if (bounds.atLeast !== undefined) return { head: "mindestens", det: n(bounds.atLeast) };
  return { head: "höchstens", det: n(bounds.atMost ?? 0) };
}

/** "du einen Poro kontrollierst", "hier eine bereite gegnerische Einheit ist". */
function thereText(v: Voice, c: There): string {
  if (c.there.zone === "champion" && c.exactly === 0) return "sie leer ist";
  const { side, ...unsided } = c.there;
  const bounds = c.atLeast ?? c.atMost ?? c.exactly;
  const one = bounds === 1;
  const noun = (f: Filter, kasus: "acc" | "nom"): string => {
    if (bounds === undefined) return a(v, f, kasus, { zonePrep: "in" });
    const { head, det } = bounded(v, c, f);
    if (bounds === 0) return said(describe(v, f, true, { zonePrep: "in" }), true, possessive("kein"), kasus, "und");
    if (one) return `${head} ${a(v, f, kasus, { zonePrep: "in" })}`;
    const described = describe(v, f, true, { zonePrep: "in" });
    return words(head, said(described, true, det, kasus, f.kinds && f.kinds.length > 1 ? "und/oder" : "und"));
  };
  mention(v, c.there.kinds?.[0] ?? "unit", false);
  const owned = c.there.zone !== undefined && c.there.zone !== "board";
  if (side === "yours" && one && c.exactly === 1 && c.there.other && c.there.place === "here") return `hier ${onlyOther(v, c, "nom")} ist`;
  if (side === "yours" || (owned && side === undefined)) {
    const has = owned || (c.there.place !== undefined && !c.there.kinds?.includes("facedown"));
    return final(v.doer.you, noun(unsided, "acc"), has ? VERB.haben : VERB.kontrollieren);
  }
  if (side === "opponents") return `ein Gegner ${noun(unsided, "acc")} kontrolliert`;
  if (c.there.banishedWith !== undefined) return `es ${spelled(Number(c.atLeast ?? 1))} ${these(v, c.there, "acc")} gibt`;
  if (c.there.is?.includes("alone") && c.there.place !== undefined) {
    const { is: _, place, ...bare } = c.there;
    return `${a(v, bare, "nom")} ${placeText(v, place)} allein ist`;
  }
  const many = bounds !== undefined && !one;
  if (c.there.place === "here" || c.there.place === "there") {
    const { place, ...bare } = c.there;
    return `${placeText(v, place)} ${noun(bare, "nom")} ${many ? "sind" : "ist"}`;
  }
  return `${noun(c.there, "nom")} ${c.there.place === undefined && c.there.zone === undefined ? "im Spiel " : ""}${many ? "sind" : "ist"}`;
}

function comparedText(v: Voice, c: Compared): string {
  const { amount } = c;
  const bound = (f: Filter): string => {
    const { head, det } = bounded(v, c, f);
    return words(head, det.kind === "plain" && det.word);
  };
  if (typeof amount === "object") {
    const cards: Filter = { kinds: ["card"] };
    if ("handSize" in amount)
      return final(
        v.doer.you,
        `${bound(cards)} ${(c.atLeast ?? c.atMost ?? c.exactly) === 1 ? "Karte" : "Karten"} auf ${v.doer.your}er Hand`,
        VERB.haben,
      );
    if ("runesOf" in amount) return du(`${bound(cards)} Runen`, VERB.kontrollieren);
    if ("excessDamage" in amount) return `du mindestens ${amountNoun(v, c.atLeast ?? 0, "acc")} überschüssigen Schaden zugewiesen hast`;
    if ("totalMight" in amount)
      return `${these(v, amount.totalMight, "nom")} zusammen mindestens ${amountNoun(v, c.atLeast ?? 0, "acc")} Macht haben`;
    if ("empoweredTimes" in amount) return final(I(v), `${timesWord(Number(c.atLeast ?? c.exactly ?? 1))} [Empowered|bestärkt]`, VERB.sein);
    if ("tagsAmong" in amount) return `unter ${these(v, amount.of, "dat")} alle folgenden Merkmale vorkommen (${list(amount.tagsAmong)})`;
    if ("might" in amount && c.lessThan !== undefined)
      return final(subject(v, amount.might), `weniger Macht als ${holderOf(v, c.lessThan)}`, VERB.haben);
    if ("xp" in amount) return du(`${bound(cards)} EP`, VERB.haben);
    if ("points" in amount && amount.points === "you") return du(`${bound(cards)} Punkte`, VERB.haben);
    if ("count" in amount && c.moreThan === undefined && c.lessThan === undefined) return thereText(v, { ...c, there: amount.count });
  }
  if (c.moreThan !== undefined) return `${amountNoun(v, amount, "nom")} größer ist als ${amountNoun(v, c.moreThan, "nom")}`;
  const many = typeof amount === "object" && ("energyOf" in amount || "powerOf" in amount);
  return `${amountNoun(v, amount, "nom")} ${bound({ kinds: ["card"] })} ${many ? "betragen" : "beträgt"}`;
}

// ------------------------------------------------------------------------------------------------------------- history

type HistoryCondition = Extract<Condition, { readonly history: History }>;

function historyText(v: Voice, c: HistoryCondition): string {
  const what = c.filter;
  const often = c.atLeast !== undefined && c.atLeast > 1 ? timesWord(c.atLeast) : "";
  const who: Subject = c.who === undefined || c.who === "you" ? { text: "du", person: "s2" } : { text: "ein Gegner", person: "s3" };
  const turn = "in diesem Zug";
  const acc = (kind: string): string => (what ? a(v, what, "acc") : a(v, { kinds: [kind as "card"] }, "acc"));
  const nom = (): string => (what ? a(v, what, "nom") : "eine Einheit");
  switch (c.history) {
    case "discarded":
      return did(who, `${turn} ${acc("card")}`, "abgeworfen");
    case "unitDied":
      return `${turn} ${nom()} gestorben ist`;
    case "beginningPhaseDeaths":
      return `${turn} während deiner Anfangsphase ${nom()} gestorben ist`;
    case "moved":
      return clauseOf({ subject: I(v), verb: VERB.haben, mid: words(turn, often, "bewegt"), reflexive: true })("final");
    case "gainedXp":
      return `du ${turn} EP erhalten hast`;
    case "spentPower":
      return `du ${turn} mindestens ${"[A]".repeat(c.atLeast ?? 1)} ausgegeben hast`;
    case "spentEnergyOnSpell":
      return `du ${turn} mindestens [${c.atLeast ?? 1}] für einen Zauber ausgegeben hast`;
    case "attachedToMe":
      return `${me({ ...v, person: "this" }, "nom")} ${turn} an mich angelegt wurde`;
    case "choseEnemy":
      return c.with === undefined
        ? words(`du ${turn}`, often, acc("unit"), "gewählt hast")
        : words(`du ${turn}`, often, "gegnerische Einheiten und/oder Ausrüstungen mit Zaubern oder Fähigkeiten von Einheiten gewählt hast");
    case "playedToBattlefield":
      return `du ${turn} ${acc("unit")} auf ein Schlachtfeld gespielt hast`;
    case "playedCard":
      return did(who, `${turn} ${acc("card")}`, "gespielt");
    case "playedSpell":
      return did(who, `${turn} ${acc("spell")}`, "gespielt");
    case "playedUnit":
      return did(who, `${turn} ${acc("unit")}`, "gespielt");
    case "playedGear":
      return did(who, `${turn} ${acc("gear")}`, "gespielt");
    case "playedEquipment":
      return did(who, `${turn} ${acc("equipment")}`, "gespielt");
    case "conquered":
      return did(I(v), turn, "erobert");
    case "drew":
      return `du ${turn} eine Karte gezogen hast`;
    default:
      return `${turn} ${c.history}`;
  }
}

const FROM: Readonly<Record<string, string>> = { hand: "aus deiner Hand", facedown: "verdeckt", elsewhere: "nicht aus deiner Hand" };

function playedFromText(v: Voice, c: Extract<Condition, { readonly playedFrom: unknown }>): string {
  const from = c.playedFrom === "facedown" ? "aus dem Versteck" : (FROM[c.playedFrom] ?? "");
  if (v.card.type === "spell") return `du diesen Zauber ${from} gespielt hast`;
  if (c.sel === undefined || c.sel === "me") return final(I(v), `${from} gespielt`, { ...VERB.werden, s1: "wurde", s3: "wurde" });
  return `${object(v, "it", "nom")} ${from} gespielt wurde`;
}
