/** What is acted upon, in any case; what is mentioned is remembered for the pronouns. */
import type { Count, Filter, Sel } from "@rulebound/engine/language";
import { amountNoun } from "./amounts.ts";
import { ANY_NUMBER, AS_MANY, a, describe, type NounOptions, numberOf, said, these } from "./filters.ts";
import { BARE, type Case, DER_, determined, like, type Noun, ownerStem, phrase, plain, possessive, whichOf } from "./forms.ts";
import { asked, spokenName } from "./names.ts";
import { DECK, HAND, nounOf, OWNER } from "./nouns.ts";
import { battlefield, type Direction, located } from "./places.ts";
import type { Subject } from "./verbs.ts";
import { formOfMention, I, itWord, me, mention, my, ownKind, thisCard, type Voice, yours } from "./voice.ts";
import { list, words } from "./words.ts";

export interface ObjectOptions extends NounOptions {
  /** `all` without a quantifier: "gib gegnerischen Einheiten -3". */
  readonly bare?: boolean;
  /** One of a longer list: "2 Einheiten, 2 Ausrüstungen und ..." */
  readonly oneOfMany?: boolean;
}

export const isTarget = (sel: Sel): boolean => typeof sel === "object" && "a" in sel;
export const isRef = (sel: Sel): boolean => typeof sel === "object" && "ref" in sel;

const nounFor = (f: Filter): string => {
  if (f.or) return f.or[0] ? nounFor(f.or[0]) : "card";
  if (f.kinds?.length === 1 && f.kinds[0]) return f.is?.includes("token") ? "token" : f.kinds[0];
  return f.kinds ? (f.kinds.includes("unit") ? "unit" : "one") : (f.tags?.[0] ?? "card");
};

/** The noun phrase in its case. */
export function object(v: Voice, sel: Sel, c: Case, options: ObjectOptions = {}): string {
  if (typeof sel === "string") return wordFor(v, sel, c);
  if ("ref" in sel) return refText(v, sel.ref, c);
  if ("a" in sel && sel.say === "bare") {
    mention(v, nounFor(sel.a), true, sel.as);
    const text = these(v, sel.a, c, { ...options, oneBattlefield: sel.a.group?.sameLocation === true });
    return sel.a.group?.sameLocation ? text.replace("auf einem Schlachtfeld", "auf demselben Schlachtfeld") : text;
  }
  if ("a" in sel) return chosen(v, sel.a, sel.n, sel.as, c, options);
  if ("pick" in sel) return chosen(v, sel.pick, sel.n, sel.as, c, options);
  if ("all" in sel) {
    if (sel.say === "rest") return c === "dat" ? "dem Rest" : c === "nom" ? "der Rest" : "den Rest";
    if (sel.say === "it") return itWord(v, c);
    if (sel.say === "one") {
      mention(v, "card", false, sel.as);
      return c === "dat" ? "der verbannten Karte" : "die verbannte Karte";
    }
    if (sel.all.among !== undefined && sel.all.owner !== undefined) {
      mention(v, "card", true, sel.as);
      return c === "dat" ? "diesen Karten" : "diese Karten";
    }
    mention(v, nounFor(sel.all), true, sel.as);
    const text = every(v, sel.all, sel.say ?? (options.bare ? "bare" : "all"), c, options);
    return sel.say === "all" && !/^all/.test(text) ? `${determined(like("all"), "pl", c)} ${text}` : text;
  }
  if ("top" in sel) {
    mention(v, "card", sel.top !== 1);
    return topCards(amountNoun(v, sel.top, "acc"), sel.of === undefined ? yours(v, DECK, "gen") : "seines Hauptdecks", c);
  }
  if ("both" in sel) {
    const text = list(sel.both.map((one) => object(v, one, c, { ...options, oneOfMany: sel.both.length > 2 })));
    const [first] = sel.both;
    if (typeof first === "object" && "a" in first && first.a.kinds?.[0] === "battlefield") {
      v.memory.far = true;
      return text;
    }
    v.memory.it = { noun: v.memory.it.noun, many: true };
    return text;
  }
  return restText(v, sel, c);
}

/** "die oberste Karte deines Hauptdecks", "die obersten 3 Karten deines Hauptdecks". */
export const topCards = (n: string, ofDeck: string, c: Case): string => {
  const one = c === "dat" || c === "gen" ? "der obersten Karte" : "die oberste Karte";
  const several = c === "dat" ? `den obersten ${n} Karten` : `die obersten ${n} Karten`;
  return `${n === "1" ? one : several} ${ofDeck}`;
};

function wordFor(v: Voice, sel: Extract<Sel, string>, c: Case): string {
  switch (sel) {
    case "me":
      v.memory.far = true;
      return me(v, c);
    case "this":
      v.memory.far = true;
      return thisCard(v, c);
    case "it":
    case "triggered":
      return itWord(v, c);
    case "equipped":
      mention(v, "unit", false);
      return c === "dat" || c === "gen" ? "der ausgerüsteten Einheit" : "die ausgerüstete Einheit";
    case "hand":
      return yours(v, HAND, c);
    case "runes":
      return yours(v, nounOf("rune"), c, true);
    case "legend":
      return yours(v, nounOf("legend"), c);
  }
}

