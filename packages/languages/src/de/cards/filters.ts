/** Objects as nouns in any case: "eine andere befreundete Einheit hier mit höchstens 3 [M]". */
import type { Filter, Status } from "@rulebound/engine/language";
import {
  BARE,
  type Case,
  counting,
  type Determiner,
  determined,
  EIN_,
  formOf,
  like,
  type Nominal,
  type Noun,
  phrase,
  plain,
  possessive,
  standingFor,
} from "./forms.ts";
import { keywordText } from "./keywords.ts";
import { compound, nounOf, TOKEN_OF } from "./nouns.ts";
import { type Direction, placeText, zoneText } from "./places.ts";
import { costText, mightText } from "./ranges.ts";
import { me, type Voice } from "./voice.ts";
import { list, spelled, words } from "./words.ts";

export interface NounOptions {
  /** "eine Einheit aus deiner Ablage" or "Karten in deiner Ablage". */
  readonly zonePrep?: "from" | "in";
  /** "eine Einheit von einem Schlachtfeld". */
  readonly placeDirection?: Direction;
  /** Kinds are joined by this: "Einheit oder Ausrüstung". */
  readonly conjunction?: "oder" | "und" | "und/oder";
  /** One of several is meant: "auf einem Schlachtfeld" even in the plural. */
  readonly oneBattlefield?: boolean;
  /** "so aufgedeckt" instead of "davon". */
  readonly thisWay?: boolean;
  /** The place is said elsewhere. */
  readonly withoutPlace?: boolean;
}

interface Described {
  readonly nouns: readonly Noun[];
  readonly adjectives: readonly string[];
  readonly after: string;
  /** "dein": takes the place of the article. */
  readonly possessive: boolean;
  /** A noun without an article: "etwas". */
  readonly bare: boolean;
}

const ADJECTIVE: Readonly<Record<Status, string>> = {
  ready: "bereit",
  exhausted: "erschöpft",
  stunned: "betäubt",
  buffed: "gestärkt",
  damaged: "verwundet",
  mighty: "[Mighty|mächtig]",
  empowered: "[Empowered|bestärkt]",
  equipped: "ausgerüstet",
  attached: "angelegt",
  detached: "nicht angelegt",
  attacking: "angreifend",
  defending: "verteidigend",
  inCombat: "kämpfend",
  inShowdown: "",
  alone: "",
  onlyYours: "einzig",
  token: "",
  champion: "",
  facedown: "verdeckt",
  open: "offen",
  occupied: "besetzt",
  uncontrolled: "herrenlos",
  chosenChampion: "",
  movedThisTurn: "in diesem Zug bewegt",
  playedThisTurn: "in diesem Zug gespielt",
  conqueredThisTurn: "in diesem Zug von dir erobert",
};
/** As a predicate: "bin [Mighty|mächtig]". */
const STATUS_PREDICATE: Readonly<Partial<Record<Status, string>>> = {
  alone: "allein",
  inCombat: "im Kampf",
  inShowdown: "in einem Showdown",
};
export const predicateOf = (status: Status): string => STATUS_PREDICATE[status] ?? ADJECTIVE[status];

const DOMAIN: Readonly<Record<NonNullable<Filter["domain"]>, string>> = {
  fury: "Zorn",
  calm: "Ruhe",
  mind: "Geist",
  body: "Körper",
  chaos: "Chaos",
  order: "Ordnungs",
};

/** The noun of each kind: "Einheit", "Mech-Einheit", "Recruit-Spielstein", "Poro". */
function nounsOf(f: Filter): readonly Noun[] {
  const kinds = f.kinds ?? [];
  const name = typeof f.named === "object" ? f.named.name : undefined;
  const isToken = f.is?.includes("token") === true;
  if (kinds.length === 0) {
    if (name !== undefined) return [isToken ? compound(name, nounOf("token")) : nounOf(name)];
    if (f.tags) return f.tags.map(nounOf);
    return [prefixed(f, nounOf(isToken ? "token" : f.is?.includes("chosenChampion") ? "champion" : "card"))];
  }
  return kinds.map((kind) =>
    prefixed(f, isToken ? (TOKEN_OF[kind] ?? nounOf("token")) : nounOf(kind === "facedown" && kinds.length > 1 ? "verdeckte Karte" : kind)),
  );
}

