import type { Vocabulary } from "../actions/parse.ts";
import type { BattlefieldCheck, Contents, CostCheck, Located, ObjectCheck, PlayerCheck } from "../case.ts";
import { ZONES } from "../case.ts";
import type { Part } from "./document.ts";
import { keyword } from "./keywords.ts";
import { pool } from "./players.ts";
import { named, place, things, thingsOfAnybody } from "./things.ts";
import { fields, flag, integer, list, oneOf, rule, seat, seatOrNone, text } from "./values.ts";

/** What is expected of a player, an object or a battlefield: one check for each key. */

type Readers<C> = Readonly<Record<string, (value: Part) => C>>;

function checks<C extends object>(part: Part, what: string, readers: Readers<C>): Located<C>[] {
  const found: Located<C>[] = [];
  const noting = Object.fromEntries(
    Object.entries(readers).map(([key, read]) => [key, (value: Part) => void found.push({ ...read(value), line: value.line })]),
  );
  fields(part, what, noting);
  return found;
}

export function playerChecks(part: Part, vocabulary: Vocabulary): Located<PlayerCheck>[] {
  const number = (key: "points" | "xp" | "runes" | "readyRunes" | "runeDeck") => (value: Part) => ({ key, n: integer(value, key) });
  const zone = (key: "hand" | "trash" | "banished" | "base") => (value: Part) => ({ key, contents: contents(value, vocabulary, key) });
  return checks<PlayerCheck>(part, "a player", {
    points: number("points"),
    xp: number("xp"),
    hand: zone("hand"),
    deck: (value) => ({ key: "deck", contents: deck(value, vocabulary) }),
    trash: zone("trash"),
    banished: zone("banished"),
    base: zone("base"),
    runes: number("runes"),
    readyRunes: number("readyRunes"),
    runeDeck: number("runeDeck"),
    pool: (value) => ({ key: "pool", pool: pool(value) }),
    lost: (value) => ({ key: "lost", is: flag(value, "lost") }),
    breaks: (value) => ({ key: "breaks", rules: list(value, "rule numbers", rule) }),
    keeps: (value) => ({ key: "keeps", rules: list(value, "rule numbers", rule) }),
  });
}

function contents(part: Part, vocabulary: Vocabulary, what: string): Contents {
  if (part.isList()) return { exactly: things(part, vocabulary, what) };
  return { count: integer(part, `${what}, a list of names or how many there are`, 0) };
}

function deck(part: Part, vocabulary: Vocabulary): Extract<PlayerCheck, { key: "deck" }>["contents"] {
  if (part.isList()) return { top: things(part, vocabulary, "a deck, top first") };
  if (!part.isMap()) return { count: integer(part, "a deck, a list of its top cards, how many there are or {contains: [..]}", 0) };
  let wanted: Part | null = null;
  fields(part, "a deck", {
    contains: (value) => {
      wanted = value;
    },
  });
  return { contains: wanted === null ? [] : things(wanted, vocabulary, "cards of a deck") };
}

export function objectChecks(part: Part, vocabulary: Vocabulary): Located<ObjectCheck>[] {
  const is = (key: "exhausted" | "stunned" | "attacker" | "defender") => (value: Part) => ({ key, is: flag(value, key) });
  const number = (key: "damage" | "might" | "base might") => (value: Part) => ({ key, n: integer(value, key) });
  return checks<ObjectCheck>(part, "an object", {
    zone: (value) => ({ key: "zone", zone: oneOf(value, ZONES, "a zone") }),
    at: (value) => ({ key: "at", place: wholePlace(value, vocabulary) }),
    exhausted: is("exhausted"),
    damage: number("damage"),
    might: number("might"),
    "base might": number("base might"),
    buffed: (value) => ({ key: "buffed", times: flagOrNumber(value, "buffed") }),
    stunned: is("stunned"),
    empowered: (value) => ({ key: "empowered", times: flagOrNumber(value, "empowered") }),
    attacker: is("attacker"),
    defender: is("defender"),
    keywords: (value) => ({ key: "keywords", keywords: list(value, "keywords", keyword) }),
    lacks: (value) => ({ key: "lacks", keywords: list(value, "keywords", keyword) }),
    tags: (value) => ({ key: "tags", tags: list(value, "tags", (tag) => text(tag, "a tag")) }),
    controller: (value) => ({ key: "controller", seat: seatOrNone(value, vocabulary.seats) }),
    owner: (value) => ({ key: "owner", seat: seat(value, vocabulary.seats) }),
    attachedTo: (value) => ({
      key: "attachedTo",
      thing: value.scalarText() === "none" ? null : named(value, vocabulary, "an object or none"),
    }),
    attached: (value) => ({ key: "attached", things: things(value, vocabulary, "what is attached") }),
    cost: (value) => ({ key: "cost", cost: cost(value) }),
    "printed cost": (value) => ({ key: "printed cost", cost: cost(value) }),
  });
}

/** `at` has no acting player whose base it could mean. */
function wholePlace(part: Part, vocabulary: Vocabulary) {
  const found = place(part, vocabulary);
  if (found.kind === "base" && found.owner === null) part.refuse(`"base" does not say whose; expected "P1's base".`);
  return found;
}

function flagOrNumber(part: Part, what: string): number | boolean {
  return /^[+-]?\d+$/.test(part.scalarText() ?? "") ? integer(part, what, 0) : flag(part, what);
}

function cost(part: Part): CostCheck {
  const found: { energy: number | null; power: number | null } = { energy: null, power: null };
  fields(part, "a cost", {
    energy: (value) => {
      found.energy = integer(value, "energy", 0);
    },
    power: (value) => {
      found.power = integer(value, "power", 0);
    },
  });
  return found;
}

export function battlefieldChecks(part: Part, vocabulary: Vocabulary): Located<BattlefieldCheck>[] {
  const player = (key: "controller" | "contested") => (value: Part) => ({ key, seat: seatOrNone(value, vocabulary.seats) });
  const names = (key: "facedown" | "units") => (value: Part) => ({ key, things: thingsOfAnybody(value, vocabulary, key) });
  return checks<BattlefieldCheck>(part, "a battlefield", {
    controller: player("controller"),
    contested: player("contested"),
    showdown: (value) => ({ key: "showdown", is: flag(value, "showdown") }),
    combat: (value) => ({ key: "combat", combat: oneOf(value, ["staged", "ongoing", "none"], "a state of combat") }),
    facedown: names("facedown"),
    units: names("units"),
    zone: (value) => ({ key: "zone", zone: oneOf(value, ZONES, "a zone") }),
  });
}