/** A name that says something is said, "die getötete Einheit"; any other is only a name: "diese Einheit". */
function refText(v: Voice, name: string, c: Case): string {
  const known = v.memory.named.get(name) ?? { noun: "unit", many: false };
  const isIt = v.memory.it === known && !v.memory.far;
  v.memory.it = known;
  v.memory.far = false;
  if (known.many) return itWord(v, c);
  const { adjective, isIt: isAlways } = spokenName(name);
  if (isAlways || (isIt && adjective === undefined)) return itWord(v, c);
  const noun = nounOf(known.noun);
  if (adjective === "dein") return phrase({ noun, many: false, adjectives: [], after: "" }, possessive("dein"), c);
  return adjective === undefined
    ? phrase({ noun, many: false, adjectives: [], after: "" }, like("dies"), c)
    : phrase({ noun, many: false, adjectives: [adjective], after: "" }, DER_, c);
}

function restText(v: Voice, { rest, say }: Extract<Sel, { readonly rest: string }>, c: Case): string {
  v.memory.it = v.memory.named.get(rest) ?? v.memory.it;
  const dat = c === "dat";
  switch (say) {
    case "unpicked":
      return dat ? "den übrigen" : "die übrigen";
    case "unbanished":
      return dat ? "allen, die du nicht verbannt hast," : "alle, die du nicht verbannt hast,";
    case "other":
      return dat ? "der anderen" : "die andere";
    case "remaining":
      return dat ? "den übrigen Karten" : "die übrigen Karten";
    case "revealed":
      return dat ? "den aufgedeckten Karten" : "die aufgedeckten Karten";
    default:
      return dat ? "dem Rest" : c === "nom" ? "der Rest" : "den Rest";
  }
}

function chosen(v: Voice, f: Filter, n: Count = 1, name: string | undefined, c: Case, options: ObjectOptions): string {
  const many = n !== 1 && !(typeof n === "object" && "upTo" in n && n.upTo === 1);
  const text = v.asked === f ? asked(whichText(v, f, n, c, options)) : chosenText(v, f, n, c, options);
  const fromHand = f.among !== undefined && v.memory.named.get(f.among)?.noun === "hand";
  mention(v, nounFor(f), many, name);
  if (fromHand && !f.thisWay) v.memory.far = true;
  return text;
}

const severalOf = (f: Filter, options: ObjectOptions): NounOptions => ({
  ...options,
  oneBattlefield: true,
  ...(f.kinds && f.kinds.length > 1 ? { conjunction: "und/oder" as const } : {}),
});

function chosenText(v: Voice, f: Filter, n: Count, c: Case, options: ObjectOptions): string {
  if (n === 1) return a(v, f, c, options);
  const several = severalOf(f, options);
  const isOfThem = f.among !== undefined && !f.kinds && !f.tags;
  const atOne = (text: string): string =>
    f.group?.sameLocation && f.place === "battlefield" ? text.replace("auf einem Schlachtfeld", "auf demselben Schlachtfeld") : text;
  if (f.group?.oneEachLocation) return `höchstens ${a(v, f, c, options)}`;
  if (n === "any") return isOfThem ? "beliebig viele davon" : atOne(these(v, f, c, several, ANY_NUMBER));
  if (options.oneOfMany) return listed(v, f, n, c);
  if (typeof n === "number") {
    if (isOfThem) return `${n} davon`;
    return atOne(these(v, f, c, several, numberOf(n, f)));
  }
  if ("exactly" in n) return isOfThem ? "ebenso viele davon" : these(v, f, c, several, AS_MANY);
  if (n.upTo === 1) return `höchstens ${a(v, f, c, options)}`;
  if (n.upTo === 2 && f.among === "looked" && !f.kinds) return "eine oder beide davon";
  const limit = typeof n.upTo !== "number" ? amountNoun(v, n.upTo, "acc") : n.digits ? String(n.upTo) : determinerWord(n.upTo, f);
  if (isOfThem) return `bis zu ${limit} davon`;
  return atOne(these(v, f, c, several, plain(`bis zu ${limit}`)));
}

const determinerWord = (n: number, f: Filter): string => {
  const det = numberOf(n, f);
  return det.kind === "plain" ? det.word : String(n);
};

