/** What is acted upon, as object, subject or possessor; what is mentioned is remembered for the pronouns. */
import type { Count, Filter, Sel } from "../types.ts";
import { a, describe, type NounOptions, numberOf, these } from "./filters.ts";
import { spokenName } from "./names.ts";
import { I, me, mention, type Voice } from "./voice.ts";
import { list, plural, spelled, words } from "./words.ts";

interface ObjectOptions extends NounOptions {
  /** `all` without a quantifier: "give enemy units -3". */
  readonly bare?: boolean;
  /** "each of up to two units" */
  readonly eachOf?: boolean;
  /** One of a longer list: "2 units, 2 gear, and ..." */
  readonly oneOfMany?: boolean;
}

export const isTarget = (sel: Sel): boolean => typeof sel === "object" && "a" in sel;
export const isRef = (sel: Sel): boolean => typeof sel === "object" && "ref" in sel;

const nounFor = (f: Filter): string => {
  if (f.or) return f.or[0] ? nounFor(f.or[0]) : "card";
  if (f.kinds?.length === 1 && f.kinds[0]) return f.kinds[0] === "equipment" ? "Equipment" : f.kinds[0];
  return f.kinds ? "one" : (f.tags?.[0] ?? "card");
};

/** The noun phrase as the object of a verb. */
export function object(v: Voice, sel: Sel, options: ObjectOptions = {}): string {
  if (typeof sel === "string") return wordFor(v, sel);
  if ("ref" in sel) return refText(v, sel.ref);
  if ("a" in sel && sel.say === "bare") {
    mention(v, nounFor(sel.a), true, sel.as);
    const text = these(v, sel.a, options);
    return sel.a.group?.sameLocation ? text.replace("at battlefields", "at a single battlefield") : text;
  }
  if ("a" in sel) return chosen(v, sel.a, sel.n, sel.as, options);
  if ("pick" in sel) return chosen(v, sel.pick, sel.n, sel.as, options);
  if ("all" in sel) {
    if (sel.say === "rest") return "the rest";
    if (sel.say === "it") return "it";
    if (sel.say === "one") {
      mention(v, "card", false, sel.as);
      return "the banished card";
    }
    if (sel.all.among !== undefined && sel.all.owner !== undefined) {
      mention(v, "card", true, sel.as);
      return "those cards";
    }
    mention(v, nounFor(sel.all), true, sel.as);
    if (sel.say === "all") return `all ${these(v, sel.all, options)}`;
    return every(v, sel.all, sel.say ?? (options.bare ? "bare" : "all"), options);
  }
  if ("top" in sel) {
    mention(v, "card", sel.top !== 1);
    return topCards(v, v.say.amountNoun(v, sel.top), sel.of === undefined ? v.doer.your : "their");
  }
  if ("both" in sel) {
    const text = list(sel.both.map((one) => object(v, one, { ...options, oneOfMany: sel.both.length > 2 })));
    const [first] = sel.both;
    if (typeof first === "object" && "a" in first && first.a.kinds?.[0] === "battlefield") {
      v.memory.far = true;
      return text;
    }
    v.memory.it = { noun: v.memory.it.noun, many: true };
    return text;
  }
  return restText(v, sel);
}

export const topCards = (_v: Voice, n: string, whose: string): string =>
  n === "1" ? `the top card of ${whose} Main Deck` : `the top ${n} cards of ${whose} Main Deck`;

function wordFor(v: Voice, sel: Extract<Sel, string>): string {
  switch (sel) {
    case "me":
      v.memory.far = true;
      return me(v);
    case "this":
      v.memory.far = true;
      return "this";
    case "it":
    case "triggered":
      return pronoun(v);
    case "equipped":
      mention(v, "unit", false);
      return "the equipped unit";
    case "hand":
      return `${v.doer.your} hand`;
    case "runes":
      return `${v.doer.your} runes`;
    case "legend":
      return `${v.doer.your} legend`;
  }
}

/** "it", "them", or "that unit" when something else was mentioned since. */
function pronoun(v: Voice): string {
  const { it, far } = v.memory;
  v.memory.far = false;
  if (far) return it.many ? `those ${plural(it.noun)}` : `that ${it.noun}`;
  return it.many ? "them" : "it";
}

/** A name that is a participle is said, "the killed unit"; any other is only a name: "that unit". */
function refText(v: Voice, name: string): string {
  const known = v.memory.named.get(name) ?? { noun: "unit", many: false };
  const isIt = v.memory.it === known && !v.memory.far;
  v.memory.it = known;
  v.memory.far = false;
  if (known.many) return "them";
  const { as } = spokenName(name);
  if (isIt && !as) return "it";
  return as?.(known.noun) ?? (/(ed|en)$/.test(name) ? `the ${name} ${known.noun}` : `that ${known.noun}`);
}

function restText(v: Voice, { rest, say }: Extract<Sel, { readonly rest: string }>): string {
  v.memory.it = v.memory.named.get(rest) ?? v.memory.it;
  return {
    rest: "the rest",
    unpicked: `those ${v.doer.you} don't`,
    unbanished: `any ${v.doer.you} didn't banish`,
    other: "the other",
    remaining: "the remaining cards",
    revealed: "the revealed cards",
  }[say ?? "rest"];
}

function chosen(v: Voice, f: Filter, n: Count = 1, name: string | undefined, options: ObjectOptions): string {
  const many = n !== 1 && !(typeof n === "object" && "upTo" in n && n.upTo === 1);
  const plain = chosenText(v, f, n, options);
  const text = v.asked === f ? whichOf(plain) : plain;
  const fromHand = f.among !== undefined && v.memory.named.get(f.among)?.noun === "hand";
  mention(v, nounFor(f), many, name);
  if (fromHand && !f.thisWay) v.memory.far = true;
  return text;
}