function prefixed(f: Filter, base: Noun): Noun {
  const name = f.kinds !== undefined && typeof f.named === "object" ? f.named.name : undefined;
  const tags = f.kinds === undefined ? [] : (f.tags ?? []);
  if (tags.length > 1) {
    const all = (conjunction: "und" | "oder"): string =>
      list(
        tags.map((tag, at) => (at < tags.length - 1 ? `${tag}-` : tag)),
        conjunction,
      );
    return { ...base, one: `${all("oder")}-${base.one}`, many: `${all("und")}-${base.many}` };
  }
  const all = [f.domain && DOMAIN[f.domain], name, tags[0], f.is?.includes("champion") && "Champion"].filter(
    (one) => typeof one === "string",
  );
  return all.reduceRight<Noun>((noun, prefix) => (prefix ? compound(prefix, noun) : noun), base);
}

const saidBeforeNoun = (f: Filter, key: keyof Filter): boolean => {
  const keys = Object.keys(f);
  const noun = Math.max(keys.indexOf("kinds"), keys.indexOf("tags"));
  return noun < 0 || keys.indexOf(key) < noun;
};

export function describe(v: Voice, f: Filter, many: boolean, options: NounOptions = {}): Described {
  const nouns = nounsOf(f);
  const [noun = nounOf("card")] = nouns;
  const bare = f.kinds?.includes("something") === true;
  const adjectives: string[] = [];
  const after: string[] = [];
  const isMixed = !many && nouns.some(({ g }) => g !== noun.g);
  const relative = isMixed ? "der oder die" : { m: "der", f: "die", n: "das", pl: "die" }[formOf(noun, many)];
  const relativeObject = { m: "den", f: "die", n: "das", pl: "die" }[formOf(noun, many)];
  let isPossessive = false;
  if (f.kinds?.length === 1 && f.kinds[0] === "facedown") adjectives.push("verdeckt");
  for (const key of Object.keys(f) as (keyof Filter)[])
    switch (key) {
      case "other":
        if (bare) after.push("anderes");
        else adjectives.unshift("ander");
        break;
      case "is":
        for (const status of f.is ?? []) {
          if (status === "token" || status === "champion" || status === "chosenChampion") continue;
          if (status === "alone") after.push(`, ${relative} allein ${many ? "sind" : "ist"},`);
          else if (status === "inShowdown") after.push("in einem Showdown");
          else if (status === "inCombat") after.push("im Kampf");
          else if (bare) after.push(`, das ${predicateOf(status)} ist,`);
          else adjectives.push(ADJECTIVE[status]);
        }
        break;
      case "not":
        for (const status of f.not ?? [])
          if (status === "token") after.unshift(many ? ", die keine Spielsteine sind," : `, ${relative} kein Spielstein ist,`);
          else adjectives.push(`nicht ${predicateOf(status)}`);
        break;
      case "notTags":
        for (const tag of f.notTags ?? []) after.unshift(many ? `, die keine ${nounOf(tag).many} sind,` : `, ${relative} kein ${tag} ist,`);
        break;
      case "notKinds":
        for (const kind of f.notKinds ?? [])
          after.unshift(
            many
              ? `, die keine ${nounOf(kind).many} sind,`
              : `, ${relative} ${phrase(plainNominal(nounOf(kind), false), possessive("kein"), "nom")} ist,`,
          );
        break;
      case "side":
        if (f.side === "friendly" && f.kinds?.includes("battlefield")) after.push(`, ${relativeObject} du oder Verbündete kontrollieren,`);
        else if (f.side === "friendly") adjectives.push(bare ? "" : "befreundet");
        else if (f.side === "enemy") adjectives.push(bare ? "" : "gegnerisch");
        else if (f.side === "yours" && saidBeforeNoun(f, "side")) isPossessive = true;
        else if (f.side === "yours") adjectives.push(bare ? "" : "eigen");
        else after.unshift(many ? "von Gegnern" : "eines Gegners");
        if (bare && f.side) after.unshift({ enemy: "Gegnerisches", friendly: "Befreundetes", yours: "Eigenes", opponents: "" }[f.side]);
        break;
      case "notController":
        after.push(`, ${relativeObject} du nicht kontrollierst,`);
        break;
      case "inCombatWith":
        if (f.inCombatWith) after.push(`, ${relative} mit ${a(v, f.inCombatWith, "dat")} im Kampf ist,`);
        break;
      case "chosenBy":
        if (f.chosenBy) after.push(`, ${relative} gerade von ${a(v, f.chosenBy, "dat")} gewählt wird,`);
        break;
      case "thereAre":
        if (f.thereAre) after.push(thereAreText(v, f.thereAre));
        break;
      case "notChosen":
        if (f.notChosen === "exhausted") adjectives.unshift("ander");
        if (f.notController) after.push(`, ${relative} für diesen Zauber noch nicht gewählt wurde,`);
        break;
      case "sameControllerAs":
        after.push("desselben Beherrschers");
        break;
      case "attachedTo":
        if (f.attachedTo === "me") after.push(`, ${relative} an ${me(v, "acc")} angelegt ${many ? "sind" : "ist"},`);
        break;
      case "banishedWith":
        adjectives.push(`mit ${f.banishedWith === "this" ? "dieser Karte" : me(v, "dat")} verbannt`);
        break;
      case "place":
        if (f.place && !options.withoutPlace)
          after.push(placeText(v, f.place, options.placeDirection ?? "at", many && !options.oneBattlefield));
        break;
      case "zone":
        if (f.among === undefined) after.push(zoneText(v, f, options.zonePrep ?? "from", many));
        break;
      case "among":
        if (options.thisWay || f.thisWay) adjectives.push("so aufgedeckt");
        else after.push("davon");
        break;
      case "keyword":
        if (f.keyword) after.push(`mit ${keywordText({ keyword: f.keyword })}`);
        break;
      case "lacks":
        if (f.lacks) after.push(`ohne ${keywordText({ keyword: f.lacks })}`);
        break;
      case "might":
        if (f.might) after.push(mightText(v, f.might));
        break;
      case "energy":
        after.push(costText(v, f));
        break;
      case "power":
        if (!f.energy) after.push(costText(v, f));
        break;
      case "named":
        if (f.named === "mine") after.push(v.person === "I" ? "mit meinem Namen" : "mit diesem Namen");
        else if (f.named === "named") after.push(f.kinds?.includes("spell") ? "mit diesem Namen" : "mit dem genannten Merkmal");
        break;
      case "owner":
        after.push(`, ${relativeObject} ${f.owner === "you" ? "du besitzt" : "ein Gegner besitzt"},`);
        break;
      case "playedFrom":
        adjectives.push("nicht aus der Hand gespielt");
        break;
      case "choosing":
        if (f.choosing) after.push(`, ${relative} ${a(v, f.choosing, "acc")} ${many ? "wählen" : "wählt"},`);
        break;
      case "choosesOnly":
        after.push(`, ${relative} sie und keine andere befreundete Einheit wählt,`);
        break;
      case "group":
        after.push(groupText(f));
        break;
    }
  return { nouns, adjectives: sidesLast(adjectives.filter(Boolean)), after: words(...inOrder(after)), possessive: isPossessive, bare };
}

