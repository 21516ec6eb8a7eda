/**
 * Objects as nouns: "another friendly unit here with 3 [M] or less".
 *
 * What is said before the kind and what after it follows the order in which the filter says it, so a card can say "units
 * here with [Tank]" or "gear with [Deploy] here"; "yours" before the kind is "your units", after it "units you control".
 */
import type { Filter, Kind, Status } from "../types.ts";
import { keywordText } from "./keywords.ts";
import { placeText, zoneText } from "./places.ts";
import { costText, mightText } from "./ranges.ts";
import { me, type Voice } from "./voice.ts";
import { list, plural, spelled, withArticle, words } from "./words.ts";

export interface NounOptions {
  readonly many?: boolean;
  /** "a unit from your trash" or "cards in your trash". */
  readonly zonePrep?: "from" | "in";
  /** "move a unit from a battlefield". */
  readonly placePrep?: "from";
  /** Kinds are joined by this: "unit or gear", "units and gear". */
  readonly conjunction?: "or" | "and" | "and/or";
  /** The unit chosen is one of several: "at a battlefield" even in the plural. */
  readonly oneBattlefield?: boolean;
  /** "revealed this way" instead of "from among them". */
  readonly thisWay?: boolean;
}

interface Noun {
  /** Between article and noun: "other friendly [Mighty]". */
  readonly before: string;
  readonly noun: string;
  readonly after: string;
  /** "your": takes the place of the article. */
  readonly possessive: boolean;
}

const KIND_NOUN: Partial<Record<Kind, string>> = { equipment: "Equipment", facedown: "facedown card" };
const kindNoun = (kind: Kind, many: boolean): string => {
  const noun = KIND_NOUN[kind] ?? kind;
  return many ? plural(noun) : noun;
};

/** Statuses that stand behind the noun. */
const BEHIND: Partial<Record<Status, (many: boolean) => string>> = {
  empowered: (many) => (many ? "that are [Empowered]" : "that's [Empowered]"),
  alone: () => "alone",
  inCombat: () => "in combat",
  inShowdown: () => "in a showdown",
  movedThisTurn: () => "that moved this turn",
  playedThisTurn: () => "played this turn",
  conqueredThisTurn: () => "you conquered this turn",
};
const STATUS_WORD: Partial<Record<Status, string>> = { mighty: "[Mighty]", chosenChampion: "Chosen Champion" };

const KEYS = ["kinds", "tags", "named"] as const;
/** Where the noun itself stands among the things said. */
const nounAt = (f: Filter): number => {
  const keys = Object.keys(f);
  const places = KEYS.filter((key) => key !== "named" || typeof f.named === "object")
    .map((key) => keys.indexOf(key))
    .filter((place) => place >= 0);
  return places.length === 0 ? keys.length : Math.max(...places);
};
const saidBeforeNoun = (f: Filter, key: keyof Filter): boolean => Object.keys(f).indexOf(key) < nounAt(f);

/** "a Mech", "Mech units", "Bird, Cat, Dog, or Poro", "Bombs". */
function nounOf(f: Filter, many: boolean, conjunction: "or" | "and" | "and/or"): string {
  const kinds = f.kinds ?? [];
  const name = typeof f.named === "object" ? f.named.name : undefined;
  if (name && kinds.length === 0 && f.is?.includes("token")) return `${name} ${many ? "tokens" : "token"}`;
  if (name && kinds.length === 0) return many ? plural(name) : name;
  if (f.tags && kinds.length === 0) return list(many ? f.tags.map(plural) : f.tags, conjunction);
  if (kinds.length === 0 && f.is?.includes("token")) return many ? "tokens" : "token";
  const nouns = kinds.map((kind) => kindNoun(kind, many));
  const noun = nouns.length > 0 ? list(nouns, conjunction) : f.is?.includes("chosenChampion") ? "" : kindNoun("card", many);
  return words(f.tags && list(f.tags, conjunction), name, noun);
}