/** The same as a question: "welche gegnerische Einheit", "welche Einheiten (bis zu zwei)". */
function whichText(v: Voice, f: Filter, n: Count, c: Case, options: ObjectOptions): string {
  const isOfThem = f.among !== undefined && !f.kinds && !f.tags && !f.notKinds;
  if (n === 1 || (typeof n === "object" && "upTo" in n && n.upTo === 1)) {
    if (isOfThem) return `${c === "dat" ? "welcher" : "welche"} davon`;
    return a(v, f.kinds?.includes("something") ? { ...f, kinds: ["card"] } : f, c, options, like("welch"));
  }
  const how =
    n === "any"
      ? "beliebig viele"
      : typeof n === "number"
        ? ""
        : "exactly" in n
          ? "ebenso viele"
          : `bis zu ${typeof n.upTo === "number" ? determinerWord(n.upTo, f) : amountNoun(v, n.upTo, "acc")}`;
  const several = severalOf(f, options);
  const number = typeof n === "number" ? determinerWord(n, f) : "";
  const which = isOfThem
    ? words(c === "dat" ? "welchen" : "welche", number, "davon")
    : typeof n === "number"
      ? these(v, f, c, several, whichOf(number))
      : these(v, f, c, several, like("welch"));
  return how === "" ? which : `${which} (${how})`;
}

/** In a longer list the owner is clear: "2 Einheiten", "2 Karten auf ihrer Hand". */
function listed(v: Voice, f: Filter, n: Count, c: Case): string {
  const { side: _, zone, ...others } = f;
  return words(these(v, others, c, {}, plain(String(n))), zone === "hand" && `auf ${yours(v, HAND, "dat")}`);
}

function every(v: Voice, f: Filter, say: "all" | "bare" | "each" | "ALL" | "rest" | "it" | "one", c: Case, options: ObjectOptions): string {
  if (say === "each") {
    const one = describe(v, f, false, options);
    return said(one, false, like("jed"), c, "oder");
  }
  if (say === "bare") return these(v, f, c, options, BARE);
  return these(v, f, c, options, like("all"));
}

/** The noun phrase as the subject: "ich", "sie", "diese Einheit". */
export function subject(v: Voice, sel: Sel): Subject {
  if (sel === "me") return I(v);
  const text = object(v, sel, "nom");
  const many =
    sel === "it" || sel === "triggered" || (typeof sel === "object" && "ref" in sel)
      ? v.memory.it.many
      : typeof sel === "object" && ("all" in sel || "both" in sel || (("a" in sel || "pick" in sel) && v.memory.it.many));
  return { text, person: many ? "p3" : "s3" };
}

/** "meine Macht", "ihre Macht", "die Macht der getöteten Einheit". */
export function ownedBy(v: Voice, sel: Sel, noun: Noun, c: Case, many = false): string {
  const it = { noun, many, adjectives: [], after: "" };
  if (sel === "me") return my(v, noun, c, many);
  if ((sel === "it" || sel === "triggered") && !v.memory.far) return phrase(it, possessive(ownerStem(formOfMention(v.memory.it))), c);
  if (typeof sel === "object" && "ref" in sel) {
    if (sel.ref === "shown" && v.memory.named.get("shown")?.noun === "card") return phrase(it, possessive("ihr"), c);
    v.memory.far = true;
  }
  const whole = phrase(it, DER_, c);
  return `${whole} ${object(v, sel, "gen")}`;
}

/** "dort", "auf einem Schlachtfeld", "an ihrem Ort". */
export function locationOf(v: Voice, sel: Sel, direction: Direction = "at"): string {
  const there = { at: "dort", to: "dorthin", from: "von dort" }[direction];
  if (sel === "me")
    return v.person === "I" ? battlefield(direction, "meinem Schlachtfeld") : { at: "hier", to: "hierher", from: "von hier" }[direction];
  const itsPlace = (): string => {
    const stem = ownerStem(formOfMention(v.memory.it));
    return located(direction, `${stem}em Ort`, `${stem}en Ort`);
  };
  if (sel === "it" || sel === "triggered") return v.memory.it.noun === "battlefield" ? there : itsPlace();
  if (typeof sel === "object" && "ref" in sel) {
    const place = spokenName(sel.ref).place?.[direction];
    if (place) return place;
    return v.memory.named.get(sel.ref)?.noun === "battlefield" ? there : itsPlace();
  }
  return battlefield(direction, object(v, sel, "dat"));
}

/** "die Hand ihres Besitzers", "deine Hand" for what is in your trash: where it goes. */
export function ownersHand(v: Voice, sel: Sel): string {
  const the = (stem: string, many: boolean): string =>
    `die ${many ? "Hände" : "Hand"} ${phrase({ noun: OWNER, many, adjectives: [], after: "" }, possessive(stem), "gen")}`;
  if (sel === "me") return the(v.person === "I" ? "mein" : ownerStem(nounOf(ownKind(v.card)).g), false);
  if (typeof sel === "object" && ("a" in sel || "pick" in sel)) {
    const f = "a" in sel ? sel.a : sel.pick;
    const zone = typeof f.zone === "string" ? f.zone : undefined;
    if (zone && zone !== "board" && f.of === undefined) return yours(v, HAND, "acc");
  }
  return the(ownerStem(formOfMention(v.memory.it)), v.memory.it.many);
}