const SIDES = new Set(["befreundet", "gegnerisch", "eigen"]);
/** "erschöpfte befreundete Einheit" */
const sidesLast = (adjectives: readonly string[]): string[] => [
  ...adjectives.filter((one) => !SIDES.has(one)),
  ...adjectives.filter((one) => SIDES.has(one)),
];

/** "davon", whose, what it has, where it is; relative clauses come behind everything else. */
const rankOf = (text: string): number =>
  /^(davon|anderes|Gegnerisches|Befreundetes|Eigenes|eines |von Gegnern|desselben |hier$|dort$)/.test(text)
    ? 0
    : text.startsWith(",")
      ? 3
      : /^(mit|ohne) /.test(text) && !text.includes(" als ")
        ? 1
        : 2;
const inOrder = (after: readonly string[]): readonly string[] => [
  ...[0, 1].flatMap((rank) => after.filter((text) => rankOf(text) === rank)),
  ...after.filter((text) => rankOf(text) === 2).sort((one, other) => Number(one.startsWith("mit ")) - Number(other.startsWith("mit "))),
  after
    .filter((text) => rankOf(text) === 3)
    .reduce((text, next) => (text === "" ? next : `${text.replace(/,$/, "")} und ${next.slice(2)}`), ""),
];

const plainNominal = (noun: Noun, many: boolean): Nominal => ({ noun, many, adjectives: [], after: "" });

/** Of a battlefield: "auf dem du Einheiten hast". */
function thereAreText(v: Voice, { filter, exactly }: NonNullable<Filter["thereAre"]>): string {
  const { side, ...others } = filter;
  if (exactly !== undefined) return `mit genau ${spelled(exactly)} ${these(v, others, "dat")}`;
  return side === "yours"
    ? `, auf dem ${v.doer.you.text} ${these(v, others, "acc")} ${v.doer.you.person === "s2" ? "hast" : "hat"},`
    : `, auf dem ${these(v, filter, "nom")} sind,`;
}

const groupText = (f: Filter): string =>
  words(
    f.group?.sameLocation && (f.place === undefined ? "am selben Ort" : ""),
    f.group?.sameController && "desselben Beherrschers",
    f.group?.totalMightAtMost !== undefined && `mit einer Gesamtmacht von höchstens ${f.group.totalMightAtMost}`,
    f.group?.oneEachLocation && "an jedem Ort",
  );