export function describe(v: Voice, f: Filter, options: NounOptions = {}): Noun {
  const many = options.many ?? false;
  const before: string[] = [];
  const after: string[] = [];
  let closest = "";
  let possessive = false;
  for (const key of Object.keys(f) as (keyof Filter)[])
    switch (key) {
      case "other":
        if (f.kinds?.includes("something")) after.push(v.set === "VEN" && f.is ? `besides ${me(v)}` : "else");
        else before.unshift("other");
        break;
      case "is":
        for (const status of f.is ?? []) {
          const behind = status === "attacking" && !saidBeforeNoun(f, "is") && f.place ? () => "attacking" : BEHIND[status];
          if (behind) after.push(behind(many));
          else if (f.kinds?.includes("something")) after.push(`that's ${status}`);
          else if (status === "token" && !f.kinds && !f.tags) continue;
          else if (status === "token" && f.kinds && !saidBeforeNoun(f, "is")) after.unshift("token");
          else if (status === "token" || status === "champion") closest = words(closest, status === "token" ? "token" : "Champion");
          else before.push(STATUS_WORD[status] ?? status);
        }
        break;
      case "not":
        for (const status of f.not ?? []) before.push(`non-${status}`);
        break;
      case "notTags":
        for (const tag of f.notTags ?? []) before.push(`non-${tag}`);
        break;
      case "notKinds":
        for (const kind of f.notKinds ?? []) before.push(`non-${kind}`);
        break;
      case "side":
        if (f.side === "friendly" && f.kinds?.includes("battlefield")) after.push("you or allies control");
        else if (f.side === "friendly" || f.side === "enemy") before.push(f.side);
        else if (f.side === "yours" && saidBeforeNoun(f, "side")) possessive = true;
        else if (f.side === "yours") after.push(`${v.doer.you} control`);
        else if (saidBeforeNoun(f, "side")) before.push("opponents'");
        else after.push("an opponent controls");
        break;
      case "domain":
        if (f.domain) before.push(f.domain.charAt(0).toUpperCase() + f.domain.slice(1));
        break;
      case "notController":
        after.push("you don't control");
        break;
      case "inCombatWith":
        if (f.inCombatWith) after.push(`that's in combat with ${a(v, f.inCombatWith)}`);
        break;
      case "chosenBy":
        if (f.chosenBy) after.push(`that's being chosen by ${a(v, f.chosenBy)}`);
        break;
      case "thereAre":
        if (f.thereAre) after.push(thereAreText(v, f.thereAre));
        break;
      case "notChosen":
        if (f.notChosen === "exhausted") before.push("different");
        if (f.notController) after.push("that hasn't been chosen for this spell");
        break;
      case "sameControllerAs":
        after.push("with the same controller");
        break;
      case "attachedTo":
        if (f.attachedTo === "me") after.push(`attached to ${me(v)}`);
        break;
      case "banishedWith":
        after.push(`banished with ${f.banishedWith === "this" ? "this" : me(v)}`);
        break;
      case "place":
        if (f.place) after.push(placeText(v, f.place, { ...options, many }));
        break;
      case "zone":
        if (f.among === undefined) after.push(zoneText(v, f, options.zonePrep ?? "from"));
        break;
      case "among":
        after.push(
          options.thisWay || f.thisWay
            ? "revealed this way"
            : v.memory.named.get(f.among ?? "")?.noun === "hand"
              ? "from it"
              : "from among them",
        );
        break;
      case "keyword":
        if (f.keyword) after.push(`with ${keywordText({ keyword: f.keyword })}`);
        break;
      case "lacks":
        if (f.lacks) after.push(`without ${keywordText({ keyword: f.lacks })}`);
        break;
      case "might":
        if (f.might)
          after.push(words(v.set === "VEN" && many && f.place === "here" && "each", mightText(v, f.might, f.among !== undefined)));
        break;
      case "energy":
        after.push(costText(v, f));
        break;
      case "power":
        if (!f.energy) after.push(costText(v, f));
        break;
      case "named":
        if (f.named === "mine") after.push(v.person === "I" ? "with my name" : "with this name");
        else if (f.named === "named") after.push(f.kinds?.includes("spell") ? "with that name" : "with the named tag");
        break;
      case "owner":
        after.push(f.owner === "you" ? "you own" : "an opponent owns");
        break;
      case "playedFrom":
        after.push("played from anywhere other than a player's hand");
        break;
      case "choosing":
        if (f.choosing) after.push(`that chooses ${a(v, f.choosing)}`);
        break;
      case "choosesOnly":
        after.push("that chooses it and no other friendly unit");
        break;
      case "group":
        after.push(groupText(f));
        break;
    }
  return {
    before: words(...before, closest),
    noun: nounOf(f, many, options.conjunction ?? (many ? "and" : "or")),
    after: words(...after),
    possessive,
  };
}