function chosenText(v: Voice, f: Filter, n: Count, options: ObjectOptions): string {
  if (n === 1) return a(v, f, options);
  const conjunction = f.kinds && f.kinds.length > 1 ? "and/or" : undefined;
  const several: NounOptions = { ...options, many: true, oneBattlefield: true, ...(conjunction ? { conjunction } : {}) };
  const group = (): string => (f.among !== undefined && !f.kinds && !f.tags ? "of them" : these(v, f, several));
  if (f.group?.oneEachLocation) {
    const { before, noun, after } = describe(v, f);
    return words("up to one", before, noun, after);
  }
  if (n === "any")
    return f.side === "yours" && !group().startsWith("your") ? `any number of ${group()}` : words("any number", "of", group());
  if (options.oneOfMany) return listed(v, f, n);
  if (typeof n === "number") {
    const text = words(numberOf(v, n, f), group());
    return f.group?.sameLocation && f.place === "battlefield" ? text.replace("at a battlefield", "at the same battlefield") : text;
  }
  if ("exactly" in n) return `that many ${group()}`;
  if (n.upTo === 1) {
    const one = describe(v, f, { ...options, many: false });
    return words("up to one", one.before, one.noun, one.after);
  }
  if (n.upTo === 2 && f.among === "looked" && !f.kinds) return "one or both of them";
  const limit =
    typeof n.upTo !== "number"
      ? v.say.amountNoun(v, n.upTo)
      : n.digits === undefined
        ? numberOf(v, n.upTo, f)
        : n.digits
          ? String(n.upTo)
          : spelled(n.upTo);
  const each = options.eachOf && !f.group?.sameLocation ? "each of " : "";
  return `${each}up to ${limit} ${group()}`;
}

/** The same as a question: "which enemy unit", "which units (up to two)". */
function whichOf(text: string): string {
  const bare = text.replace(/^each of /, "");
  const some = /^(up to \w+|any number|one or both|that many)(?: of)? (.*)$/.exec(bare);
  if (some !== null && some[1] === "up to one") return `which ${some[2]}`;
  if (some !== null) return `which ${some[2] === "them" ? "of them" : some[2]} (${some[1]})`;
  if (bare.startsWith("from among them ")) return `which ${bare.slice("from among them ".length).replace(/^an? /, "")} from among them`;
  return /^(an?|one|1|another) /.test(bare)
    ? bare.replace(/^\w+/, (word) => (word === "another" ? "which other" : "which"))
    : `which ${bare}`;
}

/** In a longer list the owner is clear: "2 units", "2 cards in their hands". */
function listed(v: Voice, f: Filter, n: Count): string {
  const { side: _, zone, ...others } = f;
  return words(String(n), these(v, others), zone === "hand" && `in ${v.doer.your} hands`);
}

function every(v: Voice, f: Filter, say: "all" | "bare" | "each" | "ALL" | "rest" | "it" | "one", options: ObjectOptions): string {
  if (say === "each") {
    const one = describe(v, f, options);
    return words("each", one.before, one.noun, one.after);
  }
  const group = these(v, f, options);
  const possessive = describe(v, f).possessive;
  return say === "bare" || possessive ? group : `${say} ${group}`;
}

/** The noun phrase as the subject: "I", "it", "they". */
export function subject(v: Voice, sel: Sel): string {
  if (sel === "me") return I(v);
  if (sel === "it" || sel === "triggered") {
    const word = pronoun(v);
    return word === "them" ? "they" : word;
  }
  const word = object(v, sel);
  return word === "them" ? "they" : word;
}

/** "my", "its", "a friendly unit's", "the killed unit's". */
export function possessive(v: Voice, sel: Sel): string {
  if (sel === "me") return v.person === "I" ? "my" : v.card.type === "spell" ? "this spell's" : "this gear's";
  if (sel === "it" || sel === "triggered") {
    if (v.memory.far) return `${pronoun(v)}'s`;
    return v.memory.it.many ? "their" : "its";
  }
  if (typeof sel === "object" && "ref" in sel && sel.ref === "shown" && v.memory.named.get("shown")?.noun === "card") return "its";
  if (typeof sel === "object" && "ref" in sel) v.memory.far = true;
  return `${object(v, sel)}'s`;
}

/** "there", "at a battlefield", "at its location". */
export function locationOf(v: Voice, sel: Sel): string {
  if (sel === "me") return v.person === "I" ? "at my battlefield" : "here";
  if (sel === "it" || sel === "triggered") return v.memory.it.noun === "battlefield" ? "there" : "at its location";
  if (typeof sel === "object" && "ref" in sel) {
    const { at } = spokenName(sel.ref);
    if (at) return at;
  }
  if (typeof sel === "object" && "ref" in sel) return v.memory.named.get(sel.ref)?.noun === "battlefield" ? "there" : "at its location";
  return `at ${object(v, sel)}`;
}

/** "its owner's hand", "their owners' hands", "my owner's hand", "your hand" for what is in your trash. */
export function ownersHand(v: Voice, sel: Sel): string {
  if (sel === "me") return v.person === "I" ? "my owner's hand" : "its owner's hand";
  if (typeof sel === "object" && ("a" in sel || "pick" in sel)) {
    const f = "a" in sel ? sel.a : sel.pick;
    const zone = typeof f.zone === "string" ? f.zone : undefined;
    if (zone && zone !== "board" && f.of === undefined) return `${v.doer.your} hand`;
  }
  return v.memory.it.many ? "their owners' hands" : "its owner's hand";
}