/** Several kinds share the article where their gender allows it: "eine Einheit oder Ausrüstung", "einen Zauber oder eine Einheit". */
export function said(d: Described, many: boolean, det: Determiner, c: Case, conjunction: "oder" | "und" | "und/oder"): string {
  const { nouns, adjectives, after } = d;
  const [first = nounOf("card"), ...others] = nouns;
  if (d.bare) return words(saidSomething(c), after);
  const isShared = many || others.every(({ g }) => g === first.g);
  const phrases = nouns.map((noun, at) =>
    isShared && at > 0
      ? phrase(plainNominal(noun, many), BARE, c === "gen" ? "nom" : c)
      : phrase({ noun, many, adjectives, after: "" }, det, c),
  );
  return words(list(phrases, conjunction), after);
}

const saidSomething = (_c: Case): string => "etwas";

// ------------------------------------------------------------------------------------------------------------- phrases

/** "eine Einheit", "eine deiner Einheiten", "eine Einheit auf einem Schlachtfeld oder eine Ausrüstung". */
export function a(v: Voice, f: Filter, c: Case, options: NounOptions = {}, det: Determiner = EIN_): string {
  if (f.attachedTo === "it" && f.kinds?.length === 1) return partitive(nounOf(f.kinds[0] ?? "card"), [], "", "ihr", c, det);
  if (f.or)
    return list(
      f.or.map((one) => a(v, one, c, options, det)),
      "oder",
    );
  const one = describe(v, f, false, options);
  if (one.possessive && (det.kind === "ein" || det.kind === "dies")) {
    const many = describe(v, f, true, { ...options, oneBattlefield: true });
    return partitive(many.nouns[0] ?? nounOf("card"), many.adjectives, many.after, v.doer.your, c, det);
  }
  if (f.among !== undefined && !f.kinds && !f.tags && !f.notKinds)
    return det === EIN_ ? `${standingFor("ein", "f", c)} davon` : `${said(one, false, det, c, "oder")}`;
  if (f.is?.includes("chosenChampion"))
    return phrase(
      { noun: nounOf("champion"), many: false, adjectives: ["gewählt"], after: one.after },
      det === EIN_ ? possessive(v.doer.your) : det,
      c,
    );
  return said(one, false, det, c, options.conjunction ?? "oder");
}

const partitive = (noun: Noun, adjectives: readonly string[], after: string, whose: string, c: Case, det: Determiner): string =>
  words(
    standingFor(det.kind === "dies" ? det.stem : "ein", noun.g, c),
    phrase({ noun, many: true, adjectives, after }, possessive(whose), "gen"),
  );

/** "gegnerische Einheiten hier", "deine Mechs", "zwei andere befreundete Einheiten". */
export function these(v: Voice, f: Filter, c: Case, options: NounOptions = {}, det: Determiner = BARE): string {
  if (f.or)
    return list(
      f.or.map((one) => these(v, one, c, options, det)),
      options.conjunction ?? "und",
    );
  const described = describe(v, f, true, options);
  const isPlain = det.kind === "plain" && det.word === "";
  const isOwn = described.adjectives.includes("eigen") && (isPlain || (det.kind === "dies" && det.stem === "all"));
  const many = isOwn ? { ...described, possessive: true, adjectives: described.adjectives.filter((one) => one !== "eigen") } : described;
  const isYours = many.possessive && (isPlain || (det.kind === "dies" && det.stem === "all"));
  if (many.possessive && !isYours && !many.adjectives.includes("eigen")) {
    const own = { ...many, adjectives: [...many.adjectives, "eigen"] };
    return said(own, true, det, c, options.conjunction ?? "und");
  }
  const text = said(many, true, isYours ? possessive(v.doer.your) : det, c, options.conjunction ?? "und");
  return isOwn && det.kind === "dies" ? `${determined(det, "pl", c)} ${text}` : text;
}

/** Behind "für": "jede befreundete Ausrüstung", "jede deiner [Mighty|mächtigen] Einheiten". */
export function eachOf(v: Voice, f: Filter, c: Case = "acc"): string {
  const one = describe(v, f, false, { zonePrep: "in", thisWay: true });
  if (!one.possessive) return said(one, false, like("jed"), c, "oder");
  const many = describe(v, f, true, { zonePrep: "in" });
  const [noun = nounOf("card")] = many.nouns;
  return words(
    standingFor("jed", noun.g, c),
    phrase({ noun, many: true, adjectives: many.adjectives, after: many.after }, possessive(v.doer.your), "gen"),
  );
}

/** "zwei", and digits for cards and runes. */
export function numberOf(n: number, f?: Filter): Determiner {
  const digits = f?.kinds ? f.kinds.some((kind) => kind === "rune" || kind === "card") : f?.tags === undefined;
  return plain(digits ? String(n) : spelled(n));
}

export const ANY_NUMBER = counting("beliebig", "viel");
export const AS_MANY = counting("ebenso", "viel");