/** Of a battlefield: "where you have units", "with exactly two units there". */
function thereAreText(v: Voice, { filter, exactly }: NonNullable<Filter["thereAre"]>): string {
  const { side, ...others } = filter;
  if (exactly !== undefined) return `with exactly ${spelled(exactly)} ${these(v, others)} there`;
  return `where ${side === "yours" ? `${v.doer.you} have` : "there are"} ${these(v, others)}`;
}

function groupText(f: Filter): string {
  const { group = {} } = f;
  return words(
    group.sameLocation && (f.place === undefined ? "at the same location" : ""),
    group.sameController && "with the same controller",
    group.totalMightAtMost !== undefined &&
      `${group.sameController ? "and a total Might of" : "with total Might"} ${group.totalMightAtMost} or less`,
    group.oneEachLocation && "at each location",
  );
}

// ------------------------------------------------------------------------------------------------------------- phrases

/** "a unit", "another friendly unit", "one of your units", "a unit at a battlefield or a gear". */
export function a(v: Voice, f: Filter, options: NounOptions = {}): string {
  if (f.attachedTo === "it" && f.kinds?.length === 1)
    return `one of its ${plural(f.kinds[0] === "equipment" ? "Equipment" : (f.kinds[0] ?? "card"))}`;
  if (f.or) {
    const all = f.or.map((one) => a(v, one, options));
    const [head = ""] = all;
    const shared = /^an? \w+ unit (?=that's )/.exec(head)?.[0] ?? "";
    return list(
      all.map((text, at) => (at > 0 && shared && text.startsWith(shared) ? text.slice(shared.length) : text)),
      "or",
    );
  }
  const noun = describe(v, f, { ...options, many: false });
  if (noun.possessive) {
    const many = describe(v, f, { ...options, many: true, oneBattlefield: true });
    return words("one of", v.doer.your, many.before, many.noun, many.after);
  }
  if (f.kinds?.includes("something")) return words(noun.noun, noun.after);
  if (f.among !== undefined && !f.kinds && !f.tags && !f.notKinds) return v.doer.third || f.among === "triggered" ? "one of them" : "one";
  if (f.is?.includes("chosenChampion")) return words(v.doer.your, noun.before, noun.after);
  if (f.among !== undefined && f.kinds && saidBeforeNoun(f, "among")) {
    const { among: _, ...others } = f;
    return `from among them ${a(v, others, options)}`;
  }
  const phrase = words(noun.before, noun.noun, noun.after);
  return f.other ? `an${phrase}` : withArticle(phrase);
}

/** "enemy units here", "your Mechs", "other friendly units". */
export function these(v: Voice, f: Filter, options: NounOptions = {}): string {
  if (f.or)
    return list(
      f.or.map((one) => these(v, one, options)),
      options.conjunction ?? "and",
    );
  const noun = describe(v, f, { ...options, many: true });
  return words(noun.possessive && v.doer.your, noun.before, noun.noun, noun.after);
}

/** After "for each": "friendly gear", "of your [Mighty] units". */
export function eachOf(v: Voice, f: Filter): string {
  const noun = describe(v, f, { zonePrep: "in", thisWay: true });
  if (!noun.possessive) return words(noun.before, noun.noun, noun.after);
  const many = describe(v, f, { many: true, zonePrep: "in" });
  return words("of", v.doer.your, many.before, many.noun, many.after);
}

/** A number of them: "two friendly units", "4 runes". Runes and cards are always counted in digits. */
export function numberOf(v: Voice, n: number, f?: Filter): string {
  const digits = f?.kinds ? f.kinds.some((kind) => kind === "rune" || kind === "card") : f?.tags === undefined;
  return n === 1 || (v.spells && !digits) ? spelled(n) : String(n);
}
